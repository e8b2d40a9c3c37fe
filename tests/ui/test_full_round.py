from __future__ import annotations

import pytest

from bjdesk.engine.actions import Action
from bjdesk.engine.events import CardDealt, HandSplit, HoleCardTurned
from bjdesk.game.commands import Act, AddChip, DealCards, RebetAndDeal
from bjdesk.game.view import Phase
from bjdesk.ui.bridge import Bridge
from bjdesk.ui.felt.card_item import CardItem
from bjdesk.ui.felt.keys import card
from bjdesk.ui.felt.pace import Speed
from bjdesk.ui.felt.view import FeltView
from bjdesk.ui.playback import Playback
from bjdesk.ui.table_words import TableWords
from tests.support.clock import FakeClock
from tests.support.game import table_at

WISHES = (Action.SPLIT, Action.DOUBLE, Action.INSURANCE, Action.EVEN_MONEY, Action.HIT)


class Seat:
    """A player at the felt whose clock is moved by hand."""

    def __init__(self, qtbot, *, rules=None, speed=Speed.NORMAL, seed=0):
        self.table = table_at(rules=rules, seed=seed)
        self.felt = FeltView(TableWords(), self.table.view)
        qtbot.addWidget(self.felt)
        self.felt.resize(900, 520)
        self.felt.show()
        self.clock = FakeClock()
        self.felt.animator._clock = self.clock
        self.playback = Playback(self.felt, self.felt.animator, self.table.view)
        self.playback.speed = speed
        self.bridge = Bridge(self.table, self.playback)
        self.told = []
        self.trouble = []
        self.playback.shown.connect(self.told.append)
        self.bridge.refused.connect(lambda *facts: self.trouble.append(facts))
        self.bridge.failed.connect(self.trouble.append)

    def press(self, command):
        self.bridge.press(command, self.bridge.view.step)
        while self.felt.animator.running:
            self._check_hole_card()
            self.clock.now += 16
            self.felt.animator.tick()

    def _check_hole_card(self):
        """A card of which the state shows no face has none on the felt either."""
        shown = self.playback.view.observation
        item = self.felt.table_scene.things.get(card(None, 0, 1))
        if shown is None or item is None or len(shown.dealer.cards) < 2:
            return
        assert isinstance(item, CardItem)
        started = self.felt._view.observation
        if started is not None and started.dealer.cards[1:2] == (None,):
            assert item.look.card is None

    def wish(self, number):
        legal = self.bridge.view.observation.legal
        wanted = [wish for wish in WISHES if wish in legal]
        stands = Action.STAND in legal and (number % 3 == 0 or Action.SPLIT not in legal)
        total = self._total()
        if stands and total >= 15:
            return Action.STAND
        return wanted[number % len(wanted)] if number % 2 else (wanted or legal)[0]

    def _total(self):
        seen = self.bridge.view.observation
        return seen.boxes[seen.turn.box].hands[seen.turn.hand].total

    def play_round(self):
        for box in range(self.bridge.view.rules.boxes):
            while self.bridge.view.bets[box] < self.bridge.view.rules.min_bet:
                self.press(AddChip(box, 500))
        self.press(DealCards())
        number = 0
        while self.bridge.view.phase is Phase.PLAYING:
            self.press(Act(self.wish(number)))
            number += 1

    def is_still(self):
        """Whether what was moved into place is what is drawn without motion."""
        moved = self.felt.grab().toImage()
        self.felt._scene.use(self.felt.table_layout, self.felt._gallery())
        self.felt.show_view(self.bridge.view)
        return moved == self.felt.grab().toImage()


@pytest.mark.parametrize("rules", ["single-deck", "american", "classic", "european", "krog"])
def test_rounds_are_played_through_the_bridge_to_a_picture_that_is_the_one_without_motion(qtbot, rules):
    seat = Seat(qtbot, rules=rules)
    for _ in range(2):
        seat.play_round()
        assert seat.trouble == []
        assert seat.bridge.view.phase is Phase.RESULTS
        assert seat.is_still()
    told = [frame.view.step for frame in seat.told]
    assert told == sorted(told)
    assert any(isinstance(frame.event, HoleCardTurned | CardDealt) for frame in seat.told)


def test_a_split_is_among_the_rounds_played(qtbot):
    seat = Seat(qtbot, rules="classic", speed=Speed.OFF, seed=3)
    for _ in range(12):
        seat.play_round()
    assert any(isinstance(frame.event, HandSplit) for frame in seat.told)
    assert seat.trouble == []


@pytest.mark.parametrize("speed", [Speed.TURBO, Speed.REDUCED, Speed.FAST])
def test_fifty_rounds_leave_no_item_behind(qtbot, speed):
    seat = Seat(qtbot, speed=speed)
    seat.play_round()
    counts = set()
    for _ in range(50 if speed is Speed.TURBO else 5):
        seat.press(RebetAndDeal())
        while seat.bridge.view.phase is Phase.PLAYING:
            seat.press(Act(Action.STAND if Action.STAND in seat.bridge.view.observation.legal else Action.NO_INSURANCE))
        seat.press(AddChip(0, 100))
        counts.add(len(seat.felt.table_scene.items()))
        seat.playback.finish()
        seat.bridge.press(DealCards(), seat.bridge.view.step)
        while seat.bridge.view.phase is Phase.PLAYING:
            seat.press(Act(Action.STAND if Action.STAND in seat.bridge.view.observation.legal else Action.NO_INSURANCE))
    assert seat.trouble == []
    assert len(counts) == 1


def test_an_impatient_player_may_press_at_any_moment(qtbot):
    seat = Seat(qtbot)
    for moment in (0, 40, 200, 500, 900):
        seat.bridge.press(AddChip(0, 500), seat.bridge.view.step)
        seat.bridge.press(DealCards(), seat.bridge.view.step)
        while seat.bridge.view.phase is Phase.PLAYING:
            until = seat.clock.now + moment
            while seat.felt.animator.running and seat.clock.now < until:
                seat.clock.now += 16
                seat.felt.animator.tick()
            legal = seat.bridge.view.observation.legal
            seat.bridge.press(Act(Action.STAND if Action.STAND in legal else legal[-1]), seat.bridge.view.step)
        assert seat.is_still() or seat.playback.running
        seat.playback.finish()
        assert seat.is_still()
    assert seat.trouble == []
