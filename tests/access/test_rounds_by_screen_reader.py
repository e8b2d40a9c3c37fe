from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

READER = Path(__file__).with_name("reader.py")
ROUNDS = 10


def _amount(label):
    return int(label.split()[1].replace(",", "").replace(".", ""))


def _bjdesk(folder, *arguments):
    return [sys.executable, "-m", "bjdesk", "--data-dir", str(folder), *arguments]


@pytest.fixture(scope="module")
def game(tmp_path_factory):
    """Ten rounds played over the bus, and the rounds that the program then has in its file."""
    folder = tmp_path_factory.mktemp("table")
    table = subprocess.Popen(_bjdesk(folder, "--language", "en", "--speed", "turbo"), env=dict(os.environ))
    try:
        read = subprocess.run(
            ["/usr/bin/python3", str(READER), str(ROUNDS)], capture_output=True, text=True, timeout=240, check=False
        )
        assert read.returncode == 0, read.stderr
        assert table.wait(timeout=20) == 0
    finally:
        table.kill()
        table.wait()
    export = [*_bjdesk(folder), "export", "rounds", "--format", "json"]
    listed = subprocess.run(export, capture_output=True, text=True, check=True).stdout
    stored = sorted((json.loads(line) for line in listed.splitlines()), key=lambda one: one["round"])
    return json.loads(read.stdout), stored


@pytest.mark.atspi
def test_ten_rounds_are_played_over_the_accessibility_bus_alone(game):
    _heard, stored = game
    assert len(stored) == ROUNDS


@pytest.mark.atspi
def test_what_is_read_as_balance_is_the_balance_kept(game):
    heard, stored = game
    read = [_amount(one["balance"]) for one in heard["rounds"]]
    assert read == [_amount(f"Balance {one['balance_after']}") for one in stored]


@pytest.mark.atspi
def test_the_face_down_card_is_named_nowhere_before_it_is_turned(game):
    heard, _stored = game
    for played in heard["rounds"]:
        for moment in played["seen"][:-1]:
            dealer, cards = next((name, cards) for name, cards in moment.items() if name.startswith("Dealer"))
            assert cards[1] == "Face-down card"
            assert "face-down card" in dealer
        assert "Face-down card" not in [card for cards in played["seen"][-1].values() for card in cards]


@pytest.mark.atspi
def test_each_hand_is_named_in_one_sentence_with_its_cards_below(game):
    heard, _stored = game
    for played in heard["rounds"]:
        for moment in played["seen"]:
            for sentence, cards in moment.items():
                assert sentence.endswith(".")
                assert all(card.lower() in sentence.lower() for card in cards)
