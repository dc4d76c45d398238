"""regrouped-comparison: a condition written as in the original that is parsed differently."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.syntax.shapes import Shape
from variorum.syntax.span import Span
from variorum.translation.pair_rule import AlignedUnit, PairRule, original

RULE = PairRule(
    id="regrouped-comparison",
    weight=Weight.MAJOR,
    severity=Severity.ERROR,
    what=(
        "Finds `a < b < c`, carried over from a language in which both comparisons must hold, and `n & 1 == 0`, carried over "
        "from a language in which `&`, `|` and `^` bind more tightly than comparisons."
    ),
    why="`1 < x < 3` compares a boolean with 3, and `n & 1 == 0` is `n & (1 == 0)`, which is never true.",
    example=Example(
        before="if (low < value < high) count++;\n",
        after="if (low < value && value < high) count++;\n",
        language="cpp",
    ),
)
_ORDERINGS = frozenset({"<", "<=", ">", ">="})
_EQUALITIES = frozenset({"==", "!=", "===", "!=="})
_BITS = frozenset({"&", "|", "^"})


@RULE.check_aligned_with(target=("binary",))
def regrouped_comparisons(unit: AlignedUnit) -> Iterator[Violation]:
    """Reports chains and masks that have another meaning in the original's language."""
    chains = (
        unit.traits("comparison_chain") is not None and unit.source.trait("comparison_chain") == "all hold"
    )
    masks = (
        unit.traits("bit_operators") is not None
        and unit.source.trait("bit_operators") == "before comparisons"
    )
    if not chains and not masks:
        return
    shapes = {shape.span: shape for shape in unit.target.shapes("binary")}
    for shape in shapes.values():
        if chains and _is_chain(shape, shapes):
            message = "compares the result of the first comparison; in the original both must hold"
        elif masks and _is_mask(shape, shapes):
            message = "the comparison binds more tightly here; in the original the bit operator does"
        else:
            continue
        yield RULE.at(
            shape.span, message, related=original(unit.source.place, "the condition in the original")
        )


def _is_chain(shape: Shape, shapes: Mapping[Span, Shape]) -> bool:
    """Returns whether a comparison has another one of its kind on its left, without parentheses."""
    left = shapes.get(shape.parts["left"].span)
    if left is None:
        return False
    operators = {shape.text("operator"), left.text("operator")}
    return operators <= _ORDERINGS or operators <= _EQUALITIES


def _is_mask(shape: Shape, shapes: Mapping[Span, Shape]) -> bool:
    """Returns whether a bit operator has exactly one comparison as operand, without parentheses."""
    if shape.text("operator") not in _BITS:
        return False
    parts = (shapes.get(shape.parts[part].span) for part in ("left", "right"))
    compared = [one is not None and one.text("operator") in _ORDERINGS | _EQUALITIES for one in parts]
    return compared.count(True) == 1
