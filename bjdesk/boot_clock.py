"""The machine's own clock: seconds since its start, sleep included, and which start that was. Nobody can set it."""

from __future__ import annotations

import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

from bjdesk.game.breaks import Uptime

_LINUX_BOOT: Final = Path("/proc/sys/kernel/random/boot_id")
_WINDOWS_BOOT: Final = (
    r"SYSTEM\CurrentControlSet\Control\Session Manager\Memory Management\PrefetchParameters",
    "BootId",
)


def uptime() -> Uptime:
    """This machine's; where it does not tell its starts apart, the boot is ""."""
    return Uptime(_boot(), _seconds)


def _seconds() -> float:
    if sys.platform == "linux":
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    elif sys.platform == "darwin":  # noqa: RET505 - the type checker looks at one system's branch only
        return time.clock_gettime(time.CLOCK_MONOTONIC)  # Python's own stops while the machine sleeps
    else:
        return time.monotonic()


def _boot() -> str:
    with suppress(OSError, ValueError):  # where the system does not say: the wall clock counts
        if sys.platform == "linux":
            return _LINUX_BOOT.read_text(encoding="ascii").strip()
        elif sys.platform == "darwin":  # noqa: RET505
            return _mac_boot()
        elif sys.platform == "win32":
            import winreg

            with winreg.OpenKey(winreg.HKEY_LOCAL_MACHINE, _WINDOWS_BOOT[0]) as key:
                return str(winreg.QueryValueEx(key, _WINDOWS_BOOT[1])[0])
    return ""


def _mac_boot() -> str:
    """The identity of the boot session, as the kernel names it."""
    import ctypes

    size = ctypes.c_size_t(64)
    answer = ctypes.create_string_buffer(size.value)
    if ctypes.CDLL(None).sysctlbyname(b"kern.bootsessionuuid", answer, ctypes.byref(size), None, 0):
        return ""
    return answer.value.decode("ascii")
