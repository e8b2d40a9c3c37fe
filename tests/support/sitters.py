"""Computer players for tests: a simple way to play that needs no working out."""

from __future__ import annotations

from bjdesk.engine.actions import Action


class Simple:
    """Says no to every question, doubles eleven, splits eights, draws below 17."""

    def action(self, hand, up, legal):
        points = sum(card.points for card in hand)
        for no in (Action.NO_INSURANCE, Action.NO_EVEN_MONEY, Action.NO_SURRENDER):
            if no in legal:
                return no
        if points == 16 and Action.SPLIT in legal:
            return Action.SPLIT
        if points == 11 and Action.DOUBLE in legal:
            return Action.DOUBLE
        return Action.HIT if points < 17 and Action.HIT in legal else Action.STAND


class SimpleCharts:
    """Stands for `Charts`; always ready."""

    def prepare(self, rules):
        pass

    def ready(self, rules):
        return True

    def get(self, rules):
        return Simple()

    def close(self):
        pass
