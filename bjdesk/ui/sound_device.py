"""The machine's sound device, through the compiled part of miniaudio alone.

Its Python part imports NumPy and urllib: 0.4 s and 28 MB at the first chip, with stalls of up to 40 ms in whatever
moves at that moment, measured. The compiled part takes 3 ms and 1 MB. So its few calls are made here.
"""

from __future__ import annotations

import sys
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from bjdesk.ui.sound_mixer import RATE

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    Fill = Callable[[int], bytes]

PERIOD_MS: Final = 12
PERIODS: Final = 3
SYSTEMS: Final = ("wasapi", "dsound", "winmm", "coreaudio", "pulseaudio", "alsa", "sndio", "audio4", "oss")
"""The sound systems that are asked, in this order. Not JACK, which may start a server; not the one that is none."""


class DeviceFault(Exception):
    """There is no sound to be had: the sound system refused, or miniaudio has no compiled part for this machine."""


def open_device(fill: Fill, systems: Sequence[str] = SYSTEMS) -> Device:
    """The default device, not started. Raises DeviceFault where there is none."""
    return Device(fill, systems)


class Device:
    """Asks `fill` for blocks of samples, from a thread of its own, between `start` and `stop`."""

    def __init__(self, fill: Fill, systems: Sequence[str]) -> None:
        ffi, self._lib, _ = _library()
        self.fill = fill
        self._handle = ffi.new_handle(self)
        self._context, self._kept = self._open_context(ffi, systems)
        self._device = ffi.new("ma_device *")
        try:
            self._open(ffi)
        except DeviceFault:
            self._lib.ma_context_uninit(self._context)
            raise

    def _open_context(self, ffi: Any, systems: Sequence[str]) -> tuple[Any, object]:  # noqa: ANN401 - cffi has no types
        lib = self._lib
        backends = ffi.new("ma_backend[]", [getattr(lib, f"ma_backend_{name}") for name in systems])
        name = ffi.new("char[]", b"bjdesk")
        config = lib.ma_context_config_init()
        config.pulse.pApplicationName = name
        context = ffi.new("ma_context *")
        _check(lib.ma_context_init(backends, len(systems), ffi.addressof(config), context))
        return context, name

    def _open(self, ffi: Any) -> None:  # noqa: ANN401 - cffi has no types
        lib = self._lib
        config = lib.ma_device_config_init(lib.ma_device_type_playback)
        config.sampleRate = RATE
        config.playback.format, config.playback.channels = lib.ma_format_s16, 1
        config.periodSizeInMilliseconds, config.periods = PERIOD_MS, PERIODS
        config.dataCallback = lib._internal_data_callback  # noqa: SLF001 - so called in miniaudio
        config.pUserData = self._handle
        _check(lib.ma_device_init(self._context, ffi.addressof(config), self._device))

    def start(self) -> None:
        """Begin to ask for samples. Raises DeviceFault."""
        _check(self._lib.ma_device_start(self._device))

    def stop(self) -> None:
        """Ask no more. Raises DeviceFault."""
        _check(self._lib.ma_device_stop(self._device))

    def close(self) -> None:
        """Give the device back, running or not."""
        self._lib.ma_device_uninit(self._device)
        self._lib.ma_context_uninit(self._context)


def _check(code: int) -> None:
    if code != 0:
        raise DeviceFault(f"miniaudio says {code}")


@cache
def _library() -> tuple[Any, Any, object]:
    """Miniaudio, its callback led to us, and what must live as long."""
    try:
        from _miniaudio import ffi, lib
    except ImportError as missing:
        raise DeviceFault(str(missing)) from missing
    lib.init_miniaudio()

    def data(device: Any, output: Any, _recorded: Any, frames: int) -> None:  # noqa: ANN401 - cffi has no types
        samples = ffi.from_handle(device.pUserData).fill(frames)
        ffi.memmove(output, samples, len(samples))

    ffi.def_extern(name="_internal_data_callback")(data)
    return ffi, lib, _hush_alsa() if sys.platform == "linux" else None


def _hush_alsa() -> object:
    """Keep ALSA from writing forty lines to the terminal of a machine without a sound card.

    Returns what must live as long as ALSA does.
    """
    import ctypes

    complaint = ctypes.CFUNCTYPE(None, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p)
    deaf = complaint(lambda *_: None)
    try:
        alsa = ctypes.CDLL("libasound.so.2")
    except OSError:
        return None  # not there: nothing to hush
    alsa.snd_lib_error_set_handler(deaf)
    return deaf
