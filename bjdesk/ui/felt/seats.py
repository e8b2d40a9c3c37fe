"""Who sits where: the round's boxes at the table's places, and their hands."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bjdesk.engine.observe import Observation, SeenBox, SeenHand
    from bjdesk.game.view import TableView
    from bjdesk.ui.felt.layout import TableLayout


def observed(view: TableView) -> Observation:
    """The observation of a view that must have one."""
    assert view.observation is not None
    return view.observation


def places(view: TableView) -> tuple[int, ...]:
    """The table's place of each of the round's boxes."""
    if view.observation is None:
        return ()
    return view.box_places or tuple(range(len(view.observation.boxes)))


def box_at(view: TableView, place: int) -> SeenBox | None:
    """The round's box at a place of the table; None where nobody bet."""
    taken = places(view)
    return observed(view).boxes[taken.index(place)] if place in taken else None


def hands_at(view: TableView, place: int) -> tuple[SeenHand, ...]:
    """The hands at a place of the table; none where nobody bet."""
    box = box_at(view, place)
    return () if box is None else box.hands


def hand_at(view: TableView, place: int | None, hand: int) -> SeenHand:
    """A hand at a place of the table, or the dealer's (None)."""
    return observed(view).dealer if place is None else hands_at(view, place)[hand]


def hands_of(view: TableView) -> Iterator[tuple[int | None, int, SeenHand]]:
    """Place, number and state of every hand on the table, the dealer's (place None) last."""
    if view.observation is None:
        return
    for place in places(view):
        for number, hand in enumerate(hands_at(view, place)):
            yield place, number, hand
    yield None, 0, view.observation.dealer


def laid_out(layout: TableLayout, view: TableView) -> TableLayout:
    """The layout as the hands of this state need it: a split box takes room from the others."""
    if view.observation is None:
        return layout
    return layout.split(tuple(max(1, len(hands_at(view, place))) for place in range(layout.boxes)))
