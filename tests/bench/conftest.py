"""Figures are those of a started program: what is there from the start is no longer looked through for garbage."""

from __future__ import annotations

import gc

import pytest


@pytest.fixture(autouse=True)
def _as_started():
    gc.collect()
    gc.freeze()
    yield
    gc.unfreeze()
