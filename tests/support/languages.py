"""The program speaking a language, from the .ts files as they stand."""

from __future__ import annotations

import importlib.util
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from bjdesk.ui.language import LanguageSwitch

CODES = ("en", "sv", "nl", "cs")
FOREIGN = CODES[1:]
_SCRIPT = Path(__file__).parents[2] / "i18n" / "i18n.py"
_folders: list[tempfile.TemporaryDirectory[str]] = []  # kept until the run ends


@cache
def script() -> Any:
    """The translator's script as a module."""
    spec = importlib.util.spec_from_file_location("bjdesk_i18n", _SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


@cache
def compiled() -> Path:
    """A folder with all languages compiled."""
    _folders.append(tempfile.TemporaryDirectory(prefix="bjdesk-qm-", ignore_cleanup_errors=True))
    folder = Path(_folders[-1].name)
    script().release(folder)
    return folder


@contextmanager
def language_switch() -> Iterator[LanguageSwitch]:
    """A switch over the compiled languages; afterwards nothing of it is left."""
    before = QLocale()
    switch = LanguageSwitch(compiled())
    try:
        yield switch
    finally:
        for translator in switch.findChildren(QTranslator):
            QCoreApplication.removeTranslator(translator)
        QLocale.setDefault(before)


@contextmanager
def speaking(code: str) -> Iterator[None]:
    """All texts in this language."""
    with language_switch() as switch:
        assert switch.set(code)
        yield
