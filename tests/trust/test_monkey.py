"""A monkey at the real window: nothing breaks, whatever is pressed, in whatever order."""

from __future__ import annotations

import gc
import os
from pathlib import Path

import pytest

from tests.support.game import table_at
from tests.support.monkey import Monkey
from tests.support.sitters import SimpleCharts
from tests.support.sizes import sizes

pytestmark = [pytest.mark.trust, pytest.mark.gui, pytest.mark.hot]
PAGE = os.sysconf("SC_PAGE_SIZE")
MOST_GROWTH = 50_000_000


def memory(monkey) -> int:
    """Bytes that the process holds with the table alone open, without the felt's pictures: these have their bound."""
    monkey.rest()
    gc.collect()
    held = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * PAGE
    return held - monkey.window.felt._sprites.store.kept_bytes


@pytest.fixture(autouse=True)
def _nothing_is_printed(monkeypatch, quick):
    monkeypatch.chdir(quick)  # where a file goes whose dialog is told yes
    monkeypatch.setattr("bjdesk.ui.rule_print.print_rules", lambda *_: None, raising=False)
    monkeypatch.setattr("PySide6.QtPrintSupport.QPrintDialog.exec", lambda _: 0, raising=False)


@pytest.mark.parametrize("events", sizes(1_500, 100_000))
@pytest.mark.parametrize("monkey", ["first", pytest.param("second", marks=pytest.mark.full)])
def test_whatever_is_pressed_every_promise_holds(qtbot, qtlog, quick, seed, monkey, events, measured):
    name, seed = monkey, seed + (monkey == "second")
    table = table_at(seed=seed, rules="classic")
    table.charts = SimpleCharts()
    monkey, before = Monkey(table, seed, quick), 0
    with qtbot.captureExceptions() as raised:
        for number in range(events):
            monkey.event()
            if monkey.wrong or raised:
                break
            if number % 1_000 == 0:  # pytest-qt keeps all that the screen without a screen says of itself
                qtlog._records[:] = [record for record in qtlog._records if not record.ignored]
            if number == min(events // 4, 5_000):
                monkey.warm()
                before, monkey.stays = memory(monkey), True
    grown = memory(monkey) - before
    rounds = table.round_count()
    least = min(monkey.hits, key=monkey.hits.__getitem__)
    told = f"{monkey.events:,} events, {rounds:,} rounds, {len(monkey.wrong)} wrong, {grown / 1e6:+.0f} MB"
    measured(f"the {name} monkey: {told}")
    measured(f"{len(monkey.hits)} controls, the rarest ({least}) hit {monkey.hits[least]} times")
    monkey.leave()
    table.close()
    assert [f"event {monkey.events}: {error!r}" for _, error, _ in raised] == []
    print(*monkey.wrong, sep="\n")
    assert monkey.wrong == []
    assert grown < MOST_GROWTH or events < 100_000  # at gate size what is loaded once outweighs what grows
    assert rounds >= events // 100
    pressed = {name: times for name, times in monkey.hits.items() if not name.startswith("in ")}
    assert min(pressed.values()) >= (50 if events >= 100_000 else 1), pressed  # 100 by both monkeys together
