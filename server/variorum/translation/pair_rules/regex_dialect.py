"""regex-dialect: a regular expression with something that the target's dialect does not know."""

from __future__ import annotations

import re
from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Category, Example
from variorum.translation.pair_rule import AlignedUnit, PairRule, original

RULE = PairRule(
    id="regex-dialect",
    weight=Weight.MAJOR,
    severity=Severity.WARNING,
    category=Category.TRANSLATION,
    what=(
        "Finds regular expressions that were carried over although the target's engine has no such "
        "construct: look-behind in Go and Rust, named groups and anchors that are written in another way."
    ),
    why=(
        "Some engines refuse the expression when the program runs, others take it for something else in "
        "silence."
    ),
    example=Example(
        before="year = re.compile(r'(?<year>[0-9]{4})')\n",
        after="year = re.compile(r'(?P<year>[0-9]{4})')\n",
        language="python",
    ),
)


@RULE.check_aligned_with(source=("string",), target=("string",))
def regex_dialects(unit: AlignedUnit) -> Iterator[Violation]:
    """Texts of the original that stand in the translation as they are, and that its dialect refuses or misreads."""
    refused: dict[str, str] = unit.target.language.meanings.get("regular_expression_limits", {})
    if not refused:
        return
    texts = {event.value: event for event in unit.source.of("string")}
    for event in unit.target.of("string"):
        for pattern, what in refused.items():
            if event.value in texts and re.search(pattern, event.value):
                yield RULE.at(
                    event.span,
                    f"the original's dialect of regular expressions has {what}, the one here has not",
                    related=original(texts[event.value].span, "the regular expression in the original"),
                )
                break
