"""Which command has which place of the strip, its icon, colour and key; and why it is off."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bjdesk.engine.actions import Action
from bjdesk.frozen import dataclass
from bjdesk.game.commands import Act, ClearBets, Command, DealCards, DoubleBets, Rebet, RebetAndDeal, UndoBet
from bjdesk.game.view import Phase
from bjdesk.ui.keys import Press
from bjdesk.ui.labels import Button

if TYPE_CHECKING:
    from bjdesk.game.view import TableView


@dataclass(frozen=True, slots=True)
class StripPlace:
    """A button of the strip: `place` counts from 0 at the left, `tint` is a colour of the palette."""

    place: int
    words: Button | Action
    command: Command
    icon: str
    tint: str
    press: Press
    primary: bool = False


BETTING: Final = (
    StripPlace(0, Button.CLEAR, ClearBets(), "clear", "clear", Press.CLEAR),
    StripPlace(1, Button.UNDO, UndoBet(), "undo", "surrender", Press.UNDO),
    StripPlace(2, Button.DOUBLE_BET, DoubleBets(), "double-bet", "double", Press.DOUBLE_BET),
    StripPlace(3, Button.REBET, Rebet(), "rebet", "split", Press.REBET),
    StripPlace(4, Button.REBET_AND_DEAL, RebetAndDeal(), "rebet-and-deal", "split", Press.REBET_AND_DEAL),
)
DEAL: Final = StripPlace(5, Button.DEAL, DealCards(), "deal", "gold_ink", Press.DEAL, primary=True)
PLAYING: Final = (
    StripPlace(0, Action.STAND, Act(Action.STAND), "stand", "stand", Press.STAND),
    StripPlace(1, Action.HIT, Act(Action.HIT), "hit", "hit", Press.HIT),
    StripPlace(2, Action.DOUBLE, Act(Action.DOUBLE), "double", "double", Press.DOUBLE),
    StripPlace(3, Action.SPLIT, Act(Action.SPLIT), "split", "split", Press.SPLIT),
    StripPlace(4, Action.SURRENDER, Act(Action.SURRENDER), "surrender", "surrender", Press.SURRENDER),
)
ALL: Final = (*BETTING, *PLAYING, DEAL)


def plays(view: TableView) -> bool:
    """Whether the strip offers play, not bets."""
    return view.phase is Phase.PLAYING
