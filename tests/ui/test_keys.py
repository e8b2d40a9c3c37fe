from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from bjdesk.ui.key_choices import KeyRefusal, chosen_keys, kept, wanted
from bjdesk.ui.keys import ChipKey, Press, cap, meaning, use

NONE, CTRL, SHIFT, ALT, PAD = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.AltModifier,
    Qt.KeyboardModifier.KeypadModifier,
)
Key = Qt.Key


def stroke(key, modifiers=NONE, scan=0, text=""):
    return QKeyEvent(QEvent.Type.KeyPress, key, modifiers, scan, 0, 0, text)


@pytest.mark.parametrize(("key", "place"), [(Key.Key_Plus, 0), (Key(0x011B), 1), (Key(0x0161), 2), (Key(0x017E), 5)])
def test_czech_number_row_gives_letters_and_still_bets(key, place):
    assert meaning(stroke(key, NONE, 10 + place)) == ChipKey(place, take=False)


def test_shift_takes_off_whatever_the_layout_writes():
    assert meaning(stroke(Key.Key_Exclam, SHIFT, 10)) == ChipKey(0, take=True)
    assert meaning(stroke(Key.Key_1, SHIFT, 10)) == ChipKey(0, take=True)


def test_keypad_bets_with_and_without_num_lock():
    assert meaning(stroke(Key.Key_3, PAD, 89)) == ChipKey(2, take=False)
    assert meaning(stroke(Key.Key_PageDown, PAD, 89)) == ChipKey(2, take=False)
    assert meaning(stroke(Key.Key_3, PAD)) == ChipKey(2, take=False)


def test_a_digit_without_a_scan_code_goes_by_what_it_writes():
    assert meaning(stroke(Key.Key_6)) == ChipKey(5, take=False)
    assert meaning(stroke(Key.Key_7)) is None


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Enter])
def test_enter_deals_and_with_control_lays_the_bet_again_first(key):
    assert meaning(stroke(key)) is Press.DEAL
    assert meaning(stroke(key, CTRL)) is Press.REBET_AND_DEAL


def test_letters_with_alt_are_left_to_the_system():
    assert meaning(stroke(Key.Key_H, ALT)) is None
    assert meaning(stroke(Key.Key_F4, ALT)) is None
    assert meaning(stroke(Key.Key_F4)) is Press.SAY_MONEY


def test_yes_has_two_keys():
    assert meaning(stroke(Key.Key_I)) is meaning(stroke(Key.Key_Y)) is Press.INSURANCE


def test_every_press_shows_a_keycap():
    caps = [cap(press) for press in Press]
    assert all(caps)
    assert len(set(caps)) == len(caps)
    assert cap(Press.REBET_AND_DEAL) == "Ctrl+↵"
    assert cap(Press.EXIT) == "Ctrl+Q"


# ---------------------------------------------------------------- chosen keys


@pytest.fixture
def _own_keys():
    yield
    use({})


@pytest.mark.usefixtures("_own_keys")
def test_a_chosen_key_replaces_ours():
    use(chosen_keys({"hit": "K", "rebuy": "Ctrl+B"}))
    assert meaning(stroke(Key.Key_K)) is Press.HIT
    assert meaning(stroke(Key.Key_H)) is None
    assert meaning(stroke(Key.Key_B, CTRL)) is Press.REBUY
    assert (cap(Press.HIT), cap(Press.REBUY)) == ("K", "Ctrl+B")


@pytest.mark.usefixtures("_own_keys")
def test_a_betting_key_is_found_by_its_place_on_every_layout():
    use(chosen_keys({"rebet": "J @52"}))
    assert meaning(stroke(Key.Key_Z, scan=52)) is Press.REBET
    assert meaning(stroke(Key.Key_J, scan=44)) is None
    assert meaning(stroke(Key.Key_R)) is None


@pytest.mark.usefixtures("_own_keys")
def test_a_place_is_told_apart_by_what_it_writes_where_the_keyboard_tells_none():
    use(chosen_keys({"rebet": "J @44"}))
    assert meaning(stroke(Key.Key_J)) is Press.REBET


@pytest.mark.parametrize(
    "stored",
    [
        {"hit": "S"},  # STAND has it
        {"hit": "K", "stand": "K"},
        {"hit": ""},
        {"hit": "Nonsense"},
        {"hit": "Alt+K"},
        {"hit": "K, L"},
        {"hit": "K @x"},
        {"skip": "K"},
        {"unheard-of": "K"},
    ],
)
def test_a_key_that_cannot_be_is_left_out(stored):
    assert chosen_keys(stored) == {}


def test_two_keys_may_change_places():
    assert chosen_keys({"hit": "S", "stand": "H"}).keys() == {Press.HIT, Press.STAND}


@pytest.mark.parametrize("key", ["K", "F12", "Ctrl+B", "Backspace", "Return", "Left", ",", "+", "Ctrl++", "Ě", "J @44"])
def test_a_kept_key_reads_back(key):
    read = chosen_keys({"hit": key, "undo": "F20", "deal": "F21", "insurance": "F22"})
    if key in {"+", "Ctrl++"}:
        read = chosen_keys({"larger": key})
    assert key in kept(read).values()
    assert chosen_keys(kept(read)) == read


def test_the_digits_lay_chips_whatever_was_chosen():
    for place in range(6):
        assert wanted(stroke(Key.Key_Plus, NONE, 10 + place), Press.HIT) is KeyRefusal.DIGIT
