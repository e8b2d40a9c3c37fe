"""Seals are a hash over the JSON of a row's values: whatever writes that JSON, old files keep their seals."""

from __future__ import annotations

import hashlib
import json

import pytest

from bjdesk.game.store.seals import seal


@pytest.mark.parametrize(
    "values", [(), (1, "a", None), ('Bořek "✓"\n', -7, 0.1, True), (2**70, "", "\ud800", 1e300, False)]
)
def test_a_seal_is_over_the_json_of_its_values(values):
    assert seal("round", *values) == hashlib.sha256(json.dumps(["round", *values]).encode()).hexdigest()


def test_bytes_are_sealed_in_hexadecimal():
    assert seal("shoe", b"\x00\xff") == seal("shoe", "00ff")
