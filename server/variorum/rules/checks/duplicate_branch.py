"""duplicate-branch: a repeated condition, or two branches with the same body."""

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
    what=(
        "Finds repeated conditions and labels in a chain of `if` and `else if` or in a `switch`, and bodies of more than one "
        "line that are identical to those of an earlier branch. Bodies of one line count only if every branch of a complete "
        "chain has the same body, so that the condition decides nothing. Conditions with side effects, or that read the next "
        "value of something, are ignored, and so are cases that give the value a type or a name of their own. Comments count: "
        "two branches with different comments are different."
    ),
    why="A branch with a repeated condition never runs. Identical branches are often copies that were never changed.",
    example=Example(
        before="def rate(kind):\n    if kind == 1:\n        return 5\n    elif kind == 1:\n        return 8\n    return 0\n",
        after="def rate(kind):\n    if kind == 1:\n        return 5\n    elif kind == 2:\n        return 8\n    return 0\n",
        language="python",
    ),
)


@RULE.check_items_with("repeated_parts")
def repeated_parts(item: ItemUnit) -> Iterator[Violation]:
    """Reports every part of a chain that repeats an earlier one."""
    for twin in item.facts.repeated_parts:
        if twin.is_condition:
            message, role = (
                f"`{_short(item.text(twin.span))}` is tested twice: this branch never runs",
                "first test",
            )
        else:
            message, role = "branch is identical to an earlier one", "identical branch"
        yield RULE.at(twin.span, message, related=[Related(twin.first, role)])


def _short(text: str) -> str:
    """Returns the text on one line, shortened for a message."""
    line = " ".join(text.split())
    return line if len(line) <= 40 else f"{line[:39]}…"
