from __future__ import annotations

from array import array

import pytest

from bjdesk.assets import asset
from bjdesk.ui.sound_mixer import RATE, VOICES, Mixer, gain_of, read_wave


@pytest.fixture
def mixer():
    return Mixer(lambda: 7.0)


def block(mixer, frames):
    samples = array("h")
    samples.frombytes(mixer.fill(frames))
    return list(samples)


def test_nothing_to_play_is_silence(mixer):
    assert mixer.silent
    assert block(mixer, 5) == [0] * 5


def test_a_sound_goes_on_over_blocks_and_ends_in_silence(mixer):
    mixer.add(array("h", [1, 2, 3, 4, 5]))
    assert not mixer.silent
    assert block(mixer, 3) == [1, 2, 3]
    assert block(mixer, 3) == [4, 5, 0]
    assert mixer.silent


def test_sounds_lie_over_each_other(mixer):
    mixer.add(array("h", [10, 10, 10, 10]))
    assert block(mixer, 2) == [10, 10]
    mixer.add(array("h", [5, 6, 7]))
    assert block(mixer, 4) == [15, 16, 7, 0]


def test_too_loud_a_sum_is_cut_off_and_does_not_turn_over(mixer):
    for sample in (30_000, 30_000):
        mixer.add(array("h", [sample, -sample]))
    assert block(mixer, 2) == [32_767, -32_768]


def test_the_oldest_sound_gives_way(mixer):
    mixer.add(array("h", [1000, 1000]))
    for _ in range(VOICES):
        mixer.add(array("h", [1, 1]))
    assert block(mixer, 1) == [VOICES]


def test_a_new_volume_acts_within_the_next_block_and_without_a_jump(mixer):
    mixer.add(array("h", [8000] * 40))
    assert block(mixer, 10) == [8000] * 10
    mixer.set_gain(0.0)
    fading = block(mixer, 10)
    assert fading[0] == 8000
    assert fading == sorted(fading, reverse=True)
    assert fading[0] - fading[1] == fading[7] - fading[8] == 800
    assert block(mixer, 10) == [0] * 10


def test_what_was_cleared_is_not_heard(mixer):
    mixer.add(array("h", [1, 2]))
    mixer.clear()
    assert mixer.silent
    assert block(mixer, 2) == [0, 0]


def test_it_knows_when_it_was_asked():
    times = iter([1.0, 2.5])
    mixer = Mixer(lambda: next(times))
    assert mixer.asked_at == 1.0
    mixer.fill(10)
    assert mixer.asked_at == 2.5


def test_volume_runs_from_nothing_to_all_and_falls_faster_than_its_number():
    assert (gain_of(0), gain_of(100)) == (0.0, 1.0)
    assert gain_of(50) == 0.25


def test_our_files_are_read_as_samples():
    samples = read_wave(asset("sounds", "flip.wav"))
    assert RATE // 20 < len(samples) < RATE // 2
    assert max(samples) > 1000
