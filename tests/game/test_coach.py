"""The coach knows what a player may know, and nothing else."""

from __future__ import annotations

import json
import random
from dataclasses import replace

import pytest

from bjdesk import cli_odds
from bjdesk.engine.actions import Action
from bjdesk.engine.cards import PACK
from bjdesk.engine.notation import cards_text, parse_cards
from bjdesk.engine.observe import observe
from bjdesk.engine.play import play
from bjdesk.engine.presets import PRESETS, rules_named
from bjdesk.engine.rules import Shuffle, Surrender, options_of
from bjdesk.game import coach, valuing
from bjdesk.game.commands import Act
from bjdesk.game.store import rounds, worth
from bjdesk.game.verify import Fault, findings
from tests.support.game import ALL_PRESETS, bet_and_deal, do, keep_funded, play_out, playing, table_at
from tests.support.rounds import step_of


def asked(rules, boxes, dealer, following=""):
    step = step_of(rules_named(rules) if isinstance(rules, str) else rules, boxes, dealer, following, bet=1_000)
    return step.round


def question(round_, earlier=()):
    found = coach.question_of(round_.rules, observe(round_), earlier)
    assert found is not None
    return found


def told_by_command(question):
    """What `bjdesk odds` says of the same cards."""
    case = {
        "rules": options_of(question.rules),
        "player": cards_text(question.player),
        "dealer": cards_text((question.up,)),
        "seen": cards_text(question.seen),
        "split_hand": question.split_hand,
        "insured": question.insured,
    }
    return cli_odds.answer_line(json.dumps(case).encode())


def decisions(rules_name, *, wanted, seed=1):
    """Decisions of rounds played at random on all boxes."""
    table, chance, found = table_at(seed=seed, rules=rules_name), random.Random(seed), 0
    boxes = table.view.rules.boxes
    while found < wanted:
        keep_funded(table)
        bet_and_deal(table, boxes=boxes)
        while playing(table) and found < wanted:
            view = table.view
            yield coach.question_of(view.rules, view.observation, view.earlier), view
            found += 1
            do(table, Act(chance.choice(view.observation.legal)))
        play_out(table)


@pytest.mark.parametrize("name", ALL_PRESETS)
def test_it_speaks_of_exactly_what_is_legal(name):
    for one, view in decisions(name, wanted=12):
        advice = coach.advice_on(one)
        assert {action for action, _ in advice.worth} == set(view.observation.legal)
        values = [value for _, value in advice.worth]
        assert values == sorted(values, reverse=True)
        assert advice.cost(advice.best) == 0
        assert sum(advice.dealer) == pytest.approx(1)


@pytest.mark.parametrize("name", ALL_PRESETS)
def test_its_values_are_those_of_the_command_line(name):
    compared = 0
    for one, _ in decisions(name, wanted=15, seed=7):
        if one.hands > 2 or Action.STAND not in one.legal:
            continue
        told = told_by_command(one)
        if "after_look" in told:
            told = told["after_look"]
        for action, value in coach.advice_on(one).worth:
            assert told["ev"][action.value] == pytest.approx(value, abs=1e-12), (name, one, action)
        compared += 1
    assert compared >= 5


def test_insurance_is_the_whole_box_with_the_wager_and_without():
    one = question(asked("single-deck", "Th 6c", "As 7d"))
    advice = dict(coach.advice_on(one).worth)
    told = told_by_command(one)
    natural = (2 * told["insurance"] + 1) / 3
    best = max(told["ev"].values())
    assert advice[Action.NO_INSURANCE] == pytest.approx((1 - natural) * best - natural)
    assert advice[Action.INSURANCE] - advice[Action.NO_INSURANCE] == pytest.approx(told["insurance"])
    assert coach.advice_on(one).dealer[5] == pytest.approx(natural)


def test_what_insurance_takes_away_is_part_of_its_price():
    keeps = replace(PRESETS["classic"], insurance_ends_options=False)
    ends = replace(PRESETS["classic"], insurance_ends_options=True)
    cost = [coach.advice_on(question(asked(rules, "8h 8c", "As 7d"))).cost(Action.INSURANCE) for rules in (keeps, ends)]
    assert cost[1] > cost[0]


def test_even_money_is_worth_the_wager():
    name = next(name for name in ALL_PRESETS if PRESETS[name].even_money)
    one = question(asked(name, "Ah Kc", "As 7d"))
    advice = dict(coach.advice_on(one).worth)
    assert advice[Action.EVEN_MONEY] == 1
    assert advice[Action.NO_EVEN_MONEY] == pytest.approx(told_by_command(one)["ev"]["no-even-money"])


def test_early_surrender_is_asked_before_the_look():
    rules = replace(PRESETS["classic"], surrender=Surrender.EARLY)
    one = question(asked(rules, "Th 6c", "Ts 7d"))
    advice, told = dict(coach.advice_on(one).worth), told_by_command(one)
    assert advice[Action.SURRENDER] == -0.5
    assert advice[Action.NO_SURRENDER] == pytest.approx(told["ev"]["no-surrender"])


def test_a_purse_that_can_t_raise_counts_no_raise_to_come():
    rich = question(asked("single-deck", "5h 6c", "As 7d"))
    poor = replace(rich, purse=1)
    assert (
        dict(coach.advice_on(poor).worth)[Action.NO_INSURANCE] < dict(coach.advice_on(rich).worth)[Action.NO_INSURANCE]
    )


