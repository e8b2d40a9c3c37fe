"""A kept round is shown as it was seen: the same cards, outcomes and money, nothing hidden before its time."""

from __future__ import annotations

import random

import pytest

from bjdesk.engine.actions import Action
from bjdesk.engine.events import Asked, CardDealt, HoleCardTurned
from bjdesk.engine.notation import cards_text
from bjdesk.game import records
from bjdesk.game.coach import Advice
from bjdesk.game.commands import Act, AddChip, CommandRefused, DealCards, Rebuy, ShoeShuffled, TableRefusal, TakeSeat
from bjdesk.game.faults import StoreUnavailable
from bjdesk.game.replay_frames import ReplayTable, Scene, replay_of
from bjdesk.game.seats import guest
from bjdesk.game.view import Phase
from tests.support.game import ALL_PRESETS, bet_and_deal, books, do, play_out, play_rounds, table_at

WANTED = 50


def played(preset: str, rounds: int, seed: int = 0):
    table = table_at(seed=f"{preset}{seed}", rules=preset)
    boxes = min(3, table.view.rules.boxes)
    play_rounds(table, rounds, random.Random(f"{preset}{seed}"), boxes=boxes)
    return table


def shown_hands(view):
    seen = view.observation
    return [[(cards_text(hand.cards), hand.wager, hand.outcome, hand.paid) for hand in box.hands] for box in seen.boxes]


def kept_hands(record):
    return [[(hand.cards, hand.wager, hand.outcome, hand.paid) for hand in box.hands] for box in record.boxes]


