"""impossible-value: a value used as no value of its kind can be, in a language that finds out while it runs."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Mapping
from functools import partial

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Category, Example
from variorum.translation.declared import Profile
from variorum.translation.hazard import PairRule, PairUnit
from variorum.translation.values.files import misuses_of
from variorum.translation.values.kinds import Kind
from variorum.translation.values.parameters import kinds_of_parameters

RULE = PairRule(
    id="impossible-value",
    weight=Weight.MAJOR,
    severity=Severity.ERROR,
    category=Category.TRANSLATION,
    what=(
        "Finds operations that stop the program when they are reached, in a language that checks nothing before: a fraction or "
        "a text as an index, a text added to a number, a line of input used as a number, an element stored into a text, the "
        "length of what has none, the result of a call that changes its list in place. Kinds are followed from literals, from "
        "the library, and from the parameters' types in the original; where a name may hold two kinds, nothing is said. "
        "`values.toml` of a language lists what takes what."
    ),
    why="The original's compiler converted the value, or had another type for it. Here nobody does.",
    example=Example(
        before="middle = values[(low + high) / 2]\n",
        after="middle = values[(low + high) // 2]\n",
        language="python",
    ),
)


@RULE.check_pair
def impossible_values(pair: PairUnit) -> Iterator[Violation]:
    """Misuses of values in every item of the translation."""
    if not pair.target.language.values:
        return
    # Told apart by identity, because a profile outlives every edit elsewhere.
    sources: list[Profile | None] = [None] * len(pair.target.items)
    for one, other in pair.arrangement.pairs:
        sources[pair.theirs.numbers[other]] = pair.mine.profiles[one]
    for item, misuse in misuses_of(pair.target, sources, partial(_given, pair)):
        yield RULE.at(misuse.span.shifted(item.span.start), misuse.message)


def _given(pair: PairUnit, number: int) -> Mapping[str, Kind]:
    """The kinds of the parameters of an item, where it declares something that has a counterpart."""
    other = bisect_right(pair.theirs.numbers, number) - 1
    one = pair.originals.get(other)
    if one is None or pair.mine.profiles[one].is_type or pair.theirs.profiles[other].is_type:
        return {}
    return kinds_of_parameters(pair.mine[one].side, pair.theirs[other].side)
