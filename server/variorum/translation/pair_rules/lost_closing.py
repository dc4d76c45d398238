"""lost-closing: a resource that only the original closes in every case."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.translation.pair_rule import AlignedUnit, PairRule, original

RULE = PairRule(
    id="lost-closing",
    weight=Weight.MODERATE,
    severity=Severity.INFORMATION,
    what=(
        "Finds an item that opens something without `with`, `using`, `finally` or the like, if its counterpart in the "
        "original closes what it opened."
    ),
    why="After an error the file stays open and locked, and written data may be lost.",
    example=Example(
        before="def read(path):\n    source = open(path)\n    return source.read()\n",
        after="def read(path):\n    with open(path) as source:\n        return source.read()\n",
        language="python",
    ),
)


@RULE.check_aligned_with(source=("finally",), target=("open",))
def lost_closings(unit: AlignedUnit) -> Iterator[Violation]:
    """Reports resources opened without clean-up, if the original has clean-up."""
    source, opened = unit.source.of("finally"), unit.target.calls("open")
    if source and opened and not unit.target.of("finally") and not unit.target.calls("close"):
        yield RULE.at(
            opened[0].span,
            "the original closes its resource in every case, the translation does not",
            related=original(source[0].span, "the clean-up in the original"),
        )
