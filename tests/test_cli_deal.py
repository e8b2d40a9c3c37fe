"""`bjdesk deal`: streams, exit status, and what is not loaded."""

from __future__ import annotations

import errno
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from bjdesk import __version__
from bjdesk.cli import run
from bjdesk.cli_options import LANGUAGE_CODES
from bjdesk.engine.presets import PRESETS
from bjdesk.ui.language import LANGUAGES

GOOD = {
    "id": "split-eights", "rules": "single-deck", "boxes": [{"bet": "10.00", "cards": "8s 8h"}],
    "dealer": "6d Td", "next": "3c Ks 5h 9d", "actions": ["split", "double", "stand"],
}  # fmt: skip
BAD = {**GOOD, "id": "bad", "actions": ["fold"]}
ROOT = Path(__file__).parent.parent


def _case(folder, *cases, name="cases.jsonl"):
    file = folder / name
    file.write_text("".join(json.dumps(case) + "\n" for case in cases), encoding="utf-8")
    return str(file)


def test_a_case_is_answered_with_one_json_object_and_status_0(tmp_path, capsys):
    assert run(["deal", _case(tmp_path, GOOD)]) == 0
    out, err = capsys.readouterr()
    answer = json.loads(out)
    assert (answer["net"], answer["balance"], err) == ("30.00", "1030.00", "")
    assert out.count("\n") == 1


def test_a_case_spread_over_lines_is_read(tmp_path, capsys):
    file = tmp_path / "case.json"
    file.write_text(json.dumps(GOOD, indent=2), encoding="utf-8")
    assert run(["deal", str(file)]) == 0
    assert json.loads(capsys.readouterr().out)["status"] == "settled"


def test_a_case_that_can_not_be_played_is_an_error_object_and_status_1(tmp_path, capsys):
    assert run(["deal", _case(tmp_path, BAD)]) == 1
    out, err = capsys.readouterr()
    assert json.loads(out)["error"] == "illegal-action"
    assert err == ""


def test_a_file_of_cases_goes_on_after_a_bad_one_keeps_the_order_and_ends_with_1(tmp_path, capsys):
    file = tmp_path / "cases.jsonl"
    lines = [json.dumps(GOOD), "", "  \t", "{", json.dumps(BAD), json.dumps({**GOOD, "id": 3})]
    file.write_text("\r\n".join(lines), encoding="utf-8")
    assert run(["deal", "--cases", str(file), "--json"]) == 1
    answers = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [(a["id"], a.get("error")) for a in answers] == [
        ("split-eights", None), (None, "bad-case"), ("bad", "illegal-action"), (3, None),
    ]  # fmt: skip


def test_a_file_of_good_cases_ends_with_0_waiting_ones_too(tmp_path):
    assert run(["deal", "--cases", _case(tmp_path, GOOD, {**GOOD, "actions": []})]) == 0


def test_a_name_in_any_script_and_half_a_surrogate_are_repeated(tmp_path, capsys):
    assert run(["deal", "--cases", _case(tmp_path, {**GOOD, "id": "ž♠"}, {**GOOD, "id": "\ud800"})]) == 0
    assert [json.loads(line)["id"] for line in capsys.readouterr().out.splitlines()] == ["ž♠", "\ud800"]


@pytest.mark.parametrize(
    "words",
    [
        ["deal"],
        ["deal", "a.json", "--cases", "b.jsonl"],
        ["deal", "no-such-file.json"],
        ["deal", "--cases", "no-such-file.jsonl"],
        ["deal", "."],
        ["deal", "--nonsense"],
        ["no-such-command"],
        ["--rules", "macau"],
        ["rules", "macau"],
        ["--speed", "warp"],
        ["--demo", "0"],
    ],
)
def test_a_request_that_can_not_be_taken_is_one_sentence_on_standard_error_and_status_2(
    words, capsys, tmp_path, monkeypatch
):
    monkeypatch.chdir(tmp_path)
    assert run(words) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("bjdesk: ")
    assert err.count("\n") == 1


def test_the_version_is_told(capsys):
    assert run(["--version"]) == 0
    assert capsys.readouterr().out == f"bjdesk {__version__}\n"


def test_help_is_no_fault(capsys):
    assert run(["--help"]) == 0
    assert "deal" in capsys.readouterr().out


def test_every_command_takes_a_data_folder_and_deal_leaves_it_alone(tmp_path):
    folder = tmp_path / "data"
    assert run(["deal", "--data-dir", str(folder), _case(tmp_path, GOOD)]) == 0
    assert run(["rules", "--data-dir", str(folder)]) == 0
    assert not folder.exists()


# ---------------------------------------------------------------- rules


def test_rules_lists_the_presets(capsys):
    assert run(["rules"]) == 0
    assert capsys.readouterr().out.split() == list(PRESETS)


def test_rules_as_json_holds_every_option_of_every_preset(capsys):
    assert run(["rules", "--json"]) == 0
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [row["name"] for row in rows] == list(PRESETS)
    assert all(len(row["options"]) == 28 for row in rows)


