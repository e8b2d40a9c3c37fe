"""The rule text, made from the rule options: what is off is not described as on."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from bjdesk.ui.rule_text.around import around_sections
from bjdesk.ui.rule_text.basics import basic_sections
from bjdesk.ui.rule_text.choices import choice_sections
from bjdesk.ui.rule_text.payment import payment_sections
from bjdesk.ui.rule_text.questions import question_sections
from bjdesk.ui.rule_text.section import Section

if TYPE_CHECKING:
    from bjdesk.engine.rules import Rules

__all__ = ["Section", "rule_sections", "rule_text_html", "rule_text_plain"]


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
    """The rule text for a terminal: a title, its sentences a line each, the tables with a colon."""
    return "\n\n".join(_plain(section) for section in rule_sections(rules)) + "\n"


def _plain(section: Section) -> str:
    rows = [f"{name}: {value}" for name, value in section.rows]
    return "\n".join([section.title, *(f"  {line}" for line in (*section.sentences, *rows))])


def rule_text_html(rules: Rules) -> str:
    """The rule text as simple HTML for a text browser and for print."""
    return "\n".join(_html(section) for section in rule_sections(rules))


def _html(section: Section) -> str:
    parts = [f"<h3>{escape(section.title)}</h3>"]
    parts += [f"<p>{escape(sentence)}</p>" for sentence in section.sentences]
    if section.rows:
        rows = (f"<tr><td>{escape(name)}</td><td>{escape(value)}</td></tr>" for name, value in section.rows)
        parts.append(f'<table cellpadding="4">{"".join(rows)}</table>')
    return "\n".join(parts)
