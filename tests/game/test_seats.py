"""Who sits where: guests with accounts of their own, computer players whose money is pretended."""

from __future__ import annotations

import random
import time

import pytest

from bjdesk.engine.actions import Action
from bjdesk.engine.events import Asked
from bjdesk.engine.presets import PRESETS
from bjdesk.game import commands, records
from bjdesk.game.chips import fewest
from bjdesk.game.commands import (
    Act,
    AddChip,
    BetsLaid,
    CommandRefused,
    CutCardCame,
    DealCards,
    PayInGuest,
    Rebet,
    SeatChanged,
    ShoeShuffled,
    TableRefusal,
    TakeSeat,
)
from bjdesk.game.computer_player import Charts, bet_of
from bjdesk.game.seats import (
    ALL_YOURS,
    COMPUTER,
    YOU,
    codes_fit,
    guest,
    owner_of,
    seats_of,
    sitter_of,
    tidy_name,
)
from bjdesk.game.verify import findings
from bjdesk.game.view import Phase
from tests.support.game import books, do, keep_funded, play_out, table_at
from tests.support.sitters import SimpleCharts

ANN = guest("Ann")


def seated(rules="classic", seats=((0, COMPUTER), (3, ANN)), *, path=":memory:", seed=0):
    table = table_at(path, rules=rules, seed=seed)
    table.charts = SimpleCharts()
    for box, sitter in seats:
        do(table, TakeSeat(box, sitter))
    return table


def refusal(table, command):
    with pytest.raises(CommandRefused) as no:
        do(table, command)
    return no.value


def play_on(table, rounds, *, boxes=(1, 3), rand=None):
    rand = rand or random.Random(1)
    frames = []
    for _ in range(rounds):
        keep_funded(table)
        if table.view.guests and table.view.guests_balance("Ann") < 10_000:
            do(table, PayInGuest("Ann", 100_000))
        for box in boxes:
            do(table, AddChip(box, 500))
        frames += do(table, DealCards())
        frames += play_out(table, rand.choice)
        table.shown()
    return frames


# ---------------------------------------------------------------- names and codes


def test_seats_are_kept_as_codes_and_read_back():
    seats = (COMPUTER, YOU, guest("Åsa"), YOU, YOU, COMPUTER, YOU)
    assert [sitter.code for sitter in (COMPUTER, guest("Åsa"))] == ["computer", "guest:Åsa"]
    assert seats_of({"1": "computer", "3": "guest:Åsa", "6": "computer"}) == seats
    assert seats_of({}) == ALL_YOURS


@pytest.mark.parametrize("codes", [{"8": "computer"}, {"1": "robot"}, {"1": "guest:"}, {"1": 5}, {1: "computer"}])
def test_codes_that_name_no_box_or_nobody_do_not_fit(codes):
    assert not codes_fit(codes)


@pytest.mark.parametrize("name", ["", "   ", "a" * 17, "a\x07b"])
def test_a_name_is_written_and_short(name):
    assert not tidy_name(name)
    assert refusal(seated(seats=()), TakeSeat(0, guest(name))).refusal is TableRefusal.BAD_NAME


def test_owners_stand_for_sitters():
    seats = (YOU, ANN, COMPUTER)
    assert [owner_of(seats, box) for box in range(3)] == ["player", "guest:Ann", "computer:3"]
    assert [sitter_of(owner_of(seats, box)) for box in range(3)] == list(seats)


# ---------------------------------------------------------------- guests


def test_a_new_guest_gets_play_money_in_an_account_of_his_own():
    table = seated(seats=())
    before = books(table)
    frames = do(table, TakeSeat(3, guest("  Ann ")))
    assert frames[-1].event == SeatChanged(3, ANN)
    after = books(table)
    assert after["guest:Ann"] == 100_000
    assert after["bank"] == before["bank"] - 100_000
    assert {name: after[name] for name in ("table", "wallet")} == {name: before[name] for name in ("table", "wallet")}
    assert table.view.guests == (("Ann", 100_000),)


def test_a_guest_who_comes_again_is_the_same_one_however_the_name_is_written():
    table = seated()
    do(table, TakeSeat(3, YOU))
    do(table, TakeSeat(4, guest("ann")))
    assert table.view.sitter(4) == ANN
    assert books(table)["guest:Ann"] == 100_000


def test_a_guest_bets_his_own_money_and_the_player_keeps_his():
    table = seated()
    balance = table.view.balance
    do(table, AddChip(3, 2_500))
    assert table.view.balance == balance
    assert table.view.guests_balance("Ann") == 97_500
    do(table, DealCards())
    assert books(table)["guest:Ann"] <= 97_500
    assert books(table)["table"] == balance
    play_out(table)
    assert table.view.net == 0
    assert books(table)["table"] == balance


