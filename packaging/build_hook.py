"""Hatchling's hook: lay the data that the program reads into the wheel, as `bjdesk/_data`.

Pictures and sounds come from `assets/` (not the scripts that make them), the menu entry and the metainfo from
`packaging/linux/`, languages from `i18n/*.ts`, compiled here.
An editable install gets nothing: there `bjdesk.assets` finds `assets/` itself, and `i18n.py release` compiles.
"""

from __future__ import annotations

import importlib.util
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

if TYPE_CHECKING:
    from types import ModuleType

APP_ID = "io.github.bjdesk.bjdesk"
RUNTIME = {".svg", ".png", ".wav", ".json"}


def _languages_script(root: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location("bjdesk_i18n", root / "i18n" / "i18n.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


class DataHook(BuildHookInterface[Any]):
    """Fills `bjdesk/_data` of a wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Name the files to lay in; called before the wheel is written."""
        if version == "editable":
            return
        root = Path(self.root)
        self._work = tempfile.TemporaryDirectory()
        into: dict[str, str] = build_data["force_include"]
        for file in sorted((root / "assets").rglob("*")):
            if file.suffix in RUNTIME:
                into[str(file)] = f"bjdesk/_data/{file.relative_to(root / 'assets').as_posix()}"
        for file in sorted((root / "packaging" / "linux").glob(f"{APP_ID}.*")):
            into[str(file)] = f"bjdesk/_data/desktop/{file.name}"
        for file in _languages_script(root).release(Path(self._work.name)):
            into[str(file)] = f"bjdesk/_data/i18n/{file.name}"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002 -- hatchling's signature
        """Remove what was compiled on the way."""
        if version != "editable":
            self._work.cleanup()
