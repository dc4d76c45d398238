"""impossible-value: a value used as no value of its kind can be, in a language that finds out while it runs."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Category, Example
from variorum.translation.hazard import PairRule, PairUnit
from variorum.translation.section_checks import Violations, kept_in_section
from variorum.translation.values.files import Names, misuses_in, names_of
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


@RULE.check_sections
def impossible_values(pair: PairUnit) -> Iterator[tuple[int, Violations]]:
    """Misuses of values in every item of the translation, unless something makes its names unknowable."""
    if not pair.target.language.values or pair.target.is_dynamic:
        return
    names, originals = names_of(pair.target, pair.recalled), _Originals(pair)
    first = 0
    for number, section in enumerate(pair.target.items.sections):
        basis = originals.basis_of_section(number), names
        look = partial(_violations, pair, range(first, first + len(section.items)), originals, names)
        yield number, kept_in_section(section, RULE, basis, look)
        first += len(section.items)


def _violations(
    pair: PairUnit, items: Sequence[int], originals: _Originals, names: Names
) -> Iterator[tuple[int, Violation]]:
    for place, number in enumerate(items):
        for misuse in misuses_in(pair.target, number, originals, names):
            yield place, RULE.at(misuse.span, misuse.message)


class _Originals:
    """What the original says of the parameters of the translation's functions.

    It is told apart by the profiles there, because a profile outlives every edit elsewhere.
    """

    def __init__(self, pair: PairUnit) -> None:
        self._pair = pair

    def basis_of_section(self, section: int) -> Sequence[object]:
        """The same of all items of a section."""
        places = self._pair.theirs.of_section(section)
        return self._pair.arrangement.profiles_of_originals[places.start : places.stop]

    def basis_of(self, item: int) -> object:
        """What the kinds of an item's parameters come from."""
        place = self._place(item)
        return None if place is None else self._pair.arrangement.profiles_of_originals[place]

    def kinds_for(self, item: int) -> Mapping[str, Kind]:
        """The kinds of the parameters of an item, where it declares something that has a counterpart."""
        place = self._place(item)
        source = None if place is None else self._pair.arrangement.originals[place]
        if place is None or source is None:
            return {}
        mine, theirs = self._pair.mine[source], self._pair.theirs[place]
        return {} if mine.is_type or theirs.is_type else kinds_of_parameters(mine.side, theirs.side)

    def _place(self, item: int) -> int | None:
        """Which of the translation's declarations an item has; the last where there are several."""
        numbers = self._pair.theirs.numbers
        place = bisect_right(numbers, item) - 1
        return place if place >= 0 and numbers[place] == item else None
