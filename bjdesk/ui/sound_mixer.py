"""Lays the sounds that play over each other, block by block, as the sound device asks for them."""

from __future__ import annotations

import operator
from array import array
from collections import deque
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

RATE: Final = 44_100
"""Samples per second, 16 bit, one channel."""
VOICES: Final = 6
"""Sounds at once, at most; the oldest gives way."""
_UNITY: Final = 1 << 12
_TOP, _BOTTOM = 32_767, -32_768


def read_wave(path: Path) -> array[int]:
    """The samples of one of our own files. Raises OSError, wave.Error."""
    import wave

    with wave.open(str(path), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE), path
        return array("h", file.readframes(file.getnframes()))


def gain_of(volume: int) -> float:
    """What a volume in percent multiplies samples by: by its square, which the ear takes for even steps."""
    return (volume / 100) ** 2


@dataclass(slots=True)
class _Voice:
    samples: array[int]
    place: int = 0


class Mixer:
    """Filled by one thread, emptied by another; the queue between them needs no lock."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.asked_at = clock()
        """When the device last asked for samples."""
        self._clock = clock
        self._coming: deque[array[int]] = deque()
        self._voices: list[_Voice] = []
        self._wanted = self._gain = _UNITY

    @property
    def silent(self) -> bool:
        """Whether nothing plays and nothing waits."""
        return not self._voices and not self._coming

    def set_gain(self, gain: float) -> None:
        """Multiply all samples by this (0 to 1) from the next block on; the block itself leads over."""
        self._wanted = round(gain * _UNITY)

    def add(self, samples: array[int]) -> None:
        """Start a sound with the next block."""
        self._coming.append(samples)

    def clear(self) -> None:
        """Forget what plays and waits. Only while no device asks."""
        self._coming.clear()
        self._voices.clear()

    def fill(self, frames: int) -> bytes:
        """The next block of samples."""
        self.asked_at = self._clock()
        if not self._voices:
            self._gain = self._wanted  # nothing plays that could jump
        while self._coming:
            self._voices.append(_Voice(self._coming.popleft()))
        voices = self._voices[-VOICES:]
        blocks = [self._next_of(voice, frames) for voice in voices]
        self._voices = [voice for voice in voices if voice.place < len(voice.samples)]
        if not blocks:
            return bytes(2 * frames)
        return self._louder_or_softer(blocks, frames).tobytes()

    @staticmethod
    def _next_of(voice: _Voice, frames: int) -> array[int]:
        block = voice.samples[voice.place : voice.place + frames]
        voice.place += frames
        block.extend([0] * (frames - len(block)))
        return block

    def _louder_or_softer(self, blocks: list[array[int]], frames: int) -> array[int]:
        total: list[int] = list(blocks[0])
        for block in blocks[1:]:
            total = list(map(operator.add, total, block))
        before, after = self._gain, self._wanted
        self._gain = after
        if before == after:
            scaled = [sample * after >> 12 for sample in total]
        else:
            step = (after - before) / frames
            scaled = [int(sample * (before + step * place)) >> 12 for place, sample in enumerate(total)]
        if len(blocks) > 1:
            scaled = [min(_TOP, max(_BOTTOM, sample)) for sample in scaled]
        return array("h", scaled)
