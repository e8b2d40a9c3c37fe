"""Rule texts and the rules editor: the making of a text, a change of an option, and the return that follows it.

Prints figures, never decides. Processor time of the window's thread; the return as a player waits for it.
"""

from __future__ import annotations

import time
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication, QTextBrowser

from bjdesk.engine.errors import RulesError
from bjdesk.engine.presets import PRESETS
from bjdesk.engine.rules import OPTIONS
from bjdesk.game.rule_sets import RuleSet
from bjdesk.ui.coach_worker import OddsService
from bjdesk.ui.dialogs.text_look import dress_text
from bjdesk.ui.main_window import MainWindow
from bjdesk.ui.rule_text import rule_text_html
from bjdesk.ui.theme import NORMAL
from tests.support.game import table_at
from tests.support.languages import CODES, speaking
from tests.support.windows import PLAIN, rooms

pytestmark = pytest.mark.bench
MOST = 20.0
"""Seconds to wait for a return."""


def told(name, times):
    times = sorted(times)
    p50, p90, p99 = (times[min(len(times) - 1, int(len(times) * part))] for part in (0.5, 0.9, 0.99))
    print(f"{name:46} n {len(times):4}  p50 {p50:7.1f}  p90 {p90:7.1f}  p99 {p99:7.1f}  max {times[-1]:7.1f} ms")


def timed(act):
    began = time.thread_time()
    act()
    return (time.thread_time() - began) * 1000


def test_rule_texts_of_all_presets_in_all_languages(qapp, capsys):
    made, laid = [], []
    browser = QTextBrowser()
    browser.resize(620, 560)
    dress_text(browser.document(), 18.0, NORMAL)
    browser.show()
    for code in CODES:
        with speaking(code):
            for rules in PRESETS.values():
                made.append(timed(lambda rules=rules: rule_text_html(rules)))
                html = rule_text_html(rules)
                laid.append(timed(lambda html=html: (browser.setHtml(html), browser.grab())))
    with capsys.disabled():
        print()
        told("a rule text, made", made)
        told("its page, set and painted", laid)
    browser.close()


def others(rules):
    """Each change of one option of a rule set."""
    for option in OPTIONS:
        for written in option.values if option.name != "penetration" else (0.5,):
            value = option.read(written)
            try:
                replace(rules, **{option.name: value})
            except RulesError:
                continue
            if value != getattr(rules, option.name):
                yield option.name, value


def waited(done):
    """Milliseconds until this is so, the window alive meanwhile."""
    began = time.perf_counter()
    while not done() and time.perf_counter() - began < MOST:
        QApplication.processEvents()
        time.sleep(0.002)
    return (time.perf_counter() - began) * 1000


@pytest.mark.parametrize("preset", PRESETS)
def test_the_editor_from_change_to_return(qtbot, tmp_path, capsys, preset):
    built = replace(rooms(table_at(), settings=PLAIN, folder=tmp_path), odds=OddsService)
    window = MainWindow(built)
    qtbot.addWidget(window, before_close_func=lambda widget: setattr(widget, "_leaving", True))
    window.show()
    rules = PRESETS[preset]
    opening = timed(lambda: window._openings.edit_rules(RuleSet(preset, rules, own=False)))
    editor = window.side.get("rules-editor")
    known = editor.reader.returns.known
    first = waited(lambda: known(rules) is not None)
    changes, returns = [], []
    for name, value in others(rules):
        changes.append(timed(lambda name=name, value=value: editor.options.fields[name].changed.emit(name, value)))
        returns.append(waited(lambda: editor.reader.difference.text() != " "))
        editor.go_back()
        waited(lambda: not editor.reader._pause.isActive())
    with capsys.disabled():
        print(f"\n{preset}: editor opened {opening:.0f} ms; return after opening {first:.0f} ms")
        told("a change, until text and reasons stand", changes)
        told("a change, until the return and its difference", returns)
    editor.reject()
    window.leave()
