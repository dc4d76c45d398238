"""identity-comparison: texts or boxed numbers that are compared by value in the original and by identity in the translation."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Category, Example
from variorum.translation.pair_rule import AlignedUnit, PairRule, original

RULE = PairRule(
    id="identity-comparison",
    weight=Weight.MAJOR,
    severity=Severity.ERROR,
    category=Category.TRANSLATION,
    what=(
        "Finds `==` on two texts or boxed numbers in a language where it asks whether they are one and the "
        "same object."
    ),
    why="Two equal texts are often two objects: the comparison is false, though it worked in the first test.",
    example=Example(
        before="if (name == other) {\n    greet();\n}\n",
        after="if (name.equals(other)) {\n    greet();\n}\n",
        language="java",
    ),
)
# A text by itself, and not a call of one of its methods.
_TEXT = re.compile(r'"(?:[^"\\]|\\.)*"')


@RULE.check_aligned_with(target=("binary",))
def identity_comparisons(unit: AlignedUnit) -> Iterator[Violation]:
    """`==` and `!=` between a text or boxed number and something that is not `null`."""
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
                "the original compares values here, the translation asks for one and the same object",
                related=original(place, "compared by value"),
            )
