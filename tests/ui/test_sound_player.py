from __future__ import annotations

import subprocess
import sys
import threading
import time
from array import array

import pytest

from bjdesk.ui import sound_player
from bjdesk.ui.sound_cues import Sound
from bjdesk.ui.sound_device import DeviceFault, open_device
from bjdesk.ui.sound_mixer import RATE
from bjdesk.ui.sound_player import Player

PATIENCE = 5.0


def until(true):
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, "it never came"
        time.sleep(0.002)


class FakeDevice:
    """Asks for blocks only when told to."""

    def __init__(self, fill):
        self.fill = fill
        self.told = []
        self.stops_badly = False

    def start(self):
        self.told.append("start")

    def stop(self):
        self.told.append("stop")
        if self.stops_badly:
            raise DeviceFault("gone")

    def close(self):
        self.told.append("close")

    def loud(self):
        return any(self.fill(4000))


class Machine:
    """What the player opens; `broken` refuses, as a machine without a sound card does."""

    def __init__(self):
        self.devices = []
        self.broken = False
        self.tries = 0
        self.player = Player(self.open)
        self.player.set_volume(100, muted=False)

    def open(self, fill):
        self.tries += 1
        if self.broken:
            raise DeviceFault("none")
        self.devices.append(FakeDevice(fill))
        return self.devices[-1]

    def play(self, sound=Sound.CHIP):
        self.player.play(sound)

    def hears(self):
        until(lambda: self.devices and self.devices[-1].loud())


@pytest.fixture
def machine():
    made = Machine()
    yield made
    made.player.close()
    assert "sound" not in {thread.name for thread in threading.enumerate()}


def test_nothing_is_opened_and_no_thread_runs_before_the_first_sound(machine):
    assert machine.player._thread is None
    machine.play()
    machine.hears()
    assert machine.devices[0].told == ["start"]


def test_a_muted_start_opens_nothing_until_it_is_unmuted(machine):
    machine.player.set_volume(70, muted=True)
    machine.play()
    assert machine.player._thread is None
    machine.player.set_volume(70, muted=False)
    machine.play()
    machine.hears()


def test_volume_nought_is_mute(machine):
    machine.player.set_volume(0, muted=False)
    machine.play()
    assert machine.player._thread is None


def test_muting_silences_what_plays(machine):
    machine.play(Sound.SHUFFLE)
    machine.hears()
    machine.player.set_volume(100, muted=True)
    machine.devices[0].fill(100)
    assert not any(machine.devices[0].fill(4000))


def test_half_the_volume_is_a_quarter_of_the_height(machine):
    peaks = []
    for volume in (100, 50):
        machine.player.set_volume(volume, muted=False)
        machine.play(Sound.FLIP)
        until(lambda: machine.devices and machine.player._wishes.empty() and not machine.player._mixer.silent)
        peaks.append(max(array("h", machine.devices[0].fill(RATE))))
    assert peaks[1] == pytest.approx(peaks[0] / 4, rel=0.01)


def test_takes_follow_each_other(machine):
    takes = {}
    machine.play()
    machine.hears()
    for place in range(3):
        takes[place] = machine.player._next_take(Sound.CHIP)
    assert len({id(take) for take in takes.values()}) == 3
    assert machine.player._next_take(Sound.CHIP) is takes[0]


def test_no_device_is_silence_and_is_not_tried_at_every_sound(machine):
    machine.broken = True
    for _ in range(5):
        machine.play()
    until(machine.player._wishes.empty)
    until(lambda: machine.tries == 1)
    machine.player.close()
    assert machine.tries == 1


def test_a_device_that_comes_later_is_found(machine, monkeypatch):
    monkeypatch.setattr(sound_player, "AGAIN", 0.0)
    machine.broken = True
    machine.play()
    until(lambda: machine.tries == 1)
    machine.broken = False
    machine.play()
    machine.hears()


