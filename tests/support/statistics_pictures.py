"""Pictures of the statistics: `python -m tests.support.statistics_pictures FOLDER [ROUNDS…]`; to be looked at."""

from __future__ import annotations

import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from bjdesk.game.statistics import Statistics
from bjdesk.ui.language import LanguageSwitch
from bjdesk.ui.panels.statistics.window import StatisticsDialog
from bjdesk.ui.theme import HIGH_CONTRAST, LIGHT, NORMAL, load_fonts
from bjdesk.ui.tool_tips import dress_tool_tips
from tests.support.digests import filled, many

LOOKS = {"dark": NORMAL, "light": LIGHT, "contrast": HIGH_CONTRAST}
WIDE = QSize(1120, 720)
EXACT = (0.9965, 0.9938, 0.9940, 0.9954, 0.9921, 0.9714, 0.9963)


class Known:
    """Exact returns that are known already."""

    class _Found:
        def connect(self, _):
            pass

    found = _Found()

    def known(self, rules):
        return EXACT[rules.decks % 7]

    def ask(self, *rules):
        pass

    def drop(self):
        pass


def dialog(db, look="dark", size=18.0, wide=None):
    made = StatisticsDialog(Statistics(db), returns=Known())
    made.set_text_size(size, LOOKS[look])
    dress_tool_tips(size, LOOKS[look])
    if wide is not None:
        made.resize(wide)
    made.show()
    made.finish()
    QApplication.processEvents()
    return made


def pages(made, folder, name):
    for place, page in enumerate(made.pages):
        made.tabs.setCurrentIndex(place)
        QApplication.processEvents()
        made.grab().save(str(folder / f"{name}-{place}-{type(page).__name__.lower()}.png"))


def main(folder: Path, rounds: list[int]) -> None:
    app = QApplication.instance() or QApplication([])
    load_fonts()
    folder.mkdir(parents=True, exist_ok=True)
    language = LanguageSwitch()
    for count in rounds or [0, 1, 1000]:
        db = filled(count) if count < 20_000 else many(count)
        for code in ("en", "sv", "nl", "cs") if count == 1000 else ("en",):
            language.set(code)
            made = dialog(db, wide=WIDE)
            pages(made, folder, f"{count}-dark-{code}")
            made.reject()
        language.set("en")
        if count == 1000:
            for look, size, wide in (("light", 18.0, WIDE), ("contrast", 18.0, WIDE), ("dark", 36.0, QSize(1840, 1000)),
                                     ("light", 18.0, QSize(920, 570))):  # fmt: skip
                made = dialog(db, look, size, wide)
                pages(made, folder, f"{count}-{look}-{round(size)}-{made.width()}")
                made.reject()
    app.quit()


if __name__ == "__main__":
    main(Path(sys.argv[1]), [int(one) for one in sys.argv[2:]])
