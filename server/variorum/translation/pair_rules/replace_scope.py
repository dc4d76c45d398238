"""replace-scope: a replacement of all occurrences that became one of the first, or the reverse."""

from __future__ import annotations

import re
from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Category, Example
from variorum.translation.library_behaviours import behaviour_violations
from variorum.translation.pair_rule import AlignedUnit, PairRule

RULE = PairRule(
    id="replace-scope",
    weight=Weight.MAJOR,
    severity=Severity.WARNING,
    category=Category.TRANSLATION,
    what=(
        "Finds a call that replaces every occurrence of a string, translated by one that replaces only the first, or the "
        "reverse."
    ),
    why="JavaScript's `replace` stops after the first match; those of Java, Python and C# replace all.",
    example=Example(
        before="const plain = line.replace(',', '');\n",
        after="const plain = line.replaceAll(',', '');\n",
        language="javascript",
    ),
)

# A regular expression with this flag replaces all matches.
_GLOBAL = re.compile(r"^\(\s*/.*/[a-z]{0,9}g[a-z]{0,9}\s*,", re.S)


@RULE.check_aligned_with(source=("call",), target=("call",))
def replace_scopes(unit: AlignedUnit) -> Iterator[Violation]:
    """Reports calls that replace more or less than the original's."""
    if any(
        _GLOBAL.match(shape.text("arguments"))
        for side in (unit.source, unit.target)
        for shape in side.shapes("call")
    ):
        return
    yield from behaviour_violations(RULE, unit, "replace")
