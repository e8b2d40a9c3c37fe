"""Film strips of the table's motions, side by side: `python -m tests.support.film FOLDER [TALE[/BATCH]…]`.

To be looked at. Every picture is the felt of a real round on a clock that is moved by hand.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from bjdesk.ui.felt.pace import Speed
from bjdesk.ui.felt.view import FeltView
from bjdesk.ui.playback import Playback
from bjdesk.ui.table_words import TableWords
from tests.support.clock import FakeClock
from tests.support.dealt import TALES, chips_laid

SIZE = (1000, 560)
ACROSS, MOST = 4, 12
FRAME = 1000 / 60


class Projector:
    """A felt whose clock stands still between two pictures."""

    def __init__(self, view, size=SIZE, *, speed=Speed.NORMAL) -> None:
        self.felt = FeltView(TableWords(), view)
        self.felt.set_font_size(18)
        self.felt.resize(*size)
        self.felt.show()
        self.clock = FakeClock()
        self.felt.animator._clock = self.clock
        self.playback = Playback(self.felt, self.felt.animator, view)
        self.playback.speed = speed

    def picture(self) -> QImage:
        return self.felt.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)

    def frames(self, start, frames, every=FRAME):
        """Play one batch; yield the time and the picture of every tick, the first at 0."""
        self.clock.now = 0.0
        self.playback.reset(start)
        self.playback.play(frames)
        yield 0.0, self.picture()
        while self.felt.animator.running:
            self.clock.now += every
            self.felt.animator.tick()
            yield self.clock.now, self.picture()

    def close(self) -> None:
        self.felt.animator.stop()
        self.felt.close()
        self.felt.deleteLater()


def strip(shots: list[tuple[float, QImage]], most: int = MOST) -> QImage:
    """Moments of a motion, evenly apart."""
    count = min(most, len(shots))
    chosen = [shots[round(place * (len(shots) - 1) / max(1, count - 1))] for place in range(count)]
    width, height = chosen[0][1].width(), chosen[0][1].height()
    rows = -(-count // ACROSS)
    sheet = QImage(ACROSS * (width + 6), rows * (height + 6), QImage.Format.Format_RGB32)
    sheet.fill(QColor("white"))
    painter = QPainter(sheet)
    for place, (at, image) in enumerate(chosen):
        x, y = place % ACROSS * (width + 6), place // ACROSS * (height + 6)
        painter.drawImage(x, y, image)
        painter.setPen(QColor("white"))
        painter.drawText(QRect(x + 6, y + height - 24, 120, 20), f"{at:.0f} ms")
    painter.end()
    return sheet


def main(folder: Path, names: list[str]) -> None:
    app = QApplication.instance() or QApplication([])
    folder.mkdir(parents=True, exist_ok=True)
    stories = {name: tale.batches() for name, tale in TALES.items()} | {"chips": chips_laid()}
    for wish in names or stories:
        name, _, number = wish.partition("/")
        for place, (start, frames) in enumerate(stories[name]):
            if number and place != int(number):
                continue
            projector = Projector(start)
            strip(list(projector.frames(start, frames))).save(str(folder / f"{name}-{place}.png"))
            projector.close()
    app.processEvents()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
