"""The statistics in words: headings, cells, and what is told of a point."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final, cast

from PySide6.QtCore import QIdentityProxyModel, QLocale, Qt

from bjdesk.ui.formats import MINUS, PLUS, count, counted, date_time, money, money_signed, percent
from bjdesk.ui.models.roles import Role
from bjdesk.ui.models.statistics import KIND_OF, Column, Figure, Kind, StatisticsModel
from bjdesk.ui.rules_names import rules_title
from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from collections.abc import Callable

    from bjdesk.ui.models.rows import Index

NOTHING: Final = "–"
_TWO_DECIMALS: Final = (Column.RETURN, Column.FROM, Column.TO, Column.EXACT)
_TEXTS: Final = (Kind.RULES, Kind.FIGURE, Kind.START)
_LEFT: Final = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_RIGHT: Final = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
_SHOWN: Final = {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole}


class StatisticsWords(QIdentityProxyModel):
    """Words over a `StatisticsModel`; numbers stand at the right."""

    def data(self, proxyIndex: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401 - Qt's own type
        """Words for Qt's roles, the model's values for ours."""
        if role not in _SHOWN and role != Qt.ItemDataRole.TextAlignmentRole:
            return None if role < Qt.ItemDataRole.UserRole else super().data(proxyIndex, role)
        column = super().data(proxyIndex, Role.CODE)
        if column is None:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _LEFT if KIND_OF[column] in _TEXTS else _RIGHT
        return cell(column, super().data(proxyIndex, Role.AMOUNT))

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401 - Qt's own type
        """The columns' names."""
        columns = cast("StatisticsModel", self.sourceModel()).table.columns
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < len(columns):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return heading(columns[section])
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _LEFT if KIND_OF[columns[section]] in _TEXTS else _RIGHT
        return None

    def retranslate(self) -> None:
        """Tell the view that all words are new."""
        if not self.columnCount():
            return
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.columnCount() - 1)
        if self.rowCount():
            self.dataChanged.emit(self.index(0, 0), self.index(self.rowCount() - 1, self.columnCount() - 1))


# ---------------------------------------------------------------- cells


def cell(column: Column, value: object) -> str:
    """A value as it is written in its column; a result per bet with its sign, as all results."""
    if column is Column.EDGE:
        return share_signed(cast("float", value))
    return written(KIND_OF[column], value, decimals=2 if column in _TWO_DECIMALS else 1)


def written(kind: Kind, value: object, *, decimals: int = 1) -> str:
    """A value in the player's language; a dash where there is none."""
    if value is None:
        return NOTHING
    if kind is Kind.AMOUNT:
        inner, amount = cast("tuple[Kind, object]", value)
        return written(inner, amount)
    return _WRITTEN[kind](value) if kind is not Kind.SHARE else percent(cast("float", value), decimals=decimals)


def moment(seconds: int) -> datetime:
    """A moment from seconds since 1970."""
    return datetime.fromtimestamp(seconds, UTC)


def signed(amount: float) -> str:
    """A sum that need not be whole hundredths, with its sign."""
    return money_signed(round(amount))


