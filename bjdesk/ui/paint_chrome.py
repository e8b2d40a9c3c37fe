"""Paints what frames the felt: buttons with their keys, focus rings, panels, the strip's and the bar's ground."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QFont, QPainter, QPen, QTransform

from bjdesk.frozen import dataclass
from bjdesk.ui.brushes import (
    across,
    black,
    downward,
    draw_text,
    filling,
    fitted,
    outline,
    text_width,
    white,
)
from bjdesk.ui.icons import GRID, icon_path, paint_icon
from bjdesk.ui.soft_shadow import soft_shadow
from bjdesk.ui.theme import (
    RADIUS_BUTTON,
    RADIUS_KEY,
    RADIUS_PANEL,
    SERIF,
    Look,
    Palette,
    Role,
    ShadowStyle,
    colour,
    make_font,
    role_font,
)

SHIELD_HEIGHT = 20  # of the icon's grid
RAIL = 0.44  # of F: the padded edge over the strip
RETURN = "↵"  # at the end of a key's name; drawn, for the typeface does not have it
RETURN_SIDE = 0.62  # in F
PANEL_SHADE = 35  # how far a panel's shadow paints outside of it
FOCUS_GAP = 3.0
FOCUS_REACH = 7.0  # how far a focus ring paints outside of a button


class ButtonState(Enum):
    """How a button looks."""

    NORMAL = "normal"
    HOVER = "hover"
    PRESSED = "pressed"
    OFF = "off"


@dataclass(frozen=True, slots=True)
class ButtonFace:
    """What a button shows. `label` may have two lines; `tint` is the icon's colour; `gold` marks the one primary."""

    label: str
    icon: str
    key: str = ""
    tint: str = "#F5F5F5"
    gold: bool = False
    state: ButtonState = ButtonState.NORMAL
    focused: bool = False
    label_size: int = 0  # pixels; 0: the role's own, smaller where it does not fit


GOLD_STOPS = ((0.0, "#FFDB86"), (0.06, "#F7CB61"), (0.55, "#F2C14E"), (1.0, "#D9A436"))
GOLD_PRESSED = ((0.0, "#C8942C"), (0.2, "#DDAA3E"), (1.0, "#E6B446"))
GOLD_HOVER = ((0.0, "#FFE7AE"), (0.06, "#FCD778"), (0.55, "#F7CB61"), (1.0, "#E2B046"))
DARK_STOPS = {
    ButtonState.NORMAL: ("#38434C", "#2A333B", "#1D252B"),
    ButtonState.HOVER: ("#46525C", "#35404A", "#252E36"),
    ButtonState.PRESSED: ("#0F1417", "#161C21", "#1B2228"),
    ButtonState.OFF: ("#20282E", "#1E262C", "#1D242A"),
}
HAIRLINE = {
    ButtonState.NORMAL: 0.62,
    ButtonState.HOVER: 1.0,
    ButtonState.PRESSED: 0.75,
    ButtonState.OFF: 0.16,
}


def paint_button(painter: QPainter, look: Look, rect: QRectF, face: ButtonFace) -> None:
    """A button of the strip: icon over label, its key in the corner. The rectangle leaves out edge, ring and shadow."""
    state = face.state
    body = rect.translated(0, 1.5) if state is ButtonState.PRESSED else rect
    _paint_body(painter, look, body, state, gold=face.gold)
    _paint_face(painter, look, body, face, on=state is not ButtonState.OFF)
    if face.focused:
        paint_focus_ring(painter, look, body, RADIUS_BUTTON * look.font)


def paint_small_button(painter: QPainter, look: Look, rect: QRectF, face: ButtonFace) -> None:
    """A button of a prompt or panel: label and key side by side; the icon is not shown."""
    state = face.state
    body = rect.translated(0, 1.5) if state is ButtonState.PRESSED else rect
    _paint_body(painter, look, body, state, gold=face.gold)
    on, font = state is not ButtonState.OFF, look.font
    key_width = key_cap_width(face.key, font)
    gap = 0.5 * font if face.key else 0.0
    label = fitted(role_font(Role.LABEL_BIG, font), body.width() - key_width - gap - 0.8 * font, face.label)
    width = text_width(face.label, label)
    x = body.center().x() - (width + gap + key_width) / 2
    ink = _ink(look.palette, on=on, gold=face.gold)
    draw_text(painter, QRectF(x, body.y(), width, body.height()), face.label, label, colour=QColor(ink))
    if face.key:
        cap = QRectF(x + width + gap, body.center().y() - 0.5 * font, key_width, font)
        paint_key(painter, look, cap, face.key, on=on, gold=face.gold)
    if face.focused:
        paint_focus_ring(painter, look, body, RADIUS_BUTTON * font)


