"""Draws the app icon: `python make_icons.py` writes bjdesk.svg (and bjdesk-small.svg) beside itself. Standard library only.

An ace of spades over a chip's rim, on the felt's green. Under 48 pixels the small one is used: no spots, a larger spade.
Everything stands on a grid of 256.
"""

from __future__ import annotations

import math
from pathlib import Path

GREEN, DEEP, GOLD, CREAM, INK, RED = "#0B5D3B", "#063A26", "#F2C14E", "#FFFDF7", "#1A1A1A", "#C8202F"


def spade(x, y, size):
    """A spade around (x, y), `size` high."""
    k = size / 100

    def p(a, b):
        return f"{x + (a - 50) * k:.1f} {y + (b - 50) * k:.1f}"

    leaf = (
        f"M{p(50, 1)}C{p(59, 17)} {p(98, 34)} {p(98, 59)}C{p(98, 83)} {p(59, 86)} {p(50, 64)}"
        f"C{p(41, 86)} {p(2, 83)} {p(2, 59)}C{p(2, 34)} {p(41, 17)} {p(50, 1)}Z"
    )
    stem = (
        f"M{p(46, 55)}L{p(54, 55)}C{p(54, 82)} {p(58, 94)} {p(71, 99)}L{p(29, 99)}C{p(42, 94)} {p(46, 82)} {p(46, 55)}Z"
    )
    return leaf + stem


def spots(cx, cy, outer, inner, count):
    """Spots between two circles."""
    half, parts = math.pi / count * 0.46, []
    for n in range(count):
        mid = 2 * math.pi * (n + 0.5) / count
        a, b = mid - half, mid + half

        def at(r, t):
            return f"{cx + r * math.cos(t):.1f} {cy + r * math.sin(t):.1f}"

        parts.append(
            f"M{at(outer, a)}A{outer} {outer} 0 0 1 {at(outer, b)}L{at(inner, b)}A{inner} {inner} 0 0 0 {at(inner, a)}Z"
        )
    return "".join(parts)


def svg(body):
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256">{body}</svg>\n'


def ground():
    return (
        f'<linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{GREEN}"/>'
        f'<stop offset="1" stop-color="{DEEP}"/></linearGradient>'
        f'<rect x="8" y="8" width="240" height="240" rx="54" fill="url(#g)"/>'
        f'<rect x="12" y="12" width="232" height="232" rx="50" fill="none" stroke="{GOLD}" stroke-width="5"/>'
    )


def large():
    chip = (
        f'<circle cx="98" cy="164" r="62" fill="#000000" fill-opacity=".28"/><circle cx="96" cy="158" r="62" fill="{RED}"/>'
        f'<path fill="{CREAM}" d="{spots(96, 158, 62, 43, 6)}"/><circle cx="96" cy="158" r="41" fill="{CREAM}"/>'
        f'<circle cx="96" cy="158" r="35" fill="none" stroke="{RED}" stroke-width="4"/>'
    )
    card = (
        f'<g transform="rotate(9 154 124)"><rect x="101" y="52" width="110" height="154" rx="12" fill="#000000" fill-opacity=".28"/>'
        f'<rect x="99" y="46" width="110" height="154" rx="12" fill="{CREAM}" stroke="#2B2B2B" stroke-width="2"/>'
        f'<path fill="{INK}" d="{spade(154, 123, 92)}"/></g>'
    )
    return svg(ground() + chip + card)


def small():
    """Everything on whole pixels at 16: a card ten wide and fourteen high, a spade eight wide; no rim, no chip."""
    tile = f'<rect width="256" height="256" rx="48" fill="{GREEN}"/>'
    card = (
        f'<rect x="48" y="16" width="160" height="224" rx="16" fill="{CREAM}"/>'
        f'<path fill="{INK}" d="{spade(128, 126, 136)}"/>'
    )
    return svg(tile + card)


if __name__ == "__main__":
    here = Path(__file__).parent
    (here / "bjdesk.svg").write_text(large())
    (here / "bjdesk-small.svg").write_text(small())
