"""Fixtures for tests that open windows."""

from __future__ import annotations

import pytest

from tests.support.languages import CODES, compiled
from tests.support.windows import switches


@pytest.fixture
def languages(monkeypatch):
    """All languages, compiled from the sources as they stand."""
    monkeypatch.setattr("bjdesk.assets.languages", compiled)
    return CODES


@pytest.fixture(autouse=True)
def _english_again(qapp):
    """Drop the translators of the test's windows."""
    yield
    for switch in switches:
        switch.set("en")
    switches.clear()
