"""Whatever the rules, whoever sits there: money is conserved, what is shown is what is stored, and no shoe runs out.

A failure at the table prints the rule set and the chance, `Played(chance, rules)` plays it again; a failure in the
window has the window's number in the test's name, by which it is played again.
"""

from __future__ import annotations

import random

import pytest
from hypothesis import HealthCheck, given, seed, settings
from hypothesis import Phase as Phases
from hypothesis import strategies as st

from bjdesk.engine.actions import Action
from bjdesk.engine.presets import PRESETS
from bjdesk.engine.round import BoxBet
from bjdesk.game.betting import empty
from bjdesk.game.commands import Act, AddChip, CommandRefused, DealCards, PayInGuest, Rebuy, TakeSeat
from bjdesk.game.replay import PLAYER, Setting
from bjdesk.game.state import State
from bjdesk.game.store.rounds import ShoeRow
from bjdesk.game.verdicts import in_chips
from bjdesk.game.verify import findings
from bjdesk.game.view import Phase
from tests.support.any_rules import SITTERS, Player, check, rule_sets
from tests.support.game import do, table_at
from tests.support.rounds import rules_with
from tests.support.sitters import SimpleCharts

pytestmark = [pytest.mark.trust, pytest.mark.hot]


class Played:
    """Rounds of a random rule set with random sitters."""

    def __init__(self, seed, rules):
        self.chance = random.Random(seed)
        self.table = table_at(seed=seed)
        self.table.charts = SimpleCharts()
        self.table.change_rules(rules, "house")
        self.sit()

    def sit(self):
        for box in range(self.table.view.rules.boxes):
            command = TakeSeat(box, self.chance.choice(SITTERS))
            if self.table.view.why_not(command) is None:
                do(self.table, command)
                check(self.table)

    def bet(self):
        """Lay the minimum, or a chip more, on some boxes; money is fetched where it lacks."""
        table, rules = self.table, self.table.view.rules
        fetched = in_chips(min(100_000, table.view.wallet), rules)
        if fetched and table.view.balance < 50_000:
            do(table, Rebuy(fetched))
        for name, left in table.view.guests:
            if left < 50_000:
                do(table, PayInGuest(name, 50_000))
        for box in range(rules.boxes):
            if box == 0 or self.chance.random() < 0.6:
                while table.view.bets[box] < rules.min_bet:
                    value = rules.chips[0] if rules.min_bet < 2 * rules.chips[0] else rules.min_bet
                    value = value if value in rules.chips else max(c for c in rules.chips if c <= rules.min_bet)
                    if table.view.why_not(AddChip(box, value)) is not None:
                        break
                    do(table, AddChip(box, value))
            check(table)

    def play(self, rounds):
        table, done = self.table, 0
        for _ in range(rounds):
            self.bet()
            try:
                do(table, DealCards())
            except CommandRefused as no:
                assert no.refusal is table.view.why_not(DealCards())  # noqa: PT017 - either is right
                continue
            done += 1
            check(table)
            while table.view.phase is Phase.PLAYING:
                do(table, Act(self.chance.choice(table.view.observation.legal)))
                check(table)
            table.shown()
        assert list(findings(table.database)) == []
        table.close()
        return done


@settings(max_examples=40)
@given(rule_sets(), st.integers(0, 10**9))
def test_any_rules_and_any_sitters_keep_every_promise(rules, chance):
    Played(chance, rules).play(10)


@pytest.mark.full
@settings(max_examples=1_000)
@given(rule_sets(), st.integers(0, 10**9))
def test_a_thousand_rule_sets_of_ten_rounds(rules, chance):
    Played(chance, rules).play(10)


@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_is_played_with_all_its_boxes(name):
    played = Played(name, PRESETS[name])
    dealt = played.play(12)
    assert dealt == 12 or not played.table.view.sitter(0).is_person


# ---------------------------------------------------------------- the window


def play_in_window(qtbot, number, rule_sets_of_it, rounds):
    """A window that is played by one rule set after another, through its real widgets; what was played."""
    window, dealt = None, []

    @seed(number)
    @settings(max_examples=rule_sets_of_it, phases=(Phases.generate,), suppress_health_check=list(HealthCheck))
    @given(rule_sets(), st.integers(0, 10**9))
    def play(rules, chance):
        dealt.append(window.play(rules, chance, rounds))

    window = Player(qtbot, number)
    play()
    assert list(findings(window.table.database)) == []
    assert window.table.view.round_number
    window.close()
    return f"{sum(dealt)} rounds by {len(dealt)} rule sets, every promise after each press"


@pytest.mark.gui
def test_any_rules_are_played_in_the_window(qtbot, measured):
    measured(play_in_window(qtbot, 0, rule_sets_of_it=3, rounds=4))


@pytest.mark.full
@pytest.mark.gui
@pytest.mark.parametrize("number", range(1, 101))
def test_a_thousand_rule_sets_of_ten_rounds_are_played_in_a_hundred_windows(qtbot, number, measured):
    measured(play_in_window(qtbot, number, rule_sets_of_it=10, rounds=10))


# ---------------------------------------------------------------- a shoe never runs out


def deal_on(rounds, rules, seed):
    """Rounds of seven boxes from lasting shoes, without a file; where each shoe was when it was given up."""
    chance = random.Random(seed)
    row = ShoeRow(1, "", b"%032d" % seed, "text", rules.decks, "")
    state = State(1, rules, "house", empty(rules.boxes), 0, 0, row)
    ends = []
    for _ in range(rounds):
        shoe, position = state.shoe_to_deal()
        if position == 0 and state.shoe is not None:
            ends.append(state.position)
        bets = tuple(BoxBet(rules.min_bet, PLAYER) for _ in range(7))
        setting = Setting(rules, shoe, position, tuple(range(7)), bets, {PLAYER: 10**9})
        lying = setting.dealt().round
        while not lying.over:
            legal = [action for action in Action if setting.seen(lying).why_not(action) is None]
            greedy = [action for action in legal if action in {Action.SPLIT, Action.HIT}]
            lying = setting.played(lying, chance.choice(greedy or legal)).round
        if position == 0:
            row = ShoeRow(row.number + 1, "", b"%032d" % chance.getrandbits(60), "text", rules.decks, "")
        state = State(1, rules, "house", empty(rules.boxes), 0, 0, row, shoe, lying.shoe.position)
    return ends


@pytest.mark.parametrize("penetration", [0.5, 0.75, 0.95])
def test_seven_greedy_boxes_never_empty_a_shoe_and_play_it_to_the_cut_card(penetration):
    rules = rules_with("classic", penetration=penetration, hit_split_aces=True, resplit_aces=True)
    ends = deal_on(150, rules, 1)
    assert ends
    assert min(ends) >= min(penetration * 312, 312 - 2 * 8)


@pytest.mark.full
@pytest.mark.parametrize("decks", [3, 4, 6, 8])
def test_twenty_thousand_greedy_rounds_never_empty_a_shoe(decks):
    rules = rules_with("classic", decks=decks, penetration=0.95, hit_split_aces=True, resplit_aces=True)
    assert min(deal_on(5_000, rules, decks)) >= min(0.95 * 52 * decks, 52 * decks - 16)
