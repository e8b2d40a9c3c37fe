"""The one function that finds data, in a source tree and where it is laid beside the package."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from bjdesk import assets

if TYPE_CHECKING:
    import pytest

ROOT = Path(__file__).parents[1]


def test_in_a_source_tree_pictures_lie_in_assets() -> None:
    assert assets.asset("cards") == ROOT / "assets" / "cards"
    assert assets.asset("cards").is_dir()


def test_every_language_is_found_compiled() -> None:
    names = {source.stem for source in (ROOT / "i18n").glob("*.ts")}
    assert len(names) == 4
    assert names <= {path.stem for path in assets.languages().glob("bjdesk_??.qm")}


def test_in_a_wheel_and_a_frozen_program_all_lies_in_data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "cards").mkdir()
    monkeypatch.setattr(assets, "_DATA", tmp_path)
    assets._root.cache_clear()
    try:
        assert assets.asset("cards", "AS.svg") == tmp_path / "cards" / "AS.svg"
        assert assets.languages() == tmp_path / "i18n"
    finally:
        assets._root.cache_clear()
