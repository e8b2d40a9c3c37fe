"""Whatever the rules, whoever sits there: money is conserved, what is shown is what is stored, and no shoe runs out.

A failure names its seed: `Played(seed)` of that seed plays the same again.
"""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bjdesk.engine.actions import Action
from bjdesk.engine.presets import PRESETS
from bjdesk.engine.round import BoxBet
from bjdesk.game.betting import empty
from bjdesk.game.commands import Act, AddChip, CommandRefused, DealCards, PayInGuest, Rebuy, TakeSeat
from bjdesk.game.replay import PLAYER, Setting
from bjdesk.game.seats import COMPUTER, YOU, guest
from bjdesk.game.state import State
from bjdesk.game.store.rounds import ShoeRow
from bjdesk.game.verify import findings
from bjdesk.game.view import Phase
from tests.support.game import do, table_at
from tests.support.rounds import chance_rules, rules_with
from tests.support.sitters import SimpleCharts

pytestmark = [pytest.mark.trust, pytest.mark.hot]
SITTERS = (YOU, YOU, YOU, COMPUTER, guest("Ann"), guest("Bo"))
DERIVED = """
SELECT name, balance, coalesce((SELECT sum(amount) FROM transfer WHERE credit = name), 0)
                    - coalesce((SELECT sum(amount) FROM transfer WHERE debit = name), 0) FROM account
"""


def check(table) -> None:
    """The invariants of TRUST.md that hold after every press."""
    rows = table.database.rows(DERIVED)
    held = {name: balance for name, balance, _ in rows}
    view = table.view
    assert sum(held.values()) == 0
    assert all(balance == derived for _, balance, derived in rows)
    assert all(balance >= 0 for name, balance in held.items() if name not in {"bank", "house"})
    running = table.database.value("SELECT count(*) FROM round WHERE state = 'running'")
    assert running == (view.phase is Phase.PLAYING)
    bets = {box: bet for box, bet in enumerate(view.bets) if view.phase is not Phase.PLAYING}
    assert view.balance == held["table"] - sum(bet for box, bet in bets.items() if view.sitter(box) == YOU)
    for name, shown in view.guests:
        laid = sum(bet for box, bet in bets.items() if view.sitter(box) == guest(name))
        assert shown == held[f"guest:{name}"] - laid
    if view.phase is Phase.PLAYING:
        assert view.persons_turn is not None
        assert view.observation.legal == tuple(action for action in Action if view.why_not(Act(action)) is None)


class Played:
    """Rounds of a random rule set with random sitters."""

    def __init__(self, seed, rules=None):
        self.chance = random.Random(seed)
        self.table = table_at(seed=seed)
        self.table.charts = SimpleCharts()
        self.table.change_rules(rules or chance_rules(self.chance), "house")
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
        do(table, Rebuy(min(100_000, table.view.wallet))) if table.view.wallet and table.view.balance < 50_000 else None
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
@given(st.integers(0, 10**6))
def test_any_rules_and_any_sitters_keep_every_promise(seed):
    Played(seed).play(10)


@pytest.mark.full
@settings(max_examples=1_000)
@given(st.integers(0, 10**6))
def test_a_thousand_rule_sets_of_ten_rounds(seed):
    Played(seed).play(10)


@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_is_played_with_all_its_boxes(name):
    played = Played(name, PRESETS[name])
    dealt = played.play(12)
    assert dealt == 12 or not played.table.view.sitter(0).is_person


# ---------------------------------------------------------------- the window


def play_in_window(qtbot, seed, rounds):
    """The same through the real widgets: what is on is what is legal, and the books are what is shown."""
    from bjdesk.ui.keys import Press
    from bjdesk.ui.panels.strip_places import PLAYING
    from tests.support.windows import click, open_window, press

    played = Played(seed)
    table = played.table
    window = open_window(qtbot, table)
    presses = {place.command.action: place.press for place in PLAYING}
    for _ in range(rounds):
        for box in range(table.view.rules.boxes):
            if table.view.sitter(box).is_person and played.chance.random() < 0.6:
                window.felt.buttons.boxes[box].click()
                check(table)
        if not window.strip.buttons[Press.DEAL].isEnabled():
            continue
        press(window, Press.DEAL)
        for dialog in list(window.side._open.values()):
            dialog.reject()
        while window.shown_view.phase is Phase.PLAYING:
            check(table)
            assert window.shown_view == table.view
            legal = table.view.observation.legal
            if window.prompt.question is not None:
                assert set(window.prompt.question.answers) == set(legal)
                click(played.chance.choice((window.prompt.yes, window.prompt.no)))
                continue
            on = {action for action, key in presses.items() if window.strip.buttons[key].isEnabled()}
            assert on == set(legal)
            press(window, presses[played.chance.choice(legal)])
        check(table)
        assert (window.shown_view.balance, window.shown_view.net) == (table.view.balance, table.view.net)
    window.leave()
    table.close()


@pytest.mark.gui
@pytest.mark.parametrize("seed", range(6))
def test_any_rules_are_played_in_the_window(qtbot, seed):
    play_in_window(qtbot, seed, 5)


@pytest.mark.full
@pytest.mark.gui
@pytest.mark.parametrize("seed", range(100, 200))
def test_a_hundred_rule_sets_are_played_in_the_window(qtbot, seed):
    play_in_window(qtbot, seed, 10)


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
