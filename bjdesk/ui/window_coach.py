"""The coach at the table: asks what decisions are worth, shows it on request, marks choices, and fills the records."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from bjdesk.game.coach import question_of
from bjdesk.game.faults import StoreError
from bjdesk.game.seats import is_computer
from bjdesk.game.view import Phase
from bjdesk.ui import coach_words
from bjdesk.ui.felt.hint_place import hint_place, taken_places
from bjdesk.ui.labels import Button
from bjdesk.ui.panels.coach import SHADE, HintPanel
from bjdesk.ui.panels.coach_mark import CoachMark

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtWidgets import QWidget

    from bjdesk.engine.rules import Rules
    from bjdesk.game.coach import Advice, Question
    from bjdesk.game.valuing import Decided
    from bjdesk.game.view import TableView
    from bjdesk.ui.coach_worker import OddsService, ServedReturns
    from bjdesk.ui.felt.layout import TableLayout
    from bjdesk.ui.main_window import MainWindow

_LAST_ANSWERS = 400
"""Milliseconds that closing waits, unseen, for answers on their way."""


class WindowCoach:
    """Follows the shown state; whatever it asks is answered beside it, and too late an answer shows nothing."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self.panel = HintPanel(window)
        self.panel.moved.connect(window.places.clear_words)
        self.mark = CoachMark(window)
        self._service: OddsService | None = None
        self._returns: ServedReturns | None = None
        self._question: Question | None = None
        self._advice: Advice | None = None
        self._known = False
        self._marked = 0  # decisions judged so far; only the last one's answer is shown
        self._marked_shown = 0
        self._painted = self._looked_back = False
        self._told: Rules | None = None

    # -- the process beside the window

    @property
    def service(self) -> OddsService | None:
        """Who works odds out; None where the window has nobody."""
        if self._service is None and self._window.rooms.odds is not None:
            self._service = self._window.rooms.odds()
        return self._service

    @property
    def returns(self) -> ServedReturns | None:
        """What rule sets return."""
        service = self.service
        if self._returns is None and service is not None:
            from bjdesk.ui.coach_worker import ServedReturns

            self._returns = ServedReturns(service)
            self._returns.found.connect(self._tell_return)
        return self._returns

    def new_returns(self) -> ServedReturns | None:
        """The same for a window that asks and drops questions of its own."""
        from bjdesk.ui.coach_worker import ServedReturns

        return None if self.service is None else ServedReturns(self.service)

    def close(self) -> None:
        """Take the last answers, the window out of sight, and let the process end."""
        self._window.hide()
        if self._service is not None:
            self._service.wait(_LAST_ANSWERS)
            self._service.close()

    # -- following the table

    def follow(self, view: TableView) -> None:
        """Take what was decided, and prepare for what is asked now."""
        self._take_decided()
        if view.phase is Phase.BETTING:
            self.mark.clear()
            self._marked_shown = self._marked + 1  # what is answered later is of a round that is gone
            self._prepare(view)
        seen = view.observation if view.persons_turn is not None and not view.replay else None
        question = None if seen is None else question_of(view.rules, seen, view.earlier)
        if question != self._question:
            self._ask(question)
        self._offer()

    def _prepare(self, view: TableView) -> None:
        """With the first chip, start whoever works odds out: it takes longer than the deal."""
        if any(view.bets) and self.service is not None:
            self.service.prepare()

    def _ask(self, question: Question | None) -> None:
        self._question, self._advice, self._known = question, None, False
        self.panel.hide()
        if question is not None and self._on and self.service is not None:
            self.service.advice(question, lambda advice: self._answered(question, advice))
            self.ask_return(question.rules)

    def _answered(self, question: Question, advice: Advice | None) -> None:
        """Keep an answer, if its decision is still the one that is asked."""
        if question != self._question:
            return
        self._advice, self._known = advice, True
        if self.panel.isVisible():
            self._show()
        elif not self._painted and not self._window.playback.running:
            self._paint_once()

    def _paint_once(self) -> None:
        """Paint the first hint unseen, while nothing moves: its letters and shadow take longer the first time."""
        self._painted = True
        self.panel.show_advice(self._advice, known=True)
        self._place_panel()
        self.panel.grab()

    @property
    def _on(self) -> bool:
        return self._window.settings.coach != "off"

    # -- the worth of what was decided

    def _take_decided(self) -> None:
        """Ask what the decisions were worth; those of practice are marked alone, and never written."""
        practice, valuing = self._window.practice.table, self._window.rooms.valuing
        if practice is not None:
            self._value(practice.take() if self._marks else (), kept=False)
        elif valuing is not None:
            decided = valuing.take()
            if decided and not self._looked_back and self.service is not None:
                self._looked_back = True
                decided = (*self._missing(), *decided)
            self._value(decided, kept=True)

    def _value(self, decided: Iterable[Decided], *, kept: bool) -> None:
        wanted = dict.fromkeys(decided)
        if not wanted or self.service is None:  # who has decided nothing loads nothing
            return
        for one in wanted:
            self._marked += 1
            self.service.advice(one.question, partial(self._valued, one, self._marked, kept=kept))

    def _missing(self) -> tuple[Decided, ...]:
        """What an earlier run left without a worth."""
        valuing = self._window.rooms.valuing
        try:
            return valuing.missing() if valuing is not None else ()
        except StoreError as fault:
            self._window.bridge.failed.emit(fault)
            return ()

    def _valued(self, decided: Decided, at: int, advice: Advice | None, *, kept: bool) -> None:
        """Write what a decision was worth, if it is to be `kept`; mark it, if it is of the round that lies there."""
        if advice is None:
            return
        valuing = self._window.rooms.valuing
        if kept and valuing is not None:
            valuing.valued(decided, advice)
        if self._marks and not is_computer(decided.owner) and decided.round == self._window.bridge.view.round_number:
            self._mark(decided, advice, at)

    @property
    def _marks(self) -> bool:
        """Whether choices are to be marked."""
        return self._window.settings.coach == "choice"

    def _mark(self, decided: Decided, advice: Advice, at: int) -> None:
        if at < self._marked_shown or self._window.bridge.view.phase is Phase.BETTING:
            return
        self._marked_shown = at
        self.mark.show_choice(advice, decided.action)
        self.place()
        self._window.announcer.say(self.mark.text, assertive=False)

    # -- the hint

    def toggle(self) -> None:
        """Show what the choices of this decision are worth, or put it away."""
        window = self._window
        if self.panel.isVisible():
            self.panel.hide()
        elif not self._on or self.service is None:
            window.tell(coach_words.coach_is_off())
        elif self._question is None:
            window.tell(coach_words.nothing_asked())
        else:
            self._show()

    def put_away(self) -> bool:
        """Hide the hint; False where none is shown."""
        shown = self.panel.isVisible()
        self.panel.hide()
        return shown

    def _show(self) -> None:
        self._window.results.give_way()
        self.panel.show_advice(self._advice, known=self._known)
        self.panel.show()
        self.place()
        self.panel.raise_()
        if self._known:
            self._window.announcer.say(self.panel.sentence, assertive=False)

    def _offer(self) -> None:
        """The bar's button: there while the coach is on, off while nothing is asked."""
        button = self._window.bar.buttons[Button.HINT]
        button.set_reason("" if self._question is not None else coach_words.nothing_asked())

    def place(self) -> None:
        """Lay hint and mark where there is room for them."""
        if self.panel.isVisible():
            self._place_panel()
        if self.mark.isVisible():
            self._place_mark()

    def _place_panel(self) -> None:
        self.panel.lay(self._layout, self.taken(self._window.results), self._window.look)

    def _place_mark(self) -> None:
        """In the bar; over the felt where the bar is full."""
        look, bar = self._window.look, self._window.bar
        shapes = self.mark.shapes
        room = bar.free.translated(bar.x(), bar.y())
        if room.width() >= min(shape.width for shape in shapes[1:] or shapes) * look.font:
            self.mark.set_place(room, look, floats=False)
        else:
            taken = self.taken(self._window.results, self.panel)
            rect, font, _ = hint_place(self._layout, taken, shapes, most=look.font)
            self.mark.set_place(rect, replace(look, font=font), floats=True)
        self.mark.raise_()

    @property
    def _layout(self) -> TableLayout:
        return self._window.felt.table_layout

    def taken(self, *over: QWidget) -> list[QRectF]:
        """What may not be lain over: the felt's own, and what lies over it already."""
        window = self._window
        taken = taken_places(self._layout, window.shown_view)
        if window.prompt.isVisible():
            taken.append(self._layout.prompt)
        shade = (SHADE, SHADE, -SHADE, -SHADE)
        return taken + [QRectF(one.geometry()).adjusted(*shade) for one in over if one.isVisible()]

    def apply_settings(self) -> None:
        """Be there, or not."""
        choice = self._window.settings.coach
        self._window.bar.show_hint(on=choice != "off" and self._window.rooms.odds is not None)
        if choice == "off":
            self.panel.hide()
        elif self._question is not None and not self._known:
            self._ask(self._question)
        if not self._marks:
            self.mark.clear()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.panel.retranslate()
        self.mark.retranslate()
        self._offer()
        self._tell_return()

    # -- the return of the rules in force

    def ask_return(self, rules: Rules) -> None:
        """Work out what the table returns, to be told at its sign."""
        if self.returns is not None and rules != self._told:
            self._told = rules
            self.returns.ask(rules)
            self._tell_return()

    def _tell_return(self) -> None:
        """Write the return into the sign's tooltip; none while it is not known."""
        from bjdesk.ui.dialogs.rules_return import return_sentence

        rules = self._window.shown_view.rules
        value = self._returns.known(rules) if self._returns is not None else None
        self._window.felt.buttons.sign.setToolTip("" if value is None else return_sentence(value))