def paint_focus_ring(painter: QPainter, look: Look, rect: QRectF, radius: float) -> None:
    """The mark of the keyboard's place: a bright line between two dark ones, around a rectangle."""
    palette, turn = look.palette, radius + FOCUS_GAP
    ring = rect.adjusted(-FOCUS_GAP, -FOCUS_GAP, FOCUS_GAP, FOCUS_GAP)
    outline(painter, QPen(colour(palette.focus_outline), 7))
    painter.drawRoundedRect(ring, turn, turn)
    outline(painter, QPen(colour(palette.focus), 3))
    painter.drawRoundedRect(ring, turn, turn)


def paint_key(painter: QPainter, look: Look, rect: QRectF, key: str, *, on: bool = True, gold: bool = False) -> None:
    """The cap of a key, as it stands on a button."""
    palette = look.palette
    edge = colour(palette.gold_ink, 0.45) if gold and on else colour(palette.muted, 0.45 if on else 0.25)
    painter.setPen(QPen(edge, 1))
    painter.setBrush(black(30 if gold and on else 70))
    painter.drawRoundedRect(rect, RADIUS_KEY * look.font, RADIUS_KEY * look.font)
    ink = QColor(palette.gold_ink if gold and on else (palette.muted if on else palette.off))
    words, font = key.removesuffix(RETURN), role_font(Role.KEY, look.font)
    if words == key:
        draw_text(painter, rect, key, font, colour=ink)
        return
    width, side = text_width(words, font), RETURN_SIDE * look.font
    x = rect.center().x() - (width + side) / 2
    draw_text(painter, QRectF(x, rect.y(), width, rect.height()), words, font, colour=ink)
    paint_icon(painter, "return", QRectF(x + width, rect.center().y() - side / 2, side, side), ink, width=2.2)


def key_cap_width(key: str, font: float) -> float:
    """Width of a key's cap at F = font; 0 without a key."""
    if not key:
        return 0.0
    words = key.removesuffix(RETURN)
    arrow = RETURN_SIDE * font if words != key else 0.0
    return max(text_width(words, role_font(Role.KEY, font)) + arrow + 0.36 * font, font)


def _ink(palette: Palette, *, on: bool, gold: bool) -> str:
    if not on:
        return palette.off
    return palette.gold_ink if gold else palette.text


def _paint_body(painter: QPainter, look: Look, rect: QRectF, state: ButtonState, *, gold: bool) -> None:
    radius = RADIUS_BUTTON * look.font
    raised = state in {ButtonState.NORMAL, ButtonState.HOVER}
    if look.palette.flat:
        _paint_flat_body(painter, look, rect, state, gold=gold)
        return
    if raised:
        soft_shadow(painter, rect, ShadowStyle(3.5, 3, 0.45), radius)
        soft_shadow(painter, rect, ShadowStyle(0.8, 1, 0.5), radius)
        filling(painter, QColor("#7E5A14" if gold else "#090C0E"))  # the button's thickness
        painter.drawRoundedRect(rect.translated(0, 2), radius, radius)
    painter.setBrush(_body_brush(rect, state, gold=gold))
    lit = gold and state is not ButtonState.OFF
    painter.setPen(QPen(QColor("#8A651B") if lit else colour(look.palette.gold, HAIRLINE[state]), 1 if lit else 1.2))
    painter.drawRoundedRect(rect, radius, radius)
    if raised:
        _paint_upper_light(painter, rect, radius, 110 if gold else 34)


def _paint_flat_body(painter: QPainter, look: Look, rect: QRectF, state: ButtonState, *, gold: bool) -> None:
    """High contrast: black with a white edge, the primary white; pressed and pointed at by a thicker edge."""
    palette, radius = look.palette, RADIUS_BUTTON * look.font
    lit = gold and state is not ButtonState.OFF
    painter.setBrush(QColor(palette.gold if lit else palette.button))
    wide = state in {ButtonState.HOVER, ButtonState.PRESSED}
    painter.setPen(QPen(QColor(palette.off if state is ButtonState.OFF else palette.text), 3 if wide else 1.5))
    painter.drawRoundedRect(rect, radius, radius)


def _body_brush(rect: QRectF, state: ButtonState, *, gold: bool) -> QBrush:
    if gold and state is not ButtonState.OFF:
        stops = {ButtonState.PRESSED: GOLD_PRESSED, ButtonState.HOVER: GOLD_HOVER}.get(state, GOLD_STOPS)
        return downward(rect, *stops)
    top, upper, low = DARK_STOPS[state]
    return downward(rect, (0, top), (0.12, upper), (1, low))


