"""Prove the promises of TRUST.md row by row, and close with a table: promise, figure asked, figure measured.

python packaging/promises.py [--gate] [ROW …]     `--gate`: the small sizes; ROW: part of a row's name

What passed for this commit is not run again: its figures are kept in the user's cache. A row that fails, or takes
longer than its limit, is run again the next time.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from xml.etree import ElementTree as ET

ROOT = Path(__file__).resolve().parent.parent
TRUST = "tests/trust/"
WHOLE, GATE = "not atspi and not bench", "not atspi and not bench and not full"
GATE_MINUTES = 5


@dataclass(frozen=True)
class Row:
    """A promise: the figure asked, the tests that prove it, and how many minutes they may take in full."""

    promise: str
    asked: str
    tests: str  # files of tests/trust or other paths, and what follows -k
    minutes: int = 10


FAIR = (
    Row("unbiased mapping", "65,536 words, m = 2 … 416, counts equal", "tests/game/test_fairness.py"),
    Row("final outcome", "300,000 decks of 1, 4, 8 packs, alpha 1e-4", "test_shuffle_statistics.py -k own_shuffle", 40),
    Row("the test has teeth", "9 bad shuffles rejected, 1 good accepted", "test_shuffle_statistics.py -k bad or even"),
    Row("no adaptation", "20,000 rounds, same decks", "test_no_adaptation.py", 20),
    Row("a real pack", "200,000 rounds, no card above the packs", "test_real_pack.py", 20),
    Row("played return", "8.8 million hands, ±0.1 points", "test_played_return.py", 120),
)
NOTHING_LOST = (
    Row("SIGKILL", "1,000 + 100 kills, 10,000 commits, 20 % inside: 0", "test_kills.py", 60),
    Row("power loss", "10,000 cuts: 0; the control ≥ 100", "test_power_loss.py", 30),
    Row("every I/O error", "each operation, 3 ways: file valid", "test_io_errors.py", 20),
    Row("full disk", "200 kB: play, free, go on, sum 0", "test_full_disk.py"),
    Row("exact resume", "≥ 200 decision points, all presets", "test_exact_resume.py", 20),
    Row("finished when nobody was asked", "300 kills, settled once, marked", "test_finished_unseen.py", 20),
    Row("ledger", "500,000 actions, Σ = 0", "test_ledger.py", 90),
    Row("one press, one effect", "5,000 bursts of 2 to 5", "test_bursts.py", 60),
    Row("damaged files", "500: 0 crashes, 0 silent resets", "test_damaged_files.py", 20),
    Row("backups", "50/50 as they were", "test_damaged_files.py -k backup"),
    Row("migrations", "each past schema, 200 kills: 0 between", "test_migrations.py", 20),
    Row("two instances", "200 starts: one owner", "test_two_instances.py"),
    Row("clock", "± 1 day, ± 10 years, summer time", "test_clock.py"),
    Row("nowhere to write", "a sentence, exit ≠ 0, no traceback", "test_nowhere_to_write.py"),
    Row("tamper evidence", "2,000 edits found", "test_tamper.py", 20),
    Row("interpreter", "bad pair refused; 200,000 Qt calls: ± 100", "test_interpreter.py tests/arch/test_start_up.py"),
    Row("no network", "200 rounds: no internet socket", "test_no_network.py", 20),
    Row("secrets", "10,000 rounds: 0 told before they are due", "test_secrets.py", 60),
    Row("file modes", "0600 and 0700", "test_file_modes.py"),
)
UNDER_HANDS = (
    Row("monkey", "2 × 100,000 events, 0 exceptions, < 50 MB, ≥ 100 each", "test_monkey.py", 240),
    Row("model-based", "1,000 × 100 steps", "test_model.py", 60),
    Row("soak", "1,000 rounds, growth < 20 MB", "test_soak.py", 30),
    Row("recall", "every stored round = its replay", "test_statements.py -k plays_again", 20),
    Row("statements", "10,000 rounds, 100 rebuys, difference 0", "test_statements.py -k statement", 30),
    Row(
        "reality check", "in view, reminder ± 1 s, a break holds", "tests/gui/test_session.py tests/game/test_breaks.py"
    ),
    Row("no push", "no automatic rebuy, no cheer at a loss", "test_no_push.py tests/ui/test_sound_cues.py"),
)
BESIDE = (
    Row("any rules, any sitters", "1,000 rule sets", "test_any_rules.py", 90),
    Row("fuzz", "200,000 inputs, 0 tracebacks", "test_fuzz.py", 60),
    Row("a crash that happens anyway", "one dialog, no secret, the round goes on", "test_crash.py"),
    Row("a pipe, link or device", "refused or followed, nothing written over", "test_odd_files.py"),
    Row("the file gone", "nothing played into it, 0 resets", "test_file_gone.py tests/test_bootstrap_lost.py"),
    Row("stand-alone verifier", "≤ 60 lines, every shoe dealt again", "test_statements.py -k stranger or verifier"),
)
ROWS = (*FAIR, *NOTHING_LOST, *UNDER_HANDS, *BESIDE)


@dataclass(frozen=True)
class Outcome:
    """How a row went; `measured` in words."""

    passed: bool
    measured: str
    seconds: float


def selection(row: Row) -> list[str]:
    """What pytest is told to run."""
    tests, _, names = row.tests.partition(" -k ")
    paths = [path if "/" in path else TRUST + path for path in tests.split()]
    return [*paths, *(["-k", names] if names else [])]


# ---------------------------------------------------------------- what passed already


def state_file(size: str) -> Path:
    """Where the outcomes for this commit are kept; changes that are not committed count as another one."""
    commit = _git("rev-parse", "--short=12", "HEAD").strip()
    changes = _git("diff", "HEAD") + _git("status", "--porcelain")
    mark = f"-{hashlib.sha256(changes.encode()).hexdigest()[:8]}" if changes else ""
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "bjdesk-promises"
    cache.mkdir(parents=True, exist_ok=True)
    return cache / f"{commit}{mark}-{size}.json"


def _git(*words: str) -> str:
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True).stdout


def remembered(file: Path) -> dict[str, Outcome]:
    """The outcomes of earlier runs."""
    if not file.exists():
        return {}
    return {name: Outcome(**kept) for name, kept in json.loads(file.read_text(encoding="utf-8")).items()}


def remember(file: Path, outcomes: dict[str, Outcome]) -> None:
    """Keep the outcomes, whatever happens next."""
    new = file.with_suffix(".new")
    new.write_text(json.dumps({name: asdict(one) for name, one in outcomes.items()}, indent=1), encoding="utf-8")
    new.replace(file)


# ---------------------------------------------------------------- running a row


def run(row: Row, marks: str) -> Outcome:
    """Run a row's tests within its time."""
    with tempfile.TemporaryDirectory() as work:
        report = Path(work) / "report.xml"
        command = [sys.executable, "-m", "pytest", "-q", "-m", marks, *selection(row)]
        command += [f"--junitxml={report}", "-o", "junit_family=xunit1"]  # the other families hold no figures
        began = time.monotonic()
        process = subprocess.Popen(command, cwd=ROOT, start_new_session=True)
        try:
            status = process.wait(60 * row.minutes)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
            return Outcome(passed=False, measured=f"not done in {row.minutes} minutes", seconds=60.0 * row.minutes)
        except BaseException:
            os.killpg(process.pid, signal.SIGKILL)
            raise
        return Outcome(status == 0, _figures(report, status), time.monotonic() - began)


