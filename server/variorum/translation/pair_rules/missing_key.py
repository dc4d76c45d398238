"""missing-key: an absent key that has a default in the original and fails in the translation."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.translation.pair_rule import AlignedUnit, PairRule, original

RULE = PairRule(
    id="missing-key",
    weight=Weight.MAJOR,
    severity=Severity.WARNING,
    what=(
        "Finds an in-place update of a map entry, `m[k] += 1`, translated from a language where an absent entry is 0 to one "
        "where it fails or gives null."
    ),
    why="The first use of every key raises an error, or adds 1 to null.",
    example=Example(
        before="counts = {}\nfor word in words:\n    counts[word] += 1\n",
        after="counts = defaultdict(int)\nfor word in words:\n    counts[word] += 1\n",
        language="python",
    ),
)

_ZERO = ("adds a zero", "gives a zero")


@RULE.check_aligned_with(source=("update",), target=("update",))
def missing_keys(unit: AlignedUnit) -> Iterator[Violation]:
    """Reports in-place updates of entries in a plain map that was not tested before."""
    source, target = unit.source.trait("missing_key"), unit.target.trait("missing_key")
    if source not in _ZERO or target is None or target in _ZERO:
        return
    plain = unit.target.language.meanings.get("maps_without_default", ())
    steps = [shape for shape in unit.source.shapes("update") if shape.text("name").endswith("]")]
    looks = unit.target.calls("contains", "get") or [
        one for one in unit.target.of("operator") if one.value in ("in", "not-in")
    ]
    if not steps or looks:
        return
    for shape in unit.target.shapes("update"):
        name = shape.text("name").partition("[")[0]
        if shape.text("name").endswith("]") and unit.target.types.get(name) in plain:
            yield RULE.at(
                shape.span,
                f"a missing key {source} in the original, here it {target}",
                related=original(steps[0].span, "the update in the original"),
            )
            return
