"""swapped-output: values that are printed in another order than in the original."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Category, Example
from variorum.syntax.program import Event
from variorum.translation.hazard import AlignedUnit, PairRule, original
from variorum.translation.operands import canonical
from variorum.translation.sides import Side

RULE = PairRule(
    id="swapped-output",
    weight=Weight.MAJOR,
    severity=Severity.ERROR,
    category=Category.TRANSLATION,
    what="Finds an output of the same names as one of the original, and of these only, but in another order.",
    why="The numbers are right and stand in each other's places.",
    example=Example(
        before='print(total, count)  # the original prints "count total"\n',
        after="print(count, total)\n",
        language="python",
    ),
)


@RULE.check_aligned
def swapped_outputs(unit: AlignedUnit) -> Iterator[Violation]:
    """Outputs of several different names, each the only one with these names on its side."""
    shared = _names(unit.source) & _names(unit.target)
    mine, theirs = _outputs(unit.source, shared), _outputs(unit.target, shared)
    for names, output in theirs:
        same = [(others, call) for others, call in mine if sorted(others) == sorted(names)]
        again = [others for others, _ in theirs if sorted(others) == sorted(names)]
        if len(same) == len(again) == 1 and same[0][0] != names:
            yield RULE.at(
                output.span,
                f"the original prints {_listed(same[0][0])}, the translation {_listed(names)}",
                related=original(same[0][1].span, "the output in the original"),
            )


def _names(side: Side) -> set[str]:
    return {canonical(event.value, side.language) for event in side.of("name")}


def _outputs(side: Side, shared: set[str]) -> list[tuple[Sequence[str], Event]]:
    """The outputs with the shared names in them, in their order; of each at least two, all different."""
    found: list[tuple[Sequence[str], Event]] = []
    called = {shape.parts["name"].span for shape in side.shapes("call") if "name" in shape.parts}
    for output in side.of("call"):
        if not output.value.startswith("output"):
            continue
        inside = (
            event
            for event in side.of("name")
            if output.span.contains(event.span) and event.span not in called
        )
        names = [
            name for name in (canonical(event.value, side.language) for event in inside) if name in shared
        ]
        if len(names) > 1 and len(set(names)) == len(names):
            found.append((names, output))
    return found


def _listed(names: Sequence[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)
