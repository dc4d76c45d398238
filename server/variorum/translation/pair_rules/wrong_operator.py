"""wrong-operator: the same operands with another arithmetic or logical operator."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.translation.operations import Operation, operations_of
from variorum.translation.pair_rule import AlignedUnit, PairRule, original

RULE = PairRule(
    id="wrong-operator",
    weight=Weight.MAJOR,
    severity=Severity.WARNING,
    severity_if_dissimilar=Severity.INFORMATION,
    what=(
        "Finds two operands that the original adds and the translation subtracts, multiplies or combines otherwise, or an "
        "`and` that became an `or`."
    ),
    why="One wrong sign makes every result wrong.",
    example=Example(
        before="net = gross + tax  # the original subtracts\n",
        after="net = gross - tax\n",
        language="python",
    ),
)

_ARITHMETIC = frozenset({"+", "-", "*", "/", "%", "**", "<<", ">>", "^"})
_LOGIC = frozenset({"and", "or"})
# Powers and shifts by the same operands may be equal: `2 * 2` and `2 ** 2`.
_SHIFTS = frozenset({">>", ">>>"})


@RULE.check_aligned_with(source=("binary",), target=("binary",))
def wrong_operators(unit: AlignedUnit) -> Iterator[Violation]:
    """Reports operations on the same operands with operators that can never give the same result."""
    for changed in unit.changed:
        was, now = changed.source, changed.target
        if (
            not _differ(was.operator, now.operator)
            or not _is_more(now.operator, unit)
            or _is_formula(was, now, unit)
        ):
            continue
        yield RULE.at(
            now.shape.span,
            f"`{was.operator}` in the original, `{now.operator}` in the translation",
            related=original(was.shape.span, f"`{was.operator}` in the original"),
        )


def _differ(was: str, now: str) -> bool:
    if was == now or {was, now} <= _SHIFTS:
        return False
    return {was, now} <= _ARITHMETIC or {was, now} <= _LOGIC


def _is_more(operator: str, unit: AlignedUnit) -> bool:
    """Returns whether the translation has the operator more often. Otherwise the original has it elsewhere in the same
    formula."""
    source, target = operations_of(unit.source), operations_of(unit.target)
    return sum(one.operator == operator for one in target) > sum(one.operator == operator for one in source)


def _is_formula(was: Operation, now: Operation, unit: AlignedUnit) -> bool:
    """Returns whether the operation is part of one that uses an operand again: `low + (high - low) / 2` for `(low + high) /
    2`."""
    operands = {was.left, was.right}
    return any(
        one.shape.span != now.shape.span
        and one.shape.span.contains(now.shape.span)
        and not operands.isdisjoint({one.left, one.right})
        for one in operations_of(unit.target)
    )
