"""self-assignment: something that is assigned to itself."""

from __future__ import annotations

import re
from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Category, Example, Rule
from variorum.rules.self_assigned import self_assigned
from variorum.rules.unit import FileUnit
from variorum.syntax.source_text import decode
from variorum.syntax.span import Span

# How far before an assignment, in bytes, the declaration of its variable is searched.
_NEAR = 400
# What is before the only statement of a branch that follows others.
_LATER_BRANCH = re.compile(
    r"(?:^|[}\s])(?:elif|els?e ?if|elsif|else|case|when|default)\b[^\n;]{0,200}(?:[:{>]|\bthen|\s)[ \t]*\r?\n?[ \t]*\Z"
)

RULE = Rule(
    id="self-assignment",
    weight=Weight.MODERATE,
    severity=Severity.WARNING,
    category=Category.LOGIC,
    narrows="redundant-assignment",
    what=(
        "Finds assignments of a variable, a field or an element to itself. If it runs alone, `redundant-assignment` reports them "
        "as well. In untranslated code they are information if only some of several values stay the same, for a variable of a "
        "function that exposes all of its variables, as Ruby's `binding` does, in a later branch of a chain, and for a property "
        "where `setters` in `[rules.self-assignment]` says that a store may run code."
    ),
    why="The statement has no effect. Usually the receiver is missing: the original has `this.name = name`.",
    example=Example(
        before="class Account {\n    String owner;\n\n    Account(String owner) {\n        owner = owner;\n    }\n}\n",
        after="class Account {\n    String owner;\n\n    Account(String owner) {\n        this.owner = owner;\n    }\n}\n",
        language="java",
    ),
)


@RULE.check_files_with("redundant.assignment")
def self_assignments(file: FileUnit) -> Iterator[Violation]:
    """Reports every self-assignment."""
    for span in self_assigned(file):
        left, right = _sides(file, span)
        message = f"`{left}` is assigned to itself"
        if _is_part(left, right):
            message = f"a part of `{left}` is assigned to itself"
        yield RULE.at(span, message, severity=_severity(file, span, left, right))


def _severity(file: FileUnit, span: Span, left: str, right: str) -> Severity | None:
    """Returns INFORMATION if the assignment may be on purpose: to run a setter, to touch memory, or because other parts
    change."""
    if file.source_language is not None:
        return None
    setters = file.policy(RULE.id).get("setters")
    runs_setter = setters is not None and re.search(setters, left) is not None
    is_wanted = (
        runs_setter
        or _is_part(left, right)
        or _is_volatile(file, span, left)
        or _is_explained(file, span)
        or _is_branch_of_chain(file, span)
        or (left.isidentifier() and _is_read_unseen(file, span))
    )
    return Severity.INFORMATION if is_wanted else None


def _is_branch_of_chain(file: FileUnit, span: Span) -> bool:
    """Returns whether the assignment begins a later branch of a chain, where it says that this case changes nothing."""
    before = decode(file.document.text.data[max(0, span.start - _NEAR) : span.start])
    return _LATER_BRANCH.search(before) is not None


def _is_explained(file: FileUnit, span: Span) -> bool:
    """Returns whether a comment follows the assignment on its line."""
    text, comments = file.document.text, file.language.comments
    behind = text.slice(Span(span.end, text.line_span(text.line_at(span.end)).end)).lstrip(" \t;")
    return any(mark and behind.startswith(mark) for mark in (comments.line, (comments.block or ("",))[0]))


def _is_read_unseen(file: FileUnit, span: Span) -> bool:
    """Whether all variables around are handed on, so that the assignment counts as a use for the language's own warnings."""
    item = file.document.item_at(span.start)
    return item is not None and item.facts.names.is_dynamic


def _is_volatile(file: FileUnit, span: Span, name: str) -> bool:
    """Returns whether the declaration above the assignment says that reads have side effects."""
    before = decode(file.document.text.data[max(0, span.start - _NEAR) : span.start])
    return re.search(rf"\bvolatile\b[^;]*\b{re.escape(name)}\b[^}}]*\Z", before) is not None


def _is_part(left: str, right: str) -> bool:
    """Returns whether only some of several variables are assigned to themselves."""
    return "," in left and left != right and not right.startswith(f"{left} =")


def _sides(file: FileUnit, span: Span) -> tuple[str, str]:
    """Returns both sides of the assignment, each on one line."""
    text = file.document.text.data[span.start : span.end].decode(errors="replace")
    left, _, right = text.partition("=")
    return " ".join(left.split()), " ".join(right.split())