def _figures(report: Path, status: int) -> str:
    """What the tests measured: of each test the figure of its largest size, which is run last."""
    if not report.exists():
        return f"pytest ended with {status}"
    found: dict[str, list[str]] = {}
    cases = list(ET.parse(report).iter("testcase"))  # noqa: S314 - our own report
    for case in cases:
        told = [item.get("value", "") for item in case.iter("property") if item.get("name") == "measured"]
        if told:
            found[_without_size(case.get("name", ""))] = told
    failed = sum(1 for case in cases if case.find("failure") is not None or case.find("error") is not None)
    figures = [figure for told in found.values() for figure in told]
    figures += [f"{failed} of {len(cases)} tests failed"] if failed else [] if figures else [f"{len(cases)} tests"]
    return "; ".join(figures)


def _without_size(name: str) -> str:
    """A test's name without the number that says how large it is."""
    test, _, parameters = name.partition("[")
    return test + "-".join(part for part in parameters.rstrip("]").split("-") if not part.isdigit())


# ---------------------------------------------------------------- all rows


def main(arguments: list[str]) -> int:
    """Run what has not passed yet; 1 if a promise does not hold."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--gate", action="store_true", help="the small sizes")
    parser.add_argument("rows", nargs="*", metavar="ROW", help="part of a row's name")
    asked = parser.parse_args(arguments)
    rows = [row for row in ROWS if not asked.rows or any(part in row.promise for part in asked.rows)]
    file = state_file("gate" if asked.gate else "full")
    outcomes = remembered(file)
    for row in rows:
        known = outcomes.get(row.promise)
        if known is not None and known.passed:
            continue
        print(f"\n== {row.promise}: {row.asked}", flush=True)
        outcomes[row.promise] = run(row, GATE if asked.gate else WHOLE)
        remember(file, outcomes)
    _print_table(rows, outcomes, gate=asked.gate)
    return 0 if all(outcomes[row.promise].passed for row in rows) else 1


def _print_table(rows: list[Row], outcomes: dict[str, Outcome], *, gate: bool) -> None:
    print(f"\n{'promise':32} | {'figure asked':52} | figure measured")
    print(f"{'-' * 32}-+-{'-' * 52}-+-{'-' * 40}")
    for row in rows:
        outcome = outcomes[row.promise]
        word = "" if outcome.passed else "FAILED: "
        print(f"{row.promise:32} | {row.asked:52} | {word}{outcome.measured} ({outcome.seconds:.0f} s)")
    seconds = sum(outcomes[row.promise].seconds for row in rows)
    failed = sum(1 for row in rows if not outcomes[row.promise].passed)
    print(f"\n{len(rows)} promises, {failed} broken, {seconds / 60:.1f} minutes" + (" at gate size" if gate else ""))
    if gate and seconds > 60 * GATE_MINUTES:
        print(f"That is more than the {GATE_MINUTES} minutes that the gate may take.")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
