"""impossible-value: a value used as no value of its kind can be, in a language that finds out while it runs."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Mapping
from functools import partial

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Category, Example
from variorum.translation.pair_rule import PairRule, PairUnit
from variorum.translation.section_checks import Violations
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
    names, profiles = names_of(pair.target, pair.recalled), pair.arrangement.profiles_of_originals
    for number, section in enumerate(pair.target.items.sections):
        # Profiles tell what the original says of parameters apart, because they outlive every edit elsewhere.
        places = pair.target_items.of_section(number)
        basis = profiles[places.start : places.stop], names
        yield number, section.noted(RULE.id, partial(_violations, pair, number, names), basis)


def _violations(
    pair: PairUnit, section: int, names: Names, numbers: range
) -> Iterator[tuple[int, Violation]]:
    places, declaring = pair.target_items.of_section(section), pair.target_items.numbers_in(section)
    profiles = pair.arrangement.profiles_of_originals
    items = pair.target.items.placed(section)
    for number in numbers:
        # Where an item declares several things, its parameters are those of the last.
        last = bisect_right(declaring, number) - 1
        place = places[last] if last >= 0 and declaring[last] == number else None
        item, basis = items[number], None if place is None else profiles[place]
        for misuse in misuses_in(pair.target, item, basis, partial(_kinds_for, pair, place), names):
            yield number, RULE.at(misuse.span, misuse.message)


def _kinds_for(pair: PairUnit, place: int | None) -> Mapping[str, Kind]:
    """The kinds of the parameters of what is declared at a place of the translation, where that has a counterpart."""
    source = None if place is None else pair.arrangement.originals[place]
    if place is None or source is None:
        return {}
    in_source, in_target = pair.source_items[source], pair.target_items[place]
    return (
        {} if in_source.is_type or in_target.is_type else kinds_of_parameters(in_source.side, in_target.side)
    )
