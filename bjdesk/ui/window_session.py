"""The session in the window: its clock in the bar, the reminder between rounds, the idle time-out, and the break."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QGuiApplication

from bjdesk.game.session import Idle, Idleness, Reminders, Sitting
from bjdesk.game.view import Phase

if TYPE_CHECKING:
    from bjdesk.game.view import Frame
    from bjdesk.ui.dialogs.session import IdleDialog
    from bjdesk.ui.dialogs.sheet import Sheet
    from bjdesk.ui.main_window import MainWindow

TICK: Final = 500
"""Milliseconds: what is due is told within a second."""
_ACTS: Final = frozenset(
    {QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress, QEvent.Type.Wheel, QEvent.Type.TouchBegin}
)


class WindowSession(QObject):
    """Looks twice a second whether something is due."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        clock = window.rooms.monotonic
        self.sitting = Sitting(clock)
        self.reminders = Reminders(clock)
        self.idleness = Idleness(clock)
        self._timer = QTimer(self, interval=TICK)
        self._timer.timeout.connect(self.look)
        self._timer.start()
        window.playback.shown.connect(self._follow)

    def _follow(self, frame: Frame) -> None:
        """Count what is shown; whatever happens at the table is an act."""
        self.sitting.follow(frame.view)
        self.idleness.acted()
        self._show()

    def look(self) -> None:
        """Show the time, and do what is due."""
        if not self._window.isVisible():
            return
        self._take_settings()
        self._show()
        self._end_break()
        self._remind()
        if self.idleness.minutes:
            self._watch()

    def _take_settings(self) -> None:
        """Remind and wait as the player wants."""
        settings = self._window.settings
        self.reminders.every(settings.reminder_minutes)
        if settings.idle_minutes != self.idleness.minutes:
            self.idleness.minutes = settings.idle_minutes
            self.idleness.acted()

    def _show(self) -> None:
        self._window.bar.show_session(self.sitting.minutes, self.sitting.net)

    @property
    def _rests(self) -> bool:
        """Whether nobody is in the middle of a round, and nothing moves; a replay asks for no decision."""
        view = self._window.bridge.view
        return (view.replay or view.phase is not Phase.PLAYING) and not self._window.playback.running

    # -- the reminder

    def _remind(self) -> None:
        if not self.reminders.due or not self._rests or self._window.side.get("reminder") is not None:
            return
        from bjdesk.ui.dialogs.session import ReminderDialog

        window = self._window

        def make() -> Sheet:
            dialog = ReminderDialog(self.sitting, window)
            dialog.finished.connect(self.reminders.begin_again)
            dialog.resting.connect(self.ask_for_break)
            dialog.leaving.connect(window.leave)
            return dialog

        window.side.show("reminder", make, modal=True)

    # -- the break

    def ask_for_break(self) -> None:
        """How long a break is to be."""
        from bjdesk.ui.dialogs.session import BreakDialog

        window = self._window

        def make() -> Sheet:
            dialog = BreakDialog(window.bridge.break_view, window.rooms.books.now(), window)
            dialog.wanted.connect(self.take_break)
            return dialog

        window.side.show("break", make, modal=True)

    def take_break(self, hours: int) -> None:
        """Take the break, and say until when; where a longer one lasts, say that."""
        from bjdesk.ui.refusals import break_text

        self._window.bridge.take_break(hours)
        self._window.voice.reason(break_text(self._window.bridge.break_view))

    def _end_break(self) -> None:
        """A break that is over gives DEAL back without a press."""
        window = self._window
        if window.bridge.view.break_until != window.shown_view.break_until and not window.playback.running:
            window.bridge.refresh()
            window.voice.state(window.shown_view)

    # -- the idle time-out

    def _watch(self) -> None:
        """Hear the keys and the mouse of every window; warn, and in the end leave."""
        for top in QGuiApplication.topLevelWindows():
            top.installEventFilter(self)
        state, warning = self.idleness.state, self._window.side.get("idle")
        if state is Idle.GONE:
            self._window.leave()
        elif state is Idle.HERE and warning is not None:
            warning.accept()
        elif state is Idle.WARNED:
            self._warn()

    def _warn(self) -> None:
        from bjdesk.ui.dialogs.session import IdleDialog

        window = self._window

        def make() -> Sheet:
            dialog = IdleDialog(self.idleness, window)
            dialog.finished.connect(self.idleness.acted)
            return dialog

        warning = window.side.get("idle") or window.side.show("idle", make, modal=True)
        cast("IdleDialog", warning).count()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Note that somebody is here; take nothing away."""
        if event.type() in _ACTS:
            self.idleness.acted()
        return False
