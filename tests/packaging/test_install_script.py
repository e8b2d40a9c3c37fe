"""The install script of the archive: for one user, as often as wanted, and out again without a trace."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def unpacked(tmp_path):
    """The archive as it is unpacked; the program in it is this checkout's."""
    home = tmp_path / "unpacked"
    program = home / "bjdesk" / "bjdesk"
    program.parent.mkdir(parents=True)
    program.write_text(f'#!/bin/sh\nPYTHONPATH={ROOT} exec {sys.executable} -m bjdesk "$@"\n', encoding="utf-8")
    program.chmod(0o755)
    shutil.copy(ROOT / "packaging/linux/install.sh", home)
    return home


@pytest.fixture
def install(unpacked, tmp_path):
    prefix = tmp_path / "local"

    def run(*words):
        environment = {"PATH": f"{prefix}/bin:/usr/bin:/bin", "HOME": str(tmp_path / "home")}
        command = ["sh", str(unpacked / "install.sh"), "--prefix", str(prefix), *words]
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=60)

    run.prefix = prefix
    return run


def files(folder):
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file() or path.is_symlink())


def test_it_is_installed_with_a_menu_entry_that_starts_it(install):
    done = install()
    assert done.returncode == 0, done.stderr
    assert (install.prefix / "bin/bjdesk").resolve() == install.prefix / "lib/bjdesk/bjdesk"
    (entry,) = (install.prefix / "share/applications").iterdir()
    assert f"Exec={install.prefix}/bin/bjdesk\n" in entry.read_text(encoding="utf-8")


def test_a_second_time_gives_the_same(install):
    install()
    first = files(install.prefix)
    assert install().returncode == 0
    assert files(install.prefix) == first


def test_a_half_done_installation_is_made_whole(install):
    (install.prefix / "lib/bjdesk.new").mkdir(parents=True)
    (install.prefix / "lib/bjdesk").mkdir()
    assert install().returncode == 0
    assert not (install.prefix / "lib/bjdesk.new").exists()
    assert (install.prefix / "lib/bjdesk/bjdesk").exists()


def test_removing_leaves_no_file(install):
    install()
    assert install("--remove").returncode == 0
    assert files(install.prefix) == []


def test_half_an_installation_is_removed_whole_though_its_program_does_not_run(install):
    install()
    (install.prefix / "lib/bjdesk/bjdesk").write_text("half a program", encoding="utf-8")
    (install.prefix / "lib/bjdesk.new").mkdir()
    assert install("--remove").returncode == 0
    assert files(install.prefix) == []


def test_the_rest_of_a_copy_that_was_broken_off_is_removed(install):
    (install.prefix / "lib/bjdesk.new").mkdir(parents=True)
    assert install("--remove").returncode == 0
    assert not (install.prefix / "lib/bjdesk.new").exists()


def test_removing_what_is_not_there_is_one_sentence(install):
    done = install("--remove")
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "nothing to remove" in done.stderr


def test_a_target_that_can_not_be_written_is_one_sentence_and_nothing_changes(install):
    install.prefix.write_text("a file in the way", encoding="utf-8")
    done = install()
    assert done.returncode == 2
    assert done.stderr == f"bjdesk: {install.prefix}/lib can't be written.\n"
    assert install.prefix.read_text(encoding="utf-8") == "a file in the way"


def test_what_is_installed_stays_where_a_newer_one_can_not_be_written(install):
    install()
    shutil.rmtree(install.prefix / "share")
    (install.prefix / "share").write_text("a file in the way", encoding="utf-8")
    before = files(install.prefix)
    done = install()
    assert done.returncode == 2
    assert done.stderr == f"bjdesk: {install.prefix}/share can't be written.\n"
    assert files(install.prefix) == before


def test_a_missing_library_is_one_sentence_and_nothing_changes(install, unpacked):
    (unpacked / "bjdesk" / "libqxcb.so").touch()
    ldd = install.prefix / "bin" / "ldd"
    ldd.parent.mkdir(parents=True)
    ldd.write_text("#!/bin/sh\nprintf '\\tlibxcb-cursor.so.0 => not found\\n'\n", encoding="utf-8")
    ldd.chmod(0o755)
    done = install()
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "libxcb-cursor.so.0" in done.stderr
    assert files(install.prefix) == ["bin/ldd"]


def test_a_program_that_does_not_run_here_is_not_installed(install, unpacked):
    (unpacked / "bjdesk" / "bjdesk").write_text("#!/bin/sh\necho wrong machine >&2\nexit 1\n", encoding="utf-8")
    done = install()
    assert done.returncode == 2
    assert done.stderr == "bjdesk: the program does not run on this system.\n"
    assert not install.prefix.exists()


def test_a_script_without_its_program_says_so(install, unpacked):
    shutil.rmtree(unpacked / "bjdesk")
    done = install()
    assert done.returncode == 2
    assert "unpack the whole archive" in done.stderr
