"""The scripts of packaging/ are no package: they are loaded by their files."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path

import pytest

PACKAGING = Path(__file__).parents[2] / "packaging"


@pytest.fixture
def script(monkeypatch):
    """Load a script of packaging/ by name."""
    monkeypatch.syspath_prepend(str(PACKAGING))

    def load(name):
        path = PACKAGING / f"{name}.py"
        spec = importlib.util.spec_from_file_location(path.stem, path)
        module = importlib.util.module_from_spec(spec)
        monkeypatch.setitem(sys.modules, path.stem, module)
        spec.loader.exec_module(module)
        return module

    return load
