"""Whether the desktop asks for less motion: Qt does not tell, so the settings portal is asked over D-Bus."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from PySide6.QtDBus import QDBusPendingCallWatcher

_ASKED: Final = (  # namespace, key, the value that means less motion
    ("org.freedesktop.appearance", "reduced-motion", 1),
    ("org.gnome.desktop.interface", "enable-animations", False),
)


class SystemMotion(QObject):
    """Asks once, without waiting; where nobody answers, motion stays as it is."""

    reduced = Signal()

    def ask(self) -> None:
        """Ask the portal, where there is one. Imports D-Bus: not before the first picture."""
        if not sys.platform.startswith("linux"):
            return
        from PySide6.QtDBus import QDBusConnection, QDBusInterface, QDBusPendingCallWatcher

        bus = QDBusConnection.sessionBus()
        if not bus.isConnected():
            return
        place = ("org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop")
        portal = QDBusInterface(*place, "org.freedesktop.portal.Settings", bus, self)
        for namespace, key, less in _ASKED:
            watcher = QDBusPendingCallWatcher(portal.asyncCallWithArgumentList("ReadOne", [namespace, key]), self)
            watcher.finished.connect(lambda call, less=less: self._hear(call, less))

    def _hear(self, call: QDBusPendingCallWatcher, less: object) -> None:
        if not call.isError() and call.reply().arguments() == [less]:
            self.reduced.emit()
        call.deleteLater()
