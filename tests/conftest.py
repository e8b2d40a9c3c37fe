"""What every test stands on: no screen, no home, no fonts but our own, and nothing left running behind it."""

from __future__ import annotations

import gc
import logging
import os
import subprocess
import sys
import tempfile
import weakref
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import settings

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from PySide6.QtWidgets import QApplication, QWidget

_SESSION = tempfile.TemporaryDirectory(prefix="bjdesk-", ignore_cleanup_errors=True)
_CHANGES_HOW_TEXT_IS_DRAWN = [
    "LANGUAGE", "FC_LANG", "FREETYPE_PROPERTIES", "QT_FONT_DPI", "QT_SCREEN_SCALE_FACTORS", "QT_STYLE_OVERRIDE",
    "QT_QPA_PLATFORMTHEME",
]  # fmt: skip


def _no_fonts(folder: Path) -> Path:
    """Write a fontconfig file that knows no typeface: the program brings its own, and no order of folders decides."""
    file = folder / "fonts.conf"
    file.write_text(f"<fontconfig><cachedir>{folder / 'fonts'}</cachedir></fontconfig>\n", encoding="utf-8")
    return file


def _prepare_environment() -> None:
    """Set what Qt reads once, before it is loaded. The accessibility run brings its own platform."""
    home = Path(_SESSION.name)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ["FONTCONFIG_FILE"] = str(_no_fonts(home))
    os.environ["QT_SCALE_FACTOR"] = "1"
    for name in [name for name in os.environ if name.startswith("LC_")] + _CHANGES_HOW_TEXT_IS_DRAWN:
        os.environ.pop(name, None)
    os.environ["LANG"] = "C.UTF-8"
    if os.environ["QT_QPA_PLATFORM"] == "offscreen":
        os.environ["XDG_RUNTIME_DIR"] = str(home)  # short: a socket's path has 108 bytes at most


_prepare_environment()
settings.register_profile("bjdesk", deadline=None, database=None, derandomize=True, print_blob=True)
settings.load_profile("bjdesk")


@pytest.fixture(scope="session")
def qapp(qapp: QApplication) -> QApplication:
    """Qt's application with the program's own typefaces, as it has them when the table opens."""
    from bjdesk.ui.theme import load_fonts

    load_fonts()
    return qapp


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    """Drop the translators of the test's windows: a language is the whole program's."""
    yield
    if "tests.support.windows" in sys.modules:
        switches = sys.modules["tests.support.windows"].switches
        for switch in switches:
            switch.set("en")
        switches.clear()


@pytest.fixture(autouse=True)
def _garbage_goes_between_tests(request: pytest.FixtureRequest) -> Iterator[None]:
    """Collect no garbage in the midst of a call of Qt's, as the program doesn't: see `window_tidying`."""
    if request.node.get_closest_marker("gui") is None:
        yield
        return
    gc.disable()
    yield
    gc.collect(0)
    gc.enable()


