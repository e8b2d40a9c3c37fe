"""Practice in the window: another table behind the same felt, and the way back to where the real one stood."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import TYPE_CHECKING

from bjdesk.game.commands import Rebuy
from bjdesk.game.fairness import SEED_BYTES
from bjdesk.ui.labels import Button
from bjdesk.ui.refusals import refusal_text
from bjdesk.ui.translate import translate
from bjdesk.ui.window_replay import WindowReplay

if TYPE_CHECKING:
    from collections.abc import Callable

    from bjdesk.engine.rules import Rules
    from bjdesk.game.practice import PracticeTable
    from bjdesk.game.practice_hand import PracticeHand
    from bjdesk.ui.bridge import Table
    from bjdesk.ui.dialogs.sheet import Sheet
    from bjdesk.ui.main_window import MainWindow
    from bjdesk.ui.panels.beside_bar import BesideBar


class WindowPractice:
    """Keeps the table that lies there instead of the real one: practice, or a replay. The real one is not touched."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self.table: PracticeTable | None = None
        self.bar: BesideBar | None = None
        self._title = real_title
        self.replay = WindowReplay(window, self)

    def begin(self, hand: PracticeHand) -> None:
        """Play this hand."""
        from bjdesk.game.practice import PracticeTable
        from bjdesk.ui.panels.practice_bar import PracticeBar

        self.put_away("rules", "gamelogs", "rebuy")
        self.replay.end()
        bar = PracticeBar(self._window)
        bar.again.connect(self.again)
        bar.setting_up.connect(self.set_up)
        bar.left.connect(self.leave)
        self.table = PracticeTable(hand)
        self.sit_at(self.table, bar, practice_title)

    def put_away(self, *names: str) -> None:
        """Close windows that show the real table's state."""
        for name in names:
            beside = self._window.side.get(name)
            if beside is not None:
                beside.reject()

    def again(self) -> None:
        """The same hand once more, from its balance."""
        if self.table is not None:
            self._window.skip_motion()
            self.table.again()
            self.sit_at(self.table, self.bar, self._title)

    def leave(self) -> None:
        """Back to the real table, which stands as it was left."""
        self.table = None
        self.sit_at(self._window.rooms.table, None, real_title)

    def sit_at(self, table: Table, bar: BesideBar | None, title: Callable[[], str]) -> None:
        """Show a table, with the strip that says what it is; none for the real one."""
        window = self._window
        if self.bar is not None and self.bar is not bar:
            self.bar.hide()
            self.bar.deleteLater()
        fresh, self.bar, self._title = bar is not self.bar, bar, title
        if bar is not None and fresh:
            bar.show()
        window.bridge.use(table)
        window.places.arrange()
        self.retranslate()
        if bar is not None:
            window.announcer.say(bar.accessibleName(), assertive=False)
        window.voice.state(window.shown_view)
        if window.prompt.question is None:
            window.felt.setFocus()

    def place(self, bottom: int, width: int) -> int:
        """Lie above this line of the window; the pixels that this takes from the felt."""
        self.replay.keep_speed()
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
        self.replay.retranslate()
        self._window.setWindowTitle(self._title())

    def declines(self, button: Button) -> bool:
        """Whether a button of the bar is off meanwhile; the reason is told."""
        refused = self._window.bridge.view.why_not(Rebuy(1)) if self.bar is not None and button in OFF else None
        if refused is None:
            return False
        self._window.tell(refusal_text(refused, self._window.bridge.view, Rebuy(1)))
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
        if hand is None or not hand.bets or (hand.rules_name, hand.rules) != (name, rules):
            hand = PracticeHand(rules, name, bets=(rules.min_bet,))

        def make() -> Sheet:
            dialog = PracticeDialog(hand, window.rooms.rule_sets, window)
            dialog.wanted.connect(lambda made: self.begin(replace(made, seed=secrets.token_bytes(SEED_BYTES))))
            return dialog

        self.put_away("practice")
        window.side.show("practice", make)


def real_title() -> str:
    """What the window is called where the real table lies."""
    return "bjdesk"


def practice_title() -> str:
    """What the window is called during practice."""
    return translate("Practice", "bjdesk: practice, no money moves")


OFF = frozenset({Button.REBUY, Button.GAMELOGS, Button.STATISTICS})
"""What needs the real table's books."""
