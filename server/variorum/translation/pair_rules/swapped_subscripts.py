"""swapped-subscripts: `cells[column][row]` for the original's `cells[row][column]`."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.syntax.span import Span
from variorum.translation.operands import canonical
from variorum.translation.pair_rule import AlignedUnit, PairRule, original
from variorum.translation.sides import Side

RULE = PairRule(
    id="swapped-subscripts",
    weight=Weight.MAJOR,
    severity=Severity.ERROR,
    what=(
        "Finds table accesses with swapped indexes, if the table comes from outside or other accesses keep the original's "
        "order. A table that the function creates itself and transposes everywhere is ignored."
    ),
    why="Another element is accessed or, if the table is not square, one that does not exist.",
    example=Example(
        before="def cell(table, row, column):\n    return table[column][row]\n",
        after="def cell(table, row, column):\n    return table[row][column]\n",
        language="python",
    ),
)


class _Element(NamedTuple):
    """An access with two indexes."""

    table: str
    places: tuple[str, str]
    span: Span


@RULE.check_aligned_with(source=("element",), target=("element",))
def swapped_subscripts(unit: AlignedUnit) -> Iterator[Violation]:
    """Reports accesses that only the translation has, if only the original has the same with swapped indexes."""
    source, target = _elements(unit.source), _elements(unit.target)
    handed_in = {canonical(name, unit.target.language) for name in unit.target.parameters}
    for table in source.keys() & target.keys():
        before, now = (
            Counter(one.places for one in source[table]),
            Counter(one.places for one in target[table]),
        )
        is_turned = not any(now[places] for places in before if places[0] != places[1])
        for one in target[table]:
            turned = (one.places[1], one.places[0])
            if (
                one.places == turned
                or before[one.places]
                or not before[turned]
                or now[turned] >= before[turned]
            ):
                continue
            if is_turned and table not in handed_in:
                continue
            was = next(other for other in source[table] if other.places == turned)
            yield RULE.at(
                one.span,
                "the indexes are swapped in the original",
                related=original(was.span, "the element in the original"),
            )


def _elements(side: Side) -> Mapping[str, list[_Element]]:
    """Returns the accesses with two named indexes, by table."""
    found: dict[str, list[_Element]] = defaultdict(list)
    shapes = {shape.span: shape for shape in side.shapes("element")}
    for shape in shapes.values():
        inner = shapes.get(shape.parts["of"].span)
        if inner is None or inner.parts["of"].span in shapes:
            continue
        table, first, second = (
            canonical(text.strip("[]") if place else text, side.language)
            for place, text in enumerate((inner.text("of"), inner.text("at"), shape.text("at")))
        )
        if first[:1].isalpha() and second[:1].isalpha():
            found[table].append(_Element(table, (first, second), shape.span))
    return found