@pytest.mark.parametrize("preset", ALL_PRESETS)
def test_a_replay_ends_at_the_picture_of_the_record(preset):
    table = played(preset, -(-WANTED // len(ALL_PRESETS)) + 1)
    for record in records.rounds_page(table.database):
        replay = replay_of(table.database, record.number)
        end = replay.steps[-1].frames[-1].view
        assert shown_hands(end) == kept_hands(record)
        assert cards_text(end.observation.dealer.cards) == record.dealer.cards
        money = (end.phase, end.net, end.balance, end.bet, replay.begin.balance + replay.begin.bet)
        assert money == (Phase.RESULTS, record.net, record.balance_after, record.bet, record.balance_before)
        assert [choice.action for choice in replay.choices] == [made.action for made in record.decisions]
    table.close()


@pytest.mark.parametrize("preset", ALL_PRESETS)
def test_a_replay_shows_the_frames_that_were_played(preset):
    table = table_at(seed=f"frames {preset}", rules=preset)
    rng = random.Random(preset)
    for _ in range(3):
        live = (*bet_and_deal(table, boxes=min(2, table.view.rules.boxes)), *play_out(table, rng.choice))
        table.shown()
        replay = replay_of(table.database, table.view.round_number)
        again = [frame for step in replay.steps for frame in step.frames]
        assert [frame.event for frame in again] == [frame.event for frame in live]
        assert [frame.view.observation for frame in again] == [frame.view.observation for frame in live]
        assert [frame.view.balance for frame in again] == [frame.view.balance for frame in live]
        assert [frame.view.cut_card_out for frame in again] == [frame.view.cut_card_out for frame in live]
    table.close()


def test_the_hole_card_lies_face_down_until_it_was_turned():
    table = played("american", 20)
    turned = 0
    for record in records.rounds_page(table.database):
        hidden = True
        for step in replay_of(table.database, record.number).steps:
            for frame in step.frames:
                hidden = hidden and not isinstance(frame.event, HoleCardTurned)
                cards = frame.view.observation.dealer.cards if frame.view.observation else ()
                assert not hidden or len(cards) < 2 or cards[1] is None
                assert (
                    not hidden
                    or not isinstance(frame.event, CardDealt)
                    or frame.event.face_up == bool(frame.event.card)
                )
        turned += not hidden
    assert turned > 10


def test_its_steps_are_the_deal_each_decision_the_dealer_and_the_money():
    table = played("single-deck", 30)
    seen = set()
    for record in records.rounds_page(table.database):
        replay = replay_of(table.database, record.number)
        seen.add(tuple(step.scene for step in replay.steps))
        assert replay.steps[0].scene is Scene.DEAL
        asked = [step.asked for step in replay.steps if step.asked]
        assert len(asked) == len(record.decisions)
        assert all(isinstance(step.frames[-1].event, Asked) for step in replay.steps if step.asked)
    assert (Scene.DEAL, Scene.DECISION, Scene.DEALER, Scene.RESULT) in seen


def test_a_shuffle_is_shown_where_the_round_began_a_shoe():
    table = played("classic", 3)
    first, second = (replay_of(table.database, number).steps[0].frames[0].event for number in (1, 2))
    assert isinstance(first, ShoeShuffled)
    assert not isinstance(second, ShoeShuffled)


def test_a_guests_box_keeps_its_guest_and_its_money():
    table = table_at(rules="american")
    do(table, TakeSeat(1, guest("Ann")))
    do(table, AddChip(0, 2500))
    do(table, AddChip(1, 2500))
    do(table, DealCards())
    play_out(table)
    end = table.view
    replay = replay_of(table.database, 1)
    assert replay.begin.sitter(1) == guest("Ann")
    assert replay.begin.guests_balance("Ann") + 2500 == 1000_00
    assert replay.steps[-1].frames[-1].view.guests == end.guests


def test_it_takes_nothing_and_moves_no_money():
    table = played("american", 1)
    before, held = table.view, books(table)
    shown = ReplayTable(replay_of(table.database, 1))
    while shown.forward():
        for command in (Rebuy(100), DealCards(), AddChip(0, 100), *_acts(shown.view)):
            assert shown.view.why_not(command) is TableRefusal.REPLAY
            with pytest.raises(CommandRefused) as refused:
                shown.perform(command, shown.view.step)
            assert refused.value.refusal is TableRefusal.REPLAY
    for act in (lambda: shown.change_rules(before.rules, "american"), lambda: shown.client_text("x")):
        with pytest.raises(CommandRefused):
            act()
    shown.shown()
    assert (table.view, books(table)) == (before, held)


def _acts(view):
    return [Act(action) for action in Action]


def test_it_goes_to_and_fro():
    table = played("american", 4)
    shown = ReplayTable(replay_of(table.database, 4))
    views = [shown.view]
    while frames := shown.forward():
        assert shown.view == frames[-1].view
        views.append(shown.view)
    assert shown.ended
    for at in reversed(range(len(views))):
        shown.go(at)
        assert shown.view == views[at]
    shown.go(99)
    assert shown.view == views[-1]
    shown.go(-1)
    assert shown.asked is None
    assert shown.view.phase is Phase.BETTING


def test_what_the_file_holds_of_a_decision_is_shown_with_it():
    table = table_at(rules="american", seed=3)
    bet_and_deal(table)
    play_out(table)
    decided = table.valuing.take()
    advice = Advice(
        tuple((action, -0.1 * place) for place, action in enumerate(decided[0].question.legal)), (), "exact"
    )
    table.valuing.valued(decided[0], advice)
    table.valuing.write_rest()
    choice = replay_of(table.database, 1).choices[0]
    assert choice.advice.worth == advice.worth
    assert choice.advice.cost(choice.action) == pytest.approx(advice.cost(choice.action))


def test_there_is_no_replay_of_a_round_that_runs_or_never_was():
    table = played("american", 1)
    bet_and_deal(table)
    running = table.view.phase is Phase.PLAYING
    assert running
    assert replay_of(table.database, 2) is None
    assert replay_of(table.database, 7) is None


@pytest.mark.parametrize("change", ["position = 1 << 40", "dealt_at = 'then'"])
def test_a_round_that_was_changed_in_the_file_is_said_to_be_damaged(change):
    table = played("vegas", 1)
    for (trigger,) in table.database.rows(
        "SELECT name FROM sqlite_master WHERE type = 'trigger' AND tbl_name = 'round'"
    ):
        table.database.run(f"DROP TRIGGER {trigger}")
    table.database.run(f"UPDATE round SET {change}")
    with pytest.raises(StoreUnavailable, match="damaged"):
        replay_of(table.database, 1)
