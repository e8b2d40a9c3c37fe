"""Every sentence of the rule text, and every line of its tables, hangs on tests that prove it.

A sentence without a row here fails, and so does a row without a sentence, or one that names a test that is not there.
"""

from __future__ import annotations

import ast
import random
from dataclasses import replace
from functools import cache
from itertools import product
from pathlib import Path

import pytest

from bjdesk.engine.presets import PRESETS
from bjdesk.engine.rules import DoubleOn, HoleCard, InsuranceOn, Rules, Surrender
from bjdesk.ui.rule_text import changed_keys, rule_sections
from tests.support.rounds import chance_rules

pytestmark = pytest.mark.usefixtures("qapp")
ROOT = Path(__file__).parents[2]

_FILES = {
    "cards": "tests/engine/test_cards_and_hands.py",
    "dealing": "tests/engine/test_dealing.py",
    "legal": "tests/engine/test_legal.py",
    "observe": "tests/engine/test_observe.py",
    "play": "tests/engine/test_play.py",
    "settle": "tests/engine/test_settle.py",
    "stated": "tests/engine/test_stated_rules.py",
    "fairness": "tests/game/test_fairness.py",
    "resume": "tests/game/test_resume.py",
    "table": "tests/game/test_table_flow.py",
    "at-table": "tests/game/test_stated_rules.py",
    "ledger": "tests/trust/test_ledger.py",
    "felt": "tests/ui/test_felt_view.py",
    "strip": "tests/gui/test_strip.py",
    "rounds": "tests/gui/test_rounds.py",
    "windows": "tests/gui/test_windows_beside.py",
    "scene": "tests/ui/test_scene.py",
    "facts": "tests/gui/test_stated_facts.py",
    "seats": "tests/game/test_seats.py",
    "at-seats": "tests/gui/test_seats.py",
}

