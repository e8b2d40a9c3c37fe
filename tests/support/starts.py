"""Many starts at the same moment. Run as a program: FOLDER STARTS. Prints what each said, as JSON."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

from bjdesk.game.faults import StoreUnavailable
from tests.support.game import table_at


def start(path: Path, number: int, said: int, words: tuple[int, int]) -> None:
    """Open the table at the first word, say how it went, hold it until the second."""
    first, second = words
    os.read(first, 1)
    try:
        table = table_at(path, seed=number)
    except StoreUnavailable as fault:
        os.write(said, f"{fault.reason.value}\n".encode())
    else:
        os.write(said, b"owner\n")
        os.read(second, 1)
        table.close()


def main(folder: Path, starts: int) -> None:
    said, saying = os.pipe()
    first, go = os.pipe()
    second, leave = os.pipe()
    children = []
    for number in range(starts):
        child = os.fork()
        if child == 0:
            start(folder / "table.db", number, saying, (first, second))
            os._exit(0)
        children.append(child)
    os.close(saying)  # who dies without a word is heard as an empty line
    os.write(go, b"." * starts)
    with os.fdopen(said) as lines:
        heard = [lines.readline().strip() for _ in children]
    os.write(leave, b"." * starts)
    for child in children:
        os.waitpid(child, 0)
    print(json.dumps(heard))


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
