"""Records, exports, and the commands that read what is stored."""

from __future__ import annotations

import csv
import io
import json
import random
import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner

from bjdesk.cli import bjdesk
from bjdesk.engine.money import format_money, parse_money
from bjdesk.game import exports, places, records
from bjdesk.game.commands import AddChip, DealCards, TakeSeat
from bjdesk.game.faults import StoreReason, StoreUnavailable
from bjdesk.game.saving import text_steps
from bjdesk.game.seats import guest
from tests.support.game import bet_and_deal, do, play_out, play_rounds, playing, table_at


@pytest.fixture(scope="module")
def played(tmp_path_factory):
    folder = tmp_path_factory.mktemp("played")
    table = table_at(folder / "table.db", rules="american", seed="records")
    play_rounds(table, 25, random.Random(3), boxes=2)
    table.close()
    return folder


@pytest.fixture
def folder(played, tmp_path):
    return shutil.copytree(played, tmp_path / "data")


@pytest.fixture
def table(folder):
    opened = table_at(folder / "table.db", seed="again")
    yield opened
    opened.close()


def run(folder, *words):
    return CliRunner().invoke(bjdesk, [*words, "--data-dir", str(folder)], standalone_mode=False)


def test_pages_come_newest_first_by_number(table):
    first = table.rounds_page(None, 10)
    second = table.rounds_page(first[-1].number, 100)
    assert [record.number for record in (*first, *second)] == list(range(25, 0, -1))
    assert table.round_count() == 25
    assert table.rounds_page(1, 10) == ()


def test_one_record_by_its_number(table):
    assert records.one_round(table.database, 7).number == 7
    assert records.one_round(table.database, 26) is None
    assert records.one_round(table.database, 0) is None


def test_a_running_round_is_no_record():
    for seed in range(50):
        table = table_at(seed=seed)
        bet_and_deal(table)
        if playing(table):
            assert (table.round_count(), table.rounds_page(None, 9)) == (0, ())
            play_out(table)
            assert table.round_count() == 1
            return
    raise AssertionError("no seed asks")


def test_a_record_tells_the_round_as_it_was_seen():
    table = table_at(rules="american", seed=8)
    rand = random.Random(8)
    for _ in range(40):
        play_rounds(table, 1, rand, boxes=2)
        record, seen = table.rounds_page(None, 1)[0], table.view.observation
        assert (record.net, record.bet, record.paid) == (table.view.net, table.view.bet, table.view.paid)
        assert record.balance_after == record.balance_before + record.net == table.view.balance
        for box, lay in zip(record.boxes, seen.boxes, strict=True):
            assert [hand.paid for hand in box.hands] == [hand.paid for hand in lay.hands]
            assert [hand.outcome for hand in box.hands] == [hand.outcome for hand in lay.hands]
            assert (box.insurance or 0, box.insurance_paid) == (lay.insurance, lay.insurance_paid or 0)
        assert record.dealer.total == seen.dealer.total


def test_a_record_that_cannot_be_read_is_damage(folder):
    table = table_at(folder / "table.db", seed="again")
    table.database.run("DROP TRIGGER round_closes_once")
    table.database.run("UPDATE round SET record = '{}' WHERE id = 5")
    with pytest.raises(StoreUnavailable) as caught:
        table.rounds_page(None, 100)
    assert caught.value.reason is StoreReason.DAMAGED
    table.close()


def test_the_ledger_export_adds_up_to_the_balances(table):
    totals = {}
    for row in exports.ledger_rows(table.database):
        totals[row["debit"]] = totals.get(row["debit"], 0) - parse_money(row["amount"])
        totals[row["credit"]] = totals.get(row["credit"], 0) + parse_money(row["amount"])
    assert totals == dict(table.database.rows("SELECT name, balance FROM account"))


