"""`pytest tests/perft --update-perft` writes the counts anew; read the difference before you keep it."""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-perft", action="store_true", help="write the counts of the move trees anew")


@pytest.fixture
def update_perft(request: pytest.FixtureRequest) -> bool:
    """Whether the files are to be written: the option is known only where this folder is named on the command line."""
    return bool(request.config.getoption("--update-perft", default=False))
