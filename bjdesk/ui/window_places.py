"""Where the window's parts lie at its size, and where the window itself was left."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QRectF

from bjdesk.ui.appearance import windows_palette
from bjdesk.ui.felt.results_place import Reach, results_place

if TYPE_CHECKING:
    from bjdesk.ui.main_window import MainWindow


class WindowPlaces:
    """Felt on top, then strip and bar; prompt, results and notice over the felt."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._results = QRectF()

    def restore(self, geometry: str) -> None:
        """Go where the window was left, or take the size of a first start."""
        window = self._window
        if not (geometry and window.restoreGeometry(QByteArray.fromHex(geometry.encode()))):
            window.resize(window.sizeHint())

    def kept(self) -> str:
        """Where the window is, for the next start."""
        return bytes(self._window.saveGeometry().toHex().data()).decode()

    def arrange(self) -> None:
        """Lay everything out for the size of now."""
        window = self._window
        look, width, height = window.look, window.width(), window.height()
        window.strip.set_look(look)
        window.bar.set_look(look.font, look.palette)
        strip, bar = window.strip.height_for(width), window.bar.bar_height()
        felt = height - strip - bar
        felt -= window.practice.place(felt, width)
        window.felt.set_font_size(look.font)
        window.felt.setGeometry(0, 0, width, felt)
        window.strip.setGeometry(0, height - strip - bar, width, strip)
        window.bar.setGeometry(0, height - bar, width, bar)
        window.side.set_look(18.0 * window.settings.text_scale, windows_palette(window.settings))
        self.place_panels()

    def place_panels(self) -> None:
        """Lay what hangs over the felt where its layout leaves room."""
        window = self._window
        look, layout = window.look, window.felt.table_layout
        window.prompt.set_place(layout.prompt, replace(look, font=layout.prompt_font))
        self.place_results()
        window.coach.place()
        if window.notice is not None:
            window.notice.set_place(layout, replace(look, font=layout.text))
            window.notice.show()
            window.notice.raise_()

    def place_results(self) -> None:
        """Lay the results list, if it hangs there: clear of the hands, or over some where text is large."""
        window = self._window
        self._results = QRectF()
        if window.results.isVisible():
            boxes = () if window.shown_view.observation is None else window.shown_view.observation.boxes
            hands = max((len(box.hands) for box in boxes), default=1)
            cards = max((len(hand.cards) for box in boxes for hand in box.hands), default=2)
            layout, large = window.felt.table_layout, window.settings.text_scale > 1
            rect, font, reach = results_place(layout, window.results.lines, hands, cards, hangs=large)
            self._results = rect
            window.results.set_place(rect, replace(window.look, font=font), reach)
        self.clear_words()

    def clear_words(self) -> None:
        """Take print and caption away where something lies over them, so that no half letters look out."""
        window, values = self._window, self._window.practice.replay.values
        asked = window.prompt.question is not None
        over = [self._results, window.coach.panel.covers, QRectF() if values is None else values.covers]
        cut = any(window.felt.cuts_print(place) for place in over if not place.isEmpty())
        window.felt.set_prompted(prompted=asked or cut)
        window.voice.cover(covered=asked or window.results.reach is Reach.CAPTION)
