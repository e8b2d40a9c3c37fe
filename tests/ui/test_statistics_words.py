from __future__ import annotations

import csv
import io
from datetime import UTC, datetime

import pytest
from PySide6.QtCore import QDateTime, QLocale
from PySide6.QtGui import QColor

from bjdesk.game.statistics import Statistics
from bjdesk.game.statistics_course import Course
from bjdesk.game.statistics_tally import Field, Move
from bjdesk.ui.models.statistics import Column, Figure, Kind, Table
from bjdesk.ui.panels.statistics import tables, words
from bjdesk.ui.panels.statistics.axes import TimeAxis, count_axis, money_axis, nice_step
from bjdesk.ui.panels.statistics.export import csv_of
from bjdesk.ui.panels.statistics.heat import HeatMap, Measure, _luminance
from bjdesk.ui.panels.statistics.inks import inks
from bjdesk.ui.panels.statistics.lines import Mark, Style, bunched
from bjdesk.ui.theme import HIGH_CONTRAST, LIGHT, NORMAL
from tests.support.digests import filled
from tests.support.languages import CODES, speaking

pytestmark = pytest.mark.gui


@pytest.fixture
def locale():
    before = QLocale()
    yield lambda name: QLocale.setDefault(QLocale(name))
    QLocale.setDefault(before)


def summed(rounds):
    made = Statistics(filled(rounds))
    made.refresh()
    assert [*made.course_steps(), *made.valued_steps()]
    return made


# ---------------------------------------------------------------- axes


@pytest.mark.parametrize("least, step", [(1, 1), (1.1, 2), (3, 5), (7, 10), (0.03, 0.05), (11, 20), (100, 100)])
def test_steps_are_round_and_no_smaller_than_asked_for(least, step):
    assert nice_step(least) == pytest.approx(step)


def test_ticks_of_money_are_round_amounts_in_the_players_language(qtbot, locale):
    axis = money_axis()
    [(step, values)] = axis.tickValues(-12_345, 98_765, 300)
    assert values == [step * place for place in range(round(values[0] / step), round(values[-1] / step) + 1)]
    locale("sv_SE")
    assert axis.tickStrings([-250_000, 1_000_050], 1, step) == ["−2\xa0500", "10\xa0000,50"]
    locale("en_US")
    assert axis.tickStrings([-250_000, 1_000_050], 1, step) == ["−2,500", "10,000.50"]


def test_ticks_of_rounds_are_whole(qtbot):
    axis = count_axis()
    assert axis.tickValues(0, 1, 900) == [(1, [0, 1])]
    assert axis.tickValues(5, 5, 900) == []


@pytest.mark.parametrize(
    "days, first, second",
    [
        (0.0045, "11:30", "11:31"),
        (0.009, "11:30", "11:32"),
        (0.2, "12:00", "13:00"),
        (3, "12:00", "2 Mar"),
        (20, "2 Mar", "9 Mar"),
        (300, "May 2026", "Jul 2026"),
        (4_000, "2028", "2030"),
    ],
)
def test_ticks_of_time_are_full_hours_days_months_and_years(qtbot, locale, days, first, second):
    locale("en_GB")
    axis = TimeAxis()
    low = QDateTime(2026, 3, 1, 11, 30, 0).toSecsSinceEpoch()
    [(step, values)] = axis.tickValues(low, low + days * 86_400, 900)
    assert 3 <= len(values) <= 12
    assert all(low <= value <= low + days * 86_400 for value in values)
    texts = axis.tickStrings(values, 1, step)
    assert texts[0].startswith(first)
    assert texts[1].startswith(second)


@pytest.mark.parametrize(
    "name, text",
    [
        ("sv_SE", "4 mars"),
        ("nl_NL", "4 mrt"),
        ("cs_CZ", "4. bře"),
        ("en_GB", "4 Mar"),
    ],
)
def test_days_are_written_as_the_language_does_and_none_can_be_read_as_a_month(qtbot, locale, name, text):
    locale(name)
    at = QDateTime(2026, 3, 4, 0, 0, 0).toSecsSinceEpoch()
    assert TimeAxis().tickStrings([at], 1, 86_400) == [text]


# ---------------------------------------------------------------- marks


def marks(*xs):
    return [Mark(Style.BOUGHT, place, x, 1.0) for place, x in enumerate(xs)]


def test_marks_that_would_lie_on_each_other_are_one():
    found = bunched(marks(0.0, 4.0, 9.0, 10.0, 30.0), 10.0)
    assert [[mark.x for mark in bunch] for bunch in found] == [[0.0, 4.0, 9.0], [10.0], [30.0]]
    assert bunched([], 10.0) == []


