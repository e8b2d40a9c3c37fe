from __future__ import annotations

import importlib.util
import math
import wave

import pytest

from bjdesk.assets import asset
from bjdesk.ui.sound_cues import Sound, file_names

FOLDER = asset("sounds")
NAMES = sorted(name for sound in Sound for name in file_names(sound))
RATE = 44_100
PLAUSIBLE = {
    "chip": (1500, 5000), "take": (1800, 5500), "slide": (1500, 7000), "flip": (800, 4000), "shuffle": (1500, 6000),
    "win": (300, 1200), "blackjack": (300, 1200), "push": (250, 900), "lose": (70, 350), "insurance": (400, 1500),
    "turn": (700, 2500), "error": (150, 800),
}  # fmt: skip
"""Spectral centroid in Hz: clay and cloth are bright, notes warm, felt dull."""


def samples(path):
    import numpy as np

    with wave.open(str(path)) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        return np.frombuffer(file.readframes(file.getnframes()), "<i2") / 32_768


def decibels(value):
    return 20 * math.log10(value)


def loudest(wave_):
    """Level of the loudest 50 ms."""
    import numpy as np

    n = RATE // 20
    return decibels(math.sqrt(np.convolve(wave_**2, np.ones(n) / n, "valid").max()))


def centroid(wave_):
    import numpy as np

    power = np.abs(np.fft.rfft(wave_)) ** 2
    return float((power * np.fft.rfftfreq(len(wave_), 1 / RATE)).sum() / power.sum())


def test_every_sound_has_its_files_and_no_file_is_without_a_sound():
    assert sorted(path.stem for path in FOLDER.glob("*.wav")) == NAMES


def test_the_script_makes_the_files_that_are_kept(tmp_path):
    spec = importlib.util.spec_from_file_location("make_sounds", FOLDER / "make_sounds.py")
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    script.make(tmp_path)
    assert sorted(path.stem for path in tmp_path.iterdir()) == NAMES
    for name in NAMES:
        made, kept = samples(tmp_path / f"{name}.wav"), samples(FOLDER / f"{name}.wav")
        assert len(made) == len(kept)
        assert abs(made - kept).max() <= 1 / 32_768, name


@pytest.mark.parametrize("name", NAMES)
def test_a_sound_is_short_low_and_ends_on_silence(name):
    wave_ = samples(FOLDER / f"{name}.wav")
    assert 0.05 <= len(wave_) / RATE <= (0.5 if name == "shuffle" else 0.4)
    assert decibels(abs(wave_).max()) <= -6
    assert abs(wave_[:4]).max() <= 0.002  # no click at the start
    assert abs(wave_[-44:]).max() <= 0.001  # nor at the end
    assert abs(wave_.mean()) <= 0.0005  # no thump of the loudspeaker's own


@pytest.mark.parametrize("name", NAMES)
def test_a_sound_has_the_colour_of_what_it_stands_for(name):
    low, high = PLAUSIBLE[name.partition("-")[0]]
    assert low <= centroid(samples(FOLDER / f"{name}.wav")) <= high


def test_no_sound_stands_out_and_the_frequent_ones_lie_lowest():
    level = {name: loudest(samples(FOLDER / f"{name}.wav")) for name in NAMES}
    assert max(level.values()) - min(level.values()) <= 11
    takes = [[level[name] for name in file_names(sound)] for sound in (Sound.CHIP, Sound.SLIDE)]
    assert all(max(levels) - min(levels) <= 1 for levels in takes)
    assert level["turn"] < level["slide-1"] < level["chip-1"] < level["win"] <= level["blackjack"]


def test_takes_of_a_sound_differ():
    for sound in (Sound.CHIP, Sound.SLIDE):
        takes = [samples(FOLDER / f"{name}.wav") for name in file_names(sound)]
        for number, one in enumerate(takes):
            for other in takes[number + 1 :]:
                n = min(len(one), len(other))
                alike = one[:n] @ other[:n] / math.sqrt((one[:n] @ one[:n]) * (other[:n] @ other[:n]))
                assert alike < 0.9


def test_the_sounds_are_small():
    assert sum(path.stat().st_size for path in FOLDER.glob("*.wav")) < 500_000
