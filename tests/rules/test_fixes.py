"""Invariants of every fix: the text still parses, nothing is left to fix, and incremental findings equal fresh ones."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from variorum.languages import language_named, language_of_path
from variorum.rules.registry import all_rules, default_selection, select
from variorum.rules.engine import findings
from variorum.rules.finding import Edit, Finding, Fix
from variorum.rules.fixing import Change, apply_edits, fix_repeatedly, fixed
from variorum.syntax.document import Document
from variorum.syntax.span import Span
from variorum.syntax.source_text import encode

PYTHON, JAVA = language_named("python"), language_named("java")
EVERY_RULE = select(all_rules())
PROGRAMS = sorted(
    path
    for path in Path(__file__).parent.glob("*/*.*")
    if not re.search(r"\.(?:fixed|suggested)\.", path.name) and language_of_path(path) is not None
)

NAMES = st.sampled_from(["total", "rowCount", "x", "os", "names", "_"])
VALUES = st.sampled_from(
    [
        "0",
        "None",
        "x",
        "[1, 2]",
        "total + 1",
        "f(x)",
        "null",
        "len(names)",
        "'a'",
        "(yield)",
        "lambda: x",
        "1, 2",
    ]
)
CONDITIONS = st.sampled_from(["x", "(x)", "x == None", "len(names) == 0", "total", "True", "False"])


@st.composite
def statements(draw: st.DrawFn, depth: int, indent: str) -> list[str]:
    """Returns a block of Python: leftovers of every kind, nested and side by side, some with trailing comments."""
    lines: list[str] = []
    for _ in range(draw(st.integers(1, 4))):
        name, value, condition = draw(NAMES), draw(VALUES), draw(CONDITIONS)
        simple = [
            f"{name} = {value}", f"{name} += 1", f"print({name})", "print('DEBUG', x)", "breakpoint()",
            "return", "pass", f"return {name}", "import os", "import os, re", "from a import b as x",
            f"{name} = {value};", f"# {name} = 1", "continue", f"{name}: int", "return (x)",
            f"{name} == {value}" if "yield" not in value else "pass",
        ]  # fmt: skip
        blocks = [
            f"if {condition}:", f"for {name} in range(0, 3):", f"while {condition}:", "def f(x):",
            "with x as total:", "try:",
        ]  # fmt: skip
        chosen = draw(st.sampled_from(simple + (blocks if depth else [])))
        comment = draw(st.sampled_from(["", "", "  # why"]))
        lines.append(f"{indent}{chosen}{comment}")
        if chosen.endswith(":"):
            lines += draw(statements(depth - 1, f"{indent}    "))
            if all(
                line.lstrip().startswith("#")
                for line in lines[lines.index(f"{indent}{chosen}{comment}") + 1 :]
            ):
                lines.append(f"{indent}    pass")
        if chosen == "try:":
            lines += [f"{indent}except OSError as x:", f"{indent}    pass"]
    return lines


FUNCTION = statements(2, "    ").map(lambda lines: ["def main(names, row):", *lines, "    pass"])
PROGRAM = st.one_of(statements(2, ""), FUNCTION).map(lambda lines: "\n".join(lines) + "\n")


def seen(found: list[Finding]) -> list[tuple[str, Span, str]]:
    """Returns what users see of findings."""
    return [(finding.rule, finding.span, finding.message) for finding in found]


@given(PROGRAM)
@settings(max_examples=120)
def test_each_fix_leaves_a_text_that_parses(program: str) -> None:
    document = Document.parse(program, PYTHON)
    if document.has_errors:
        return
    for finding in findings(document, EVERY_RULE, JAVA):
        if finding.fix is not None:
            after = Document.parse(apply_edits(document.text, finding.fix.edits), PYTHON)
            assert not after.has_errors, (finding.rule, str(after.text))


@given(PROGRAM)
@settings(max_examples=120)
def test_nothing_is_left_to_fix_after_all_fixes(program: str) -> None:
    before = Document.parse(program, PYTHON)
    if before.has_errors:
        return
    after = Document.parse(fixed(program, PYTHON, EVERY_RULE, JAVA), PYTHON)
    assert not after.has_errors
    left = [finding for finding in findings(after, EVERY_RULE, JAVA) if finding.fix and finding.fix.is_safe]
    assert seen(left) == []


@given(PROGRAM, st.data())
@settings(max_examples=120)
def test_an_edited_document_has_the_findings_of_a_fresh_one(program: str, data: st.DataObject) -> None:
    document = Document.parse(program, PYTHON)
    findings(document, default_selection(), JAVA)
    for _ in range(3):
        length = len(document.text)
        start = data.draw(st.integers(0, length))
        end = data.draw(st.integers(start, min(length, start + 12)))
        replacement = data.draw(
            st.sampled_from(["", "x", "\n", "    ", "import os\n", "(", "# x = 1\n", "return\n"])
        )
        document = document.edited([(Span(start, end), encode(replacement))])
        fresh = Document.parse(document.text, PYTHON)
        # Error recovery of a parser depends on the previous tree, so broken texts may differ for a while.
        if document.has_errors or fresh.has_errors:
            continue
        assert seen(findings(document, default_selection(), JAVA)) == seen(
            findings(fresh, default_selection(), JAVA)
        )


@pytest.mark.parametrize("path", PROGRAMS, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_the_programs_of_every_rule_survive_all_fixes(path: Path) -> None:
    language = language_of_path(path)
    assert language is not None
    text = path.read_text(encoding="utf-8")
    after = Document.parse(fixed(text, language, EVERY_RULE), language)
    assert after.has_errors == Document.parse(text, language).has_errors
    left = [finding for finding in findings(after, EVERY_RULE) if finding.fix and finding.fix.is_safe]
    assert seen(left) == []


def test_fixes_that_conflict_are_applied_one_after_the_other() -> None:
    text = "from parts import (\n    first, second,\n    third,\n)\nfrom others import fourth\n"
    after = Document.parse(fixed(text, PYTHON, default_selection(), with_unsafe=True), PYTHON)
    assert not after.has_errors
    assert [one.rule for one in findings(after, default_selection())] == []


def test_an_insertion_that_resolves_nothing_is_made_once() -> None:
    stub = Change("missing-item", Fix("Insert a stub", (Edit(Span(0, 0), "def f(): ...\n"),), is_safe=False))
    done = fix_repeatedly(
        Document.parse("", PYTHON), lambda _: [stub], lambda after: Document.parse(after, PYTHON)
    )
    assert (str(done.parsed.text), done.counts.total()) == ("def f(): ...\n", 1)
