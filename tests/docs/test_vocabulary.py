"""The project calls things by the field's words: in code, in language data, in the extension and in its pages."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SERVER = ROOT / "server" / "variorum"
LANGUAGES = SERVER / "languages"

REVIEWED = (
    "batch",
    "cli",
    "compilers",
    "differential",
    "grading",
    "interpreter",
    "judging",
    "languages",
    "linters",
    "lsp",
    "program",
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


# Names of libraries, which language data has to state.
OF_LIBRARIES = frozenset({"tally"})
# Kinds of nodes, which the grammar names.
OF_GRAMMARS = frozenset({"heredoc_beginning"})
PAGES = (
    "README.md",
    "CONTRIBUTING.md",
    "SECURITY.md",
    "client-vscode/README.md",
    "client-vscode/package.json",
    "client-vscode/package.nls.json",
)
CAPTURE = re.compile(r"@([\w.-]+)")


def files() -> list[Path]:
    packages = (path for package in REVIEWED for path in (SERVER / package).rglob("*.py"))
    return sorted([*packages, *SERVER.glob("*.py"), *(ROOT / "benchmarks").rglob("*.py")])


def pages() -> list[Path]:
    """Returns what people read or write that is no Python: documentation, rubrics, language data, the extension."""
    folders = {
        "docs": (".md", ".py"),
        "rubrics": (".yaml", ".json"),
        "client-vscode/src": (".ts",),
        "client-vscode/l10n": (".json",),
        "server/variorum/languages": (".md", ".toml", ".scm"),
    }
    found = [
        path
        for folder, endings in folders.items()
        for path in (ROOT / folder).rglob("*")
        if path.suffix in endings
    ]
    return sorted([*found, *(ROOT / name for name in PAGES)])


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


def keys_of(table: object) -> Iterator[str]:
    if isinstance(table, dict):
        for key, value in table.items():
            yield key
            yield from keys_of(value)


def words_of(name: str) -> set[str]:
    return set(re.split(r"[_.\W]", re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower()))


def old_names(names: set[str]) -> set[str]:
    return {name for name in names - OF_GRAMMARS if words_of(name) & (IN_NAMES | ANYWHERE - OF_LIBRARIES)}


@pytest.mark.parametrize("path", files(), ids=lambda path: path.relative_to(ROOT).as_posix())
def test_no_name_is_of_the_old_vocabulary(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert old_names({path.stem, *defined_names(ast.parse(text))}) == set()
    assert ANYWHERE & set(re.findall(r"[a-z]+", text.lower())) == set()


@pytest.mark.parametrize("path", pages(), ids=lambda path: path.relative_to(ROOT).as_posix())
def test_no_page_has_a_word_of_the_old_vocabulary(path: Path) -> None:
    refused = ANYWHERE - OF_LIBRARIES if path.is_relative_to(LANGUAGES) else ANYWHERE
    assert refused & words_of(path.read_text(encoding="utf-8")) == set()


@pytest.mark.parametrize(
    "path", sorted(LANGUAGES.glob("*/*.toml")), ids=lambda path: f"{path.parent.name}-{path.stem}"
)
def test_no_key_of_language_data_is_of_the_old_vocabulary(path: Path) -> None:
    table = tomllib.loads(path.read_text(encoding="utf-8"))
    # Members and functions are keys of some tables, and named by their libraries.
    assert old_names({key for key in keys_of(table) if "_" in key or key in IN_NAMES}) == set()


@pytest.mark.parametrize(
    "path", sorted(LANGUAGES.glob("*/*.scm")), ids=lambda path: f"{path.parent.name}-{path.stem}"
)
def test_no_capture_is_of_the_old_vocabulary(path: Path) -> None:
    assert old_names(set(CAPTURE.findall(path.read_text(encoding="utf-8")))) == set()


def test_the_words_of_a_name_are_told_apart() -> None:
    assert words_of("KeptRows") == {"kept", "rows"}
    assert words_of("_is_settled") == {"", "is", "settled"}
    assert words_of("reference.loose") == {"reference", "loose"}
