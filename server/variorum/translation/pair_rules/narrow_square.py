"""narrow-square: the square of an input number in a 32-bit type."""

from __future__ import annotations

import re
from collections.abc import Iterator

from variorum.languages import Language
from variorum.rules.finding import Related, Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.syntax.document import Document
from variorum.syntax.program_events import events_of
from variorum.syntax.shapes import Shape, item_shapes
from variorum.syntax.span import Span
from variorum.translation.io_calls import io_calls
from variorum.translation.operands import canonical
from variorum.translation.pair_rule import PairRule, PairUnit
from variorum.translation.typed_names import types_of

RULE = PairRule(
    id="narrow-square",
    weight=Weight.MAJOR,
    severity=Severity.ERROR,
    what=(
        "Finds products of a number with itself or with its neighbour, `n * (n + 1)`, in a program that reads its input and "
        "has only 32-bit integers, from a language whose integers have arbitrary precision. A product that is compared with "
        "a limit, as in a search for divisors, is ignored."
    ),
    why="From 46,341 on the square exceeds 32 bits, and inputs of that size are common.",
    example=Example(
        before="int n = scanner.nextInt();\nSystem.out.println(n * (n + 1) / 2);\n",
        after="long n = scanner.nextLong();\nSystem.out.println(n * (n + 1) / 2);\n",
        language="java",
    ),
)
_COMPARISONS = frozenset({"<", "<=", ">", ">="})


@RULE.check_pair
def narrow_squares(pair: PairUnit) -> Iterator[Violation]:
    """Reports the first square in a program that reads numbers and has no wide integers."""
    facts = pair.target.language.meanings
    narrow, wide = frozenset(facts.get("narrow_integers", ())), frozenset(facts.get("wide_integers", ()))
    if not narrow or not pair.source.language.meanings.get("integers_grow", False):
        return
    if not io_calls(pair.target, "input"):
        return
    types = {event.value for event in events_of(pair.target, "type")}
    if types.isdisjoint(narrow) or not types.isdisjoint(wide):
        return
    square = next(_squares(pair.target), None)
    if square is not None:
        read = io_calls(pair.source, "input")[:1]
        yield RULE.at(
            square,
            "integers have arbitrary precision in the original; this square overflows from 46,341 on",
            related=[Related(one.span, "what the original reads", in_source=True) for one in read],
        )


def _squares(document: Document) -> Iterator[Span]:
    """Yields the squares of integers that are not compared with anything."""
    fractional = frozenset(document.language.meanings.get("fractional_types", ()))
    for item in document.items:
        shapes = item_shapes(document, item)
        limits = [one.span for one in shapes if one.kind == "binary" and one.text("operator") in _COMPARISONS]
        fractions = {name for name, kind in types_of(document, item).items() if kind in fractional}
        for shape in shapes:
            name = _squared(shape, document.language)
            if name and name not in fractions and not any(one.contains(shape.span) for one in limits):
                yield shape.span.shifted(item.span.start)


def _squared(shape: Shape, language: Language) -> str:
    """Returns the name that both factors of a product contain, plain or moved by 1. Returns an empty string if there is none."""
    if shape.kind != "binary" or shape.text("operator") != "*":
        return ""
    left, right = (_neighbour(canonical(shape.text(part), language)) for part in ("left", "right"))
    return left if left == right else ""


def _neighbour(factor: str) -> str:
    """Returns the name that a factor is, or that it adds 1 to or subtracts 1 from."""
    found = re.fullmatch(r"\(?(?:1\+)?([a-z_]\w*)(?:[+-]1)?\)?", factor)
    return found[1] if found else ""
