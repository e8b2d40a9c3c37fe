"""What the window is built from: everything that the bootstrap makes and the window only uses."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import field
from typing import TYPE_CHECKING

from bjdesk.frozen import dataclass
from bjdesk.game.places import rules_folder
from bjdesk.game.rule_sets import RuleSets
from bjdesk.ui.sound import Silence, Speaker

if TYPE_CHECKING:
    from pathlib import Path

    from bjdesk.game.books import Books
    from bjdesk.game.logbook import Logbook
    from bjdesk.game.settings import Settings
    from bjdesk.game.statistics import Statistics
    from bjdesk.game.valuing import Valuing
    from bjdesk.ui.bridge import KeptTable
    from bjdesk.ui.coach_worker import OddsService
    from bjdesk.ui.language import LanguageSwitch


@dataclass(frozen=True, slots=True)
class Rooms:
    """`save` remembers settings and may raise StoreError."""

    table: KeptTable
    logs: Logbook
    books: Books
    settings: Settings
    save: Callable[[Settings], None]
    language: LanguageSwitch
    folder: Path
    speed: str | None = None  # for this run only, from the command line
    speaker: Speaker = field(default_factory=Silence)
    valuing: Valuing | None = None  # the table's: what was decided, to be valued
    when_closed: Callable[[Callable[[], None]], None] = lambda _: None  # to be done before the table opens again
    monotonic: Callable[[], float] = time.monotonic  # the session's clock
    odds: Callable[[], OddsService] | None = None  # who works odds out; called when first needed
    statistics: Callable[[], Statistics] | None = None  # the player's; called when first shown

    @property
    def rule_sets(self) -> RuleSets:
        """The presets and the player's own rule sets, in the data folder."""
        return RuleSets(rules_folder(self.folder))
