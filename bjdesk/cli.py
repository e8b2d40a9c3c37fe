"""The command line: `bjdesk` opens the table, its commands answer on standard output.

Exit status: 0 done; 1 a check found something wrong; 2 the request can't be taken, one sentence on standard error.
Everything printed as JSON is one object a line. Nothing here loads Qt, the database or NumPy before it is needed.
"""

from __future__ import annotations

import errno
import json
import os
import sys
from collections.abc import Iterable, Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, TypedDict, Unpack

import click

from bjdesk import __version__, cli_given, cli_keeping, cli_odds, cli_records
from bjdesk.cli_desktop import install_desktop
from bjdesk.cli_options import LANGUAGE_CODES, data_dir_option
from bjdesk.cli_rules import rules, rules_named
from bjdesk.game.cases import answer_text

if TYPE_CHECKING:
    from bjdesk.game.practice_hand import PracticeHand

DONE, FOUND_WRONG, REFUSED = 0, 1, 2


def run(arguments: Sequence[str]) -> int:
    """Carry out a command line; returns the exit status."""
    _streams_at_hand()
    try:
        status = bjdesk.main(list(arguments), prog_name="bjdesk", standalone_mode=False)
        sys.stdout.flush()
    except click.ClickException as error:
        click.echo(f"bjdesk: {_one_line(error.format_message())}", err=True)
        return REFUSED
    except click.Abort:
        return REFUSED
    except OSError as error:
        if error.errno not in {errno.EPIPE, errno.ENOSPC}:
            raise
        return _not_written(error)
    return status if isinstance(status, int) else DONE


def _streams_at_hand() -> None:
    """Answers are UTF-8 whatever the locale says; what was closed before we came reads as empty and takes all."""
    if sys.stdin is None:
        sys.stdin = os.fdopen(os.open(os.devnull, os.O_RDONLY), encoding="utf-8")
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, os.fdopen(os.open(os.devnull, os.O_WRONLY), "w", encoding="utf-8"))
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8", errors="backslashreplace")


def _one_line(message: str) -> str:
    """The message as one line that ends as a sentence does."""
    line = " ".join(message.split())
    return line if line.endswith((".", "?", "!")) else f"{line}."


def _not_written(error: OSError) -> int:
    """Leave without the answers that could not be written, at exit neither; a reader that left is nobody's loss."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    if isinstance(error, BrokenPipeError):
        return FOUND_WRONG
    click.echo(f"bjdesk: what there is to write can't be written: {error.strerror}.", err=True)
    return REFUSED


class _TableWords(TypedDict):
    data_dir: Path | None
    language: str | None
    rules: str | None
    speed: str | None
    demo: int | None
    screenshots: Path | None
    practice: Path | None
    seed: str | None


@click.group(invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, message="bjdesk %(version)s")
@data_dir_option
@click.option("--language", type=click.Choice(LANGUAGE_CODES), help="Language of the table.")
@click.option("--rules", help="Rule set of the table: a preset's name, a saved one's, or a TOML or JSON file.")
@click.option("--speed", type=click.Choice(["slow", "normal", "fast", "turbo"]), help="How fast the cards move.")
@click.option("--demo", type=click.IntRange(min=1), metavar="N", help="Play N rounds by itself, then leave.")
@click.option("--screenshots", type=click.Path(file_okay=False, path_type=Path), help="Where --demo saves pictures.")
@click.option("--practice", type=click.Path(path_type=Path), metavar="CASE", help="Deal these cards; no money moves.")
@click.option("--seed", metavar="HEX", help="Practice with the order of cards that this seed fixes; no money moves.")
@click.pass_context
def bjdesk(context: click.Context, /, **options: Unpack[_TableWords]) -> int:
    """A blackjack table for the desktop. Without a command it opens the table."""
    if context.invoked_subcommand is not None:
        return DONE
    if options["rules"] is not None:
        rules_named(options["rules"])
    if options["demo"] is not None and options["screenshots"] is not None:
        _make_folder(options["screenshots"])
    from bjdesk.bootstrap import TableOptions, run_table

    return run_table(
        TableOptions(
            options["data_dir"],
            options["language"],
            options["rules"],
            options["speed"],
            options["demo"],
            options["screenshots"],
            _practised(options["practice"], options["seed"], options["rules"]),
        )
    )


def _make_folder(folder: Path) -> None:
    """Make the folder for pictures, or refuse in one sentence: not after the rounds were played."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        message = f"{folder} can't be made: {error.strerror}"
        raise click.ClickException(message) from error


def _practised(case: Path | None, seed: str | None, named: str | None) -> PracticeHand | None:
    """What is to be practised, if anything is; whatever stands in its way is refused in one sentence."""
    if case is None and seed is None:
        return None
    from bjdesk.cli_practice import practised

    return practised(case, seed, named)


cli_records.register(bjdesk)
cli_keeping.register(bjdesk)
bjdesk.add_command(rules)
bjdesk.add_command(install_desktop)
cli_odds.register(bjdesk)


# ---------------------------------------------------------------- deal


@bjdesk.command()
@click.argument("case", required=False, type=click.Path(path_type=Path))
@click.option("--cases", type=click.Path(path_type=Path), help="A file with one case a line.")
@click.option("--json", "_json", is_flag=True, help="Print JSON, as it always does.")
@data_dir_option
def deal(case: Path | None, cases: Path | None, **_: object) -> int:
    """Play out a set-up round, CASE a JSON file, or a whole file of them. Touches no stored data."""
    if (case is None) == (cases is None):
        raise click.UsageError("deal takes either CASE.json or --cases FILE.jsonl")
    return _answer_all(_texts(case, cases))


def _texts(case: Path | None, cases: Path | None) -> Iterable[bytes]:
    """Read the case texts; a file that can't be read is refused in one sentence."""
    if case is not None:
        return [cli_given.whole(case)]
    assert cases is not None, "one of them is given"
    return cli_given.lines(cases)


def _answer_all(texts: Iterable[bytes]) -> int:
    status = DONE
    for text in texts:
        answer = answer_text(text)
        status = FOUND_WRONG if "error" in answer else status
        sys.stdout.write(json.dumps(answer) + "\n")
    return status
