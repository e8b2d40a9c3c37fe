"""SIGKILL at any moment: no confirmed step is missing, none is there twice, the next card is the same."""

from __future__ import annotations

import pytest

from tests.support.programs import told
from tests.support.sizes import sizes

pytestmark = [pytest.mark.trust, pytest.mark.hot]
FAULTS = ("missing", "doubled", "other_card", "broken")


def figures(found) -> str:
    confirmed, inside = found["confirmed"], found["inside"]
    faults = ", ".join(f"{found[name]} {name.replace('_', ' ')}" for name in FAULTS)
    return f"{found['kills']:,} kills ({inside / found['kills']:.0%} inside), {confirmed:,} commits: {faults}"


@pytest.mark.parametrize("kills", sizes(200, 1_000))
def test_a_killed_game_loses_no_confirmed_step_and_makes_none(quick, seed, kills, measured):
    found = told("killed", quick, kills, seed % 10**6)
    measured(figures(found))
    assert found["kills"] >= kills
    assert [found[name] for name in FAULTS] == [0] * len(FAULTS)
    assert found["confirmed"] >= 10 * kills
    assert found["inside"] >= kills // 5


@pytest.mark.parametrize("kills", sizes(10, 100))
def test_a_killed_window_loses_no_confirmed_step_and_makes_none(quick, seed, kills, measured):
    found = told("killed", quick, kills, seed % 10**6, "window")
    measured(f"window: {figures(found)}")
    assert found["kills"] >= kills
    assert [found[name] for name in FAULTS] == [0] * len(FAULTS)
    assert found["confirmed"] >= 2 * kills
    assert found["inside"] >= kills // 5
