"""The gamelogs in words: what a cell shows, what the columns are called."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QIdentityProxyModel, Qt

from bjdesk.engine.notation import FACE_DOWN, parse_card
from bjdesk.game.replay import PLAYER
from bjdesk.ui.card_names import cards_phrase
from bjdesk.ui.formats import count, date_time, money, money_signed
from bjdesk.ui.models.gamelogs import boxes_of
from bjdesk.ui.models.roles import Role
from bjdesk.ui.outcomes import outcome_name
from bjdesk.ui.rules_names import rules_title
from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from bjdesk.game.records import RoundRecord
    from bjdesk.ui.models.rows import Index

NUMBERS: Final = {Role.NUMBER, Role.WAGER, Role.NET, Role.BALANCE, Role.CAME, Role.WENT}
_SHOWN: Final = {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole}


class RowWords(QIdentityProxyModel):
    """Words over a model of codes; numbers stand at the right."""

    columns: tuple[Role, ...] = ()

    def data(self, proxyIndex: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401 - Qt's own type
        """Words for Qt's roles, the model's values for ours."""
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _RIGHT if self.columns[proxyIndex.column()] in NUMBERS else _LEFT
        if role in _SHOWN:
            spoken = role == Qt.ItemDataRole.AccessibleTextRole
            return self.word(super().data(proxyIndex, Role.ROW), self.columns[proxyIndex.column()], spoken=spoken)
        if role < Qt.ItemDataRole.UserRole:
            return None  # fonts, colours and icons, asked of every cell: the models hold none
        return super().data(proxyIndex, role)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401 - Qt's own type
        """The columns' names."""
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return self.heading(self.columns[section])
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.TextAlignmentRole:
            return _RIGHT if self.columns[section] in NUMBERS else _LEFT
        return None

    def word(self, row: Any, column: Role, *, spoken: bool) -> str:  # noqa: ANN401 - a row of the model under it
        """A cell; `spoken`: as a screen reader says it."""
        raise NotImplementedError

    def heading(self, column: Role) -> str:
        """A column's name."""
        raise NotImplementedError

    def retranslate(self) -> None:
        """Tell the view that all words are new."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(self.columns) - 1)
        if self.rowCount():
            last = self.index(self.rowCount() - 1, len(self.columns) - 1)
            self.dataChanged.emit(self.index(0, 0), last)


_LEFT: Final = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_RIGHT: Final = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)


def spoken_cards(text: str) -> str:
    """Cards in words, from their notation; one that was never turned stays unknown."""
    return cards_phrase([None if word == FACE_DOWN else parse_card(word) for word in text.split()])


class GamelogWords(RowWords):
    """The rounds in words, as `owner` had them."""

    owner = PLAYER

    def word(self, row: RoundRecord, column: Role, *, spoken: bool) -> str:
        """A cell; cards are drawn by the view and only spoken here."""
        match column:
            case Role.NUMBER:
                return count(row.number)
            case Role.WHEN:
                return date_time(row.when)
            case Role.RULES:
                return rules_title(row.rules_name)
            case Role.NOTE:
                return " ".join(row.note.split())
            case Role.CARDS:
                hands = [hand.cards for box in boxes_of(row, self.owner) for hand in box.hands]
                return "; ".join(spoken_cards(cards) for cards in hands) if spoken else "  |  ".join(hands)
            case Role.TOTAL:
                return spoken_cards(row.dealer.cards) if spoken else row.dealer.cards
            case _:
                return self._result_word(row, column)

    def _result_word(self, row: RoundRecord, column: Role) -> str:
        match column:
            case Role.WAGER:
                return money(row.bet_of(self.owner))
            case Role.OUTCOME:
                return _outcomes(row, self.owner)
            case Role.NET:
                return money_signed(row.net_of(self.owner))
            case Role.BALANCE:
                held = row.balance_of(self.owner)
                return "" if held is None else money(held[1])
            case _:
                raise AssertionError(column)

    def heading(self, column: Role) -> str:
        """A column's name."""
        return _ROUND_HEADINGS[column]()


def _outcomes(row: RoundRecord, owner: str) -> str:
    outcomes = [hand.outcome for box in boxes_of(row, owner) for hand in box.hands]
    words = ", ".join(outcome_name(outcome) for outcome in outcomes if outcome is not None)
    if not row.finished_by_program:
        return words
    #: After the result of a round that the program finished because the player had left.
    return f"{words} {translate('Gamelogs', '(finished for you)')}"


_ROUND_HEADINGS: Final[dict[Role, Callable[[], str]]] = {
    Role.NUMBER: lambda: translate("Gamelogs", "Round"),
    Role.WHEN: lambda: translate("Gamelogs", "When"),
    Role.RULES: lambda: translate("Gamelogs", "Rules"),
    Role.WAGER: lambda: translate("Gamelogs", "Bet"),
    Role.CARDS: lambda: translate("Gamelogs", "Your cards"),
    Role.TOTAL: lambda: translate("Gamelogs", "Dealer"),
    Role.OUTCOME: lambda: translate("Gamelogs", "Result"),
    Role.NET: lambda: translate("Gamelogs", "Won or lost"),
    Role.BALANCE: lambda: translate("Gamelogs", "Balance"),
    Role.NOTE: lambda: translate("Gamelog", "Note"),
}
