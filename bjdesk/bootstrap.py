"""Builds the table from the command line's values and connects its rooms. Qt is imported only when it opens."""

from __future__ import annotations

import os
import secrets
import signal
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bjdesk.frozen import dataclass, replace

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QMessageLogContext, QtMsgType

    from bjdesk.game.faults import StoreError, StoreUnavailable
    from bjdesk.game.practice_hand import PracticeHand
    from bjdesk.game.settings import Loaded
    from bjdesk.game.statistics import Statistics
    from bjdesk.game.store.database import Database
    from bjdesk.game.table import Table
    from bjdesk.ui.coach_worker import OddsService
    from bjdesk.ui.dialogs.at_the_start import Answer
    from bjdesk.ui.main_window import MainWindow
    from bjdesk.ui.single_instance import SingleInstance

APP_ID: Final = "io.github.bjdesk.bjdesk"
"""One and the same for the desktop file, the AppStream id and the icon."""
DONE: Final = 0
REFUSED: Final = 2
"""The request can't be taken: one sentence on standard error, no traceback."""
_DOOR_OPENS: Final = 300
"""Milliseconds after which a second start is heard: what is loaded for that must not hold up the first picture."""
_NO_DISPLAY: Final = (
    "There is no display to open the table on; --demo N --screenshots DIR plays without one and saves pictures."
)


@dataclass(frozen=True, slots=True)
class TableOptions:
    """What the command line asks of the table; None: the remembered choice, or the default."""

    data_dir: Path | None = None
    language: str | None = None  # en, sv, nl, cs
    rules: str | None = None  # the name of a preset or of a saved set, or the path of a rule file
    speed: str | None = None  # slow, normal, fast, turbo
    demo: int | None = None  # rounds to play by itself
    screenshots: Path | None = None  # where the demo's pictures go
    hand: PracticeHand | None = None  # to be practised from the start


def run_table(options: TableOptions) -> int:
    """Open the table and stay until it is closed; returns the exit status."""
    refusal = refuse_bad_qt() or refuse_no_display(options)
    if refusal is not None:
        _say(refusal)
        return REFUSED
    from bjdesk.ui.lean_start import collected_by_hand

    with collected_by_hand():
        while True:
            opening = _Opening(options)
            status = opening.run()
            if not opening.changes:
                return status
            options = opening.changed()


def _say(sentence: str) -> None:
    print(f"bjdesk: {sentence}", file=sys.stderr)  # noqa: T201 - the command line's answer


def refuse_bad_qt() -> str | None:
    """One sentence if this PySide6 kills this Python: 6.12 loses a reference to None per call on 3.11 and older."""
    from PySide6 import __version__, __version_info__

    if tuple(__version_info__[:2]) < (6, 12) or sys.version_info >= (3, 12):
        return None
    python = f"{sys.version_info.major}.{sys.version_info.minor}"
    return f"PySide6 {__version__} on Python {python} ends the program after some minutes: install PySide6 below 6.12."


def refuse_no_display(options: TableOptions) -> str | None:
    """One sentence if there is nowhere to open a window. The demo needs no display."""
    if options.demo is not None:
        os.environ["QT_QPA_PLATFORM"] = os.environ.get("QT_QPA_PLATFORM") or "offscreen"
        return None
    if sys.platform in {"win32", "darwin"} or os.environ.get("QT_QPA_PLATFORM"):
        return None
    if os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        return None
    return _NO_DISPLAY


def _no_platform() -> str:
    """Why there is no window: the display, or the platform that somebody asked Qt for."""
    named = os.environ.get("QT_QPA_PLATFORM")
    if not named:
        return _NO_DISPLAY
    return (
        f'Qt can\'t open the platform "{named}" that QT_QPA_PLATFORM names;'
        " without it, --demo N --screenshots DIR needs no display and saves pictures."
    )


