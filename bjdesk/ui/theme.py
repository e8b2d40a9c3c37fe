"""The tokens of the look: colours, chips, type, radii, shadows, and the fonts they are set in."""

from __future__ import annotations

import importlib.util
from dataclasses import replace
from enum import StrEnum
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from PySide6.QtGui import QColor, QFont, QFontDatabase

from bjdesk.frozen import dataclass

SERIF: Final = "Source Serif Pro"
SANS: Final = "Source Sans Pro"

CARD_RATIO: Final = 5 / 7
CARD_CORNER: Final = 0.05  # of the card's width
CHIP_TILT: Final = 0.90  # height of the ellipse over its width
CHIP_EDGE: Final = 0.088  # thickness seen, in diameters


class FeltColour(StrEnum):
    """The cloths to choose from."""

    GREEN = "green"
    BLUE = "blue"
    BURGUNDY = "burgundy"
    GREY = "grey"


FELTS: Final[dict[FeltColour, tuple[str, str]]] = {  # centre, edge
    FeltColour.GREEN: ("#0B5D3B", "#063A26"),
    FeltColour.BLUE: ("#17407A", "#0C2347"),
    FeltColour.BURGUNDY: ("#6B1A2B", "#3F0D18"),
    FeltColour.GREY: ("#3A4147", "#23282C"),
}


@dataclass(frozen=True, slots=True)
class Palette:
    """Every colour that is not a card, a chip or the cloth."""

    gold: str = "#F2C14E"
    gold_light: str = "#FFE3A0"
    gold_dark: str = "#B98A2C"  # metal only, never text
    gold_ink: str = "#1A1A1A"
    focus: str = "#FFE066"
    focus_outline: str = "#101418"
    cream: str = "#F7F3E3"
    strip: str = "#1B2228"
    strip_light: str = "#242D35"
    bar: str = "#101418"
    text: str = "#F5F5F5"
    muted: str = "#B7C0C7"
    off: str = "#8D979E"
    caption: str = "#FFFFFF"
    win: str = "#0072B2"
    lose: str = "#A84300"
    push: str = "#555F66"
    blackjack: str = "#F2C14E"
    hit: str = "#74A9F7"
    stand: str = "#F28B82"
    double: str = "#C9A2F2"
    split: str = "#5CC8BD"
    surrender: str = "#C6CDD3"
    clear: str = "#E8A59E"
    button_top: str = "#38434C"
    button: str = "#2A333B"
    button_low: str = "#1D252B"
    panel_top: str = "#29323A"
    panel: str = "#1F272E"
    panel_low: str = "#182026"
    plate_top: str = "#2A333B"
    plate_low: str = "#101418"
    # What only windows beside the table wear.
    accent: str = "#F2C14E"  # headings and what is chosen, as ink
    hairline: str = "#5E5233"
    field: str = "#141A1F"
    field_edge: str = "#7C868E"
    card: str = "#181F25"
    card_edge: str = "#39434B"
    row: str = "#1C242A"  # every second row of a table
    refusal: str = "#F28B82"
    button_edge: str = "#9A8144"
    hover_edge: str = "#F2C14E"
    pressed: str = "#161C21"
    disabled: str = "#1F272E"
    disabled_edge: str = "#4A4A40"
    gold_edge: str = "#8A651B"
    gold_pressed: str = "#DDAA3E"
    scroll: str = "#717C84"
    flat: bool = False  # no gradients, no cloth: high contrast


NORMAL: Final = Palette()
LIGHT: Final = replace(  # windows beside the table by day; the table itself stays dark
    NORMAL,
    gold_light="#F8D98C", focus="#1456C8", focus_outline="#FFFFFF", bar="#FFFFFF", strip="#EFEBE2",
    strip_light="#FBF9F4", text="#1D242A", muted="#4B565F", off="#5F6970", caption="#1D242A",
    button_top="#FFFFFF", button="#F8F5EE", button_low="#EAE5DA", panel_top="#FBF9F4", panel="#F6F3EC",
    panel_low="#EFEBE2", plate_top="#FFFFFF", plate_low="#EFEBE2", accent="#7A5200", hairline="#CDB987",
    field="#FFFFFF", field_edge="#747E86", card="#FFFFFF", card_edge="#D3CCBC", row="#F5F1E9", refusal="#A61B12",
    button_edge="#94722B", hover_edge="#6B4900", pressed="#DDD7CA", disabled="#EAE6DC", disabled_edge="#CFC8B9",
    scroll="#858078",
)  # fmt: skip
HIGH_CONTRAST: Final = replace(
    NORMAL,
    gold="#FFFFFF", gold_light="#FFFFFF", gold_dark="#FFFFFF", gold_ink="#000000", focus="#FFFF00",
    focus_outline="#000000", cream="#FFFFFF", strip="#000000", strip_light="#000000", bar="#000000",
    text="#FFFFFF", muted="#FFFFFF", off="#A6A6A6", win="#000000", lose="#000000", push="#000000",
    blackjack="#FFFFFF", hit="#FFFFFF", stand="#FFFFFF", double="#FFFFFF", split="#FFFFFF", surrender="#FFFFFF",
    clear="#FFFFFF", button_top="#000000", button="#000000", button_low="#000000", panel_top="#000000",
    panel="#000000", panel_low="#000000", plate_top="#000000", plate_low="#000000", accent="#FFFFFF",
    hairline="#FFFFFF", field="#000000", field_edge="#FFFFFF", card="#000000", card_edge="#FFFFFF", row="#000000",
    refusal="#FFFFFF", button_edge="#FFFFFF", hover_edge="#FFFF00", pressed="#333333", disabled="#000000",
    disabled_edge="#A6A6A6", gold_edge="#FFFFFF", gold_pressed="#FFFF00", scroll="#FFFFFF", flat=True,
)  # fmt: skip
HIGH_CONTRAST_FELT: Final = ("#000000", "#000000")


