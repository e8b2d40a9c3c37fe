"""Each number of the statistics, against the same number computed the long way round."""

from __future__ import annotations

import math
import random
import statistics as stdlib
from collections import Counter
from itertools import pairwise

import pytest

from bjdesk.game.commands import AddChip, CashOut, DealCards, PayInGuest, TakeSeat
from bjdesk.game.faults import StoreError
from bjdesk.game.seats import guest
from bjdesk.game.statistics import Statistics
from bjdesk.game.statistics_course import PAUSE, CourseSum, Fall, Stretch, distribution
from bjdesk.game.statistics_returns import LEAST, Sums
from bjdesk.game.statistics_spans import MOST, SETTLING, Spans, read_span, read_valued
from bjdesk.game.store.database import MEMORY, Database
from tests.support.digests import START, add_round, filled, move
from tests.support.game import do, play_out, play_rounds, table_at


def summed(db, owner="player"):
    made = Statistics(db, owner)
    made.refresh()
    bring(made)
    return made


def bring(made):
    for steps in (made.course_steps(), made.valued_steps()):
        done = list(steps)
        assert done == sorted(done)
        assert all(0 <= share <= 100 for share in done)


def empty():
    db = Database(MEMORY)
    db.open(START)
    return db


def with_nets(*nets):
    db = empty()
    with db.transaction():
        db.run("INSERT INTO rule_set SELECT 1, 'x', '{}', ''")
        for number, net in enumerate(nets, start=1):
            add_round(db, number, net)
    return db


def course_of(*nets, piece=7):
    made, rounds = CourseSum(), range(1, len(nets) + 1)
    for start in range(0, len(nets), piece):
        part = slice(start, start + piece)
        made.add(rounds[part], nets[part], [10 * number for number in rounds[part]])
    return made.course


# ---------------------------------------------------------------- streaks, falls, pace


def longest_run(nets, sign):
    best = run = 0
    for net in nets:
        if net:
            run = run + 1 if net * sign > 0 else 0
            best = max(best, run)
    return best


def deepest_fall(nets):
    sums = [0]
    for net in nets:
        sums.append(sums[-1] + net)
    return max(sums[i] - sums[j] for i in range(len(sums)) for j in range(i, len(sums)))


def longest_below(nets):
    best = run = total = top = 0
    for net in nets:
        total += net
        run = run + 1 if total < top else 0
        top = max(top, total)
        best = max(best, run)
    return best


@pytest.mark.parametrize("seed", range(20))
def test_streaks_and_falls_are_those_that_a_plain_walk_finds(seed):
    rand = random.Random(seed)
    nets = [rand.choice((-1_000, -500, 0, 500, 1_000, 1_500)) for _ in range(rand.randint(1, 60))]
    course = course_of(*nets, piece=rand.randint(1, 20))
    assert course.won_in_a_row.rounds == longest_run(nets, 1)
    assert course.lost_in_a_row.rounds == longest_run(nets, -1)
    assert course.deepest.amount == deepest_fall(nets)
    assert course.longest.rounds == longest_below(nets)
    assert (course.rounds, course.net) == (len(nets), sum(nets))
    assert (course.won, course.lost, course.even) == tuple(
        sum(1 for net in nets if (net > 0) - (net < 0) == sign) for sign in (1, -1, 0)
    )


def test_a_streak_tells_its_rounds_and_an_even_round_neither_breaks_it_nor_counts():
    course = course_of(5, -5, 5, 0, 5, 5, -5, piece=3)
    assert course.won_in_a_row == Stretch(3, 3, 6)
    assert course.lost_in_a_row == Stretch(1, 2, 2)


def test_a_fall_tells_from_where_to_where():
    course = course_of(10, 20, -5, -10, 3, -20, 40, piece=2)
    assert course.deepest == Fall(32, 2, 6)
    assert course.longest == Stretch(4, 3, 6)


