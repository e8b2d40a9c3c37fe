"""A section of the rule text, and what its sentences share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bjdesk.engine.rules import HoleCard
from bjdesk.frozen import dataclass

if TYPE_CHECKING:
    from bjdesk.engine.rules import Rules


@dataclass(frozen=True, slots=True)
class Sentence:
    """One numbered sentence of the text. `key` stays the same in every language and rule set: proofs hang on it."""

    key: str
    text: str


@dataclass(frozen=True, slots=True)
class Row:
    """A line of a table: a name and its value."""

    key: str
    name: str
    value: str


@dataclass(frozen=True, slots=True)
class Section:
    """A title, sentences in order, and a table of names and values where there is one."""

    title: str
    sentences: tuple[Sentence, ...]
    rows: tuple[Row, ...] = ()


def looks(rules: Rules) -> bool:
    """Whether the dealer looks at the hole card before the boxes act."""
    return rules.hole_card is HoleCard.PEEK
