from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from bjdesk.game.commands import AddChip, DealCards
from bjdesk.game.settings import Settings
from bjdesk.ui.felt.pace import Speed
from bjdesk.ui.labels import Button
from bjdesk.ui.sound import TableSound
from bjdesk.ui.sound_cues import Sound
from tests.support import tales, windows
from tests.support.clock import Show
from tests.support.game import table_at


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


# ---------------------------------------------------------------- the window


@pytest.fixture
def window(qtbot, monkeypatch):
    """A window with a fake loudspeaker; what it remembers is in `saved`."""
    player, saved = FakePlayer(), []
    made = windows.rooms(table_at(), saved=saved)
    monkeypatch.setattr(windows, "rooms", lambda table, **_: replace(made, speaker=player))
    opened = windows.open_window(qtbot, made.table)
    opened.player, opened.saved = player, saved
    del player.volumes[:]
    return opened


def button_of(window):
    return window.bar.buttons[Button.SOUND]


def test_ctrl_m_mutes_at_once_is_remembered_and_is_said(window, qtbot):
    with qtbot.waitSignal(window.announcer.said, timeout=2000) as said:
        QTest.keyClick(window, Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier)
    assert "Sound is off" in said.args[0]
    assert window.player.volumes[-1] == (70, True)
    assert window.saved[-1].muted
    QTest.keyClick(window, Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier)
    assert window.player.volumes[-1] == (70, False)
    assert not window.saved[-1].muted


def test_the_bar_button_switches_and_says_how_it_stands(window):
    button = button_of(window)
    assert (button.accessibleName(), button.icon_name) == ("Sound", "sound")
    assert button.toolTip() == button.accessibleDescription() == "Sound is on (Ctrl+M)"
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert window.settings.muted
    assert button.icon_name == "sound-off"
    assert button.toolTip() == button.accessibleDescription() == "Sound is off (Ctrl+M)"
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert (button.icon_name, window.settings.muted) == ("sound", False)


def test_a_volume_chosen_in_the_settings_acts_at_once_and_is_tried(window, qapp):
    window.change_settings(replace(window.settings, volume=30))
    assert window.player.volumes[-1] == (30, False)
    qapp.processEvents()
    assert window.player.played == [Sound.CHIP]


def test_a_chip_is_heard_in_the_window(window, qapp):
    window.press(AddChip(0, window.strip.rack.chip), window.bridge.view.step)
    qapp.processEvents()
    assert window.player.played == [Sound.CHIP]


def test_what_is_refused_is_heard_and_shown(window, qapp):
    window.press(DealCards(), window.bridge.view.step)
    qapp.processEvents()
    assert window.player.played == [Sound.ERROR]


def test_the_device_closes_with_the_window(window):
    window.close()
    assert window.player.closed
