"""Practice in the window: another table behind the same felt, and the way back to where the real one stood."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import TYPE_CHECKING

from bjdesk.game.commands import Rebuy, TableRefusal
from bjdesk.game.fairness import SEED_BYTES
from bjdesk.ui.labels import Button
from bjdesk.ui.refusals import refusal_text
from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from bjdesk.engine.rules import Rules
    from bjdesk.game.practice import PracticeTable
    from bjdesk.game.practice_hand import PracticeHand
    from bjdesk.ui.bridge import Table
    from bjdesk.ui.dialogs.sheet import Sheet
    from bjdesk.ui.main_window import MainWindow
    from bjdesk.ui.panels.practice_bar import PracticeBar


class WindowPractice:
    """Keeps the practice table while there is one. The real table is not touched meanwhile."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self.table: PracticeTable | None = None
        self.bar: PracticeBar | None = None

    def begin(self, hand: PracticeHand) -> None:
        """Play this hand."""
        from bjdesk.game.practice import PracticeTable

        for name in ("rules", "gamelogs", "rebuy"):
            beside = self._window.side.get(name)
            if beside is not None:
                beside.reject()
        self.table = PracticeTable(hand)
        self._sit_at(self.table)

    def again(self) -> None:
        """The same hand once more, from its balance."""
        if self.table is not None:
            self._window.skip_motion()
            self.table.again()
            self._sit_at(self.table)

    def leave(self) -> None:
        """Back to the real table, which stands as it was left."""
        self.table = None
        self._sit_at(self._window.rooms.table)

    def _sit_at(self, table: Table) -> None:
        window = self._window
        window.bridge.use(table)
        self._show_bar()
        window.places.arrange()
        self.retranslate()
        if self.bar is not None:
            window.announcer.say(self.bar.accessibleName(), assertive=False)
        window.voice.state(window.shown_view)
        if window.prompt.question is None:
            window.felt.setFocus()

    def _show_bar(self) -> None:
        if self.table is None:
            if self.bar is not None:
                self.bar.hide()
                self.bar.deleteLater()
                self.bar = None
            return
        if self.bar is None:
            from bjdesk.ui.panels.practice_bar import PracticeBar

            self.bar = PracticeBar(self._window)
            self.bar.again.connect(self.again)
            self.bar.setting_up.connect(self.set_up)
            self.bar.left.connect(self.leave)
            self.bar.show()

    def place(self, bottom: int, width: int) -> int:
        """Lie above this line of the window; the pixels that this takes from the felt."""
        if self.bar is None:
            return 0
        look = self._window.look
        high = self.bar.height_for(look)
        self.bar.setGeometry(0, bottom - high, width, high)
        self.bar.set_look(look)
        return high

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        if self.bar is not None:
            self.bar.retranslate()
        on = self.table is not None
        self._window.setWindowTitle(translate("Practice", "bjdesk: practice, no money moves") if on else "bjdesk")

    def declines(self, button: Button) -> bool:
        """Whether a button of the bar is off during practice; the reason is told."""
        if self.table is None or button not in OFF:
            return False
        self._window.tell(refusal_text(TableRefusal.PRACTICE, self._window.bridge.view, Rebuy(1)))
        return True

    def set_up(self) -> None:
        """The editor, on the hand that is practised or on one by the table's rules."""
        view = self._window.bridge.view
        self.edit(view.rules_name, view.rules)

    def edit(self, name: str, rules: Rules) -> None:
        """The editor of hands, on these rules."""
        from bjdesk.game.practice_hand import PracticeHand
        from bjdesk.ui.dialogs.practice import PracticeDialog

        window = self._window
        hand = self.table.hand if self.table is not None else None
        if hand is None or (hand.rules_name, hand.rules) != (name, rules):
            hand = PracticeHand(rules, name, bets=(rules.min_bet,))

        def make() -> Sheet:
            dialog = PracticeDialog(hand, window.rooms.rule_sets, window)
            dialog.wanted.connect(lambda made: self.begin(replace(made, seed=secrets.token_bytes(SEED_BYTES))))
            return dialog

        open_editor = window.side.get("practice")
        if open_editor is not None:
            open_editor.reject()
        window.side.show("practice", make)


OFF = frozenset({Button.REBUY, Button.GAMELOGS})
"""What needs the real table's books."""
