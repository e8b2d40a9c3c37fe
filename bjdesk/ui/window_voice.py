"""What the window says: the caption line and the announcement, word for word the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bjdesk.game.view import Phase
from bjdesk.ui import captions, spoken
from bjdesk.ui.first_steps import first_words
from bjdesk.ui.keys import Press

if TYPE_CHECKING:
    from bjdesk.game.view import Frame, TableView
    from bjdesk.ui.announcer import Announcer
    from bjdesk.ui.felt.view import FeltView


class WindowVoice:
    """Writes into the caption line and hands the sentence to the announcer."""

    def __init__(self, felt: FeltView, announcer: Announcer) -> None:
        self._felt = felt
        self._announcer = announcer
        self._last = ""
        self._covered = False
        self.newcomer = False
        """Whether nobody has played here yet: then the caption says where to press."""

    @property
    def last(self) -> str:
        """What the caption line last said by itself."""
        return self._last

    def cover(self, *, covered: bool) -> None:
        """Leave the caption out while something lies over it: half of it would look out."""
        if covered != self._covered:
            self._covered = covered
            self._write(self._last)

    def follow(self, frame: Frame, *, drawn: bool = True) -> None:
        """Tell what a frame has shown; questions and results interrupt. Of those that land, only the last is drawn."""
        view = frame.view
        if view.phase is Phase.PLAYING:
            self.newcomer = False
        urgent = view.persons_turn is not None or view.phase is Phase.RESULTS
        self._tell(captions.caption(frame), assertive=urgent, drawn=drawn)

    def state(self, view: TableView) -> None:
        """Tell how the table stands."""
        self._tell(self._status(view), assertive=False)

    def _status(self, view: TableView) -> str:
        return (first_words(view) if self.newcomer else None) or captions.status(view)

    def reason(self, text: str) -> None:
        """Tell why something is off."""
        self._tell(text, assertive=True)

    def speak(self, press: Press, view: TableView) -> None:
        """Answer one of the speaking keys."""
        match press:
            case Press.SAY_HAND:
                text = spoken.my_hands(view)
            case Press.SAY_DEALER:
                text = spoken.dealer_spoken(view)
            case Press.SAY_MONEY:
                text = spoken.money_spoken(view)
            case Press.SAY_TABLE:
                text = spoken.table_spoken(view)
            case _:
                text = self._last
        self._write(text)
        self._announcer.say(text, assertive=True)

    def retranslate(self, view: TableView) -> None:
        """Write the caption in the language of now; it was said already."""
        self._last = self._status(view)
        self._write(self._last)

    def _tell(self, text: str, *, assertive: bool, drawn: bool = True) -> None:
        if text:
            self._last = text
            self._write(text, drawn=drawn)
            self._announcer.say(text, assertive=assertive)

    def _write(self, text: str, *, drawn: bool = True) -> None:
        self._felt.say("" if self._covered else text, drawn=drawn)