@pytest.mark.parametrize("name", [name for name in ALL_PRESETS if PRESETS[name].hole_card.value != "european"])
def test_the_hole_card_never_changes_a_value(name):
    """Another card under the dealer's: the same question, so the same answer."""
    boxes, up = "8h 8c", "6s"
    holes = ("Td", "2d", "9c", "5c", "Ah")
    questions = [question(asked(name, boxes, f"{up} {hole}", "3h 4h 5h 6h 7h")) for hole in holes]
    assert len(set(questions)) == 1
    assert not {parse_cards(hole)[0] for hole in holes} & set(questions[0].seen)


def test_other_boxes_and_other_hands_count_as_seen():
    round_ = asked("classic", "8h 8c / Ts 9h", "6s Td", "2d 3d 4d 5d")
    assert set(question(round_).seen) == set(parse_cards("Ts 9h"))
    split = play(round_, Action.SPLIT).round
    one = question(split)
    assert one.split_hand
    assert one.hands == 2
    assert parse_cards("8c")[0] in one.seen
    assert one.player[0] == parse_cards("8h")[0]


def test_earlier_cards_of_a_lasting_shoe_count_as_seen_until_they_are_shuffled_in_again():
    round_ = asked("classic", "8h 7c", "6s Td", "2h 2d")
    earlier = parse_cards("Tc Tc Ts Ts Th")
    assert set(earlier) <= set(question(round_, earlier).seen)
    assert coach.advice_on(question(round_, earlier)) != coach.advice_on(question(round_))
    through = replace(observe(round_), cards_left=0)
    assert not set(earlier) & set(coach.question_of(round_.rules, through, earlier).seen)


def test_the_table_knows_the_cards_of_its_shoe_s_earlier_rounds_after_a_restart_too(tmp_path):
    name = next(name for name in ALL_PRESETS if PRESETS[name].shuffle is Shuffle.CUT_CARD)
    table, lain = table_at(tmp_path / "t.sqlite", rules=name), []
    for _ in range(3):
        bet_and_deal(table)
        assert sorted(cards_text(table.view.earlier).split()) == sorted(lain)
        play_out(table)
        seen = table.view.observation
        hands = [seen.dealer, *(hand for box in seen.boxes for hand in box.hands)]
        lain += [word for hand in hands for word in cards_text(hand.cards).split() if word != "??"]
    while not playing(table):
        bet_and_deal(table)
        if not playing(table):
            pytest.fail("the seed deals a natural here")
    before = table.view.earlier
    table.close()
    again = table_at(tmp_path / "t.sqlite")
    assert again.view.earlier == before
    again.close()


def test_a_question_and_its_answer_survive_the_way_to_the_worker():
    one = question(asked("vegas", "8h 8c", "6s Td"))
    told = json.loads(json.dumps(coach.question_told(one, options_of(one.rules))))
    assert coach.question_heard(told) == one
    advice = coach.advice_on(one)
    assert coach.advice_heard(json.loads(json.dumps(coach.advice_told(advice)))) == advice


def test_too_few_cards_left_have_no_value():
    rules = replace(PRESETS["single-deck"], shuffle=Shuffle.CUT_CARD, penetration=0.95)
    round_ = asked(rules, "8h 7c", "6s Td", "2h 2d")
    out = set(parse_cards("8h 7c 6s Td"))
    assert coach.advice_on(question(round_, [card for card in PACK if card not in out][:44])) is None


# ---------------------------------------------------------------- the records


def play_valued(table, many, chance, *, boxes):
    for _ in range(many):
        keep_funded(table)
        bet_and_deal(table, boxes=boxes)
        play_out(table, chance.choice)
        for one in table.valuing.take():
            table.valuing.valued(one, coach.advice_on(one.question))


@pytest.mark.parametrize("name, boxes", [("classic", 2), ("single-deck", 1), ("european", 1)])
def test_the_worth_of_two_hundred_rounds_is_what_is_worked_out_again(name, boxes):
    table = table_at(seed=11, rules=name)
    play_valued(table, 67, random.Random(3), boxes=min(boxes, table.view.rules.boxes))
    table.valuing.write_rest()
    rows = 0
    for stored in rounds.after(table.database, 0, 100):
        again = [
            valuing.row_of(one, coach.advice_on(one.question)) for one in valuing.decisions_of(table.database, stored)
        ]
        assert list(worth.of_round(table.database, stored.opening.number)) == again
        rows += len(again)
    assert rows >= 67
    assert not table.valuing.missing()


def test_worth_is_written_with_the_next_step_and_lies_outside_the_hashes(tmp_path):
    table = table_at(tmp_path / "t.sqlite", seed=5)
    play_valued(table, 3, random.Random(2), boxes=1)
    held = table.database.value("SELECT count(*) FROM worth")
    play_valued(table, 1, random.Random(2), boxes=1)
    assert table.database.value("SELECT count(*) FROM worth") > held
    table.close()
    again = table_at(tmp_path / "t.sqlite")
    assert not again.valuing.missing(), "closing wrote the rest"
    with again.database.transaction():
        again.database.run("DELETE FROM worth WHERE round = 2")
    assert {one.round for one in again.valuing.missing()} == {2}
    assert {found.fault for found in findings(again.database)} == {Fault.DERIVED}, "no seal covers what it was worth"
    again.close()


def test_what_nobody_valued_is_found_at_the_next_start():
    table = table_at(seed=5)
    play_valued(table, 2, random.Random(2), boxes=1)
    bet_and_deal(table)
    play_out(table)
    left = table.valuing.take()
    table.valuing.write_rest()
    assert left
    assert table.valuing.missing() == left
