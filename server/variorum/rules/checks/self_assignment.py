"""self-assignment: something that is assigned to itself."""

from __future__ import annotations

import re
from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Category, Example, Rule
from variorum.rules.self_assigned import self_assigned
from variorum.rules.unit import FileUnit
from variorum.syntax.span import Span

RULE = Rule(
    id="self-assignment",
    weight=Weight.MODERATE,
    severity=Severity.WARNING,
    category=Category.LOGIC,
    narrows="redundant-assignment",
    what="Finds assignments of a variable, a field or an element to itself. Asked for alone, `redundant-assignment` "
    "reports them as well.",
    why="Nothing happens. Mostly the left side lost its owner: the original said `this.name = name`.",
    example=Example(
        before="class Account {\n    String owner;\n\n    Account(String owner) {\n        owner = owner;\n    }\n}\n",
        after="class Account {\n    String owner;\n\n    Account(String owner) {\n        this.owner = owner;\n    }\n}\n",
        language="java",
    ),
)


@RULE.check_files_with("redundant.assignment")
def self_assignments(file: FileUnit) -> Iterator[Violation]:
    """Every assignment that stores what is there already."""
    setters = file.policy(RULE.id).get("setters")
    for span in self_assigned(file):
        left = _left(file, span)
        severity = Severity.INFORMATION if setters and re.search(setters, left) else None
        yield RULE.at(span, f"`{left}` is assigned to itself", severity=severity)


def _left(file: FileUnit, span: Span) -> str:
    """The left side of the assignment, on one line."""
    text = file.document.text.data[span.start : span.end].decode(errors="replace")
    return " ".join(text.split("=")[0].split())
