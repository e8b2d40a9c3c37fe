"""Rounds made by hand, and rounds played by chance, for the tests of the engine."""

from __future__ import annotations

import random
from dataclasses import replace

from bjdesk.engine.actions import Action
from bjdesk.engine.cards import PACK
from bjdesk.engine.dealing import deal, dealing_order
from bjdesk.engine.legal import legal_actions
from bjdesk.engine.notation import parse_cards
from bjdesk.engine.play import play
from bjdesk.engine.presets import PRESETS
from bjdesk.engine.round import BoxBet, Round, Step
from bjdesk.engine.rules import Rules, rules_from_options
from bjdesk.engine.shoe import Shoe

ME = "me"


def rules_with(preset: str = "american", **options: object) -> Rules:
    return rules_from_options({"preset": preset, **options})


def step_of(
    rules: Rules, boxes: str, dealer: str, following: str = "", *, bet: int = 1000, purse: int = 100_000
) -> Step:
    """Deal these cards: boxes as "8s 8h / Ts 9h", the dealer's, and those that follow."""
    hands = [iter(parse_cards(text)) for text in boxes.split("/")]
    own = iter(parse_cards(dealer))
    first = [next(own if seat.box is None else hands[seat.box]) for seat in dealing_order(rules, len(hands))]
    shoe = Shoe((*first, *parse_cards(following)))
    return deal(rules, shoe, [BoxBet(bet, ME)] * len(hands), {ME: purse})


def round_of(
    rules: Rules, boxes: str, dealer: str, following: str = "", *, bet: int = 1000, purse: int = 100_000
) -> Round:
    return step_of(rules, boxes, dealer, following, bet=bet, purse=purse).round


def after(state: Round, words: str) -> Round:
    """The round after these actions."""
    for word in words.split():
        state = play(state, Action(word)).round
    return state


def chance_rules(chance: random.Random) -> Rules:
    """A rule set of any preset with any of its options changed."""
    from bjdesk.engine.rules import OPTIONS

    rules = PRESETS[chance.choice(list(PRESETS))]
    for option in chance.sample([o for o in OPTIONS if o.values and o.name != "penetration"], chance.randint(0, 20)):
        try:
            rules = replace(rules, **{option.name: option.read(chance.choice(option.values))})
        except ValueError:  # contradicts what was chosen before
            continue
    return rules


def chance_shoe(chance: random.Random) -> Shoe:
    """A long shoe in which some ranks are frequent, so that pairs, naturals and long hands come up."""
    weights = [chance.choice((1, 1, 1, 8)) for _ in range(13)]
    return Shoe(tuple(chance.choices(PACK, weights * 4, k=420)))


def chance_round(seed: int) -> tuple[Round, tuple[Action, ...], list[Step]]:
    """A dealt round, the actions that end it, and every step, the deal first."""
    chance = random.Random(seed)
    rules = chance_rules(chance)
    bets = [
        BoxBet(rules.chips[0] * chance.randint(-(-max(rules.min_bet, 1) // rules.chips[0]), 20), chance.choice("ab"))
        for _ in range(chance.randint(1, rules.boxes))
    ]
    purses = {
        owner: sum(bet.bet for bet in bets if bet.owner == owner) + chance.choice((0, 700, 5_000, 1_000_000))
        for owner in "ab"
    }
    steps = [deal(rules, chance_shoe(chance), bets, purses)]
    actions: list[Action] = []
    while not steps[-1].round.over:
        actions.append(chance.choice(list(legal_actions(steps[-1].round))))
        steps.append(play(steps[-1].round, actions[-1]))
    return steps[0].round, tuple(actions), steps
