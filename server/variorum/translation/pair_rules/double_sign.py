"""double-sign: `++x` in a language in which that is two signs and changes nothing."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Edit, Fix, Severity, Violation, Weight
from variorum.rules.rule import Category, Example
from variorum.syntax.shapes import item_shapes
from variorum.translation.pair_rule import PairRule, PartUnit

RULE = PairRule(
    id="double-sign",
    weight=Weight.MAJOR,
    severity=Severity.ERROR,
    category=Category.TRANSLATION,
    what="Finds statements that are nothing but a name with two signs in front of it.",
    why="Elsewhere `++count` counts. Here it is the value of `count` with two signs, which nobody uses.",
    example=Example(before="++count\n", after="count += 1\n", language="python"),
)


@RULE.check_part
def double_signs(part: PartUnit) -> Iterator[Violation]:
    """Every such statement."""
    for shape in item_shapes(part.document, part.item):
        if shape.kind != "step":
            continue
        name = shape.text("name")
        operator = part.facts.text[shape.span.start : shape.span.start + 1].decode()
        fix = Fix(
            f"Write `{name} {operator}= 1`", (Edit(shape.span, f"{name} {operator}= 1"),), is_safe=False
        )
        yield RULE.at(shape.span, f"two signs in front of `{name}` change nothing", fix=fix)
