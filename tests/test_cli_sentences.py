"""What can't be taken is refused in one sentence, in plain words, on one line; nothing is printed as an answer."""

from __future__ import annotations

import pytest

from bjdesk.cli import REFUSED, run


def refused(capsys, *words) -> str:
    assert run(words) == REFUSED
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith("bjdesk: ")
    return told.err.removeprefix("bjdesk: ")


@pytest.mark.parametrize(
    "words",
    [
        ("export",),
        ("export", "losses"),
        ("export", "rounds", "--format", "xml"),
        ("rules", "nonesuch"),
        ("--rules", "nonesuch"),
        ("--speed", "warp"),
        ("--demo", "0"),
        ("backup",),
        ("restore", "/nowhere/at/all"),
        ("deal",),
        ("deal", "/nowhere/at/all"),
        ("odds",),
        ("odds", "--rules", "krog"),
        ("strategy", "--rules", "nonesuch"),
        ("nonesuch",),
        ("verify",),
    ],
)
def test_a_refusal_is_one_line_that_ends_as_a_sentence_does(capsys, words):
    said = refused(capsys, *words)
    assert said.count("\n") == 1
    assert said.endswith(".\n")
    assert "\t" not in said


def test_export_says_what_it_takes(capsys):
    for words in ((), ("losses",)):
        assert refused(capsys, "export", *words) == "export takes either rounds or ledger.\n"


@pytest.mark.parametrize(
    "name, content, reason",
    [
        ("a.toml", b"\xff\xfe", "it is no text in UTF-8."),
        ("a.json", b"\xff\xfe", "it is no text in UTF-8."),
        ("a.toml", b"decks = 1\nboxes = = 2", "line 2 can't be read as TOML."),
        ("a.json", b'{"decks": 1,\n x}', "line 2 can't be read as JSON."),
        ("a.toml", b'decks = "', "it ends before its TOML is complete."),
        ("a.toml", b"#" * (1 << 20) + b"#", "it is far too large."),
        ("a.toml", b"decks = " + b"[" * 100_000, "its TOML is nested too deeply."),
        ("a.json", b"[" * 100_000, "its JSON is nested too deeply."),
    ],
)
def test_a_rule_file_that_cannot_be_read_is_refused_in_plain_words(capsys, tmp_path, name, content, reason):
    path = tmp_path / name
    path.write_bytes(content)
    assert refused(capsys, "rules", str(path)) == f"{path} is no rule file: {reason}\n"
