"""index-iteration: a loop over indexes where the original iterates over elements."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.syntax.shapes import Shape
from variorum.translation.counted_loops import counted_loops
from variorum.translation.operands import canonical
from variorum.translation.pair_rule import AlignedUnit, PairRule, original
from variorum.translation.sides import Side

RULE = PairRule(
    id="index-iteration",
    weight=Weight.MAJOR,
    severity=Severity.ERROR,
    what=(
        "Finds loops such as `for (const price in prices)` in JavaScript or `for price := range prices` in Go, which give "
        "the indexes of a list, if the original iterates over the elements under the same name. Loops over a possible map "
        "are ignored, unless their variable is used in arithmetic."
    ),
    why='0, 1, 2 (in JavaScript the strings `"0"`, `"1"`, `"2"`) are used instead of the elements.',
    example=Example(
        before="for (const price in prices) sum += price;\n",
        after="for (const price of prices) sum += price;\n",
        language="javascript",
    ),
)
_ARITHMETIC = frozenset({"+", "-", "*", "/", "%", "<", "<=", ">", ">="})


@RULE.check_aligned_with(source=("each",), target=("keys",))
def index_iterations(unit: AlignedUnit) -> Iterator[Violation]:
    """Reports iterations over indexes, if the original iterates over elements with a variable of the same name."""
    loops = unit.target.shapes("keys")
    if not loops:
        return
    counted = {loop.shape.span for loop in counted_loops(unit.source)}
    walks = {
        canonical(shape.text("name").split()[-1], unit.source.language): shape
        for shape in unit.source.shapes("each")
        if shape.span not in counted and shape.text("name")
    }
    for shape in unit.source.shapes("keys"):
        walks.pop(canonical(shape.text("name").split()[-1], unit.source.language), None)
    for loop in loops:
        name = loop.text("name").split()[-1]
        walk = walks.get(canonical(name, unit.target.language))
        if walk is None or _is_looked_up(loop, name, unit.target):
            continue
        if (
            _is_list(loop, unit.target)
            or _is_list(walk, unit.source)
            or _is_reckoned(loop, name, unit.target)
        ):
            yield RULE.at(
                loop.parts["name"].span,
                f"`{name}` is an element in the original, here it is an index",
                related=original(walk.parts["name"].span, "the element in the original"),
            )


def _is_list(loop: Shape, side: Side) -> bool:
    """Returns whether the loop is over a list for certain."""
    kind = side.types.get(loop.text("over"))
    return kind is not None and (kind[:1] == "[" or kind in side.language.meanings.get("list_types", ()))


def _is_looked_up(loop: Shape, name: str, side: Side) -> bool:
    """Returns whether the loop accesses elements at the indexes."""
    return any(
        loop.span.contains(shape.span) and shape.text("at").strip("[]") == name
        for shape in side.shapes("element")
    )


def _is_reckoned(loop: Shape, name: str, side: Side) -> bool:
    """Returns whether the variable is added, compared or the like, as no key of a map would be."""
    operands = [
        (shape.text("left"), shape.text("right"))
        for shape in side.shapes("binary")
        if loop.span.contains(shape.span) and shape.text("operator") in _ARITHMETIC
    ]
    operands += [
        (side.text(shape.span).partition("=")[2].strip(" ;"), "")
        for shape in side.shapes("update")
        if loop.span.contains(shape.span)
    ]
    return any(name in pair for pair in operands)
