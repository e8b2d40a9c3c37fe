"""Makes the table's sounds, out of nothing but sines and noise: `make_sounds.py [FOLDER]`.

Mono, 44.1 kHz, 16 bit. Each sound has its own seed, so a change to one leaves the others as they are. The chance
comes from `RandomState`, whose stream NumPy keeps for ever: the same script gives the same files everywhere, but for
a last bit where a machine rounds a sine another way.

Clay is a few damped tones that are no harmonics of each other, struck by a soft contact, and struck twice, since a
chip never lands flat. Cloth under a card is noise in a band, grainy, that swells and ends in a tap. Notes are a
marimba's: a bar whose second mode is two octaves up and dies first.
"""

from __future__ import annotations

import sys
import wave
import zlib
from pathlib import Path

import numpy as np

RATE = 44_100
HERE = Path(__file__).resolve().parent

# Loudness of each sound: dBFS of its loudest 50 ms. The ones heard a hundred times an hour lie lowest.
LEVELS = {
    "chip": -25, "take": -27, "slide": -29, "flip": -26, "shuffle": -28, "turn": -32,
    "win": -23, "blackjack": -22, "push": -25, "lose": -22, "insurance": -27, "error": -26,
}  # fmt: skip
CEILING = 10 ** (-6.5 / 20)


def chance(name):
    return np.random.RandomState(zlib.crc32(name.encode()))


def clock(seconds):
    return np.arange(round(seconds * RATE)) / RATE


def mix(seconds, *parts):
    """Lay parts over each other, each given as (start in seconds, gain, samples)."""
    out = np.zeros(round(seconds * RATE))
    for start, gain, samples in parts:
        at = round(start * RATE)
        piece = samples[: len(out) - at]
        out[at : at + len(piece)] += gain * piece
    return out


def band(rng, seconds, low, high):
    """Noise between two frequencies, with soft shoulders, of RMS 1."""
    noise = rng.standard_normal(round(seconds * RATE))
    freq = np.fft.rfftfreq(len(noise), 1 / RATE)
    shape = 1 / np.sqrt(1 + (low / np.maximum(freq, 1)) ** 6) / np.sqrt(1 + (freq / high) ** 6)
    made = np.fft.irfft(np.fft.rfft(noise) * shape, len(noise))
    return made / np.sqrt(np.mean(made**2))


def tones(seconds, modes):
    """Damped tones, each given as (Hz, ms until 1/e, gain)."""
    t = clock(seconds)
    return sum(gain * np.exp(-t / (decay / 1000)) * np.sin(2 * np.pi * hz * t) for hz, decay, gain in modes)


def struck(samples, contact_ms):
    """What a soft contact makes of a hard one: the blow is half a sine long."""
    n = max(2, round(contact_ms / 1000 * RATE))
    blow = np.sin(np.pi * (np.arange(n) + 0.5) / n)
    return np.convolve(samples, blow / blow.sum())[: len(samples)]


def burst(rng, low, high, decay_ms):
    """A puff of noise that dies at once."""
    t = clock(decay_ms * 7 / 1000)
    return band(rng, decay_ms * 7 / 1000, low, high) * np.exp(-t / (decay_ms / 1000))


def thump(hz, decay_ms, drop=0.0):
    """Felt over wood: a low tone that sags by `drop` of its pitch."""
    t = clock(decay_ms * 7 / 1000)
    pitch = hz * (1 - drop * (1 - np.exp(-t / (decay_ms / 1000))))
    rise = 1 - np.exp(-t / 0.0012)
    return rise * np.exp(-t / (decay_ms / 1000)) * np.sin(2 * np.pi * np.cumsum(pitch) / RATE)


# ---------------------------------------------------------------- clay


CLAY = ((2140, 8.5, 1.0), (3370, 6.5, 0.85), (4720, 5.2, 0.55), (6580, 5.0, 0.22))


def clack(rng, pitch=1.0, hard=1.0):
    """One chip on another: the edge rings, the stack under it answers lower."""
    modes = [(hz * pitch * rng.uniform(0.97, 1.03), ms * rng.uniform(0.9, 1.1), g) for hz, ms, g in CLAY]
    ring = struck(tones(0.075, modes), 0.2 / hard)
    body = struck(tones(0.075, [(610 * pitch, 9, 0.5), (1130 * pitch, 7, 0.5)]), 0.5)
    return mix(0.075, (0, 1.0, ring), (0, 0.3, body), (0, 0.09 * hard, burst(rng, 1800, 8000, 0.9)))


def chip(name, pitch, gaps):
    """Laid on a stack: it lands on one edge, then flat, then settles."""
    rng = chance(name)
    parts, at, gain = [(0.001, 1.0, clack(rng, pitch))], 0.001, 1.0
    for gap, fall in gaps:
        at, gain = at + gap / 1000, gain * fall
        parts.append((at, gain, clack(rng, pitch * rng.uniform(1.02, 1.07), 0.9)))
    parts.append((0.001, 0.25, thump(168, 13)))
    return mix(0.135, *parts)


