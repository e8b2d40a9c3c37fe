"""The proof of the promises: a row is run, and what its tests measured is told."""

from __future__ import annotations


def test_a_row_tells_what_its_tests_measured(script):
    promises = script("promises")
    outcome = promises.run(promises.Row("teeth", "9 rejected", "test_shuffle_statistics.py -k sattolo"), promises.GATE)
    assert outcome.passed, outcome.measured
    assert "rejected" in outcome.measured


def test_a_row_without_a_test_is_broken(script):
    promises = script("promises")
    assert not promises.run(promises.Row("none", "", "test_file_modes.py -k no_such_test"), promises.GATE).passed
