"""duplicate-branch: a condition that was asked before, or a branch that does what another does."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Related, Severity, Violation, Weight
from variorum.rules.rule import Category, Example, Rule
from variorum.rules.unit import ItemUnit

RULE = Rule(
    id="duplicate-branch",
    weight=Weight.MODERATE,
    severity=Severity.WARNING,
    category=Category.LOGIC,
    is_style_rule=True,
    what="Finds, in a chain of `if` and `else if` or in a `switch`, conditions and labels that stood there before, and "
    "bodies of more than one line that are word for word those of an earlier branch. Bodies of one line count "
    "only where every branch of a complete chain has the same, so that the decision decides nothing. Conditions "
    "that change something, or that ask for the next of something, are left alone, and so are cases that give "
    "the value a type or a name of their own. Comments count as words: one that tells two branches apart is "
    "reason enough to have both.",
    why="A branch behind a condition that was asked before never runs. Two branches with one body are often a "
    "line that was copied and not changed.",
    example=Example(
        before="def rate(kind):\n    if kind == 1:\n        return 5\n    elif kind == 1:\n        return 8\n    return 0\n",
        after="def rate(kind):\n    if kind == 1:\n        return 5\n    elif kind == 2:\n        return 8\n    return 0\n",
        language="python",
    ),
)


@RULE.check_items_with("repeated_parts")
def repeated_parts(item: ItemUnit) -> Iterator[Violation]:
    """Every part of a chain that repeats an earlier one."""
    for twin in item.facts.repeated_parts:
        if twin.is_condition:
            message, role = (
                f"`{_short(item.text(twin.span))}` was asked before, so this never runs",
                "asked here",
            )
        else:
            message, role = "this branch does the same as an earlier one", "the same body"
        yield RULE.at(twin.span, message, related=[Related(twin.first, role)])


def _short(text: str) -> str:
    """The text on one line, cut where a message would get too long."""
    line = " ".join(text.split())
    return line if len(line) <= 40 else f"{line[:39]}…"
