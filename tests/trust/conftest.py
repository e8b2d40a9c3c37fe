"""What every row of TRUST.md has: a seed with the command that replays it, a figure that it reports, a quick folder."""

from __future__ import annotations

import os
import random
import secrets
import shutil
import tempfile
import zlib
from pathlib import Path

import pytest

SEED = "BJDESK_SEED"


@pytest.fixture
def seed(request):
    """What all chance of the test follows from: the same at every change, a new one in a full run, or `BJDESK_SEED`."""
    node = request.node
    asked = os.environ.get(SEED)
    fresh = secrets.randbits(32) if node.get_closest_marker("full") else zlib.crc32(node.name.encode())
    number = int(asked) if asked else fresh
    print(f"seed {number}, again with: {SEED}={number} python -m pytest -m '' '{node.nodeid}'")
    return number


@pytest.fixture
def rand(seed):
    """Chance by the test's seed."""
    return random.Random(seed)


@pytest.fixture
def measured(record_property):
    """Report a figure; packaging/promises.py puts it beside what is asked."""

    def report(text: str) -> None:
        print(text)
        record_property("measured", text)

    return report


@pytest.fixture
def quick(tmp_path):
    """A folder in memory where there is one: for what asks nothing of the disk itself."""
    memory = Path("/dev/shm")
    if not os.access(memory, os.W_OK):
        yield tmp_path
        return
    folder = Path(tempfile.mkdtemp(prefix="bjdesk-", dir=memory))
    yield folder
    shutil.rmtree(folder)
