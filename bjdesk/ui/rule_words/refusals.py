"""Why a rule set, its name or its file can't be."""

from __future__ import annotations

import json
from difflib import get_close_matches
from typing import TYPE_CHECKING, assert_never

from bjdesk.engine.errors import Contradiction
from bjdesk.engine.options import Kind
from bjdesk.engine.presets import PRESETS
from bjdesk.engine.rules import OPTIONS
from bjdesk.game.rule_sets import MOST_SIGNS, FileFault, NameFault
from bjdesk.ui.formats import money
from bjdesk.ui.rule_words.names import option_name
from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from bjdesk.engine.options import Option
    from bjdesk.game.rule_sets import FileRefused, RuleSet

_LONGEST = 60
_BY_NAME = {option.name: option for option in OPTIONS}


def contradiction_sentence(contradiction: Contradiction) -> str:
    """Why two values can't go together."""
    match contradiction:
        case Contradiction.ACES_WITHOUT_SPLITS:
            return translate("Rule refused", "Aces can be split again only where a box can become two hands or more.")
        case Contradiction.LIMITS_CROSSED:
            return translate("Rule refused", "The smallest first wager can't be above the largest.")
        case Contradiction.CHIP_TOO_FINE:
            text = translate("Rule refused", "The smallest chip must be a multiple of {amount}.")
            return text.format(amount=money(10, hundredths=True))
        case Contradiction.CHIP_NO_MULTIPLE:
            return translate("Rule refused", "Each chip must be a multiple of the smallest.")
        case _:
            assert_never(contradiction)


def no_effect_sentence() -> str:
    """What stands beside an option that the others leave without effect."""
    return translate("Rule refused", "Beside the other choices this has no effect.")


def no_bet_sentence() -> str:
    """What stands beside limits and chips that leave nothing to bet."""
    return translate("Rule refused", "These chips make no bet within the limits, so no round can be dealt.")


def name_sentence(fault: NameFault) -> str:
    """Why a rule set can't be called that."""
    match fault:
        case NameFault.EMPTY:
            return translate("Rule refused", "The rule set needs a name.")
        case NameFault.TOO_LONG:
            return translate("Rule refused", "A name has %n letters at most.", None, MOST_SIGNS)
        case NameFault.BAD_SIGN:
            return translate(
                "Rule refused",
                "A name begins with a letter or a digit; blanks and a few signs may follow: - _ ' . , & + ( )",
            )
        case NameFault.RESERVED:
            return translate("Rule refused", "This name belongs to the program.")
        case NameFault.TAKEN:
            return translate("Rule refused", "Another rule set has this name.")
        case _:
            assert_never(fault)


def file_sentence(refused: FileRefused) -> str:
    """What is wrong with a rule file: option, value, and what it takes."""
    match refused.fault:
        case FileFault.UNREADABLE:
            return translate("Rule refused", "The file can't be read: {reason}.").format(reason=refused.value)
        case FileFault.NO_RULES:
            return translate("Rule refused", "The file holds no rules: it is not TOML.")
        case FileFault.UNKNOWN_PRESET:
            text = translate("Rule refused", "The file names the preset {value}; there are {names}.")
            return text.format(value=_written(refused.value), names=", ".join(PRESETS))
        case FileFault.UNKNOWN_OPTION:
            return _unknown(refused)
        case FileFault.WRONG_VALUE:
            option = _BY_NAME[refused.name]
            text = translate("Rule refused", "The option {option} ({name}) can't be {value}: it takes {takes}.")
            return text.format(
                option=option.name, name=option_name(option.name), value=_written(refused.value), takes=_takes(option)
            )
        case FileFault.CONTRADICTION:
            text = translate("Rule refused", "The option {option} contradicts another. {reason}")
            reason = contradiction_sentence(refused.contradiction) if refused.contradiction is not None else ""
            return text.format(option=refused.name, reason=reason)
        case _:
            assert_never(refused.fault)


def damaged_sentence(one: RuleSet) -> str:
    """Why the rule set that was chosen last is not played."""
    text = translate("Rule refused", "The rule set {name} can't be used, so the last round's rules hold. {reason}")
    return text.format(name=one.name, reason=file_sentence(one.refused) if one.refused is not None else "").strip()


def _unknown(refused: FileRefused) -> str:
    nearest = get_close_matches(refused.name, _BY_NAME, n=1, cutoff=0.0)[0]
    text = translate(
        "Rule refused",
        "The file gives {value} to an option {option}, which there is not. The nearest is {nearest}; it takes {takes}.",
    )
    return text.format(
        value=_written(refused.value), option=_written(refused.name), nearest=nearest, takes=_takes(_BY_NAME[nearest])
    )


def _written(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"


def _takes(option: Option) -> str:
    match option.kind:
        case Kind.SWITCH:
            return translate("Rule refused", "true or false")
        case Kind.CHOICE | Kind.NUMBER:
            values = ", ".join(json.dumps(value) for value in option.values)
            return translate("Rule refused", "one of these: {values}").format(values=values)
        case Kind.SHARE:
            low, high = option.values
            return translate("Rule refused", "a number from {low} to {high}").format(low=low, high=high)
        case Kind.MONEY:
            return translate("Rule refused", 'an amount in quotes, such as "10.00"')
        case Kind.CHIPS:
            return translate("Rule refused", 'a list of one to six amounts above zero, such as ["1.00", "5.00"]')
        case _:
            assert_never(option.kind)
