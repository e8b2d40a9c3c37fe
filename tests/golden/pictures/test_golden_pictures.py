"""The look of twelve key states is kept: a change of look is a reviewed change.

`pytest tests/golden --update-golden` writes the pictures anew; look at them before you keep them.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage, QImageWriter, QPainter

from tests.golden.pictures.likeness import difference, halved
from tests.golden.pictures.states import STATES, picture
from tests.support.languages import compiled
from tests.support.windows import switches

HERE = Path(__file__).parent
LOSSLESS = 100
MEAN, WORST = 0.4, 3.0
"""Levels of 255 that a picture, and its worst block of 16 pixels, may differ by.

In a process of their own the pictures came out the same to the pixel under every locale, desktop and font setting
that was tried, since `tests/conftest.py` takes those away. What was drawn before in the same process moves the edges
of letters by up to 0.9 levels; the rest is left to another processor's rounding.
"""


@pytest.fixture(autouse=True)
def _languages(qapp, monkeypatch):
    monkeypatch.setattr("bjdesk.assets.languages", compiled)
    yield
    for switch in switches:
        switch.set("en")
    switches.clear()


def keep(shown: QImage, file: Path) -> None:
    writer = QImageWriter(str(file), b"webp")
    writer.setQuality(LOSSLESS)
    assert writer.write(shown), writer.errorString()


@pytest.mark.parametrize("name", STATES)
def test_a_state_looks_as_it_was_reviewed(name, update_golden, tmp_path):
    shown, file = halved(picture(STATES[name])), HERE / f"{name}.webp"
    if update_golden:
        keep(shown, file)
    kept = QImage(str(file))
    assert kept.size() == shown.size()
    found = difference(kept, shown)
    if found.mean > MEAN or found.worst > WORST:
        shown.save(str(tmp_path / f"{name}.png"))
        pytest.fail(f"{name} differs by {found}; what is shown now: {tmp_path / name}.png")


def test_a_small_change_is_seen():
    """A recoloured pip of 12 pixels, or a word moved by 4, is more than the tolerance."""
    kept = QImage(str(HERE / "turn.webp"))
    changed = kept.copy()
    painter = QPainter(changed)
    painter.fillRect(QRect(300, 200, 6, 6), QColor("#C00018"))
    painter.end()
    assert difference(kept, changed).worst > WORST
    moved = kept.copy()
    painter = QPainter(moved)
    word = QRect(230, 140, 180, 14)
    painter.drawImage(word.translated(2, 0), kept.copy(word))
    painter.end()
    assert difference(kept, moved).worst > WORST


def test_the_pictures_are_small():
    files = list(HERE.glob("*.webp"))
    assert {file.stem for file in files} == set(STATES)
    assert sum(file.stat().st_size for file in files) < 3_000_000
