"""The felt as a widget: scene units are its pixels, and what can be pressed on it are its children."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPixmap, QScreen, QWindow
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from bjdesk.frozen import dataclass
from bjdesk.game.view import Phase
from bjdesk.ui.felt.animator import Animator
from bjdesk.ui.felt.deck import PLAIN, Deck
from bjdesk.ui.felt.early_cards import EarlyCards
from bjdesk.ui.felt.felt_buttons import FeltButtons
from bjdesk.ui.felt.foresight import Foresight
from bjdesk.ui.felt.gallery import Gallery
from bjdesk.ui.felt.layout import TableLayout, felt_layout
from bjdesk.ui.felt.paint_felt import FeltPrint, print_covered
from bjdesk.ui.felt.piles import denominations
from bjdesk.ui.felt.scene import TableScene
from bjdesk.ui.felt.seats import laid_out
from bjdesk.ui.felt.sprites import Sprites
from bjdesk.ui.theme import NORMAL, FeltColour, Palette, load_fonts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent

    from bjdesk.game.view import TableView
    from bjdesk.ui.felt.schedule import Timed
    from bjdesk.ui.felt.words import Words


LEAST: Final = QSize(480, 300)
"""A view that is not laid out yet plans for this size; no window is so small."""


class Felt(QWidget):
    """The viewport: what readers know as the table."""


@dataclass(frozen=True, slots=True)
class Finish:
    """What the player chose of the table's looks."""

    felt: FeltColour = FeltColour.GREEN
    palette: Palette = NORMAL
    deck: Deck = PLAIN


