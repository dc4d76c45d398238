"""nonexistent-operator: `++x` in a language without increment, where it has no effect."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Edit, Fix, Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.syntax.shapes import item_shapes
from variorum.translation.pair_rule import PairRule, TargetItemUnit

RULE = PairRule(
    id="nonexistent-operator",
    weight=Weight.MAJOR,
    severity=Severity.ERROR,
    what="Finds statements that are only a name with two signs before it.",
    why="Elsewhere `++count` increments. Here it is the value of `count` with two signs, which is dropped.",
    example=Example(before="++count\n", after="count += 1\n", language="python"),
)


@RULE.check_target_item
def nonexistent_operators(part: TargetItemUnit) -> Iterator[Violation]:
    """Reports every such statement."""
    for shape in item_shapes(part.document, part.item):
        if shape.kind != "step":
            continue
        name = shape.text("name")
        operator = part.facts.text[shape.span.start : shape.span.start + 1].decode()
        fix = Fix(
            f"Write `{name} {operator}= 1`", (Edit(shape.span, f"{name} {operator}= 1"),), is_safe=False
        )
        yield RULE.at(
            shape.span, f"two signs before `{name}` have no effect: there is no increment operator", fix=fix
        )
