"""negated-condition: a condition that is the opposite of the original's."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.syntax.span import Span
from variorum.translation.numbered_operations import NumberedOperation
from variorum.translation.pair_rule import AlignedUnit, PairRule, original
from variorum.translation.sides import Side

RULE = PairRule(
    id="negated-condition",
    weight=Weight.MAJOR,
    severity=Severity.ERROR,
    what=(
        "Finds a comparison whose counterpart is the opposite, `==` for `!=` or `<` for `>=`, or that tests whether a number "
        "is 0 where the original tests whether it is not, if the code that runs when it holds is the same."
    ),
    why="The code that was meant for one case runs in the other.",
    example=Example(
        before="# the original: if (stock == 0) order();\nif stock != 0:\n    order()\n",
        after="if stock == 0:\n    order()\n",
        language="python",
    ),
)

_OPPOSITE = {"==": "!=", "!=": "==", "<": ">=", ">=": "<", ">": "<=", "<=": ">"}
# This many events after a condition decide whether both sides do the same when it holds.
_COMPARED = 3
_DISTINCTIVE = frozenset(
    {"return", "break", "continue", "throw", "call", "invoke", "number", "string", "operator"}
)


@RULE.check_aligned
def negated_conditions(unit: AlignedUnit) -> Iterator[Violation]:
    """Reports opposite conditions on the same operands, unless the branches are swapped as well."""
    reported: set[Span] = set()
    for changed in unit.changed:
        was, now = changed.source, changed.target
        if _OPPOSITE.get(was.operator) != changed.operator:
            continue
        if (
            _what_follows(unit.source, was.shape.span) == _what_follows(unit.target, now.shape.span)
            and not unit.has_same_effects
        ):
            reported.add(now.shape.span)
            yield RULE.at(
                now.shape.span,
                f"`{was.operator}` in the original, the opposite `{changed.operator}` in the translation",
                related=original(was.shape.span, f"`{was.operator}` in the original"),
            )
    for one, other in _opposites(unit):
        if other.span not in reported and not unit.has_same_effects:
            yield RULE.at(
                other.span,
                f"the original tests `{one.text}`, the translation the opposite `{other.text}`",
                related=original(one.span, f"the original tests `{one.text}`"),
            )


def _opposites(unit: AlignedUnit) -> Iterator[tuple[NumberedOperation, NumberedOperation]]:
    """Yields conditions that only the original has, with the opposite that only the translation has and the same code after
    both."""
    source, target = unit.numbered_operations
    for one in source:
        for other in target:
            if (
                one.asks
                and one.opposite == other.number
                and _what_follows(unit.source, one.span) == _what_follows(unit.target, other.span)
            ):
                yield one, other
                break


def _what_follows(side: Side, span: Span) -> list[tuple[str, str]]:
    """Returns the first distinctive events after a condition."""
    behind = [
        (event.kind, event.value.lstrip("."))
        for event in side.events
        if event.span.start >= span.end and event.kind in _DISTINCTIVE
    ]
    return behind[:_COMPARED]
