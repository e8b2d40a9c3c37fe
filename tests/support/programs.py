"""Programs of the tests' own: they fork and kill, which no test process should do itself."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
LONGEST = 3_000
"""Seconds."""


def told(name, *arguments, **environment):
    """Run `tests.support.NAME` to its end; the JSON that it prints."""
    command = [sys.executable, "-m", f"tests.support.{name}", *map(str, arguments)]
    env = {**os.environ, "PYTHONPATH": str(ROOT), **environment}
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False, timeout=LONGEST)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)
