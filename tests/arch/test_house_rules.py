"""The house's habits that no linter holds: sizes, names, the shape of the tree, the floors."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCES = sorted((ROOT / "bjdesk").rglob("*.py"))
TOP_LEVEL = {
    "pyproject.toml",
    "README.md",
    "CHANGELOG.md",
    "LICENSE",
    ".ci",
    ".gitignore",
    ".pre-commit-config.yaml",
    "bjdesk",
    "assets",
    "i18n",
    "tests",
    "packaging",
    "docs",
    ".github",
}
EMPTY_NAMES = {"utils", "helpers", "manager", "common", "misc", "tools"}


def test_no_file_is_over_400_lines() -> None:
    long = {
        str(path.relative_to(ROOT)): n for path in SOURCES if (n := len(path.read_text("utf-8").splitlines())) > 400
    }
    assert not long


def test_no_function_is_over_40_lines() -> None:
    long = []
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                assert node.end_lineno is not None
                if node.end_lineno - node.lineno + 1 > 40:
                    long.append(f"{path.relative_to(ROOT)}:{node.lineno} {node.name}")
    assert not long


def test_a_module_is_named_after_what_it_holds() -> None:
    assert not [path for path in SOURCES if set(path.stem.split("_")) & EMPTY_NAMES]


def _kept_files() -> list[str]:
    """List what git keeps; in an unpacked source archive, what there is."""
    if (ROOT / ".git").exists():
        git = ["git", "-c", f"safe.directory={ROOT}", "ls-files"]  # the checkout may be another user's
        listed = subprocess.run(git, cwd=ROOT, check=True, capture_output=True, text=True)
        return listed.stdout.splitlines()
    return [path.name for path in ROOT.iterdir() if path.name != "PKG-INFO"]


def test_the_top_level_of_the_tree_is_fixed() -> None:
    assert {name.split("/")[0] for name in _kept_files()} <= TOP_LEVEL


def test_nothing_compiled_is_kept() -> None:
    assert not [name for name in _kept_files() if name.endswith((".qm", ".pyc")) or name.startswith("bjdesk/_data")]


def test_imports_go_down_only() -> None:
    lint = Path(sys.executable).with_name("lint-imports")
    run = subprocess.run([lint, "--no-cache"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr


@pytest.mark.parametrize("module", ["bjdesk.engine", "bjdesk.game"])
def test_the_lower_floors_load_no_qt(module: str) -> None:
    code = f"import sys, {module}; sys.exit('PySide6' in sys.modules or 'numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False).returncode == 0
