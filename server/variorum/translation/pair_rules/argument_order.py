"""argument-order: arguments of a call in another order."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.syntax.shapes import Shape
from variorum.translation.operands import arguments_of, canonical, is_name
from variorum.translation.pair_rule import AlignedUnit, PairRule, original
from variorum.translation.sides import Side

RULE = PairRule(
    id="argument-order",
    weight=Weight.MAJOR,
    severity=Severity.WARNING,
    what=(
        "Finds calls of a function of the file with the same plain arguments as in the original in another order, if its "
        "parameters have the original's order."
    ),
    why="No compiler reports it if the types agree: the rate becomes the amount.",
    example=Example(
        before="fee = share(rate, amount)  # the original: share(amount, rate)\n",
        after="fee = share(amount, rate)\n",
        language="python",
    ),
)


@RULE.check_aligned_with(source=("call",), target=("call",))
def argument_orders(unit: AlignedUnit) -> Iterator[Violation]:
    """Reports calls of counterparts with the same arguments in another order, if each is the only call with these arguments."""
    for name, other in unit.counterparts.items():
        if name in unit.reordered:
            continue
        source, target = _calls(unit.source, name), _calls(unit.target, other)
        for arguments, shape in target:
            same = [(given, call) for given, call in source if sorted(given) == sorted(arguments)]
            if len(same) != 1 or same[0][0] == arguments or not all(is_name(one) for one in arguments):
                continue
            yield RULE.at(
                shape.span,
                f"the original calls `{name}` with ({', '.join(same[0][0])}), the translation with ({', '.join(arguments)})",
                related=original(same[0][1].span, "the call in the original"),
            )


def _calls(side: Side, name: str) -> list[tuple[list[str], Shape]]:
    """Returns the calls of a function with their arguments in canonical spelling."""
    return [
        ([canonical(one, side.language) for one in arguments_of(shape.text("arguments"))], shape)
        for shape in side.shapes("call")
        if shape.text("name") == name
    ]
