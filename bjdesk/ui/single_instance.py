"""One table per data folder: a lock that outlives no crash, and a door to knock on for whoever comes second."""

from __future__ import annotations

import hashlib
import os
from enum import Enum, auto
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLockFile, QObject, Signal

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtNetwork import QLocalServer

LOCK_NAME: Final = "table.lock"
_HEARD: Final = b"shown\n"
_PATIENCE: Final = 3000  # ms


class Claim(Enum):
    """Whose the data folder is."""

    OURS = auto()
    TAKEN = auto()
    UNWRITABLE = auto()


class SingleInstance(QObject):
    """Holds the lock of one data folder. `knocked` is sent when a second start asks to see the window."""

    knocked = Signal()

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._name = "bjdesk-" + hashlib.sha256(os.fsencode(folder.resolve())).hexdigest()[:16]
        self._lock = QLockFile(str(folder / LOCK_NAME))
        self._lock.setStaleLockTime(0)  # age says nothing: only a dead owner makes a lock stale
        self._server: QLocalServer | None = None

    def claim(self) -> Claim:
        """Take the folder if it is free. A lock whose owner has died counts as free."""
        if self._lock.tryLock(0):
            return Claim.OURS
        taken = self._lock.error() == QLockFile.LockError.LockFailedError
        return Claim.TAKEN if taken else Claim.UNWRITABLE

    def listen(self) -> None:
        """Open the door; only the owner of the lock may. Done after the first picture: QtNetwork loads late."""
        from PySide6.QtNetwork import QLocalServer

        QLocalServer.removeServer(self._name)  # of an owner that died
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._answer)
        self._server.listen(self._name)

    def knock(self) -> bool:
        """Ask the owner to come to the front; False if nobody answers."""
        from PySide6.QtNetwork import QLocalSocket

        socket = QLocalSocket()
        socket.connectToServer(self._name)
        if not socket.waitForConnected(_PATIENCE):
            return False
        heard = socket.bytesAvailable() > 0 or socket.waitForReadyRead(_PATIENCE)
        socket.abort()
        return heard

    def release(self) -> None:
        """Give the folder back."""
        if self._server is not None:
            self._server.close()
        self._lock.unlock()

    def _answer(self) -> None:
        assert self._server is not None
        while (socket := self._server.nextPendingConnection()) is not None:
            socket.disconnected.connect(socket.deleteLater)
            socket.write(_HEARD)
            socket.flush()
            socket.disconnectFromServer()
            self.knocked.emit()
