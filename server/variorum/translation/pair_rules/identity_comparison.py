"""identity-comparison: strings or boxed numbers compared by identity instead of by value."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.translation.pair_rule import AlignedUnit, PairRule, original

RULE = PairRule(
    id="identity-comparison",
    weight=Weight.MAJOR,
    severity=Severity.ERROR,
    what=(
        "Finds `==` on two strings or boxed numbers in a language where it compares identity, if the original compares "
        "values."
    ),
    why="Two equal strings are often two objects: the comparison is false, though it worked in the first test.",
    example=Example(
        before="if (name == other) {\n    greet();\n}\n",
        after="if (name.equals(other)) {\n    greet();\n}\n",
        language="java",
    ),
)
# A string by itself, and not a call of one of its methods.
_TEXT = re.compile(r'"(?:[^"\\]|\\.)*"')


@RULE.check_aligned_with(target=("binary",))
def identity_comparisons(unit: AlignedUnit) -> Iterator[Violation]:
    """Reports `==` and `!=` between a string or boxed number and something that is not `null`."""
    objects = unit.target.language.meanings.get("compared_by_identity", ())
    if not objects or unit.source.trait("text_equality") == "compares addresses":
        return
    literals = unit.target.language.meanings.get("literals", {})
    kinds: Mapping[str, str] = unit.target.types
    for shape in unit.target.shapes("binary"):
        sides = (shape.text("left"), shape.text("right"))
        if shape.text("operator") not in ("==", "!=") or any(
            one in literals.get("null", ()) for one in sides
        ):
            continue
        boxed = all(kinds.get(one) in objects for one in sides)
        if boxed or any(_TEXT.fullmatch(one) for one in sides):
            same = unit.source.shapes("binary")
            place = next(
                (one.span for one in same if one.text("operator") in ("==", "!=")), unit.source.place
            )
            yield RULE.at(
                shape.span,
                "the original compares values, this compares identity",
                related=original(place, "compared by value"),
            )
