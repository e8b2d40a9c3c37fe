from __future__ import annotations

from PySide6.QtCore import QObject

from bjdesk.ui.announcer import MERGED_WITHIN, Announcer


def _heard(qtbot, *sentences):
    speaker = QObject()
    announcer = Announcer(speaker)
    heard = []
    announcer.said.connect(lambda text, assertive: heard.append((text, assertive)))
    for sentence, assertive in sentences:
        announcer.say(sentence, assertive=assertive)
    qtbot.waitUntil(lambda: bool(heard), timeout=10 * MERGED_WITHIN)
    return announcer, heard


def test_sentences_that_follow_at_once_are_one_announcement(qtbot):
    _announcer, heard = _heard(qtbot, ("King of diamonds.", False), ("Total 24, bust.", False))
    assert heard == [("King of diamonds. Total 24, bust.", False)]


def test_one_assertive_sentence_makes_the_announcement_interrupt(qtbot):
    _announcer, heard = _heard(qtbot, ("Dealer shows ace of spades.", False), ("Insurance?", True))
    assert heard == [("Dealer shows ace of spades. Insurance?", True)]


def test_the_same_sentence_twice_is_said_once(qtbot):
    _announcer, heard = _heard(qtbot, ("Place your bet.", False), ("Place your bet.", True))
    assert heard == [("Place your bet.", True)]


def test_what_a_summary_repeats_is_said_once(qtbot):
    told = (("You stand on 17.", False), ("You win 25.", False), ("You win 25. Balance 950.", True))
    _announcer, heard = _heard(qtbot, *told)
    assert heard == [("You stand on 17. You win 25. Balance 950.", True)]


def test_the_last_announcement_can_be_repeated(qtbot):
    announcer, heard = _heard(qtbot, ("You have 17.", False))
    announcer.repeat()
    qtbot.waitUntil(lambda: len(heard) == 2, timeout=10 * MERGED_WITHIN)
    assert heard[1] == ("You have 17.", True)


def test_nothing_is_announced_for_an_empty_sentence(qtbot):
    speaker = QObject()
    announcer = Announcer(speaker)
    heard = []
    announcer.said.connect(lambda *what: heard.append(what))
    announcer.say("", assertive=True)
    qtbot.wait(2 * MERGED_WITHIN)
    assert not heard
