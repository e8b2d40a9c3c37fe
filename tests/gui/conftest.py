"""Fixtures for tests that open windows."""

from __future__ import annotations

import pytest

from tests.support.languages import CODES, compiled


@pytest.fixture
def languages(_english, monkeypatch):
    """All languages, compiled from the sources as they stand."""
    monkeypatch.setattr("bjdesk.assets.languages", compiled)
    return CODES


@pytest.fixture(autouse=True)
def _english(qapp, monkeypatch, tmp_path):
    """Start in English whatever is compiled on this machine."""
    monkeypatch.setattr("bjdesk.assets.languages", lambda: tmp_path / "none")
