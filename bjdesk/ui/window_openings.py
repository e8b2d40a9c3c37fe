"""What the window opens beside the table, and what it remembers. Dialogs are imported when they open."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from bjdesk.game.faults import StoreError
from bjdesk.game.settings import rule_set_named
from bjdesk.game.view import Phase
from bjdesk.ui.fault_words import fault_sentence
from bjdesk.ui.labels import Button
from bjdesk.ui.refusals import refusal_text
from bjdesk.ui.translate import translate
from bjdesk.ui.window_gamelogs import refresh_gamelogs, show_gamelogs
from bjdesk.ui.window_keeping import WindowKeeping
from bjdesk.ui.window_statistics import WindowStatistics

if TYPE_CHECKING:
    from types import TracebackType

    from bjdesk.game.commands import Command, Refused
    from bjdesk.game.rule_sets import RuleSet
    from bjdesk.game.settings import Settings
    from bjdesk.game.view import TableView
    from bjdesk.ui.dialogs.about import AboutDialog
    from bjdesk.ui.dialogs.cashier import CashierDialog
    from bjdesk.ui.dialogs.rules import RulesDialog
    from bjdesk.ui.dialogs.rules_editor import RulesEditor
    from bjdesk.ui.dialogs.settings import SettingsDialog
    from bjdesk.ui.dialogs.sheet import Sheet
    from bjdesk.ui.main_window import MainWindow


class WindowOpenings:
    """Opens dialogs and keeps those that are open up to date."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._statistics = WindowStatistics(window)
        self._keeping = WindowKeeping(window)

    def open(self, button: Button) -> None:
        """Open what a button of the bar stands for."""
        side = self._window.side
        if self._window.practice.declines(button):
            return
        match button:
            case Button.HINT:
                self._window.coach.toggle()
            case Button.REBUY:
                self.rebuy()
            case Button.RULES:
                side.show("rules", self._rules)
            case Button.GAMELOGS:
                show_gamelogs(self._window)
            case Button.STATISTICS:
                self._statistics.open()
            case Button.VERSION:
                side.show("version", self._about)
            case Button.KEYS:
                self.keys()
            case Button.HELP:
                side.show("help", self._help)
            case Button.SETTINGS:
                side.show("settings", self._settings)
            case _:
                raise AssertionError(button)

    def rebuy(self, missing: int = 0) -> None:
        """The cashier, with what is missing already written in."""
        from bjdesk.ui.dialogs.cashier import CashierDialog

        window = self._window

        def make() -> Sheet:
            dialog = CashierDialog(window.bridge.view, window.rooms.books, missing, window)
            dialog.wanted.connect(lambda command: window.press(command, window.bridge.view.step))
            dialog.stating.connect(self._keeping.statement)
            window.playback.shown.connect(dialog.hear)
            return dialog

        window.side.show("rebuy", make, modal=True)

    def keys(self) -> None:
        """The list of keys over the table; a second press puts it away."""
        from bjdesk.ui.panels.key_overlay import KeyOverlay

        window = self._window
        shown = window.findChild(KeyOverlay)
        if shown is not None:
            shown.put_away()
            return
        KeyOverlay(window, lambda: window.look)

    def _rules(self) -> Sheet:
        from bjdesk.ui.dialogs.rules import RulesDialog

        window = self._window
        dialog = RulesDialog(window.bridge.view, window.rooms.rule_sets, window, returns=window.coach.returns)
        dialog.wanted.connect(window.play_by)
        dialog.editing.connect(self.edit_rules)
        dialog.charting.connect(self.show_strategy)
        dialog.practising.connect(lambda one: window.practice.edit(one.name, one.rules))
        return dialog

    def show_strategy(self, one: RuleSet) -> None:
        """The strategy chart of a rule set, worked out beside the window."""
        from bjdesk.ui.dialogs.strategy_chart import StrategyDialog

        window, service, rules = self._window, self._window.coach.service, one.rules
        if service is None or rules is None:
            return

        def make() -> Sheet:
            dialog = StrategyDialog(one.name, window)
            number = service.chart(rules, dialog.show_chart)
            dialog.finished.connect(lambda: service.drop(number))
            return dialog

        open_chart = window.side.get("strategy")
        if open_chart is not None:
            open_chart.reject()
        window.side.show("strategy", make)

    def edit_rules(self, one: RuleSet) -> None:
        """The editor, on a rule set to start from."""
        from bjdesk.ui.dialogs.rules_editor import RulesEditor

        window = self._window

        def make() -> Sheet:
            editor = RulesEditor(window.rooms.rule_sets, one, window, returns=window.coach.new_returns())
            editor.saved.connect(self._refresh_rules)
            editor.named.connect(self._remember_name)
            editor.wanted.connect(window.play_by)
            return editor

        window.side.show("rules-editor", make)

    def _remember_name(self, before: str, name: str) -> None:
        """What was chosen for a rule set stays with it under another name."""
        window = self._window
        played = window.bridge.view.rules_name
        window.change_settings(rule_set_named(window.settings, before, name, played=played))

    def _refresh_rules(self, name: str) -> None:
        """Show the rules window what was saved."""
        dialog = self._window.side.get("rules")
        if dialog is not None:
            cast("RulesDialog", dialog).refresh()
            cast("RulesDialog", dialog).choose(name)

    def _about(self) -> Sheet:
        from bjdesk.ui.dialogs.about import AboutDialog

        window = self._window
        dialog = AboutDialog(window.rooms.folder, window.bridge.view, window)
        dialog.seal.wanted.connect(window.bridge.client_text)
        dialog.helping.connect(lambda: window.open(Button.HELP))
        return dialog

    def _help(self) -> Sheet:
        from bjdesk.ui.dialogs.help import HelpDialog

        return HelpDialog(self._window.rooms.books.stored, self._window)

    def _settings(self) -> Sheet:
        from bjdesk.ui.dialogs.settings import SettingsDialog

        window = self._window
        dialog = SettingsDialog(window.settings, window.bridge.view.rules_name, window)
        dialog.language_shown(window.rooms.language.current())
        dialog.changed.connect(window.change_settings)
        dialog.resting.connect(window.session.ask_for_break)
        dialog.keeping.connect(self._keeping.show)
        return dialog

    # -- following

    def follow(self, view: TableView) -> None:
        """Bring an open cashier to this state."""
        rebuy = self._window.side.get("rebuy")
        if rebuy is not None:
            cast("CashierDialog", rebuy).show_view(view)
        rules = self._window.side.get("rules")
        if rules is not None:
            cast("RulesDialog", rules).show_view(self._window.bridge.view)
        self._statistics.follow(view)
        refresh_gamelogs(self._window, view)
        about = self._window.side.get("version")
        if about is not None:
            cast("AboutDialog", about).seal.show_view(self._window.bridge.view)

    def show_settings(self, settings: Settings) -> None:
        """Bring open settings to these."""
        open_settings = self._window.side.get("settings")
        if open_settings is not None:
            dialog = cast("SettingsDialog", open_settings)
            dialog.show_settings(settings)
            dialog.language_shown(self._window.rooms.language.current())

    # -- questions and sentences

    def ask_for_money(self, command: Command, refused: Refused, missing: int) -> None:
        """Name what is missing and lead to REBUY."""
        from bjdesk.ui.dialogs.ask import short_of_money

        view = self._window.bridge.view
        if view.practice:
            return
        asked = short_of_money(lambda: refusal_text(refused, view, command))
        self._window.side.ask("money", asked, lambda: self.rebuy(missing))

    def asks_first(self) -> bool:
        """Whether something is to be answered before the window closes: a draft would be lost, or a round runs."""
        window, editor = self._window, self._window.side.get("rules-editor")
        if editor is not None and cast("RulesEditor", editor).loses:
            from bjdesk.ui.dialogs.rules_editor_closing import ask_to_close

            editor.raise_()
            editor.activateWindow()
            ask_to_close(cast("RulesEditor", editor), window.close)
            return True
        if window.rooms.table.view.phase is Phase.PLAYING:
            from bjdesk.ui.dialogs.ask import leaving

            window.side.ask("leave", leaving(), window.leave)
            return True
        return False

    def tell_fault(self, fault: StoreError) -> None:
        """Say what could not be kept; the table stays as it was."""
        from bjdesk.ui.dialogs.ask import told

        asked = told(lambda: translate("Fault", "This could not be kept"), lambda: fault_sentence(fault))
        self._window.side.ask("fault", asked, lambda: None)

    def tell(self, text: Callable[[], str]) -> None:
        """Say something that went wrong outside the game."""
        from bjdesk.ui.dialogs.ask import told

        asked = told(lambda: translate("Fault", "Please note"), text)
        self._window.side.ask("note", asked, lambda: None)

    def tell_damaged_rules(self, one: RuleSet) -> None:
        """Say why the rule set that was chosen last is not played."""
        from bjdesk.ui.rule_words import damaged_sentence

        self.tell(lambda: damaged_sentence(one))

    def tell_crash(self, kind: type[BaseException], trace: TracebackType | None) -> None:
        """Say that the program made a mistake; whoever goes on sees the table as it lies on disk."""
        from bjdesk.ui.dialogs.crash import CrashDialog, details_of, keep_report

        window, details = self._window, details_of(kind, trace)
        print(details, file=sys.stderr)  # noqa: T201 - without the values, which may know a face-down card

        def make() -> Sheet:
            dialog = CrashDialog(details, keep_report(details, window.rooms.folder), window)
            dialog.finished.connect(window.bridge.refresh)
            dialog.leaving.connect(window.leave)
            return dialog

        window.side.show("crash", make)

    def save(self, settings: Settings) -> None:
        """Remember the settings; say so if that is not possible."""
        try:
            self._window.rooms.save(settings)
        except StoreError as fault:
            self._window.tell(fault_sentence(fault))
