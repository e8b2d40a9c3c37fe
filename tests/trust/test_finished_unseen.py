"""Finished when nobody was asked: killed during the dealer's play, a round is settled once and marked as such."""

from __future__ import annotations

import pytest

from tests.support.programs import told
from tests.support.sizes import sizes

pytestmark = [pytest.mark.trust, pytest.mark.hot]


@pytest.mark.parametrize("kills", sizes(20, 300))
def test_a_round_killed_in_the_dealers_play_is_settled_once_and_marked(quick, seed, kills, measured):
    found = told("killed_unseen", quick, kills + kills // 3, seed % 10**6)
    settled, still = found["settled"], found["still running"]
    measured(f"{settled} settled once and marked, {still} killed before and as they were, {found['wrong']} wrong")
    assert found["wrong"] == 0
    assert settled >= kills
    assert settled + still == found["kills"]