def test_rules_of_a_name_are_its_option_values(capsys):
    assert run(["rules", "krog"]) == 0
    assert 'ties = "house"' in capsys.readouterr().out.splitlines()


def test_rules_of_a_file_are_its_option_values(tmp_path, capsys):
    file = tmp_path / "house.toml"
    file.write_text('preset = "vegas"\ncharlie = 5\nchips = ["1.00", "5.00"]\n', encoding="utf-8")
    assert run(["rules", str(file), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["options"]["charlie"] == 5


@pytest.mark.parametrize(
    "name, text, part",
    [
        ("a.toml", "charlie = 4", "charlie"),
        ("a.json", '{"charlie": 4}', "charlie"),
        ("a.json", "[]", "no rule file"),
        ("a.json", "{", "no rule file"),
        ("a.toml", "=", "no rule file"),
    ],
)
def test_a_rule_file_that_can_not_be_taken_is_refused(name, text, part, tmp_path, capsys):
    file = tmp_path / name
    file.write_text(text, encoding="utf-8")
    assert run(["rules", str(file)]) == 2
    assert part in capsys.readouterr().err


def test_a_rule_file_that_can_not_be_read_is_refused(tmp_path, capsys):
    assert run(["rules", str(tmp_path)]) == 2
    assert "can't be read" in capsys.readouterr().err


@pytest.mark.parametrize(
    "code, word", [("en", "insurance"), ("sv", "försäkring"), ("nl", "verzekering"), ("cs", "pojist")]
)
def test_rules_in_a_language_are_the_rule_text(code, word, capsys):
    assert run(["rules", "single-deck", "--language", code]) == 0
    assert word in capsys.readouterr().out.lower()


def test_rules_as_json_with_a_language_hold_values_and_text(capsys):
    assert run(["rules", "krog", "--language", "sv", "--json"]) == 0
    row = json.loads(capsys.readouterr().out)
    assert (row["options"]["ties"], row["language"]) == ("house", "sv")
    assert "given" in row["text"].lower()


def test_the_language_codes_are_those_of_the_window():
    assert tuple(language.code for language in LANGUAGES) == LANGUAGE_CODES


def test_rules_tells_what_each_option_takes(capsys):
    assert run(["rules", "--options"]) == 0
    assert "charlie: one of 0, 5, 6, 7" in capsys.readouterr().out.splitlines()
    assert run(["rules", "--options", "--json"]) == 0
    assert json.loads(capsys.readouterr().out.splitlines()[5])["values"] == ["peek", "no-peek", "european"]


# ---------------------------------------------------------------- the table


def test_without_a_command_the_table_opens_with_the_options_given(monkeypatch, tmp_path):
    asked = []
    monkeypatch.setattr("bjdesk.bootstrap.run_table", lambda options: asked.append(options) or 7)
    assert run(["--data-dir", str(tmp_path), "--language", "cs", "--rules", "vegas", "--demo", "3"]) == 7
    assert (asked[0].language, asked[0].rules, asked[0].demo, asked[0].data_dir) == ("cs", "vegas", 3, tmp_path)


# ---------------------------------------------------------------- the process


def _bjdesk(*words, **keywords):
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    return subprocess.Popen(
        [sys.executable, "-X", "importtime", "-m", "bjdesk", *words],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment, **keywords,
    )  # fmt: skip


def test_deal_loads_no_qt_no_database_and_no_numpy(tmp_path):
    with _bjdesk("deal", _case(tmp_path, GOOD)) as process:
        out, imports = process.communicate()
    loaded = {line.rpartition("|")[2].strip().partition(".")[0] for line in imports.splitlines()}
    assert process.returncode == 0
    assert json.loads(out)["net"] == "30.00"
    assert "bjdesk" in loaded
    assert not loaded & {"PySide6", "shiboken6", "apsw", "sqlite3", "numpy", "pyqtgraph", "miniaudio"}


def test_a_reader_that_leaves_early_is_no_traceback(tmp_path):
    with _bjdesk("deal", "--cases", _case(tmp_path, *[GOOD] * 2000)) as process:
        process.stdout.readline()
        process.stdout.close()
        errors = process.stderr.read()
    assert "Traceback" not in errors
    assert process.returncode == 1


def test_a_full_disk_under_standard_output_is_one_sentence_and_status_2(tmp_path, monkeypatch, capsys):
    with (tmp_path / "answers").open("w", encoding="utf-8") as answers:

        def full(_text):
            raise OSError(errno.ENOSPC, "No space left on device")

        monkeypatch.setattr(answers, "write", full, raising=False)
        monkeypatch.setattr("sys.stdout", answers)
        assert run(["deal", _case(tmp_path, GOOD)]) == 2
    assert capsys.readouterr().err == "bjdesk: what there is to write can't be written: No space left on device.\n"


def test_a_folder_given_before_the_command_counts_for_the_command(tmp_path, capsys):
    missing, own = tmp_path / "before", tmp_path / "own"
    assert run(["--data-dir", str(missing), "verify"]) == 2
    assert str(missing) in capsys.readouterr().err
    assert run(["--data-dir", str(missing), "verify", "--data-dir", str(own)]) == 2
    assert str(own) in capsys.readouterr().err