@dataclass(frozen=True, slots=True)
class Look:
    """What every painter needs to know: F, the unit of the drawing, and the palette."""

    font: float
    unit: float = 1.0
    palette: Palette = NORMAL


CARD_FACE: Final = "#FFFDF7"
CARD_BORDER: Final = "#2B2B2B"
CARD_BACK: Final = "#12324A"
CARD_LATTICE: Final = "#A5D8FF"
CARD_RIM: Final = "#F7F3E3"
SUITS_TWO: Final = {"s": "#1A1A1A", "h": "#C00018", "d": "#C00018", "c": "#1A1A1A"}
SUITS_FOUR: Final = {"s": "#1A1A1A", "h": "#C00018", "d": "#1456C8", "c": "#00796B"}


@dataclass(frozen=True, slots=True)
class ChipColours:
    """One denomination's look. The count of spots tells it apart without colour."""

    body: str
    spot: str
    stripe: str | None
    ink: str
    spots: int
    spin: float  # turn of the first spot, in radians


CHIPS: Final[dict[int, ChipColours]] = {  # by hundredths
    100: ChipColours("#F4F1E8", "#31528C", "#F4F1E8", "#22396A", 4, 0.0),
    500: ChipColours("#C8202F", "#F7F3E3", "#C8202F", "#8E1020", 6, 0.26),
    2_500: ChipColours("#1B7F3B", "#F7F3E3", None, "#0E5425", 8, 0.2),
    10_000: ChipColours("#1C1C1E", "#F7F3E3", "#B98A2C", "#1C1C1E", 4, 0.0),
    50_000: ChipColours("#6A2C91", "#F7F3E3", "#E39BC0", "#4E1C6E", 6, 0.0),
    100_000: ChipColours("#F2B705", "#1C1C1E", None, "#3A2B00", 8, 0.0),
}
IN_BETWEEN_SPOTS: Final = {4: 5, 6: 7, 8: 10}  # a value outside the table: its neighbour's colour, its own spots
IN_BETWEEN_STRIPES: Final = {  # by its worth in the next lower value: under 1, to 2, under 5, under 8
    False: ("#8FB8E8", "#B98A2C", "#1C1C1E", "#4E8AD0"),  # on pale spots
    True: ("#8FB8E8", "#F7F3E3", "#E39BC0", "#6FC3E8"),  # on dark spots
}


@lru_cache(maxsize=64)  # a rule set may have any chips
def chip_colours(value: int) -> ChipColours:
    """The look of a denomination in hundredths; one outside the table takes the next lower one's colour."""
    if value in CHIPS:
        return CHIPS[value]
    below = max((known for known in CHIPS if known < value), default=min(CHIPS))
    colours = CHIPS[below]
    worth = min(value, 8 * below) / below
    stripes = IN_BETWEEN_STRIPES[QColor(colours.spot).lightness() < 128]
    stripe = None if worth >= 8 else stripes[0 if worth < 1 else 1 if worth <= 2 else 2 if worth < 5 else 3]
    return replace(colours, spots=IN_BETWEEN_SPOTS[colours.spots], stripe=stripe, spin=0.1)


def chip_number(value: int) -> str:
    """The number on a chip of so many hundredths: "25", "0.5", "10k"."""
    whole, cents = divmod(value, 100)
    if cents:
        return f"{whole}.{cents:02d}".rstrip("0")
    return f"{whole // 1000}k" if whole >= 10_000 and whole % 1000 == 0 else str(whole)