def test_a_fall_from_the_first_round_on_begins_before_it():
    assert course_of(-10, 5).deepest == Fall(10, 0, 1)


def test_a_drawdown_that_is_not_over_counts_too():
    assert course_of(10, -1, -1, -1, piece=2).longest == Stretch(3, 2, 4)


def test_best_and_worst_round_are_the_first_of_their_size():
    course = course_of(5, 9, -7, 9, -7, piece=2)
    assert (course.best, course.worst) == ((9, 2), (-7, 3))
    assert course_of(-1, 0).best is None
    assert course_of(1, 0).worst is None


def test_pauses_are_no_time_at_the_table():
    made = CourseSum()
    made.add([1, 2, 3], [0, 0, 0], [0, 20, 60])
    made.add([4, 5], [0, 0], [60 + PAUSE + 1, 60 + PAUSE + 41])
    course = made.course
    assert (course.paced, course.seconds, course.pauses) == (3, 100, 1)
    assert course.rounds_per_hour == pytest.approx(3 * 36)


def test_a_clock_that_was_set_back_gives_a_pause():
    made = CourseSum()
    made.add([1, 2, 3], [0, 0, 0], [1_000, 500, 530])
    assert (made.course.seconds, made.course.pauses) == (30, 1)


def test_without_rounds_nothing_is_known():
    made = CourseSum()
    made.add([], [], [])
    assert made.course.rounds == 0
    assert made.course.rounds_per_hour is None
    assert course_of(5).rounds_per_hour is None


# ---------------------------------------------------------------- how often each result came


