"""runtime-type-error: an operation that raises a type error at run time."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Mapping
from functools import partial

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.translation.pair_rule import PairRule, PairUnit
from variorum.translation.section_checks import Violations
from variorum.translation.value_types.file_inference import FileNames, file_names_of, misuses_in
from variorum.translation.value_types.parameter_types import parameter_types
from variorum.translation.value_types.types import ValueType

RULE = PairRule(
    id="runtime-type-error",
    weight=Weight.MAJOR,
    severity=Severity.ERROR,
    what=(
        "Finds operations that raise an error at run time, in a dynamically typed language: a float or a string as an index, "
        "a string added to a number, an input line used as a number, an assignment to an element of a string, the length of "
        "a number, a method that the value does not have, the result of a call that changes its list in place. Types are "
        "inferred from literals, annotations, the library, and the parameters' types in the original. If a name may have two "
        "types, nothing is reported. `values.toml` of a language has the operations and their operand types."
    ),
    why="The original's compiler converted the value, or it had another type. Here nothing does.",
    example=Example(
        before="middle = values[(low + high) / 2]\n",
        after="middle = values[(low + high) // 2]\n",
        language="python",
    ),
)


@RULE.check_sections
def runtime_type_errors(pair: PairUnit) -> Iterator[tuple[int, Violations]]:
    """Reports type errors in every item of the translation, unless its names cannot be known."""
    if not pair.target.language.values or pair.target.is_dynamic:
        return
    names, profiles = file_names_of(pair.target, pair.derived), pair.matching.source_profiles
    for number, section in enumerate(pair.target.items.sections):
        # Profiles identify what the original says about parameters, because they survive every edit elsewhere.
        places = pair.target_items.of_section(number)
        basis = profiles[places.start : places.stop], names
        yield number, section.collected(RULE.id, partial(_violations, pair, number, names), basis)


def _violations(
    pair: PairUnit, section: int, names: FileNames, numbers: range
) -> Iterator[tuple[int, Violation]]:
    places, declaring = pair.target_items.of_section(section), pair.target_items.numbers_in(section)
    profiles = pair.matching.source_profiles
    items = pair.target.items.placed(section)
    for number in numbers:
        # If an item declares several things, its parameters are those of the last.
        last = bisect_right(declaring, number) - 1
        place = places[last] if last >= 0 and declaring[last] == number else None
        item, basis = items[number], None if place is None else profiles[place]
        for misuse in misuses_in(pair.target, item, basis, partial(_parameter_types, pair, place), names):
            yield number, RULE.at(misuse.span, misuse.message)


def _parameter_types(pair: PairUnit, place: int | None) -> Mapping[str, ValueType]:
    """Returns the types of the parameters of a declaration of the translation, if it has a counterpart."""
    source = None if place is None else pair.matching.source_places[place]
    if place is None or source is None:
        return {}
    in_source, in_target = pair.source_items[source], pair.target_items[place]
    return {} if in_source.is_type or in_target.is_type else parameter_types(in_source.side, in_target.side)
