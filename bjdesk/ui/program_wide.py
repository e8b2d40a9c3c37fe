"""What is one for the whole program, whichever window shows it: currency, keys, tool tips."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bjdesk.ui import formats, keys
from bjdesk.ui.appearance import finish_of
from bjdesk.ui.key_choices import chosen_keys
from bjdesk.ui.tool_tips import dress_tool_tips

if TYPE_CHECKING:
    from bjdesk.game.settings import Settings


def take_settings(settings: Settings) -> None:
    """Write money, read keys and show tool tips as the player wants."""
    formats.use_currency(settings.currency)
    keys.use(chosen_keys(settings.keys))
    dress_tool_tips(18.0 * settings.text_scale, finish_of(settings).palette)


def changes_words(before: Settings, after: Settings) -> bool:
    """Whether something that stands in many texts has changed: an amount's currency, or a key's name."""
    return (before.currency, before.keys) != (after.currency, after.keys)
