"""`i18n/i18n.py`: what it reads from the source, what it keeps, what it complains of, what it compiles."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def i18n() -> Any:
    spec = importlib.util.spec_from_file_location("bjdesk_i18n_script", ROOT / "i18n" / "i18n.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def package(tmp_path: Path) -> Path:
    (tmp_path / "ui").mkdir()
    return tmp_path


def _texts(i18n: Any, package: Path, source: str, name: str = "ui/strip.py") -> Any:
    (package / name).write_text(source, encoding="utf-8")
    return i18n.extract(package)


@pytest.mark.parametrize(
    "source, text",
    [
        ('translate("Strip", "Deal")', "Deal"),
        ('translate("Strip", "Not enough: " "rebuy")', "Not enough: rebuy"),
        ("f\"<b>{translate('Strip', 'Deal')}</b>\"", "Deal"),
        ('{1: translate("Strip", text="Deal")}', "Deal"),
        ('[translate("Strip", "Deal") for _ in x]', "Deal"),
    ],
)
def test_a_literal_is_found_wherever_it_stands(i18n: Any, package: Path, source: str, text: str) -> None:
    assert [key.source for key in _texts(i18n, package, source)] == [text]


@pytest.mark.parametrize("call", ['translate("C", "%n cards", None, n)', 'translate("C", "%n cards", n=n)'])
def test_a_number_makes_a_plural(i18n: Any, package: Path, call: str) -> None:
    (message,) = _texts(i18n, package, call).values()
    assert message.plural
    (czech,) = i18n.merge({message.key: message}, {}, "cs")
    assert czech.forms == ("", "", "")


def test_a_note_above_the_call_reaches_the_translator(i18n: Any, package: Path) -> None:
    (message,) = _texts(i18n, package, '#: on a button,\n#: short\nx = translate("C", "Hit")').values()
    assert message.note == "on a button, short"


@pytest.mark.parametrize(
    "source, name",
    [
        ('translate("C", text)', "ui/a.py"),
        ('translate("C", f"{n} cards")', "ui/a.py"),
        ('QCoreApplication.translate("C", "Deal")', "ui/a.py"),
        ('self.tr("Deal")', "ui/a.py"),
        ('translate("C", "Deal")', "table.py"),
        ('translate("C", "%n")\ntranslate("C", "%n", None, n)', "ui/a.py"),
    ],
)
def test_what_can_not_be_read_is_refused(i18n: Any, package: Path, source: str, name: str) -> None:
    with pytest.raises(i18n.SourceError):
        _texts(i18n, package, source, name)


def test_a_file_is_read_as_it_was_written(i18n: Any, package: Path) -> None:
    texts = _texts(i18n, package, 'translate("A", "<b>&Hit</b>", "a key")\ntranslate("B", "%n\\nlines", None, n)')
    messages = [i18n.replace(m, forms=("ť <&>",) * len(m.forms), unfinished=False) for m in i18n.merge(texts, {}, "cs")]
    file = package / "bjdesk_cs.ts"
    file.write_text(i18n.ts_text(messages, "cs"), encoding="utf-8")
    assert i18n.merge(texts, i18n.load_ts(file), "cs") == messages


@pytest.mark.parametrize(
    "source, forms, fault",
    [
        ("Deal", ("",), "not translated"),
        ("Bet {amount}", ("Insats",), "placeholders"),
        ("<b>Bet</b>", ("<i>Insats</i>",), "placeholders"),
        ("%n cards", ("ett kort", "kort"), "placeholders"),
        ("&Deal", ("Dela",), "the & of the key"),
        ("Bet: ", ("Insats:",), "space"),
        ("Bet:", ("Insats",), "sign at the end"),
    ],
)
def test_a_translation_that_does_not_fit_is_told(i18n: Any, source: str, forms: tuple[str, ...], fault: str) -> None:
    message = i18n.Message(i18n.Key("C", source), plural=len(forms) > 1, forms=forms)
    assert [said for said in i18n.faults(message) if fault in said]


@pytest.mark.parametrize(
    "source, forms",
    [
        ("Bet {amount}", ("Insats {amount}",)),
        ("%n cards", ("ett kort", "%n kort")),
        ("&Deal", ("De&la",)),
        ("Wins && losses: ", ("Vinster && förluster: ",)),
    ],
)
def test_a_translation_that_fits_passes(i18n: Any, source: str, forms: tuple[str, ...]) -> None:
    assert not list(i18n.faults(i18n.Message(i18n.Key("C", source), plural=len(forms) > 1, forms=forms)))


def test_the_made_up_language_is_longer_and_keeps_placeholders(i18n: Any) -> None:
    made = i18n.pseudo_text("Place <b>{amount}</b> on %n &boxes")
    assert made.startswith("[")
    assert made.endswith("]")
    assert all(part in made for part in ("<b>{amount}</b>", "%n", "&"))
    assert len(made) >= 1.2 * len("Place <b>{amount}</b> on %n &boxes")


def test_three_czech_plurals_reach_the_program(
    i18n: Any, package: Path, qapp: QCoreApplication, request: pytest.FixtureRequest
) -> None:
    texts = _texts(i18n, package, 'translate("C", "%n cards", None, n)')
    forms = ("%n karta", "%n karty", "%n karet")
    messages = [i18n.replace(m, forms=forms, unfinished=False) for m in i18n.merge(texts, {}, "cs")]
    file = package / "bjdesk_cs.ts"
    file.write_text(i18n.ts_text(messages, "cs"), encoding="utf-8")
    i18n.compile_ts(file, package / "bjdesk_cs.qm")
    translator = QTranslator()
    assert translator.load(str(package / "bjdesk_cs.qm"))
    qapp.installTranslator(translator)
    request.addfinalizer(lambda: qapp.removeTranslator(translator))
    said = [QCoreApplication.translate("C", "%n cards", None, n) for n in (1, 3, 5)]
    assert said == ["1 karta", "3 karty", "5 karet"]
