"""A screen reader's hands and eyes: plays rounds over the accessibility bus and writes down what it read, as JSON.

Run by the system's Python, which has pyatspi: `python3 reader.py ROUNDS`. Knows nothing of the program but its names.
"""

from __future__ import annotations

import json
import sys
import time

import pyatspi

PATIENCE = 20.0
GUARD = 0.4
ANSWERS = ("No insurance", "No even money", "No surrender")


def wait_for(what, of):
    """The first true answer of `of`, asked again and again."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found = of()
        if found:
            return found
        time.sleep(0.05)
    raise SystemExit(f"never came: {what}")


def everything(thing):
    """The thing and all below it."""
    yield thing
    for child in thing:
        if child is not None:
            yield from everything(child)


def application():
    """The table, once it is on the bus."""
    desktop = pyatspi.Registry.getDesktop(0)
    return next((one for one in desktop if one is not None and one.name == "bjdesk"), None)


class Reader:
    """Reads and presses by role and name alone."""

    def __init__(self):
        self.app = wait_for("the table", application)
        self.felt = wait_for("the felt", lambda: next(self.things(pyatspi.ROLE_PANEL), None))
        self.labels = list(self.things(pyatspi.ROLE_LABEL))
        self.buttons = list(self.things(pyatspi.ROLE_PUSH_BUTTON))

    def things(self, role):
        """All things of a role; its name is another one in each version of the bus."""
        return (one for one in everything(self.app) if one.getRole() == role)

    def button(self, name):
        """A button that can be pressed now, or None."""
        for one in self.buttons:
            if one.name == name:
                state = one.getState()
                if state.contains(pyatspi.STATE_SENSITIVE) and state.contains(pyatspi.STATE_SHOWING):
                    return one
        return None

    def press(self, name):
        """Press it as soon as it can be pressed."""
        button = wait_for(f"button {name}", lambda: self.button(name))
        time.sleep(GUARD)
        button.queryAction().doAction(0)

    def step(self, name):
        """Press it and wait for what follows."""
        before = self.moment()
        self.press(name)
        wait_for(f"what follows {name}", lambda: self.moment() != before)

    def hands(self):
        """Names of the lists on the felt, and of the cards in them."""
        held = [one for one in self.felt if one is not None and one.getRole() == pyatspi.ROLE_LIST]
        return {one.name: [card.name for card in one if card is not None] for one in held}

    def label(self, word):
        """The label that begins with a word."""
        return next(one.name for one in self.labels if one.name.startswith(word + " "))

    def first(self, names):
        """The first of these buttons that can be pressed, by name."""
        return next((name for name in names if self.button(name)), None)

    def moment(self):
        """What tells one step from the next: the hands, the bet, and what can be answered."""
        return self.hands(), self.label("Bet"), self.first((*ANSWERS, "Stand"))


def asked_or_over(reader):
    """The first answer that can be given, or "over" once all cards lie open and bets are taken again."""
    cards = [card for held in reader.hands().values() for card in held]
    if cards and "Face-down card" not in cards and reader.button("Chip 25"):
        return "over"
    return reader.first((*ANSWERS, "Stand"))


def play_round(reader, number):
    """Bet, deal, decline every question, stand; in every other round hit once before that."""
    reader.step("Rebet" if number % 3 == 2 and reader.button("Rebet") else "Chip 25")
    reader.step("Deal")
    seen, wishes = [], ["Hit"] if number % 2 else []
    while True:
        answer = wait_for("a decision or the end", lambda: asked_or_over(reader))
        seen.append(reader.hands())
        if answer == "over":
            return {"seen": seen, "balance": reader.label("Balance")}
        reader.step(wishes.pop() if answer == "Stand" and wishes else answer)


def to_the_middle(reader):
    """Bet and deal until a hand is asked; the hands as they lie then."""
    while True:
        reader.step("Rebet" if reader.button("Rebet") else "Chip 25")
        reader.step("Deal")
        answer = wait_for("a decision or the end", lambda: asked_or_over(reader))
        if answer != "over":
            return reader.hands()


def to_the_end(reader):
    """Decline and stand until the round is over; the hands as they lay at first."""
    found = reader.hands()
    while (answer := wait_for("a decision or the end", lambda: asked_or_over(reader))) != "over":
        reader.step(answer)
    return found


def main():
    """Play the rounds asked for; then "leave", or "deal" and stay in mid-hand, or "finish" a hand and leave."""
    reader = Reader()
    before = reader.label("Balance")
    rounds = [play_round(reader, number) for number in range(int(sys.argv[1]))]
    then = sys.argv[2] if len(sys.argv) > 2 else "leave"
    last = {"deal": to_the_middle, "finish": to_the_end, "leave": Reader.hands}[then](reader)
    print(json.dumps({"before": before, "rounds": rounds, "last": last}))
    if then != "deal":
        reader.press("Exit game")


main()
