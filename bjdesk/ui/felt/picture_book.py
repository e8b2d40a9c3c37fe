"""Pictures of states, each drawn up once: most of a state is as it was in the one before."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Final

from bjdesk.ui.felt.picture import Parts, picture
from bjdesk.ui.felt.seats import laid_out

if TYPE_CHECKING:
    from bjdesk.game.view import TableView
    from bjdesk.ui.felt.layout import TableLayout
    from bjdesk.ui.felt.picture import Picture
    from bjdesk.ui.felt.words import Words

VIEWS: Final = 48
"""Pictures kept: a batch begins frames and settles them later, in turns."""
PARTS: Final = 3_000
"""Parts kept: hands and bets of some dozen rounds of seven boxes."""


class PictureBook:
    """The pictures of one size in one language. Other texts or sizes are another book."""

    def __init__(self, layout: TableLayout, words: Words) -> None:
        self._layout = layout
        self._words = words
        self._views: OrderedDict[int, tuple[TableView, Picture]] = OrderedDict()
        self._parts: dict[TableLayout, Parts] = {}

    def of(self, view: TableView) -> Picture:
        """The picture of a state. It is the book's own: whoever adds to it copies it."""
        known = self._views.get(id(view))
        if known is not None:  # the view is kept beside its picture, so that no other can have its id
            return known[1]
        made = picture(view, self._layout, self._words, self._parts_of(view))
        self._views[id(view)] = view, made
        if len(self._views) > VIEWS:
            self._views.popitem(last=False)
        return made

    def _parts_of(self, view: TableView) -> Parts:
        if sum(map(len, self._parts.values())) > PARTS:
            self._parts.clear()
        return self._parts.setdefault(laid_out(self._layout, view), {})
