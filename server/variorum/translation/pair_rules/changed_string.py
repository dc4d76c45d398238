"""changed-string: a text that reads otherwise in the translation."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rapidfuzz import fuzz

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Category, Example
from variorum.syntax.program_events import Event
from variorum.translation.pair_rule import AlignedUnit, PairRule, original
from variorum.translation.sides import Side

RULE = PairRule(
    id="changed-string",
    weight=Weight.MODERATE,
    severity=Severity.WARNING,
    severity_if_unlike=Severity.INFORMATION,
    category=Category.TRANSLATION,
    what=(
        "Finds the one text of an item that is not the same in its counterpart, where both have as many and "
        "the two are alike."
    ),
    why="A message, a key or a command with other letters is another one for whoever compares it.",
    example=Example(
        before="print('Balence:', amount)  # the original has Balance\n",
        after="print('Balance:', amount)\n",
        language="python",
    ),
)

# Two texts below this likeness were not made from each other.
_ALIKE = 60.0
# Placeholders and blanks belong to the way that a language puts texts together.
_PLACEHOLDER = re.compile(r"%[-+0-9.]*[a-z]+|\{[^{}]*\}|[\s:,]+")


@RULE.check_aligned_with(source=("string",), target=("string",))
def changed_strings(unit: AlignedUnit) -> Iterator[Violation]:
    """One text lost and one text added that are much alike, placeholders aside."""
    source, target = _texts(unit.source), _texts(unit.target)
    lost = [text for text in source if text not in target]
    added = [text for text in target if text not in source]
    if len(lost) != 1 or len(added) != 1 or fuzz.ratio(lost[0], added[0]) < _ALIKE:
        return
    was, now = source[lost[0]], target[added[0]]
    yield RULE.at(
        now.span,
        f"the original has the text {shortened(was.value)}, the translation {shortened(now.value)}",
        related=original(was.span, "the text in the original"),
    )


def _texts(side: Side) -> dict[str, Event]:
    found = {_PLACEHOLDER.sub("", event.value): event for event in side.of("string")}
    return {text: event for text, event in found.items() if len(text) > 1}


def shortened(text: str) -> str:
    """A text in quotation marks, cut where it would fill the message."""
    return repr(text if len(text) <= 40 else f"{text[:37]}...")
