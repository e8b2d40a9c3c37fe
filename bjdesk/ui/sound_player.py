"""Plays sounds behind the window's back: one thread loads, opens and starts, so that no frame waits for it.

Nothing is loaded and no thread runs before the first sound. No device, or one that was pulled out, is silence; another
try follows later. A device that has nothing to play is stopped, so that it costs nothing and the machine may sleep.
"""

from __future__ import annotations

import logging
import queue
import threading
import time
from typing import TYPE_CHECKING, Final, Protocol, TypeAlias

from bjdesk.assets import asset
from bjdesk.ui.sound_cues import Sound, file_names
from bjdesk.ui.sound_device import DeviceFault
from bjdesk.ui.sound_mixer import Mixer, gain_of, read_wave

if TYPE_CHECKING:
    from array import array
    from collections.abc import Callable

_log = logging.getLogger(__name__)

LATE: Final = 0.25
"""Seconds after which a sound that could not play yet is let go: late is worse than never."""
REST: Final = 3.0
"""Seconds without a sound after which the device is stopped."""
DEAD: Final = 0.5
"""Seconds without a request after which a started device counts as lost."""
AGAIN: Final = 10.0
"""Seconds after which a device that could not be had is tried again."""


class Device(Protocol):
    """What plays; see `bjdesk.ui.sound_device.Device`. `start` and `stop` raise DeviceFault."""

    def start(self) -> None:
        """Begin to ask for samples."""

    def stop(self) -> None:
        """Ask no more."""

    def close(self) -> None:
        """Give it back."""


Opener: TypeAlias = "Callable[[Callable[[int], bytes]], Device]"
"""Opens the default device on what fills its blocks; raises DeviceFault."""


class Player:
    """`play` and `set_volume` come from the window's thread; all else happens in the player's own."""

    def __init__(self, opener: Opener) -> None:
        self._opener = opener
        self._wishes: queue.SimpleQueue[tuple[Sound, float] | None] = queue.SimpleQueue()
        self._mixer = Mixer(time.monotonic)
        self._muted = False
        self._thread: threading.Thread | None = None
        self._closed = False
        self._takes: dict[Sound, list[array[int]]] = {}
        self._played: dict[Sound, int] = {}
        self._device: Device | None = None
        self._started_at: float | None = None
        self._next_try = 0.0

    # ---------------------------------------------------------------- the window's side

    def set_volume(self, percent: int, *, muted: bool) -> None:
        """Take a volume from 0 to 100; what plays follows at once."""
        self._muted = muted or percent == 0
        self._mixer.set_gain(0.0 if muted else gain_of(percent))

    def play(self, sound: Sound) -> None:
        """Have this sound heard, soon or not at all. Returns at once."""
        if self._muted or self._closed:
            return
        self._wishes.put((sound, time.monotonic()))
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="sound", daemon=True)
            self._thread.start()

    def close(self, patience: float = 1.0) -> None:
        """Give the device back and end the thread; a sound system that hangs is waited for no longer than this."""
        self._closed = True
        if self._thread is not None:
            self._wishes.put(None)
            self._thread.join(patience)

    # ---------------------------------------------------------------- the player's thread

    def _run(self) -> None:
        try:
            while (wish := self._next_wish()) is not None:
                self._carry_out(*wish)
        finally:
            self._give_back()

    def _next_wish(self) -> tuple[Sound, float] | None:
        """The next sound wanted; None at the end. Stops the device when it has been silent for long enough."""
        while self._started_at is not None:
            try:
                return self._wishes.get(timeout=REST)
            except queue.Empty:
                self._pause()
        return self._wishes.get()

    def _carry_out(self, sound: Sound, wanted_at: float) -> None:
        if not self._takes:
            self._takes = {one: [read_wave(asset("sounds", f"{n}.wav")) for n in file_names(one)] for one in Sound}
        try:
            ready = self._ready()
        except DeviceFault as fault:
            _log.info("no sound: %s", fault)
            self._give_back()
            self._next_try = time.monotonic() + AGAIN
            return
        if ready and time.monotonic() - wanted_at <= LATE and not self._muted:
            self._mixer.add(self._next_take(sound))

    def _next_take(self, sound: Sound) -> array[int]:
        """The takes of a sound follow each other in turn."""
        takes, number = self._takes[sound], self._played.get(sound, 0)
        self._played[sound] = number + 1
        return takes[number % len(takes)]

    def _ready(self) -> bool:
        """See to it that a device runs; False while it is too early to try again. Raises DeviceFault."""
        now = time.monotonic()
        if self._started_at is not None and now - max(self._started_at, self._mixer.asked_at) > DEAD:
            _log.info("the sound device is gone")
            self._give_back()
        if self._device is None:
            if now < self._next_try:
                return False
            self._device = self._opener(self._mixer.fill)
        if self._started_at is None:
            self._device.start()
            self._started_at = time.monotonic()
        return True

    def _pause(self) -> None:
        self._started_at = None
        if self._device is None:
            return
        try:
            self._device.stop()
        except DeviceFault as fault:
            _log.info("the sound device does not stop: %s", fault)
            self._give_back()

    def _give_back(self) -> None:
        device, self._device, self._started_at = self._device, None, None
        if device is not None:
            device.close()
        self._mixer.clear()
