"""The small editor that sets up a hand: rules, bets, and each card that is to come, or whichever comes."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QGridLayout, QLineEdit, QWidget

from bjdesk.engine.rules import HoleCard
from bjdesk.game.practice_hand import WHICHEVER, PracticeHand
from bjdesk.game.seats import MOST_BOXES
from bjdesk.ui.amounts import plain, read_amount
from bjdesk.ui.dialogs.fields import named_label
from bjdesk.ui.dialogs.practice_cards import CardChoice
from bjdesk.ui.dialogs.rule_set_choice import RuleSetChoice
from bjdesk.ui.dialogs.sheet import Sheet
from bjdesk.ui.practice_words import fault_sentence
from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from bjdesk.game.practice_hand import Known
    from bjdesk.game.rule_sets import RuleSets

FOLLOWING: Final = 6
"""Cards after the first ones that can be chosen."""
_A_ROW: Final = 2
_BOXES: Final = 3
"""Row of the first box."""
_DEALER: Final = _BOXES + MOST_BOXES + 1


class BoxRow:
    """One box: its bet and its two cards."""

    def __init__(self, bet: int, two: Known) -> None:
        self.name = named_label()
        self.bet = QLineEdit(plain(bet) if bet else "", maxLength=14)
        self.cards = CardChoice(two[0]), CardChoice(two[1])

    @property
    def widgets(self) -> tuple[QWidget, ...]:
        """What stands in the row."""
        return self.name, self.bet, *self.cards


class PracticeDialog(Sheet):
    """Sets up one hand; `wanted` hands it out."""

    base = QSize(840, 0)
    wanted = Signal(object)
    """PracticeHand: play it."""

    def __init__(self, hand: PracticeHand, sets: RuleSets, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._hand = hand
        self.rules = RuleSetChoice()
        self.rules.show_sets([one for one in sets.all() if one.rules is not None])
        self.rules.choose(hand.rules_name)
        self.balance = QLineEdit(plain(hand.balance), maxLength=14)
        self.dealer = CardChoice(hand.dealer[0]), CardChoice(hand.dealer[1])
        known = (*hand.following[:FOLLOWING], *(None for _ in range(FOLLOWING - len(hand.following))))
        self.following = [CardChoice(card) for card in known]
        self.boxes: list[BoxRow] = []
        self._names = [named_label() for _ in range(3)] + [named_label("over")]
        self._heads = [named_label("over") for _ in range(5)]
        self._note, self.refusal = named_label("muted", wrap=True), named_label("refusal", wrap=True)
        self._arrange()
        self.play = self.add_button(self._ask, gold=True)
        self._close = self.add_button(self.accept)
        self._lay_boxes()
        self._connect()
        self.retranslate()
        self.rules.setFocus()

    # -- building

    def _arrange(self) -> None:
        self._table = table = QGridLayout()
        for column in range(1, 4):
            table.setColumnStretch(column, min(column, 2))
        for row, field in enumerate((self.rules, self.balance)):
            table.addWidget(self._names[row], row, 0)
            table.addWidget(field, row, 1, 1, 3)
        for column, label in enumerate(self._heads[:3], start=1):
            table.addWidget(label, _BOXES - 1, column)
        table.addWidget(self._names[2], _DEALER, 0)
        for column, (label, choice) in enumerate(zip(self._heads[3:], self.dealer, strict=True), start=2):
            table.addWidget(label, _DEALER - 1, column)
            table.addWidget(choice, _DEALER, column)
        table.addWidget(self._names[3], _DEALER + 1, 2, 1, 2)
        for place, choice in enumerate(self.following):
            table.addWidget(choice, _DEALER + 2 + place // _A_ROW, 2 + place % _A_ROW)
        self.body.addLayout(table)
        self.body.addWidget(self._note)
        self.add_note(self.refusal)  # beside what it turns off: the fields may scroll

    def _lay_boxes(self) -> None:
        """As many rows as the rules have boxes; what was chosen in those that stay, stays."""
        wanted = self._hand.rules.boxes
        for row in self.boxes[wanted:]:
            for widget in row.widgets:
                widget.hide()
                widget.deleteLater()
        del self.boxes[wanted:]
        for place in range(len(self.boxes), wanted):
            bet = self._hand.bets[place] if place < len(self._hand.bets) else 0
            two = self._hand.boxes[place] if place < len(self._hand.boxes) else WHICHEVER
            row = BoxRow(bet, two)
            for column, widget in enumerate(row.widgets):
                self._table.addWidget(widget, _BOXES + place, column)
                widget.show()  # so that it counts for the window's size at once
            row.bet.textChanged.connect(self._judge)
            for choice in row.cards:
                choice.currentIndexChanged.connect(self._judge)
            self.boxes.append(row)
        european = self._hand.rules.hole_card is HoleCard.EUROPEAN
        self.dealer[1].setVisible(not european)
        self._heads[4].setVisible(not european)

    def _connect(self) -> None:
        self.rules.picked.connect(self._pick)
        self.balance.textChanged.connect(self._judge)
        for choice in (*self.dealer, *self.following):
            choice.currentIndexChanged.connect(self._judge)

    # -- what is set up

    @property
    def hand(self) -> PracticeHand:
        """The hand as it is written now. Next cards count up to the first one at random."""
        known = [choice.card for choice in self.following]
        following = known[: known.index(None)] if None in known else known
        european = self._hand.rules.hole_card is HoleCard.EUROPEAN
        return replace(
            self._hand,
            balance=read_amount(self.balance.text()),
            bets=tuple(max(0, read_amount(row.bet.text())) for row in self.boxes),
            boxes=tuple((row.cards[0].card, row.cards[1].card) for row in self.boxes),
            dealer=(self.dealer[0].card, None if european else self.dealer[1].card),
            following=tuple(card for card in following if card is not None),
        )

    def _pick(self, one: object) -> None:
        chosen = self.rules.chosen
        if chosen is None or chosen.rules is None:
            return
        self._hand = replace(self.hand, rules=chosen.rules, rules_name=chosen.name)
        self._lay_boxes()
        self.retranslate()
        self._fit()

    def _judge(self) -> None:
        hand = self.hand
        fault = hand.fault()
        reason = "" if fault is None else fault_sentence(hand, *fault)
        self.play.setEnabled(not reason)
        self.play.setAccessibleDescription(reason)
        self.play.setToolTip(reason)
        self.refusal.setText(reason)
        self.refusal.setVisible(bool(reason))

    def _ask(self) -> None:
        self.wanted.emit(self.hand)
        self.accept()

    # -- words

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.set_title(translate("Practice", "Set up a hand"))
        rules, balance = translate("Practice", "Rules"), translate("Practice", "Balance")
        dealer, following = translate("Practice", "Dealer"), translate("Practice", "NEXT CARDS, IN THEIR ORDER")
        for label, text in zip(self._names, (rules, balance, dealer, following), strict=True):
            label.setText(text)
        self.rules.retranslate()
        self.rules.setAccessibleName(rules)
        self.balance.setAccessibleName(balance)
        self._say_heads()
        self._say_cards()
        self._note.setText(translate("Practice", "No money moves, and nothing is kept. AGAIN deals the same cards."))
        self.play.setText(translate("Practice", "Practise"))
        self._close.setText(translate("Dialog", "Close"))
        self._judge()

    def _say_heads(self) -> None:
        texts = (
            translate("Practice", "BET"),
            translate("Practice", "FIRST CARD"),
            translate("Practice", "SECOND CARD"),
            translate("Practice", "UP CARD"),
            translate("Practice", "HOLE CARD"),
        )
        for label, text in zip(self._heads, texts, strict=True):
            label.setText(text)

    def _say_cards(self) -> None:
        first, second = translate("Practice", "Box {box}, first card"), translate("Practice", "Box {box}, second card")
        bet = translate("Practice", "Box {box}, bet")
        for number, row in enumerate(self.boxes, start=1):
            row.name.setText(translate("Practice", "Box {box}").format(box=number))
            row.bet.setAccessibleName(bet.format(box=number))
            row.cards[0].retranslate(first.format(box=number))
            row.cards[1].retranslate(second.format(box=number))
        self.dealer[0].retranslate(translate("Practice", "Dealer's up card"))
        self.dealer[1].retranslate(translate("Practice", "Dealer's hole card"))
        name = translate("Practice", "Next card {number}")
        for number, choice in enumerate(self.following, start=1):
            choice.retranslate(name.format(number=number))
