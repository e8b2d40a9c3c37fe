"""Whether the desktop asks for less motion: Qt does not tell, so the settings portal is asked over D-Bus."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from PySide6.QtDBus import QDBusPendingCallWatcher

_ASKED: Final = (  # namespace, key, the value that means less motion
    ("org.freedesktop.appearance", "reduced-motion", 1),
    ("org.gnome.desktop.interface", "enable-animations", False),
    ("org.kde.kdeglobals.KDE", "AnimationDurationFactor", "0"),
)
_PLACE: Final = (
    "org.freedesktop.portal.Desktop",
    "/org/freedesktop/portal/desktop",
    "org.freedesktop.portal.Settings",
    "ReadOne",
)
_PATIENCE: Final = 2_000  # milliseconds


def has_session_bus() -> bool:
    """Whether there is a bus to ask: to look for one where none is named may start one, and take its time."""
    if not sys.platform.startswith("linux"):
        return False
    runtime = os.environ.get("XDG_RUNTIME_DIR")
    return bool(os.environ.get("DBUS_SESSION_BUS_ADDRESS")) or (runtime is not None and Path(runtime, "bus").exists())


class SystemMotion(QObject):
    """Asks once, without waiting; where nobody answers, motion stays as it is."""

    reduced = Signal()

    def ask(self) -> None:
        """Ask the portal, where there is one. Imports D-Bus: not before the first picture.

        Plain messages, no QDBusInterface: making one waits for the portal to describe itself, 25 s if it hangs.
        """
        if not has_session_bus():
            return
        from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher

        bus = QDBusConnection.sessionBus()
        if not bus.isConnected():
            return
        for namespace, key, less in _ASKED:
            question = QDBusMessage.createMethodCall(*_PLACE)
            question.setArguments([namespace, key])
            watcher = QDBusPendingCallWatcher(bus.asyncCall(question, _PATIENCE), self)
            watcher.finished.connect(lambda call, less=less: self._hear(call, less))

    def _hear(self, call: QDBusPendingCallWatcher, less: object) -> None:
        """The answer comes in a D-Bus variant, from some portals in one within another."""
        arguments = [] if call.isError() else call.reply().arguments()
        value = arguments[0] if arguments else None
        while value is not None and hasattr(value, "variant"):
            value = value.variant()
        if value == less and value is not None:
            self.reduced.emit()
        call.deleteLater()
