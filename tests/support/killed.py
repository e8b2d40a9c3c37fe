"""A game that is killed: the parent forks a player, kills it at a random moment and looks at the file.

Run as a program: FOLDER KILLS SEED, and `window` to play in the real window. Prints one JSON object of what was found.
"""

from __future__ import annotations

import importlib
import json
import os
import random
import signal
import sys
import time
from pathlib import Path

from bjdesk.game.commands import Act, AddChip, DealCards, Rebuy
from bjdesk.game.store.files import journal_of
from bjdesk.game.verify import findings
from bjdesk.game.view import Phase
from tests.support.game import books, do, table_at

PRESET = "american"
MOST_TIMES = 4
"""Of the kills that are asked for, at the most: on a busy machine fewer of them come within a transaction."""
LOOK_ALL_THROUGH = 20
"""After so many kills every round is dealt and played again; after each the books are added up."""


def state(table) -> dict[str, object]:
    """What tells whether a step is there, there twice, or missing."""
    db = table.database
    rounds = db.value("SELECT max(id) FROM round") or 0
    actions = db.value("SELECT count(*) FROM action")
    moves = db.value("SELECT count(*) FROM transfer WHERE round IS NULL")
    lying = table._state.lying
    upcoming = None
    if lying is not None and not lying.round.over:
        upcoming = str(lying.round.shoe.cards[lying.round.shoe.position])
    return {"steps": [rounds, actions, moves], "next": upcoming, "wallet": table.view.wallet}


def play(path: Path, seed: int, out: int) -> None:
    """Play without end; each step is told only when it is on disk."""
    rand = random.Random(seed)
    table = table_at(path, seed=f"{seed}", rules=PRESET)
    while True:
        view = table.view
        if view.phase is Phase.PLAYING:
            do(table, Act(rand.choice(view.observation.legal)))
        elif view.balance < 50_00:
            do(table, Rebuy(100_00))
        elif not view.bet or view.phase is Phase.RESULTS:
            do(table, AddChip(rand.randrange(view.rules.boxes), 100))
            continue
        else:
            do(table, DealCards())
        os.write(out, (json.dumps(state(table)) + "\n").encode())


def one_kill(player, path: Path, seed: int, rand: random.Random) -> list[dict[str, object]]:
    """The steps that were told before the kill."""
    most = 20 if player is play else 8
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reader)
        player(path, seed, writer)
        os._exit(1)  # it left by itself: the parent misses its words
    os.close(writer)
    with os.fdopen(reader, "rb") as lines:
        told = [lines.readline() for _ in range(rand.randint(1, most))]  # the player is at it
        time.sleep(rand.uniform(0, 0.01))
        os.kill(child, signal.SIGKILL)
        told += lines.readlines()
    os.waitpid(child, 0)
    return [json.loads(line) for line in told if line.endswith(b"\n")]


def main(folder: Path, kills: int, seed: int, player=play) -> None:
    rand = random.Random(seed)
    path = folder / "table.db"
    table_at(path, rules=PRESET).close()
    found = {"kills": 0, "confirmed": 0, "inside": 0, "missing": 0, "doubled": 0, "other_card": 0, "broken": 0}
    for number in range(MOST_TIMES * kills):
        told = one_kill(player, path, seed * 1000 + number, rand)
        found["kills"] += 1
        found["confirmed"] += len(told)
        found["inside"] += journal_of(path).exists() and journal_of(path).stat().st_size > 0
        table = table_at(path, seed=f"check {seed} {number}")
        compare(found, told[-1], state(table))
        found["broken"] += sum(books(table).values()) != 0
        is_enough = found["kills"] >= kills and found["inside"] >= kills // 5
        if number % LOOK_ALL_THROUGH == 0 or is_enough:
            found["broken"] += len(list(findings(table.database)))
        table._db.close()
        if is_enough:
            break
    print(json.dumps(found))


def compare(found, last, now) -> None:
    """All that was told is there, and at most the one step that was on its way."""
    ahead = sum(now["steps"]) - sum(last["steps"])
    found["missing"] += ahead < 0 or any(a < b for a, b in zip(now["steps"], last["steps"], strict=True))
    found["doubled"] += ahead > 1
    found["other_card"] += ahead == 0 and now["next"] != last["next"]


if __name__ == "__main__":
    others = {"window": "tests.support.killed_window"}
    chosen = [importlib.import_module(others[word]).play for word in sys.argv[4:]]
    main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]), *chosen)