def take(name):
    """Lifted off: clay rubs over clay, then two edges meet in the fingers."""
    rng = chance(name)
    t = clock(0.06)
    rub = band(rng, 0.06, 2400, 6200) * np.sin(np.pi * t / 0.06) ** 2 * grain(rng, 0.06, 260)
    return mix(
        0.19,
        (0, 0.05, rub),
        (0.05, 0.75, clack(rng, 1.13)),
        (0.071, 0.4, clack(rng, 1.2)),
        (0.084, 0.14, clack(rng, 1.24)),
    )


# ---------------------------------------------------------------- paper and cloth


def grain(rng, seconds, hz):
    """The weave passing under the card: a slow noise that makes another rough."""
    slow = band(rng, seconds, 30, hz)
    return np.clip(0.75 + 0.35 * slow, 0.1, 1.8)


def slide(name, low, high, length):
    """Over the felt: it swells as the card is let go, thins out as it slows, and ends in a tap."""
    rng = chance(name)
    t = clock(length)
    x = t / length
    swell = np.sin(np.pi * np.minimum(x / 0.44, 1) / 2) ** 2 * (1 - np.clip((x - 0.22) / 0.78, 0, 1)) ** 1.7
    bright, dark = band(rng, length, 1.25 * low, high), band(rng, length, 0.7 * low, 0.55 * high)
    swish = (bright * (1 - 0.7 * x) + dark * (0.35 + 0.6 * x)) * swell * grain(rng, length, 190)
    tap = mix(0.07, (0, 0.8, thump(205, 9, 0.2)), (0, 0.16, struck(burst(rng, 700, 3600, 2.6), 0.3)))
    return mix(length + 0.075, (0, 0.32, swish), (length - 0.03, 0.55, tap))


def snap(rng, pitch=1.0):
    """A card's whole face meets the felt: paper slaps, bends once, and is damped."""
    bend = struck(tones(0.06, [(760 * pitch, 7, 0.7), (1480 * pitch, 5, 0.6), (2630 * pitch, 3, 0.4)]), 0.35)
    return mix(0.07, (0, 0.8, bend), (0, 0.4, struck(burst(rng, 1300, 6500, 3.2), 0.1)), (0, 0.5, thump(185, 11, 0.2)))


def flip(name):
    """The last of the turn: air, the slap, the air let out at the sides."""
    rng = chance(name)
    rise = clock(0.03) / 0.03
    air = band(rng, 0.03, 900, 4200) * rise**2 * (1 - rise) ** 0.4
    t = clock(0.11)
    out = band(rng, 0.11, 900, 3400) * np.exp(-t / 0.026) * (1 - np.exp(-t / 0.004))
    return mix(0.17, (0, 0.2, air), (0.027, 0.9, snap(rng)), (0.033, 0.11, out))


def shuffle(name):
    """A riffle: some thirty corners fall faster and faster, then the pack is pushed square."""
    rng = chance(name)
    parts, at = [], 0.004
    count = 30
    for n in range(count):
        x = n / (count - 1)
        flick = struck(burst(rng, 1500 + 500 * x, 5200 + 900 * x, 2.2), 0.12)
        body = struck(tones(0.02, [(900 + 420 * x + rng.uniform(-60, 60), 3.2, 1.0)]), 0.4)
        gain = (0.35 + 0.65 * np.sin(np.pi * min(1, 0.15 + x * 0.8))) * rng.uniform(0.7, 1.0)
        parts += [(at, 0.5 * gain, flick), (at, 0.35 * gain, body)]
        at += (0.0155 - 0.0075 * x) * rng.uniform(0.82, 1.18)
    t = clock(0.07)
    push = band(rng, 0.07, 1200, 5000) * np.sin(np.pi * t / 0.07) ** 2 * grain(rng, 0.07, 220)
    parts += [(at + 0.005, 0.16, push), (at + 0.055, 0.75, snap(rng, 0.85))]
    return mix(0.49, *parts)


# ---------------------------------------------------------------- notes and knocks


def bar(rng, hz, decay_ms=120.0, soft=1.0):
    """A wooden bar under a wool mallet."""
    modes = [(hz, decay_ms, 1.0), (3.93 * hz, decay_ms * 0.24, 0.26 / soft), (9.2 * hz, 7, 0.05 / soft)]
    tone = struck(tones(0.4, modes), 0.9 * soft)
    return mix(0.4, (0, 1.0, tone), (0, 0.03, struck(burst(rng, 300, 1400, 4), 0.6)), (0, 0.12, thump(hz / 2, 16)))


