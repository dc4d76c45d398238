"""type-mismatch: a value that is used as if it had another type, such as `size()` on a string."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.syntax.document import Document
from variorum.translation.pair_rule import PairRule, PairUnit
from variorum.translation.section_checks import Violations
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
        yield number, section.collected(RULE.id, look, library.own)


def _refused_in(
    document: Document, section: int, library: Library, numbers: range
) -> Iterator[tuple[int, Violation]]:
    items = document.items.placed(section)
    for number in numbers:
        for issue in issues_in(document, items[number], library):
            yield number, RULE.at(issue.span, issue.message)
