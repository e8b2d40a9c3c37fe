"""The facts of the rule texts that the presets come from: each is said by its preset's text, with its figure.

The text's sentences hang on tests that prove them (`tests/ui/test_rule_proofs.py`); what a preset has not is not said.
"""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint

from bjdesk.engine.presets import PRESETS
from bjdesk.ui.panels.money_label import Purse
from bjdesk.ui.rule_text import rule_sections
from tests.support.game import table_at
from tests.support.windows import open_window

pytestmark = pytest.mark.gui

EVERYWHERE = """
aim.dealer aim.bust aim.blackjack values.pips values.ace values.soft values.hard values.suits course.deal
course.blackjack course.balance course.results dealer.needs dealer.bust dealer.no-choice hit.card stand.keep double.how
split.how split.not-blackjack split.aces-one-card split.shown pay.blackjack=3 pay.win limit.least limit.most
limit.chips betting.bounds betting.shown betting.missing betting.rests button.clear button.undo button.double-bet
button.deal button.rebet button.rebet-and-deal button.rebuy button.rules button.gamelogs button.version
button.exit-game kept.saved kept.waits kept.finished kept.no-rebet house.play-money house.cashier house.same-odds
house.order
"""
SAID = {
    "single-deck": """
        aim.tie-push aim.naturals-push shoe.packs=1 shoe.every-round shoe.boxes=1 deal.players-first deal.face-down
        deal.look dealer.soft-17 double.nine double.nine-soft double.after-split split.value split.hands=2
        split.at-once surrender.none insurance.ace insurance.price insurance.lost-look insurance.no-blackjack
        limit.least=1 limit.most=500 betting.chip
    """,
    "american": """
        aim.tie-push aim.naturals-push shoe.packs=4 shoe.every-round shoe.boxes=3 deal.players-first deal.look
        dealer.every-17 double.any double.after-split split.value split.hands=2 split.at-once course.boxes-and-hands
        insurance.ace insurance.price insurance.lost-look insurance.blackjack course.insurance course.look
        pay.insurance=2 pay.tie betting.box
    """,
    "eight-deck": """
        aim.tie-push shoe.packs=8 shoe.every-round shoe.boxes=1 deal.no-look deal.takes-all dealer.every-17 double.any
        double.after-split split.value split.hands=2 split.in-turn surrender.none insurance.ace insurance.no-blackjack
        insurance.ends-both insurance.lost-end even-money.offer even-money.no pay.even-money=1 course.dealer-turns
    """,
    "classic": """
        aim.tie-push shoe.packs=6 shoe.cut-card=75 deal.in-turn deal.look dealer.every-17 double.any
        double.after-split split.value split.hands=4 surrender.first surrender.looked insurance.ace even-money.offer
        shoe.boxes=7 seats.who seats.change
    """,
    "european": """
        aim.tie-push shoe.packs=6 deal.in-turn-one deal.european deal.takes-all dealer.every-17 double.nine-hard
        double.after-split split.hands=4 surrender.none insurance.ace insurance.no-blackjack course.dealer-takes
    """,
    "krog": """
        aim.tie-house aim.naturals-push pay.tie shoe.packs=6 shoe.every-round deal.european double.nine-hard
        double.not-after-split split.rank split.hands=2 surrender.none insurance.none
    """,
    "vegas": """
        aim.tie-push shoe.packs=6 shoe.cut-card=75 deal.look dealer.soft-17 double.any double.after-split
        split.hands=4 surrender.looked insurance.ace even-money.offer shoe.boxes=3
    """,
}
UNSAID = {
    "single-deck": "deal.takes-all even-money.offer surrender.first split.aces-again charlie.wins seats.who",
    "american": "even-money.offer surrender.first split.aces-again insurance.no-blackjack charlie.wins",
    "eight-deck": "deal.look insurance.lost-look insurance.still-both split.at-once surrender.first charlie.wins",
    "classic": "deal.takes-all split.aces-again insurance.ends-both charlie.wins",
    "european": "deal.face-down even-money.offer surrender.first charlie.wins",
    "krog": "insurance.price pay.insurance even-money.offer split.value aim.tie-push charlie.wins",
    "vegas": "deal.takes-all split.aces-again insurance.ends-both charlie.wins",
}


def told(preset):
    sections = rule_sections(PRESETS[preset])
    lines = {line.key: line.text for section in sections for line in section.sentences}
    return lines | {row.key: row.value for section in sections for row in section.rows}


@pytest.mark.parametrize("preset", PRESETS)
def test_every_fact_of_the_text_that_a_preset_comes_from_is_said_with_its_figure(qapp, preset):
    lines = told(preset)
    for fact in (EVERYWHERE + SAID[preset]).split():
        key, _, figure = fact.partition("=")
        assert key in lines, key
        assert figure in lines[key], (key, lines[key])


@pytest.mark.parametrize("preset", PRESETS)
def test_what_a_preset_does_not_have_is_not_said(qapp, preset):
    assert told(preset).keys() & set(UNSAID[preset].split()) == set()


def test_min_and_max_stand_at_the_top_left_and_the_money_at_the_lower_left(qtbot):
    window = open_window(qtbot, table_at(rules="classic"))
    sign = window.felt.buttons.sign
    corner = sign.mapTo(window, QPoint(0, 0))
    assert corner.x() + sign.width() < window.width() / 4
    assert corner.y() + sign.height() < window.height() / 4
    places = [window.bar.labels[purse].mapTo(window, QPoint(0, 0)) for purse in Purse]
    assert [place.x() for place in places] == sorted(place.x() for place in places)
    assert all(place.y() > 0.9 * window.height() for place in places)
    assert places[-1].x() < window.width() / 2
