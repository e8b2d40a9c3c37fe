"""The words of a question stand inside their panel, clear of its edges, whatever the size and the language."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bjdesk.game.commands import DealCards
from bjdesk.game.practice import PracticeTable
from bjdesk.game.practice_hand import hand_of_case
from tests.support.game import table_at
from tests.support.windows import PLAIN, open_window

pytestmark = pytest.mark.gui
INSURED = {"rules": "vegas", "boxes": [{"bet": "55.00", "cards": "Ts 9h"}, {"bet": "5.00", "cards": "5s 9c"}]}
EVEN = {"rules": "eight-deck", "boxes": [{"bet": "55.00", "cards": "As Kh"}]}


@pytest.mark.parametrize("size, scale", [((960, 600), 1.0), ((1280, 800), 1.0), ((1920, 1080), 2.0)])
@pytest.mark.parametrize("case", [INSURED, EVEN], ids=["insurance", "even-money"])
def test_a_questions_words_keep_off_the_edges(qtbot, languages, case, size, scale):
    window = open_window(qtbot, table_at(), settings=replace(PLAIN, text_scale=scale))
    window.resize(*size)
    asked = PracticeTable(hand_of_case({**case, "dealer": "Ad 8d"}))
    asked.perform(DealCards(), asked.view.step)
    window.bridge.use(asked)
    for code in languages:
        window.rooms.language.set(code)
        prompt = window.prompt
        assert prompt.question is not None
        first, *_, last = prompt.lines
        edge = 0.2 * prompt._look.font
        assert first.top() >= prompt._panel.top() + edge - 0.5, code
        assert last.bottom() <= prompt._panel.bottom() - edge + 0.5, code
