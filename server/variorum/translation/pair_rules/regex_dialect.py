"""regex-dialect: a regular expression that the target's engine does not support."""

from __future__ import annotations

import re
from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.translation.pair_rule import AlignedUnit, PairRule, original

RULE = PairRule(
    id="regex-dialect",
    weight=Weight.MAJOR,
    severity=Severity.WARNING,
    what=(
        "Finds regular expressions that were carried over although the target's engine does not support a construct: "
        "look-behind in Go and Rust, named groups and anchors with another syntax."
    ),
    why="Some engines reject the expression at run time, others silently match something else.",
    example=Example(
        before="year = re.compile(r'(?<year>[0-9]{4})')\n",
        after="year = re.compile(r'(?P<year>[0-9]{4})')\n",
        language="python",
    ),
)


@RULE.check_aligned_with(source=("string",), target=("string",))
def regex_dialects(unit: AlignedUnit) -> Iterator[Violation]:
    """Reports strings of the original that are unchanged in the translation, and that its engine rejects or misreads."""
    refused: dict[str, str] = unit.target.language.meanings.get("regular_expression_limits", {})
    if not refused:
        return
    texts = {event.value: event for event in unit.source.of("string")}
    for event in unit.target.of("string"):
        for pattern, what in refused.items():
            if event.value in texts and re.search(pattern, event.value):
                yield RULE.at(
                    event.span,
                    f"{what} in a regular expression: supported in the original's language, not here",
                    related=original(texts[event.value].span, "the regular expression in the original"),
                )
                break
