"""wrong-kind: a value used as if it were of another type: `size()` on a text, an index into a list object."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Category, Example
from variorum.syntax.document import Document
from variorum.syntax.program_events import Event
from variorum.translation.declared_names import is_declared
from variorum.translation.pair_rule import PairRule, PairUnit
from variorum.translation.section_checks import Violations
from variorum.translation.typed_names import uses_of_typed_names
from variorum.typecheck.declared import library_with
from variorum.typecheck.faults import faults_in
from variorum.typecheck.signatures import Library

RULE = PairRule(
    id="wrong-kind",
    weight=Weight.MAJOR,
    severity=Severity.ERROR,
    category=Category.TRANSLATION,
    what=(
        "Finds a value of a known type that is used as no value of that type can be: a method or attribute that the type does "
        "not have, an index into something that has no indexes, a number as a condition, a fraction stored as an integer, an "
        "argument that no version of a method takes, operands that do not go together. What is not known for certain is "
        "left alone."
    ),
    why="The source language spells it that way for a type of its own; here it does not compile, or fails when it is reached.",
    example=Example(
        before="static int last(String text) {\n    return text.size() - 1;\n}\n",
        after="static int last(String text) {\n    return text.length() - 1;\n}\n",
        language="java",
    ),
)


@RULE.check_sections
def refused(pair: PairUnit) -> Iterator[tuple[int, Violations]]:
    """What a compiler would refuse, where the language's expressions are described."""
    if not pair.target.language.expressions:
        return
    library = library_with(pair.target, pair.recalled)
    for number, section in enumerate(pair.target.items.sections):
        look = partial(_refused_in, pair.target, number, library)
        yield number, section.noted(RULE.id, look, library.own)


def _refused_in(
    document: Document, section: int, library: Library, numbers: range
) -> Iterator[tuple[int, Violation]]:
    items = document.items.placed(section)
    for number in numbers:
        for fault in faults_in(document, items[number], library):
            yield number, RULE.at(fault.span, fault.message)


@RULE.check_pair
def wrong_kinds(pair: PairUnit) -> Iterator[Violation]:
    """What typed names show."""
    if not pair.target.language.types:
        return
    for item, event, kind in uses_of_typed_names(pair.target):
        message = _fault(event, kind, pair.target.language.types)
        if message is not None and not is_declared(pair.target, kind):
            yield RULE.at(event.span.shifted(item.span.start), message)


def _fault(event: Event, kind: str, facts: Mapping[str, Any]) -> str | None:
    """What is wrong with the event on a value of this type, if anything is."""
    methods: Mapping[str, list[str]] = facts["methods"]
    if kind not in methods:
        return None
    shown = "an array" if kind == "[]" else f"a `{kind}`"
    if event.kind == "method" and event.value not in methods[kind]:
        return f"{shown} has no method `{event.value}`"
    if event.kind == "member" and event.value not in facts.get("properties", {}).get(kind, ()):
        return None if event.value in methods[kind] else f"{shown} has no attribute `{event.value}`"
    if event.kind == "index" and kind not in facts["indexable"]:
        return f"{shown} cannot be indexed with `[]`"
    return None
