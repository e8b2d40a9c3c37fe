"""Rule sets of every kind, and somebody who plays them in the window and looks at every promise after each press."""

from __future__ import annotations

import random
from dataclasses import replace

from hypothesis import strategies as st
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QDialog

from bjdesk.engine.actions import Action
from bjdesk.engine.errors import RulesError
from bjdesk.engine.options import Kind
from bjdesk.engine.presets import PRESETS
from bjdesk.engine.rules import OPTIONS
from bjdesk.game.commands import Act, AddChip, PayInGuest, Rebuy, TableRefusal, TakeSeat
from bjdesk.game.rule_sets import RuleSet
from bjdesk.game.seats import COMPUTER, YOU, guest
from bjdesk.game.verdicts import in_chips
from bjdesk.game.view import Phase
from bjdesk.ui.keys import Press
from bjdesk.ui.panels.money_label import Purse
from bjdesk.ui.panels.strip_places import BETTING, PLAYING
from tests.support.game import table_at
from tests.support.sitters import SimpleCharts
from tests.support.windows import open_window

SITTERS = (YOU, YOU, YOU, COMPUTER, guest("Ann"), guest("Bo"))
DERIVED = """
SELECT name, balance, coalesce((SELECT sum(amount) FROM transfer WHERE credit = name), 0)
                    - coalesce((SELECT sum(amount) FROM transfer WHERE debit = name), 0) FROM account
"""
RACKS = ((100, 500, 2_500, 10_000, 50_000), (10, 50, 100), (250, 1_000), (1_000,), (30, 60, 90, 300, 900, 2_700))
SIZES = (QSize(960, 600), QSize(960, 600), QSize(1100, 760))
_MOST_ACTS = 40
"""Between two rounds; who can't deal after so many of them never will."""


@st.composite
def rule_sets(draw):
    """A preset with any of its options changed, as far as they do not contradict each other."""
    rules = PRESETS[draw(st.sampled_from(tuple(PRESETS)))]
    for option in draw(st.lists(st.sampled_from(OPTIONS), unique=True, max_size=20)):
        try:
            rules = replace(rules, **{option.name: draw(_values(option))})
        except RulesError:
            continue
    return rules


def _values(option):
    match option.kind:
        case Kind.SHARE:
            return st.sampled_from([0.25, 0.5, 0.8, 0.95])
        case Kind.CHIPS:
            return st.sampled_from(RACKS)
        case Kind.MONEY if option.name == "min_bet":
            return st.sampled_from([1, 100, 250, 735, 1_000])
        case Kind.MONEY:
            return st.sampled_from([200, 500, 1_005, 10_000, 100_000])
    return st.sampled_from(option.values).map(option.read)


def check(table) -> None:
    """What holds on disk after every press: no money comes or goes, and what is shown is what is stored."""
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


