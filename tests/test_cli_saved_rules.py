"""The command line knows the player's rule sets by their names, as it knows the presets."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from bjdesk.cli import run
from bjdesk.engine.presets import PRESETS
from bjdesk.engine.rules import options_of
from bjdesk.game.rule_files import named_rules
from bjdesk.game.rule_sets import RuleSets, write_rule_file

HOME = replace(PRESETS["vegas"], decks=2, charlie=5)
NAME = "Sjön & Åsa's"


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """A data folder with one set of the player's; the working directory is another one."""
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    RuleSets(tmp_path / "data" / "rules").save(NAME, HOME)
    return tmp_path / "data"


def told(capsys, folder, *words):
    assert run(["--data-dir", str(folder), *words]) == 0
    return capsys.readouterr().out


def refused(capsys, folder, *words):
    assert run(["--data-dir", str(folder), *words]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    return said.err


def test_the_saved_sets_are_listed_after_the_presets(capsys, folder):
    assert told(capsys, folder, "rules").splitlines() == [*PRESETS, NAME]
    rows = [json.loads(line) for line in told(capsys, folder, "rules", "--json").splitlines()]
    assert rows[-1] == {"name": NAME, "options": options_of(HOME)}


def test_a_saved_set_is_printed_by_its_name_however_it_is_spelt(qapp, capsys, folder):
    assert "charlie = 5" in told(capsys, folder, "rules", NAME)
    assert json.loads(told(capsys, folder, "rules", NAME.upper(), "--json"))["name"] == NAME
    assert "Sj" not in told(capsys, folder, "rules", NAME, "--language", "en")


@pytest.mark.parametrize(
    "words",
    [
        ("odds", "--player", "8s 8h", "--dealer", "6d", "--json"),
        ("simulate", "--hands", "50", "--workers", "1", "--json"),
        ("strategy",),
    ],
)
def test_odds_strategy_and_simulation_take_a_saved_set_by_its_name(capsys, folder, words):
    assert told(capsys, folder, *words, "--rules", NAME)


def test_the_table_is_asked_for_a_saved_set_and_the_practice_too(folder, monkeypatch):
    asked = []
    monkeypatch.setattr("bjdesk.bootstrap.run_table", lambda options: asked.append(options) or 0)
    assert run(["--data-dir", str(folder), "--rules", NAME]) == 0
    assert run(["--data-dir", str(folder), "--rules", NAME.lower(), "--seed", "7"]) == 0
    assert [options.rules for options in asked] == [NAME, NAME.lower()]
    assert (asked[1].hand.rules_name, asked[1].hand.rules) == (NAME, HOME)


def test_a_name_that_is_a_file_too_is_refused_with_both_ways_out(capsys, folder):
    write_rule_file(folder.parent / "here" / NAME, PRESETS["krog"])
    said = refused(capsys, folder, "rules", NAME)
    saved = folder / "rules" / f"{NAME}.toml"
    assert (
        said == f"bjdesk: {NAME} is both a saved rule set and a file: ./{NAME} means the file, {saved} the saved one.\n"
    )
    assert "charlie = 0" in told(capsys, folder, "rules", f"./{NAME}")
    assert "charlie = 5" in told(capsys, folder, "rules", str(saved))


def test_a_name_that_nobody_knows_tells_what_there_is(capsys, folder):
    said = refused(capsys, folder, "strategy", "--rules", "Nowhere")
    assert said.startswith("bjdesk: Nowhere is neither a preset (single-deck,")
    assert said.endswith(f"nor a saved rule set ({NAME}), nor a file.\n")


def test_a_damaged_set_is_told_of_and_the_others_are_listed(capsys, folder):
    (folder / "rules" / "Broken.toml").write_text("decks = 99\n")
    assert run(["--data-dir", str(folder), "rules"]) == 0
    said = capsys.readouterr()
    assert said.out.splitlines() == [*PRESETS, NAME]
    assert said.err == "bjdesk: Broken: decks takes one of 1, 2, 3, 4, 5, 6, 7, 8.\n"
    assert "Broken: decks takes one of" in refused(capsys, folder, "rules", "Broken")


def test_the_rules_of_a_file_are_never_called_as_another_set_is(tmp_path, folder):
    for name in ("krog.toml", f"{NAME}.toml", "mine.toml"):
        write_rule_file(tmp_path / name, HOME)
    called = [
        named_rules(str(tmp_path / name), folder / "rules")[0] for name in ("krog.toml", f"{NAME}.toml", "mine.toml")
    ]
    assert called == ["krog (file)", f"{NAME} (file)", "mine"]
