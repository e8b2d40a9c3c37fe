"""Captions, hand sentences, refusals and the felt's words, in every language."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import UTC, datetime

import pytest

from bjdesk.engine import events
from bjdesk.engine.actions import Action
from bjdesk.engine.cards import PACK
from bjdesk.engine.errors import Refusal
from bjdesk.engine.events import DEALER, Event, Outcome, Seat, WagerKind
from bjdesk.engine.notation import parse_card
from bjdesk.engine.observe import Observation, Turn
from bjdesk.engine.presets import PRESETS
from bjdesk.engine.rules import DoubleOn, InsuranceOn, SplitOn, Ties
from bjdesk.game import commands
from bjdesk.game.commands import Act, AddChip, CashOut, DealCards, DoubleBets, Movement, Rebet, Rebuy, TableRefusal
from bjdesk.game.seats import COMPUTER, YOU, guest
from bjdesk.game.view import Frame, TableView
from bjdesk.ui.card_names import card_name, card_title
from bjdesk.ui.felt.words import Words
from bjdesk.ui.formats import money
from bjdesk.ui.keys import Press, cap
from bjdesk.ui.labels import Button, button_words
from bjdesk.ui.outcomes import outcome_name
from bjdesk.ui.spoken import dealer_spoken, money_spoken, my_hands, table_spoken
from bjdesk.ui.table_words import chip_name, felt_name, outcome_word
from bjdesk.ui.texts import TableWords, caption, dealer_sentence, hand_sentence, refusal_text, status
from tests.support.languages import CODES, FOREIGN, speaking
from tests.support.views import box, hand, seen, view

pytestmark = pytest.mark.usefixtures("qapp")

BET = 5_500
SAME_IN = {  # cognates: the same word in English and there
    "sv": {"Version", "VERSION", "Blackjack", "BLACKJACK", "Charlie", "CHARLIE"},
    "nl": {"Blackjack", "BLACKJACK", "Charlie", "CHARLIE", "Even money", "Bust", "BUST"},
    "cs": {"Blackjack", "BLACKJACK", "Charlie", "CHARLIE"},
}


@pytest.fixture(params=CODES)
def code(request):
    with speaking(request.param):
        yield request.param


@pytest.fixture
def english():
    with speaking("en"):
        yield


def _in_each_language(say) -> dict[str, list[str]]:
    said = {}
    for spoken in CODES:
        with speaking(spoken):
            said[spoken] = say()
    return said


def _untranslated(said: dict[str, list[str]]) -> dict[str, set[str]]:
    found = {code: set(said[code]) & set(said["en"]) - SAME_IN[code] for code in FOREIGN}
    return {code: texts for code, texts in found.items() if texts}


# ---------------------------------------------------------------- every member has its text


def test_every_card_has_a_name_of_its_own_in_each_language():
    said = _in_each_language(lambda: [card_name(card) for card in PACK])
    assert all(len(set(names)) == 52 for names in said.values())
    assert not _untranslated(said)


def test_cards_are_named_as_people_name_them():
    def some() -> list[str]:
        return [card_title(parse_card(text)) for text in ("As", "Kh", "Td", "7c")]

    assert _in_each_language(some) == {
        "en": ["Ace of spades", "King of hearts", "10 of diamonds", "7 of clubs"],
        "sv": ["Spader ess", "Hjärter kung", "Ruter 10", "Klöver 7"],
        "nl": ["Schoppenaas", "Hartenheer", "Ruiten 10", "Klaveren 7"],
        "cs": ["Pikové eso", "Srdcový král", "Kárová desítka", "Křížová sedmička"],
    }


def test_a_face_down_card_is_only_that():
    said = _in_each_language(lambda: [card_title(None)])
    assert said == {"en": ["Face-down card"], "sv": ["Dolt kort"], "nl": ["Gesloten kaart"], "cs": ["Skrytá karta"]}


def test_every_button_has_its_words_in_each_language():
    def words() -> list[str]:
        buttons = [button_words(button) for button in (*Button, *Action)]
        return [text for button in buttons for text in (button.label, button.name)]

    said = _in_each_language(words)
    assert all(all(texts) for texts in said.values())
    shared = SAME_IN["nl"] | {"No even money", "HINT", "Hint"}
    assert not {code: texts - shared for code, texts in _untranslated(said).items() if texts - shared}


def test_the_accessible_names_of_the_buttons_are_the_contracts(english):
    assert [button_words(button).name for button in (*Button, *Action)] == [
        "Clear", "Undo", "Double bet", "Rebet", "Rebet and deal", "Deal",
        "Rebuy", "Rules", "Gamelogs", "Statistics", "Hint", "Keys", "How to play", "Version", "Settings", "Sound",
        "Exit game",
        "Hit", "Stand", "Double", "Split", "Surrender",
        "Insurance", "No insurance", "Even money", "No even money", "No surrender",
    ]  # fmt: skip


def test_labels_on_buttons_are_short(code):
    for button in (*Button, *Action):
        for line in button_words(button).label.split("\n"):
            assert len(line) <= 14
            assert line == line.upper()


def test_every_outcome_has_its_word_in_each_language():
    said = _in_each_language(lambda: [*map(outcome_name, Outcome), *map(outcome_word, Outcome)])
    assert all(all(texts) for texts in said.values())
    assert not _untranslated(said)


# ---------------------------------------------------------------- captions


def _table(lying: Observation | None = None, **changes: object) -> TableView:
    return view(lying, rules=PRESETS["american"], **changes)


def _asked(mine: str = "Ah 6c", dealer: str = "Ts ??", **turn: bool) -> Observation:
    return seen(dealer, hand(mine, BET), turn=Turn(0, 0, question=turn.get("question", False)))


def _legal(lying: Observation, *actions: Action) -> Observation:
    return replace(lying, refusals=tuple(None if one in actions else Refusal.NOT_ASKED for one in Action))


SPLIT = box(
    hand("8s 3h Kd", BET, Outcome.WIN, 2 * BET, from_split=True), hand("8d 5c", BET, Outcome.LOSE, 0, from_split=True)
)
INSURED = box(hand("9h 9c", BET), insurance=2_500, insurance_paid=7_500)
TELLING: list[tuple[Event, Observation]] = [
    (events.WagerLaid(0, 0, WagerKind.FIRST, BET), seen("", hand("", BET))),
    (events.WagerLaid(0, 0, WagerKind.DOUBLE, BET), _asked()),
    (events.WagerLaid(0, 0, WagerKind.SPLIT, BET), _asked()),
    (events.WagerLaid(0, 0, WagerKind.INSURANCE, BET), _asked()),
    (events.CardDealt(Seat(0), parse_card("Ah"), face_up=True), seen("", hand("Ah", BET))),
    (events.CardDealt(Seat(0), parse_card("Kd"), face_up=True), seen("Ts ??", hand("8s 6c Kd", BET))),
    (events.CardDealt(DEALER, parse_card("Ts"), face_up=True), seen("Ts", hand("Ah 6c", BET))),
    (events.CardDealt(DEALER, None, face_up=False), _asked()),
    (events.CardDealt(DEALER, parse_card("9d"), face_up=True), seen("Ts 6d 9d", hand("Ah 6c", BET))),
    (events.Asked(0, 0), _asked()),
    (events.Asked(0, 0), _asked("Ah 6c 2s")),
    (events.Asked(0, 0), _legal(_asked(dealer="As ??", question=True), Action.INSURANCE, Action.NO_INSURANCE)),
    (events.Asked(0, 0), _legal(_asked("Ah Kd", "As ??", question=True), Action.EVEN_MONEY, Action.NO_EVEN_MONEY)),
    (events.Asked(0, 0), _legal(_asked(question=True), Action.SURRENDER, Action.NO_SURRENDER)),
    (events.InsuranceDeclined(0), _asked()),
    (events.EvenMoneyDeclined(0), _asked()),
    (events.SurrenderDeclined(0), _asked()),
    (events.DealerLooked(natural=True), _asked()),
    (events.DealerLooked(natural=False), _asked()),
    (events.HandStood(0, 0, by_itself=False), _asked()),
    (events.HandDoubled(0, 0), _asked()),
    (events.HandSplit(0, 0), seen("6d ??", SPLIT)),
    (events.HandSurrendered(0), _asked()),
    (events.HoleCardTurned(parse_card("6d")), seen("Ts 6d", hand("Ah 6c", BET))),
    (events.InsuranceSettled(0, 2_500, 7_500), seen("As Kd", INSURED)),
    (events.InsuranceSettled(0, 2_500, 0), seen("As 6d", replace(INSURED, insurance_paid=0))),
    *(
        (events.WagerSettled(0, 0, outcome, BET, paid), seen("Ts 6d", hand("Ah 6c", BET, outcome, paid)))
        for outcome, paid in zip(
            Outcome, (13_750, 11_000, 5_500, 0, 0, 2_750, 11_000, 11_000), strict=True
        )
    ),
    (events.RoundEnded(), seen("Ts 6d 9d", SPLIT, over=True)),
]  # fmt: skip


def _captions() -> list[str]:
    return [caption(Frame(event, _table(lying, balance=118_000))) for event, lying in TELLING]


def test_every_event_is_told_of():
    told = {type(event) for event, _ in TELLING}
    assert told == set(Event.__args__)


def test_every_event_has_a_caption_in_each_language():
    said = _in_each_language(_captions)
    for texts in said.values():
        assert all(re.fullmatch(r"[^{}%]+[.?]", text) for text in texts)
    assert not _untranslated(said)


@pytest.mark.parametrize(
    "place, text",
    [
        (4, "Ace of hearts."),
        (5, "King of diamonds. Total 24, bust."),
        (6, "Dealer shows 10 of spades."),
        (7, "Dealer takes a face-down card."),
        (8, "Dealer draws 9 of diamonds. Total 25, bust."),
        (9, "You have ace of hearts and 6 of clubs, soft 17. Dealer shows 10 of spades."),
        (10, "2 of spades. Total soft 19."),
        (11, "Dealer shows ace of spades. Insurance for 27.50?"),
        (-1, "Hand 1 wins 55. Hand 2 loses 55. Balance 1,180."),
    ],
)
def test_captions_say_what_happened(english, place, text):
    assert _captions()[place] == text


def test_a_split_hand_says_which_of_how_many(english):
    lying = seen("6d ??", box(hand("8s 3h", BET), hand("8d", BET)), turn=Turn(0, 0, question=False))
    assert caption(Frame(events.Asked(0, 0), _table(lying))) == (
        "Hand 1 of 2: 8 of spades and 3 of hearts, 11. Dealer shows 6 of diamonds."
    )


def test_boxes_are_named_by_their_place_at_the_table(english):
    lying = seen("6d ??", hand("8s 3h Kd", BET), hand("8d 5c", BET), turn=Turn(1, 0, question=False))
    table = _table(lying, box_places=(0, 2))
    assert caption(Frame(events.Asked(1, 0), table)).startswith("Box 3: 8 of diamonds and 5 of clubs, 13.")
    assert caption(Frame(events.CardDealt(Seat(0), parse_card("Kd"), face_up=True), table)) == (
        "Box 1: king of diamonds. Total 21."
    )
    assert my_hands(table).split(". ")[1].startswith("Box 3: ")


AROUND = [
    (commands.ChipAdded(0, 500), {"chips": ((500,), (), ())}),
    (commands.ChipAdded(0, 500), {"chips": ((500,), (), (2_500,))}),
    (commands.ChipTaken(0, 500), {}),
    (commands.BetsCleared((500, 0, 0)), {}),
    (commands.BetsLaid((500, 0, 0)), {"chips": ((500,), (), ())}),
    (commands.TableCleared(), {}),
    (commands.ShoeShuffled("00"), {}),
    (commands.CutCardCame(), {}),
    (commands.SeatChanged(0, YOU), {}),
    (commands.SeatChanged(1, COMPUTER), {}),
    (commands.SeatChanged(2, guest("Ann")), {}),
    (commands.BalanceChanged(Movement.GUEST_PAY_IN, 10_000, "Ann"), {"guests": (("Ann", 20_000),)}),
    (commands.BalanceChanged(Movement.REBUY, 10_000), {}),
    (commands.BalanceChanged(Movement.CASH_OUT, 10_000), {}),
    (commands.BalanceChanged(Movement.PAY_IN, 10_000), {}),
]


def test_every_table_event_has_a_caption_in_each_language():
    assert {type(event) for event, _ in AROUND} == set(commands.TableEvent.__args__)
    said = _in_each_language(lambda: [caption(Frame(event, _table(**changes))) for event, changes in AROUND])
    for texts in said.values():
        assert all(re.fullmatch(r"[^{}%]+\.", text) for text in texts)
    assert not _untranslated(said)


def test_a_bet_below_the_minimum_says_what_is_missing(english):
    classic = view(chips=((100,),) + ((),) * 6, rules=PRESETS["classic"])
    assert status(classic) == "Your bets: box 1: 1. The minimum is 5: 4 is missing."


def test_rounds_finished_by_the_program_are_counted():
    def news() -> list[str]:
        return [status(_table(finished_for_you=number)) for number in (1, 2, 5)]

    said = _in_each_language(news)
    assert said["en"][0].startswith("1 round was finished for you")
    assert said["sv"][1].startswith("2 rundor avslutades")
    assert [text.split()[1] for text in said["cs"]] == ["kolo", "kola", "kol"]
    assert not _untranslated(said)


def test_a_table_that_shows_a_round_says_how_it_stands(english):
    assert status(_table(_asked())).startswith("You have ace of hearts")
    assert status(_table(seen("Ts 6d 9d", SPLIT, over=True), balance=118_000)).endswith("Balance 1,180.")


# ---------------------------------------------------------------- hidden cards


def test_no_caption_names_a_hidden_card(code):
    names = {card_name(card) for card in PACK} - {card_name(parse_card(text)) for text in ("Ts", "Ah", "6c")}
    told = caption(Frame(events.CardDealt(DEALER, None, face_up=False), _table(_asked())))
    for text in (told, dealer_sentence(_asked()), table_spoken(_table(_asked()))):
        assert not [name for name in names if re.search(rf"\b{name}\b", text, re.IGNORECASE)]
    assert card_name(None) in dealer_sentence(_asked())


# ---------------------------------------------------------------- hands in a sentence


@pytest.mark.parametrize(
    "lying, sentence",
    [
        (_asked(), "Your hand: ace of hearts and 6 of clubs, total soft 17, bet 55, active."),
        (seen("", hand("", BET)), "Your hand: no cards, bet 55."),
        (
            seen("As ??", replace(hand("9h 7d", BET), surrendered=True)),
            "Your hand: 9 of hearts and 7 of diamonds, total 16, bet 55, surrendered.",
        ),
        (
            seen("Ts 9d", hand("Ah Kd", BET, Outcome.NATURAL, 13_750)),
            "Your hand: ace of hearts and king of diamonds, total blackjack, bet 55, wins 82.50.",
        ),
        (
            seen("Ts 9d", SPLIT),
            "Hand 1 of 2: 8 of spades, 3 of hearts and king of diamonds, total 21, bet 55, wins 55.",
        ),
    ],
)
def test_a_hand_is_one_sentence(english, lying, sentence):
    assert hand_sentence(_table(lying), 0, 0) == sentence


def test_the_dealers_hand_is_one_sentence(english):
    assert dealer_sentence(_asked()) == "Dealer's hand: 10 of spades and face-down card, shows 10."
    assert dealer_sentence(seen("Ts 9d")) == "Dealer's hand: 10 of spades and 9 of diamonds, total 19."
    assert dealer_sentence(seen("")) == "Dealer's hand: no cards."


@pytest.mark.parametrize("outcome", Outcome)
def test_every_result_is_in_the_hands_sentence(outcome):
    lying = seen("Ts 9d", hand("9h 9c", BET, outcome, BET if outcome is Outcome.PUSH else 0))
    said = _in_each_language(lambda: [hand_sentence(_table(lying), 0, 0)])
    assert len({texts[0] for texts in said.values()}) == 4


def test_the_table_can_be_asked_for(english):
    table = _table(_asked(), bet=BET, balance=94_500)
    assert money_spoken(table) == "Bet 55. Balance 945. Wallet 10,000."
    assert dealer_spoken(_table()) == "The dealer has no cards."
    assert my_hands(_table()) == "Place your bet."
    assert table_spoken(table).endswith("Bet 55. Balance 945. Wallet 10,000. Minimum 1, maximum 500.")


# ---------------------------------------------------------------- refusals


def _refusals(**changes: object) -> list[str]:
    table = _table(_asked(), **changes)
    return [refusal_text(refused, table, Act(Action.SPLIT)) for refused in Refusal]


def test_every_refusal_has_a_sentence_in_each_language():
    said = _in_each_language(_refusals)
    for texts in said.values():
        assert all(re.fullmatch(r"[^{}%]+\.", text) for text in texts)
        assert len(set(texts)) == len(Refusal)
    assert not _untranslated(said)


def test_every_refusal_of_the_table_has_a_sentence_in_each_language():
    def texts() -> list[str]:
        table = _table(chips=((500,), (), ()), balance=2_000, break_until=datetime(2026, 3, 1, tzinfo=UTC))
        return [refusal_text(refused, table, AddChip(0, 10_000)) for refused in TableRefusal]

    said = _in_each_language(texts)
    for lines in said.values():
        assert all(re.fullmatch(r"[^{}%]+\.", text) for text in lines)
        assert len(set(lines)) == len(TableRefusal)
    assert not _untranslated(said)


@pytest.mark.parametrize(
    "command, table, text",
    [
        (Rebet(), {"last_bets": (5_500, 0, 0), "balance": 2_000}, "Not enough: the bet is 55, balance 20."),
        (AddChip(0, 10_000), {"balance": 2_000}, "Not enough: the chip is 100, balance 20."),
        (
            DoubleBets(),
            {"chips": ((2_500,), (), ()), "balance": 2_000},
            "Not enough: doubling costs 25, balance 20.",
        ),
        (DealCards(), {"balance": 50}, "Not enough: the minimum is 1, balance 0.50."),
    ],
)
def test_what_the_balance_does_not_cover_is_named_with_the_way_out(english, command, table, text):
    lacking = _table(**table)
    assert refusal_text(lacking.why_not(command), lacking, command) == f"{text} Press {cap(Press.REBUY)} to rebuy."


@pytest.mark.parametrize("action, cost", [(Action.DOUBLE, "55"), (Action.SPLIT, "55"), (Action.INSURANCE, "27.50")])
def test_within_a_round_rebuy_waits(english, action, cost):
    table = _table(_asked(), balance=2_000)
    assert refusal_text(Refusal.BALANCE_TOO_SMALL, table, Act(action)) == (
        f"Not enough: this costs {cost}, balance 20. Rebuy is possible when the round is over."
    )


def test_why_money_does_not_move_between_wallet_and_table(english):
    table = _table(balance=2_000)
    smallest = money(min(table.rules.chips))
    assert refusal_text(TableRefusal.BAD_AMOUNT, table, Rebuy(1_234)) == (
        f"The smallest chip is {smallest}: money comes to the table in multiples of it."
    )
    for nothing in (Rebuy(0), CashOut(0)):
        assert refusal_text(TableRefusal.BAD_AMOUNT, table, nothing) == "Take an amount above zero."
    assert refusal_text(TableRefusal.ABOVE_BALANCE, table, CashOut(5_000)) == (
        "The table holds only 20: 30 is missing."
    )


def test_a_wallet_that_is_too_small_says_what_is_missing(english):
    table = _table(wallet=2_000)
    assert refusal_text(TableRefusal.WALLET_TOO_SMALL, table, Rebuy(5_000)) == (
        "The wallet holds only 20: 30 is missing."
    )


@pytest.mark.parametrize(
    "double_on, soft, text",
    [
        (DoubleOn.NINE_TO_ELEVEN, True, "Only 9, 10 and 11 may be doubled."),
        (DoubleOn.NINE_TO_ELEVEN, False, "Only hard 9, 10 and 11 may be doubled."),
        (DoubleOn.TEN_TO_ELEVEN, True, "Only 10 and 11 may be doubled."),
        (DoubleOn.TEN_TO_ELEVEN, False, "Only hard 10 and 11 may be doubled."),
    ],
)
def test_the_totals_that_may_be_doubled_are_named(english, double_on, soft, text):
    rules = replace(PRESETS["american"], double_on=double_on, soft_doubles=soft)
    assert refusal_text(Refusal.TOTAL_NOT_DOUBLED, view(_asked(), rules=rules), Act(Action.DOUBLE)) == text


@pytest.mark.parametrize("split_on, word", [(SplitOn.RANK, "rank"), (SplitOn.VALUE, "value")])
def test_what_is_a_pair_is_named(english, split_on, word):
    table = view(_asked(), rules=replace(PRESETS["american"], split_on=split_on))
    text = refusal_text(Refusal.NO_PAIR, table, Act(Action.SPLIT))
    assert text == f"Only two cards of the same {word} may be split."


# ---------------------------------------------------------------- the felt


def test_totals_on_the_felt(english):
    words: Words = TableWords()
    assert words.pill(hand("Ah 6c"), dealer=False) == "7/17"
    assert words.pill(hand("Ah"), dealer=True) == "1/11"
    assert words.pill(hand("Ts 7c"), dealer=False) == "17"
    assert words.pill(hand("Ah Kd"), dealer=False) == "BLACKJACK"
    assert words.pill(hand("Ah Kd", BET, Outcome.NATURAL, 13_750), dealer=False) == "21"
    assert words.pill(hand("Ah 6c", BET, Outcome.LOSE, 0), dealer=False) == "17"
    assert words.pill(hand("Ah 4c 6d"), dealer=False) == "21"
    assert words.pill(replace(hand("Ah 6c"), stood=True), dealer=False) == "17"
    assert words.pill(hand("Ah 7c"), dealer=True) == "18"
    assert words.pill(hand("Ah 6c"), dealer=True) == "7/17"


def test_results_on_the_felt(english):
    words: Words = TableWords()
    won, lost = hand("Ts 9c", BET, Outcome.WIN, 2 * BET), hand("Ts 9c", BET, Outcome.LOSE, 0)
    tied = hand("Ts 9c", BET, Outcome.PUSH, BET)
    assert [words.result(one, short=False) for one in (won, lost, tied)] == ["WIN +55", "LOSE −55", "PUSH"]
    assert [words.result(one, short=True) for one in (won, lost, tied)] == ["+55", "−55", "0"]
    assert words.result(hand("Ts 9c", BET), short=False) == ""


def test_the_print_is_that_of_the_rules_in_force():
    def both(rules) -> tuple[str, str]:
        return TableWords().print_lines(rules)

    single = PRESETS["single-deck"]
    house = replace(single, insurance_on=InsuranceOn.NONE, ties=Ties.HOUSE, dealer_hits_soft_17=False)
    said = _in_each_language(lambda: [*both(single), both(house)[1]])
    assert said["en"] == [
        "BLACKJACK PAYS 3 TO 2",
        "Dealer hits soft 17 · Insurance pays 2 to 1",
        "Dealer stands on all 17s · The house wins ties",
    ]
    assert said["cs"][0] == "BLACKJACK VYPLÁCÍ 3:2"
    assert not _untranslated(said)


def test_what_can_be_pressed_on_the_felt_is_named(english):
    words: Words = TableWords()
    assert words.box_name(0, 0) == "Box 1: bet 0"
    assert words.stack_name(0, BET) == "Bet 55, box 1"
    assert words.hand_of(0, 2) == "Hand 1 of 2"
    assert words.sign(PRESETS["single-deck"]) == (("MIN", "1"), ("MAX", "500"))
    assert words.sign_name(PRESETS["single-deck"]) == "Minimum 1, maximum 500. Opens the rules."
    assert words.amount(125_000) == "1,250"


def test_the_rack_and_the_felt_have_names(english):
    assert chip_name(2_500) == "Chip 25"
    assert felt_name() == "Blackjack table"