PROOFS = """
aim.dealer              settle test_the_higher_total_wins_and_ties_go_by_ties
aim.bust                play test_a_hit_that_busts_loses_at_once_and_then_the_hole_card_is_turned
aim.blackjack           cards test_ace_and_ten_are_a_natural_only_as_the_first_two_cards
aim.blackjack           stated test_a_blackjack_beats_every_other_21
aim.tie-push            settle test_the_higher_total_wins_and_ties_go_by_ties
aim.tie-house           settle test_the_higher_total_wins_and_ties_go_by_ties
aim.naturals-push       settle test_natural_against_natural_goes_by_natural_ties
aim.naturals-house      settle test_natural_against_natural_goes_by_natural_ties
values.pips             cards test_an_ace_has_one_point_pictures_ten
values.ace              cards test_an_ace_counts_as_eleven_as_long_as_that_makes_21_or_less
values.soft             stated test_ace_and_6_are_soft_17_and_with_a_10_hard_17
values.hard             stated test_ace_and_6_are_soft_17_and_with_a_10_hard_17
values.suits            stated test_the_suits_make_no_difference
shoe.packs              fairness test_a_shoe_is_so_many_whole_packs
shoe.packs              table test_no_card_is_dealt_more_often_than_the_shoe_has_packs
shoe.every-round        table test_every_round_has_a_shoe_of_its_own_committed_before_the_bet
shoe.cut-card           table test_a_shoe_is_played_on_to_the_cut_card
shoe.boxes              at-table test_there_are_as_many_boxes_as_the_rules_say
course.deal             dealing test_first_wagers_are_laid_before_any_card_and_then_somebody_is_asked
course.deal             observe test_the_hole_card_lies_face_down_until_it_is_turned
course.questions        stated test_questions_come_box_by_box_before_play
course.insurance        stated test_questions_come_box_by_box_before_play
course.even-money       stated test_questions_come_box_by_box_before_play
course.surrender        stated test_early_surrender_is_asked_box_by_box_after_insurance_and_before_the_look
course.look             play test_with_a_look_insurance_and_naturals_are_settled_before_the_boxes_act
course.blackjack        stated test_a_blackjack_is_not_asked_and_paid_as_soon_as_the_dealer_can_have_none
course.boxes-and-hands  stated test_boxes_and_their_hands_play_in_their_order
course.boxes            stated test_boxes_and_their_hands_play_in_their_order
course.hands            stated test_boxes_and_their_hands_play_in_their_order
course.balance          stated test_what_the_balance_does_not_cover_is_not_offered
course.dealer-turns     play test_a_hit_that_busts_loses_at_once_and_then_the_hole_card_is_turned
course.dealer-takes     play test_a_european_dealer_takes_a_second_card_at_the_end
course.dealer-takes     stated test_a_european_dealer_takes_no_card_that_decides_nothing
course.settling         stated test_what_is_open_is_settled_box_by_box_and_hand_by_hand
course.results          scene test_a_settled_round_shows_results_and_the_ghost_of_its_bet
course.results          windows test_the_results_hang_until_the_next_bet
deal.players-first      dealing test_the_cards_go_where_the_deal_option_says
deal.players-first-one  dealing test_the_cards_go_where_the_deal_option_says
deal.in-turn            dealing test_the_cards_go_where_the_deal_option_says
deal.in-turn-one        dealing test_the_cards_go_where_the_deal_option_says
deal.face-down          observe test_the_hole_card_lies_face_down_until_it_is_turned
deal.look               play test_a_natural_that_the_dealer_looks_at_ends_the_round
deal.no-look            observe test_a_dealer_natural_is_not_told_before_it_is_turned
deal.no-look            play test_without_a_look_what_the_second_card_decides_comes_before_the_dealer_draws
deal.european           play test_a_european_dealer_takes_a_second_card_at_the_end
deal.european           observe test_a_european_dealer_has_no_hidden_card
deal.takes-all          settle test_a_dealer_natural_takes_all_wagers_where_nobody_looked
deal.takes-one          settle test_or_one_first_wager_of_each_box_the_first_hand_that_stands
deal.takes-one          settle test_a_bust_does_not_stand_in_for_that_wager
dealer.soft-17          stated test_a_dealer_stands_on_17_but_for_a_soft_one_where_the_rules_say_so
dealer.soft-17          stated test_a_dealer_draws_to_16_and_stands_on_hard_17
dealer.every-17         stated test_a_dealer_stands_on_17_but_for_a_soft_one_where_the_rules_say_so
dealer.every-17         stated test_a_dealer_draws_to_16_and_stands_on_hard_17
dealer.needs            stated test_the_dealer_draws_only_if_a_wager_depends_on_it
dealer.bust             settle test_a_dealer_who_busts_pays_every_standing_hand
dealer.no-choice        stated test_the_dealer_only_draws_and_stops_where_the_rules_say
hit.card                stated test_a_hand_under_21_may_take_card_after_card
stand.keep              stated test_a_hand_that_stands_keeps_its_cards_and_the_next_is_played
stand.keep              stated test_a_hand_of_21_stands_by_itself
double.none             legal test_each_reason_to_refuse_can_be_met_and_play_gives_it_too
double.how              play test_a_double_lays_the_first_wager_again_draws_one_card_and_stands
double.any              legal test_the_hard_totals_that_may_be_doubled
double.any              stated test_a_soft_hand_counts_for_doubling_with_its_ace_as_one
double.nine             legal test_the_hard_totals_that_may_be_doubled
double.nine-soft        stated test_a_soft_hand_counts_for_doubling_with_its_ace_as_one
double.nine-hard        stated test_a_soft_hand_counts_for_doubling_with_its_ace_as_one
double.ten              legal test_the_hard_totals_that_may_be_doubled
double.ten-soft         stated test_a_soft_hand_counts_for_doubling_with_its_ace_as_one
double.ten-hard         stated test_a_soft_hand_counts_for_doubling_with_its_ace_as_one
double.after-split      stated test_doubling_after_a_split
double.not-after-split  stated test_doubling_after_a_split
split.none              legal test_each_reason_to_refuse_can_be_met_and_play_gives_it_too
split.how               play test_a_split_lays_a_wager_makes_two_hands_and_deals_by_split_deal
split.value             stated test_what_a_pair_is
split.rank              stated test_what_a_pair_is
split.hands             stated test_a_box_becomes_as_many_hands_as_the_rules_say
split.at-once           play test_a_split_lays_a_wager_makes_two_hands_and_deals_by_split_deal
split.in-turn           play test_the_new_hand_gets_its_card_when_play_reaches_it
split.shown             scene test_the_active_hand_has_frame_arrow_and_words
split.aces-played       stated test_split_aces_get_one_card_each_and_stand_unless_they_may_be_hit
split.aces-one-card     stated test_split_aces_get_one_card_each_and_stand_unless_they_may_be_hit
split.aces-again        stated test_a_split_ace_that_draws_an_ace_may_be_split_again_where_the_rules_say_so
split.aces-once         stated test_a_split_ace_that_draws_an_ace_may_be_split_again_where_the_rules_say_so
split.not-blackjack     stated test_ace_and_ten_after_a_split_are_21_and_no_blackjack
surrender.none          legal test_each_reason_to_refuse_can_be_met_and_play_gives_it_too
surrender.first         stated test_giving_up_as_the_first_decision_brings_back_half
surrender.looked        stated test_a_late_surrender_comes_after_the_look
surrender.hole-card     stated test_a_dealers_blackjack_takes_the_whole_wager_of_a_late_surrender_without_a_look
surrender.second-card   stated test_a_dealers_blackjack_takes_the_whole_wager_of_a_late_surrender_without_a_look
surrender.safe          stated test_the_half_of_an_early_surrender_is_safe
surrender.asked         stated test_early_surrender_is_asked_box_by_box_after_insurance_and_before_the_look
surrender.asked         stated test_after_a_no_surrender_is_not_offered_again
charlie.wins            play test_a_full_charlie_wins_at_once_against_anything
charlie.split           stated test_a_charlie_counts_on_split_hands_too
insurance.none          legal test_insurance_is_opened_by_the_up_cards_of_the_option
insurance.ace           legal test_insurance_is_opened_by_the_up_cards_of_the_option
insurance.ace-ten       legal test_insurance_is_opened_by_the_up_cards_of_the_option
insurance.price         stated test_insurance_costs_half_the_first_wager
insurance.price         settle test_insurance_pays_two_to_one
insurance.lost-look     stated test_without_a_blackjack_insurance_is_lost_at_the_look_or_at_the_end
insurance.lost-end      stated test_without_a_blackjack_insurance_is_lost_at_the_look_or_at_the_end
insurance.no-blackjack  stated test_what_a_box_with_a_blackjack_is_asked
insurance.blackjack     stated test_what_a_box_with_a_blackjack_is_asked
insurance.blackjack-ten stated test_what_a_box_with_a_blackjack_is_asked
insurance.ends-both     stated test_an_insured_box_may_double_and_split_unless_the_rules_say_no
insurance.still-both    stated test_an_insured_box_may_double_and_split_unless_the_rules_say_no
insurance.ends-double   stated test_an_insured_box_may_double_and_split_unless_the_rules_say_no
insurance.still-double  stated test_an_insured_box_may_double_and_split_unless_the_rules_say_no
insurance.ends-split    stated test_an_insured_box_may_double_and_split_unless_the_rules_say_no
insurance.still-split   stated test_an_insured_box_may_double_and_split_unless_the_rules_say_no
even-money.offer        play test_even_money_is_paid_at_once
even-money.no           stated test_after_a_no_to_even_money_the_blackjack_is_settled_against_the_dealers_hand
pay.example             settle test_a_natural_is_paid_by_the_ratio_of_the_rules
pay.example             settle test_the_higher_total_wins_and_ties_go_by_ties
pay.blackjack           settle test_a_natural_is_paid_by_the_ratio_of_the_rules
pay.win                 settle test_the_higher_total_wins_and_ties_go_by_ties
pay.charlie             play test_a_full_charlie_wins_at_once_against_anything
pay.tie                 settle test_the_higher_total_wins_and_ties_go_by_ties
pay.naturals            settle test_natural_against_natural_goes_by_natural_ties
pay.insurance           settle test_insurance_pays_two_to_one
pay.even-money          play test_even_money_is_paid_at_once
pay.surrender           stated test_giving_up_as_the_first_decision_brings_back_half
limit.least             table test_deal_is_on_only_from_the_minimum
limit.most              table test_bets_are_bounded_by_maximum_and_balance
limit.chips             at-table test_only_chips_of_the_rack_are_laid
betting.chip            rounds test_a_whole_round_by_mouse
betting.chip            felt test_presses_tell_their_box_and_the_step_that_they_were_drawn_for
betting.box             felt test_presses_tell_their_box_and_the_step_that_they_were_drawn_for
betting.bounds          table test_bets_are_bounded_by_maximum_and_balance
betting.shown           facts test_min_and_max_stand_at_the_top_left_and_the_money_at_the_lower_left
betting.missing         strip test_deal_with_an_empty_table_names_what_is_missing_and_leads_to_rebuy
betting.rests           table test_within_a_round_bets_and_money_wait
seats.who               seats test_a_guest_bets_his_own_money_and_the_player_keeps_his
seats.who               seats test_a_computer_players_money_is_in_no_book_and_its_moves_are_in_the_round
seats.change            at-seats test_a_seat_is_taken_and_left_with_a_press_and_remembered
seats.change            at-seats test_seats_wait_while_a_round_runs
button.clear            table test_chips_are_laid_taken_doubled_cleared_and_undone
button.undo             table test_chips_are_laid_taken_doubled_cleared_and_undone
button.double-bet       table test_chips_are_laid_taken_doubled_cleared_and_undone
button.deal             table test_deal_is_on_only_from_the_minimum
button.rebet            table test_rebet_lays_the_same_bet_and_waits
button.rebet-and-deal   table test_rebet_and_deal_lays_and_deals
button.rebuy            table test_rebuy_moves_from_the_wallet_to_the_table
button.rebuy            table test_within_a_round_bets_and_money_wait
button.rules            windows test_the_rules_can_be_read_in_mid_hand
button.gamelogs         windows test_the_gamelogs_tell_a_round_in_words
button.version          windows test_each_button_of_the_bar_opens_its_window_once
button.exit-game        rounds test_closing_in_a_round_asks_and_stays
kept.saved              resume test_the_last_frame_of_every_step_is_what_a_reopening_shows
kept.waits              resume test_at_every_decision_the_file_gives_back_the_same_table_and_the_same_next_card
kept.finished           resume test_a_round_whose_end_was_never_shown_is_marked_as_finished_by_the_program
kept.no-rebet           resume test_after_a_restored_round_rebet_is_off_until_a_new_bet_was_dealt
house.play-money        table test_at_first_start_the_wallet_holds_ten_thousand_and_the_table_one_thousand
house.play-money        ledger test_after_each_of_many_random_actions_the_sum_is_0_and_no_account_below_it
house.cashier           windows test_the_cashier_moves_money_and_judges_amounts
house.same-odds         table test_the_same_seeds_give_the_same_cards_whatever_the_balance
house.by-its-rules      resume test_a_running_round_keeps_its_rules
house.by-its-rules      table test_within_a_round_rules_do_not_change
house.order             table test_every_round_has_a_shoe_of_its_own_committed_before_the_bet
house.order             fairness test_known_answer_of_the_commitment
"""