def _paint_upper_light(painter: QPainter, rect: QRectF, radius: float, alpha: int) -> None:
    painter.save()
    painter.setClipRect(QRectF(rect.x(), rect.y(), rect.width(), radius * 0.9))
    outline(painter, QPen(white(alpha), 1))
    painter.drawRoundedRect(rect.adjusted(1.4, 1.4, -1.4, -1.4), radius - 1.2, radius - 1.2)
    painter.restore()


def button_label_font(look: Look, width: float, labels: tuple[str, ...]) -> QFont:
    """One font for a row of buttons of that width: the largest in which every line of every label fits."""
    lines = [line for label in labels for line in label.split("\n")]
    return fitted(role_font(Role.LABEL, look.font), width - 0.55 * look.font, *lines)


def _label_font(look: Look, width: float, face: ButtonFace, lines: list[str]) -> QFont:
    font = role_font(Role.LABEL_BIG if face.gold else Role.LABEL, look.font)
    if face.label_size and not face.gold:
        font.setPixelSize(face.label_size)
    return fitted(font, width - 0.55 * look.font, *lines)


def _paint_face(painter: QPainter, look: Look, rect: QRectF, face: ButtonFace, *, on: bool) -> None:
    """Icon in the middle, label under it, key in the corner, clear of the icon whatever the key is called."""
    size, lines = look.font, face.label.split("\n")
    font = _label_font(look, rect.width(), face, lines)
    plan = face_plan(rect, size, (len(lines), font.pixelSize()), key_cap_width(face.key, size))
    tint = colour(_tint(look.palette, face), 1.0) if on else colour(look.palette.off, 0.8)
    paint_icon(painter, face.icon, plan.icon, tint, width=1.7)
    ink = QColor(_ink(look.palette, on=on, gold=face.gold))
    for row, line in enumerate(lines):
        place = QRectF(rect.x(), plan.words + row * plan.line, rect.width(), plan.line)
        draw_text(painter, place, line, font, colour=ink)
    if face.key:
        paint_key(painter, replace(look, font=size * plan.key_scale), plan.key, face.key, on=on, gold=face.gold)


@dataclass(frozen=True, slots=True)
class FacePlan:
    """Where the parts of a button's face lie; `words` is the first line's top, `line` a line's height."""

    icon: QRectF
    words: float
    line: float
    key: QRectF
    key_scale: float


KEY_LEAST = 0.80  # a key's cap may be so much smaller before it takes a line of its own
KEY_CLEAR = 3.0  # pixels between a key's cap and the icon


def face_plan(rect: QRectF, size: float, words: tuple[int, float], key: float) -> FacePlan:
    """For a face at F = size with so many lines at a pixel size, and a key's cap that wants to be so wide."""
    lines, pixels = words
    line = max(0.92 * size, pixels * 1.12)
    icon = (1.5 if lines == 1 else 1.24) * size
    corner = rect.width() / 2 - 0.3 * size - KEY_CLEAR
    if key == 0.0 or (corner - icon / 2) / key >= KEY_LEAST:
        largest = (1.78 if lines == 1 else 1.26) * size
        icon = max(icon, min(largest, 2 * (corner - key)))
        scale = min(1.0, (corner - icon / 2) / key) if key else 1.0
        top = rect.center().y() - (icon + 0.26 * size + line * lines) / 2
        cap = QRectF(0, rect.y() + 0.36 * size, key * scale, 0.98 * size * scale)
        cap.moveRight(rect.right() - 0.3 * size)
        spot = QRectF(rect.center().x() - icon / 2, top, icon, icon)
        return FacePlan(spot, top + icon + 0.26 * size, line, cap, scale)
    return _stacked_plan(rect, size, words, key)


def _stacked_plan(rect: QRectF, size: float, words: tuple[int, float], key: float) -> FacePlan:
    """The key's cap in the corner, the icon lower than it; one line of words stays level with the neighbours'."""
    lines, pixels = words
    line = pixels * 1.1
    scale = min(0.86, (rect.width() - 0.5 * size) / key)
    cap = QRectF(0, rect.y() + 0.22 * size, key * scale, 0.98 * size * scale)
    cap.moveRight(rect.right() - 0.3 * size)
    foot = rect.bottom() - 0.22 * size - line * lines
    below = min(foot, rect.center().y() + 0.48 * size) if lines == 1 else foot
    room = below - 0.16 * size - cap.bottom() - KEY_CLEAR
    icon = min(1.24 * size, room)
    top = cap.bottom() + KEY_CLEAR + (room - icon) / 2
    return FacePlan(QRectF(rect.center().x() - icon / 2, top, icon, icon), below, line, cap, scale)


def _tint(palette: Palette, face: ButtonFace) -> str:
    if face.gold:
        return palette.gold_ink
    return palette.text if palette.flat else face.tint


