"""Summaries of files: what they declare for others, and what they take from them."""

from __future__ import annotations

import pytest

from variorum.languages import language_ids, language_named
from variorum.syntax.file_summary import EVERYTHING, FileSummary, Import
from variorum.syntax.summarize import summary_of


def summary(language: str, text: str) -> FileSummary:
    return summary_of(language_named(language), text.encode())


def imports(text: str) -> list[Import]:
    return list(summary("python", text).imports)


def test_names_and_members_are_those_that_others_can_see() -> None:
    found = summary(
        "python",
        "def run():\n    def helper(): ...\n\n\n"
        "class Account:\n    def close(self): ...\n    def open(self):\n        def inner(): ...\n",
    )
    assert found.names == ("Account", "run")
    assert found.members == (("Account", ("close", "open")),)


def test_names_are_imported_with_the_module_that_they_come_from() -> None:
    assert imports("from .compat import b as c, a\n") == [
        Import(".compat", "a"),
        Import(".compat", "b", alias="c"),
    ]


def test_a_star_takes_everything() -> None:
    assert imports("from ..base import *\n") == [Import("..base", EVERYTHING)]


@pytest.mark.parametrize(
    ("text", "uses"),
    [
        ("import app.compat as c\nc.parse(c.quote)\n", ("parse", "quote")),
        ("import app.compat as c\nc.parse.strict()\n", ("parse.strict",)),
        ("import app.compat\napp.compat.parse()\napp.models.User\n", ("parse",)),
        ("from app import compat\ncompat . parse\n", ("parse",)),
        ("from app import compat\n", ()),
        ("from app import compat\nother.compat.parse\n", ()),
        ("import app.compat as c\ngetattr(c, name)\n", None),
        ("import app.compat as c\nc.parse(c)\n", None),
        ("import app.compat\nshow(app.compat)\n", None),
    ],
)
def test_what_is_read_behind_the_dot_of_a_module(text: str, uses: tuple[str, ...] | None) -> None:
    (found,) = imports(text)
    assert found.uses == uses


def test_imports_count_wherever_they_stand() -> None:
    text = "try:\n    from a import b\nexcept ImportError:\n    b = None\ndef f():\n    import c.d\n"
    assert [one.module for one in imports(text)] == ["a", "c.d"]


@pytest.mark.parametrize("language", language_ids())
def test_any_text_has_a_summary(language: str) -> None:
    for text in ("", "\0", "import (((", "}{" * 100, "é = 1\nimport é.ü\n"):
        assert summary(language, text) is not None


@pytest.mark.parametrize(
    ("language", "text", "packages", "names"),
    [
        (
            "java",
            "package a.b;\n\nclass Stack { class Inner {} }\nenum Side { LEFT }\n",
            ["a.b"],
            ["Side", "Stack"],
        ),
        (
            "kotlin",
            "package a.b\n\nclass Stack\nfun run() {}\nval size = 1\n",
            ["a.b"],
            ["Stack", "run", "size"],
        ),
        (
            "go",
            "package a\n\ntype Stack struct{}\n\nvar size = 1\n\nfunc run() {}\n",
            ["a"],
            ["Stack", "run", "size"],
        ),
        ("csharp", "namespace A.B\n{\n    class Stack { class Inner {} }\n}\n", ["A.B"], ["Stack"]),
        ("csharp", "namespace A.B;\n\nclass Stack {}\n", ["A.B"], ["Stack"]),
    ],
)
def test_names_come_with_their_package(
    language: str, text: str, packages: list[str], names: list[str]
) -> None:
    found = summary(language, text)
    assert (list(found.packages), list(found.names)) == (packages, names)


def test_a_script_shares_its_names() -> None:
    found = summary("javascript", "var size = 1;\nfunction save() { let inner = 2; }\ntotal = size;\n")
    assert not found.is_module
    assert found.names == ("save", "size", "total")
    assert {"size", "inner"} <= found.words


@pytest.mark.parametrize(
    "text",
    [
        "import x from './x';\n",
        "export const size = 1;\n",
        "module.exports = {};\n",
        "module.exports.size = 1;\n",
        "exports.size = 1;\n",
        "const fs = require('fs');\n",
        "require('./setup');\n",
    ],
)
def test_a_module_keeps_its_names(text: str) -> None:
    found = summary("javascript", text + "function save() {}\n")
    assert found.is_module
    assert not found.words


def test_a_script_that_serves_loaders_as_well_is_no_module() -> None:
    text = "function save() {}\nif (typeof module !== 'undefined') {\n  module.exports = save;\n}\n"
    assert not summary("javascript", text).is_module


def test_what_a_module_puts_into_the_global_object_is_seen_everywhere() -> None:
    assert summary("javascript", "import a from 'a';\nwindow.save = a;\n").everywhere == ("save",)


def test_declarations_of_globals_are_seen_everywhere() -> None:
    text = "export {};\ndeclare global {\n  interface Stack {}\n  function save(): void;\n  var size: number;\n}\n"
    assert summary("typescript", text).everywhere == ("Stack", "save", "size")


def test_a_file_of_declarations_shares_them() -> None:
    text = (
        "declare var size: number;\ndeclare function save(): void;\ninterface Stack {}\ntype Id = string;\n"
    )
    assert summary("typescript", text).names == ("Id", "Stack", "save", "size")