def _listen_to_qt(kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
    """Qt ends the program where the display does not answer: say it in our words first, and leave in order."""
    from PySide6.QtCore import QtMsgType

    if kind is QtMsgType.QtFatalMsg:
        _say(_no_platform() if "platform plugin" in message else message)
        sys.stderr.flush()
        os._exit(REFUSED)
    if kind in {QtMsgType.QtWarningMsg, QtMsgType.QtCriticalMsg} and "platform plugin" not in message:
        print(message, file=sys.stderr)  # noqa: T201 - as Qt does without us


def _unused(options: TableOptions) -> tuple[str, ...]:
    """The words of the command line that a table which is open already does not follow."""
    names = ("language", "rules", "speed", "demo", "screenshots")
    practised = () if options.hand is None else ("--practice" if options.hand.is_laid else "--seed",)
    return (*(f"--{name}" for name in names if getattr(options, name) is not None), *practised)


def _odds_service() -> OddsService:
    """Who works out odds beside the window; loaded at the first question."""
    from bjdesk.ui.coach_worker import OddsService

    return OddsService()


def _statistics(database: Database) -> Statistics:
    """What the records say of the player; loaded at the first question."""
    from bjdesk.game.statistics import Statistics

    return Statistics(database)


class _Opening:
    """One opening of the table, step by step; each step may end it with a sentence."""

    def __init__(self, options: TableOptions) -> None:
        from PySide6.QtCore import qInstallMessageHandler
        from PySide6.QtWidgets import QApplication

        from bjdesk.ui.lean_start import import_plainly

        import_plainly()
        from bjdesk.game.places import data_folder, settings_path
        from bjdesk.game.settings import Settings
        from bjdesk.stored_game import StoredGame
        from bjdesk.ui.language import LanguageSwitch
        from bjdesk.ui.theme import load_fonts

        self.options = options
        running = QApplication.instance()
        if running is None:
            qInstallMessageHandler(_listen_to_qt)
        self.app = running if isinstance(running, QApplication) else QApplication(["bjdesk"])
        self.app.setApplicationName("bjdesk")
        self.app.setDesktopFileName(APP_ID)
        load_fonts()
        self.folder = options.data_dir or data_folder()
        self.stored = StoredGame(self.folder, self._answer_to)
        self.settings_file = settings_path(options.data_dir)
        self.language = LanguageSwitch()
        self.settings = Settings()
        self.declined = False  # to go on without the file
        self.changes: list[Callable[[], None]] = []  # to all that is stored, once the table has closed

    def changed(self) -> TableOptions:
        """Change what is stored as the window asked for; say so if that fails. Gives how to open the table again."""
        from bjdesk.game.faults import StoreError

        for change in self.changes:
            try:
                change()
            except StoreError as fault:
                self._refuse(fault, opens=True)
        return replace(self.options, hand=None)

    def _finish_change(self) -> None:
        """Finish a change that was broken off. Raises StoreError."""
        from bjdesk.game.places import CHANGEOVER
        from bjdesk.game.store.files import is_there

        if is_there(self.folder / CHANGEOVER):
            from bjdesk.game.changeover import Stored, finish

            finish(Stored(self.folder, self.settings_file))

    def _drop_staged(self) -> None:
        """Remove what a look at an archive laid ready and, killed in the midst, could not. Raises StoreError."""
        from bjdesk.game.places import STAGING
        from bjdesk.game.store.files import is_there

        if is_there(self.folder / STAGING):
            from bjdesk.game.changeover import drop

            drop(self.folder)

    def run(self) -> int:
        """Open, stay, close."""
        from bjdesk.game.faults import StoreError
        from bjdesk.game.seats import seats_of
        from bjdesk.game.settings import load
        from bjdesk.game.store.files import private_folder
        from bjdesk.ui.single_instance import Claim, SingleInstance

        try:
            self._finish_change()
        except StoreError as fault:
            self._speak("")
            return self._refuse(fault)
        loaded = load(self.settings_file)
        self.settings = loaded.settings
        self._speak(loaded.settings.language)
        instance = SingleInstance(self.folder)
        try:
            private_folder(self.folder)
            if instance.claim() is Claim.TAKEN:
                return self._second_start(instance)
            asked_rules = self.options.rules if self.options.hand is None else None
            table = self.stored.table(asked_rules, loaded.settings.rules)
            self._drop_staged()
            table.seat(seats_of(loaded.settings.seats))
        except StoreError as fault:
            instance.release()
            return self._refuse(fault)
        try:
            return self._stay(table, loaded, instance)
        finally:
            table.close()
            instance.release()

    def _speak(self, remembered: str) -> None:
        from bjdesk.ui.language import system_language

        self.language.set(self.options.language or remembered or system_language())

    def _second_start(self, instance: SingleInstance) -> int:
        from bjdesk.ui.fault_words import no_answer_sentence, second_start_sentence

        if instance.knock():
            _say(second_start_sentence(self.folder, _unused(self.options)))
            return DONE
        _say(no_answer_sentence(self.folder))
        return REFUSED

    # ------------------------------------------------------------ what is asked and told

    def _answer_to(self, fault: StoreUnavailable) -> Answer | None:
        """How to go on without the file; None where there is nothing to choose, or nobody to ask. Raises StoreError."""
        if not self._somebody_looks():
            return None
        from bjdesk.ui.dialogs.at_the_start import Leave, answer_to

        answer = answer_to(fault, self.settings)
        self.declined = answer == Leave()
        return answer

    def _somebody_looks(self) -> bool:
        return self.options.demo is None and self.app.platformName() != "offscreen"

    def _refuse(self, fault: StoreError, *, opens: bool = False) -> int:
        """Say what is wrong, on the terminal and in a window, unless it was asked there; `opens`: the table will."""
        from bjdesk.ui.dialogs.at_the_start import change_failed, opening_failed, tell
        from bjdesk.ui.fault_words import terminal_sentence

        _say(terminal_sentence(fault))
        if self._somebody_looks() and not self.declined:
            tell(change_failed(fault) if opens else opening_failed(fault), self.settings)
        return REFUSED

    # ------------------------------------------------------------ the window

    def _stay(self, table: Table, loaded: Loaded, instance: SingleInstance) -> int:
        """Show the window and play until it is closed."""
        from PySide6.QtCore import QTimer

        from bjdesk.ui.app_icon import app_icon
        from bjdesk.ui.lean_start import keep_what_is_made
        from bjdesk.ui.system_motion import SystemMotion

        window = self._window(table, loaded)
        if self.options.hand is not None:
            window.practice.begin(self.options.hand)
        if self.options.demo is not None:
            from bjdesk.ui.demo import play_demo

            return play_demo(window, self.options.demo, self.options.screenshots)
        sys.excepthook = window.crashed
        signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl+C on the terminal ends it at once: all is on disk
        self.app.commitDataRequest.connect(lambda _manager: window.session_ends())
        instance.knocked.connect(window.come_to_front)
        window.show()
        QTimer.singleShot(0, lambda: self.app.setWindowIcon(app_icon()))
        motion = SystemMotion(window)
        motion.reduced.connect(window.reduce_motion)
        QTimer.singleShot(_DOOR_OPENS, keep_what_is_made)
        QTimer.singleShot(_DOOR_OPENS, instance.listen)
        QTimer.singleShot(_DOOR_OPENS, motion.ask)
        problem = loaded.problem
        if problem is not None:
            QTimer.singleShot(0, lambda: window.tell_problem(problem))
        damaged = self.stored.damaged_rules
        if damaged is not None:
            QTimer.singleShot(0, lambda: window.tell_damaged_rules(damaged))
        status = self.app.exec()
        sys.excepthook = sys.__excepthook__
        return status

    def _window(self, table: Table, loaded: Loaded) -> MainWindow:
        from bjdesk.game.books import Books
        from bjdesk.game.changeover import Stored
        from bjdesk.game.logbook import Logbook
        from bjdesk.game.settings import save
        from bjdesk.ui.main_window import MainWindow
        from bjdesk.ui.rooms import Rooms
        from bjdesk.ui.sound import Silence
        from bjdesk.ui.sound_device import open_device
        from bjdesk.ui.sound_player import Player
        from bjdesk.ui.window_ahead import WindowAhead
        from bjdesk.ui.window_tidying import WindowTidying
        from bjdesk.ui.window_upkeep import WindowUpkeep

        database = table.database
        remember = self.options.demo is None
        window = MainWindow(
            Rooms(
                table=table,
                logs=Logbook(database, table.charts, secrets.token_bytes, lambda: datetime.now(UTC)),
                settings=loaded.settings,
                save=(lambda settings: save(settings, self.settings_file)) if remember else (lambda _: None),
                language=self.language,
                folder=self.folder,
                speed=self.options.speed,
                books=Books(database, Stored(self.folder, self.settings_file), lambda: datetime.now(UTC)),
                when_closed=self.changes.append,
                speaker=Player(open_device) if remember else Silence(),
                valuing=table.valuing,
                odds=_odds_service,
                statistics=lambda: _statistics(database),
            )
        )
        WindowUpkeep(window, table.upkeep)
        WindowTidying(window)
        WindowAhead(window)
        return window
