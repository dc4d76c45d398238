"""Every program in `programs/`: a line that a compiler would refuse ends in `//!` and the fault's message."""

from __future__ import annotations

from pathlib import Path

import pytest

from variorum.languages import language_named, language_of_path
from variorum.syntax.document import Document
from variorum.typecheck.checker import issues_of

PROGRAMS = sorted((Path(__file__).parent / "programs").iterdir())


@pytest.mark.parametrize("language", ["cpp", "csharp", "go", "java", "rust"])
def test_what_nests_too_deep_is_unknown(language: str) -> None:
    """However deep brackets go, the walk comes back."""
    text = "int f() { return " + "(" * 3000 + "1" + ")" * 3000 + "; }"
    heads = {"csharp": ("class A { ", " }"), "java": ("class A { ", " }")}
    before, behind = heads.get(language, ("", ""))
    starts = {"go": "package a\nfunc f() int {", "rust": "fn f() -> i32 {"}
    text = f"{before}{starts.get(language, 'int f() {')}{text[9:]}{behind}"
    assert list(issues_of(Document.parse(text, language_named(language)))) == []


@pytest.mark.parametrize("path", PROGRAMS, ids=lambda path: path.name)
def test_program(path: Path) -> None:
    language = language_of_path(path)
    assert language is not None
    text = path.read_text(encoding="utf-8")
    document = Document.parse(text, language)
    expected = [
        (line, marker.strip())
        for line, content in enumerate(text.splitlines(), 1)
        for _, found, marker in [content.partition("//!")]
        if found
    ]
    found = [(document.text.line_at(issue.span.start) + 1, issue.message) for issue in issues_of(document)]
    assert sorted(found) == expected
