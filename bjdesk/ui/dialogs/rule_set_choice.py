"""A list of rule sets to choose from, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QIdentityProxyModel, Qt, Signal

from bjdesk.ui.dialogs.fields import Choice
from bjdesk.ui.models.roles import Role
from bjdesk.ui.models.rule_sets import RuleSetsModel
from bjdesk.ui.rules_names import rules_title
from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QWheelEvent
    from PySide6.QtWidgets import QWidget

    from bjdesk.game.rule_sets import RuleSet
    from bjdesk.ui.models.rows import Index

_SHOWN = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)


class _Words(QIdentityProxyModel):
    """The sets by their titles, the one at the table marked."""

    def data(self, proxyIndex: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401 - Qt's own type
        """Words for Qt's roles, the model's values for ours."""
        if role not in _SHOWN:
            return super().data(proxyIndex, role)
        row = super().data(proxyIndex, Role.ROW)
        if row is None:
            return None
        title = rules_title(row.one.name)
        if row.active:
            return translate("Rules window", "{name} (at the table)").format(name=title)
        if row.one.refused is not None:
            return translate("Rules window", "{name} (damaged)").format(name=title)
        return title


class CalmChoice(Choice):
    """A list whose value a turn of the wheel changes only while it has the focus."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizeAdjustPolicy(Choice.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(8)

    def wheelEvent(self, e: QWheelEvent) -> None:
        """Let the page scroll."""
        if self.hasFocus():
            super().wheelEvent(e)
        else:
            e.ignore()


class RuleSetChoice(CalmChoice):
    """Chooses a rule set."""

    picked = Signal(object)
    """RuleSet: what the player chose."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sets = RuleSetsModel(self)
        self._words = _Words(self)
        self._words.setSourceModel(self._sets)
        self.setModel(self._words)
        self.activated.connect(lambda place: self.picked.emit(self._sets.rows[place].one))

    def show_sets(self, sets: Sequence[RuleSet], active: RuleSet | None = None) -> None:
        """Hold these sets; the one that was chosen stays so while it is there."""
        self._sets.show(sets, active)

    def choose(self, name: str) -> None:
        """Choose the set of this name without telling; nothing if it is not there."""
        self.setCurrentIndex(self._sets.place(name))

    @property
    def chosen(self) -> RuleSet | None:
        """The set that is chosen."""
        place = self.currentIndex()
        return self._sets.rows[place].one if 0 <= place < len(self._sets.rows) else None

    def retranslate(self) -> None:
        """Say all titles in the language of now."""
        if self._words.rowCount():
            self._words.dataChanged.emit(self._words.index(0, 0), self._words.index(self._words.rowCount() - 1, 0))
        self.update()
