"""`bjdesk odds`: one answer, files of questions, and what is refused in one sentence."""

from __future__ import annotations

import json

import pytest

from bjdesk.cli import run


def ask(capsys, *words):
    """Status, what was printed, what was said."""
    status = run(["odds", *words])
    printed, said = capsys.readouterr()
    return status, printed, said


def test_a_decision_is_answered_with_one_json_object(capsys):
    status, printed, said = ask(capsys, "--rules", "american", "--player", "8s 8h", "--dealer", "6d", "--json")
    answer = json.loads(printed)
    assert (status, said, printed.count("\n")) == (0, "", 1)
    assert list(answer) == ["ev", "insurance", "best", "dealer", "model"]
    assert list(answer["ev"]) == ["hit", "stand", "double", "split"]
    assert (answer["best"], answer["insurance"], answer["model"]) == ("split", None, "exact")
    assert list(answer["dealer"]) == ["17", "18", "19", "20", "21", "natural", "bust"]


def test_seen_cards_change_the_values(capsys):
    words = ("--rules", "single-deck", "--player", "Ts 6h", "--dealer", "Td", "--json")
    plain = json.loads(ask(capsys, *words)[1])
    rich = json.loads(ask(capsys, *words, "--seen", "5s 5h 5d 5c 4s 4h")[1])
    assert plain["best"] == "hit"
    assert rich["best"] == "stand"


def test_an_insured_box_can_be_barred_from_doubling_and_splitting(capsys):
    words = ("--rules", "eight-deck", "--player", "8s 8h", "--dealer", "Ad", "--json")
    assert list(json.loads(ask(capsys, *words)[1])["ev"]) == ["hit", "stand", "double", "split"]
    insured = json.loads(ask(capsys, *words, "--insured")[1])
    assert (list(insured["ev"]), insured["insurance"]) == (["hit", "stand"], None)


def test_a_split_hand_has_its_own_legality(capsys):
    words = ("--rules", "classic", "--player", "8s 8h", "--dealer", "6d", "--seen", "8d", "--json")
    assert "surrender" in json.loads(ask(capsys, *words)[1])["ev"]
    assert list(json.loads(ask(capsys, *words, "--split-hand")[1])["ev"]) == ["hit", "stand", "double", "split"]


def test_for_people_the_best_choice_comes_first_in_per_cent(capsys):
    status, printed, _ = ask(capsys, "--rules", "vegas", "--player", "8s 8h", "--dealer", "Ad")
    first, *_, last = printed.splitlines()
    assert (status, first.split()[0], last[:7]) == (0, "surrender" if "surrender" in first else "split", "(exact;")
    assert "insurance" in printed


def test_the_return_of_a_rule_set(capsys):
    status, printed, _ = ask(capsys, "--rules", "eight-deck", "--overall", "--json")
    answer = json.loads(printed)
    assert status == 0
    assert round(answer["rtp"], 4) == 0.9940
    assert answer["rtp"] + answer["house_edge"] == pytest.approx(1.0)
    assert answer["seconds"] >= 0.0
    assert "house edge" in ask(capsys, "--rules", "eight-deck", "--overall")[1]


def test_with_early_surrender_the_question_comes_first_and_what_follows_after_it(tmp_path, capsys):
    rules = tmp_path / "early.toml"
    rules.write_text('preset = "american"\nsurrender = "early"\n', encoding="utf-8")
    words = ("--rules", str(rules), "--player", "Ts 6h", "--dealer", "Ad")
    answer = json.loads(ask(capsys, *words, "--json")[1])
    assert list(answer["ev"]) == ["surrender", "no-surrender"]
    assert list(answer["after_look"]["ev"]) == ["hit", "stand", "double"]
    assert (answer["dealer"]["natural"] > 0.3, answer["after_look"]["dealer"]["natural"]) == (True, 0.0)
    assert "after the look" in ask(capsys, *words)[1]


@pytest.mark.parametrize(
    "words,part",
    [
        (["--rules", "nowhere", "--overall"], "neither a preset"),
        (["--overall"], "--rules"),
        (["--rules", "vegas"], "--player and --dealer"),
        (["--rules", "vegas", "--player", "8s", "--dealer", "6d 7d"], "one card"),
        (["--rules", "vegas", "--player", "8s 8x", "--dealer", "6d"], "8x"),
        (["--rules", "single-deck", "--player", "8s 8s", "--dealer", "6d"], "more often"),
        (["--rules", "vegas", "--player", "As Kh", "--dealer", "6d"], "nothing to decide"),
        (["--cases", "/nowhere/at/all.jsonl"], "can't be read"),
    ],
)
def test_what_can_not_be_answered_is_refused_in_one_sentence_with_status_2(words, part, capsys):
    status, printed, said = ask(capsys, *words)
    assert (status, printed) == (2, "")
    assert part in said
    assert said.count("\n") == 1


def test_a_file_of_questions_keeps_its_order_and_goes_on_after_a_bad_one(tmp_path, capsys):
    good = {"id": "a", "rules": "american", "player": "8s 8h", "dealer": "6d", "seen": "", "split_hand": False}
    nearly_all = " ".join(f"{rank}{suit}" for rank in "23459TJQKA" for suit in "shdc") + " 7s 7d"
    lines = [
        good,
        {"id": 2, "rules": {"preset": "eight-deck", "decks": 6}, "overall": True},
        {**good, "id": 3, "player": "8s 8s 8s 8s 8s"},
        {**good, "id": 4, "rules": "nowhere"},
        {**good, "id": 5, "rules": 7},
        {**good, "id": 6, "seen": ["2s"]},
        {**good, "id": 7, "insured": 1},
        {**good, "id": 8, "player": "Ts Kh As"},
        {**good, "id": 9, "rules": "single-deck", "player": "8s 7h", "seen": nearly_all},
        [],
    ]
    file = tmp_path / "cases.jsonl"
    file.write_text("\n\n".join(json.dumps(line) for line in lines) + "\n{", encoding="utf-8")
    status, printed, _ = ask(capsys, "--cases", str(file))
    answers = [json.loads(line) for line in printed.splitlines()]
    assert status == 1
    assert [(each["id"], each.get("error")) for each in answers] == [
        ("a", None), (2, None), (3, "bad-card"), (4, "bad-rules"), (5, "bad-case"), (6, "bad-case"), (7, "bad-case"),
        (8, "no-decision"), (9, "not-enough-cards"), (None, "bad-case"), (None, "bad-case"),
    ]  # fmt: skip
    assert round(answers[1]["rtp"], 4) == 0.9943
