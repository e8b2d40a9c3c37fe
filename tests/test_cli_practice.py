"""`--practice` and `--seed`: what can't be practised is refused in one sentence, before anything is opened."""

from __future__ import annotations

import json

import pytest

from bjdesk.cli import REFUSED, run
from bjdesk.cli_practice import practised
from bjdesk.engine.presets import PRESETS
from bjdesk.game.practice_hand import NO_SEED, seed_of
from tests.test_bootstrap import DONE, start

CASE = {"rules": "vegas", "boxes": [{"bet": "10.00", "cards": "8s 8h"}], "dealer": "6d Td", "next": "3c"}


def case_file(folder, content=CASE):
    path = folder / "case.json"
    path.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
    return path


def refused(capsys, folder, *words) -> str:
    assert run(["--data-dir", str(folder / "data"), *map(str, words)]) == REFUSED
    said = capsys.readouterr()
    assert said.out == ""
    assert len(said.err.splitlines()) == 1
    assert not (folder / "data").exists()
    return said.err


@pytest.mark.parametrize(
    "content, says",
    [
        ("{", "JSON"),
        ("[]", "JSON object"),
        ({**CASE, "dealer": "6d"}, "dealer holds 1 cards"),
        ({**CASE, "next": "1x"}, "1x"),
        ({**CASE, "rules": {"decks": 9}}, "decks"),
        ({**CASE, "boxes": [{"bet": "1.00", "cards": "8s 8h"}]}, "minimum"),
        ({**CASE, "balance": "9.00"}, "balance"),
    ],
)
def test_a_bad_case_is_refused_in_one_sentence(capsys, tmp_path, content, says):
    assert says in refused(capsys, tmp_path, "--practice", case_file(tmp_path, content))


def test_a_file_that_is_not_there_is_named(capsys, tmp_path):
    assert "none.json" in refused(capsys, tmp_path, "--practice", tmp_path / "none.json")


@pytest.mark.parametrize("seed", ["", "xyz", "0" * 65])
def test_a_bad_seed_is_refused_in_one_sentence(capsys, tmp_path, seed):
    assert "hexadecimal" in refused(capsys, tmp_path, "--seed", seed)


def test_a_case_brings_its_own_rules(capsys, tmp_path):
    words = ("--practice", case_file(tmp_path), "--rules", "krog")
    assert "--rules" in refused(capsys, tmp_path, *words)


def test_a_seed_goes_with_rules_and_with_a_case(tmp_path):
    by_seed = practised(None, "ff", "krog")
    assert (by_seed.rules, by_seed.seed, by_seed.is_laid) == (PRESETS["krog"], seed_of("ff"), False)
    by_case = practised(case_file(tmp_path), "ff", None)
    assert (by_case.rules, by_case.seed, by_case.is_laid) == (PRESETS["vegas"], seed_of("ff"), True)
    assert practised(case_file(tmp_path), None, None).seed == NO_SEED


@pytest.mark.gui
@pytest.mark.parametrize("words", [("--practice",), ("--seed", "7", "--rules", "american")])
def test_the_demo_plays_what_is_practised_and_keeps_no_round(tmp_path, words):
    given = (*words, case_file(tmp_path)) if words == ("--practice",) else words
    shown = start("--data-dir", tmp_path / "data", "--speed", "turbo", "--demo", 2, *given)
    assert shown.returncode == DONE, shown.stderr
    listed = start("--data-dir", tmp_path / "data", "export", "rounds", "--format", "json")
    assert listed.stdout.strip() in {"", "[]"}
