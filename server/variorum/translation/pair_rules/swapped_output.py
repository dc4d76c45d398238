"""swapped-output: values that are printed in another order than in the original."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator, Sequence

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.syntax.program_events import Event
from variorum.syntax.span import Span
from variorum.translation.operands import canonical
from variorum.translation.pair_rule import AlignedUnit, PairRule, original
from variorum.translation.sides import Side

# The receiver of an output call, or the stream of an output operator.
_RECEIVER = r"^\s*(\w+)\s*(?:\.|->|<<)"

RULE = PairRule(
    id="swapped-output",
    weight=Weight.MAJOR,
    severity=Severity.ERROR,
    what="Finds an output of exactly the same names as one of the original in another order.",
    why="The numbers are correct but in each other's places.",
    example=Example(
        before='print(total, count)  # the original prints "count total"\n',
        after="print(count, total)\n",
        language="python",
    ),
)


@RULE.check_aligned_with(source=("call",), target=("call",))
def swapped_outputs(unit: AlignedUnit) -> Iterator[Violation]:
    """Reports outputs of several different names, if each is the only one with these names on its side."""
    shared = _names(unit.source) & _names(unit.target)
    source, target = _by_names(unit.source, shared), _by_names(unit.target, shared)
    for what, [(names, output), *others] in target.items():
        same = source.get(what, [])
        if not others and len(same) == 1 and same[0][0] != names:
            yield RULE.at(
                output.span,
                f"the original prints {_listed(same[0][0])}, the translation {_listed(names)}",
                related=original(same[0][1].span, "the output in the original"),
            )


def _names(side: Side) -> set[str]:
    return {canonical(event.value, side.language) for event in side.of("name")}


def _by_names(side: Side, shared: set[str]) -> dict[frozenset[str], list[tuple[Sequence[str], Event]]]:
    found: dict[frozenset[str], list[tuple[Sequence[str], Event]]] = {}
    for names, output in _outputs(side, shared):
        found.setdefault(frozenset(names), []).append((names, output))
    return found


def _outputs(side: Side, shared: set[str]) -> list[tuple[Sequence[str], Event]]:
    """Returns the outputs of at least two different shared names, with the names in order."""
    found: list[tuple[Sequence[str], Event]] = []
    outputs = [event for event in side.of("call") if event.value.startswith("output")]
    if not outputs:
        return found
    called = {shape.parts["name"].span for shape in side.shapes("call") if "name" in shape.parts}
    spoken = sorted((event for event in side.of("name") if event.span not in called), key=_start)
    for output in outputs:
        first = bisect_left(spoken, output.span.start, key=_start)
        stream = _stream(side, output)
        inside = [
            event
            for event in spoken[first : bisect_left(spoken, output.span.end, key=_start)]
            if event.span != stream
        ]
        names = [
            name for name in (canonical(event.value, side.language) for event in inside) if name in shared
        ]
        if len(names) > 1 and len(set(names)) == len(names):
            found.append((names, output))
    return found


def _stream(side: Side, output: Event) -> Span | None:
    """Returns where an output names its stream, which is not printed."""
    text = side.text(output.span)
    patterns = [_RECEIVER, *filter(None, [side.trait("output_stream")])]
    found = next(filter(None, (re.search(pattern, text) for pattern in patterns)), None)
    if found is None:
        return None
    start, end = (output.span.start + len(text[:at].encode()) for at in found.span(1))
    return Span(start, end)


def _start(event: Event) -> int:
    return event.span.start


def _listed(names: Sequence[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)
