"""RULES: every set can be read and printed at any time, and played between rounds."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF, QImage
from PySide6.QtTest import QTest

from bjdesk.engine.presets import PRESETS
from bjdesk.game.rule_sets import RuleSets
from bjdesk.game.view import Phase
from bjdesk.ui.keys import Press
from bjdesk.ui.labels import Button
from bjdesk.ui.panels.chip_rack import ChipButton
from bjdesk.ui.rule_print import pdf_of, rule_document, scale_indents
from bjdesk.ui.rule_text import rule_sections
from tests.support.game import table_at
from tests.support.languages import CODES, speaking
from tests.support.windows import click, just_plays, open_window, press, seed_where

pytestmark = pytest.mark.gui
HOME = replace(PRESETS["vegas"], decks=2, charlie=5, chips=(200, 1000), min_bet=200)


@pytest.fixture
def sets(tmp_path):
    made = RuleSets(tmp_path / "rules")
    made.save("Home", HOME)
    return made


def open_rules(qtbot, tmp_path, **options):
    window = open_window(qtbot, table_at(seed=options.pop("seed", 0)), folder=tmp_path, **options)
    window.open(Button.RULES)
    return window, window.side.get("rules")


def pick(dialog, name):
    dialog.choice.choose(name)
    dialog.choice.activated.emit(dialog.choice.currentIndex())


@pytest.mark.parametrize("name", PRESETS)
def test_each_preset_is_chosen_between_rounds_and_the_balance_goes_along(qtbot, tmp_path, name):
    saved = []
    window, dialog = open_rules(qtbot, tmp_path, saved=saved)
    balance = window.bridge.view.balance
    pick(dialog, name)
    if name != "single-deck":
        dialog.play.click()
    view = window.shown_view
    assert (view.rules_name, view.rules, view.balance) == (name, PRESETS[name], balance)
    assert not dialog.play.isEnabled()
    shown = sorted(chip.value for chip in window.strip.findChildren(ChipButton) if chip.isVisible())
    assert shown == [chip for chip in PRESETS[name].chips if chip <= PRESETS[name].max_bet]
    if name != "single-deck":
        assert saved[-1].rules == name


def test_a_set_of_the_players_is_played_with_its_own_chips(qtbot, tmp_path, sets):
    window, dialog = open_rules(qtbot, tmp_path)
    pick(dialog, "Home")
    dialog.play.click()
    assert window.shown_view.rules == HOME
    assert window.settings.rules == "Home"
    click(window.strip.rack.chips[0])
    click(window.strip.rack.chips[0])
    window.felt.box_pressed.emit(0, window.bridge.view.step)
    press(window, Press.DEAL)
    assert window.bridge.view.observation is not None
    assert window.bridge.view.rules == HOME


def test_in_a_round_every_set_can_be_read_and_none_played_and_the_reason_is_there(qtbot, tmp_path, sets):
    window = open_window(qtbot, table_at(seed=seed_where(just_plays)), folder=tmp_path)
    click(window.strip.rack.chips[0])
    press(window, Press.DEAL)
    QTest.keyClick(window, Qt.Key.Key_F1)
    dialog = window.side.get("rules")
    pick(dialog, "Home")
    assert "Charlie" in dialog.text.toPlainText()
    assert not dialog.play.isEnabled()
    assert "running" in dialog.reason.text()
    assert dialog.play.accessibleDescription() == dialog.reason.text()
    while window.shown_view.phase is Phase.PLAYING:
        press(window, Press.STAND)
    assert dialog.play.isEnabled()


def test_a_damaged_set_says_what_is_wrong_and_can_not_be_played(qtbot, tmp_path, sets):
    (sets.folder / "Home.toml").write_text("decks = 99\n")
    _, dialog = open_rules(qtbot, tmp_path)
    pick(dialog, "Home")
    assert "decks" in dialog.text.toPlainText()
    assert "99" in dialog.text.toPlainText()
    assert not dialog.play.isEnabled()
    assert not dialog.edit.isEnabled()


def test_rules_that_are_no_set_of_the_list_are_the_first_of_it(qtbot, tmp_path):
    table = table_at()
    table.change_rules(HOME, "Elsewhere")
    window = open_window(qtbot, table, folder=tmp_path)
    window.open(Button.RULES)
    dialog = window.side.get("rules")
    assert dialog.choice.itemText(0) == "Elsewhere (at the table)"
    assert dialog.choice.currentIndex() == 0
    assert "Charlie" in dialog.text.toPlainText()


def test_the_words_of_the_list_follow_the_language(qtbot, tmp_path, languages):
    window, dialog = open_rules(qtbot, tmp_path)
    titles = set()
    for code in languages:
        window.rooms.language.set(code)
        qtbot.wait(1)
        titles.add(dialog.choice.itemText(0))
    assert len(titles) == len(languages)


@pytest.mark.parametrize("code", CODES)
def test_the_text_on_paper_is_the_whole_text(qapp, code):
    with speaking(code):
        document = rule_document(PRESETS["classic"], "classic")
        said = document.toPlainText().replace("\N{NO-BREAK SPACE}", " ")
        for section in rule_sections(PRESETS["classic"]):
            assert section.title in said
            assert all(line.text.replace("\N{NO-BREAK SPACE}", " ") in said for line in section.sentences)
            assert all(row.value.replace("\N{NO-BREAK SPACE}", " ") in said for row in section.rows)
        content = pdf_of(document)
    assert content.startswith(b"%PDF")
    assert content.count(b"/Type /Page\n") >= 2


def lines_of(document):
    """For each numbered sentence: its number's left edge, where its words begin, and where its other lines do."""
    document.documentLayout().documentSize()  # laid out to the end
    block, found = document.begin(), []
    while block.isValid():
        layout, tab = block.layout(), block.text().find("\t")
        if tab >= 0:
            first = layout.lineAt(0)
            others = [layout.lineAt(line).x() for line in range(1, layout.lineCount())]
            found.append((first.cursorToX(0)[0], first.cursorToX(tab + 1)[0], others))
        block = block.next()
    return found


