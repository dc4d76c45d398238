"""changed-parameters: a function with other parameters, or the same in another order."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.syntax.name_words import words_of
from variorum.translation.pair_rule import AlignedUnit, PairRule, original
from variorum.translation.sides import Side

RULE = PairRule(
    id="changed-parameters",
    weight=Weight.MODERATE,
    severity=Severity.INFORMATION,
    what=(
        "Finds a function with another number of parameters than its counterpart in the original, or with the same names in "
        "another order."
    ),
    why="Calls translated from the original pass too many, too few or the wrong arguments.",
    example=Example(
        before="def share(count, total):  # the original: share(total, count)\n    return total // count\n",
        after="def share(total, count):\n    return total // count\n",
        language="python",
    ),
)


@RULE.check_aligned
def changed_parameters(unit: AlignedUnit) -> Iterator[Violation]:
    """Reports parameters that were added, dropped or moved. The parameters of `main` depend on the language."""
    if unit.source.declaration is None or unit.target.declaration is None or _is_main(unit):
        return
    source = [words_of(name) for name in unit.source.parameters]
    target = [words_of(name) for name in unit.target.parameters]
    if sorted(source) == sorted(target) and source != target:
        message = f"parameters are ({_listed(unit.source)}) in the original, ({_listed(unit.target)}) in the translation"
    elif len(source) != len(target):
        message = f"the original has {_count(len(source))}, the translation {_count(len(target))}"
    else:
        return
    yield RULE.at(
        unit.target.place, message, related=original(unit.source.place, "the function in the original")
    )


def _is_main(unit: AlignedUnit) -> bool:
    return unit.source.declaration is not None and words_of(unit.source.declaration.name) == ("main",)


def _listed(side: Side) -> str:
    return ", ".join(side.parameters)


def _count(number: int) -> str:
    return "no parameter" if number == 0 else f"{number} parameter{'s' if number > 1 else ''}"
