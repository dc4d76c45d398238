"""float-format: a number printed with more or fewer decimals."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from variorum.memo import memoized
from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.syntax.span import Span
from variorum.translation.pair_rule import AlignedUnit, PairRule, original
from variorum.translation.sides import Side

RULE = PairRule(
    id="float-format",
    weight=Weight.MODERATE,
    severity=Severity.WARNING,
    what="Finds formats with a number of decimals that the counterpart does not have, if both sides have formats.",
    why="`%.2f` that became `%.1f` gives a wrong amount on every bill.",
    example=Example(
        before="print(f'{total:.1f}')  # the original: printf(\"%.2f\", total)\n",
        after="print(f'{total:.2f}')\n",
        language="python",
    ),
)

_DECIMALS = re.compile(
    r"(?:%[-+0 #,]*+\d*+|:[^{}%'\"]{0,4})\.(\d+)[fF]|(?:toFixed|setprecision|ToString\(\"F)\(?(\d+)"
)


@RULE.check_aligned
def float_formats(unit: AlignedUnit) -> Iterator[Violation]:
    """Reports one lost and one new number of decimals."""
    source, target = _decimals(unit.source), _decimals(unit.target)
    if len(source) != 1 or len(target) != 1 or source.keys() == target.keys():
        return
    (was, place), (now, other) = *source.items(), *target.items()
    yield RULE.at(
        other,
        f"the original prints {was} decimals, the translation {now}",
        related=original(place, "the format in the original"),
    )


@memoized
def _decimals(side: Side) -> Mapping[str, Span]:
    """Returns the numbers of decimals in the formats of an item, each with a place."""
    text = side.text(side.within) if side.within else side.text(Span(0, side.items[-1].span.end - side.start))
    base = side.within.start if side.within else 0
    found = {}
    for one in _DECIMALS.finditer(text):
        start = base + len(text[: one.start()].encode())
        found[one[1] or one[2]] = Span(start, start + len(one[0].encode()))
    return found
