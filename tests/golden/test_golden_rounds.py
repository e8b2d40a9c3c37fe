"""Whole rounds, event by event, compared with their texts in this folder."""

from __future__ import annotations

from pathlib import Path

import pytest

from bjdesk.engine.presets import PRESETS
from tests.golden.transcript import transcript

FILES = sorted(Path(__file__).parent.glob("*.txt"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_round_goes_as_its_text_says(file, update_golden):
    written = file.read_text(encoding="utf-8")
    got = transcript(written)
    if update_golden:
        file.write_text(got, encoding="utf-8")
    else:
        assert got == written


def test_every_preset_has_a_golden_round():
    texts = [file.read_text(encoding="utf-8") for file in FILES]
    assert all(any(f'"preset": "{name}"' in text for text in texts) for name in PRESETS)
