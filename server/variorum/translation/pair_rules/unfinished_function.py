"""unfinished-function: a function with nothing in it but a constant, where the original works something out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Category, Example
from variorum.syntax.name_words import words_of
from variorum.translation.pair_rule import AlignedUnit, PairRule, original
from variorum.translation.sides import Side

RULE = PairRule(
    id="unfinished-function",
    weight=Weight.MAJOR,
    severity=Severity.ERROR,
    category=Category.TRANSLATION,
    what=(
        "Finds functions of a translation that do nothing, or only hand back a constant or raise an error, while their "
        "counterparts decide, repeat or work something out."
    ),
    why="It is a stub: it compiles, and every caller gets the same answer.",
    example=Example(
        before="def area(width, height):\n    pass\n",
        after="def area(width, height):\n    return width * height\n",
        language="python",
    ),
)
# What a body does if it does anything. An error that is raised makes one object.
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
# So much of it on the side of the original is no mere default that a subclass would replace.
_ENOUGH = 3
_HASH = ("hash",)


@RULE.check_aligned
def unfinished_functions(unit: AlignedUnit) -> Iterator[Violation]:
    """Functions without work in them, beside functions with enough of it."""
    declared = unit.target.declaration
    if declared is None or declared.body is None or declared.kind not in ("function", "method"):
        return
    if any(unit.target.of(kind) for kind in _WORK) or _uses_something(unit.target):
        return
    source, target = _name(unit.source), _name(unit.target)
    # A method that stands in for a likeness of its name may well be another one; a hash may be any number.
    if source != target or source == _HASH:
        return
    work = sum(len(unit.source.of(kind)) for kind in _WORK)
    if work < _ENOUGH:
        return
    yield RULE.at(
        unit.target.place,
        f"the original does {work} steps here, this function none",
        related=original(unit.source.place, "the function in the original"),
    )


def _name(side: Side) -> tuple[str, ...]:
    """The words of a function's name, or the neutral name of a special method."""
    declared = side.declaration
    if declared is None:
        return ()
    neutral = side.language.meanings.get("declarations", {}).get(declared.name)
    if neutral == "constructor" or declared.kind == "constructor":
        return ("constructor",)
    return (neutral,) if neutral is not None else words_of(declared.name)


def _uses_something(side: Side) -> bool:
    """Whether the body speaks of anything: the error that it raises aside, names stand in the head only."""
    if side.of("throw"):
        return False
    names = Counter(event.value for event in side.of("name"))
    head = Counter(side.declaration.parameters if side.declaration else ())
    head[side.declaration.name if side.declaration else ""] += 1
    return bool(side.of("invoke")) or bool(names - head)