@pytest.mark.parametrize("seed", range(10))
def test_every_round_stands_in_one_bar_with_its_sign(seed):
    rand = random.Random(seed)
    results = Counter(rand.choice((-1, 0, 1, 1.5)) * rand.choice((5, 100, 2_500, 33)) // 1 for _ in range(400))
    results = Counter({int(net): rounds for net, rounds in results.items()})
    width, bars = distribution(results)
    assert sum(bar.rounds for bar in bars) == 400
    assert [bar.place for bar in bars] == sorted({bar.place for bar in bars})
    for bar in bars:
        assert bar.rounds == sum(rounds for net, rounds in results.items() if bar.low <= net <= bar.high)
        assert (bar.low > 0) - (bar.high < 0) == (bar.place > 0) - (bar.place < 0)
        if not bar.more:
            assert bar.high - bar.low < width
    assert len(bars) <= 41


def test_bars_are_as_wide_as_the_chips_ask_for():
    width, bars = distribution({-1_000: 5, 0: 1, 500: 2, 1_500: 1})
    assert width == 500
    assert [bar.place for bar in bars] == [-2, 0, 1, 3]


def test_a_few_results_far_out_lie_in_the_outermost_bar():
    width, bars = distribution({100: 600, -100: 600, 1_000_000: 1})
    assert width == 100
    assert (bars[-1].high, bars[-1].more, bars[-1].rounds) == (1_000_000, True, 601)


def test_no_round_makes_no_bar():
    assert distribution({}) == (0, ())


def test_even_rounds_alone_make_one_bar():
    assert [bar.rounds for bar in distribution({0: 7})[1]] == [7]


# ---------------------------------------------------------------- spans


def test_no_extreme_is_lost_however_many_rounds():
    db = filled(3_000)
    made = summed(db)
    spans = made.balance.spans
    assert len(spans) <= MOST
    assert made.balance.width == 8
    lows = dict(db.rows("SELECT round / 8, min(balance) FROM digest GROUP BY 1"))
    highs = dict(db.rows("SELECT round / 8, max(balance) FROM digest GROUP BY 1"))
    assert {span.first // 8: span.low for span in spans} == lows
    assert {span.first // 8: span.high for span in spans} == highs
    assert sum(span.net for span in spans) == db.value("SELECT sum(net) FROM digest")
    assert spans[-1].balance == db.value("SELECT balance FROM digest WHERE round = 3000")


def test_few_rounds_are_a_span_each():
    made = summed(filled(MOST - 1))
    assert [(span.first, span.last) for span in made.balance.spans] == [(n, n) for n in range(1, MOST)]


def test_round_after_round_gives_the_same_as_all_at_once():
    whole, db = filled(1_500, seed=7), filled(0)
    db.run("INSERT INTO rule_set SELECT 9, 'x', '{}', ''")
    rows = whole.rows("SELECT * FROM digest ORDER BY round")
    made = Statistics(db)
    for start in range(0, 1_500, 311):
        for row in rows[start : start + 311]:
            db.run(f"INSERT INTO digest VALUES ({', '.join('?' * len(row))})", *row)
        made.refresh()
        bring(made)
    at_once = summed(whole)
    assert made.balance.spans == at_once.balance.spans
    assert [(one.first, one.rounds, one.paid, one.low, one.high) for one in made.valued.spans] == [
        (one.first, one.rounds, one.paid, one.low, one.high) for one in at_once.valued.spans
    ]
    assert made.course == at_once.course
    assert made.valued.whole.worth == pytest.approx(at_once.valued.whole.worth)
    assert {one.rule_set: one.sums.net for one in made.returns} == {
        one.rule_set: one.sums.net for one in at_once.returns
    }


def test_what_is_valued_a_little_later_is_counted_then():
    db = with_nets(*[100] * 2_000)
    made = summed(db)
    assert made.valued.whole is None
    db.run("UPDATE digest SET expected = 40, cost = 0 WHERE round > ?", 2_000 - SETTLING)
    add_round(db, 2_001, 100)
    made.refresh()
    bring(made)
    assert made.valued.whole.rounds == SETTLING
    assert made.valued.whole.worth == 40 * SETTLING


def test_finer_spans_take_the_place_of_coarse_ones():
    made = summed(filled(6_000))
    coarse, fine = made.balance.spans, made.balance.closer(3_000, 3_400)
    assert made.balance.width == 16
    assert {span.last - span.first for span in fine if 3_000 <= span.first <= 3_400} == {0}
    assert [span.first for span in fine] == sorted(span.first for span in fine)
    assert sum(span.rounds for span in fine) == sum(span.rounds for span in coarse) == 6_000
    assert all(after.first == before.last + 1 for before, after in pairwise(fine))


def test_a_person_without_rounds_has_no_spans():
    made = summed(filled(50), "guest:Ann")
    assert (made.balance.spans, made.valued.whole, made.last, made.fields) == ((), None, 0, {})


def test_a_guest_without_rounds_is_nobody_yet():
    table = table_at(rules="american", seed=2)
    do(table, TakeSeat(1, guest("Ann")))
    do(table, PayInGuest("Ann", 50_000))
    assert Statistics(table.database).persons() == ("player",)


def test_a_file_with_fewer_rounds_than_before_is_read_anew():
    db = filled(1_000)
    made = summed(db)
    db.run("DELETE FROM digest WHERE round > 10")
    made.refresh()
    bring(made)
    assert made.course == summed(db).course
    assert made.balance.spans[-1].last == 10
    assert made.balance.width == 1


def test_what_can_not_be_read_is_said():
    db = filled(3)
    db.close()
    with pytest.raises(StoreError):
        Statistics(db).refresh()


# ---------------------------------------------------------------- luck and skill


def test_the_two_lines_and_the_band_are_plain_sums_over_the_valued_rounds():
    db = filled(400, valued=0.6)
    rows = db.rows("SELECT net, expected, cost, bet FROM digest WHERE expected IS NOT NULL ORDER BY round")
    whole = summed(db).valued.whole
    paid = [net for net, *_ in rows]
    assert whole.rounds == len(rows)
    assert whole.paid == sum(paid)
    assert whole.worth == pytest.approx(math.fsum(expected for _, expected, *_ in rows))
    assert whole.cost == pytest.approx(math.fsum(cost for *_, cost, _ in rows))
    assert whole.costly == sum(cost > 0 for *_, cost, _ in rows)
    assert whole.bet == sum(bet for *_, bet in rows)
    spread = math.fsum((net - expected) ** 2 for net, expected, *_ in rows)
    assert whole.band == pytest.approx(2 * math.sqrt(spread))
    sums = [sum(paid[: end + 1]) for end in range(len(paid))]
    assert (whole.low, whole.high) == (min(sums), max(sums))


def test_the_band_holds_chance_as_often_as_two_deviations_do():
    inside = 0
    for seed in range(300):
        rand, spread, luck = random.Random(seed), 0.0, 0.0
        for _ in range(200):
            bet = rand.choice((100, 500))
            drawn = bet * rand.choice((-1.0, -1.0, 0.0, 2.0))
            luck, spread = luck + drawn, spread + drawn**2
        inside += abs(luck) <= 2 * math.sqrt(spread)
    assert 0.92 <= inside / 300 <= 0.985  # 0.954, and three standard errors of 300 trials


def test_extremes_within_a_span_are_counted_from_before_its_first_round():
    db = with_nets(-300, 500, -100, 50)
    db.run("UPDATE digest SET expected = 0, cost = 0")
    one = read_valued(db, "player", 1, 3)
    two = read_valued(db, "player", 3, 5)
    assert (one.low, one.high, two.low, two.high) == (-300, 200, -100, -50)
    both = one.with_next(two)
    assert both == read_valued(db, "player", 1, 5)


def test_spans_of_no_rounds_are_none():
    db = empty()
    assert read_span(db, "player", 0, 10) is None
    assert read_valued(db, "player", 0, 10) is None
    assert Spans(lambda first, end: None).whole is None


# ---------------------------------------------------------------- what came back


def sums_of(pairs):
    made = Sums()
    for staked, net in pairs:
        made = made.with_more(
            Sums(1, staked, staked, net, float(net * net), float(net * staked), float(staked * staked))
        )
    return made


def test_the_interval_is_that_of_a_ratio_of_two_means():
    rand = random.Random(5)
    pairs = [(bet := rand.choice((100, 500, 2_500)), round(bet * rand.choice((-1, -1, 0, 1, 1.5)))) for _ in range(200)]
    sums = sums_of(pairs)
    ratio = sum(net for _, net in pairs) / sum(staked for staked, _ in pairs)
    residuals = [net - ratio * staked for staked, net in pairs]
    mean_stake = stdlib.fmean(staked for staked, _ in pairs)
    error = math.sqrt(sum(one**2 for one in residuals) / (len(pairs) - 1) / len(pairs)) / mean_stake
    half = stdlib.NormalDist().inv_cdf(0.975) * error
    assert sums.returned == pytest.approx(1 + ratio)
    assert sums.interval == pytest.approx((1 + ratio - half, 1 + ratio + half), rel=1e-6)


def test_the_interval_holds_the_true_return_as_often_as_it_says():
    inside = 0
    for seed in range(300):
        rand = random.Random(seed)
        bets = [rand.choice((100, 100, 1_000)) for _ in range(300)]
        low, high = sums_of([(bet, bet * rand.choice((-1, -1, 1, 1, 0))) for bet in bets]).interval
        inside += low <= 1.0 <= high
    assert 0.90 <= inside / 300 <= 0.985


def test_few_rounds_have_no_interval():
    assert sums_of([(100, 100)] * (LEAST - 1)).interval is None
    assert sums_of([(100, 100)] * LEAST).interval == (2.0, 2.0)


def test_returns_are_told_by_rule_set_the_most_played_first():
    db = filled(500, sets=3)
    returns = summed(db).returns
    told = {one.name: (one.sums.rounds, one.sums.staked, one.sums.net) for one in returns}
    wanted = db.rows(
        "SELECT name, count(*), sum(staked), sum(net) FROM digest JOIN rule_set ON id = rule_set GROUP BY rule_set"
    )
    assert told == {name: tuple(rest) for name, *rest in wanted}
    assert [one.sums.rounds for one in returns] == sorted((one.sums.rounds for one in returns), reverse=True)
    assert returns[0].rules.decks == 1


# ---------------------------------------------------------------- hands and money


def test_fields_are_the_hands_of_the_records():
    table = table_at(rules="american", seed=5)
    play_rounds(table, 60, random.Random(5), boxes=2)
    fields = summed(table.database).fields.values()
    hands = [hand for record in table.rounds_page(None, 999) for box in record.boxes for hand in box.hands]
    assert sum(field.hands for field in fields) == len(hands)
    won = {"natural", "win", "even-money", "charlie"}
    assert sum(field.won for field in fields) == sum(hand.outcome.value in won for hand in hands)
    assert sum(field.pushed for field in fields) == sum(hand.outcome.value == "push" for hand in hands)
    assert all(field.lost == field.hands - field.won - field.pushed for field in fields)
    assert sum(field.wagered for field in fields) == sum(hand.wager for hand in hands)
    assert sum(field.net for field in fields) == sum(hand.paid - hand.wager for hand in hands)


def test_money_from_the_wallet_and_back_is_told_with_its_round():
    table, rand = table_at(rules="american", seed=3), random.Random(3)
    play_rounds(table, 5, rand)
    do(table, CashOut(10_000))
    made = summed(table.database)
    assert [(one.amount, one.after) for one in made.moves] == [(100_000, 0), (-10_000, 5)]
    do(table, CashOut(5_000))
    play_rounds(table, 20, rand, boxes=3)
    made.refresh()
    bring(made)
    assert [one.amount for one in made.moves][:3] == [100_000, -10_000, -5_000]
    assert made.course.net == sum(record.net for record in table.rounds_page(None, 99))
    assert sum(one.amount for one in made.moves) + made.course.net == table.view.balance
    assert made.balance.spans[-1].balance == table.view.balance


def test_a_guest_has_statistics_of_her_own():
    table, rand = table_at(rules="american", seed=2), random.Random(2)
    do(table, TakeSeat(1, guest("Ann")))
    do(table, PayInGuest("Ann", 50_000))
    for _ in range(4):
        do(table, AddChip(0, 500))
        do(table, AddChip(1, 500))
        do(table, DealCards())
        play_out(table, rand.choice)
        table.shown()
    mine = summed(table.database)
    made = mine.of("guest:Ann")
    made.refresh()
    bring(made)
    assert mine.persons() == ("player", "guest:Ann")
    assert (made.of("player"), mine.of("guest:Ann")) == (mine, made)
    assert made.course.rounds == 4
    assert made.balance.spans[-1].balance == table.view.guests_balance("Ann")
    assert sum(one.amount for one in made.moves) + made.course.net == made.balance.spans[-1].balance


def test_the_balance_is_what_came_in_and_what_was_won():
    made = summed(filled(2_000, seed=11))
    before = [one for one in made.moves if one.after < 2_000]
    assert sum(one.amount for one in before) + made.course.net == made.balance.spans[-1].balance
    assert any(one.amount < 0 for one in before)


def test_moves_come_in_their_order():
    db = filled(0)
    with db.transaction():
        gift = "INSERT INTO transfer VALUES (1, 'bank', 'wallet', 9000, 'gift', NULL, NULL, NULL, ?, '')"
        db.run(gift, START.isoformat())
        for amount in (3_000, -1_000, 500):
            move(db, amount, 1_767_225_600)
    made = summed(db)
    assert [one.amount for one in made.moves] == [3_000, -1_000, 500]
    assert {one.at for one in made.moves} == {1_767_225_600}
