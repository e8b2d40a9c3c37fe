"""Rounds of the arrays played again by the table's engine."""

from __future__ import annotations

from bjdesk.engine.actions import Action
from bjdesk.engine.cards import PACK, Card, Rank
from bjdesk.engine.dealing import deal
from bjdesk.engine.legal import legal_actions
from bjdesk.engine.play import play
from bjdesk.engine.round import BoxBet, Round
from bjdesk.engine.rules import Rules
from bjdesk.engine.shoe import Shoe
from bjdesk.odds.composition import key_of_cards, rank_of
from bjdesk.odds.hands import all_hands
from bjdesk.odds.playbook import SURRENDER, WIDE, Playbook
from bjdesk.odds.values import DOUBLE, HIT

RICH = 100_000_000
BY_RANK = {rank: next(card for card in PACK if card.rank is rank) for rank in Rank}
LETTERS = list(Rank)


class EngineRounds:
    """Plays single rounds by a playbook at the table's engine."""

    def __init__(self, rules: Rules, book: Playbook) -> None:
        self.rules, self.book = rules, book
        self.places = {int(key): place for place, key in enumerate(all_hands().keys)}

    def net(self, letters: list[int]) -> float:
        """The result, in first wagers, of a round that draws these ranks."""
        cards = tuple(BY_RANK[LETTERS[letter]] for letter in letters)
        bet = self.rules.min_bet
        state = deal(self.rules, Shoe(cards, 0), [BoxBet(bet, "one")], {"one": RICH}).round
        while state.turn is not None:
            state = play(state, self.action(state)).round
        return (state.purse("one") - RICH) / bet

    def action(self, state: Round) -> Action:
        legal, up = list(legal_actions(state)), rank_of(state.dealer.up_card)
        box, turn = state.boxes[0], state.turn
        assert turn is not None
        cards = box.hands[turn.hand].cards
        if Action.NO_INSURANCE in legal:
            return Action.NO_INSURANCE
        if Action.NO_EVEN_MONEY in legal:
            return Action.EVEN_MONEY if self.book.even_money else Action.NO_EVEN_MONEY
        code = self.code(cards, up, split_rank=rank_of(cards[0]) if len(box.hands) > 1 else None)
        twins = len(cards) == 2 and cards[0].points == cards[1].points
        wants_split = twins and self.book.splits[WIDE * rank_of(cards[0]) + up]
        if Action.NO_SURRENDER in legal:
            splittable = wants_split and self.rules.max_hands > 1 and self.pair(cards)
            return Action.SURRENDER if code == SURRENDER and not splittable else Action.NO_SURRENDER
        if Action.SPLIT in legal and wants_split:
            return Action.SPLIT
        return {HIT: Action.HIT, DOUBLE: Action.DOUBLE, SURRENDER: Action.SURRENDER}.get(code, Action.STAND)

    def pair(self, cards: tuple[Card, ...]) -> bool:
        return self.rules.split_on.value == "value" or cards[0].rank is cards[1].rank

    def code(self, cards: tuple[Card, ...], up: int, *, split_rank: int | None) -> int:
        hand = self.places[key_of_cards(cards)]
        if split_rank is None:
            return int(self.book.first[WIDE * hand + up])
        return int(self.book.after[self.book.size * split_rank + WIDE * hand + up])