def test_what_a_guest_has_not_can_not_be_bet():
    table = seated()
    for _ in range(2):
        do(table, AddChip(3, 50_000))
    no = refusal(table, AddChip(3, 500))
    assert (no.refusal, no.missing) == (TableRefusal.ABOVE_MAXIMUM, 0)
    do(table, TakeSeat(4, ANN))
    no = refusal(table, AddChip(4, 500))
    assert (no.refusal, no.missing) == (TableRefusal.ABOVE_GUESTS_BALANCE, 500)
    do(table, PayInGuest("Ann", 500))
    do(table, AddChip(4, 500))


def test_what_is_paid_in_for_a_guest_after_a_round_is_there_at_once():
    table = seated(seats=((3, ANN),))
    do(table, AddChip(3, 500))
    do(table, DealCards())
    play_out(table)
    left = table.view.guests_balance("Ann")
    frames = do(table, PayInGuest("Ann", 700))
    assert table.view.guests_balance("Ann") == frames[-1].view.guests_balance("Ann") == left + 700
    assert books(table)["guest:Ann"] == left + 700


def test_only_guests_who_are_known_get_money():
    assert refusal(seated(), PayInGuest("Bob", 500)).refusal is TableRefusal.NO_SUCH_GUEST
    assert refusal(seated(), PayInGuest("Ann", 0)).refusal is TableRefusal.BAD_AMOUNT


def test_a_rebet_lays_every_persons_last_bet_or_nothing():
    table = seated()
    do(table, AddChip(1, 2_500))
    do(table, AddChip(3, 50_000))
    do(table, DealCards())
    play_out(table, lambda legal: Action.STAND if Action.STAND in legal else legal[-1])
    have = table.view.guests_balance("Ann")
    if have >= 50_000:
        do(table, Rebet())
        assert table.view.bets == (0, 2_500, 0, 50_000, 0, 0, 0)
    do(table, commands.ClearBets()) if any(table.view.bets) else None
    do(table, TakeSeat(3, YOU))
    do(table, Rebet())
    assert table.view.bets == (0, 2_500, 0, 0, 0, 0, 0)


def test_a_rebet_that_the_balance_does_not_cover_lays_nothing_and_says_what_is_missing():
    table = seated(seats=())
    for box in (0, 1):
        do(table, AddChip(box, 50_000))
    do(table, DealCards())
    play_out(table, lambda legal: Action.STAND if Action.STAND in legal else legal[-1])
    view = table.view
    missing = max(0, 100_000 - view.balance)
    assert view.missing(Rebet()) == missing
    if missing:
        assert refusal(table, Rebet()).missing == missing
        assert table.view.bets == (0,) * 7


# ---------------------------------------------------------------- computer players


def test_computer_players_bet_at_the_deal_and_play_until_a_person_is_asked():
    table = seated()
    do(table, AddChip(1, 500))
    frames = do(table, DealCards())
    assert frames[0].event == BetsLaid((1_000, 500, 0, 0, 0, 0, 0))
    assert table.view.phase is not Phase.PLAYING or table.view.persons_turn is not None
    for frame in frames[:-1]:
        seen = frame.view.observation
        if isinstance(frame.event, Asked) and seen.turn.box == 0:
            assert frame.view.persons_turn is None
            assert frame.view.why_not(Act(Action.STAND)) is TableRefusal.COMPUTERS_TURN


def test_nobody_presses_for_a_computer_player():
    table = seated()
    assert refusal(table, AddChip(0, 500)).refusal is TableRefusal.COMPUTERS_BOX
    assert table.view.why_not(DealCards()) is TableRefusal.NO_BET


def test_a_computer_players_money_is_in_no_book_and_its_moves_are_in_the_round():
    table = seated()
    frames = play_on(table, 60)
    assert {entry.transfer.box for entry in table.ledger_page(None, 10_000) if entry.transfer.round} == {1, 3}
    record = records.rounds_page(table.database, None, 60)
    assert {box.owner for row in record for box in row.boxes} == {"player", "computer", "guest:Ann"}
    assert any(made.box == 0 for row in record for made in row.decisions)
    assert sum(row.net for row in record) == sum(
        box.net for row in record for box in row.boxes if box.owner == "player"
    )
    assert all(row.paid == row.bet + row.net for row in record)
    assert list(findings(table.database)) == []
    assert sum(books(table).values()) == 0
    assert any(isinstance(frame.event, ShoeShuffled) for frame in frames)


def test_each_step_of_a_computer_player_has_a_picture_of_its_own():
    table = seated(seats=((0, COMPUTER), (1, COMPUTER), (2, COMPUTER)))
    do(table, AddChip(4, 500))
    frames = do(table, DealCards())
    asked = [frame.view.step for frame in frames if isinstance(frame.event, Asked)]
    assert len(set(asked)) == len(asked)
    assert frames[-1].view.step == table.view.step


def test_a_computer_player_that_does_not_know_the_strategy_yet_sits_out():
    table = table_at(rules="classic")
    table.charts = Charts(lambda rules, cancelled: time.sleep(0.2) or SimpleCharts().get(rules))
    do(table, TakeSeat(0, COMPUTER))
    do(table, AddChip(1, 500))
    do(table, DealCards())
    assert len(table.view.observation.boxes) == 1
    play_out(table)
    table.charts.get(table.view.rules)
    do(table, AddChip(1, 500))
    do(table, DealCards())
    assert len(table.view.observation.boxes) == 2


