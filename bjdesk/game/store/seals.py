"""Seals: a hash over a row's own content, against accident and casual edits."""

from __future__ import annotations

import hashlib
import json
from json.encoder import encode_basestring_ascii as quoted
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bjdesk.game.store.database import Value


def seal(kind: str, *values: Value) -> str:
    """SHA-256 over the kind of row and its values, each told apart from its neighbours; hexadecimal."""
    parts = ", ".join([quoted(kind), *map(_written, values)])
    return hashlib.sha256(f"[{parts}]".encode()).hexdigest()


def _written(value: Value) -> str:
    """A value as JSON writes it; made here, since the standard library sets up an encoder for each call."""
    if isinstance(value, str):
        return quoted(value)
    if isinstance(value, bytes):
        return f'"{value.hex()}"'
    return str(value) if type(value) is int else json.dumps(value)
