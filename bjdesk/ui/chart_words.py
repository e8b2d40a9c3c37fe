"""The strategy chart in words: letters for its fields, sentences for readers, and its paper."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final

from PySide6.QtGui import QTextDocument

from bjdesk.engine.actions import Action
from bjdesk.game.chart import UPS, Field, Part, Row, StrategyChart
from bjdesk.ui.coach_words import share
from bjdesk.ui.formats import percent
from bjdesk.ui.labels import button_words
from bjdesk.ui.rules_names import rules_title
from bjdesk.ui.theme import NORMAL, SANS, SERIF
from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from bjdesk.game.chart import Departure

TINTS: Final = {
    Action.HIT: NORMAL.hit,
    Action.STAND: NORMAL.stand,
    Action.DOUBLE: NORMAL.double,
    Action.SPLIT: NORMAL.split,
    Action.SURRENDER: NORMAL.surrender,
}
"""The colours of the fields, those of the strip's icons; their ink is dark in every window."""
INK: Final = "#101418"
PLAYED: Final = tuple(TINTS)


def letter(action: Action) -> str:
    """The letter of an action in a field."""
    match action:
        case Action.HIT:
            #: One letter for "Hit" in the strategy chart; the five letters must differ.
            return translate("Strategy", "H")
        case Action.STAND:
            #: One letter for "Stand" in the strategy chart; the five letters must differ.
            return translate("Strategy", "S")
        case Action.DOUBLE:
            #: One letter for "Double" in the strategy chart; the five letters must differ.
            return translate("Strategy", "D")
        case Action.SPLIT:
            #: One letter for "Split" in the strategy chart; the five letters must differ.
            return translate("Strategy", "P")
        case _:
            #: One letter for "Surrender" in the strategy chart; the five letters must differ.
            return translate("Strategy", "R")


def code(field: Field) -> str:
    """A field in letters: what to do, and small what else where that is not allowed."""
    first = letter(field.choices[0])
    other = None if field.choices[0] is Action.SPLIT else field.other
    return first if other is None else first + letter(other).lower()


def part_title(part: Part) -> str:
    """What a table shows."""
    match part:
        case Part.HARD:
            return translate("Strategy", "Hard totals")
        case Part.SOFT:
            return translate("Strategy", "Soft totals")
        case Part.PAIRS:
            return translate("Strategy", "Pairs")


def rank_letter(rank: int) -> str:
    """A rank as it stands at the edge of a table: 0 is the ace, 9 everything worth ten."""
    return translate("Strategy", "A") if rank == 0 else str(rank + 1)


def row_label(row: Row) -> str:
    """A line's name at the edge of its table."""
    if row.part is Part.PAIRS:
        return f"{rank_letter(row.row)} {rank_letter(row.row)}"
    if row.part is Part.SOFT and row.row > 12:
        return f"{rank_letter(0)} {rank_letter(row.row - 12)}"
    return str(row.row)


def row_name(row: Row) -> str:
    """A line's name in a sentence."""
    match row.part:
        case Part.HARD:
            return translate("Strategy", "Hard {total}").format(total=row.row)
        case Part.SOFT:
            return translate("Strategy", "Soft {total}").format(total=row.row)
        case Part.PAIRS:
            return translate("Strategy", "Pair {cards}").format(cards=row_label(row))


def advice_words(field: Field) -> str:
    """What a field says: "Double, else hit"."""
    first = button_words(field.choices[0]).name
    if field.other is None:
        return first
    other = button_words(field.other).name.lower()
    return translate("Strategy", "{choice}, else {other}").format(choice=first, other=other)


def field_sentence(row: Row, place: int) -> str:
    """Everything about one field, its values too."""
    field = row.fields[place]
    values = ", ".join(f"{button_words(action).name} {share(worth)}" for action, worth in field.worth)
    return translate("Strategy", "{hand} against {up}: {advice}. {values}").format(
        hand=row_name(row), up=rank_letter(UPS[place]), advice=advice_words(field), values=values
    )


def summary(chart: StrategyChart) -> str:
    """What the chart returns, and the questions that it does not show."""
    money = (
        translate("Strategy", "Take even money.")
        if chart.even_money
        else translate("Strategy", "Decline insurance and even money.")
    )
    if chart.even_money:
        money = f"{translate('Strategy', 'Decline insurance.')} {money}"
    back = translate("Strategy", "By this chart {share} of the bets come back.").format(share=percent(chart.returned))
    return f"{back} {money}"


# ---------------------------------------------------------------- as text, for readers


