"""A replay in the window: a kept round on the real felt, to and fro, with what its decisions were worth beside it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent

from bjdesk.game.faults import StoreError
from bjdesk.ui.felt.pace import Speed
from bjdesk.ui.felt.results_place import Reach
from bjdesk.ui.formats import count
from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from collections.abc import Callable

    from bjdesk.game.coach import Advice
    from bjdesk.game.replay_frames import Choice, ReplayTable
    from bjdesk.ui.main_window import MainWindow
    from bjdesk.ui.panels.replay_bar import ReplayBar
    from bjdesk.ui.panels.replay_values import ReplayValues
    from bjdesk.ui.window_practice import WindowPractice

DWELL: Final = {Speed.SLOW: 2.0, Speed.NORMAL: 1.0, Speed.FAST: 0.5, Speed.TURBO: 0.25}
"""How long it rests between two steps, by speed."""
REST: Final = 900
"""Milliseconds between two steps at Normal."""
REST_AT_CHOICE: Final = 2200
"""Where a decision is asked, so that its figures can be read."""
_PLAIN: Final = Qt.KeyboardModifier.KeypadModifier
_REPEATED: Final = (Qt.Key.Key_Left, Qt.Key.Key_Right)
_STILL: Final = (Speed.REDUCED, Speed.OFF)


class WindowReplay(QObject):
    """Keeps the replay while there is one. Nothing that it shows can be pressed, and no money moves."""

    def __init__(self, window: MainWindow, beside: WindowPractice) -> None:
        super().__init__(window)
        self._window, self._beside = window, beside
        self.table: ReplayTable | None = None
        self.values: ReplayValues | None = None
        self.speed = Speed.NORMAL
        self._own_speed = Speed.NORMAL  # the table's
        self._bar: ReplayBar | None = None
        self._acts: dict[Qt.Key, Callable[[], object]] = {
            Qt.Key.Key_Right: lambda: self.step(1),
            Qt.Key.Key_Left: lambda: self.step(-1),
            Qt.Key.Key_Home: lambda: self.go(0),
            Qt.Key.Key_End: lambda: self.go(len(self._table.replay.steps)),
            Qt.Key.Key_Space: self.toggle,
            Qt.Key.Key_V: self.faster,
            Qt.Key.Key_W: self.what_if,
            Qt.Key.Key_Escape: self.leave,
        }
        self._plays = False
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.timeout.connect(self._go_on)
        window.playback.rested.connect(self._rested)
        window.felt.relaid.connect(self.place_values)
        for taker in (window.felt, window):
            taker.installEventFilter(self)

    # -- in and out

    def begin(self, number: int, *, plays: bool = True) -> None:
        """Show the finished round of this number."""
        from bjdesk.game.replay_frames import ReplayTable

        try:
            replay = self._window.rooms.logs.replay(number)
        except StoreError as fault:
            self._window.bridge.failed.emit(fault)
            return
        if replay is None:
            return
        logs = self._window.side.get("gamelogs")
        if logs is not None:
            logs.hide()
        self._beside.put_away("rules", "rebuy")
        self.end()
        self.table = ReplayTable(replay)
        self._own_speed = self._window.playback.speed
        self._take_speed(self.speed)
        self._sit()
        if plays and self._window.playback.speed not in _STILL:
            self.toggle()

    def _sit(self) -> None:
        """Show the replay where it stands, paused."""
        from bjdesk.ui.panels.replay_bar import ReplayBar

        assert self.table is not None, "a replay is open"
        bar = self._bar = ReplayBar(self._window)
        bar.moved.connect(self.step)
        bar.sent.connect(lambda end: self.go(len(self._table.replay.steps) if end else 0))
        bar.toggled.connect(self.toggle)
        bar.sped.connect(self.faster)
        bar.branching.connect(self.what_if)
        bar.left.connect(self.leave)
        bar.show_replay(self.table, self.speed, plays=False)
        self._beside.table = None
        self._beside.sit_at(self.table, bar, self._title)
        bar.play.setFocus()
        self._show_values()

    def leave(self) -> None:
        """Back to the real table, and to the gamelogs if they were open."""
        self.end()
        self._beside.leave()
        logs = self._window.side.get("gamelogs")
        if logs is not None and not logs.isVisible():
            logs.show()
            logs.activateWindow()

    def end(self) -> None:
        """The replay is over: its clock stands, its speed and its panel are gone."""
        if self.table is None:
            return
        self._pause()
        self._put_values_away()
        self.table = self._bar = None
        self._window.playback.speed = self._own_speed

    @property
    def _table(self) -> ReplayTable:
        assert self.table is not None, "a replay is open"
        return self.table

    def _title(self) -> str:
        text = translate("Replay", "bjdesk: replay of round {number}, no money moves")
        return text.format(number=count(self._table.replay.number) if self.table is not None else "")

    # -- keys

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the replay's keys before the felt scrolls by them, or the table plays by them."""
        if event.type() is QEvent.Type.KeyPress and self._bar is not None and isinstance(event, QKeyEvent):
            act = None if event.modifiers() & ~_PLAIN else self._acts.get(Qt.Key(event.key()))
            if act is not None and not (event.isAutoRepeat() and event.key() not in _REPEATED):
                act()
            return act is not None
        return super().eventFilter(watched, event)

    # -- to and fro

    def step(self, steps: int) -> None:
        """Go so many steps by hand: on with its motion, back at once."""
        self._pause()
        if steps > 0:
            self._play_step()
        else:
            self._window.playback.finish()
            self.go(self._table.at + steps)

    def go(self, at: int) -> None:
        """Stand after so many steps, without motion."""
        self._pause()
        self._table.go(at)
        self._window.bridge.use(self._table)
        self._window.voice.state(self._window.shown_view)
        self._show()
        self._show_values()

    def toggle(self) -> None:
        """Play, or pause; from the end it begins anew."""
        if self._plays:
            self._pause()
            return
        if self._table.ended:
            self.go(0)
        self._plays = True
        self._go_on()

    def faster(self) -> None:
        """The next speed, and after the fastest the slowest."""
        from bjdesk.ui.panels.replay_bar import SPEEDS

        self._take_speed(SPEEDS[(SPEEDS.index(self.speed) + 1) % len(SPEEDS)])
        self._show()

    def _take_speed(self, speed: Speed) -> None:
        """Move at this speed; what moves less by the player's wish goes on moving less."""
        self.speed = speed
        if self._window.playback.speed not in _STILL:
            self._window.playback.speed = speed

    def keep_speed(self) -> None:
        """Settings were applied: the table's speed is for later, the replay keeps its own."""
        now = self._window.playback.speed
        if self.table is not None and now is not self.speed:
            self._own_speed = now
            self._take_speed(self.speed)

    def _pause(self) -> None:
        self._rest.stop()
        if self._plays:
            self._plays = False
            self._show()

    def _go_on(self) -> None:
        """The next step of a replay that plays."""
        if not self._plays or self.table is None or not self._window.isVisible():
            return
        if self._table.ended:
            self._pause()
        else:
            self._play_step()

    def _play_step(self) -> None:
        self._put_values_away()
        self._window.playback.finish()
        frames = self._table.forward()
        self._show()
        self._window.playback.play(frames)

    def _rested(self) -> None:
        """A step has been shown: its decision is, and a replay that plays goes on after a while."""
        if self.table is None or self._bar is None or self._window.bridge.view is not self.table.view:
            return
        self._show_values()
        if self._plays:
            rest = REST if self.table.asked is None else REST_AT_CHOICE
            self._rest.start(round(rest * DWELL[self.speed]))

    def _show(self) -> None:
        if self._bar is not None and self.table is not None:
            self._bar.show_replay(self.table, self.speed, plays=self._plays)

    # -- what decisions were worth

    def _show_values(self) -> None:
        asked = self.table.asked if self.table is not None and self._bar is not None else None
        if asked is None:
            self._put_values_away()
            return
        service = self._window.coach.service
        known = asked.advice is not None or service is None
        self._show_choice(asked, asked.advice, known=known)
        if not known and service is not None:
            service.advice(asked.decided.question, partial(self._answered, asked))

    def _answered(self, asked: Choice, advice: Advice | None) -> None:
        """An answer came: it is shown if the replay still stands there."""
        if self.table is not None and self.table.asked is asked and self._bar is not None:
            self._show_choice(asked, advice, known=True)

    def _show_choice(self, asked: Choice, advice: Advice | None, *, known: bool) -> None:
        if self.values is None:
            from bjdesk.ui.panels.replay_values import ReplayValues

            self.values = ReplayValues(self._window)
            self.values.moved.connect(self._window.places.clear_words)
        self.values.show_choice(asked.action, advice, known=known)
        self.values.show()
        self.place_values()
        self.values.raise_()
        if known and not self._plays:
            self._window.announcer.say(self.values.sentence, assertive=False)

    def _put_values_away(self) -> None:
        if self.values is not None:
            self.values.hide()
            self.values.deleteLater()
            self.values = None

    def place_values(self) -> None:
        """Lie where the felt is free."""
        if self.values is None:
            return
        window = self._window
        over = [window.results] if window.results.reach is Reach.FREE else []  # else it hangs over the values, too
        self.values.lay(window.felt.table_layout, window.coach.taken(*over), window.look)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        if self.values is not None:
            self.values.retranslate()

    # -- what if

    def what_if(self) -> None:
        """Play on from the decision that is asked, as practice."""
        from bjdesk.ui.panels.practice_bar import WhatIfBar

        asked = self._table.asked
        if asked is None or not asked.persons:
            self._window.tell(translate("Replay", "There is no decision here to branch from."))
            return
        self._pause()
        self._window.skip_motion()
        table = self._window.rooms.logs.what_if(asked.decided.round, asked.decided.number)
        if table is None:
            self._window.tell(translate("Replay", "The computer players are not ready yet. Try again in a moment."))
            return
        self._put_values_away()
        self._bar = None
        bar = WhatIfBar(self._window, fresh=table.branch.fresh)
        bar.again.connect(self._beside.again)
        bar.replaying.connect(self._sit)
        bar.left.connect(self.leave)
        self._beside.table = table
        self._beside.sit_at(table, bar, what_if_title)


def what_if_title() -> str:
    """What the window is called while a kept round is played on."""
    return translate("Replay", "bjdesk: what if, no money moves")