class Role(StrEnum):
    """What a piece of text is."""

    LABEL = "label"
    LABEL_BIG = "label_big"
    KEY = "key"
    BODY = "body"
    BODY_STRONG = "body_strong"
    CAPTION = "caption"
    OVER = "over"  # small capitals above or beside a number
    MONEY = "money"
    PILL = "pill"
    BADGE = "badge"
    TITLE = "title"
    SIGN = "sign"


@dataclass(frozen=True, slots=True)
class TypeStyle:
    """Family, size in F, weight, tracking in em."""

    family: str
    size: float
    weight: int
    tracking: float


TYPE: Final[dict[Role, TypeStyle]] = {
    Role.LABEL: TypeStyle(SANS, 0.80, 600, 0.045),
    Role.LABEL_BIG: TypeStyle(SANS, 0.94, 700, 0.07),
    Role.KEY: TypeStyle(SANS, 0.66, 600, 0.0),
    Role.BODY: TypeStyle(SANS, 0.94, 400, 0.0),
    Role.BODY_STRONG: TypeStyle(SANS, 0.94, 600, 0.0),
    Role.CAPTION: TypeStyle(SANS, 1.08, 600, 0.01),
    Role.OVER: TypeStyle(SANS, 0.68, 600, 0.10),
    Role.MONEY: TypeStyle(SERIF, 1.22, 600, 0.01),
    Role.PILL: TypeStyle(SANS, 1.06, 700, 0.01),
    Role.BADGE: TypeStyle(SANS, 0.92, 700, 0.04),
    Role.TITLE: TypeStyle(SERIF, 1.22, 600, 0.0),
    Role.SIGN: TypeStyle(SERIF, 0.94, 600, 0.02),
}

RADIUS_BUTTON: Final = 0.50  # radii in F
RADIUS_PANEL: Final = 0.66
RADIUS_KEY: Final = 0.22


@dataclass(frozen=True, slots=True)
class ShadowStyle:
    """One soft layer: sigma and downward shift in pixels, alpha 0–1."""

    sigma: float
    drop: float
    alpha: float


CONTACT: Final = ShadowStyle(0.75, 1.2, 0.35)
AMBIENT: Final = ShadowStyle(5.0, 5.0, 0.20)


def font_size(window_height: float, text_scale: float = 1.0) -> float:
    """F, the size in pixels that all text and all widgets are measured in."""
    return max(18, round(window_height / 44)) * text_scale


def make_font(family: str, pixels: float, weight: int = 400, tracking: float = 0.0) -> QFont:
    """A font by its size in pixels; tracking in em."""
    font = QFont(family)
    font.setPixelSize(max(6, round(pixels)))
    font.setWeight(QFont.Weight(weight))
    font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, tracking * pixels)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


def role_font(role: Role, size: float, factor: float = 1.0) -> QFont:
    """The font of a role at F = size, times a factor."""
    style = TYPE[role]
    return make_font(style.family, style.size * size * factor, style.weight, style.tracking)


def colour(code: str, alpha: float = 1.0) -> QColor:
    """A colour from its code, with an alpha of 0–1."""
    made = QColor(code)
    made.setAlphaF(alpha)
    return made


def blend(first: str | QColor, second: str | QColor, share: float) -> QColor:
    """The first colour with that share of the second."""
    one, two = QColor(first), QColor(second)
    pairs = ((one.red(), two.red()), (one.green(), two.green()), (one.blue(), two.blue()))
    return QColor(*(round(a + (b - a) * share) for a, b in pairs))


FONT_FILES: Final = {
    "font_source_sans_pro": ("SourceSansPro-Regular.ttf", "SourceSansPro-Semibold.ttf", "SourceSansPro-Bold.ttf"),
    "font_source_serif_pro": ("SourceSerifPro-Regular.ttf", "SourceSerifPro-Semibold.ttf", "SourceSerifPro-Bold.ttf"),
}


def font_paths() -> list[Path]:
    """The font files of the two typeface packages, found without importing them."""
    paths = []
    for package, names in FONT_FILES.items():
        spec = importlib.util.find_spec(package)
        if spec is None or not spec.submodule_search_locations:
            raise FileNotFoundError(f"the typeface package {package} is not installed")
        folder = Path(spec.submodule_search_locations[0]) / "files"
        paths += [folder / name for name in names]
    return paths


@cache
def load_fonts() -> tuple[str, ...]:
    """Hands the typefaces to Qt, once; needs a QGuiApplication. Returns the families."""
    families: set[str] = set()
    for path in font_paths():
        number = QFontDatabase.addApplicationFont(str(path))
        if number < 0:
            raise FileNotFoundError(f"the font {path.name} can't be read")
        families.update(QFontDatabase.applicationFontFamilies(number))
    return tuple(sorted(families))
