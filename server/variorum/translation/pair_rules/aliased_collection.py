"""aliased-collection: a collection that the original copies and the translation aliases."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.translation.operands import canonical
from variorum.translation.pair_rule import AlignedUnit, PairRule, original

RULE = PairRule(
    id="aliased-collection",
    weight=Weight.MAJOR,
    severity=Severity.WARNING,
    what=(
        "Finds a plain assignment of a collection to another name, translated from a language that copies it to one that "
        "does not."
    ),
    why="A change through one name is visible through the other.",
    example=Example(
        before="before = values  # a copy in the original\nvalues.append(1)\n",
        after="before = values.copy()\nvalues.append(1)\n",
        language="python",
    ),
)


@RULE.check_aligned_with(source=("assign",), target=("assign",))
def aliased_collections(unit: AlignedUnit) -> Iterator[Violation]:
    """Reports plain assignments on both sides of a name that is a collection in the original."""
    if unit.source.trait("copies") != "copies it" or unit.target.trait("copies") != "shares it":
        return
    kinds: Mapping[str, str] = unit.source.language.stubs.get("reads", {})
    source = {
        (
            canonical(shape.text("name"), unit.source.language),
            canonical(shape.text("value"), unit.source.language),
        ): shape
        for shape in unit.source.shapes("assign")
        if kinds.get(unit.source.types.get(shape.text("value"), "")) in ("list", "map", "set")
    }
    for shape in unit.target.shapes("assign"):
        key = tuple(canonical(shape.text(part), unit.target.language) for part in ("name", "value"))
        if key in source:
            yield RULE.at(
                shape.span,
                f"the original copies `{shape.text('value')}`, the translation creates an alias",
                related=original(source[key].span, "copied in the original"),
            )
