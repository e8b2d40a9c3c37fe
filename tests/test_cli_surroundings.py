"""The program's surroundings: encodings, closed streams, names that are no text. One sentence at most, no traceback."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import bjdesk
from bjdesk.cli import bjdesk as bjdesk_command


def bare(tmp_path, line, **environment):
    """Run a shell's line in an empty folder; status, output and errors as bytes."""
    done = subprocess.run(
        ["sh", "-c", line.replace("bjdesk ", f"{sys.executable} -m bjdesk ", 1)],
        capture_output=True,
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(Path(bjdesk.__file__).parents[1]), **environment},
        timeout=60,
        check=False,
    )
    return done.returncode, done.stdout, done.stderr


@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
def test_answers_are_utf_8_whatever_the_terminal_says(tmp_path, encoding):
    status, out, errors = bare(tmp_path, "bjdesk rules krog --language cs", PYTHONIOENCODING=encoding)
    assert (status, errors) == (0, b"")
    assert "ž" in out.decode("utf-8")


@pytest.mark.skipif(os.name != "posix", reason="a shell closes them")
@pytest.mark.parametrize(
    "line, status", [("rules >&-", 0), ("wipe --data-dir d <&-", 2), ("rules nosuch 2>&-", 2), ("deal x >&- 2>&-", 2)]
)
def test_a_closed_stream_is_no_crash(tmp_path, line, status):
    (tmp_path / "d").mkdir()
    got, out, errors = bare(tmp_path, f"bjdesk {line}")
    assert got == status
    assert b"Traceback" not in out + errors


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a file's name is text")
def test_a_rule_file_whose_name_is_no_text_is_called_by_one(tmp_path):
    (tmp_path / os.fsdecode(b"r\xff.toml")).write_text("decks = 2\n")
    status, out, _ = bare(tmp_path, "bjdesk rules --json r*.toml")
    assert (status, json.loads(out)["name"]) == (0, "r?")


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a folder's name is text")
@pytest.mark.parametrize("line", ["--demo 1", "verify", "backup b", "archive a", "unarchive a"])
def test_a_folder_whose_name_is_no_text_is_refused_in_one_sentence(tmp_path, line):
    folder = tmp_path / os.fsdecode(b"d\xff")
    folder.mkdir()
    for name in ("table.db", "a"):
        (folder / name).touch()
        (tmp_path / name).touch()
    status, out, errors = bare(tmp_path, f"bjdesk --data-dir d* {line}", QT_QPA_PLATFORM="offscreen")
    assert (status, out, errors.count(b"\n")) == (2, b"", 1)


@pytest.mark.skipif(sys.platform != "linux", reason="a device that is no folder")
@pytest.mark.parametrize("place", ["/dev/full", "/proc/pictures", "d/file/pictures"])
def test_pictures_that_have_no_place_are_refused_before_a_round_is_played(tmp_path, place):
    (tmp_path / "d").mkdir()
    (tmp_path / "d" / "file").touch()
    line = f"bjdesk --data-dir data --demo 1 --screenshots {place}"
    status, out, errors = bare(tmp_path, line, QT_QPA_PLATFORM="offscreen")
    assert (status, out, errors.count(b"\n")) == (2, b"", 1)
    assert not (tmp_path / "data").exists()


def test_every_command_takes_a_data_folder():
    assert all(any(one.name == "data_dir" for one in command.params) for command in _shown_commands())


def _shown_commands():
    return [command for command in bjdesk_command.commands.values() if not command.hidden]