def test_a_computer_player_plays_basic_strategy():
    table = table_at(rules="american", seed=5)
    do(table, TakeSeat(0, COMPUTER))
    chart = table.charts.get(table.view.rules)
    for _ in range(40):
        keep_funded(table)
        do(table, AddChip(1, 500))
        frames = [*do(table, DealCards()), *play_out(table)]
        record = records.rounds_page(table.database, None, 1)[0]
        made = [decision.action for decision in record.decisions if decision.box == 0]
        wanted = []
        for frame in frames:
            seen = frame.view.observation
            if isinstance(frame.event, Asked) and seen.boxes[seen.turn.box].owner == "computer:1":
                hand = seen.boxes[seen.turn.box].hands[seen.turn.hand]
                wanted.append(chart.action(hand.cards, seen.dealer.cards[0], seen.legal))
        assert made == wanted


@pytest.mark.parametrize("name", PRESETS)
def test_what_a_computer_player_bets_is_within_the_limits_and_made_of_chips(name):
    rules = PRESETS[name]
    for box in range(7):
        bet = bet_of(rules, box)
        assert rules.min_bet <= bet <= rules.max_bet
        assert sum(fewest(bet, rules.chips)) == bet


# ---------------------------------------------------------------- taking seats


def test_a_seat_is_taken_between_rounds_and_its_bet_goes_back():
    table = seated(seats=())
    do(table, AddChip(2, 500))
    do(table, AddChip(1, 500))
    do(table, TakeSeat(2, COMPUTER))
    assert table.view.bets == (0, 500, 0, 0, 0, 0, 0)
    assert not table.view.can_undo
    do(table, DealCards())
    if table.view.phase is Phase.PLAYING:
        assert refusal(table, TakeSeat(2, YOU)).refusal is TableRefusal.ROUND_RUNNING
    play_out(table)
    do(table, TakeSeat(2, YOU))
    assert refusal(table, TakeSeat(2, YOU)).refusal is TableRefusal.SEAT_TAKEN
    assert refusal(table, TakeSeat(7, COMPUTER)).refusal is TableRefusal.NO_SUCH_BOX


def test_the_only_box_of_a_table_is_the_players():
    table = seated(seats=((0, COMPUTER),))
    table.change_rules("single-deck")
    assert table.view.seats == (YOU,)
    assert refusal(table, TakeSeat(0, ANN)).refusal is TableRefusal.ONE_BOX
    table.change_rules("vegas")
    assert table.view.seats == (COMPUTER, YOU, YOU)


def test_seats_are_remembered_as_far_as_they_hold(tmp_path):
    table = seated(path=tmp_path / "t.db")
    kept = table.seats
    table.close()
    table = table_at(tmp_path / "t.db", rules="classic")
    assert set(table.view.seats) == {YOU}
    table.seat((*kept[:4], guest("Nobody"), *kept[5:]))
    assert table.view.seats == kept
    table.close()


def test_a_round_with_guests_and_computers_goes_on_where_it_was(tmp_path):
    for seed in range(6):
        path = tmp_path / f"{seed}.db"
        table = seated(path=path, seed=seed)
        for box in (1, 3):
            do(table, AddChip(box, 500))
        do(table, DealCards())
        if table.view.phase is not Phase.PLAYING:
            table.close()
            continue
        before = table.view
        table.close()
        table = table_at(path)
        table.charts = SimpleCharts()
        assert table.view.observation == before.observation
        assert table.view.guests == before.guests
        assert table.view.sitter(0) == COMPUTER
        assert table.view.sitter(3) == ANN
        play_out(table)
        assert list(findings(table.database)) == []
        table.close()


# ---------------------------------------------------------------- a shoe that lasts


def test_the_cut_card_comes_once_and_the_next_round_is_shuffled():
    table = seated(seats=())
    shoes = came = 0
    for _ in range(90):
        out = table.view.cut_card_out
        frames = play_on(table, 1, boxes=(0, 1, 2))
        shuffled = any(isinstance(frame.event, ShoeShuffled) for frame in frames)
        assert shuffled == (out or shoes == 0)
        events = [frame for frame in frames if isinstance(frame.event, CutCardCame)]
        assert len(events) == (table.view.cut_card_out)
        for frame in events:
            assert frame.view.shoe_size - frame.view.shoe_left >= 234
        shoes += shuffled
        came += len(events)
    assert came >= shoes - 1 >= 3


def test_a_shoe_is_dealt_to_its_cut_card_whatever_the_boxes():
    table = seated(seats=())
    ends = []
    for _ in range(60):
        before = table.view
        frames = play_on(table, 1, boxes=range(7))
        if any(isinstance(frame.event, ShoeShuffled) for frame in frames) and before.observation is not None:
            ends.append(before.shoe_size - before.shoe_left)
    assert ends
    assert min(ends) >= 234