def test_a_device_that_asks_no_more_is_lost_and_another_is_opened(machine, monkeypatch):
    monkeypatch.setattr(sound_player, "DEAD", 0.02)
    machine.play()
    until(lambda: machine.devices)
    time.sleep(0.05)
    machine.play()
    until(lambda: len(machine.devices) == 2)
    machine.hears()
    assert machine.devices[0].told == ["start", "close"]


def test_a_silent_device_is_stopped_and_started_again(machine, monkeypatch):
    monkeypatch.setattr(sound_player, "REST", 0.02)
    machine.play()
    until(lambda: machine.devices and machine.devices[0].told == ["start", "stop"])
    machine.play()
    until(lambda: machine.devices[0].told[:3] == ["start", "stop", "start"])
    assert len(machine.devices) == 1


def test_a_device_that_does_not_stop_is_given_back(machine, monkeypatch):
    monkeypatch.setattr(sound_player, "REST", 0.02)
    machine.play()
    until(lambda: machine.devices)
    machine.devices[0].stops_badly = True
    until(lambda: machine.devices[0].told[-2:] == ["stop", "close"])


def test_a_sound_that_comes_too_late_is_let_go(machine, monkeypatch):
    monkeypatch.setattr(sound_player, "LATE", -1.0)
    machine.play()
    until(lambda: machine.devices and machine.devices[0].told == ["start"])
    machine.player.close()
    assert not machine.devices[0].loud()


def test_closing_gives_the_device_back_and_nothing_plays_after(machine):
    machine.play()
    machine.hears()
    machine.player.close()
    assert machine.devices[0].told == ["start", "close"]
    machine.play()
    assert machine.player._wishes.empty()


# ---------------------------------------------------------------- miniaudio


def test_miniaudio_plays_to_nowhere_and_ends():
    asked = threading.Event()
    blocks = []

    def open_null(fill):
        def listening(frames):
            block = fill(frames)
            blocks.append((frames, len(block)))
            if any(block):
                asked.set()
            return block

        return open_device(listening, systems=("null",))

    player = Player(open_null)
    player.set_volume(100, muted=False)
    player.play(Sound.CHIP)
    assert asked.wait(PATIENCE)
    player.close(PATIENCE)
    assert not player._thread.is_alive()
    assert all(got == 2 * frames for frames, got in blocks)


def test_a_machine_without_the_sound_system_raises_our_fault():
    foreign = "coreaudio" if sys.platform != "darwin" else "wasapi"
    with pytest.raises(DeviceFault):
        open_device(bytes, systems=(foreign,))


def test_without_a_device_nothing_is_written_to_the_terminal():
    script = (
        "import sys\n"
        "from bjdesk.ui.sound_device import DeviceFault, open_device\n"
        "try: device = open_device(lambda frames: bytes(2 * frames))\n"
        "except DeviceFault: sys.exit(3)\n"
        "device.close()"
    )
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, check=False, timeout=60)
    assert ran.returncode in {0, 3}
    assert ran.stdout + ran.stderr == b""


def test_neither_miniaudio_nor_numpy_is_loaded_before_the_first_sound():
    script = (
        "import sys, bjdesk.ui.sound, bjdesk.ui.sound_player\n"
        "sys.exit(bool({'miniaudio', '_miniaudio', 'numpy', 'wave'} & sys.modules.keys()))"
    )
    assert subprocess.run([sys.executable, "-c", script], check=False, timeout=60).returncode == 0


def test_playing_loads_neither_numpy_nor_a_network():
    script = (
        "import sys, time\n"
        "from functools import partial\n"
        "from bjdesk.ui.sound_cues import Sound\n"
        "from bjdesk.ui.sound_device import open_device\n"
        "from bjdesk.ui.sound_player import Player\n"
        "player = Player(partial(open_device, systems=('null',)))\n"
        "player.set_volume(70, muted=False)\n"
        "player.play(Sound.CHIP)\n"
        "player.close(20.0)\n"
        "assert '_miniaudio' in sys.modules\n"
        "sys.exit(bool({'numpy', 'urllib.request', 'ssl'} & sys.modules.keys()))"
    )
    assert subprocess.run([sys.executable, "-c", script], check=False, timeout=60).returncode == 0
