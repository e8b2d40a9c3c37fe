"""The table around the round, as RULES.md part 2 says it."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from bjdesk.engine.actions import Action
from bjdesk.engine.errors import Refusal, RulesError
from bjdesk.engine.events import Asked, RoundEnded, WagerLaid
from bjdesk.engine.presets import PRESETS
from bjdesk.engine.rules import Shuffle
from bjdesk.game.commands import (
    Act,
    AddChip,
    BalanceChanged,
    BetsCleared,
    BetsLaid,
    CashOut,
    ChipAdded,
    ChipTaken,
    ClearBets,
    CommandRefused,
    DealCards,
    DoubleBets,
    Movement,
    PayIn,
    Rebet,
    RebetAndDeal,
    Rebuy,
    ShoeShuffled,
    TableCleared,
    TableRefusal,
    TakeChip,
    UndoBet,
)
from bjdesk.game.store.ledger import TABLE, WALLET, Kind, Transfer, post
from bjdesk.game.table import Table
from bjdesk.game.verdicts import PAY_IN_MOST
from bjdesk.game.verify import findings
from bjdesk.game.view import Phase
from tests.support.game import (
    ALL_PRESETS,
    Clock,
    Entropy,
    bet_and_deal,
    books,
    do,
    keep_funded,
    play_out,
    play_rounds,
    table_at,
)


@pytest.fixture
def table():
    opened = table_at(rules="single-deck")
    yield opened
    opened.close()


def events(frames):
    return [frame.event for frame in frames]


def refused(table, command):
    with pytest.raises(CommandRefused) as caught:
        do(table, command)
    assert table.view.why_not(command) is caught.value.refusal
    assert table.view.missing(command) == caught.value.missing
    return caught.value


# ---------------------------------------------------------------- money at the first start


def test_at_first_start_the_wallet_holds_ten_thousand_and_the_table_one_thousand(table):
    assert (table.view.wallet, table.view.balance) == (10_000_00, 1_000_00)
    assert books(table) == {"bank": -11_000_00, "wallet": 10_000_00, "table": 1_000_00, "stake": 0, "house": 0}


def test_the_first_rules_are_single_deck():
    assert table_at().view.rules_name == "single-deck"


# ---------------------------------------------------------------- betting


def test_chips_are_laid_taken_doubled_cleared_and_undone(table):
    assert events(do(table, AddChip(0, 500))) == [ChipAdded(0, 500)]
    assert events(do(table, AddChip(0, 2500))) == [ChipAdded(0, 2500)]
    assert (table.view.bets, table.view.bet_chips) == ((3000,), ((500, 2500),))
    assert (table.view.balance, table.view.bet) == (970_00, 30_00)
    assert events(do(table, DoubleBets())) == [BetsLaid((6000,))]
    assert events(do(table, UndoBet())) == [BetsLaid((3000,))]
    assert events(do(table, TakeChip(0))) == [ChipTaken(0, 2500)]
    assert events(do(table, UndoBet())) == [ChipAdded(0, 2500)]
    assert events(do(table, TakeChip(0, 500))) == [ChipTaken(0, 500)]
    assert events(do(table, ClearBets())) == [BetsCleared((2500,))]
    assert table.view.balance == 1_000_00


def test_composed_bets_move_no_money(table):
    before = books(table)
    do(table, AddChip(0, 50_000))
    assert books(table) == before


def test_bets_are_bounded_by_maximum_and_balance(table):
    do(table, AddChip(0, 50_000))
    assert refused(table, AddChip(0, 100)).refusal is TableRefusal.ABOVE_MAXIMUM
    assert refused(table, DoubleBets()).refusal is TableRefusal.ABOVE_MAXIMUM


def test_a_chip_above_the_balance_is_refused_with_what_is_missing():
    table = table_at(rules="american")
    do(table, AddChip(0, 50_000))
    do(table, AddChip(1, 50_000))
    no = refused(table, AddChip(2, 2_500))
    assert (no.refusal, no.missing) == (TableRefusal.ABOVE_BALANCE, 2_500)


def test_doubling_above_the_balance_says_what_is_missing():
    table = table_at(rules="american")
    for box in (0, 1, 2):
        for _ in range(2):
            do(table, AddChip(box, 10_000))
    no = refused(table, DoubleBets())
    assert (no.refusal, no.missing) == (TableRefusal.ABOVE_BALANCE, 20_000)


@pytest.mark.parametrize(
    "command, refusal",
    [
        (AddChip(1, 100), TableRefusal.NO_SUCH_BOX),
        (AddChip(-1, 100), TableRefusal.NO_SUCH_BOX),
        (AddChip(0, 200), TableRefusal.NO_SUCH_CHIP),
        (TakeChip(3), TableRefusal.NO_SUCH_BOX),
        (TakeChip(0), TableRefusal.NO_BET),
        (ClearBets(), TableRefusal.NO_BET),
        (DoubleBets(), TableRefusal.NO_BET),
        (DealCards(), TableRefusal.NO_BET),
        (UndoBet(), TableRefusal.NOTHING_TO_UNDO),
        (Rebet(), TableRefusal.NO_LAST_BET),
        (RebetAndDeal(), TableRefusal.NO_LAST_BET),
        (Act(Action.HIT), TableRefusal.NO_ROUND),
    ],
)
def test_what_an_empty_table_refuses(table, command, refusal):
    before = table.view
    assert refused(table, command).refusal is refusal
    assert table.view == before


def test_a_chip_that_does_not_lie_there_cannot_be_taken(table):
    do(table, AddChip(0, 500))
    assert refused(table, TakeChip(0, 100)).refusal is TableRefusal.NO_SUCH_CHIP


def test_deal_is_on_only_from_the_minimum():
    table = table_at(rules="classic")  # 5 at least
    do(table, AddChip(0, 100))
    no = refused(table, DealCards())
    assert (no.refusal, no.missing) == (TableRefusal.BELOW_MINIMUM, 400)
    do(table, AddChip(1, 500))
    assert refused(table, DealCards()).refusal is TableRefusal.BELOW_MINIMUM
    do(table, TakeChip(0))
    do(table, DealCards())
    assert table.view.box_places == (1,)
    assert table.view.place_of(0) == 1


def test_deal_with_an_empty_table_account_says_what_the_minimum_lacks(table):
    while table.view.balance:
        do(table, AddChip(0, min(50_000, table.view.balance)))
        do(table, DealCards())
        play_out(table, lambda legal: Action.HIT if Action.HIT in legal else legal[-1])
        if table.view.balance > 500_000:
            pytest.fail("luck")
    no = refused(table, DealCards())
    assert (no.refusal, no.missing) == (TableRefusal.ABOVE_BALANCE, 100)


def test_so_many_boxes_that_they_could_use_up_the_shoe_are_refused():
    table = table_at()
    table.change_rules(replace(PRESETS["classic"], decks=1, max_hands=4), "tiny")
    for box in range(3):
        do(table, AddChip(box, 500))
    assert refused(table, DealCards()).refusal is TableRefusal.SHOE_TOO_SMALL
    do(table, TakeChip(2))
    do(table, DealCards())


# ---------------------------------------------------------------- after a round


@pytest.fixture
def after_round(table):
    do(table, AddChip(0, 2500))
    do(table, AddChip(0, 500))
    do(table, DealCards())
    play_out(table)
    return table


def test_after_a_round_the_results_lie_there_and_the_boxes_are_empty(after_round):
    view = after_round.view
    assert view.phase is Phase.RESULTS
    assert view.bets == (0,)
    assert view.last_bets == (3000,)
    assert view.observation is not None
    assert view.net == view.balance - 1_000_00
    assert view.paid == view.net + view.bet


def test_rebet_lays_the_same_bet_and_waits(after_round):
    frames = do(after_round, Rebet())
    assert events(frames) == [TableCleared(), BetsLaid((3000,))]
    assert frames[0].view.observation is None
    view = after_round.view
    assert (view.phase, view.bets, view.bet_chips) == (Phase.BETTING, (3000,), ((2500, 500),))
    assert refused(after_round, Rebet()).refusal is TableRefusal.REBET_DONE


def test_rebet_and_deal_deals_where_the_last_bet_lies_already(after_round):
    do(after_round, Rebet())
    events_of_deal = events(do(after_round, RebetAndDeal()))
    assert not any(isinstance(event, TableCleared | BetsLaid) for event in events_of_deal)
    assert after_round.view.round_number == 2


def test_the_last_bet_laid_chip_by_chip_is_the_last_bet(after_round):
    for chip in (500, 2_500):
        do(after_round, AddChip(0, chip))
    assert refused(after_round, Rebet()).refusal is TableRefusal.REBET_DONE
    assert after_round.view.why_not(RebetAndDeal()) is None


def test_rebet_and_deal_lays_and_deals(after_round):
    frames = do(after_round, RebetAndDeal())
    kinds = [type(event) for event in events(frames)]
    assert kinds[:4] == [TableCleared, BetsLaid, ShoeShuffled, WagerLaid]
    assert after_round.view.round_number == 2
    assert {frame.view.step for frame in frames} == {after_round.view.step}


def test_the_first_chip_starts_a_new_bet_and_turns_rebet_off(after_round):
    assert events(do(after_round, AddChip(0, 100))) == [TableCleared(), ChipAdded(0, 100)]
    assert after_round.view.bets == (100,)
    assert refused(after_round, Rebet()).refusal is TableRefusal.BET_BEGUN


def test_after_rebet_a_chip_adds_to_it_and_clear_empties_it(after_round):
    do(after_round, Rebet())
    do(after_round, AddChip(0, 100))
    assert after_round.view.bets == (3100,)
    for command in (Rebet(), RebetAndDeal()):
        assert refused(after_round, command).refusal is TableRefusal.BET_BEGUN
    do(after_round, ClearBets())
    assert after_round.view.bets == (0,)


def test_rebet_beyond_the_balance_says_what_is_missing(table):
    do(table, AddChip(0, 50_000))
    do(table, DealCards())
    play_out(table, lambda legal: Action.HIT if Action.HIT in legal else legal[-1])
    if table.view.net == -50_000:
        do(table, Rebet())
        do(table, DealCards())
        play_out(table, lambda legal: Action.HIT if Action.HIT in legal else legal[-1])
    lacking = 50_000 - table.view.balance
    assert lacking > 0
    for command in (Rebet(), RebetAndDeal()):
        no = refused(table, command)
        assert (no.refusal, no.missing) == (TableRefusal.ABOVE_BALANCE, lacking)
    do(table, Rebuy(lacking))
    assert table.view.phase is Phase.RESULTS
    assert table.view.why_not(Rebet()) is None


# ---------------------------------------------------------------- during a round


@pytest.fixture
def in_round():
    for seed in range(100):
        table = table_at(seed=seed, rules="single-deck")
        bet_and_deal(table)
        if table.view.phase is Phase.PLAYING and not table.view.observation.turn.question:
            yield table
            table.close()
            return
        table.close()
    pytest.fail("no seed asks")


@pytest.mark.parametrize(
    "command",
    [
        AddChip(0, 100),
        TakeChip(0),
        ClearBets(),
        UndoBet(),
        DoubleBets(),
        Rebet(),
        RebetAndDeal(),
        DealCards(),
        Rebuy(100),
        CashOut(100),
        PayIn(100),
    ],
)
def test_within_a_round_bets_and_money_wait(in_round, command):
    assert refused(in_round, command).refusal is TableRefusal.ROUND_RUNNING


def test_within_a_round_rules_do_not_change(in_round):
    with pytest.raises(CommandRefused, match="round-running"):
        in_round.change_rules("classic")


def test_an_action_against_the_rules_is_refused_with_the_engines_reason(in_round):
    assert refused(in_round, Act(Action.SURRENDER)).refusal is Refusal.NO_SURRENDER
    assert refused(in_round, Act(Action.INSURANCE)).refusal is Refusal.NOT_ASKED


def test_frames_tell_the_deal_and_end_with_the_question(in_round):
    assert in_round.view.win is None
    frames = play_out(in_round, lambda legal: Action.STAND if Action.STAND in legal else legal[-1])
    assert isinstance(frames[-1].event, RoundEnded)
    assert frames[-1].view == in_round.view


def _splits_or_stands(legal):
    return next((one for one in (Action.SPLIT, Action.STAND) if one in legal), legal[-1])


def test_win_counts_what_hands_won_and_never_a_stake_that_came_back():
    seen = 0
    for seed in range(60):
        table = table_at(seed=seed)
        bet_and_deal(table)
        play_out(table, _splits_or_stands)
        view = table.view
        hands = [(hand.wager, hand.paid) for box in view.observation.boxes for hand in box.hands]
        assert view.win == sum(paid - wager for wager, paid in hands if paid > wager)
        seen |= 1 << (view.win > view.net)
        table.close()
    assert seen == 3


@pytest.mark.parametrize("name", ALL_PRESETS)
def test_balance_bet_and_win_fit_together_in_every_frame(name):
    """What is beside the table, what lies on it and what came back make the balance before; no spoilers."""
    table = table_at(seed=name, rules=name)
    rand = random.Random(name)
    for _ in range(25):
        keep_funded(table)
        boxes = rand.randint(1, min(3, table.view.rules.boxes))
        before = table.view.balance
        frames = bet_and_deal(table, boxes=boxes) + tuple(play_out(table, rand.choice))
        for frame in frames:
            view = frame.view
            assert view.balance + view.bet - (view.paid or 0) == before
            assert (view.net is None) == (view.phase is not Phase.RESULTS)
            assert (view.phase is Phase.RESULTS) == isinstance(frame.event, RoundEnded)
        assert table.view.balance == before + table.view.net
        asked = [frame for frame in frames if isinstance(frame.event, Asked)]
        assert all(frame.view.observation.legal for frame in asked)


def test_bets_not_yet_laid_stay_chips_while_the_others_are_laid():
    table = table_at(rules="american")
    do(table, AddChip(0, 500))
    do(table, AddChip(2, 2500))
    frames = [frame for frame in do(table, DealCards()) if isinstance(frame.event, WagerLaid)]
    assert [frame.view.bet_chips for frame in frames] == [((), (), (2500,)), ((), (), ())]
    assert table.view.box_places == (0, 2)


# ---------------------------------------------------------------- money between rounds


def test_rebuy_moves_from_the_wallet_to_the_table(table):
    frames = do(table, Rebuy(250_00))
    assert events(frames) == [BalanceChanged(Movement.REBUY, 250_00)]
    assert (table.view.wallet, table.view.balance) == (9_750_00, 1_250_00)
    no = refused(table, Rebuy(9_751_00))
    assert (no.refusal, no.missing) == (TableRefusal.WALLET_TOO_SMALL, 100)


def test_the_cashier_pays_into_the_wallet_within_its_bound(table):
    do(table, PayIn(PAY_IN_MOST))
    assert table.view.wallet == 10_000_00 + PAY_IN_MOST
    assert refused(table, PayIn(PAY_IN_MOST + 1)).refusal is TableRefusal.BAD_AMOUNT


@pytest.mark.parametrize("amount", [0, -1])
def test_no_movement_of_nothing_or_less(table, amount):
    assert refused(table, PayIn(amount)).refusal is TableRefusal.BAD_AMOUNT
    assert refused(table, Rebuy(amount)).refusal is TableRefusal.BAD_AMOUNT
    assert refused(table, CashOut(amount)).refusal is TableRefusal.BAD_AMOUNT


@pytest.mark.parametrize("amount", [12_34, 44, 1])
def test_no_more_comes_to_the_table_than_its_chips_can_bet(table, amount):
    """A rest below the smallest chip could not be bet, and would lie there for ever."""
    do(table, PayIn(amount))
    assert refused(table, Rebuy(amount)).refusal is TableRefusal.BAD_AMOUNT


@pytest.mark.parametrize("rules", ALL_PRESETS)
def test_money_comes_to_the_table_in_the_smallest_chips_of_each_rule_set(rules):
    table = table_at(rules=rules)
    smallest = min(table.view.rules.chips)
    assert refused(table, Rebuy(smallest * 3 - 1)).refusal is TableRefusal.BAD_AMOUNT
    do(table, Rebuy(smallest * 3))
    assert table.view.balance == 1_000_00 + smallest * 3


def test_money_goes_back_to_the_wallet_to_the_last_hundredth(table):
    with table.database.transaction():  # as an older version could leave it
        post(table.database, (Transfer(WALLET, TABLE, 44, Kind.REBUY),), "2026-03-01T12:00:00.000+00:00")
    table = Table(table.database, now=Clock(), entropy=Entropy())
    frames = do(table, CashOut(1_000_44))
    assert events(frames) == [BalanceChanged(Movement.CASH_OUT, 1_000_44)]
    assert (table.view.wallet, table.view.balance) == (11_000_00, 0)
    assert list(findings(table.database)) == []
    entry = table.ledger_page(None, 1)[0].transfer
    assert (entry.debit, entry.credit, entry.kind) == (TABLE, WALLET, Kind.CASH_OUT)


def test_what_lies_on_the_boxes_does_not_go_back(table):
    do(table, AddChip(0, 500))
    no = refused(table, CashOut(1_000_00))
    assert (no.refusal, no.missing) == (TableRefusal.ABOVE_BALANCE, 500)
    do(table, CashOut(995_00))
    assert (table.view.bets, table.view.balance) == ((500,), 0)
    do(table, DealCards())


def test_undo_brings_back_no_bet_whose_money_has_left_the_table(table):
    do(table, AddChip(0, 500))
    do(table, ClearBets())
    do(table, CashOut(1_000_00))
    assert refused(table, UndoBet()).refusal is TableRefusal.NOTHING_TO_UNDO
    assert (table.view.bets, table.view.balance) == ((0,), 0)


def test_rebuy_keeps_the_bets_that_are_being_composed(table):
    do(table, AddChip(0, 500))
    do(table, Rebuy(100))
    assert (table.view.bets, table.view.balance) == ((500,), 996_00)


# ---------------------------------------------------------------- rules, shoes, the player's text


def test_other_rules_begin_an_empty_table_and_a_new_shoe(after_round):
    after_round.change_rules("classic")
    view = after_round.view
    assert (view.rules_name, view.bets, view.last_bets) == ("classic", (0,) * 7, None)
    assert (view.shoe_left, view.phase) == (312, Phase.BETTING)
    bet_and_deal(after_round)
    assert after_round.view.shoe_size == 312


def test_an_unknown_rule_set_is_refused(table):
    with pytest.raises(RulesError):
        table.change_rules("no-such")
    with pytest.raises(RulesError):
        table_at(rules="no-such")


def test_every_round_has_a_shoe_of_its_own_committed_before_the_bet(table):
    promised = []
    for _ in range(5):
        assert table.view.commitment == table.view.next_commitment
        promised.append(table.view.next_commitment)
        bet_and_deal(table)
        assert table.view.next_commitment != promised[-1]
        assert table.view.phase is Phase.RESULTS or table.view.commitment == promised[-1]
        play_out(table)
    assert len(set(promised)) == 5
    assert [record.commitment for record in table.rounds_page(None, 9)] == promised[::-1]


def test_a_shoe_is_played_on_to_the_cut_card():
    table = table_at(rules="classic")
    rand = random.Random(4)
    left, shuffles = 312, 0
    for _ in range(80):
        keep_funded(table)
        frames = bet_and_deal(table)
        if any(isinstance(frame.event, ShoeShuffled) for frame in frames):
            shuffles += 1
            assert left == 312 or left <= 312 * 0.25
        else:
            assert left > 312 * 0.25
        play_out(table, rand.choice)
        left = 52 * 6 - table.database.value("SELECT position_after FROM round ORDER BY id DESC LIMIT 1")
        assert table.view.shoe_left == left
    assert shuffles >= 2


def test_a_shoe_that_runs_out_in_a_round_takes_its_discards_back():
    """Seven boxes from the end of one pack: the cards that lie on the table are never dealt twice."""
    rules = replace(
        PRESETS["classic"], decks=2, shuffle=Shuffle.CUT_CARD, penetration=0.95, boxes=2, max_hands=4, min_bet=100
    )
    table = table_at(seed="deep")
    table.change_rules(rules, "deep")
    rand = random.Random(1)
    deep = 0
    for _ in range(80):
        keep_funded(table)
        bet_and_deal(table, boxes=2)
        play_out(
            table,
            lambda legal: (
                Action.SPLIT
                if Action.SPLIT in legal
                else rand.choice((Action.HIT, legal[-1]))
                if Action.HIT in legal
                else legal[-1]
            ),
        )
        seen = table.view.observation
        cards = [card for box in seen.boxes for hand in box.hands for card in hand.cards] + list(seen.dealer.cards)
        assert max(cards.count(card) for card in cards) <= 2
        assert seen.cards_left >= 0
        deep += table.database.value("SELECT position_after > 104 FROM round ORDER BY id DESC LIMIT 1")
    assert deep > 0
    from bjdesk.game.verify import findings

    assert list(findings(table.database)) == []


def test_the_players_text_belongs_to_the_next_shoe_until_its_first_deal(table):
    assert table.view.client_text_open
    view = table.client_text("lucky ♣")
    assert (view.client_text, view.next_client_text) == ("lucky ♣", "lucky ♣")
    bet_and_deal(table)
    view = table.client_text("other")
    assert view.next_client_text == "other"
    assert view.client_text == "lucky ♣" or view.phase is not Phase.PLAYING
    play_out(table)
    assert table.rounds_page(None, 1)[0].client_text == "lucky ♣"
    bet_and_deal(table)
    play_out(table)
    assert table.rounds_page(None, 1)[0].client_text == "other"
    assert table.view.next_client_text == "other"


@pytest.mark.parametrize("text", ["x" * 201, "\ud800", "a\0b"])
def test_a_text_that_cannot_be_kept_is_refused(table, text):
    with pytest.raises(CommandRefused, match="bad-text"):
        table.client_text(text)


# ---------------------------------------------------------------- one press, one effect


def test_a_press_meant_for_an_earlier_picture_does_nothing(table):
    step = table.view.step
    table.perform(AddChip(0, 500), step)
    with pytest.raises(CommandRefused) as caught:
        table.perform(AddChip(0, 500), step)
    assert caught.value.refusal is TableRefusal.STALE_STEP
    assert table.view.bets == (500,)


@pytest.mark.trust
def test_a_burst_of_presses_on_one_picture_has_at_most_one_effect():
    table = table_at(seed="burst", rules="single-deck")
    rand = random.Random(9)
    for _ in range(500):
        keep_funded_if_idle(table)
        view = table.view
        if view.phase is Phase.PLAYING:
            pressed = [Act(rand.choice(view.observation.legal))] * rand.randint(2, 5)
        elif view.last_bets is None:
            pressed = [AddChip(0, 100)] if not view.bet else [DealCards()] * rand.randint(2, 5)
        else:
            pressed = [RebetAndDeal()] * rand.randint(2, 5)
        actions, rounds = counts(table)
        taken = 0
        for command in pressed:
            try:
                table.perform(command, view.step)
                taken += 1
            except CommandRefused:
                pass
        assert taken == 1
        after_actions, after_rounds = counts(table)
        assert (after_actions - actions) + (after_rounds - rounds) == (0 if isinstance(pressed[0], AddChip) else 1)


def counts(table):
    return (
        table.database.value("SELECT count(*) FROM action"),
        table.database.value("SELECT count(*) FROM round"),
    )


def keep_funded_if_idle(table):
    if table.view.phase is not Phase.PLAYING:
        keep_funded(table)


@pytest.mark.trust
def test_no_card_is_dealt_more_often_than_the_shoe_has_packs():
    table = table_at(seed="real", rules="american")
    rand = random.Random(2)
    for _ in range(100):
        play_rounds(table, 1, rand, boxes=3)
        seen = table.view.observation
        cards = [card for box in seen.boxes for hand in box.hands for card in hand.cards] + list(seen.dealer.cards)
        assert max(cards.count(card) for card in cards) <= 4


@pytest.mark.trust
def test_the_same_seeds_give_the_same_cards_whatever_the_balance():
    """No adaptation: the shoe looks at nothing but seed, text and number."""
    poor, rich = table_at(seed="same", rules="single-deck"), table_at(seed="same", rules="single-deck")
    do(rich, PayIn(PAY_IN_MOST))
    do(rich, Rebuy(PAY_IN_MOST))
    for number in range(100):
        keep_funded(poor)
        bet_and_deal(poor)
        bet_and_deal(rich, chip=50_000 if number % 2 else 100)
        assert poor.view.observation.boxes[0].hands[0].cards == rich.view.observation.boxes[0].hands[0].cards
        assert poor.view.observation.dealer.cards[0] == rich.view.observation.dealer.cards[0]
        play_out(poor)
        play_out(rich, lambda legal: legal[0])
        keep_funded(rich)
