"""The code calls things by the field's words: packages that were reviewed for this define no name of the old vocabulary."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

SERVER = Path(__file__).parents[2] / "server" / "variorum"

REVIEWED = (
    "batch",
    "cli",
    "compilers",
    "differential",
    "grading",
    "judging",
    "linters",
    "quality",
    "reports",
    "responses",
    "retrieval",
    "rules",
    "settings",
    "statistics",
    "syntax",
    "translation",
    "typecheck",
    "workspace",
)

# Ordinary English in prose, but names that say nothing: refused as parts of identifiers.
IN_NAMES = frozenset(
    {
        "beginning",
        "held",
        "idle",
        "kept",
        "late",
        "loose",
        "mine",
        "need",
        "opening",
        "settled",
        "shown",
        "standing",
        "theirs",
        "told",
        "worked",
        "written",
    }
)
# Refused everywhere, prose included.
ANYWHERE = frozenset(
    {
        "crew",
        "deed",
        "deeds",
        "departure",
        "departures",
        "glimpse",
        "hazard",
        "hazards",
        "homes",
        "lateness",
        "loudness",
        "neighbourhood",
        "reckoning",
        "redivision",
        "shelf",
        "stretches",
        "tally",
        "telling",
        "tongue",
        "upkeep",
    }
)


def files() -> list[Path]:
    return sorted(path for package in REVIEWED for path in (SERVER / package).rglob("*.py"))


def defined_names(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                yield name
            case (
                ast.arg(arg=name)
                | ast.Name(id=name, ctx=ast.Store())
                | ast.Attribute(attr=name, ctx=ast.Store())
            ):
                yield name


def words_of(name: str) -> set[str]:
    return set(re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower().split("_"))


@pytest.mark.parametrize("path", files(), ids=lambda path: path.relative_to(SERVER).as_posix())
def test_no_name_is_of_the_old_vocabulary(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    names = {path.stem, *defined_names(ast.parse(text))}
    assert {name for name in names if words_of(name) & (IN_NAMES | ANYWHERE)} == set()
    assert ANYWHERE & set(re.findall(r"[a-z]+", text.lower())) == set()


def test_the_words_of_a_name_are_told_apart() -> None:
    assert words_of("KeptRows") == {"kept", "rows"}
    assert words_of("_is_settled") == {"", "is", "settled"}
