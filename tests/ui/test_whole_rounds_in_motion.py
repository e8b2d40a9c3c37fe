"""Whole rounds, picture by picture: what may never be seen on the way, and where every way ends."""

from __future__ import annotations

import hashlib
from collections import Counter
from dataclasses import replace

import pytest

from bjdesk.engine.events import CardDealt, HoleCardTurned
from bjdesk.ui.felt import pace
from bjdesk.ui.felt.card_item import CardItem
from bjdesk.ui.felt.keys import Kind, card
from bjdesk.ui.felt.pace import Speed
from bjdesk.ui.felt.schedule import schedule
from tests.support.dealt import TALES, Tale, chips_laid
from tests.support.film import Projector
from tests.support.sizes import sizes

SIZE = (720, 420)
WHOLE = ("hit-and-stand", "split", "double", "dealer-draws", "insurance-paid", "insurance-lost", "natural", "surrender")
MANY = ("resplit", "three-boxes", "seven-boxes", "european", "bust")
SEVEN = Tale(
    "Th 9c / 9h 8c / Ts 7c / Kh Qc / Td 8d / Kd 7s / Qh Qs", "6s Tc", "5c", "stand " * 7, "classic"
)  # no card twice
RATES = (60, 120, 144)
TWINS = {"8d": "8h", "2d": "2h", "Td": "Kd", "Kd": "Qd", "7d": "7h", "Ad": "As"}


@pytest.fixture
def project(qapp):
    made = []

    def begin(start, *, speed=Speed.NORMAL):
        made.append(Projector(start, SIZE, speed=speed))
        return made[-1]

    yield begin
    for projector in made:
        projector.close()


def batches_of(name):
    if name == "seven-distinct":
        return SEVEN.batches()
    return chips_laid() if name == "chips" else TALES[name].batches()


def twin(name):
    """The same round with another hole card of the same worth."""
    tale = TALES[name]
    up, hole = tale.dealer.split()
    return replace(tale, dealer=f"{up} {TWINS[hole]}").batches()


def digest(picture):
    return hashlib.sha1(picture.constBits()).digest()


def half_turn(start, frames):
    """The moment at which the hole card's edge is seen; None in a batch that does not turn it."""
    for one in schedule(start, frames, Speed.NORMAL):
        if isinstance(one.frame.event, HoleCardTurned):
            return one.start + pace.BEAT + pace.TURN / 2
    return None


# ---------------------------------------------------------------- what may never be seen


@pytest.mark.parametrize("name", [name for name in WHOLE if len(TALES[name].dealer.split()) == 2])
def test_until_it_turns_no_pixel_tells_which_hole_card_lies_there(project, name):
    seen = told_apart = False
    for (start, frames), (other_start, other_frames) in zip(batches_of(name), twin(name), strict=True):
        turn = half_turn(start, frames)
        if seen:
            break  # it lies open
        projector = project(start)
        pictures = [(at, digest(picture)) for at, picture in projector.frames(start, frames)]
        others = [digest(picture) for _, picture in projector.frames(other_start, other_frames)]
        for (at, picture), other in zip(pictures, others, strict=True):
            if turn is None or at < turn:
                assert picture == other, f"{at:.0f} ms"
            else:
                told_apart |= picture != other
        seen = turn is not None
    assert seen
    assert told_apart


def faces(projector):
    """How often each face is to be seen, and how many cards lie or fly face down as the table's own."""
    items = [item for item in projector.felt.table_scene.items() if isinstance(item, CardItem)]
    down = [
        key for key, item in projector.felt.table_scene.things.items() if key.kind is Kind.CARD and not item.look.card
    ]
    return Counter(item.look.card for item in items if item.look.card is not None), down


@pytest.mark.parametrize("name", [*WHOLE, "resplit", "three-boxes", "seven-distinct"])
def test_no_card_is_there_twice(project, name):
    for start, frames in batches_of(name):
        projector = project(start)
        projector.playback.reset(start)
        projector.playback.play(frames)
        while projector.felt.animator.running:
            open_cards, down = faces(projector)
            assert all(count == 1 for count in open_cards.values())
            assert set(down) <= {card(None, 0, 1)}
            projector.clock.now += 1000 / 60
            projector.felt.animator.tick()


def on_the_felt(projector):
    """The chips of each stack, and of each that flies, in hundredths."""
    scene = projector.felt.table_scene
    return sum(sum(item.look.chips) for item in scene.items() if hasattr(item.look, "chips") and not item.look.pale)


@pytest.mark.parametrize("name, batch", [("double", 1), ("split", 1), ("chips", 0), ("chips", 1), ("chips", 2)])
def test_chips_that_are_laid_are_there_once(project, name, batch):
    """While the player lays chips, the felt holds the sum before or the sum after, and nothing else."""
    start, frames = batches_of(name)[batch]
    projector = project(start)
    before = on_the_felt(projector)
    until = half_turn(start, frames) or 10_000
    sums = [on_the_felt(projector) for at, _ in projector.frames(start, frames) if at < until]
    assert set(sums) <= {before, sums[-1]}
    assert sums[-1] > before