def test_the_rounds_export_adds_up_to_the_tables_balance(table):
    rows = list(exports.rounds_rows(table.database))
    assert [row["round"] for row in rows] == list(range(1, 26))
    bought = sum(
        entry.transfer.amount for entry in table.ledger_page(None, 999) if entry.transfer.kind.value == "rebuy"
    )
    net = sum(round(float(row["net"]) * 100) for row in rows)
    assert bought + net == table.view.balance
    assert rows[-1]["balance_after"] == format_money(table.view.balance)


def rounds_as_csv(table):
    out = io.StringIO()
    list(exports.export_steps(table.database, "rounds", "csv", out))
    return out.getvalue()


def test_csv_holds_the_same_rows_as_json(table):
    read = list(csv.DictReader(io.StringIO(rounds_as_csv(table))))
    for line, row in zip(read, exports.rounds_rows(table.database), strict=True):
        assert json.loads(line["boxes"]) == row["boxes"]
        assert line["net"] == row["net"]


@pytest.mark.parametrize("text", ["=1+1", "+1+1", "-1+1", "@SUM(1)", "\t=1+1", "-1.0.0"])
def test_a_text_that_a_spreadsheet_would_run_stays_a_text(text):
    table = table_at()
    table.client_text(text)
    bet_and_deal(table)
    play_out(table)
    (row,) = csv.DictReader(io.StringIO(rounds_as_csv(table)))
    assert (row["client_text"], row["net"][:1] == "'") == (f"'{text}", False)


# ---------------------------------------------------------------- commands


def test_verify_says_nothing_on_standard_output_of_a_whole_file(folder):
    result = run(folder, "verify")
    assert (result.return_value, result.stdout) == (0, "")
    assert "25 rounds" in result.stderr


def test_verify_names_what_is_wrong_and_ends_with_one(folder):
    table = table_at(folder / "table.db", seed="again")
    table.database.run("DROP TRIGGER session_kept")
    table.database.run("UPDATE session SET program = 'x' WHERE id = 1")
    table.close()
    result = run(folder, "verify", "--json")
    rows = [json.loads(line) for line in result.stdout.splitlines()]
    assert {"fault": "seal", "table": "session", "row": "1"} in rows
    assert result.return_value == 1
    assert "session_kept : schema" in run(folder, "verify").stdout


def test_verify_of_a_damaged_file_ends_with_one(folder):
    path = folder / "table.db"
    path.write_bytes(path.read_bytes()[:9000])
    result = run(folder, "verify")
    assert result.return_value == 1
    assert "damaged" in result.stderr
    assert "bjdesk restore" in result.stderr


@pytest.mark.parametrize("words", [("verify",), ("export", "rounds"), ("export", "ledger"), ("backup", "b.db")])
def test_where_nothing_is_stored_the_commands_say_so(tmp_path, words):
    result = run(tmp_path / "none", *words)
    assert "There is no" in str(result.exception)
    assert type(result.exception).__name__ == "ClickException"
    assert not (tmp_path / "none").exists()


@pytest.mark.parametrize("what, rows", [("rounds", 25), ("ledger", 100)])
@pytest.mark.parametrize("kind", ["json", "csv"])
def test_export_writes_to_the_terminal_or_a_file(folder, what, rows, kind):
    result = run(folder, "export", what, "--format", kind)
    assert result.return_value == 0
    assert len(result.stdout.splitlines()) >= rows
    assert run(folder, "export", what, "--format", kind, "-o", str(folder / "out")).return_value == 0
    assert (folder / "out").read_text(encoding="utf-8") == result.stdout


def test_export_into_a_folder_that_is_not_there_is_one_sentence(folder):
    result = run(folder, "export", "rounds", "-o", str(folder / "no" / "out"))
    assert str(result.exception) == f"{folder / 'no' / 'out'} can't be written."


