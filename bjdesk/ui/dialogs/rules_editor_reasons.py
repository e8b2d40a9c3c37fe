"""What stands beside the options of a draft: why a value can't be, or that it makes no difference."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bjdesk.engine.errors import Contradiction
from bjdesk.ui.dialogs.rules_editor_fields import unreadable_sentence
from bjdesk.ui.models.rule_draft import BETS, INVOLVED, leaves_no_bet, without_effect
from bjdesk.ui.rule_words import contradiction_sentence, no_bet_sentence, no_effect_sentence

if TYPE_CHECKING:
    from bjdesk.engine.rules import Rules
    from bjdesk.ui.dialogs.rules_editor_fields import OptionField, OptionList
    from bjdesk.ui.models.rule_draft import Draft


def give_reasons(options: OptionList, draft: Draft, rules: Rules) -> None:
    """Say it beside each option; `rules` are those of the last draft that could be."""
    verdict = draft.judged()
    involved = INVOLVED[verdict] if isinstance(verdict, Contradiction) else ()
    idle, stuck = without_effect(rules), BETS if leaves_no_bet(rules) else ()
    for name, field in options.fields.items():
        if name in draft.unreadable:
            _refuse(field, unreadable_sentence(field.option))
        elif isinstance(verdict, Contradiction) and name in involved:
            _refuse(field, contradiction_sentence(verdict))
        elif name in stuck:
            field.show_reason(no_bet_sentence(), refused=False)
        else:
            field.show_reason(no_effect_sentence() if name in idle else "", refused=False)


def _refuse(field: OptionField, reason: str) -> None:
    field.show_reason(reason, refused=True)
