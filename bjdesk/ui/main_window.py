"""The window: felt, action strip, information bar, and what lies over the felt."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import QWidget

from bjdesk.engine.events import InsuranceSettled, WagerSettled
from bjdesk.game.commands import AddChip, ClearBox, DealCards, DoubleBets, Rebet, RebetAndDeal, TakeChip
from bjdesk.game.view import Phase
from bjdesk.ui.access import FeltReader, FeltReading
from bjdesk.ui.announcer import Announcer
from bjdesk.ui.appearance import SystemLook, finish_of, speed_of
from bjdesk.ui.bridge import Bridge
from bjdesk.ui.count_up import CountUp
from bjdesk.ui.fault_words import settings_sentence
from bjdesk.ui.felt.view import FeltView
from bjdesk.ui.first_steps import FirstSteps
from bjdesk.ui.labels import Button, switch_words
from bjdesk.ui.models.hands import HandsModel
from bjdesk.ui.models.results import ResultsModel
from bjdesk.ui.panels.action_strip import ActionStrip
from bjdesk.ui.panels.info_bar import InfoBar
from bjdesk.ui.panels.notice import Notice
from bjdesk.ui.panels.prompt import PromptPanel
from bjdesk.ui.panels.results import ResultsPanel
from bjdesk.ui.playback import Playback
from bjdesk.ui.program_wide import changes_words, take_settings
from bjdesk.ui.refusals import refusal_text
from bjdesk.ui.rules_names import rules_title
from bjdesk.ui.side_windows import SideWindows
from bjdesk.ui.sound import TableSound
from bjdesk.ui.sound_cues import Sound
from bjdesk.ui.table_words import TableWords
from bjdesk.ui.theme import Look, font_size
from bjdesk.ui.translate import translate
from bjdesk.ui.window_coach import WindowCoach
from bjdesk.ui.window_openings import WindowOpenings
from bjdesk.ui.window_places import WindowPlaces
from bjdesk.ui.window_practice import WindowPractice
from bjdesk.ui.window_presses import WindowPresses
from bjdesk.ui.window_seats import WindowSeats
from bjdesk.ui.window_session import WindowSession
from bjdesk.ui.window_size import DEFAULT, least_size, next_scale
from bjdesk.ui.window_voice import WindowVoice

if TYPE_CHECKING:
    from types import TracebackType

    from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent

    from bjdesk.game.commands import Command, Refused
    from bjdesk.game.rule_sets import RuleSet
    from bjdesk.game.settings import Settings, SettingsProblem
    from bjdesk.game.view import Frame, TableView
    from bjdesk.ui.keys import Press
    from bjdesk.ui.rooms import Rooms

_ASKS_FOR_MONEY = (DealCards, Rebet, RebetAndDeal, DoubleBets)


class MainWindow(QWidget):
    """Follows the shown state and sends every press through the bridge."""

    settled = Signal()
    """Nothing moves any more."""

    def __init__(self, rooms: Rooms) -> None:
        super().__init__()
        self.rooms = rooms
        self.settings = rooms.settings
        self.side = SideWindows(self)
        self._openings = WindowOpenings(self)
        self._presses = WindowPresses(self)
        self.places = WindowPlaces(self)
        self._leaving = False
        self._system_reduces = False
        self._build()
        self._connect()
        self.shown_view = rooms.table.view
        self._apply_settings()
        self._follow(self.shown_view)
        self.first_steps, self.session = FirstSteps(self), WindowSession(self)
        self.voice.state(self.shown_view)
        self.places.restore(self.settings.geometry)
        if self.prompt.question is None:
            self.felt.setFocus()

    # ------------------------------------------------------------ building

    def _build(self) -> None:
        view = self.rooms.table.view
        self.felt = FeltView(TableWords(), view, self)
        self.announcer = Announcer(self)
        self.voice = WindowVoice(self.felt, self.announcer)
        self.playback = Playback(self.felt, self.felt.animator, view, self)
        self.sound = TableSound(self.playback, self.rooms.speaker, self)
        self.bridge = Bridge(self.rooms.table, self.playback, self)
        self.practice = WindowPractice(self)
        self.hands, self.results_model = HandsModel(self), ResultsModel(self)
        self.strip, self.bar = ActionStrip(self), InfoBar(self)
        self.prompt = PromptPanel(self, self.strip.guard)
        self.results = ResultsPanel(self.results_model, self)
        self.coach = WindowCoach(self)
        self.notice = Notice(self) if not self.settings.notice_seen else None
        self.seats = WindowSeats(self)
        told = FeltReading(self.felt, lambda: self.shown_view, lambda: self.voice.last, self.seats.widgets)
        self.reader = FeltReader(told)
        self.setWindowTitle("bjdesk")

    def _connect(self) -> None:
        self.felt.table_scene.chip_from = self.strip.rack.chip_x
        self.strip.wanted.connect(self.press)
        self.strip.declined.connect(self.tell)
        self.strip.touched.connect(self.skip_motion)
        self.prompt.wanted.connect(self.press)
        self.bar.wanted.connect(self.open)
        self.felt.box_pressed.connect(lambda box, step: self._bet(AddChip(box, self.strip.rack.chip), step))
        self.felt.stack_pressed.connect(lambda box, step: self._bet(TakeChip(box), step))
        self.felt.stack_cleared.connect(lambda box, step: self._bet(ClearBox(box), step))
        self.felt.sign_pressed.connect(lambda: self.open(Button.RULES))
        self.felt.relaid.connect(self.places.place_panels)
        self.results.moved.connect(self.places.place_results)
        self.playback.started.connect(self._started)
        self.playback.shown.connect(self._shown)
        self.playback.rested.connect(self._rested)
        CountUp(self.bar.labels, self.playback, self.felt.animator)
        self.bridge.refused.connect(self._refused)
        self.bridge.moved.connect(self._follow)
        self.bridge.failed.connect(self._openings.tell_fault)
        SystemLook(self).changed.connect(self._apply_settings)
        if self.notice is not None:
            self.notice.done.connect(self.put_notice_away)

    # ------------------------------------------------------------ the state

    def press(self, command: Command, step: int) -> None:
        """Do what was pressed on a widget drawn for `step`."""
        if isinstance(command, AddChip):
            self.strip.rack.use_box(command.box)
        self.bridge.press(command, step)
        if self.bridge.view.phase is Phase.BETTING:
            self._follow(self.bridge.view)  # bets hide nothing: the next chip need not wait for this one

    def _bet(self, command: Command, step: int) -> None:
        """Lay or take a chip on the felt; while a bet is made, the chips in flight hide nothing."""
        view = self.bridge.view
        self.press(command, view.step if view.phase is Phase.BETTING else step)

    def _started(self, frame: Frame) -> None:
        if isinstance(frame.event, WagerSettled | InsuranceSettled):
            self.bar.show_view(frame.view)

    def _shown(self, frame: Frame) -> None:
        self._follow(frame.view)
        self.voice.follow(frame, drawn=not self.playback.landing)

    def _rested(self) -> None:
        self._decline_unasked()
        self.settled.emit()

    def _follow(self, view: TableView) -> None:
        """Bring everything around the felt to this state."""
        self.shown_view = view
        self.strip.show_view(view)
        self.bar.show_view(view)
        self.seats.show(view)
        self.prompt.show_view(view)
        self.hands.show(view.observation)
        self.results_model.show(view)
        self.results.show_view(view)
        self.places.place_results()
        self.coach.follow(view)
        self._openings.follow(view)
        self.reader.changed()
        if view.phase is Phase.PLAYING:
            self.put_notice_away()

    def _decline_unasked(self) -> None:
        """Say no for a player who does not want to be asked under these rules."""
        asked = self.settings.ask_insurance.get(self.shown_view.rules_name, True)
        if not asked and self.prompt.question is not None and self.prompt.is_money_question():
            self.prompt.decline()

    def _refused(self, command: Command, refused: Refused, missing: int) -> None:
        view = self.bridge.view
        self.tell(refusal_text(refused, view, command))
        if missing and isinstance(command, _ASKS_FOR_MONEY):
            self._openings.ask_for_money(command, refused, missing)

    def skip_motion(self) -> None:
        """Land everything that moves."""
        self.playback.finish()

    # ------------------------------------------------------------ words

    def tell(self, reason: str) -> None:
        """Show why something is off."""
        self.sound.play(Sound.ERROR)
        self.results.give_way()
        self.voice.reason(reason)

    def speak(self, press: Press) -> None:
        """Answer one of the speaking keys."""
        self.results.give_way()
        self.voice.speak(press, self.shown_view)

    def changeEvent(self, event: QEvent) -> None:
        """Say everything anew after a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        for part in (self.strip, self.bar, self.prompt, self.results, self.notice, self.coach, self.practice):
            if part is not None:
                part.retranslate()
        self.felt.show_again()
        self.seats.place()
        self.voice.retranslate(self.shown_view)
        self.places.arrange()

    # ------------------------------------------------------------ settings

    def change_settings(self, settings: Settings) -> None:
        """Take new settings at once and remember them."""
        if settings == self.settings:
            return
        before, self.settings = self.settings, settings
        self._openings.save(settings)
        if settings.language != before.language and settings.language:
            self.rooms.language.set(settings.language)
        self._apply_settings()
        if settings.volume != before.volume:
            self.sound.play(Sound.CHIP)
        if changes_words(before, settings):
            self._retranslate()
        self._openings.show_settings(settings)

    def _apply_settings(self) -> None:
        settings = self.settings
        take_settings(settings)
        self.strip.guard.hit_guard = settings.hit_guard_ms
        self.sound.use(settings)
        self.bar.show_sound(on=not settings.muted)
        self.felt.set_finish(finish_of(settings))
        self.playback.speed = speed_of(settings, self.rooms.speed, system_reduces=self._system_reduces)
        self.coach.apply_settings()
        self.setMinimumSize(least_size(settings.text_scale, self._screen()))
        self.places.arrange()

    def reduce_motion(self) -> None:
        """The system asks for less motion; it counts where the player left the choice to the system."""
        self._system_reduces = True
        self._apply_settings()

    def toggle_sound(self) -> None:
        """Let the table be heard, or not; it is remembered."""
        self.change_settings(replace(self.settings, muted=not self.settings.muted))
        self.voice.reason(switch_words(on=not self.settings.muted))

    def next_language(self) -> None:
        """Go on to the next language."""
        self.change_settings(replace(self.settings, language=self.rooms.language.next_code()))

    def change_text_scale(self, steps: int) -> None:
        """Make all text larger or smaller."""
        self.change_settings(replace(self.settings, text_scale=next_scale(self.settings.text_scale, steps)))

    def put_notice_away(self) -> None:
        """The player knows that this is play money."""
        if self.notice is not None:
            self.notice.deleteLater()
            self.notice = None
            self.change_settings(replace(self.settings, notice_seen=True))

    # ------------------------------------------------------------ windows

    def open(self, button: Button) -> None:
        """Open what a button of the bar stands for."""
        if button is Button.SOUND:
            self.toggle_sound()
            return
        self.skip_motion()
        if button is Button.EXIT_GAME:
            self.close()
        else:
            self._openings.open(button)

    def play_by(self, one: RuleSet) -> None:
        """Play by another rule set from the next round on, and remember it."""
        if one.rules is None or not self.bridge.change_rules(one.rules, one.name):
            return
        self.change_settings(replace(self.settings, rules=one.name))
        self.tell(translate("Rules window", "The table plays by {name} now.").format(name=rules_title(one.name)))

    def toggle_results(self) -> None:
        """Pull the results down, or let them go."""
        if self.shown_view.observation is None:
            self.tell(translate("Results", "There are no results yet."))
            return
        self.results.setVisible(not self.results.isVisible())

    def toggle_full_screen(self) -> None:
        """Fill the screen, or be a window again."""
        if self.isFullScreen():
            self.showNormal()
        else:
            self.showFullScreen()

    def skip(self) -> None:
        """Esc: land what moves, or close the results, or leave full screen."""
        if self.playback.running:
            self.skip_motion()
        elif self.results.isVisible():
            self.toggle_results()
        elif not self.coach.put_away() and self.isFullScreen():
            self.showNormal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the keys that no focused widget wanted."""
        if not self._presses.take(event):
            super().keyPressEvent(event)

    def come_to_front(self) -> None:
        """A second start has knocked."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()

    def crashed(self, kind: type[BaseException], _error: BaseException, trace: TracebackType | None) -> None:
        """The program made a mistake: say so. This is the exception hook."""
        self._openings.tell_crash(kind, trace)

    def tell_problem(self, problem: SettingsProblem) -> None:
        """Say why some or all defaults hold."""
        self._openings.tell(lambda: settings_sentence(problem))

    def tell_damaged_rules(self, one: RuleSet) -> None:
        """Say why the rule set that was chosen last is not played."""
        self._openings.tell_damaged_rules(one)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Tell a new stroke of a key from one that is held."""
        self._presses.release(event)
        super().keyReleaseEvent(event)

    def leave(self) -> None:
        """Close without asking: what runs is kept."""
        self._leaving = True
        self.close()

    def session_ends(self) -> None:
        """The desktop's session ends: nothing is asked any more, and the place is remembered while there is time."""
        self._leaving = True
        self._remember_place()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ask if something would be lost or left in the middle; remember the place."""
        if not self._leaving and self._openings.asks_first():
            event.ignore()
            return
        self.skip_motion()
        self.side.close_all()
        self.sound.close()
        self.coach.close()
        self._remember_place()
        super().closeEvent(event)

    def _remember_place(self) -> None:
        self._openings.save(replace(self.settings, geometry=self.places.kept()))

    # ------------------------------------------------------------ places

    def sizeHint(self) -> QSize:
        """The size of a first start."""
        return DEFAULT.boundedTo(self._screen())

    def _screen(self) -> QSize:
        return self.screen().availableSize()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place everything anew; what moves lands first."""
        self.skip_motion()
        self.places.arrange()

    @property
    def look(self) -> Look:
        """F and the colours of this size."""
        palette = finish_of(self.settings).palette
        return Look(font_size(self.height(), self.settings.text_scale), palette=palette)
