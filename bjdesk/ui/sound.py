"""Lets the table be heard: follows the playback and picks, of what happens at once, the sound that tells most."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, QTimer

from bjdesk.ui.sound_cues import Moment, Sound, sound_of, weightiest

if TYPE_CHECKING:
    from bjdesk.game.settings import Settings
    from bjdesk.game.view import Frame
    from bjdesk.ui.playback import Playback


class Speaker(Protocol):
    """What plays; see `bjdesk.ui.sound_player.Player`."""

    def set_volume(self, percent: int, *, muted: bool) -> None:
        """Take a volume from 0 to 100."""

    def play(self, sound: Sound) -> None:
        """Have this sound heard; return at once."""

    def close(self) -> None:
        """Give the sound device back."""


class Silence:
    """Plays nothing: for pictures and tests."""

    def set_volume(self, percent: int, *, muted: bool) -> None:
        """Do nothing."""

    def play(self, sound: Sound) -> None:
        """Do nothing."""

    def close(self) -> None:
        """Do nothing."""


class TableSound(QObject):
    """One sound for what falls into one moment. Where nothing travels, one for all that a press brings about.

    Landing at once (an impatient press, a resize) tells of many frames in one moment, and so is one sound too.
    """

    def __init__(self, playback: Playback, speaker: Speaker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._playback = playback
        self._speaker = speaker
        self._heard: list[Sound] = []
        self._asked = False
        playback.started.connect(lambda frame: self._hear(frame, Moment.STARTED))
        playback.shown.connect(lambda frame: self._hear(frame, Moment.SHOWN))
        playback.rested.connect(self._later)

    def use(self, settings: Settings) -> None:
        """Take volume and mute; they act at once."""
        self._speaker.set_volume(settings.volume, muted=settings.muted)

    def play(self, sound: Sound) -> None:
        """Have a sound heard that no frame brings."""
        self._heard.append(sound)
        self._later()

    def close(self) -> None:
        """Give the sound device back."""
        self._speaker.close()

    def _hear(self, frame: Frame, moment: Moment) -> None:
        sound = sound_of(frame, moment)
        if sound is None:
            return
        self._heard.append(sound)
        if self._playback.speed.travels:
            self._later()

    def _later(self) -> None:
        """Choose when all of this moment has been told."""
        if self._heard and not self._asked:
            self._asked = True
            QTimer.singleShot(0, self, self._choose)

    def _choose(self) -> None:
        self._asked = False
        sound = weightiest(self._heard)
        self._heard.clear()
        if sound is not None:
            self._speaker.play(sound)
