"""Every way to play a dealt round to its end, counted, with the sum of the results."""

from __future__ import annotations

import json
from dataclasses import dataclass

from bjdesk.engine.dealing import deal
from bjdesk.engine.legal import legal_actions
from bjdesk.engine.money import format_money, parse_money
from bjdesk.engine.notation import parse_cards
from bjdesk.engine.play import play
from bjdesk.engine.round import BoxBet, Round
from bjdesk.engine.rules import rules_from_options
from bjdesk.engine.shoe import Shoe

OWNER = "player"


@dataclass
class Count:
    """Ends found so far, and what they left in the purse together, in hundredths."""

    rounds: int = 0
    purses: int = 0


def walk(state: Round, count: Count) -> None:
    """Play every legal action of every decision."""
    if state.over:
        count.rounds += 1
        count.purses += state.purse(OWNER)
    for action in legal_actions(state):
        walk(play(state, action).round, count)


def counted(text: str) -> str:
    """The whole file with its figures: each line of bets, balance and shoe gets `rounds` and `net` anew."""
    rules = rules_from_options(json.loads(text.split("rules: ", 1)[1].splitlines()[0]))
    lines = []
    for line in text.splitlines():
        if " | " not in line:
            lines.append(line)
            continue
        bets, balance, shoe = (part.strip() for part in line.partition(" =")[0].split("|"))
        boxes = [BoxBet(parse_money(bet), OWNER) for bet in bets.split()]
        start = parse_money(balance)
        count = Count()
        walk(deal(rules, Shoe(parse_cards(shoe)), boxes, {OWNER: start}).round, count)
        net = format_money(count.purses - count.rounds * start)
        lines.append(f"{bets} | {balance} | {shoe} = {count.rounds} rounds, net {net}")
    return "\n".join(lines) + "\n"
