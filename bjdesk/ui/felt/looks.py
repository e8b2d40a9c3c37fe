"""What each thing on the felt looks like: values that an item draws, and that tell whether it must draw anew."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from bjdesk.frozen import dataclass

if TYPE_CHECKING:
    from bjdesk.engine.cards import Card
    from bjdesk.engine.events import Outcome


@dataclass(frozen=True, slots=True)
class CardLook:
    """A card of a width in pixels; `card` is None where it lies face down: nobody here knows its face."""

    card: Card | None
    width: float


@dataclass(frozen=True, slots=True)
class StackLook:
    """Chips in hundredths from the bottom up; `seed` makes them lie each in its own way, always the same."""

    chips: tuple[int, ...]
    diameter: float
    drop: float  # from the pose's middle down to the ground of the chips, for a full column
    seed: int
    pale: bool = False


@dataclass(frozen=True, slots=True)
class TagLook:
    """A sum on a dark pill; `size` is F there."""

    text: str
    mine: bool
    size: float


@dataclass(frozen=True, slots=True)
class PlateLook:
    """A hand's total, and its result once it has one. `room` is the width that it may take."""

    total: str
    outcome: Outcome | None
    result: str
    size: float
    room: float


@dataclass(frozen=True, slots=True)
class FrameLook:
    """The frame around the active hand; the pose is its middle."""

    width: float
    height: float
    card_width: float


@dataclass(frozen=True, slots=True)
class TabLook:
    """The arrow over the active hand, with words where a box has several; the pose is the tip's place."""

    words: str
    size: float
    room: float


@dataclass(frozen=True, slots=True)
class CircleLook:
    """A betting circle."""

    rx: float
    ry: float
    mine: bool


@dataclass(frozen=True, slots=True)
class DoubledLook:
    """The mark of a doubled hand whose last card found no room to lie across."""

    size: float


@dataclass(frozen=True, slots=True)
class ShoeLook:
    """The shoe, so full (0–1, in coarse steps)."""

    fill: float


@dataclass(frozen=True, slots=True)
class TrayLook:
    """The discard tray with so many cards drawn in it."""

    cards: int


@dataclass(frozen=True, slots=True)
class CutCardLook:
    """The plain coloured card that came out of the shoe; `unit` is the felt's."""

    unit: float


@dataclass(frozen=True, slots=True)
class CaptionLook:
    """The lines that tell what just happened; `panel` gives them a ground of their own."""

    lines: tuple[str, ...]
    pixels: int
    panel: bool = False

    @property
    def text(self) -> str:
        """The whole sentence."""
        return " ".join(self.lines)


Look: TypeAlias = (
    CardLook
    | StackLook
    | TagLook
    | PlateLook
    | FrameLook
    | TabLook
    | CircleLook
    | DoubledLook
    | ShoeLook
    | TrayLook
    | CutCardLook
    | CaptionLook
)
