"""The severity of rules about functions without the rest of their file."""

from __future__ import annotations

import pytest

import variorum
from variorum.languages import language_named
from variorum.rules.registry import select
from variorum.rules.engine import findings
from variorum.syntax.document import Document

INFORMATION, ERROR = (
    variorum.Severity.INFORMATION,
    variorum.Severity.ERROR,
)


def levels(text: str, language: str, rule: str, source: str | None = None) -> list[variorum.Severity]:
    selection, translated_from = select([rule]), language_named(source) if source else None
    return [
        one.severity
        for one in findings(Document.parse(text, language_named(language)), selection, translated_from)
    ]


JAVA = "// Ranks.\npublic static List<String> ranks(Stream<String> all) {\n    return null;\n}\n"


@pytest.mark.parametrize(
    ("language", "text", "expected"),
    [
        ("java", JAVA, [INFORMATION, ERROR]),
        ("java", "package shelf;\n" + JAVA, [ERROR]),
        ("java", "import java.io.File;\n" + JAVA, [ERROR, ERROR]),
        ("java", "class Ranks {\n" + JAVA + "}\n", [ERROR, ERROR]),
        ("java", JAVA + "public static void main(String[] args) { }\n", [ERROR, ERROR]),
        ("cpp", "int half(std::vector<int> all) {\n    return std::max(1, 2);\n}\n", []),
        ("cpp", "int main() {\n    return std::max(1, 2);\n}\n", [ERROR]),
        ("go", "func half(x float64) float64 {\n\treturn math.Sqrt(x)\n}\n", [INFORMATION]),
        ("go", "package main\n\nfunc half(x float64) float64 {\n\treturn math.Sqrt(x)\n}\n", [ERROR]),
        ("python", "def total(all: List[int]):\n    return math.fsum(all)\n", [INFORMATION, ERROR]),
        ("python", "def total(all: List[int]):\n    return 1\n\n\ntotal([])\n", [ERROR]),
    ],
)
def test_missing_imports_of_snippets(language: str, text: str, expected: list[variorum.Severity]) -> None:
    """Only functions without the rest of their file may omit the usual imports."""
    assert levels(text, language, "missing-import", source="ruby") == expected


def test_missing_imports_of_files_that_a_compiler_sees() -> None:
    """The compiler reports them in an untranslated file."""
    assert levels("import java.io.File;\n" + JAVA, "java", "missing-import") == [INFORMATION, INFORMATION]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("public Shelf(int size) : base(size) { Size = size; }\n", {INFORMATION}),
        ("public Shelf(int size) : base(size) { Size = }\n", {ERROR}),
        ("using System;\npublic Shelf(int size) : base(size) { Size = size; }\n", {INFORMATION}),
        ("public int Size() { return 1; }\n", set()),
    ],
)
def test_members_without_their_class(text: str, expected: set[variorum.Severity]) -> None:
    """A constructor that parses inside a class is no error."""
    assert set(levels(text, "csharp", "syntax-error")) == expected


@pytest.mark.parametrize(
    ("language", "head", "expected"),
    [
        ("javascript", "", INFORMATION),
        ("javascript", "'use strict';\n", INFORMATION),
        ("javascript", "import fs from 'fs';\n", ERROR),
        ("javascript", "export const size = 1;\n", ERROR),
        ("typescript", "export {};\n", INFORMATION),
    ],
)
def test_names_that_an_assignment_creates(language: str, head: str, expected: variorum.Severity) -> None:
    """In a JavaScript script an assignment creates a name, and another script may define it. Modules and the TypeScript
    compiler reject it."""
    text = head + "function order(all) {\n  ranked = [...all];\n  return ranked;\n}\n"
    assert set(levels(text, language, "undefined-name")) == {expected}


def test_a_setting_decides_for_all_findings_of_a_rule() -> None:
    selection = select(["missing-import"], severities={"missing-import": variorum.Severity.HINT})
    found = findings(Document.parse(JAVA, language_named("java")), selection)
    assert [one.severity for one in found] == [variorum.Severity.HINT] * 2


@pytest.mark.parametrize(
    ("language", "text", "expected"),
    [
        ("typescript", "class Query {\n  find(using: string, value: string): void {}\n}\n", {INFORMATION}),
        ("typescript", "class Query {\n  find(value: string): void {\n}\n", {ERROR}),
        ("javascript", "const files = [%FILES%]\n", {INFORMATION}),
        ("javascript", "const files = [%FILES%], opening = /[(]/\n", {INFORMATION}),
        ("javascript", "const files = ;\n", {ERROR}),
        ("javascript", "const files = [1, 2;\n", {ERROR}),
        ("javascript", "const opening = /\\(/, text = `[`, files = [%FILES%]\n", {INFORMATION}),
    ],
)
def test_errors_in_gaps_of_a_grammar_are_information(
    language: str, text: str, expected: set[variorum.Severity]
) -> None:
    """They are errors if the text itself proves a mistake: unbalanced brackets, an assignment without a value."""
    assert set(levels(text, language, "syntax-error")) == expected
