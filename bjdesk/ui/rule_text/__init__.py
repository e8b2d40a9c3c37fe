"""The rule text, made from the rule options: what is off is not described as on."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from bjdesk.ui.rule_text.around import around_sections
from bjdesk.ui.rule_text.basics import basic_sections
from bjdesk.ui.rule_text.choices import choice_sections
from bjdesk.ui.rule_text.hanging import hang_numbers
from bjdesk.ui.rule_text.payment import payment_sections
from bjdesk.ui.rule_text.questions import question_sections
from bjdesk.ui.rule_text.section import Row, Section, Sentence

if TYPE_CHECKING:
    from collections.abc import Container, Iterator

    from bjdesk.engine.rules import Rules

__all__ = [
    "Row",
    "Section",
    "Sentence",
    "changed_keys",
    "hang_numbers",
    "rule_sections",
    "rule_text_html",
    "rule_text_plain",
]


def rule_sections(rules: Rules) -> tuple[Section, ...]:
    """The whole rule text in the player's language, section by section."""
    return (
        *basic_sections(rules),
        *choice_sections(rules),
        *question_sections(rules),
        *payment_sections(rules),
        *around_sections(rules),
    )


def rule_text_plain(rules: Rules) -> str:
    """The rule text for a terminal: a title, its sentences a line each with their numbers, tables with a colon."""
    return "\n\n".join(_plain(place, section) for place, section in enumerate(rule_sections(rules), start=1)) + "\n"


def _plain(place: int, section: Section) -> str:
    lines = [f"{place}.{number} {line.text}" for number, line in enumerate(section.sentences, start=1)]
    rows = [f"{row.name}: {row.value}" for row in section.rows]
    return "\n".join([f"{place}. {section.title}", *(f"  {line}" for line in (*lines, *rows))])


def rule_text_html(rules: Rules, changed: Container[str] = ()) -> str:
    """The rule text as simple HTML for a text browser and for print; sentences of these keys are marked.

    Its numbers hang in a document that `hang_numbers` was called for.
    """
    return "\n".join(_html(place, section, changed) for place, section in enumerate(rule_sections(rules), start=1))


def _html(place: int, section: Section, changed: Container[str]) -> str:
    parts = [f"<h3>{place}. {escape(section.title)}</h3>"]
    for number, line in enumerate(section.sentences, start=1):
        text = f"<span class='number'>{place}.{number}</span>\t{_marked(line.text, on=line.key in changed)}"
        parts.append(f"<p class='numbered'>{_anchor(line.key, changed)}{text}</p>")
    if section.rows:
        parts.append(
            f'<table cellpadding="4" cellspacing="0">{"".join(_row(row, changed) for row in section.rows)}</table>'
        )
    return "\n".join(parts)


def _row(row: Row, changed: Container[str]) -> str:
    value = _marked(row.value, on=row.key in changed)
    return f"<tr><td>{_anchor(row.key, changed)}{escape(row.name)}</td><td>{value}</td></tr>"


def _anchor(key: str, changed: Container[str]) -> str:
    """A place to scroll to, where something changed: each costs time in the making of the page."""
    return f'<a name="{key}"></a>' if key in changed else ""


def _marked(text: str, *, on: bool) -> str:
    return f"<b class='changed'>{escape(text)}</b>" if on else escape(text)


def changed_keys(before: Rules, after: Rules) -> tuple[str, ...]:
    """The keys of the sentences and lines that the second text has and the first has not, in their order."""
    old = dict(_lines(before))
    return tuple(key for key, text in _lines(after) if old.get(key) != text)


def _lines(rules: Rules) -> Iterator[tuple[str, str]]:
    for section in rule_sections(rules):
        yield from ((line.key, line.text) for line in section.sentences)
        yield from ((row.key, row.value) for row in section.rows)
