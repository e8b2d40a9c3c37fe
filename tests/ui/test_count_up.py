from __future__ import annotations

from dataclasses import replace

import pytest

from bjdesk.ui.count_up import Count, CountUp
from bjdesk.ui.felt.pace import Speed
from bjdesk.ui.panels.money_label import MoneyLabel, Purse
from tests.support import tales
from tests.support.clock import Show


@pytest.fixture
def counting(qtbot):
    """A payout on a clock moved by hand; the labels are told as the window tells them."""

    def begin(speed=Speed.NORMAL):
        start, frames = tales.stand_pat()
        frames = [
            replace(one, view=replace(one.view, balance=111_000, win=11_000)) if place >= 2 else one
            for place, one in enumerate(frames)
        ]
        show = Show(start)
        show.playback.speed = speed
        labels = {purse: MoneyLabel(purse) for purse in Purse}
        for label in labels.values():
            qtbot.addWidget(label)

        def tell(frame):
            labels[Purse.BALANCE].show_amount(frame.view.balance)
            labels[Purse.WIN].show_amount(frame.view.win)

        labels[Purse.BALANCE].show_amount(start.balance)
        show.playback.started.connect(tell)
        CountUp(labels, show.playback, show.animator)
        show.playback.play(frames)
        return show, labels[Purse.BALANCE]

    yield begin
    Show.close_all()


def payout(show, label):
    """Run to the start of the payout; return when that was."""
    for _ in range(2_000):
        if label.amount == 111_000:
            return show.clock.now
        show.run(until=show.clock.now + 1, every=1)
    raise AssertionError("no payout")


def painted(label):
    return int(label._painted().replace(",", ""))


def test_the_sum_is_read_out_at_once_and_painted_as_it_grows_for_400_milliseconds(counting):
    show, balance = counting()
    began = payout(show, balance)
    spoken = balance.accessibleName()
    seen = []
    while show.animator.running:
        seen.append((show.clock.now - began, painted(balance)))
        assert balance.accessibleName() == spoken
        show.run(until=show.clock.now + 16)
    counted = [figure for at, figure in seen if at < 400]
    assert counted[0] == 1_000
    assert counted == sorted(counted)
    assert len(set(counted)) > 10
    assert {figure for at, figure in seen if at >= 400} == {1_110}


@pytest.mark.parametrize("after", [0, 16, 200, 399])
def test_whoever_cannot_wait_sees_the_sum(counting, after):
    show, balance = counting()
    show.run(until=payout(show, balance) + after)
    show.playback.finish()
    assert painted(balance) == 1_110


@pytest.mark.parametrize("speed", [Speed.TURBO, Speed.REDUCED, Speed.OFF])
def test_where_nothing_travels_nothing_is_counted(counting, speed):
    show, balance = counting(speed)
    payout(show, balance)
    assert painted(balance) == 1_110


def test_whole_sums_are_counted_in_whole_units():
    assert {Count(100_000, 111_000, 0, 400).figure(at) % 100 for at in range(400)} == {0}
    assert Count(100_000, 100_050, 0, 400).figure(399) % 100 != 0
    assert Count(0, 500, 0, 400).figure(400) is None
