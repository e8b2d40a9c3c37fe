"""What a picture of the statistics shows, as a table: codes and values, no words."""

from __future__ import annotations

from collections.abc import Hashable
from enum import Enum

from PySide6.QtCore import QObject

from bjdesk.frozen import dataclass
from bjdesk.ui.models.roles import Role
from bjdesk.ui.models.rows import Index, RowsModel


class Kind(Enum):
    """How a value is written."""

    COUNT = "count"
    ROUNDS = "rounds"  # a number of rounds, with the word
    MOMENT = "moment"  # seconds since 1970
    MONEY = "money"  # hundredths
    SIGNED = "signed"  # hundredths, with its sign
    SHARE = "share"  # 1 is all
    PACE = "pace"  # rounds per hour
    TIME = "time"  # seconds
    START = "start"  # "hard 16"
    UP = "up"  # "A", "2" … "9", "T"
    RULES = "rules"  # a rule set's name
    FIGURE = "figure"  # a `Figure`
    AMOUNT = "amount"  # kind and value


class Column(Enum):
    """A column of one of the tables; the value stands at the head of a CSV file."""

    FIRST = "first_round"
    LAST = "last_round"
    BEGUN = "dealt_from"
    ENDED = "dealt_to"
    LOW = "lowest_balance"
    HIGH = "highest_balance"
    BALANCE = "balance"
    NET = "net"
    MOVED = "paid_in"
    VALUED = "valued_rounds"
    PAID = "paid_by_cards"
    WORTH = "worth_of_play"
    LUCK = "luck"
    BAND = "two_deviations"
    COSTLY = "costly_rounds"
    COST = "cost"
    COST_SUM = "cost_in_all"
    RESULT_LOW = "result_from"
    RESULT_HIGH = "result_to"
    ROUNDS = "rounds"
    SHARE = "share"
    START = "first_cards"
    UP = "up_card"
    HANDS = "hands"
    WON = "won"
    PUSHED = "pushed"
    LOST = "lost"
    EDGE = "net_per_wager"
    RULES = "rules"
    STAKED = "first_wagers"
    RETURN = "return"
    FROM = "return_from"
    TO = "return_to"
    EXACT = "exact_return"
    FIGURE = "figure"
    AMOUNT = "value"


KINDS = {
    Kind.COUNT: (
        Column.FIRST, Column.LAST, Column.VALUED, Column.COSTLY, Column.ROUNDS, Column.HANDS,
    ),
    Kind.MOMENT: (Column.BEGUN, Column.ENDED),
    Kind.MONEY: (Column.LOW, Column.HIGH, Column.BALANCE, Column.BAND, Column.STAKED),
    Kind.SIGNED: (
        Column.NET, Column.MOVED, Column.PAID, Column.WORTH, Column.LUCK, Column.COST, Column.COST_SUM,
        Column.RESULT_LOW, Column.RESULT_HIGH,
    ),
    Kind.SHARE: (
        Column.SHARE, Column.WON, Column.PUSHED, Column.LOST, Column.EDGE, Column.RETURN, Column.FROM, Column.TO,
        Column.EXACT,
    ),
    Kind.START: (Column.START,),
    Kind.UP: (Column.UP,),
    Kind.RULES: (Column.RULES,),
    Kind.FIGURE: (Column.FIGURE,),
    Kind.AMOUNT: (Column.AMOUNT,),
}  # fmt: skip
KIND_OF = {column: kind for kind, columns in KINDS.items() for column in columns}


class Figure(Enum):
    """One number of the summary."""

    ROUNDS = "rounds"
    NET = "net"
    BEST = "best_round"
    WORST = "worst_round"
    WON_IN_A_ROW = "won_in_a_row"
    LOST_IN_A_ROW = "lost_in_a_row"
    DEEPEST = "deepest_fall"
    LONGEST = "longest_drawdown"
    PACE = "rounds_per_hour"
    TIME = "seconds_played"


Cells = tuple[object, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """Columns and rows; the first `keys` cells of a row tell it from the others."""

    columns: tuple[Column, ...]
    rows: tuple[Cells, ...]
    keys: int = 1


class StatisticsModel(RowsModel[Cells]):
    """Holds the table of a picture; `Role.ROW` gives a row, `Role.CODE` the column, `Role.AMOUNT` the cell's value."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.table = Table((), ())
        self.columns = ()

    def show(self, table: Table) -> None:
        """Become this table; where the columns stay, with the smallest change."""
        if table.columns != self.table.columns:
            self.beginResetModel()
            self.columns = (Role.AMOUNT,) * len(table.columns)
            self._rows = ()
            self.table = table
            self.endResetModel()
        self.table = table
        self.take(table.rows)

    def key(self, row: Cells) -> Hashable:
        """The cells that tell it from the others."""
        return row[: self.table.keys]

    def data(self, index: Index, role: int = 0) -> object:
        """A code or value under our roles, nothing under Qt's."""
        if not index.isValid():
            return None
        match role:
            case Role.ROW:
                return self.rows[index.row()]
            case Role.CODE:
                return self.table.columns[index.column()]
            case Role.AMOUNT:
                return self.rows[index.row()][index.column()]
            case _:
                return None
