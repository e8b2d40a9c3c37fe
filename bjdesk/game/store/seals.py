"""Seals: a hash over a row's own content, against accident and casual edits."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from bjdesk.game.store.database import Value

_json: Final = json.JSONEncoder(ensure_ascii=True).encode


def seal(kind: str, *values: Value) -> str:
    """SHA-256 over the kind of row and its values, each told apart from its neighbours; hexadecimal."""
    plain = [value.hex() if isinstance(value, bytes) else value for value in values]
    return hashlib.sha256(_json([kind, *plain]).encode()).hexdigest()
