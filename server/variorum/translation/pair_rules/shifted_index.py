"""shifted-index: an element access off by one."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.syntax.shapes import Shape
from variorum.translation.operands import canonical, offset_of
from variorum.translation.pair_rule import AlignedUnit, PairRule, original
from variorum.translation.sides import Side

RULE = PairRule(
    id="shifted-index",
    weight=Weight.MODERATE,
    severity=Severity.INFORMATION,
    what=(
        "Finds indexes into the same collection that differ by a small integer, if the loops around them count the same "
        "values."
    ),
    why="Collections that count from 0 and from 1 differ by one, and so do most mistakes.",
    example=Example(
        before="last = rows[count]  # the original: rows[count - 1]\n",
        after="last = rows[count - 1]\n",
        language="python",
    ),
)

# A larger difference means another element, not an off-by-one error.
_SMALL = 2


@RULE.check_aligned_with(source=("element",), target=("element",))
def shifted_indexes(unit: AlignedUnit) -> Iterator[Violation]:
    """Reports indexes that differ by an integer, if each is the only one of its kind on its side."""
    if any(source.first != target.first for source, target in unit.loops):
        return
    source, target = _elements(unit.source), _elements(unit.target)
    for place, was in source.items():
        now = target.get(place, [])
        lost = [index for index in was if index[0] not in {other for other, _ in now}]
        added = [index for index in now if index[0] not in {other for other, _ in was}]
        if len(lost) != 1 or len(added) != 1 or abs(lost[0][0] - added[0][0]) > _SMALL:
            continue
        (_, one), (_, other) = lost[0], added[0]
        yield RULE.at(
            other.span,
            f"the original accesses the element at `{one.text('at')}`, the translation at `{other.text('at')}`",
            related=original(one.span, "the element in the original"),
        )


def _elements(side: Side) -> dict[tuple[str, str], list[tuple[int, Shape]]]:
    """Returns the element accesses by collection and by the base of their index."""
    found: dict[tuple[str, str], list[tuple[int, Shape]]] = {}
    for shape in side.shapes("element"):
        at = offset_of(canonical(shape.text("at").strip("[]"), side.language))
        of = canonical(shape.text("of"), side.language)
        if at.base:
            found.setdefault((of, at.base), []).append((at.number, shape))
    return found
