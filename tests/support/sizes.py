"""A row of TRUST.md at two sizes: small at every change, whole where `-m full` asks for it."""

from __future__ import annotations

import pytest


def sizes(gate: object, full: object) -> list[object]:
    """The two parameters of a row's test."""
    return [gate, pytest.param(full, marks=pytest.mark.full)]
