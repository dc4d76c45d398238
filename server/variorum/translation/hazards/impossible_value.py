"""impossible-value: a value used as no value of its kind can be, in a language that finds out while it runs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Category, Example
from variorum.syntax.item import Item
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
_KEY = "kinds of parameters"


@RULE.check_pair
def impossible_values(pair: PairUnit) -> Iterator[Violation]:
    """Misuses of values in every item of the translation."""
    if not pair.target.language.values:
        return
    given: dict[Item, Mapping[str, Kind]] = {}
    for one, other in pair.arrangement.pairs:
        if not (pair.mine.profiles[one].is_type or pair.theirs.profiles[other].is_type):
            given[pair.theirs.items[other]] = _given(pair, one, other)
    for item, misuse in misuses_of(pair.target, given):
        yield RULE.at(misuse.span.shifted(item.span.start), misuse.message)


def _given(pair: PairUnit, one: int, other: int) -> Mapping[str, Kind]:
    """The kinds of the parameters of an item; the very same object while neither it nor the original changes."""
    derived = pair.theirs.items[other].facts.derived
    profiles = pair.mine.profiles[one], pair.theirs.profiles[other]
    known: tuple[tuple[Profile, Profile], Mapping[str, Kind]] | None = derived.get(_KEY)
    if known is None or known[0] != profiles:
        known = derived[_KEY] = profiles, kinds_of_parameters(pair.mine[one].side, pair.theirs[other].side)
    return known[1]
