"""The lines of the results list in words, and the mark that stands for each outcome beside its word."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QIdentityProxyModel, Qt

from bjdesk.engine.events import Outcome
from bjdesk.game.seats import YOU, Who
from bjdesk.ui.formats import money_signed
from bjdesk.ui.models.roles import Role
from bjdesk.ui.outcomes import outcome_name
from bjdesk.ui.seat_words import name_words
from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from bjdesk.ui.models.results import ResultRow
    from bjdesk.ui.models.rows import Index

MARKS: Final = {  # icon, colour of the palette
    Outcome.NATURAL: ("", "blackjack"),
    Outcome.WIN: ("check", "win"),
    Outcome.CHARLIE: ("check", "win"),
    Outcome.EVEN_MONEY: ("check", "win"),
    Outcome.PUSH: ("equal", "push"),
    Outcome.LOSE: ("cross", "lose"),
    Outcome.BUST: ("cross", "lose"),
    Outcome.SURRENDER: ("half", "lose"),
}


def line_mark(row: ResultRow) -> tuple[str, str] | None:
    """Icon ("": the spade) and colour of a decided line."""
    if row.kind == "insurance":
        return None if row.net is None else (("check", "win") if row.net > 0 else ("cross", "lose"))
    return MARKS[row.outcome] if row.outcome is not None else None


def line_word(row: ResultRow) -> str:
    """The word beside the mark; empty while undecided."""
    if row.kind == "insurance":
        if row.net is None:
            return ""
        return outcome_name(Outcome.WIN if row.net > 0 else Outcome.LOSE)
    return outcome_name(row.outcome) if row.outcome is not None else ""


def line_name(row: ResultRow, boxes: int) -> str:
    """Whose line it is; `boxes` is how many there are."""
    if row.box is None:
        return translate("Results", "Dealer")
    if row.kind == "insurance":
        return translate("Results", "Insurance")
    if boxes == 1 and row.sitter == YOU:
        if row.hands == 1:
            return translate("Results", "You")
        return translate("Results", "Hand {hand}").format(hand=row.hand + 1)
    number = str(row.box + 1) if row.hands == 1 else f"{row.box + 1}.{row.hand + 1}"
    match row.sitter.who:
        case Who.PLAYER:
            #: In a narrow column; "Box 1.2" is the second hand of box 1.
            return translate("Results", "Box {box}").format(box=number)
        case Who.COMPUTER:
            #: A computer player's box, in a narrow column.
            return translate("Results", "CPU {box}").format(box=number)
        case Who.GUEST:
            return f"{name_words(row.sitter.name)} {number}"


def line_total(row: ResultRow) -> str:
    """The total as the list shows it."""
    return "" if row.kind == "insurance" else str(row.total)


def line_amount(row: ResultRow) -> str:
    """What was won or lost; empty while undecided."""
    return "" if row.net is None else money_signed(row.net)


class ResultWords(QIdentityProxyModel):
    """Puts the sentence of each line over the results model: what a screen reader says."""

    def boxes(self) -> int:
        """How many boxes the lines speak of."""
        rows = [self.index(place, 0).data(Role.ROW) for place in range(self.rowCount())]
        return len({row.box for row in rows if row.box is not None})

    def data(self, proxyIndex: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401 - Qt's own type
        """The words for Qt's roles, the model's values for ours."""
        if role not in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole}:
            return super().data(proxyIndex, role)
        row = super().data(proxyIndex, Role.ROW)
        parts = (line_name(row, self.boxes()), line_total(row), line_word(row), line_amount(row))
        return " ".join(part for part in parts if part)
