"""One owner for each data folder."""

from __future__ import annotations

from collections import Counter

import pytest

from bjdesk.game.faults import StoreReason, StoreUnavailable
from bjdesk.game.rescue import restore, start_anew
from tests.support.game import bet_and_deal, table_at
from tests.support.programs import told
from tests.support.sizes import sizes

pytestmark = [pytest.mark.trust, pytest.mark.hot]


@pytest.mark.parametrize("count", sizes(20, 200))
def test_of_many_starts_at_once_exactly_one_is_the_owner(quick, count, measured):
    folder = quick / "new"
    for which in ("no file yet", "a file"):
        said = Counter(told("starts", folder, count))
        measured(f"{which}: {said['owner']} owner of {count}, {said['busy']} told that there is one")
        assert said == {"owner": 1, "busy": count - 1}


def test_a_second_table_in_one_process_is_refused_and_the_first_plays_on(tmp_path):
    path = tmp_path / "t.db"
    table = table_at(path)
    for _ in range(2):
        with pytest.raises(StoreUnavailable) as caught:
            table_at(path)
        assert caught.value.reason is StoreReason.BUSY
    bet_and_deal(table)
    backup = tmp_path / "copy.db"
    table.database.back_up(backup)
    for rescue in (lambda: restore(path, backup), lambda: start_anew(path)):
        with pytest.raises(StoreUnavailable) as caught:
            rescue()
        assert caught.value.reason is StoreReason.BUSY
    table.close()
    table_at(path).close()
