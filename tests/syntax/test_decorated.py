"""Where a declaration begins: in front of its decorators, attributes and annotations."""

from __future__ import annotations

import pytest

from variorum.languages.registry import language_named
from variorum.syntax.decorated import decorated_start
from variorum.syntax.document import Document
from variorum.syntax.span import Span

PYTHON = "import a\n\n\n@a.b(\n    1,\n)\n@c\ndef f(n):\n    return n\n"
TYPESCRIPT = "@Frozen\nexport class A {\n  @memo()\n  @other\n  f(n: number) { return n; }\n}\n"
JAVA = "class A {\n    @Override\n    int f(int n) { return n; }\n}\n"
RUST = "#[inline]\n#[must_use]\nfn f(n: i32) -> i32 { n }\n"
PLAIN = "def f(n):\n    return n\n"


@pytest.mark.parametrize(
    ("language", "text", "declaration", "line"),
    [
        ("python", PYTHON, "def f(n):\n    return n", 3),
        ("typescript", TYPESCRIPT, "f(n: number) { return n; }", 2),
        ("java", JAVA, "@Override\n    int f(int n) { return n; }", 1),
        ("rust", RUST, "fn f(n: i32) -> i32 { n }", 0),
        ("python", PLAIN, PLAIN.rstrip(), 0),
    ],
)
def test_a_declaration_begins_with_its_decorators(
    language: str, text: str, declaration: str, line: int
) -> None:
    document = Document.parse(text, language_named(language))
    start = text.index(declaration)
    found = decorated_start(document, Span(start, start + len(declaration)))
    assert text[:found].count("\n") == line