def hours(seconds: int) -> str:
    """A time as hours and minutes: "12:07 h"."""
    whole, rest = divmod(seconds // 60, 60)
    #: A time: hours and minutes.
    return translate("Statistics", "{hours}:{minutes} h").format(hours=count(whole), minutes=f"{rest:02}")


def all_rounds(number: int) -> str:
    """So many rounds."""
    return counted(translate("Statistics", "%n rounds", None, number), number)


def start_words(start: str) -> str:
    """The first two cards: "Hard 16", "Soft 17", "Pair 8 8", "Blackjack"."""
    kind, _, rank = start.partition(" ")
    match kind:
        case "hard":
            return translate("Strategy", "Hard {total}").format(total=rank)
        case "soft":
            return translate("Strategy", "Soft {total}").format(total=rank)
        case "pair":
            return translate("Strategy", "Pair {cards}").format(cards=f"{up_words(rank)} {up_words(rank)}")
        case _:
            return translate("Outcome", "Blackjack")


def up_words(up: str) -> str:
    """The dealer's up card: "A", "2" … "10"."""
    return translate("Strategy", "A") if up == "A" else up.replace("T", "10")


def figure_name(figure: Figure) -> str:
    """What a number of the summary is called."""
    return _FIGURES[figure]()


_WRITTEN: Final[dict[Kind, Callable[[Any], str]]] = {
    Kind.COUNT: count,
    Kind.ROUNDS: all_rounds,
    Kind.MOMENT: lambda value: date_time(moment(value)),
    Kind.MONEY: lambda value: money(round(value)),
    Kind.SIGNED: signed,
    Kind.PACE: lambda value: count(round(value)),
    Kind.START: start_words,
    Kind.UP: up_words,
    Kind.RULES: rules_title,
    Kind.FIGURE: figure_name,
    Kind.TIME: hours,
}


# ---------------------------------------------------------------- names


_FIGURES: Final[dict[Figure, Callable[[], str]]] = {
    Figure.ROUNDS: lambda: translate("Statistics", "Rounds"),
    Figure.NET: lambda: translate("Statistics", "Won or lost"),
    Figure.BEST: lambda: translate("Statistics", "Best round"),
    Figure.WORST: lambda: translate("Statistics", "Worst round"),
    Figure.WON_IN_A_ROW: lambda: translate("Statistics", "Longest winning streak"),
    Figure.LOST_IN_A_ROW: lambda: translate("Statistics", "Longest losing streak"),
    Figure.DEEPEST: lambda: translate("Statistics", "Deepest fall"),
    Figure.LONGEST: lambda: translate("Statistics", "Longest drawdown"),
    Figure.PACE: lambda: translate("Statistics", "Rounds per hour"),
    Figure.TIME: lambda: translate("Statistics", "Time at the table"),
}


def heading(column: Column) -> str:
    """A column's name."""
    return _HEADINGS[column]()


_HEADINGS: Final[dict[Column, Callable[[], str]]] = {
    Column.FIRST: lambda: translate("Statistics", "From round"),
    Column.LAST: lambda: translate("Statistics", "To round"),
    Column.BEGUN: lambda: translate("Statistics", "From"),
    Column.ENDED: lambda: translate("Statistics", "To"),
    Column.LOW: lambda: translate("Statistics", "Lowest balance"),
    Column.HIGH: lambda: translate("Statistics", "Highest balance"),
    Column.BALANCE: lambda: translate("Statistics", "Balance"),
    Column.NET: lambda: translate("Statistics", "Won or lost"),
    Column.MOVED: lambda: translate("Statistics", "Bought in or cashed out"),
    Column.VALUED: lambda: translate("Statistics", "Rounds"),
    Column.PAID: lambda: translate("Statistics", "Paid by the cards"),
    Column.WORTH: lambda: translate("Statistics", "Worth of your play"),
    Column.LUCK: lambda: translate("Statistics", "Luck"),
    Column.BAND: lambda: translate("Statistics", "Two standard deviations"),
    Column.COSTLY: lambda: translate("Statistics", "Rounds with mistakes"),
    Column.COST: lambda: translate("Statistics", "Lost by them"),
    Column.COST_SUM: lambda: translate("Statistics", "Lost in all"),
    Column.RESULT_LOW: lambda: translate("Statistics", "Result from"),
    Column.RESULT_HIGH: lambda: translate("Statistics", "Result to"),
    Column.ROUNDS: lambda: translate("Statistics", "Rounds"),
    Column.SHARE: lambda: translate("Statistics", "Share"),
    Column.START: lambda: translate("Statistics", "First two cards"),
    Column.UP: lambda: translate("Statistics", "Dealer's up card"),
    Column.HANDS: lambda: translate("Statistics", "Hands"),
    Column.WON: lambda: translate("Statistics", "Won"),
    Column.PUSHED: lambda: translate("Statistics", "Push"),
    Column.LOST: lambda: translate("Statistics", "Lost"),
    Column.EDGE: lambda: translate("Statistics", "Per bet"),
    Column.RULES: lambda: translate("Statistics", "Rules"),
    Column.STAKED: lambda: translate("Statistics", "First bets"),
    Column.RETURN: lambda: translate("Statistics", "Return"),
    Column.FROM: lambda: translate("Statistics", "95% from"),
    Column.TO: lambda: translate("Statistics", "95% to"),
    Column.EXACT: lambda: translate("Statistics", "Exact return"),
    Column.FIGURE: lambda: translate("Statistics", "Figure"),
    Column.AMOUNT: lambda: translate("Statistics", "Value"),
}


# ---------------------------------------------------------------- what is told of a point


def rounds_words(first: int, last: int) -> str:
    """One round, or several."""
    if first == last:
        return translate("Statistics", "Round {number}").format(number=count(first))
    return translate("Statistics", "Rounds {first} to {last}").format(first=count(first), last=count(last))


def balance_sentence(cells: tuple[Any, ...]) -> str:
    """What is told of a point of the balance."""
    first, last, _, ended, low, high, balance, net, moved = cells
    parts = [
        rounds_words(first, last),
        date_time(moment(ended)),
        translate("Statistics", "balance {amount} ({net})").format(amount=money(balance), net=money_signed(net)),
    ]
    if low != high:
        parts.append(translate("Statistics", "between {low} and {high}").format(low=money(low), high=money(high)))
    if moved:
        parts.append(moved_words(moved))
    return " · ".join(parts)


def moved_words(moved: int) -> str:
    """Money that came to the table, or left it."""
    if moved > 0:
        return translate("Statistics", "bought in: {amount}").format(amount=money(moved))
    return translate("Statistics", "cashed out: {amount}").format(amount=money(-moved))


def bunch_words(number: int, *, came: bool) -> str:
    """For how many moves of money one mark of the picture stands."""
    if came:
        return counted(translate("Statistics", "the triangle stands for %n buy-ins", None, number), number)
    return counted(translate("Statistics", "the triangle stands for %n cash-outs", None, number), number)


def luck_sentence(cells: tuple[Any, ...]) -> str:
    """What is told of a point of the two lines."""
    _, last, _, paid, worth, luck, band = cells
    return translate(
        "Statistics",
        "After round {number}: the cards paid {paid}, your play was worth {worth}; luck {luck}, two deviations ±{band}",
    ).format(number=count(last), paid=signed(paid), worth=signed(worth), luck=signed(luck), band=money(round(band)))


def mistakes_sentence(cells: tuple[Any, ...]) -> str:
    """What is told of a point of the losses."""
    first, last, _, costly, cost, cost_sum = cells
    mistakes = counted(translate("Statistics", "mistakes in %n rounds", None, costly), costly)
    return translate("Statistics", "{rounds}: {mistakes}, {cost}; in all {sum}").format(
        rounds=rounds_words(first, last), mistakes=mistakes, cost=signed(cost), sum=signed(cost_sum)
    )


def result_sentence(cells: tuple[Any, ...]) -> str:
    """What is told of a bar."""
    low, high, rounds, share = cells
    what = money_signed(low) if low == high else f"{money_signed(low)} … {money_signed(high)}"
    often = all_rounds(rounds)
    return f"{what}: {often}, {percent(share, decimals=1)}"


def hand_sentence(cells: tuple[Any, ...]) -> str:
    """What is told of a field of the hands."""
    start, up, hands, won, pushed, lost, edge = cells
    shares = (percent(share, decimals=1) for share in (won, pushed, lost))
    often = counted(translate("Statistics", "%n hands", None, hands), hands)
    text = translate("Statistics", "{hand} against {up}: {hands}; won {won}, push {push}, lost {lost}; {edge} per bet")
    names = dict(zip(("won", "push", "lost"), shares, strict=True))
    return text.format(hand=start_words(start), up=up_words(up), hands=often, edge=share_signed(edge), **names)


def no_hand_sentence(start: str, up: str) -> str:
    """What is told of a field without hands."""
    return translate("Statistics", "{hand} against {up}: no hand yet").format(hand=start_words(start), up=up_words(up))


def return_sentence(cells: tuple[Any, ...]) -> str:
    """What is told of a rule set."""
    name, rounds, _, net, returned, low, high, exact = cells
    often = all_rounds(rounds)
    parts = [
        f"{rules_title(name)}: {often}, {money_signed(net)}",
        translate("Statistics", "return {share}").format(share=percent(returned)),
    ]
    if low is not None:
        parts.append(
            translate("Statistics", "95% interval {low} to {high}").format(low=percent(low), high=percent(high))
        )
    parts.append(
        translate("Statistics", "exact {share}").format(share=percent(exact))
        if exact is not None
        else translate("Statistics", "exact return is being worked out")
    )
    return " · ".join(parts)


def figure_sentence(cells: tuple[Any, ...]) -> str:
    """What is told of a number of the summary."""
    figure, amount, first, last = cells
    where = f" ({where_words(first, last)})" if last is not None else ""
    return f"{figure_name(figure)}: {written(Kind.AMOUNT, amount)}{where}"


def where_words(first: int | None, last: int) -> str:
    """The rounds of a number of the summary; round 0 is before the first."""
    return rounds_words(max(1, first or 0), last)


def share_signed(share: float) -> str:
    """A share with its sign."""
    return (PLUS if share > 0 else "") + percent(share, decimals=1)


def bare_share(share: float) -> str:
    """A share as a whole number of per cents, for the small fields."""
    return (MINUS if share <= -0.005 else "") + QLocale().toString(round(abs(share) * 100))