def test_money_belongs_to_the_span_of_the_round_before_it():
    made = summed(1_500)
    spans = made.balance.spans
    moves = [Move(1, 500, spans[1].first, 0), Move(2, 200, spans[1].last, 0), Move(3, -100, spans[1].last, 0)]
    moves += [Move(4, -500, spans[2].first, 0), Move(5, 100, spans[2].first, 0), Move(6, 100, spans[-1].last + 1, 0)]
    moved = tables.moved_in(spans, moves)
    assert moved[:4] == [[], [500, 200, -100], [-500, 100], []]
    assert not any(moved[4:])
    assert [row[-1] for row in tables.balance_table(spans, moves).rows][:4] == [0, 600, -400, 0]


@pytest.mark.parametrize("code", CODES)
def test_numbers_of_rounds_say_so(code):
    rounds = {"en": "1 round, 3 rounds, 1,200 rounds", "sv": "1 runda, 3 rundor, 1\xa0200 rundor"}
    rounds |= {"nl": "1 ronde, 3 rondes, 1.200 rondes", "cs": "1 kolo, 3 kola, 1\xa0200 kol"}
    with speaking(code):
        said = [words.written(Kind.ROUNDS, number) for number in (1, 3, 1_200)]
    assert ", ".join(said) == rounds[code]


# ---------------------------------------------------------------- tables and files


def test_the_table_of_the_balance_adds_up():
    made = summed(1_500)
    table = tables.balance_table(made.balance.spans, made.moves)
    moved = sum(row[8] for row in table.rows)
    assert moved + sum(row[7] for row in table.rows) == table.rows[-1][6]


def test_luck_is_what_the_cards_paid_above_the_worth():
    made = summed(700)
    for row in tables.luck_table(made.valued.spans).rows:
        assert row[5] == pytest.approx(row[3] - row[4])
    assert tables.luck_table(made.valued.spans).rows[-1][3] == made.valued.whole.paid
    assert tables.mistakes_table(made.valued.spans).rows[-1][5] == pytest.approx(-made.valued.whole.cost)


def test_shares_of_results_are_one_in_all():
    rows = tables.results_table(summed(300).results).rows
    assert sum(row[3] for row in rows) == pytest.approx(1)
    assert tables.results_table({}).rows == ()


def test_shares_of_hands_are_one_in_all():
    for row in tables.hands_table(summed(300).fields).rows:
        assert row[3] + row[4] + row[5] == pytest.approx(1)


def test_a_csv_file_has_plain_numbers_and_iso_dates_in_any_language(locale):
    locale("cs_CZ")
    columns = (Column.FIRST, Column.ENDED, Column.NET, Column.SHARE, Column.RULES, Column.EXACT)
    at = int(datetime(2026, 3, 1, 12, 30, tzinfo=UTC).timestamp())
    rows = list(csv.reader(io.StringIO(csv_of(Table(columns, ((1_234, at, -55_050, 0.25, "=1+1", None),))).decode())))
    assert rows == [
        ["first_round", "dealt_to", "net", "share", "rules", "exact_return"],
        ["1234", "2026-03-01T12:30:00+00:00", "-550.50", "0.250000", "'=1+1", ""],
    ]


def test_the_summary_as_csv():
    text = csv_of(tables.figures_table(summed(50).course)).decode()
    assert [line.split(",")[0] for line in text.splitlines()] == ["figure", *(figure.value for figure in Figure)]
    assert csv_of(tables.figures_table(Course())).decode().splitlines()[9].startswith("rounds_per_hour,,")


# ---------------------------------------------------------------- words


def test_every_column_and_figure_has_a_name():
    assert all(words.heading(column) for column in Column)
    assert all(words.figure_name(figure) for figure in Figure)


@pytest.mark.parametrize(
    "kind, value, text",
    [
        (Kind.COUNT, 12_345, "12,345"),
        (Kind.MONEY, 5_050.4, "50.50"),
        (Kind.SIGNED, -0.2, "0"),
        (Kind.SHARE, 0.1234, "12.3%"),
        (Kind.PACE, 99.7, "100"),
        (Kind.TIME, 3_720, "1:02 h"),
        (Kind.START, "hard 16", "Hard 16"),
        (Kind.START, "soft 17", "Soft 17"),
        (Kind.START, "pair T", "Pair 10 10"),
        (Kind.START, "natural", "Blackjack"),
        (Kind.UP, "A", "A"),
        (Kind.RULES, "house", "house"),
        (Kind.AMOUNT, (Kind.SIGNED, 500), "+5"),
        (Kind.COUNT, None, "–"),
    ],
)
def test_values_are_written_by_their_kind(locale, kind, value, text):
    locale("en_US")
    assert words.written(kind, value) == text


