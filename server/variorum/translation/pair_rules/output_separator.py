"""output-separator: values on one line in the original and on separate lines in the translation, or the reverse."""

from __future__ import annotations

import re
from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.syntax.program_events import Event
from variorum.syntax.span import Span
from variorum.translation.pair_rule import AlignedUnit, PairRule, original
from variorum.translation.sides import Side

RULE = PairRule(
    id="output-separator",
    weight=Weight.MODERATE,
    severity=Severity.INFORMATION,
    what="Finds output in a loop that ends its line where the original's does not, or the reverse.",
    why="Programs that read the output, and tests that compare it, see other lines.",
    example=Example(
        before="for cell in row:\n    print(cell)  # the original prints without a line end\n",
        after="for cell in row:\n    print(cell, end=' ')\n",
        language="python",
    ),
)

# A format contains the line end itself, and so does an explicit terminator.
_GOES_ON = re.compile(r"\bend\s*=|printf\(|Printf\(|\bwrite\(")
_WIDEST_OUTPUT = 500
_LINE_END = re.compile(r"\\n|endl|%n")


@RULE.check_aligned_with(source=("output", "output-part"), target=("output", "output-part"))
def output_separators(unit: AlignedUnit) -> Iterator[Violation]:
    """Reports outputs in a loop that never end the line on one side, and always end it on the other."""
    source, target = _looped(unit.source), _looped(unit.target)
    if not source or not target:
        return
    ends, others = (
        [_ends_line(unit.source, one) for one in source],
        [_ends_line(unit.target, one) for one in target],
    )
    if len(set(ends)) > 1 or len(set(others)) > 1 or ends[0] == others[0]:
        return
    way, other_way = ("ends the line", "goes on with it") if ends[0] else ("goes on with the line", "ends it")
    yield RULE.at(
        target[0].span,
        f"the original {way} here, the translation {other_way}",
        related=original(source[0].span, "the output in the original"),
    )


def _looped(side: Side) -> list[Event]:
    loops = [event.span for event in side.of("loop")]
    return [
        one for one in side.calls("output", "output-part") if any(loop.contains(one.span) for loop in loops)
    ]


def _ends_line(side: Side, event: Event) -> bool:
    """Returns whether an output ends its line: by its name, by what it prints, or always."""
    # The event of a stream covers its first part. The rest of the statement shows whether there is a line end.
    end = event.span.end + (_WIDEST_OUTPUT if side.trait("output_goes_on") else 0)
    rest = side.text(Span(event.span.start, end)).partition(";")[0]
    if _LINE_END.search(rest):
        return True
    return event.value == "output" and not _GOES_ON.search(rest) and not side.trait("output_goes_on")
