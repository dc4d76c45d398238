"""type-mismatch: a value that is used as if it had another type, such as `size()` on a string."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.syntax.document import Document
from variorum.syntax.program_events import Event
from variorum.translation.declared_names import is_declared
from variorum.translation.pair_rule import PairRule, PairUnit
from variorum.translation.section_checks import Violations
from variorum.translation.typed_names import uses_of_typed_names
from variorum.typecheck.checker import issues_in
from variorum.typecheck.file_library import library_for
from variorum.typecheck.signatures import Library

RULE = PairRule(
    id="type-mismatch",
    weight=Weight.MAJOR,
    severity=Severity.ERROR,
    what=(
        "Finds a value of a known type that is used as another type: a method or attribute that the type does not have, an "
        "index into something without indexes, a number as a condition, a float stored as an integer, an argument that no "
        "overload takes, incompatible operands. Uncertain cases are ignored."
    ),
    why="The code is correct for a type of the source language; here it does not compile, or fails at run time.",
    example=Example(
        before="static int last(String text) {\n    return text.size() - 1;\n}\n",
        after="static int last(String text) {\n    return text.length() - 1;\n}\n",
        language="java",
    ),
)


@RULE.check_sections
def unsupported_uses(pair: PairUnit) -> Iterator[tuple[int, Violations]]:
    """Reports what a compiler would reject, for languages whose expressions are described."""
    if not pair.target.language.expressions:
        return
    library = library_for(pair.target, pair.derived)
    for number, section in enumerate(pair.target.items.sections):
        look = partial(_refused_in, pair.target, number, library)
        yield number, section.noted(RULE.id, look, library.own)


def _refused_in(
    document: Document, section: int, library: Library, numbers: range
) -> Iterator[tuple[int, Violation]]:
    items = document.items.placed(section)
    for number in numbers:
        for issue in issues_in(document, items[number], library):
            yield number, RULE.at(issue.span, issue.message)


@RULE.check_pair
def type_mismatches(pair: PairUnit) -> Iterator[Violation]:
    """Reports misuses of names with a known type."""
    if not pair.target.language.types:
        return
    for item, event, kind in uses_of_typed_names(pair.target):
        message = _fault(event, kind, pair.target.language.types)
        if message is not None and not is_declared(pair.target, kind):
            yield RULE.at(event.span.shifted(item.span.start), message)


def _fault(event: Event, kind: str, facts: Mapping[str, Any]) -> str | None:
    """Returns what is wrong with the event on a value of this type. Returns None if nothing is."""
    methods: Mapping[str, list[str]] = facts["methods"]
    if kind not in methods:
        return None
    name = "an array" if kind == "[]" else f"a `{kind}`"
    if event.kind == "method" and event.value not in methods[kind]:
        return f"{name} has no method `{event.value}`"
    if event.kind == "member" and event.value not in facts.get("properties", {}).get(kind, ()):
        return None if event.value in methods[kind] else f"{name} has no attribute `{event.value}`"
    if event.kind == "index" and kind not in facts["indexable"]:
        return f"{name} cannot be indexed with `[]`"
    return None