def text_html(chart: StrategyChart) -> str:
    """The whole chart in sentences."""
    parts = [f"<p>{escape(summary(chart))}</p>"]
    for part in Part:
        parts.append(f"<h3>{escape(part_title(part))}</h3>")
        parts += [f"<p>{escape(_row_sentence(row))}</p>" for row in chart.part(part)]
    return "".join(parts)


def _row_sentence(row: Row) -> str:
    """A line in words, fields that say the same together: stand against 2 3 4 5 6; hit against 7 8 9 10 A."""
    groups: dict[str, list[str]] = {}
    for place, field in enumerate(row.fields):
        groups.setdefault(advice_words(field), []).append(rank_letter(UPS[place]))
    told = [
        translate("Strategy", "{advice} against {ups}").format(advice=advice, ups=" ".join(ups))
        for advice, ups in groups.items()
    ]
    return translate("Strategy", "{hand}: {advices}.").format(hand=row_name(row), advices="; ".join(told))


def exceptions_html(chart: StrategyChart) -> str:
    """The hands whose cards say otherwise than their total."""
    if not chart.exceptions:
        return f"<p>{escape(no_exceptions())}</p>"
    rows = "".join(_exception_row(one) for one in chart.exceptions)
    return f"<p>{escape(exceptions_note())}</p><table cellspacing='0'>{rows}</table>"


def exceptions_note() -> str:
    """What the list of exceptions is."""
    return translate(
        "Strategy", "Hands whose cards say otherwise than their total, and what that gains in per cent of the bet."
    )


def no_exceptions() -> str:
    """The chart is right for all hands."""
    return translate("Strategy", "There are no exceptions: the chart is right for all hands of two or three cards.")


def _exception_row(one: Departure) -> str:
    hand = " ".join(rank_letter(rank) for rank in one.ranks)
    words = translate("Strategy", "{choice}, not {other}").format(
        choice=button_words(one.action).name, other=button_words(one.chart).name.lower()
    )
    against = translate("Strategy", "against {up}").format(up=rank_letter(one.up))
    cells = (hand, against, words, share(one.gain))
    return "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>"


# ---------------------------------------------------------------- on paper

_STYLE: Final = f"""
body {{ font-family: "{SANS}"; font-size: 10pt; color: #000000; }}
h1 {{ font-family: "{SERIF}"; font-size: 18pt; font-weight: 600; margin-bottom: 4px; }}
h3 {{ font-family: "{SERIF}"; font-size: 12pt; font-weight: 600; margin-top: 10px; margin-bottom: 3px; }}
p {{ margin-top: 2px; margin-bottom: 3px; }}
td {{ padding: 1px 10px 1px 0; }}
td.field {{ padding: 2px 7px 2px 7px; }}
"""


def chart_title(name: str) -> str:
    """What the chart of a rule set is called."""
    return translate("Strategy", "Strategy: {name}").format(name=rules_title(name))


def chart_document(chart: StrategyChart, name: str) -> QTextDocument:
    """The chart for paper: the coloured tables, the letters explained, the exceptions."""
    document = QTextDocument()
    document.setDefaultStyleSheet(_STYLE)
    title = chart_title(name)
    document.setMetaInformation(QTextDocument.MetaInformation.DocumentTitle, title)
    tables = "".join(f"<h3>{escape(part_title(part))}</h3>{_table_html(chart.part(part))}" for part in Part)
    heading = f"<h3>{escape(translate('Strategy', 'Exceptions'))}</h3>"
    document.setHtml(
        f"<body><h1>{escape(title)}</h1><p>{escape(summary(chart))}</p><p>{_legend_html()}</p>{tables}{heading}"
        f"{exceptions_html(chart)}</body>"
    )
    return document


def _legend_html() -> str:
    return (
        " &nbsp; ".join(
            f"<span style='background-color:{TINTS[action]}'>&nbsp;{escape(letter(action))}&nbsp;</span> "
            f"{escape(button_words(action).name)}"
            for action in PLAYED
        )
        + f" &nbsp; {escape(small_letters())}"
    )


def small_letters() -> str:
    """What the second letter of a field says."""
    return translate("Strategy", "small: where that is not allowed")


def _table_html(rows: tuple[Row, ...]) -> str:
    head = "".join(f"<td class='field' align='center'><b>{escape(rank_letter(up))}</b></td>" for up in UPS)
    lines = "".join(
        f"<tr><td><b>{escape(row_label(row))}</b></td>"
        + "".join(
            f"<td class='field' align='center' bgcolor='{TINTS[field.choices[0]]}'>{escape(code(field))}</td>"
            for field in row.fields
        )
        + "</tr>"
        for row in rows
    )
    return f"<table cellspacing='2'><tr><td></td>{head}</tr>{lines}</table>"
