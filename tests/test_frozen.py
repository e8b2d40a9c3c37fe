"""The quick dataclasses do what the standard library's do."""

from __future__ import annotations

import copy
import dataclasses
import pickle
from dataclasses import FrozenInstanceError, field, fields

import pytest

from bjdesk.frozen import dataclass, replace


@dataclass(frozen=True, slots=True)
class Card:
    """A card."""

    rank: str
    suit: str = "s"


@dataclass(frozen=True, slots=True)
class Pile:
    cards: tuple[Card, ...]
    notes: dict[str, int] = field(default_factory=dict)
    size: int = field(init=False)

    def __post_init__(self):
        object.__setattr__(self, "size", len(self.cards))


@dataclass(frozen=True, slots=True)
class Nothing:
    """No fields."""


@dataclass(frozen=True, slots=True)
class Owned(Card):
    """A card with one more field."""

    owner: str = ""


@dataclass(frozen=True, slots=True)
class Own:
    """Methods of its own stay."""

    number: int

    def __repr__(self):
        return "mine"

    def __eq__(self, other):
        return True

    def __hash__(self):
        return 7


def test_values_are_equal_by_content_and_class():
    assert Card("A") == Card("A", "s") != Card("A", "h")
    assert hash(Card("A")) == hash(Card(rank="A"))
    assert Card("A") != Owned("A")
    assert Nothing() == Nothing()
    assert len({Card("A"), Card("A"), Nothing(), Nothing()}) == 2
    assert Card("A") != ("A", "s")


def test_nothing_can_be_set_deleted_or_added():
    card = Card("A")
    with pytest.raises(FrozenInstanceError, match="rank"):
        card.rank = "K"
    with pytest.raises(FrozenInstanceError, match="rank"):
        del card.rank
    with pytest.raises(FrozenInstanceError):
        card.more = 1
    assert not hasattr(card, "__dict__")


def test_fields_replace_match_and_repr_work():
    assert [entry.name for entry in fields(Owned)] == ["rank", "suit", "owner"]
    assert dataclasses.is_dataclass(Card)
    assert dataclasses.asdict(Card("A")) == {"rank": "A", "suit": "s"}
    assert replace(Owned("A"), owner="me") == Owned("A", "s", "me")
    assert replace(Pile((Card("A"),)), cards=()).size == 0
    assert repr(Owned("A", owner="me")) == "Owned(rank='A', suit='s', owner='me')"
    match Card("A", "h"):
        case Card(rank, suit):
            assert rank + suit == "Ah"


def test_wrong_arguments_are_refused():
    for arguments in ((), ("A", "s", "x")):
        with pytest.raises(TypeError, match="__init__"):
            Card(*arguments)
    with pytest.raises(TypeError, match="wrong"):
        Card("A", wrong=1)


def test_a_default_is_made_anew_each_time():
    assert Pile(()).notes == {}
    assert Pile(()).notes is not Pile(()).notes
    assert Pile((), {"x": 1}).notes == {"x": 1}


@pytest.mark.parametrize("value", [Card("A"), Nothing(), Owned("A", "h", "me"), Pile((Card("A"),), {"a": 1})])
def test_copies_are_equal(value):
    assert copy.copy(value) == value
    assert copy.deepcopy(value) == value
    assert replace(value) == value


def test_a_value_goes_through_pickle():
    from bjdesk.engine.presets import PRESETS

    for rules in PRESETS.values():
        assert pickle.loads(pickle.dumps(rules)) == rules


def test_methods_that_a_class_has_stay():
    assert repr(Own(1)) == "mine"
    assert Own(1) == Own(2)
    assert hash(Own(1)) == 7


def test_replace_is_that_of_dataclasses():
    pile = Pile((Card("A"),), {"a": 1})
    assert replace(pile, cards=()) == dataclasses.replace(pile, cards=())
    assert replace(pile, cards=()).size == 0
    assert replace(Nothing()) == Nothing()
    with pytest.raises(TypeError, match="colour"):
        replace(Card("A"), colour="red")
    with pytest.raises(TypeError, match="size"):
        replace(pile, size=3)


def test_replace_takes_other_dataclasses_too():
    @dataclasses.dataclass
    class Open:
        number: int

    assert replace(Open(1), number=2) == Open(2)
