from __future__ import annotations

import pytest

from bjdesk.game.settings import Settings
from bjdesk.ui.felt.pace import Speed
from bjdesk.ui.sound import TableSound
from bjdesk.ui.sound_cues import Sound
from tests.support import tales
from tests.support.clock import Show


class FakePlayer:
    def __init__(self):
        self.played = []
        self.volumes = []
        self.closed = False

    def play(self, sound):
        self.played.append(sound)

    def set_volume(self, percent, *, muted):
        self.volumes.append((percent, muted))

    def close(self):
        self.closed = True


class Heard:
    """A tale told on a clock by hand, and what is heard of it."""

    def __init__(self, qapp, tale, speed=Speed.NORMAL):
        self.qapp = qapp
        start, self.frames = tale()
        self.show = Show(start)
        self.show.playback.speed = speed
        self.player = FakePlayer()
        self.sound = TableSound(self.show.playback, self.player)
        self.show.playback.play(self.frames)
        qapp.processEvents()

    def run(self):
        while self.show.playback.running:
            self.show.run(until=self.show.clock.now + 1)
            self.qapp.processEvents()
        return self.player.played


@pytest.fixture
def listen(qapp):
    def begin(tale, speed=Speed.NORMAL):
        return Heard(qapp, tale, speed)

    yield begin
    Show.close_all()


def test_each_card_of_the_deal_is_heard_and_then_whose_turn_it_is(listen):
    assert listen(tales.opening).run() == [*[Sound.SLIDE] * 4, Sound.TURN]


def test_the_hole_card_is_heard_when_it_lies_open(listen):
    assert listen(tales.stand_pat).run()[0] is Sound.FLIP


@pytest.mark.parametrize("speed", [Speed.TURBO, Speed.REDUCED, Speed.OFF])
def test_where_nothing_travels_a_press_makes_one_sound(listen, speed):
    assert listen(tales.opening, speed).run() == [Sound.SLIDE]


@pytest.mark.parametrize("tale", [tales.opening, tales.stand_pat, tales.dealer_draws, tales.split])
def test_landing_everything_at_once_makes_one_sound_more_at_most(listen, qapp, tale):
    heard = listen(tale)
    before = len(heard.player.played)
    heard.show.playback.finish()
    qapp.processEvents()
    assert len(heard.player.played) <= before + 1


def test_an_error_is_heard_at_once_and_alone(listen, qapp):
    heard = listen(tales.opening)
    del heard.player.played[:]
    heard.show.playback.finish()
    heard.sound.play(Sound.ERROR)
    qapp.processEvents()
    assert heard.player.played == [Sound.ERROR]


def test_settings_reach_the_player_and_closing_too(listen):
    heard = listen(tales.opening)
    heard.sound.use(Settings(volume=30, muted=True))
    heard.sound.close()
    assert heard.player.volumes == [(30, True)]
    assert heard.player.closed
