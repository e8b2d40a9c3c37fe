"""`pytest tests/golden --update-golden` writes the golden rounds anew; read the difference before you keep it."""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-golden", action="store_true", help="write the golden rounds anew")


@pytest.fixture
def update_golden(request: pytest.FixtureRequest) -> bool:
    """Whether the files are to be written: the option is known only where this folder is named on the command line."""
    return bool(request.config.getoption("--update-golden", default=False))
