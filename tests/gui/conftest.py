"""Fixtures for tests that open windows."""

from __future__ import annotations

import pytest

from tests.support.languages import CODES, compiled
from tests.support.windows import switches


@pytest.fixture
def languages(_english, monkeypatch):
    """All languages, compiled from the sources as they stand."""
    monkeypatch.setattr("bjdesk.assets.languages", compiled)
    return CODES


@pytest.fixture(autouse=True)
def _english(qapp, monkeypatch, tmp_path):
    """Start in English whatever is compiled on this machine, and drop the translators of the test's windows."""
    monkeypatch.setattr("bjdesk.assets.languages", lambda: tmp_path / "none")
    yield
    for switch in switches:
        switch.set("en")
    switches.clear()