class Player:
    """Plays in one window, one rule set after another: frame by frame, or landing what moves after each press."""

    def __init__(self, qtbot, number):
        self.table = table_at(seed=f"any rules {number}")
        self.table.charts = SimpleCharts()
        speed = "fast" if number % 4 else "off"
        self.window = open_window(qtbot, self.table, size=SIZES[number % len(SIZES)], speed=speed)
        self.window.playback.shown.connect(self._shown)
        self.chance = random.Random(number)
        self.wrong = []

    def _shown(self, frame):
        """What is a slot of Qt's must not raise: what was wrong is told at the next look."""
        label = self.window.bar.labels[Purse.BALANCE]
        if (label.amount, self.window.shown_view) != (frame.view.balance, frame.view):
            self.wrong.append((label.amount, frame))

    def play(self, rules, seed, rounds):
        """Rounds by these rules; how many were dealt."""
        self.chance = random.Random(seed)
        self.window.play_by(RuleSet("house", rules, own=True))
        assert self.window.shown_view.rules == rules
        self.look()
        self._sit()
        return sum(self._round() for _ in range(rounds))

    def close(self):
        self.window.leave()
        self.table.close()

    # -- looking

    def look(self):
        """Land what moves; then everything that is shown is what the table says."""
        self.window.skip_motion()
        assert self.wrong == []
        check(self.table)
        self._look_at_dialogs()
        window, view = self.window, self.table.view
        assert window.shown_view == view
        shown = {purse: label.amount for purse, label in window.bar.labels.items()}
        assert shown == {Purse.BALANCE: view.balance, Purse.BET: view.bet or None, Purse.WIN: view.win}
        self._look_at_strip(view)
        self._look_at_felt(view)

    def _look_at_dialogs(self):
        dialogs = [one for one in QApplication.topLevelWidgets() if isinstance(one, QDialog) and one.isVisible()]
        assert len(dialogs) <= 1
        for dialog in dialogs:
            dialog.reject()

    def _look_at_strip(self, view):
        strip, playing = self.window.strip, view.phase is Phase.PLAYING
        assert {place.press for place in (PLAYING if playing else BETTING)} | {Press.DEAL} == {
            press for press, button in strip.buttons.items() if button.isVisible()
        }
        for button in strip.buttons.values():
            refused = view.why_not(button.place.command)
            assert button.isEnabled() == (refused in {None, TableRefusal.ABOVE_BALANCE}), button.text()
            assert button.isEnabled() == (not button.reason)
        question = self.window.prompt.question
        asked = view.persons_turn is not None and view.persons_turn.question
        assert (question is not None) == asked == self.window.prompt.isVisible()
        if asked:
            assert set(question.answers) == set(view.observation.legal)
        elif playing:
            on = {place.command.action for place in PLAYING if strip.buttons[place.press].isEnabled()}
            assert on == set(view.observation.legal)
        for chip in strip.rack.chips:
            assert chip.isEnabled() == (view.why_not(AddChip(strip.rack._box, chip.value)) is None)

    def _look_at_felt(self, view):
        buttons = self.window.felt.buttons
        assert len(buttons.boxes) == view.rules.boxes
        for box, (place, stack) in enumerate(zip(buttons.boxes, buttons.stacks, strict=True)):
            assert place.isEnabled() == (view.phase is not Phase.PLAYING and view.sitter(box).is_person)
            assert place.step == view.step
            if view.phase is not Phase.PLAYING:
                assert stack.isVisible() == (view.bets[box] > 0)

    # -- pressing

    def _do(self, command):
        self.window.press(command, self.table.view.step)
        self.look()

    def _sit(self):
        for box in range(self.table.view.rules.boxes):
            command = TakeSeat(box, self.chance.choice(SITTERS))
            if self.table.view.why_not(command) is None and self.chance.random() < 0.5:
                self._do(command)

    def _fund(self):
        view = self.table.view
        amount = in_chips(min(100_000, view.wallet), view.rules)
        if view.balance < 50_000 and amount:
            self._do(Rebuy(amount))
        for name, left in view.guests:
            if left < 50_000 or self.chance.random() < 0.1:
                self._do(PayInGuest(name, 50_000))

    def _round(self):
        """Bet somehow and deal; True if there was a round.

        A table of computer players alone has none, nor one whose chips make no bet within the limits.
        """
        self._fund()
        before = self.table.view.round_number
        for _ in range(_MOST_ACTS):
            self._bet_somehow()
            self.look()
            if self.table.view.round_number != before:
                break
        while self.table.view.phase is Phase.PLAYING:
            self._decide()
            self.look()
        return self.table.view.round_number != before

    def _bet_somehow(self):
        strip, view = self.window.strip, self.table.view
        deal = strip.buttons[Press.DEAL]
        if view.why_not(deal.place.command) is None and self.chance.random() < 0.6:
            deal.click()
        elif self.chance.random() < 0.7:
            self._lay(view)
        else:
            place = self.chance.choice(BETTING)
            strip.buttons[place.press].click()

    def _lay(self, view):
        """Bet at a box, with a chip that brings it to the minimum if there is one."""
        rack = self.window.strip.rack
        persons = [box for box in range(view.rules.boxes) if view.sitter(box).is_person]
        if not persons or not rack.chips:
            return
        box = self.chance.choice(persons)
        enough = [chip for chip in rack.chips if view.bets[box] + chip.value >= view.rules.min_bet]
        (enough or rack.chips[-1:])[0].click()
        if view.rules.boxes > 1:
            self.window.felt.buttons.boxes[box].click()

    def _decide(self):
        if self.window.prompt.question is not None:
            self.chance.choice((self.window.prompt.yes, self.window.prompt.no)).click()
        else:
            legal = self.table.view.observation.legal
            places = [place for place in PLAYING if place.command.action in legal]
            self.window.strip.buttons[self.chance.choice(places).press].click()
