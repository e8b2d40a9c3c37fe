"""By which rules the table opens: those of the command line, else those chosen last, else the last round's."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bjdesk.engine.presets import PRESETS
from bjdesk.game.rule_sets import FileFault, RuleSets, write_rule_file
from bjdesk.game.settings import Settings, save
from bjdesk.stored_game import StoredGame
from bjdesk.ui.rule_words import damaged_sentence
from tests.support.game import bet_and_deal, play_out, table_at

pytestmark = pytest.mark.gui
HOME = replace(PRESETS["vegas"], decks=2, charlie=5)


@pytest.fixture
def folder(tmp_path):
    RuleSets(tmp_path / "rules").save("Home", HOME)
    return tmp_path


def opened(folder, *, remembered="", asked=None):
    """The name and the rules by which the table opens, and what was opened."""
    stored = StoredGame(folder, lambda fault: None)
    table = stored.table(asked, remembered)
    view = table.view
    table.close()
    return (view.rules_name, view.rules), stored


def test_the_first_start_plays_single_deck(qapp, folder):
    assert opened(folder)[0] == ("single-deck", PRESETS["single-deck"])


def test_the_set_that_was_chosen_last_is_played(qapp, folder):
    assert opened(folder, remembered="Home")[0] == ("Home", HOME)
    assert opened(folder, remembered="krog")[0] == ("krog", PRESETS["krog"])


def test_the_command_line_goes_before_what_was_chosen(qapp, folder, tmp_path):
    write_rule_file(tmp_path / "mine.toml", replace(HOME, decks=3))
    write_rule_file(tmp_path / "krog.toml", replace(HOME, decks=4))
    assert opened(folder, remembered="Home", asked="krog")[0] == ("krog", PRESETS["krog"])
    assert opened(folder, remembered="Home", asked=str(tmp_path / "mine.toml"))[0] == ("mine", replace(HOME, decks=3))
    name, rules = opened(folder, asked=str(tmp_path / "krog.toml"))[0]
    assert (name, rules.decks) == ("krog (file)", 4)


def test_a_set_that_is_gone_leaves_the_last_rounds_rules(qapp, folder):
    table = table_at(folder / "table.db", rules="vegas")
    bet_and_deal(table)
    play_out(table)
    table.close()
    assert opened(folder, remembered="Gone")[0] == ("vegas", PRESETS["vegas"])


def test_a_damaged_set_is_told_of_and_the_last_rounds_rules_hold(qapp, folder):
    (folder / "rules" / "Home.toml").write_text("decks = 99\n")
    played, stored = opened(folder, remembered="Home")
    assert played == ("single-deck", PRESETS["single-deck"])
    assert stored.damaged_rules.refused.fault is FileFault.WRONG_VALUE
    sentence = damaged_sentence(stored.damaged_rules)
    assert all(part in sentence for part in ("Home", "decks", "99"))


def test_a_running_round_goes_on_by_its_own_rules(qapp, folder):
    for seed in range(20):
        path = folder / f"{seed}" / "table.db"
        table = table_at(path, seed=seed)
        bet_and_deal(table)
        running = table.view.observation.turn is not None
        table.close()
        if running:
            RuleSets(path.parent / "rules").save("Home", HOME)
            assert opened(path.parent, remembered="Home")[0] == ("single-deck", PRESETS["single-deck"])
            return
    raise AssertionError("no round was left running")


def test_the_choice_is_in_the_settings_file(tmp_path):
    save(Settings(rules="Home"), tmp_path / "settings.toml")
    assert 'rules = "Home"' in (tmp_path / "settings.toml").read_text()