class FeltView(QGraphicsView):
    """Shows a table, still and moving: the stage of a playback. Its `animator` is the clock of that."""

    box_pressed = Signal(int, int)
    """Box, step: bet the picked chip there."""
    stack_pressed = Signal(int, int)
    """Box, step: take the last chip off."""
    stack_cleared = Signal(int, int)
    """Box, step: take all chips off."""
    sign_pressed = Signal()
    """Show the rules."""
    relaid = Signal()
    """Sizes have changed: ask `table_layout` where panels go now."""

    def __init__(self, words: Words, view: TableView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        load_fonts()
        self._words = words
        self._view = view
        self._font = 18.0
        self._finish = Finish()
        self._prompted = False
        self._sprites = Sprites()
        self._grounds: dict[bool, QPixmap] = {}  # with the print's words, and without
        self._followed: QWindow | None = None
        self._screen: QScreen | None = None
        self.animator = Animator(self)
        self._early = EarlyCards(self.animator, self)
        self._be_plain()
        self.setViewport(Felt())
        self._layout = self._made_layout()
        self._scene = TableScene(self._layout, self._gallery(), words, self)
        self.setScene(self._scene)
        self._foresight = Foresight(self._scene)
        self.buttons = FeltButtons(self.viewport(), words)
        self.buttons.box_pressed.connect(self.box_pressed)
        self.buttons.stack_pressed.connect(self.stack_pressed)
        self.buttons.stack_cleared.connect(self.stack_cleared)
        self.buttons.sign_pressed.connect(self.sign_pressed)
        self.show_again()

    def _be_plain(self) -> None:
        """No frame, no scrolling, no view transform."""
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setInteractive(False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    # ------------------------------------------------------------ what the window tells

    @property
    def table_layout(self) -> TableLayout:
        """Where everything lies now; its origin is the viewport's corner."""
        return laid_out(self._layout, self._view)

    @property
    def table_scene(self) -> TableScene:
        """The things on the felt."""
        return self._scene

    def set_font_size(self, font: float) -> None:
        """Take F, in which texts are measured."""
        if font != self._font:
            self._font = font
            self._lay_out()

    def set_finish(self, finish: Finish) -> None:
        """Take another cloth, palette or deck."""
        if finish == self._finish:
            return
        self._finish = finish
        self._sprites = Sprites(palette=finish.palette, deck=finish.deck)
        self.buttons.wear(finish.palette)
        self._lay_out()

    def set_prompted(self, *, prompted: bool) -> None:
        """Leave the print's words out while a question or the results lie over them."""
        if prompted != self._prompted:
            self._prompted = prompted
            self.viewport().update()

    def cuts_print(self, panel: QRectF) -> bool:
        """Whether a panel that lies here would cut the print's words."""
        return print_covered(self._layout, FeltPrint(*self._words.print_lines(self._view.rules)), panel)

    def say(self, text: str, *, drawn: bool = True) -> None:
        """Write the caption line; not `drawn`, it comes with the next state that is shown."""
        self._scene.say(text, drawn=drawn)

    def show_again(self) -> None:
        """Draw all texts and things anew: the language or a number format has changed."""
        self._grounds.clear()
        self._scene.forget()
        self.show_view(self._view)
        self.viewport().update()

    # ------------------------------------------------------------ the stage of the playback

    def show_view(self, view: TableView) -> None:
        """Draw this state without motion."""
        self._take(view)
        self._foresight.expect(())
        self._scene.show(view)
        self._show_buttons(view)

    def expect(self, frames: Sequence[Timed]) -> None:
        """Make ready what will begin, while little is to be drawn."""
        self._foresight.expect(frames)

    def begin(self, timed: Timed) -> None:
        """Start the motions of a frame."""
        view = timed.frame.view
        self._take(view)
        self._foresight.begun(timed)
        self._scene.begin(timed)
        if view.phase is Phase.BETTING:
            self._show_buttons(view)  # a bet hides nothing: the next press need not wait for the chip

    def settle(self, view: TableView) -> None:
        """Bring what hangs on cards and chips to this state; in a round, what can be pressed waits for rest."""
        self._scene.settle(view)
        self._foresight.settled()
        if view.phase is not Phase.PLAYING or self.buttons.betting:
            self._show_buttons(view)

    def _show_buttons(self, view: TableView) -> None:
        self.buttons.show(view, laid_out(self._layout, view))

    def advance(self, elapsed: float) -> None:
        """Put everything in motion where it is at this time."""
        self._scene.move(elapsed)
        self._foresight.work()

    def _take(self, view: TableView) -> None:
        """Know the newest state; other rules mean another table."""
        changed = view.rules != self._view.rules
        self._view = view
        if changed:
            self._lay_out()

    # ------------------------------------------------------------ sizes

    def _made_layout(self) -> TableLayout:
        size = self.viewport().size().expandedTo(LEAST)
        return felt_layout(size.width(), size.height(), self._font, self._view.rules.boxes)

    def _gallery(self) -> Gallery:
        ratio, size = self.devicePixelRatioF(), self.viewport().size()
        self._sprites.store.grow_for(size.width() * size.height() * ratio * ratio)
        return Gallery(self._sprites, self._layout.unit, self._layout.card_width, ratio)

    def _lay_out(self) -> None:
        """Place everything anew, without motion."""
        self._layout = self._made_layout()
        gallery = self._gallery()
        self._scene.use(self._layout, gallery)
        self._early.look_forward(gallery, self._layout, denominations(self._view))
        self.show_again()
        self.relaid.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out for the new size."""
        super().resizeEvent(event)
        self._lay_out()

    def showEvent(self, event: QShowEvent) -> None:
        """Follow the screen that the window is on."""
        super().showEvent(event)
        window = self.window().windowHandle()
        if window is not self._followed:
            window.screenChanged.connect(self._follow_screen)
            self._followed = window
        self._follow_screen()
        self._early.wake()

    def hideEvent(self, event: QHideEvent) -> None:
        """Paint nothing ahead for a window that is not seen."""
        super().hideEvent(event)
        self._early.rest()

    def _follow_screen(self) -> None:
        """Tick at the screen's rate, and at its new one should it change."""
        screen = self.screen()
        if screen is not self._screen:
            if self._screen is not None:
                self._screen.refreshRateChanged.disconnect(self.animator.follow)
            screen.refreshRateChanged.connect(self.animator.follow)
            self._screen = screen
        self.animator.follow(screen.refreshRate())

    def event(self, event: QEvent) -> bool:
        """Paint sharp pictures where the pixel ratio has changed."""
        if event.type() is QEvent.Type.DevicePixelRatioChange:
            self._lay_out()
        return super().event(event)

    # ------------------------------------------------------------ the ground

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Draw the cloth: one picture, painted once for a size."""
        ground = self._grounds.get(self._prompted) or self._painted_ground()
        ratio = ground.devicePixelRatio()
        part = QRectF(rect).toAlignedRect().intersected(self.viewport().rect())
        source = QRectF(part.x() * ratio, part.y() * ratio, part.width() * ratio, part.height() * ratio)
        painter.drawPixmap(QRectF(part), ground, source)

    def _painted_ground(self) -> QPixmap:
        """The cloth with its print, and what stands on it and never moves."""
        dpr, rules, layout = self.devicePixelRatioF(), self._view.rules, self._layout
        big, small = self._words.print_lines(rules)
        ground = self._sprites.felt(layout, self._finish.felt, FeltPrint(big, small, not self._prompted), dpr)
        painter = QPainter(ground)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        if layout.rack is not None:
            rack = self._sprites.rack(layout.rack, layout.unit, dpr)
            painter.drawPixmap(QPointF(layout.width / 2, 0) - rack.origin, rack.pixmap)
        sign = self._sprites.sign(layout.sign, layout.unit, self._words.sign(rules), dpr)
        painter.drawPixmap(layout.sign.topLeft() - sign.origin, sign.pixmap)
        painter.end()
        self._grounds[self._prompted] = ground
        return ground