# ---------------------------------------------------------------- grounds
def paint_panel(painter: QPainter, look: Look, rect: QRectF) -> None:
    """A panel that lies over the felt: prompt, results list."""
    palette, radius = look.palette, RADIUS_PANEL * look.font
    if not palette.flat:
        soft_shadow(painter, rect, ShadowStyle(10, 8, 0.55), radius)
        soft_shadow(painter, rect, ShadowStyle(2, 2, 0.5), radius)
    painter.setPen(QPen(colour(palette.gold, 1.0 if palette.flat else 0.7), 1.2))
    painter.setBrush(downward(rect, (0, palette.panel_top), (0.25, palette.panel), (1, palette.panel_low)))
    painter.drawRoundedRect(rect, radius, radius)
    if not palette.flat:
        outline(painter, QPen(white(22), 1))
        painter.drawRoundedRect(rect.adjusted(1.5, 1.5, -1.5, -1.5), radius - 1, radius - 1)


def paint_strip(painter: QPainter, look: Look, rect: QRectF) -> None:
    """The ground of the action strip: padded rail, gold hairline, dark body."""
    palette = look.palette
    if palette.flat:
        painter.fillRect(rect, QColor(palette.strip))
        painter.fillRect(QRectF(rect.x(), rect.y(), rect.width(), 2), QColor(palette.text))
        return
    painter.fillRect(rect, downward(rect, (0, "#29323A"), (0.07, "#1F272E"), (1, "#171D22")))
    rail = QRectF(rect.x(), rect.y(), rect.width(), RAIL * look.font)
    painter.fillRect(rail, downward(rail, (0, "#07090B"), (0.16, "#3D464E"), (0.38, "#2B333A"), (1, "#0B0E11")))
    line = QRectF(rect.x(), rail.bottom(), rect.width(), 1.5)
    gold = colour(palette.gold, 0.25), colour(palette.gold, 0.85)
    painter.fillRect(line, across(line, (0, gold[0]), (0.5, gold[1]), (1, gold[0])))
    painter.fillRect(line.translated(0, 1.5), white(18))


def paint_strip_shadow(painter: QPainter, felt: QRectF) -> None:
    """The shade that the rail throws up onto the felt's lower edge; painted by the felt."""
    band = QRectF(felt.x(), felt.bottom() - 28, felt.width(), 28)
    painter.fillRect(band, downward(band, (0, black(0)), (0.5, black(22)), (0.8, black(66)), (1, black(102))))


def paint_tray(painter: QPainter, look: Look, rect: QRectF) -> None:
    """The tray that the chips lie in."""
    radius = 0.7 * look.font
    if look.palette.flat:
        outline(painter, QPen(QColor(look.palette.text), 1))
        painter.drawRoundedRect(rect, radius, radius)
        return
    painter.setPen(QPen(black(120), 1))
    painter.setBrush(downward(rect, (0, "#0B0F12"), (0.25, "#13191E"), (1, "#161C21")))
    painter.drawRoundedRect(rect, radius, radius)
    painter.setPen(QPen(white(22), 1))
    low = rect.bottom() + 1
    painter.drawLine(QPointF(rect.x() + 10, low), QPointF(rect.right() - 10, low))


def paint_bar(painter: QPainter, look: Look, rect: QRectF) -> None:
    """The ground of the information bar."""
    if look.palette.flat:
        painter.fillRect(rect, QColor(look.palette.bar))
        return
    painter.fillRect(rect, downward(rect, (0, "#0C1013"), (1, look.palette.bar)))
    painter.fillRect(QRectF(rect.x(), rect.y(), rect.width(), 1), white(16))


def paint_divider(painter: QPainter, look: Look, rect: QRectF, x: float) -> None:
    """A thin upright line between two parts of the bar."""
    tone = QColor(look.palette.text) if look.palette.flat else white(34)
    painter.fillRect(QRectF(x, rect.y() + rect.height() * 0.28, 1, rect.height() * 0.44), tone)


def paint_shield(painter: QPainter, look: Look, rect: QRectF, letter: str) -> None:
    """The insurance prompt's mark: a shield with the letter of an ace, as high as the rectangle."""
    gold, side = QColor(look.palette.gold), rect.height() * GRID / SHIELD_HEIGHT
    box = QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)
    fit = QTransform.fromTranslate(box.x(), box.y()).scale(side / GRID, side / GRID)
    painter.fillPath(fit.map(icon_path("shield")), colour(look.palette.gold, 0.10))
    paint_icon(painter, "shield", box, gold, width=0.9)
    font = make_font(SERIF, rect.height() * 0.48, 700)
    draw_text(painter, box.translated(0, -0.02 * side), letter, font, colour=gold)