def notes(name, seconds, *played, **how):
    """Bars one after the other, each given as (start, Hz, gain)."""
    rng = chance(name)
    return mix(seconds, *((start, gain, bar(rng, hz, **how)) for start, hz, gain in played))


def lose(name):
    """A hand laid flat on the felt. No tune."""
    rng = chance(name)
    hush = struck(burst(rng, 120, 620, 22), 1.5)
    return mix(0.3, (0, 1.0, thump(138, 42, 0.3)), (0, 0.6, thump(286, 24, 0.25)), (0, 0.16, hush))


def turn(name):
    """One light tick of a fingernail on wood."""
    rng = chance(name)
    tick = struck(tones(0.08, [(1180, 11, 1.0), (2790, 5, 0.4)]), 0.5)
    return mix(0.1, (0.001, 1.0, tick), (0.001, 0.05, burst(rng, 1200, 4000, 1.5)))


def error(name):
    """Two knuckles on the rail, the second lower: that does not go."""
    rng = chance(name)
    parts = []
    for start, hz, gain in ((0.001, 262, 1.0), (0.105, 220, 0.8)):
        knock = struck(tones(0.12, [(hz, 21, 1.0), (2.42 * hz, 10, 0.5), (4.3 * hz, 5, 0.2)]), 0.8)
        parts += [(start, gain, knock), (start, 0.06 * gain, struck(burst(rng, 300, 1500, 3), 0.5))]
    return mix(0.25, *parts)


G4, C5, D5, E5, G5, A5 = 392.0, 523.25, 587.33, 659.26, 783.99, 880.0

SOUNDS = {
    "chip-1": lambda name: chip(name, 1.0, ((23, 0.5), (13, 0.4), (8, 0.4))),
    "chip-2": lambda name: chip(name, 0.93, ((18, 0.62), (15, 0.35))),
    "chip-3": lambda name: chip(name, 1.06, ((28, 0.42), (16, 0.55), (10, 0.4), (7, 0.4))),
    "take": take,
    "slide-1": lambda name: slide(name, 1700, 6200, 0.225),
    "slide-2": lambda name: slide(name, 1550, 5600, 0.24),
    "slide-3": lambda name: slide(name, 1850, 6600, 0.21),
    "slide-4": lambda name: slide(name, 1620, 6000, 0.23),
    "flip": flip,
    "shuffle": shuffle,
    "win": lambda name: notes(name, 0.4, (0, G4, 0.8), (0.115, C5, 1.0)),
    "blackjack": lambda name: notes(name, 0.4, (0, G4, 0.7), (0.085, C5, 0.85), (0.17, E5, 1.0)),
    "push": lambda name: notes(name, 0.26, (0, G4, 1.0), (0.1, G4, 0.6), decay_ms=38, soft=1.5),
    "lose": lose,
    "insurance": lambda name: notes(name, 0.34, (0, D5, 0.8), (0.11, A5, 0.8), decay_ms=70),
    "turn": turn,
    "error": error,
}


# ---------------------------------------------------------------- levels and files


def loudest(samples):
    """RMS of the loudest 50 ms."""
    n = min(len(samples), RATE // 20)
    return np.sqrt(np.max(np.convolve(samples**2, np.ones(n) / n, "valid")))


def without_rumble(samples, hz=35):
    """Nothing that only pushes the loudspeaker's cone to one side: a filter of the first order."""
    keep, out, before, last = np.exp(-2 * np.pi * hz / RATE), [], 0.0, 0.0
    for sample in samples.tolist():
        last = keep * (last + sample - before)
        before = sample
        out.append(last)
    return np.array(out)


def finished(name, samples):
    """Ends on silence, lies at its level, stays under the ceiling."""
    ease = np.ones(len(samples))
    up, down = round(0.0004 * RATE), min(round(0.03 * RATE), len(samples) // 4)
    ease[:up] = np.sin(np.pi / 2 * np.arange(up) / up) ** 2
    ease[-down:] = np.cos(np.pi / 2 * np.arange(1, down + 1) / down) ** 2
    samples = without_rumble(samples) * ease
    samples *= 10 ** (LEVELS[name.partition("-")[0]] / 20) / loudest(samples)
    peak = np.max(np.abs(samples))
    assert peak <= CEILING, f"{name}: peak {20 * np.log10(peak):.1f} dBFS"
    return samples


def make(folder):
    for name, sound in SOUNDS.items():
        samples = finished(name, sound(name))
        with wave.open(str(folder / f"{name}.wav"), "wb") as out:
            out.setnchannels(1)
            out.setsampwidth(2)
            out.setframerate(RATE)
            out.writeframes(np.round(samples * 32767).astype("<i2").tobytes())


if __name__ == "__main__":
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else HERE
    target.mkdir(parents=True, exist_ok=True)
    make(target)
