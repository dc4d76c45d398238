"""unfinished-function: a stub, where the original computes something."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.syntax.name_words import words_of
from variorum.translation.pair_rule import AlignedUnit, PairRule, original
from variorum.translation.sides import Side

RULE = PairRule(
    id="unfinished-function",
    weight=Weight.MAJOR,
    severity=Severity.ERROR,
    what=(
        "Finds functions of a translation that do nothing, or only return a constant or raise an error, if their "
        "counterparts branch, loop or compute something."
    ),
    why="It is a stub: it compiles, and every caller gets the same result.",
    example=Example(
        before="def area(width, height):\n    pass\n",
        after="def area(width, height):\n    return width * height\n",
        language="python",
    ),
)
# What a body does if it does anything. A raised error creates one object.
_WORK = (
    "branch",
    "loop",
    "operator",
    "call",
    "index",
    "assign",
    "update",
    "lambda",
    "switch",
    "try",
    "method",
)
# With this much in the original, it is no mere default that a subclass would override.
_ENOUGH = 3
_HASH = ("hash",)


@RULE.check_aligned
def unfinished_functions(unit: AlignedUnit) -> Iterator[Violation]:
    """Reports functions that do nothing, if their counterparts do enough."""
    declared = unit.target.declaration
    if declared is None or declared.body is None or declared.kind not in ("function", "method"):
        return
    if any(unit.target.of(kind) for kind in _WORK) or _uses_something(unit.target):
        return
    source, target = _name(unit.source), _name(unit.target)
    # A method matched by a similar name only may be another one; a hash may be any number.
    if source != target or source == _HASH:
        return
    work = sum(len(unit.source.of(kind)) for kind in _WORK)
    if work < _ENOUGH:
        return
    yield RULE.at(
        unit.target.place,
        f"stub: the original's function has {work} steps, this one has none",
        related=original(unit.source.place, "the function in the original"),
    )


def _name(side: Side) -> tuple[str, ...]:
    """Returns the words of a function's name, or the neutral name of a special method."""
    declared = side.declaration
    if declared is None:
        return ()
    neutral = side.language.meanings.get("declarations", {}).get(declared.name)
    if neutral == "constructor" or declared.kind == "constructor":
        return ("constructor",)
    return (neutral,) if neutral is not None else words_of(declared.name)


def _uses_something(side: Side) -> bool:
    """Returns whether the body uses any name, except the error that it raises."""
    if side.of("throw"):
        return False
    names = Counter(event.value for event in side.of("name"))
    head = Counter(side.declaration.parameters if side.declaration else ())
    head[side.declaration.name if side.declaration else ""] += 1
    return bool(side.of("invoke")) or bool(names - head)
