"""A headless game that is killed: the parent forks a player, kills it at a random moment and looks at the file.

Run as a program: FOLDER KILLS SEED. Prints one JSON object of what was found.
"""

from __future__ import annotations

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
from tests.support.game import do, table_at

PRESET = "american"


def state(table) -> dict[str, object]:
    """What tells whether a step is there, there twice, or missing."""
    db = table.database
    rounds = db.value("SELECT count(*) FROM round")
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
            do(table, AddChip(rand.randint(0, 2), 100))
            continue
        else:
            do(table, DealCards())
        os.write(out, (json.dumps(state(table)) + "\n").encode())


def one_kill(path: Path, seed: int, rand: random.Random) -> list[dict[str, object]]:
    """The steps that were told before the kill."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reader)
        play(path, seed, writer)
    os.close(writer)
    with os.fdopen(reader, "rb") as lines:
        told = [lines.readline() for _ in range(rand.randint(1, 8))]  # the player is at it
        time.sleep(rand.uniform(0, 0.02))
        os.kill(child, signal.SIGKILL)
        told += lines.readlines()
    os.waitpid(child, 0)
    return [json.loads(line) for line in told if line.endswith(b"\n")]


def main(folder: Path, kills: int, seed: int) -> None:
    rand = random.Random(seed)
    path = folder / "table.db"
    table_at(path, rules=PRESET).close()
    found = {"kills": 0, "confirmed": 0, "inside": 0, "missing": 0, "doubled": 0, "other_card": 0, "broken": 0}
    for number in range(kills):
        told = one_kill(path, seed * 1000 + number, rand)
        found["kills"] += 1
        found["confirmed"] += len(told)
        found["inside"] += journal_of(path).exists() and journal_of(path).stat().st_size > 0
        table = table_at(path, seed=f"check {seed} {number}")
        compare(found, told[-1], state(table))
        found["broken"] += len(list(findings(table.database)))
        found["broken"] += sum(value for (value,) in table.database.rows("SELECT balance FROM account")) != 0
        table.close()
    print(json.dumps(found))


def compare(found, last, now) -> None:
    """All that was told is there, and at most the one step that was on its way."""
    ahead = sum(now["steps"]) - sum(last["steps"])
    found["missing"] += ahead < 0 or any(a < b for a, b in zip(now["steps"], last["steps"], strict=True))
    found["doubled"] += ahead > 1
    found["other_card"] += ahead == 0 and now["next"] != last["next"]


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
