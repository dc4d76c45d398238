"""infinity-overflow: arithmetic on the largest integer, which stands for infinity."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from variorum.languages import Language
from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.syntax.span import Span
from variorum.translation.operands import arguments_of
from variorum.translation.pair_rule import AlignedUnit, PairRule, original
from variorum.translation.sides import Side

RULE = PairRule(
    id="infinity-overflow",
    weight=Weight.MAJOR,
    severity=Severity.ERROR,
    what=(
        "Finds sums with a variable or an element that is initialised with the largest integer, if the original uses "
        "infinity or a number below the largest. `largest_integers` of a language's `meanings.toml` lists the spellings of "
        "the largest integers."
    ),
    why="Infinity plus one is infinity. The largest integer plus one is the smallest, and so the best result of all.",
    example=Example(
        before=(
            "static int least(int[] costs, int place) {\n    int best = Integer.MAX_VALUE;\n"
            "    return Math.min(best + 1, costs[place]);\n}\n"
        ),
        after=(
            "static int least(int[] costs, int place) {\n    int best = Integer.MAX_VALUE / 2;\n"
            "    return Math.min(best + 1, costs[place]);\n}\n"
        ),
        language="java",
    ),
)
_BASE = re.compile(r"^[\s(]*([^\W\d]\w*)")
# How far after a declared name its arguments may extend, in bytes.
_FAR = 120
_COMPARISONS = frozenset({"==", "!=", "<", ">", "===", "!=="})
_FILLS = ("fill", "assign", "Fill")


@RULE.check_aligned_with(target=("binary",))
def infinity_overflows(unit: AlignedUnit) -> Iterator[Violation]:
    """Reports the first sum with a name that starts as the largest integer, unless that was tested before."""
    largest = _largest(unit.target.language)
    if largest is None or _has_largest(unit.source):
        return
    text = unit.target.text(Span(0, unit.target.items[-1].span.end - unit.target.start))
    if not largest.search(text):
        return
    names = _largest_names(unit.target, largest)
    bounded = _bounded(unit.target, names, largest)
    for shape in unit.target.shapes("binary"):
        if shape.text("operator") != "+":
            continue
        bases = [base for part in ("left", "right") if (base := _base(shape.text(part))) in names]
        name = bases[0] if bases else ""
        if not name or any(place < shape.span.start for place in bounded.get(name, ())):
            continue
        yield RULE.at(
            shape.span,
            f"`{name}` starts as the largest integer: this sum overflows",
            related=original(unit.source.place, "the original has no largest integer"),
        )
        return


@cache
def _largest(language: Language) -> re.Pattern[str] | None:
    literals = language.meanings.get("largest_integers", ())
    if not literals:
        return None
    return re.compile("|".join(rf"(?<!\w){re.escape(one)}(?!\w)" for one in literals))


def _has_largest(side: Side) -> bool:
    """Returns whether the original itself uses the largest integer."""
    largest = _largest(side.language)
    return largest is not None and any(
        largest.search(side.text(item.span.shifted(-side.start))) for item in side.items
    )


def _base(text: str) -> str:
    found = _BASE.match(text)
    return found[1] if found else ""


def _largest_names(side: Side, largest: re.Pattern[str]) -> dict[str, int]:
    """Returns the names that are set to the largest integer, or whose elements are, with the first place."""
    found: dict[str, int] = {}
    for shape in side.shapes("assign"):
        value = shape.text("value")
        match = largest.search(value)
        # Half of the largest integer leaves room.
        if match is not None and not re.match(r"\s*[-/>]", value[match.end() :]):
            found.setdefault(shape.text("name"), shape.span.end)
    for shape in side.shapes("call"):
        arguments = shape.text("arguments")
        if shape.text("name") in _FILLS and largest.search(arguments):
            given = arguments_of(arguments)
            found.setdefault(_base(given[0] if len(given) > 1 else shape.text("receiver")), shape.span.end)
    for event in side.of("typed"):
        # `vector<int> best(n, INT_MAX)` fills what it declares.
        head = side.text(Span(event.span.end, event.span.end + _FAR)).partition(";")[0]
        if head.lstrip().startswith(("(", "{")) and largest.search(head):
            found.setdefault(event.value, event.span.end)
    return found


def _bounded(side: Side, names: dict[str, int], largest: re.Pattern[str]) -> dict[str, list[int]]:
    """Returns where a name is compared with the largest integer or assigned another value. After that, nothing is certain."""
    found: dict[str, list[int]] = {}
    for shape in side.shapes("binary"):
        if shape.text("operator") not in _COMPARISONS:
            continue
        left, right = shape.text("left"), shape.text("right")
        for one, other in ((left, right), (right, left)):
            if _base(one) in names and largest.search(other):
                found.setdefault(_base(one), []).append(shape.span.start)
    for shape in side.shapes("assign"):
        name = shape.text("name")
        if shape.span.start > names.get(name, shape.span.start):
            found.setdefault(name, []).append(shape.span.end)
    return found
