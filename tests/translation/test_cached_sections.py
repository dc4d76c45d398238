"""Checks of a whole translation only run again on what changed."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from variorum.languages import language_named
from variorum.rules.finding import Finding, Severity, Violation, Weight
from variorum.rules.registry import Selection, all_rules, select
from variorum.rules.rule import Example
from variorum.syntax.document import Document
from variorum.syntax.span import Span
from variorum.translation.comparison import Comparison, compared
from variorum.translation.pair_rule import PairRule, PairUnit
from variorum.translation.section_checks import Violations
from variorum.typecheck.file_library import library_for

EVERY_RULE = select(all_rules())
JAVA, PYTHON = language_named("java"), language_named("python")
FUNCTIONS = "".join(f"def part_{number}(n):\n    return n + {number}\n\n\n" for number in range(100))
METHODS = "".join(f"    int part{number}(int n) {{ return n + {number}; }}\n" for number in range(100))


def edited(document: Document, old: str, new: str) -> Document:
    """Returns the document with the first `old` replaced."""
    start = str(document.text).encode().index(old.encode())
    return document.edited([(Span(start, start + len(old.encode())), new.encode())])


def seen(comparison: Comparison) -> list[Finding]:
    return list(comparison.findings)


def test_an_unchanged_item_is_not_checked_again() -> None:
    looked: list[tuple[int, int]] = []
    rule = PairRule(
        id="looking",
        weight=Weight.MINOR,
        severity=Severity.HINT,
        what="Counts.",
        why="Records what is checked.",
        example=Example("", "", "python"),
    )

    def look(section: int, numbers: range) -> Iterator[tuple[int, Violation]]:
        looked.append((section, len(numbers)))
        for number in numbers:
            yield number, rule.at(Span(0, 3), "seen")

    @rule.check_sections
    def check(pair: PairUnit) -> Iterator[tuple[int, Violations]]:
        for number, section in enumerate(pair.target.items.sections):
            yield number, section.noted(rule.id, partial(look, number), pair.source.language)

    selection = Selection((), about_pairs=lambda: (rule,))
    source, target = Document.parse(f"class A {{\n{METHODS}}}\n", JAVA), Document.parse(FUNCTIONS, PYTHON)
    first = compared(source, target, selection)
    sizes = [len(section.items) for section in target.items.sections]
    assert len(sizes) > 3
    assert looked == list(enumerate(sizes))
    looked.clear()
    second = compared(source, edited(target, "n + 50", "n + 50\n"), selection, first)
    assert [count for _, count in looked] == [1]
    lines = [one.line for one in first.findings]
    assert [one.line for one in second.findings] == [line + (line > 201) for line in lines]


def test_an_edit_of_a_body_keeps_the_library_of_the_file() -> None:
    document, derived = Document.parse(f"class A {{\n{METHODS}}}\n", JAVA), dict[object, object]()
    library = library_for(document, derived)
    body = edited(document, "n + 50;", "n + 51;")
    assert library_for(body, derived) is library
    head = edited(body, "int part50(int n)", "int part50(long n)")
    assert library_for(head, derived).own != library.own
    assert library_for(head, derived).own == library_for(head).own


def test_a_missing_item_moves_with_its_neighbour_and_its_class() -> None:
    source = Document.parse("class A {\n  int one() { return 1; }\n  int two() { return 2; }\n}\n", JAVA)
    target = Document.parse("class A:\n    def one(self):\n        return 1\n", PYTHON)
    first = compared(source, target, EVERY_RULE)
    [missing] = [one for one in first.findings if one.rule == "missing-item"]
    assert missing.fix is not None
    moved = edited(target, "class A", "import os\n\n\nclass A")
    longer = edited(moved, "return 1", "return 1 + 0")
    last = compared(source, longer, EVERY_RULE, compared(source, moved, EVERY_RULE, first))
    assert seen(last) == seen(compared(source, longer, EVERY_RULE))
    [again] = [one for one in last.findings if one.rule == "missing-item"]
    assert again.line == missing.line + 3
    assert again.fix is not None
    assert again.fix.edits[0].span.start == len(str(longer.text).rstrip())
