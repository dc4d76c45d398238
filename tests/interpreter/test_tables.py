"""The tables of the languages name only operations that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import variorum
from variorum.interpreter import library
from variorum.interpreter.library.registry import OPERATIONS
from variorum.interpreter.semantics import semantics_of
from variorum.interpreter.tables import operations_of
from variorum.languages.registry import language_ids

library.load()
SERVER = Path(variorum.__file__).parent
DEFINITION = re.compile(r"@operation\(\"([\w.]+)\"")
USE = re.compile(r"\"(?:make:)?([\w.]+)")
TABLES = [each for each in language_ids() if operations_of(each).functions]


@pytest.mark.parametrize("language", TABLES)
def test_every_operation_exists(language: str) -> None:
    tables = operations_of(language)
    named = {
        name
        for table in (*tables.methods.values(), *tables.fields.values())
        for key, name in table.items()
        if key != "*"
    }
    named |= set(tables.functions.values()) | set(tables.constructors.values())
    assert sorted(named - set(OPERATIONS)) == []


@pytest.mark.parametrize("language", TABLES)
def test_kinds_and_parents_of_exceptions_exist(language: str) -> None:
    tables = operations_of(language)
    assert set(tables.kinds) - {"malformed number"} == {
        "index",
        "key",
        "null",
        "value",
        "type",
        "arithmetic",
        "state",
        "end",
        "name",
    }
    for entry in tables.exceptions.values():
        assert entry.kind in {*tables.kinds, "thrown"}
        assert all(parent in tables.exceptions for parent in entry.parents)


@pytest.mark.parametrize("language", TABLES)
def test_semantics_are_stated(language: str) -> None:
    assert semantics_of(language).integers.bits in (0, 32, 64)


def test_a_name_of_another_language_does_not_work() -> None:
    from tests.interpreter.support import call

    outcome = call(
        "java",
        "import java.util.*; class A { static int f(List<Integer> a) { a.push_back(1); return a.size(); } }",
        "f",
        [1],
    )
    assert "unknown:push_back" in outcome.notes
    python = call("python", "def f(a):\n    a.push_back(1)\n    return len(a)", "f", [1])
    assert "unknown:push_back" in python.notes or python.exception == "name"


def test_every_operation_is_used() -> None:
    code = [path.read_text(encoding="utf-8") for path in SERVER.rglob("*.py")]
    tables = [path.read_text(encoding="utf-8") for path in SERVER.rglob("*.toml")]
    defined = {name for text in code for name in DEFINITION.findall(text)}
    used = set(USE.findall("\n".join([*tables, *(DEFINITION.sub("", text) for text in code)])))
    assert sorted(defined - used) == []
