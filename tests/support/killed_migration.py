"""A migration that is killed: half of the times at one of its operations on the file, else at any moment.

Run as a program: FILE KILLS SEED, FILE one of an older schema. Prints what was found, as JSON.
"""

from __future__ import annotations

import json
import os
import random
import signal
import sys
import time
from pathlib import Path

import apsw

from bjdesk.game import records
from bjdesk.game.store import rounds
from bjdesk.game.store.database import Database, migrations
from bjdesk.game.store.files import journal_of
from bjdesk.game.verify import findings
from tests.support.disk import Disk
from tests.support.game import START


def schema(connection) -> set[tuple[object, ...]]:
    """What the file is made of, its version with it."""
    return {
        *connection.execute("SELECT type, name, sql FROM sqlite_schema"),
        *connection.execute("PRAGMA user_version"),
    }


def kept(db: Database) -> list[object]:
    """All that the file tells, however it writes it down."""
    return [records.rounds_page(db, None, 99), records.ledger_page(db, None, 999), rounds.last_shoe(db), books_of(db)]


def books_of(db: Database) -> list[tuple[object, ...]]:
    return db.rows("SELECT name, balance, last_transfer FROM account ORDER BY name")


def opened(path: Path, vfs=None) -> Database:
    db = Database(path, vfs=vfs)
    db.open(START)
    return db


def between(path: Path) -> set[tuple[object, ...]]:
    """The schema that SQLite finds once it has recovered a copy of the file."""
    copy = path.with_name("copy.db")
    copy.write_bytes(path.read_bytes())
    if journal_of(path).exists():
        journal_of(copy).write_bytes(journal_of(path).read_bytes())
    connection = apsw.Connection(str(copy))
    found = schema(connection)
    connection.close()
    return found


def forked(path: Path, fail_at: int) -> int:
    """Open the file in a process of its own, killed at this operation; 0: at none."""
    child = os.fork()
    if child == 0:
        disk = Disk(fail_at=fail_at, how="kill")
        opened(path, disk.name).close()
        os._exit(0)
    return child


def whole(path: Path) -> tuple[int, float]:
    """How many operations the migration takes, and how many seconds."""
    disk, began = Disk(), time.perf_counter()
    opened(path, disk.name).close()
    return disk.done, time.perf_counter() - began


def main(frozen: Path, kills: int, seed: int) -> None:
    rand, content = random.Random(seed), frozen.read_bytes()
    path = frozen.parent / "work" / "t.db"
    path.parent.mkdir()
    path.write_bytes(content)
    old = between(path)
    operations, seconds = whole(path)
    new = between(path)
    db = opened(path)
    expected = kept(db)
    db.close()
    found = {"kills": 0, "killed": 0, "inside": 0, "old": 0, "new": 0, "between": 0, "lost": 0, "broken": 0}
    for number in range(kills):
        clear(path)
        path.write_bytes(content)
        child = forked(path, 0 if number % 2 else rand.randint(1, operations))
        if number % 2:
            time.sleep(rand.uniform(0, 1.5 * seconds))
            os.kill(child, signal.SIGKILL)
        found["kills"] += 1
        found["killed"] += os.WIFSIGNALED(os.waitpid(child, 0)[1])
        found["inside"] += journal_of(path).exists() and journal_of(path).stat().st_size > 0
        lies = between(path)
        found["old" if lies == old else "new" if lies == new else "between"] += 1
        db = opened(path)
        found["lost"] += kept(db) != expected or db.version != len(migrations())
        found["broken"] += len(list(findings(db)))
        db.close()
    print(json.dumps(found))


def clear(path: Path) -> None:
    for file in path.parent.rglob("*"):
        if file.is_file():
            file.unlink()


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
