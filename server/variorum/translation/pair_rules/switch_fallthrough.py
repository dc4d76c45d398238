"""switch-fallthrough: a case that falls through on one side only."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.syntax.span import Span
from variorum.translation.pair_rule import AlignedUnit, PairRule, original

RULE = PairRule(
    id="switch-fallthrough",
    weight=Weight.MAJOR,
    severity=Severity.WARNING,
    what="Finds a case without a jump at its end, translated from a language without fallthrough.",
    why="The statements of the next case run as well.",
    example=Example(
        before="switch (unit) {\n  case 1:\n    factor = 10;\n  case 2:\n    factor = 20;\n}\n",
        after="switch (unit) {\n  case 1:\n    factor = 10;\n    break;\n  case 2:\n    factor = 20;\n}\n",
        language="javascript",
    ),
)

_LEAVING = frozenset({"break", "return", "continue", "throw"})


@RULE.check_aligned_with(target=("switch",))
def switch_fallthroughs(unit: AlignedUnit) -> Iterator[Violation]:
    """Reports cases that do something and do not leave, before another case of the same switch."""
    if unit.target.trait("switch") != "falls through" or unit.source.trait("switch") == "falls through":
        return
    for switch in unit.target.of("switch"):
        cases = [event for event in unit.target.of("case") if switch.span.contains(event.span)]
        for case, following in pairwise(cases):
            inside = [
                event
                for event in unit.target.events
                if case.span.end <= event.span.start < following.span.start
            ]
            inside += [
                event
                for event in unit.target.events
                if case.span.contains(event.span) and event.kind != "case"
            ]
            works = [event for event in inside if event.kind in ("assign", "call", "invoke")]
            if (
                works
                and not any(event.kind in _LEAVING for event in inside)
                and "->" not in unit.target.text(case.span)
            ):
                yield RULE.at(
                    Span(
                        case.span.start,
                        case.span.start + len(unit.target.text(case.span).split(chr(10))[0].encode()),
                    ),
                    "this case falls through into the next one, the original's does not",
                    related=original(unit.source.place, "the case in the original"),
                )
