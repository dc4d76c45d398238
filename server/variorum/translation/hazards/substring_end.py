"""substring-end: a substring whose second argument is an end in one language and a length in the other."""

from __future__ import annotations

import re
from collections.abc import Iterator

from variorum.rules.finding import Edit, Fix, Severity, Violation, Weight
from variorum.rules.rule import Category, Example
from variorum.translation.behaviours import Behaviour, behaviours_of
from variorum.translation.hazard import AlignedUnit, PairRule, original
from variorum.translation.operands import arguments_of, canonical, is_plain
from variorum.translation.sides import Side

RULE = PairRule(
    id="substring-end",
    weight=Weight.MAJOR,
    severity=Severity.ERROR,
    category=Category.TRANSLATION,
    what=(
        "Finds a call for a part of a text whose second argument was carried over, although one side takes "
        "an end there and the other a number of characters."
    ),
    why="`substring(2, 5)` has three characters in Java, `substr(2, 5)` has five in C++.",
    example=Example(
        before="std::string middle = line.substr(start, end);\n",
        after="std::string middle = line.substr(start, end - start);\n",
        language="cpp",
    ),
)

# What `-` or `+` may stand behind without parentheses.
_SUM = re.compile(r"^[\w.()\[\] +*-]+$")


@RULE.check_aligned
def substring_ends(unit: AlignedUnit) -> Iterator[Violation]:
    """Parts of a text by calls of different manners with the very same two arguments; from 0 on both mean the same."""
    for mine in behaviours_of(unit.source, "substring"):
        given = _arguments(mine, unit.source)
        if len(given) != 2 or given[0] == "0":
            continue
        for theirs in behaviours_of(unit.target, "substring"):
            if theirs.manner != mine.manner and _arguments(theirs, unit.target) == given:
                yield RULE.at(
                    theirs.shape.span,
                    f"`{mine.name.lstrip('.')}` in the original {mine.manner}, "
                    f"`{theirs.name.lstrip('.')}` here {theirs.manner}",
                    related=original(mine.shape.span, f"this {mine.manner}"),
                    fix=_fix(theirs),
                )


def _arguments(behaviour: Behaviour, side: Side) -> list[str]:
    return [canonical(one, side.language) for one in arguments_of(behaviour.shape.text("arguments"))]


def _fix(behaviour: Behaviour) -> Fix | None:
    """The end made a length, or the length an end, where the arguments are plain."""
    first, second = arguments_of(behaviour.shape.text("arguments"))
    if not is_plain(first) or not _SUM.match(second):
        return None
    sign = "-" if "as many" in behaviour.manner else "+"
    span = behaviour.shape.parts["arguments"].span
    edit = Edit(span, f"({first}, {second} {sign} {first})")
    return Fix(f"Make the second argument `{second} {sign} {first}`", (edit,), is_safe=False)
