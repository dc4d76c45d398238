"""swapped-operands: a subtraction or division with swapped operands."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.translation.pair_rule import AlignedUnit, PairRule, original

RULE = PairRule(
    id="swapped-operands",
    weight=Weight.MAJOR,
    severity=Severity.WARNING,
    severity_if_dissimilar=Severity.INFORMATION,
    what="Finds non-commutative operations, such as `-`, `/`, `%` and shifts, with the same operands in the other order.",
    why="`a - b` is the negative of `b - a`, and a quotient becomes its inverse.",
    example=Example(
        before="change = price - paid  # the original: paid - price\n",
        after="change = paid - price\n",
        language="python",
    ),
)

_ORDERED = frozenset({"-", "/", "%", "<<", ">>", "**"})


@RULE.check_aligned_with(source=("binary",), target=("binary",))
def swapped_operands(unit: AlignedUnit) -> Iterator[Violation]:
    """Reports the same operator on swapped operands."""
    for changed in unit.changed:
        was, now = changed.source, changed.target
        if changed.is_swapped and was.operator == now.operator and was.operator in _ORDERED:
            yield RULE.at(
                now.shape.span,
                f"operands of `{was.operator}` are swapped: `{was.shape.text('left')}` is on the left in the original",
                related=original(was.shape.span, "the operands in the original"),
            )
