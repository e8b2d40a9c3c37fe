"""What if: a kept round played on from any decision; its own cards where its shoe is done, and else nothing learnt."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from bjdesk.engine.actions import Action
from bjdesk.engine.cards import PACK
from bjdesk.engine.notation import cards_text
from bjdesk.engine.rules import HoleCard
from bjdesk.frozen import replace
from bjdesk.game.commands import (
    Act,
    AddChip,
    CommandRefused,
    DealCards,
    Rebet,
    RebetAndDeal,
    Rebuy,
    TableRefusal,
    TakeSeat,
)
from bjdesk.game.computer_player import Charts
from bjdesk.game.practice import PracticeTable
from bjdesk.game.replay import setting_of
from bjdesk.game.replay_frames import replay_of
from bjdesk.game.seats import COMPUTER, guest
from bjdesk.game.store import rounds
from bjdesk.game.view import Phase
from bjdesk.game.what_if import OrderedSetting, WhatIfTable, branch_at
from tests.support.game import ALL_PRESETS, bet_and_deal, books, do, play_out, play_rounds, table_at

SEED = bytes(range(32))


def after_rounds(preset, rounds, seed=0, boxes=1):
    table = table_at(seed=seed, rules=preset)
    play_rounds(table, rounds, random.Random(seed), boxes=boxes)
    return table


def branches(table, number, seed=SEED):
    return [
        branch_at(table.database, number, choice.decided.number, seed)
        for choice in replay_of(table.database, number).choices
    ]


def what_if(branch):
    return WhatIfTable(branch, Charts())


def done_shoe(preset="classic"):
    """A table whose first rounds are of a shoe that is done."""
    table = after_rounds(preset, 6)
    table.change_rules("european")
    play_rounds(table, 1, random.Random(1))
    return table


@pytest.mark.parametrize("preset", ALL_PRESETS)
def test_the_same_choices_lead_to_the_same_end_where_the_shoe_is_done(preset):
    table = after_rounds(preset, 5, boxes=min(2, table_at(rules=preset).view.rules.boxes))
    table.change_rules(next(name for name in ALL_PRESETS if name != preset))
    play_rounds(table, 1, random.Random(1))
    for number in range(1, 6):
        replay = replay_of(table.database, number)
        end = replay.steps[-1].frames[-1].view
        for branch, choice in zip(branches(table, number), replay.choices, strict=True):
            assert not branch.fresh
            played = what_if(branch)
            assert played.view.practice
            assert not played.view.replay
            for later in replay.choices[choice.decided.number - 1 :]:
                do(played, Act(later.action))
            assert played.view.observation == end.observation
            assert (played.view.net, played.view.balance) == (end.net, end.balance)
    table.close()


def test_further_rounds_come_from_the_same_shoe():
    table = done_shoe()
    second = replay_of(table.database, 2)
    branch = branches(table, 1)[0]
    played = what_if(branch)
    for choice in replay_of(table.database, 1).choices:
        do(played, Act(choice.action))
    do(played, Rebet())
    do(played, DealCards())
    dealt = second.steps[0].frames[-1].view.observation
    assert played.view.observation.boxes[0].hands[0].cards == dealt.boxes[0].hands[0].cards
    assert played.view.observation.dealer.cards == dealt.dealer.cards


def test_again_is_back_at_the_decision():
    table = done_shoe()
    played = what_if(branches(table, 1)[0])
    asked = played.view
    play_out(played)
    do(played, RebetAndDeal())
    played.again()
    assert played.view.step > asked.step
    assert (played.view.observation, played.view.balance) == (asked.observation, asked.balance)


def test_no_money_moves_and_the_table_stays():
    table = done_shoe()
    before, held = table.view, books(table)
    played = what_if(branches(table, 1)[0])
    play_out(played)
    do(played, RebetAndDeal())
    assert played.view.why_not(Rebuy(100)) is TableRefusal.PRACTICE
    with pytest.raises(CommandRefused):
        played.change_rules(table.view.rules, "european")
    assert played.change_rules(played.view.rules, "classic") == played.view
    assert (table.view, books(table)) == (before, held)
    assert played.number == 1


# ---------------------------------------------------------------- a shoe that is still in use


@pytest.mark.parametrize("preset", ["classic", "vegas", "european"])
def test_of_a_shoe_in_use_only_what_was_seen_is_as_it_was(preset):
    table = after_rounds(preset, 3, seed=5)
    number = table.round_count()
    real = [choice.decided.question for choice in replay_of(table.database, number).choices]
    for branch, question in zip(branches(table, number), real, strict=True):
        seen = branch.lying.setting.seen(branch.lying.round)
        assert branch.fresh
        assert cards_text(seen.boxes[0].hands[0].cards) == cards_text(question.player)
        assert seen.dealer.cards[0] == question.up
        shoe = branch.lying.round.shoe
        hole = branch.lying.round.dealer.cards[1:] if branch.lying.round.dealer.hole_down else ()
        packs = branch.lying.setting.shoe.packs
        assert Counter(shoe.cards) == Counter(PACK * packs)
        known = Counter((*question.player, question.up, *question.seen))
        unknown = Counter((*shoe.cards[shoe.position :], *hole))
        assert not unknown - (Counter(PACK * packs) - known)


def test_of_a_shoe_in_use_the_next_cards_tell_nothing():
    table = after_rounds("classic", 1, seed=2)
    cards = branches(table, 1)[0].lying.round.shoe.cards
    truth = what_if_truth(table)
    same = sum(one == other for one, other in zip(cards[4:], truth[4:], strict=True))
    assert same < 25  # of 308; by chance some six are
    assert branches(table, 1, bytes(32))[0].lying.round.shoe.cards != cards


def what_if_truth(table):
    return setting_of(rounds.last_round(table.database).opening).order()


def test_a_hole_card_that_was_looked_at_makes_no_natural():
    looked = 0
    for seed in range(60):
        table = table_at(seed=f"look {seed}", rules="classic")
        bet_and_deal(table)
        seen = table.view.observation
        if table.view.phase is Phase.PLAYING and seen.dealer.cards[0].points in {1, 10}:
            play_out(table)
            for trial in range(8):
                last = branches(table, 1, bytes([trial]) * 32)[-1]
                dealer = last.lying.round.dealer
                if not dealer.hole_down or last.lying.round.turn.question:
                    continue
                assert last.lying.setting.rules.hole_card is HoleCard.PEEK
                assert not dealer.natural
                looked += 1
        table.close()
    assert looked > 40


def test_a_shoe_in_use_is_played_on_in_its_fresh_order():
    table = after_rounds("vegas", 2, seed=4)
    branch = branches(table, 2)[0]
    assert isinstance(branch.lying.setting, OrderedSetting)
    played = what_if(branch)
    play_out(played)
    position = played._state.position
    do(played, RebetAndDeal())
    assert played.view.observation.boxes[0].hands[0].cards[0] == branch.lying.round.shoe.cards[position]


def test_discards_come_back_where_the_fresh_shoe_runs_out():
    table = after_rounds("classic", 2, seed=9)
    branch = branches(table, 2)[0]
    setting = branch.lying.setting
    short = setting.dealt().round
    empty = replace(short, shoe=replace(short.shoe, position=len(short.shoe.cards)))
    step = setting.played(empty, Action.HIT if Action.HIT in setting.seen(empty).legal else Action.STAND)
    assert len(step.round.shoe.cards) == len(setting.cards) + setting.position


# ---------------------------------------------------------------- others at the table


def test_computer_players_play_on_by_their_strategy():
    table = table_at(rules="american", seed=1)
    charts = Charts(make=lambda _rules, _cancelled: Stands())
    do(table, TakeSeat(1, COMPUTER))
    table.charts = charts
    charts.get(table.view.rules)
    do(table, AddChip(0, 2500))
    do(table, DealCards())
    play_out(table, lambda legal: Action.STAND if Action.STAND in legal else legal[-1])
    number = next(choice.decided.number for choice in replay_of(table.database, 1).choices)
    played = WhatIfTable(branch_at(table.database, 1, number, SEED), charts)
    while played.view.phase is Phase.PLAYING:
        legal = played.view.observation.legal
        do(played, Act(Action.HIT if Action.HIT in legal else legal[-1]))
    assert len(played.view.observation.boxes[1].hands[0].cards) == 2
    do(played, Rebet())
    assert played.view.bets[1] == 0


class Stands:
    def action(self, hand, up, legal):
        return Action.STAND if Action.STAND in legal else next(iter(legal))


def test_a_guest_brings_what_the_guest_had():
    table = table_at(rules="american", seed=1)
    do(table, TakeSeat(1, guest("Ann")))
    do(table, AddChip(0, 2500))
    do(table, AddChip(1, 2500))
    do(table, DealCards())
    play_out(table)
    held = table.view.guests
    played = what_if(branches(table, 1)[-1])
    play_out(played)
    assert [name for name, _ in played.view.guests] == [name for name, _ in held]
    assert played.view.guests_balance("Ann") >= 1000_00 - 10_000
    do(played, RebetAndDeal())
    assert played.view.bet_chips is not None


def test_there_is_no_branch_where_nothing_was_decided():
    table = done_shoe()
    assert branch_at(table.database, 1, 99, SEED) is None
    assert branch_at(table.database, 1, 0, SEED) is None
    assert branch_at(table.database, 99, 1, SEED) is None
    assert isinstance(what_if(branches(table, 1)[0]), PracticeTable)
