"""Bakes the cloth: `python make_felt.py` writes two tiles of 512 pixels beside itself. Needs NumPy.

noise.png  grey; the cloth's grain in levels around OFFSET, to be added to a gradient that lies OFFSET levels lower.
           It hides the banding of a gradient with few levels, and looks like woven cloth.
wear.png   grey; how much of the print the weave lets through, 255 = all of it.
"""

from __future__ import annotations

import struct
import zlib
from pathlib import Path

import numpy as np

SIZE, OFFSET, GAIN, SEED = 512, 6, 1.35, 7


def weave():
    """Grain, fibres, twill and a soft cloudiness; mean 0, about one level of spread."""
    g = np.random.default_rng(SEED)
    n = SIZE
    grain = g.normal(0, 1.0, (n, n))
    fibre = g.normal(0, 1.0, (n, n))
    fibre = (fibre + np.roll(fibre, 1, 1) + np.roll(fibre, 2, 1) + np.roll(np.roll(fibre, 1, 0), 3, 1)) / 2
    y, x = np.mgrid[0:n, 0:n]
    twill = np.where((x + y) % 4 < 2, 1.0, -1.0) * 0.55 + np.where((x - 2 * y) % 8 < 1, -1.0, 0.14) * 0.5
    distance = np.fft.fftfreq(n)[:, None] ** 2 + np.fft.fftfreq(n)[None] ** 2
    soft = np.real(np.fft.ifft2(np.fft.fft2(g.normal(0, 1, (n, n))) * np.exp(-distance * 26**2 * 19)))
    return 0.80 * grain + 0.75 * fibre + 1.25 * twill + 0.35 * soft / soft.std()


def write_grey(path, levels):
    """A grey PNG of eight bits."""
    rows = b"".join(b"\0" + row.tobytes() for row in levels.astype(np.uint8))
    head = struct.pack(">IIBBBBB", levels.shape[1], levels.shape[0], 8, 0, 0, 0, 0)
    parts = [(b"IHDR", head), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b"")]
    body = b"".join(struct.pack(">I", len(d)) + k + d + struct.pack(">I", zlib.crc32(k + d)) for k, d in parts)
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + body)


def main():
    here, cloth = Path(__file__).parent, weave()
    write_grey(here / "noise.png", np.clip(np.rint(OFFSET + GAIN * cloth), 0, 2 * OFFSET))
    write_grey(here / "wear.png", np.rint(255 * np.clip(0.955 + 0.035 * cloth, 0.7, 1)))


if __name__ == "__main__":
    main()
