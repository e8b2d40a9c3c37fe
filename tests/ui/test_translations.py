"""The .ts files: complete, consistent with the glossary, and shaped as their sources are."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator

from bjdesk.engine.actions import Action
from bjdesk.engine.presets import PRESETS
from bjdesk.ui.card_names import card_name
from bjdesk.ui.labels import Button, button_words
from bjdesk.ui.rule_text import rule_sections
from bjdesk.ui.table_words import TableWords
from bjdesk.ui.translate import translate
from tests.support.languages import CODES, FOREIGN, script, speaking

pytestmark = pytest.mark.usefixtures("qapp")

GLOSSARY = Path(__file__).parents[2] / "i18n" / "glossary.md"
FORMS = {"en": 2, "sv": 2, "nl": 2, "cs": 3}

NAMES = {"bjdesk", "Python", "Qt", "Krog", "Vegas Strip", "BLACKJACK", "Blackjack", "blackjack", "CHARLIE", "Charlie"}
SIGNS = {
    "MAX",
    "MIN",
    "{option}, {value}",
    "{time} ms",
    "{who}: {what}",
    "{who}: {cards}, {total}.",
    "{hours}:{minutes} h",
}
BOXES = {"Box {box}", "Box {box}.{hand}", "Box {box}: {question}", "box {box}: {bet}", "{box}: {question}"}
SEATS = {"{name}: {what}", "{who}, box {box}"}
LETTERS = {"A", "BJ", "D", "P", "S", "{choice} {share}", "{hand}: {advices}."}  # of the strategy chart
SAME = {  # what is the same in English on purpose
    "sv": {"Filter", "{box}, hand {hand}", "Hand {hand}", "In", "Normal", "VERSION", "Version"},
    "nl": {
        "Coach", "HINT", "Hint",
        "BUST", "{box}, hand {hand}", "Bust", "COMPUTER", "CPU {box}", "Computer",
        "Credits", "Dealer", "Details", "Even money", "Even money?",
        "Filter", "Hand {hand}", "In", "Minimum {least}, maximum {most}.", "Privacy", "Seed", "{total}, bust",
        "exact {share}",
    },
    "cs": {"CPU {box}", "Dealer", "Export", "Export…", "Licence", "Minimum {least}, maximum {most}."},
}  # fmt: skip


def _messages(code: str):
    return list(script().load_ts(script().ts_path(code)).values())


def test_every_text_of_the_program_is_translated_and_fits(capsys):
    status = script().check()
    assert status == 0, capsys.readouterr().out


@pytest.mark.parametrize("code", FOREIGN)
def test_only_cognates_are_the_same_in_english(code):
    same = {message.key.source for message in _messages(code) if message.key.source in message.forms}
    assert same - NAMES - SIGNS - BOXES - SEATS - LETTERS == SAME[code]


@pytest.mark.parametrize("code", CODES)
def test_every_plural_has_all_its_forms_and_they_differ(code):
    plurals = [message for message in _messages(code) if message.plural]
    assert plurals
    for message in plurals:
        assert len(message.forms) == FORMS[code]
        assert all("%n" in form for form in message.forms[1:])
    assert any(len(set(message.forms)) == FORMS[code] for message in plurals)


@pytest.mark.parametrize("code", FOREIGN)
def test_a_translation_is_shaped_as_its_source(code):
    for message in _messages(code):
        source = message.key.source
        for form in message.forms:
            assert "  " not in form
            assert form.endswith(".") == source.endswith("."), form
            assert form.endswith("?") == source.endswith("?"), form
            assert "!" not in form
            if source[0].isalpha() and form[0].isalpha():
                assert form[0].isupper() == source[0].isupper(), form
            if source.isupper() and len(source) > 1:
                assert form == form.upper()


@pytest.mark.parametrize(
    "code, one, few, many",
    [
        ("en", "1 pack ", "2 packs", "5 packs"),
        ("sv", "1 kortlek ", "2 kortlekar", "5 kortlekar"),
        ("nl", "1 pak ", "2 pakken", "5 pakken"),
        ("cs", "1 balíček", "2 balíčky", "5 balíčků"),
    ],
)
def test_numbers_choose_their_form(code, one, few, many):
    with speaking(code):
        said = [translate("Rules", "The cards come from %n packs of 52 cards.", None, n) for n in (1, 2, 5)]
    for text, form in zip(said, (one, few, many), strict=True):
        assert form in text


def _glossary() -> list[list[str]]:
    rows = re.findall(r"^\|(.+)\|$", GLOSSARY.read_text(encoding="utf-8"), re.MULTILINE)
    return [[cell.strip() for cell in row.split("|")] for row in rows[2:]]


@pytest.mark.parametrize("place, code", list(enumerate(CODES)))
def test_the_buttons_use_the_words_of_the_glossary(place, code):
    terms = {row[0]: row[place] for row in _glossary()}
    compared = 0
    for button in (*Button, *Action):
        with speaking("en"):
            english = button_words(button).name.lower()
        if english in terms:
            with speaking(code):
                words = button_words(button)
            assert words.name.lower().startswith(terms[english])
            if words.label.lower() not in _yes_and_no(code):
                assert words.label.lower().replace("\n", " ") == terms[english]
            compared += 1
    assert compared >= 18


def _yes_and_no(code: str) -> set[str]:
    with speaking(code):
        return {button_words(action).label.lower() for action in (Action.INSURANCE, Action.NO_INSURANCE)}


@pytest.fixture
def made_up_language(tmp_path):
    translator = QTranslator()
    assert translator.load(str(script().pseudo(tmp_path)))
    QCoreApplication.installTranslator(translator)
    yield
    QCoreApplication.removeTranslator(translator)


def test_no_word_of_the_table_goes_round_the_translation(made_up_language):
    rules = PRESETS["classic"]
    texts = [text for button in (*Button, *Action) for text in (button_words(button).label, button_words(button).name)]
    texts += [card_name(None), *TableWords().print_lines(rules)]
    for section in rule_sections(rules):
        texts += [
            section.title,
            *(sentence.text for sentence in section.sentences),
            *(row.name for row in section.rows),
        ]
    for text in texts:
        assert text.startswith("["), text
