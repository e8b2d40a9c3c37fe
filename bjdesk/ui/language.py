"""The languages, and changing them while the window is open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator, Signal

from bjdesk import assets
from bjdesk.frozen import dataclass

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path


@dataclass(frozen=True, slots=True)
class Language:
    """A language of the program; `own_name` is what its speakers call it, `locale` gives numbers and dates."""

    code: str
    own_name: str
    locale: str


LANGUAGES: Final = (
    Language("en", "English", "en_GB"),
    Language("sv", "Svenska", "sv_SE"),
    Language("nl", "Nederlands", "nl_NL"),
    Language("cs", "Čeština", "cs_CZ"),
)
SOURCE: Final = LANGUAGES[0]


def language(code: str) -> Language:
    """The language with this code. Raises KeyError."""
    for known in LANGUAGES:
        if known.code == code:
            return known
    raise KeyError(code)


def best_language(wanted: Sequence[str]) -> str:
    """Code of the first wanted language ("sv-SE", "cs_CZ.UTF-8") that we have; English if there is none."""
    codes = {known.code for known in LANGUAGES}
    for name in wanted:
        code = name.replace("_", "-").split("-")[0].lower()
        if code in codes:
            return code
    return SOURCE.code


def system_language() -> str:
    """Code of the language that this computer speaks, as far as we have it."""
    return best_language(QLocale.system().uiLanguages())


class LanguageSwitch(QObject):
    """Sets the language of the running program; widgets hear of it by `QEvent.LanguageChange`."""

    changed = Signal(str)

    def __init__(self, folder: Path | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder or assets.languages()
        self._current = SOURCE
        self._installed: list[QTranslator] = []

    def current(self) -> str:
        """Code of the language in use."""
        return self._current.code

    def next_code(self) -> str:
        """Code of the language after the one in use, round and round."""
        return LANGUAGES[(LANGUAGES.index(self._current) + 1) % len(LANGUAGES)].code

    def set(self, code: str) -> bool:
        """Speak this language from now on. False if its compiled file is missing: then nothing changes.

        Raises KeyError for a language that we don't have. Both new translators are in place before the old ones
        go, so that no text is asked for in between.
        """
        wanted = language(code)
        ours = QTranslator(self)
        if not ours.load(f"bjdesk_{code}", str(self._folder)) and wanted is not SOURCE:
            return False
        QLocale.setDefault(QLocale(wanted.locale))
        self._install([*self._qts_own(code), ours])
        self._current = wanted
        self.changed.emit(code)
        return True

    def _qts_own(self, code: str) -> list[QTranslator]:
        """Words of Qt's own dialogs. Some builds of Qt come without; then these stay English."""
        translator = QTranslator(self)
        found = translator.load(f"qtbase_{code}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
        return [translator] if found else []

    def _install(self, new: list[QTranslator]) -> None:
        old, self._installed = self._installed, new
        for translator in new:
            QCoreApplication.installTranslator(translator)
        for translator in old:
            QCoreApplication.removeTranslator(translator)
            translator.deleteLater()
