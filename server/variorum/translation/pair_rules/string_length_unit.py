"""string-length-unit: a string length in another unit."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.translation.pair_rule import AlignedUnit, PairRule, original

RULE = PairRule(
    id="string-length-unit",
    weight=Weight.MINOR,
    severity=Severity.HINT,
    what=(
        "Finds lengths and indexes of strings, between languages that count bytes, UTF-16 units or characters, in an item "
        "with non-ASCII literals."
    ),
    why="`é` is one character, one UTF-16 unit and two bytes: positions and lengths differ after it.",
    example=Example(
        before='size := len("café")\n',
        after='size := utf8.RuneCountInString("café")\n',
        language="go",
    ),
)


@RULE.check_aligned_with(source=("string",), target=("call",))
def string_length_units(unit: AlignedUnit) -> Iterator[Violation]:
    """Reports lengths and slices of strings in an item with non-ASCII literals."""
    differ = unit.traits("text_units")
    if differ is None or all(event.value.isascii() for event in unit.source.of("string")):
        return
    counting = ("length", "substring", "char-at", "index-of", "reverse")
    source, target = unit.source.calls(*counting), unit.target.calls(*counting)
    if source and target:
        yield RULE.at(
            target[0].span,
            f"the original counts {differ[0]} of a string, the translation {differ[1]}",
            related=original(source[0].span, "counted in the original"),
        )