def _rows() -> list[tuple[str, str, str]]:
    rows = [line.split() for line in PROOFS.strip().splitlines()]
    return [(key, _FILES[file], test) for key, file, test in rows]


@cache
def _tests_in(file: str) -> frozenset[str]:
    tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
    return frozenset(node.name for node in tree.body if isinstance(node, ast.FunctionDef))


def _many_rules() -> list[Rules]:
    """Rule sets that meet every turn of the text: what hangs together crossed, the rest by chance."""
    chance = [chance_rules(random.Random(seed)) for seed in range(60)]
    crossed = []
    base = replace(PRESETS["classic"], charlie=5)
    for insurance, even, natural, ends, hands, doubles in product(
        InsuranceOn, (False, True), (False, True), (False, True), (1, 2, 4), DoubleOn
    ):
        crossed.append(
            replace(base, insurance_on=insurance, even_money=even, insurance_with_natural=natural,
                    insurance_ends_options=ends, max_hands=hands, double_on=doubles)
        )  # fmt: skip
    for hole, surrender, boxes, hands in product(HoleCard, Surrender, (1, 2), (1, 2)):
        crossed.append(replace(base, hole_card=hole, surrender=surrender, boxes=boxes, max_hands=hands))
    return [*PRESETS.values(), *chance, *crossed]


def _keys(rules: Rules) -> list[str]:
    sections = rule_sections(rules)
    return [line.key for section in sections for line in (*section.sentences, *section.rows)]


def test_every_sentence_hangs_on_a_test_and_every_row_on_a_sentence():
    said = {key for rules in _many_rules() for key in _keys(rules)}
    proved = {key for key, _, _ in _rows()}
    assert said - proved == set()
    assert proved - said == set()


def test_no_text_has_a_sentence_twice():
    for rules in _many_rules():
        keys = _keys(rules)
        assert len(set(keys)) == len(keys)


@pytest.mark.parametrize("key, file, test", _rows())
def test_the_test_that_proves_a_sentence_is_there(key, file, test):
    assert test in _tests_in(file), f"{key}: {file} has no {test}"


def test_a_changed_option_changes_the_sentences_that_speak_of_it():
    before = PRESETS["classic"]
    assert changed_keys(before, before) == ()
    assert changed_keys(before, replace(before, dealer_hits_soft_17=True)) == ("dealer.soft-17",)
    assert changed_keys(before, replace(before, max_bet=200_000)) == ("limit.most",)
