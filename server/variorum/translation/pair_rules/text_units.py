"""text-units: a text whose length is counted in other units."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Category, Example
from variorum.translation.pair_rule import AlignedUnit, PairRule, original

RULE = PairRule(
    id="text-units",
    weight=Weight.MINOR,
    severity=Severity.HINT,
    category=Category.TRANSLATION,
    what=(
        "Finds lengths and indexes of texts, between languages that count bytes, UTF-16 units or characters, "
        "in an item that holds letters beyond ASCII."
    ),
    why="`é` is one character, one UTF-16 unit and two bytes: positions and lengths differ from there on.",
    example=Example(
        before='size := len("café")\n',
        after='size := utf8.RuneCountInString("café")\n',
        language="go",
    ),
)


@RULE.check_aligned_with(source=("string",), target=("call",))
def text_units(unit: AlignedUnit) -> Iterator[Violation]:
    """Lengths and parts of texts in an item whose literals are not plain ASCII."""
    differ = unit.traits("text_units")
    if differ is None or all(event.value.isascii() for event in unit.source.of("string")):
        return
    counting = ("length", "substring", "char-at", "index-of", "reverse")
    source, target = unit.source.calls(*counting), unit.target.calls(*counting)
    if source and target:
        yield RULE.at(
            target[0].span,
            f"the original counts a text in {differ[0]}, the translation in {differ[1]}",
            related=original(source[0].span, "counted in the original"),
        )