@pytest.fixture(autouse=True)
def _a_home_of_its_own(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Give each test an empty home: no setting, no database of this machine is read or written."""
    home = tmp_path_factory.mktemp("home")
    monkeypatch.setenv("HOME", str(home))
    for name, part in (("DATA", ".local/share"), ("CONFIG", ".config"), ("CACHE", ".cache"), ("STATE", ".local/state")):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(home / part))


# ---------------------------------------------------------------- languages

ROOT = Path(__file__).resolve().parents[1]


def _compile(command: str, folder: Path) -> None:
    subprocess.run([sys.executable, ROOT / "i18n" / "i18n.py", command, folder], check=True)


@pytest.fixture(scope="session", autouse=True)
def _languages_are_compiled() -> None:
    """Compile the languages if one has changed since; a wheel has them, a source tree only its .ts files."""
    folder = ROOT / "bjdesk" / "_data" / "i18n"
    for source in (ROOT / "i18n").glob("*.ts"):
        compiled = folder / f"{source.stem}.qm"
        if not compiled.exists() or compiled.stat().st_mtime < source.stat().st_mtime:
            _compile("release", folder)
            return


@pytest.fixture(scope="session")
def pseudo_language(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return `bjdesk_xx.qm`, the made-up language: longer, accented, bracketed, made from the texts of this moment."""
    folder = tmp_path_factory.mktemp("pseudo")
    _compile("pseudo", folder)
    return folder / "bjdesk_xx.qm"


# ---------------------------------------------------------------- the log


class _Listener(logging.Handler):
    """Keeps what bjdesk says at WARNING and above."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.heard.append(f"{record.levelname} {record.name}: {record.getMessage()}")


@pytest.fixture(autouse=True)
def _nothing_to_complain_of(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail a test that makes bjdesk log a warning unasked, or that is marked `expects_log` and does not."""
    listener = _Listener()
    logger = logging.getLogger("bjdesk")
    logger.addHandler(listener)
    yield
    logger.removeHandler(listener)
    if request.node.get_closest_marker("expects_log"):
        assert listener.heard, "marked expects_log, but bjdesk logged no warning"
    elif listener.heard:
        pytest.fail("bjdesk logged:\n" + "\n".join(listener.heard), pytrace=False)


# ---------------------------------------------------------------- leaks

_started: list[weakref.ref[Any]] = []


def _watch(cls: type, method: str) -> None:
    """Remember each object on which the start method is called."""
    original: Callable[..., Any] = getattr(cls, method)

    def remembering(self: Any, *args: Any, **keywords: Any) -> Any:
        _started.append(weakref.ref(self))
        return original(self, *args, **keywords)

    setattr(cls, method, remembering)


@pytest.fixture(scope="session", autouse=True)
def _watch_what_runs() -> None:
    if "PySide6.QtCore" not in sys.modules:
        return
    from PySide6.QtCore import QAbstractAnimation, QThread, QTimer

    for cls in (QAbstractAnimation, QThread, QTimer):
        _watch(cls, "start")


def _is_running(thing: Any) -> bool:
    from PySide6.QtCore import QAbstractAnimation, QThread, QTimer

    match thing:
        case QTimer():
            return thing.isActive()
        case QAbstractAnimation():
            return thing.state() != QAbstractAnimation.State.Stopped
        case QThread():
            return thing.isRunning()
    return False


def _named(thing: Any) -> str:
    parent = thing.parent()
    owner = f" of {type(parent).__name__} {parent.objectName()!r}" if parent is not None else ""
    return f"{type(thing).__name__} {thing.objectName()!r}{owner}"


def _still_running() -> list[str]:
    from shiboken6 import isValid

    things = [thing for ref in _started if (thing := ref()) is not None]
    _started.clear()
    return sorted({_named(thing) for thing in things if isValid(thing) and _is_running(thing)})


def _windows() -> list[QWidget]:
    """List the top-level widgets, but for the tool tip and the like that Qt keeps for itself."""
    from PySide6.QtCore import QCoreApplication, QEvent
    from PySide6.QtWidgets import QApplication
    from shiboken6 import isValid

    if not isinstance(QApplication.instance(), QApplication):
        return []
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    own = ("QTipLabel", "QDesktopScreenWidget", "QComboBoxPrivateContainer")
    return [w for w in QApplication.topLevelWidgets() if isValid(w) and w.metaObject().className() not in own]


@pytest.fixture(autouse=True)
def _nothing_left_behind(_watch_what_runs: None) -> Iterator[None]:
    """Fail a test that leaves a timer, an animation, a thread or a window behind, and name it."""
    if "PySide6.QtWidgets" not in sys.modules:
        yield
        return
    before = _windows()
    yield
    left = [window for window in _windows() if window not in before]
    if left:
        del left
        gc.collect()
        left = [window for window in _windows() if window not in before]
    names = [f"{type(w).__name__} {w.objectName()!r} titled {w.windowTitle()!r}" for w in left]
    names += _still_running()
    for window in left:
        window.close()
        window.deleteLater()
    if names:
        pytest.fail("left behind: " + "; ".join(names), pytrace=False)
