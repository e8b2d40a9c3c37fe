"""Languages: which one is chosen at first start, and changing it while the program runs."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QTranslator
from PySide6.QtWidgets import QDialogButtonBox, QLabel

from bjdesk.engine.actions import Action
from bjdesk.ui.formats import money
from bjdesk.ui.labels import Button, button_words
from bjdesk.ui.language import LANGUAGES, LanguageSwitch, best_language, language
from bjdesk.ui.translate import translate
from tests.support.languages import CODES, FOREIGN, language_switch

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize(
    "wanted, code",
    [
        (["sv-SE", "en-GB"], "sv"),
        (["nl_BE.UTF-8"], "nl"),
        (["de-DE", "cs-CZ", "en"], "cs"),
        (["de-DE", "fr"], "en"),
        (["C"], "en"),
        ([], "en"),
        (["en-Latn-US", "sv"], "en"),
    ],
)
def test_the_first_wanted_language_that_we_have_is_chosen(wanted, code):
    assert best_language(wanted) == code


def test_each_language_is_named_in_itself():
    assert {known.code: known.own_name for known in LANGUAGES} == {
        "en": "English",
        "sv": "Svenska",
        "nl": "Nederlands",
        "cs": "Čeština",
    }


def test_an_unknown_language_is_no_language():
    with pytest.raises(KeyError):
        language("de")


def test_the_language_changes_there_and_back():
    with language_switch() as switch:
        heard = []
        switch.changed.connect(heard.append)
        for code, word in (("sv", "KÖP"), ("cs", "VZÍT\nDALŠÍ"), ("nl", "KAART"), ("en", "HIT"), ("sv", "KÖP")):
            assert switch.set(code)
            assert switch.current() == code
            assert button_words(Action.HIT).label == word
        assert heard == ["sv", "cs", "nl", "en", "sv"]


def test_numbers_follow_the_language():
    with language_switch() as switch:
        switch.set("nl")
        assert money(118_000) == "1.180"
        switch.set("en")
        assert money(118_000) == "1,180"
        assert QLocale().name() == "en_GB"


def test_qts_own_words_follow_too():
    with language_switch() as switch:
        said = set()
        for code in CODES:
            switch.set(code)
            buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
            said.add(buttons.button(QDialogButtonBox.StandardButton.Cancel).text().replace("&", ""))
            buttons.deleteLater()
        assert said == {"Cancel", "Avbryt", "Annuleren", "Zrušit"}


class _Listening(QLabel):
    """Hears of a change, and never hears a source text in a foreign language."""

    def __init__(self) -> None:
        super().__init__()
        self.words: list[str] = []

    def changeEvent(self, event):
        if event.type() == QEvent.Type.LanguageChange:
            self.words.append(button_words(Button.DEAL).label)
        super().changeEvent(event)


def test_no_text_is_asked_for_between_the_languages():
    with language_switch() as switch:
        label = _Listening()
        switch.set("sv")
        QCoreApplication.sendPostedEvents()
        switch.set("cs")
        QCoreApplication.sendPostedEvents()
        assert set(label.words) == {"GE", "ROZDAT"}
        assert label.words[-1] == "ROZDAT"
        label.deleteLater()


def test_a_language_that_is_not_compiled_changes_nothing(tmp_path):
    switch = LanguageSwitch(tmp_path)
    assert not switch.set("sv")
    assert switch.current() == "en"
    assert translate("Button", "DEAL") == "DEAL"


def test_english_needs_no_file(tmp_path):
    before = QLocale()
    switch = LanguageSwitch(tmp_path)
    assert switch.set("en")
    for translator in switch.findChildren(QTranslator):
        QCoreApplication.removeTranslator(translator)
    QLocale.setDefault(before)


@pytest.mark.parametrize("code", FOREIGN)
def test_old_translators_do_not_pile_up(code):
    with language_switch() as switch:
        for _ in range(5):
            switch.set(code)
            switch.set("en")
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        assert len(switch.children()) <= 2
