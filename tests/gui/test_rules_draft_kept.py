"""A draft that was not saved is never lost without a question; what was chosen for a set follows its name."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bjdesk.engine.presets import PRESETS
from bjdesk.game.rule_sets import RuleSet, RuleSets
from bjdesk.game.view import Phase
from bjdesk.ui.dialogs.ask import AskDialog
from bjdesk.ui.dialogs.rules_return import wait_for_threads
from bjdesk.ui.keys import Press
from tests.support.game import table_at
from tests.support.windows import open_window, press

pytestmark = pytest.mark.gui
CLASSIC = RuleSet("classic", PRESETS["classic"], own=False)


@pytest.fixture
def window(qtbot, tmp_path):
    made = open_window(qtbot, table_at(rules="classic", seed=3), folder=tmp_path)
    yield made
    made.side.close_all()
    wait_for_threads()


def edited(window, **changes):
    """The editor of the window, with these changes in it."""
    window._openings.edit_rules(CLASSIC)
    editor = window.side.get("rules-editor")
    for name, value in (changes or {"decks": 2}).items():
        editor.options.fields[name].changed.emit(name, value)
    return editor


def asked(editor):
    return [child for child in editor.children() if isinstance(child, AskDialog) and child.isVisible()]


def test_closing_the_table_asks_for_a_draft_that_was_not_saved_and_stays_at_no(window):
    editor = edited(window)
    window.close()
    (question,) = asked(editor)
    question.cancel.click()
    assert window.isVisible()
    assert editor.isVisible()
    assert editor._rules.decks == 2


def test_without_saving_editor_and_table_close_and_nothing_is_kept(window):
    editor = edited(window)
    window.close()
    asked(editor)[0].other.click()
    assert not editor.isVisible()
    assert not window.isVisible()
    assert not any(one.own for one in window.rooms.rule_sets.all())


def test_saved_from_the_question_editor_and_table_close(window):
    edited(window)
    window.close()
    asked(window.side.get("rules-editor"))[0].go.click()
    assert not window.isVisible()
    (own,) = (one for one in window.rooms.rule_sets.all() if one.own)
    assert own.rules.decks == 2


def test_what_can_not_be_saved_is_closed_without_or_edited_on(window):
    editor = edited(window, resplit_aces=True, max_hands=1)
    window.close()
    (question,) = asked(editor)
    assert question.other is None
    assert question.go.text() == "Close without saving"
    question.cancel.click()
    assert editor.isVisible()


def test_a_set_that_was_left_for_another_is_asked_for_after_the_other_is_saved(window):
    editor = edited(window)
    editor._open(RuleSet("vegas", PRESETS["vegas"], own=False))
    editor.options.fields["decks"].changed.emit("decks", 4)
    window.close()
    asked(editor)[0].go.click()
    assert [one.rules.decks for one in window.rooms.rule_sets.all() if one.own] == [4]
    (question,) = asked(editor)
    assert question.other is None
    question.go.click()
    assert not window.isVisible()


def test_closing_twice_asks_once(window):
    editor = edited(window)
    window.close()
    window.close()
    assert len(asked(editor)) == 1
    asked(editor)[0].other.click()
    assert not window.isVisible()


def test_a_no_forgets_that_the_table_was_to_be_closed(window):
    editor = edited(window)
    window.close()
    asked(editor)[0].cancel.click()
    editor.close()
    asked(editor)[0].other.click()
    assert not editor.isVisible()
    assert window.isVisible()


def test_a_saved_draft_is_not_asked_for(window):
    editor = edited(window)
    editor.keep()
    window.close()
    assert not window.isVisible()


def test_the_running_round_is_asked_for_after_the_draft(window):
    window.felt.buttons.boxes[0].click()
    press(window, Press.DEAL)
    assert window.shown_view.phase is Phase.PLAYING
    editor = edited(window)
    window.close()
    assert window.side.get("leave") is None
    asked(editor)[0].other.click()
    assert window.isVisible()
    window.side.get("leave").go.click()
    assert not window.isVisible()


def test_opening_another_set_over_changes_keeps_them_for_undo_and_for_the_question(window):
    editor = edited(window)
    editor._open(RuleSet("vegas", PRESETS["vegas"], own=False))
    assert not editor.changed
    assert editor.loses
    editor.close()
    asked(editor)[0].cancel.click()
    editor.go_back()
    assert editor._rules.decks == 2
    editor.go_back()
    assert not editor.loses


def test_limits_that_leave_no_bet_say_so_beside_them_and_can_still_be_kept(window, tmp_path):
    editor = edited(window, max_bet=600, chips=(1_000, 5_000))
    for name in ("min_bet", "max_bet", "chips"):
        assert "no bet" in editor.options.fields[name].reason.text()
    assert editor.save.isEnabled()
    editor.keep()
    (own,) = (one for one in RuleSets(window.rooms.rule_sets.folder).all() if one.own)
    window.play_by(own)
    assert window.shown_view.rules.max_bet == 600
    assert window.strip.rack.chips == []
    window.felt.buttons.boxes[0].click()
    assert window.shown_view.bets == (0,) * 7
    window.play_by(CLASSIC)
    assert [chip.value for chip in window.strip.rack.chips] == list(CLASSIC.rules.chips)


# ---------------------------------------------------------------- what was chosen for a set


def own_set_that_is_played(window):
    """An own set that the table plays by, never asked insurance, and the editor on it."""
    name = window.rooms.rule_sets.save("Home", replace(PRESETS["classic"], decks=2))
    own = window.rooms.rule_sets.find(name)
    window.play_by(own)
    window.change_settings(replace(window.settings, ask_insurance={"Home": False}))
    window._openings.edit_rules(own)
    return window.side.get("rules-editor")


def rename(editor, name):
    editor.name.setText(name)
    editor.name.textEdited.emit(name)
    editor.keep()


def test_a_renamed_set_keeps_what_was_chosen_for_it_and_is_played_at_the_next_start(window):
    editor = own_set_that_is_played(window)
    rename(editor, "Cabin")
    assert window.settings.rules == "Cabin"
    assert window.settings.ask_insurance == {"Home": False, "Cabin": False}  # the table still says Home
    window.play_by(window.rooms.rule_sets.find("Cabin"))
    rename(editor, "Boat")
    assert window.settings.ask_insurance["Boat"] is False


def test_a_new_set_does_not_inherit_what_was_chosen_for_a_deleted_one_of_its_name(window):
    editor = own_set_that_is_played(window)
    window.play_by(CLASSIC)
    editor.remove()
    assert window.settings.ask_insurance == {"Home": False}  # a deletion can be undone
    editor.go_back()
    assert window.settings.ask_insurance == {"Home": False}
    editor.remove()
    editor._open(CLASSIC)
    rename(editor, "Home")
    assert window.settings.ask_insurance == {}


def test_a_set_that_is_never_asked_is_declined_by_itself_under_its_new_name_too(window):
    editor = own_set_that_is_played(window)
    rename(editor, "Cabin")
    window.play_by(window.rooms.rule_sets.find("Cabin"))
    for _ in range(60):
        window.felt.buttons.boxes[0].click()
        press(window, Press.DEAL)
        assert window.prompt.question is None or not window.prompt.is_money_question()
        while window.shown_view.phase is Phase.PLAYING:
            press(window, Press.STAND)