def test_sentences_tell_everything_about_a_point(locale):
    locale("en_US")
    at = int(datetime(2026, 3, 1, 12, 30, tzinfo=UTC).timestamp())
    told = words.balance_sentence((1_025, 2_048, at, at, 40_000, 90_000, 81_500, -3_500, 20_000))
    assert told.startswith("Rounds 1,025 to 2,048")
    for part in ("balance 815 (−35)", "between 400 and 900", "bought in: 200"):
        assert part in told
    single = words.balance_sentence((7, 7, at, at, 81_500, 81_500, 81_500, 500, -300))
    assert single.startswith("Round 7")
    assert "between" not in single
    assert "cashed out: 3" in single
    luck = words.luck_sentence((1, 2_048, 9, 100, -250.4, 350.4, 900.0))
    assert luck == ("After round 2,048: the cards paid +1, your play was worth −2.50; luck +3.50, two deviations ±9")
    hand = words.hand_sentence(("hard 16", "T", 1_500, 0.25, 0.05, 0.7, -0.54))
    assert hand == "Hard 16 against 10: 1,500 hands; won 25.0%, push 5.0%, lost 70.0%; −54.0% per bet"
    assert words.no_hand_sentence("pair 8", "A") == "Pair 8 8 against A: no hand yet"
    back = words.return_sentence(("krog", 812, 100, -500, 0.973, 0.901, 1.045, None))
    assert back.endswith("return 97.30% · 95% interval 90.10% to 104.50% · exact return is being worked out")
    known = words.return_sentence(("krog", 12, 100, -500, 0.973, None, None, 0.9714))
    assert known.endswith("return 97.30% · exact 97.14%")
    assert words.result_sentence((-500, -500, 3, 0.5)) == "−5: 3 rounds, 50.0%"
    assert words.result_sentence((100, 500, 2_000, 0.5)) == "+1 … +5: 2,000 rounds, 50.0%"
    assert words.mistakes_sentence((1, 8, 8, 2, -50.0, -1_250.0)) == (
        "Rounds 1 to 8: mistakes in 2 rounds, −0.50; in all −12.50"
    )
    fall = words.figure_sentence((Figure.DEEPEST, (Kind.SIGNED, -900), 0, 4))
    assert fall == "Deepest fall: −9 (Rounds 1 to 4)"


# ---------------------------------------------------------------- colours


def ratio(one, other):
    light, dark = sorted((_luminance(QColor(one)), _luminance(QColor(other))), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("palette", [NORMAL, LIGHT, HIGH_CONTRAST])
def test_lines_and_texts_are_seen_on_their_ground(palette):
    ink = inks(palette)
    for line in (ink.paid, ink.worth, ink.gain, ink.loss):
        assert ratio(line, ink.ground) >= 3
    for text in (ink.text, ink.muted, ink.gain, ink.loss):
        assert ratio(text, ink.ground) >= 4.5


@pytest.mark.parametrize("palette", [NORMAL, LIGHT])
@pytest.mark.parametrize("measure", Measure)
def test_numbers_are_read_on_every_shade_of_a_field(qtbot, palette, measure):
    heat = HeatMap()
    qtbot.addWidget(heat)
    heat.set_look(18, palette)
    heat.measure = measure
    for share in range(-100, 101, 5):
        for few in (False, True):
            ground = heat._shade(share / 100, few=few)
            ink = "#000000" if _luminance(ground) > 0.18 else "#FFFFFF"
            assert ratio(ink, ground.name()) >= 4.5, (share, few, ground.name())


@pytest.mark.parametrize(
    "measure, share", [(Measure.WON, 0.2), (Measure.PUSHED, 0.1), (Measure.LOST, 0.7), (Measure.EDGE, -0.5)]
)
def test_a_measure_is_a_share_of_the_hands_or_of_the_bets(measure, share):
    field = Field("hard 16", "T", 10, 2, 1, 2_000, -1_000)
    assert measure.of(field) == pytest.approx(share)


def test_a_result_per_bet_has_its_sign():
    written = [words.cell(Column.EDGE, share) for share in (0.154, -0.667, 0.0)]
    assert written == ["+15.4%", "−66.7%", "0.0%"]
    assert words.cell(Column.WON, 0.5) == "50.0%"