@pytest.mark.parametrize("size", [18.0, 36.0])
@pytest.mark.parametrize("code", CODES)
def test_all_lines_of_a_sentence_begin_beside_its_number(qtbot, tmp_path, code, size):
    window, dialog = open_rules(qtbot, tmp_path)
    window.rooms.language.set(code)
    dialog.set_text_size(size)
    dialog.resize(640, 600)
    for name in PRESETS:
        dialog.choose(name)
        found = lines_of(dialog.text.document())
        assert sum(bool(others) for _, _, others in found) > 5
        [words] = {begin for _, words, others in found for begin in (words, *others)}
        [number] = {number for number, _, _ in found}
        letters = QFontMetricsF(dialog.text.document().defaultFont())
        assert words - number >= letters.horizontalAdvance("18.8 ")


def test_they_do_on_paper_too(qapp):
    paper = QImage(10, 10, QImage.Format.Format_RGB32)
    paper.setDotsPerMeterX(round(300 / 0.0254))
    paper.setDotsPerMeterY(round(300 / 0.0254))
    document = rule_document(PRESETS["classic"], "classic")
    scale_indents(document, paper.logicalDpiX() / 96)
    document.documentLayout().setPaintDevice(paper)
    document.setTextWidth(900)
    found = lines_of(document)
    assert sum(bool(others) for _, _, others in found) > 5
    assert all(begin == pytest.approx(words, abs=0.1) for _, words, others in found for begin in others)


def test_a_file_that_can_not_be_written_is_said_so(qtbot, tmp_path):
    _, dialog = open_rules(qtbot, tmp_path)
    dialog.write(tmp_path / "rules.pdf", b"%PDF")
    assert (tmp_path / "rules.pdf").read_bytes() == b"%PDF"
    dialog.write(Path(tmp_path / "none" / "rules.pdf"), b"%PDF")
    assert "can't be written" in dialog.reason.text()


def test_with_nothing_left_the_rules_are_one_act_away(qtbot, tmp_path):
    table = table_at()
    table.change_rules(replace(PRESETS["single-deck"], min_bet=100_000, max_bet=100_000, chips=(100_000,)), "All")
    window = open_window(qtbot, table, folder=tmp_path)
    click(window.strip.rack.chips[0])
    press(window, Press.DEAL)
    assert window.bridge.view.balance == 0 or window.bridge.view.phase is Phase.RESULTS
    QTest.keyClick(window, Qt.Key.Key_F1)
    assert len(window.side.get("rules").text.toPlainText()) > 1000
