"""The decks to choose from: one drawn set, dressed as it is read by what `variants.json` says of each variant."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import TYPE_CHECKING, Final, TypedDict

from bjdesk.assets import asset
from bjdesk.engine.cards import Card, Rank
from bjdesk.frozen import dataclass

if TYPE_CHECKING:
    from collections.abc import Iterator

SIMPLE_UNDER: Final = 64
"""Device pixels: a card narrower than this has a simpler robe and a bolder index."""


@dataclass(frozen=True, slots=True)
class Deck:
    """What the player chose of the cards."""

    four_colours: bool = False
    high_contrast: bool = False
    large_index: bool = False

    def variants(self, *, simple: bool = False) -> tuple[str, ...]:
        """The variants to print in, later ones over earlier ones; `simple`: as for a small card."""
        chosen = (
            ("small", simple),
            ("four", self.four_colours),
            ("contrast", self.high_contrast),
            ("four-contrast", self.four_colours and self.high_contrast),
            ("large", self.large_index),
        )
        return tuple(name for name, wanted in chosen if wanted)


PLAIN: Final = Deck()


class Variant(TypedDict, total=False):
    """What one variant does to a drawing: inks by suit and role, moved groups, roles left out, roles shown."""

    inks: dict[str, dict[str, str]]
    moves: dict[str, str]
    leaves_out: list[str]
    shows: list[str]


def face_name(card: Card) -> str:
    """The name of a card's picture, without its ending."""
    rank = "10" if card.rank is Rank.TEN else card.rank.value
    return f"{rank}{card.suit.value.upper()}"


@cache
def variants() -> dict[str, Variant]:
    """All variants by name."""
    known: dict[str, Variant] = json.loads(asset("cards", "variants.json").read_text(encoding="utf-8"))
    return known


def drawing(card: Card | None, names: tuple[str, ...]) -> str:
    """A card as SVG, in these variants; the back for None, which is always the same."""
    if card is None:
        return _drawn("back")
    return dressed(_drawn(face_name(card)), card.suit.value.upper(), names)


_HALF: Final = re.compile(r'(<g id="half">.*?</g>)<use [^>]*/>')
_PAPER: Final = re.compile('<path class="paper".*?/>')


def layers(svg: str) -> tuple[str, str, str] | None:
    """A court in three drawings, one over the other: paper, half a figure, what lies over both halves; else None.

    The other half is the first one, turned about the card's middle.
    """
    halves = _HALF.search(svg)
    if halves is None:
        return None
    before, after = svg[: halves.start()], svg[halves.end() :]
    bare = _PAPER.sub("", before, 1)
    paper = before.partition('<g class="face"')[0] + "</svg>"
    return paper, f"{bare}{halves[1]}</g></g></svg>", bare + after


def _drawn(name: str) -> str:
    return asset("cards", "svg", f"{name}.svg").read_text(encoding="utf-8")


def dressed(svg: str, suit: str, names: tuple[str, ...]) -> str:
    """A drawing in variants; `suit` is S, H, D or C."""
    for name in names:
        svg = _in_variant(svg, suit, variants()[name])
    return svg


def _in_variant(svg: str, suit: str, variant: Variant) -> str:
    for role, code in _inks(suit, variant):
        svg = re.sub(f'(class="{role}" (?:fill="none" stroke|fill)=")[^"]*', rf"\g<1>{code}", svg)
    for role, move in variant.get("moves", {}).items():
        svg = re.sub(f'<g class="{role}"[^>]*>', f'<g class="{role}" transform="{move}">', svg)
    for role in variant.get("leaves_out", ()):
        svg = re.sub(f'<path class="{role}" [^>]*/>', "", svg)
    for role in variant.get("shows", ()):
        svg = svg.replace(f'class="{role}" display="none"', f'class="{role}"')
    return svg


def _inks(suit: str, variant: Variant) -> Iterator[tuple[str, str]]:
    """The variant's inks for every suit, then those for this one."""
    inks = variant.get("inks", {})
    yield from inks.get("*", {}).items()
    yield from inks.get(suit, {}).items()