# ---------------------------------------------------------------- where every way ends


def still(projector, view):
    """The picture of a state, made from nothing."""
    projector.felt.table_scene.use(projector.felt.table_layout, projector.felt._gallery())
    projector.felt.show_view(view)
    return projector.picture()


@pytest.mark.parametrize("name", [*WHOLE, *MANY, "chips"])
def test_all_motion_ends_where_the_layout_says(project, name):
    for start, frames in batches_of(name):
        projector = project(start)
        *_, (_, last) = projector.frames(start, frames)
        assert last == still(projector, frames[-1].view)


def lying(projector):
    """Everything that a painter would ask the items for."""
    return sorted(
        (str(key), str(item.look), str(item.pose), item.zValue(), item.opacity(), item.isVisible(), str(item.pos()))
        for key, item in projector.felt.table_scene.things.items()
    ), len(projector.felt.table_scene.items())


@pytest.mark.parametrize("every", sizes(5, 1))
@pytest.mark.parametrize(
    "name, speed",
    [(name, Speed.NORMAL) for name in ("split", "double", "insurance-lost", "natural", "chips")]
    + [("hit-and-stand", Speed.FAST), ("split", Speed.TURBO), ("double", Speed.REDUCED)],
)
def test_interrupted_at_any_tick_it_ends_the_same(project, name, speed, every):
    for start, frames in batches_of(name):
        projector = project(start, speed=speed)
        projector.felt.show_view(frames[-1].view)
        wanted, picture = lying(projector), projector.picture()
        ticks, moved = 0, True
        while moved:
            projector.playback.reset(start)
            projector.playback.play(frames)
            for _ in range(ticks):
                projector.clock.now += 1000 / 60
                projector.felt.animator.tick()
            moved = projector.felt.animator.running
            projector.playback.finish()
            assert lying(projector) == wanted, f"after {ticks} ticks"
            if ticks % (4 * every) == 0:
                assert projector.picture() == picture, f"after {ticks} ticks"
            ticks += every


# ---------------------------------------------------------------- time


@pytest.mark.parametrize("rate", RATES)
def test_a_screen_of_any_rate_gets_a_picture_for_each_of_its_own(project, rate):
    start, _ = batches_of("split")[0]
    animator = project(start).felt.animator
    animator.follow(rate)
    assert animator._timer.interval() <= 1000 / rate
    assert animator._timer.interval() <= 33


def travellers(projector, now, before):
    """What has gone a pixel or more between two moments, within the felt."""
    flights = [one for one in projector.felt.table_scene._flights if one.begins(before) and not one.arrives(now)]
    ways = [(one.motion.position(before - one.since), one.motion.position(now - one.since)) for one in flights]
    felt = projector.felt.table_layout.felt
    return [(a, b) for a, b in ways if max(abs(a.x - b.x), abs(a.y - b.y)) >= 1 and felt.contains(b.x, b.y)]


@pytest.mark.parametrize("name", ["split", "double", "insurance-paid", "three-boxes", "seven-boxes"])
def test_while_something_travels_no_picture_lasts_longer_than_33_ms(project, name):
    """On the table's own clock: what a slow machine does is told by the bench."""
    for start, frames in batches_of(name):
        projector, shown, moved = project(start), [], 0
        for at, picture in projector.frames(start, frames):
            shown.append((at, digest(picture)))
            earlier = [one for one in shown if at - one[0] <= 34]
            if at - earlier[0][0] > 32 and travellers(projector, at, earlier[0][0]):
                assert len({what for _, what in earlier}) > 1, f"{at:.0f} ms"
                moved += 1
        assert moved > 5


@pytest.mark.parametrize("name", WHOLE)
def test_from_the_press_to_the_end_something_moves_or_is_awaited_for_a_beat_only(project, name):
    """No stretch of a batch is longer than a beat and a tick in which every picture is the same."""
    for start, frames in batches_of(name):
        projector = project(start)
        same_since, last = 0.0, None
        for at, picture in projector.frames(start, frames):
            if picture != last:
                same_since, last = at, picture
            assert at - same_since <= _longest_pause(frames) + 2 * 1000 / 60, f"{at:.0f} ms"


def _longest_pause(frames):
    """The dealer waits between two cards for a player to read them; a bust hand's chips lie for a while."""
    draws = any(isinstance(one.event, CardDealt) and one.event.seat.box is None for one in frames)
    return max(
        pace.BUST_SWEEP - pace.BADGE if len(frames) < 8 else 0,
        pace.DRAW - pace.FLIGHT + pace.BEAT if draws else 0,
        pace.BEAT,
    )
