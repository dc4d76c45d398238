"""substring-end: a substring whose second argument is an end in one language and a length in the other."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from variorum.rules.finding import Edit, Fix, Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.syntax.span import Span
from variorum.translation.library_behaviours import behaviours_of
from variorum.translation.operands import arguments_of, canonical, is_plain
from variorum.translation.pair_rule import AlignedUnit, PairRule, original
from variorum.translation.sides import Side

RULE = PairRule(
    id="substring-end",
    weight=Weight.MAJOR,
    severity=Severity.ERROR,
    what=(
        "Finds a substring call whose second argument was carried over, although one side takes an end there and the other a "
        "length."
    ),
    why="`substring(2, 5)` has three characters in Java, `substr(2, 5)` has five in C++.",
    example=Example(
        before="std::string middle = line.substr(start, end);\n",
        after="std::string middle = line.substr(start, end - start);\n",
        language="cpp",
    ),
)

# May follow `-` or `+` without parentheses.
_SUM = re.compile(r"^[\w.()\[\] +*-]+$")


_ENDS = "ends before its second argument"


class _Cut(NamedTuple):
    """A substring with two bounds."""

    name: str
    manner: str
    bounds: tuple[str, str]
    span: Span
    second: Span
    """The place of the second bound."""


@RULE.check_aligned_with(source=("call", "slice"), target=("call", "slice"))
def substring_ends(unit: AlignedUnit) -> Iterator[Violation]:
    """Reports substrings of different kinds with the same two bounds. From 0 on both mean the same."""
    target = list(_cuts(unit.target))
    for source in _cuts(unit.source) if target else ():
        given = _canonical(source, unit.source)
        if given[0] == "0":
            continue
        for other in target:
            if other.manner != source.manner and _canonical(other, unit.target) == given:
                yield RULE.at(
                    other.span,
                    f"`{source.name}` in the original {source.manner}, `{other.name}` here {other.manner}",
                    related=original(source.span, f"this {source.manner}"),
                    fix=_fix(other),
                )


def _cuts(side: Side) -> Iterator[_Cut]:
    """Yields the substring calls of a known kind, and slices in brackets."""
    for behaviour in behaviours_of(side, "substring"):
        listed = behaviour.shape.parts["arguments"]
        bounds = arguments_of(listed.text)
        if len(bounds) == 2:
            start = listed.span.start + len(listed.text[: listed.text.rindex(bounds[1])].encode())
            second = Span(start, start + len(bounds[1].encode()))
            name = behaviour.name.lstrip(".")
            yield _Cut(name, behaviour.manner, (bounds[0], bounds[1]), behaviour.shape.span, second)
    for shape in side.shapes("slice"):
        first, last = shape.parts["from"], shape.parts["to"]
        # After a second colon is a step, or no end is before it.
        if side.text(Span(first.span.end, shape.span.end)).count(":") == 1:
            yield _Cut("[:]", _ENDS, (first.text, last.text), shape.span, last.span)


def _canonical(cut: _Cut, side: Side) -> tuple[str, str]:
    first, second = (canonical(one, side.language) for one in cut.bounds)
    return first, second


def _fix(cut: _Cut) -> Fix | None:
    """Returns the fix that turns the end into a length, or the length into an end, if the bounds are plain."""
    first, second = cut.bounds
    if not is_plain(first) or not _SUM.match(second):
        return None
    sign = "-" if "as many" in cut.manner else "+"
    edit = Edit(cut.second, f"{second} {sign} {first}")
    return Fix(f"Use `{second} {sign} {first}` as second argument", (edit,), is_safe=False)
