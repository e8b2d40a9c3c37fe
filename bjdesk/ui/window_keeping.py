"""All that is stored, from the window: statements, files for other programs, everything along, back, or away."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, Any, Final, cast

from bjdesk.game.faults import StoreError
from bjdesk.ui.fault_words import fault_sentence
from bjdesk.ui.formats import counted, money
from bjdesk.ui.refusals import break_text
from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from bjdesk.game.archive import Packed
    from bjdesk.game.books import Books
    from bjdesk.game.statement import Period
    from bjdesk.ui.dialogs.cashier import CashierDialog
    from bjdesk.ui.dialogs.keeping import KeepingDialog
    from bjdesk.ui.dialogs.sheet import Sheet
    from bjdesk.ui.main_window import MainWindow


_BLINK: Final = 0.15
"""Seconds."""


class WindowKeeping:
    """Asks for files, shows long work, and hands what needs a closed table to whoever opened it."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window

    @property
    def _books(self) -> Books:
        return self._window.rooms.books

    # -- statements

    def statement(self, account: str) -> None:
        """Ask which days, and as which file."""
        from bjdesk.ui.dialogs.statement import StatementDialog

        window = self._window

        def make() -> Sheet:
            dialog = StatementDialog(self._books.accounts(), account, window)
            dialog.wanted.connect(self._ask_statement)
            return dialog

        window.side.show("statement", make, modal=True)

    def _ask_statement(self, account: str, period: Period, kind: str) -> None:
        from bjdesk.ui.account_words import account_name

        name = f"{translate('Statement', 'Statement')} {account_name(account)}.{kind}"
        self._ask_new_file(name, lambda path: self.write_statement(account, period, path))

    def write_statement(self, account: str, period: Period, path: Path) -> None:
        """Write a statement; the file's ending says which kind."""
        if path.suffix.casefold() == ".csv":
            steps = self._books.csv_statement(account, period, path)
        else:
            steps = self._pdf(account, period, path)
        self._write(steps, lambda: translate("Statement", "Statement"), path)

    def _pdf(self, account: str, period: Period, path: Path) -> Iterator[int]:
        from bjdesk.game.saving import file_steps
        from bjdesk.ui.statement_pdf import PdfStatement

        def write(new: Path) -> Iterator[int]:
            paper = PdfStatement(new, self._books.now())
            try:
                yield from self._books.statement(account, period, paper)
            finally:
                paper.close()

        return file_steps(path, write)

    # -- your data

    def show(self) -> None:
        """The window of all that is stored."""
        from bjdesk.ui.dialogs.keeping import KeepingDialog

        window = self._window

        def make() -> Sheet:
            dialog = KeepingDialog(str(window.rooms.folder), window)
            dialog.exporting.connect(self._ask_export)
            dialog.packing.connect(self._ask_archive)
            dialog.unpacking.connect(self._ask_unarchive)
            dialog.wiping.connect(self._ask_wipe)
            return dialog

        window.side.show("keeping", make)

    def _ask_export(self, what: str, kind: str) -> None:
        ending = "csv" if kind == "csv" else "jsonl"
        self._ask_new_file(f"bjdesk-{what}.{ending}", lambda path: self.export(what, kind, path))

    def export(self, what: str, kind: str, path: Path) -> None:
        """Write out all rounds, or all movements of money."""
        self._write(self._books.export(what, kind, path), lambda: translate("Keeping", "Writing out"), path)

    def _ask_archive(self) -> None:
        self._ask_new_file("bjdesk.bjdesk", self.archive)

    def archive(self, path: Path) -> None:
        """Put everything into one file."""
        self._write(self._books.archive(path), lambda: translate("Keeping", "Taking everything along"), path)

    def _ask_unarchive(self) -> None:
        if self._rests():
            return
        from bjdesk.ui.dialogs.file_choice import ask_old_file

        ask_old_file(self._asking_window, _bring_here(), "", self.unarchive)

    def unarchive(self, path: Path) -> None:
        """Check a file, tell what it holds, and take it when the table has closed, if the player wants that."""
        self._work(self._books.look(path), _bring_here, lambda held: self._ask_to_take(path, held))

    def _ask_to_take(self, path: Path, held: Packed) -> None:
        from bjdesk.ui.dialogs.ask import Asked

        asked = Asked(
            _bring_here,
            lambda: _held_sentence(held),
            lambda: translate("Keeping", "Bring it here"),
            lambda: translate("Dialog", "Cancel"),
        )
        stored = self._books.stored

        def change() -> None:
            from bjdesk.game.archive import unarchive

            unarchive(path, stored)

        self._window.side.ask("unarchive", asked, lambda: self._leave_for(change))

    def _ask_wipe(self) -> None:
        from bjdesk.ui.dialogs.keeping import WipeDialog

        if not self._rests():
            self._window.side.show("wipe", lambda: WipeDialog(self._window), modal=True).accepted.connect(self._wipe)

    def _wipe(self) -> None:
        stored = self._books.stored

        def change() -> None:
            from bjdesk.game import changeover

            with changeover.owned(stored.folder):
                changeover.remove_all(stored)

        self._leave_for(change)

    def _rests(self) -> bool:
        """Whether a break keeps all as it is: it is not got round so. Then it is said."""
        sentence = break_text(self._window.bridge.break_view)
        if sentence:
            self._tell(sentence)
        return bool(sentence)

    def _leave_for(self, change: Callable[[], None]) -> None:
        """Close the table, let the change happen, and have the table opened again; not in a break begun meanwhile."""
        if self._rests():
            return
        self._window.rooms.when_closed(change)
        self._window.leave()

    # -- work and files

    def _work(self, steps: Iterator[int], title: Callable[[], str], done: Callable[[Any], None]) -> None:
        """Do what is done in a blink at once; all else shows how far it is, and can be broken off.

        `done` takes what the steps return. One thing at a time: two would lay what they make ready in the same place.
        """
        from bjdesk.ui.dialogs.progress import ProgressDialog

        if self._window.side.get("progress") is not None:
            return
        end = monotonic() + _BLINK
        try:
            while monotonic() < end:
                next(steps)
        except StopIteration as end_of_work:
            done(end_of_work.value)
            return
        except StoreError as fault:
            self._tell(fault_sentence(fault))
            return
        window = self._window

        def make() -> Sheet:
            dialog = ProgressDialog(steps, title, window)
            dialog.ended.connect(done)
            dialog.failed.connect(lambda fault: self._tell(fault_sentence(fault)))
            return dialog

        window.side.show("progress", make, modal=True)

    def _write(self, steps: Iterator[int], title: Callable[[], str], path: Path) -> None:
        self._work(
            steps, title, lambda _: self._tell(translate("Keeping", "{file} is written.").format(file=path.name))
        )

    def _tell(self, text: str) -> None:
        """Say how something went: where it was asked for, and in the caption."""
        for name in ("keeping", "rebuy"):
            dialog = self._window.side.get(name)
            if dialog is not None:
                cast("KeepingDialog | CashierDialog", dialog).say(text)
        self._window.voice.reason(text)

    @property
    def _asking_window(self) -> QWidget:
        """Where a file is asked for."""
        return self._window.side.get("keeping") or self._window.side.get("rebuy") or self._window

    def _ask_new_file(self, name: str, then: Callable[[Path], object]) -> None:
        from bjdesk.ui.dialogs.file_choice import ask_new_file

        ask_new_file(self._asking_window, translate("Keeping", "Save as"), name, then)


def _bring_here() -> str:
    return translate("Keeping", "Bring everything here")


def _held_sentence(held: Packed) -> str:
    """What an archive holds, and what happens to what is here."""
    rounds = counted(translate("Keeping", "%n rounds", None, held.rounds), held.rounds)
    sets = translate("Keeping", "%n rule sets of your own", None, held.rule_sets)
    text = translate(
        "Keeping",
        "The file holds {rounds}, {table} on the table, {wallet} in the wallet, and {sets}. It takes the place of all"
        " that is here, which is kept beside it; the table closes and opens again.",
    )
    return text.format(rounds=rounds, table=money(held.table), wallet=money(held.wallet), sets=sets)
