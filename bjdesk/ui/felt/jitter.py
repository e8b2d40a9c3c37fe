"""Small irregularities that are always the same: how a chip lies, where an edge is worn."""

from __future__ import annotations

MASK = 0xFFFFFFFF


def jitter(seed: int, number: int) -> float:
    """An even-looking value in −1–1 that depends on nothing but the seed and the number."""
    value = (seed * 0x9E3779B1 + number * 0x85EBCA77 + 0x27D4EB2F) & MASK
    for shift, factor in ((16, 0x7FEB352D), (15, 0x846CA68B)):
        value = ((value ^ (value >> shift)) * factor) & MASK
    value ^= value >> 16
    return value / (MASK / 2) - 1


def pick(seed: int, number: int, choices: tuple[float, ...]) -> float:
    """One of the choices, always the same for a seed and a number."""
    return choices[min(len(choices) - 1, int((jitter(seed, number) + 1) / 2 * len(choices)))]