def test_an_export_that_is_broken_off_leaves_what_was_there(table, tmp_path):
    target = tmp_path / "out.csv"
    target.write_text("kept")
    for steps in range(3):
        writing = text_steps(target, lambda out: exports.export_steps(table.database, "ledger", "csv", out))
        for _ in range(steps):
            next(writing)
        writing.close()
        assert target.read_text() == "kept"
        assert [path.name for path in tmp_path.glob("out*")] == ["out.csv"]


def test_control_c_in_the_middle_of_an_export_leaves_nothing_half_done(folder, monkeypatch):
    target, plain = folder / "out", exports.ledger_rows

    def broken_off(db):
        for number, row in enumerate(plain(db)):
            if number == 60:
                raise KeyboardInterrupt
            yield row

    monkeypatch.setattr(exports, "ledger_rows", broken_off)
    run(folder, "export", "ledger", "-o", str(target))
    assert not list(folder.glob("out*"))


def test_an_export_tells_how_far_it_is_where_somebody_looks_on(folder, monkeypatch, capfd):
    from bjdesk.cli_records import export

    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    words = ["ledger", "-o", str(folder / "out"), "--data-dir", str(folder)]
    export.main(words, standalone_mode=False)
    assert "100 %" in capfd.readouterr().err


def test_an_export_goes_to_what_is_no_plain_file_as_it_comes(folder):
    assert run(folder, "export", "ledger", "-o", "/dev/null").return_value == 0
    assert not Path("/dev/null.new").exists()


@pytest.mark.parametrize("what, rows", [("rounds", 25), ("ledger", None)])
def test_an_export_goes_forward_to_a_hundred_percent(table, what, rows):
    out = io.StringIO()
    told = list(exports.export_steps(table.database, what, "json", out))
    assert told == sorted(told)
    assert told[-1] == 100
    assert rows is None or len(out.getvalue().splitlines()) == rows


def test_backup_and_restore_give_back_what_was(folder):
    kept = folder / "kept.db"
    assert run(folder, "backup", str(kept)).return_value == 0
    before = run(folder, "export", "rounds").stdout
    table = table_at(folder / "table.db", seed="more")
    play_rounds(table, 3, random.Random(1))
    table.close()
    result = run(folder, "restore", str(kept))
    assert "aside-1" in result.stderr
    assert run(folder, "export", "rounds").stdout == before
    assert run(folder, "verify").return_value == 0


def test_the_commands_refuse_while_the_table_is_open(folder):
    table = table_at(folder / "table.db", seed="open")
    for words in (("verify",), ("export", "ledger"), ("restore", str(folder / "table.db"))):
        assert "Another bjdesk" in str(run(folder, *words).exception)
    table.close()


def test_the_data_lie_where_the_platform_says(tmp_path):
    assert places.database_path(places.data_folder()).name == "table.db"
    assert places.settings_path(tmp_path) == tmp_path / "settings.toml"
    assert "bjdesk" in str(places.settings_path(None))


def test_a_rebuy_stands_in_the_ledger(table):
    from bjdesk.game.commands import Rebuy

    do(table, Rebuy(3_00))
    entry = table.ledger_page(None, 1)[0]
    assert (entry.transfer.debit, entry.transfer.credit, entry.transfer.amount) == ("wallet", "table", 3_00)


def test_a_record_tells_each_persons_money():
    table = table_at(rules="american", seed=2)
    do(table, TakeSeat(1, guest("Ann")))
    for box in (0, 1):
        do(table, AddChip(box, 2500))
    do(table, DealCards())
    play_out(table)
    record, held = table.rounds_page(None, 1)[0], table.view.guests_balance("Ann")
    assert record.balance_of("player") == (record.balance_before, record.balance_after)
    assert record.balance_of("guest:Ann") == (held - record.net_of("guest:Ann"), held)
    assert record.balance_of("guest:Bob") is None
    assert (record.bet_of("player"), record.net_of("player")) == (record.bet, record.net)
    assert record.bet_of("guest:Ann") == record.boxes[1].wagered
