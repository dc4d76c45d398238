"""Suggests changes to a rubric from stored ratings: dimensions that are disputed, unused, constant or redundant."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum
from itertools import combinations

import attrs

from variorum.grading.ratings import Rating
from variorum.grading.rubric import Rubric
from variorum.rounding import rounded
from variorum.statistics.bootstrap import Estimate, with_interval
from variorum.statistics.rater_agreement import krippendorff_alpha

# The lowest alpha that permits even tentative conclusions (Krippendorff, Content Analysis, 2004, section 11.4).
LOWEST_ALPHA = 0.667
FEWEST = 10
"""Fewer gradings than this say nothing about a rubric, unless the user wants them to."""
_MOST_DISPUTED = 3


class Fault(StrEnum):
    """A problem of a dimension. The value is the text that users see."""

    DISPUTED = "judges disagree"
    UNUSED = "never marked"
    CONSTANT = "always the same mark"
    TWIN = "always marked as another dimension"


@attrs.frozen
class Dispute:
    """An item that judges mark differently in a dimension, with each one's mark."""

    dimension: str
    name: str
    marks: Mapping[str, float]


@attrs.frozen
class DimensionUse:
    """How judges use a dimension. `counts` has how often each mark was given, over all gradings."""

    dimension: str
    counts: Mapping[float, int]
    shared: int
    """The items that several judges marked."""
    same: int
    """Those of them that all gave the same mark."""
    alpha: Estimate
    """Krippendorff's alpha over the shared items, with its bootstrap interval."""

    @property
    def marks(self) -> int:
        """How many marks there are."""
        return sum(self.counts.values())


@attrs.frozen
class Suggestion:
    """A dimension to look at again. `figures` are what speaks for it, in words."""

    dimension: str
    fault: Fault
    figures: str


@attrs.frozen
class Refinement:
    """All that gradings say about a rubric."""

    gradings: int
    judges: tuple[str, ...]
    items: int
    dimensions: tuple[DimensionUse, ...]
    suggestions: tuple[Suggestion, ...]
    disputes: tuple[Dispute, ...]
    """The items on which judges are furthest apart, for each disputed dimension."""


def refinement(
    ratings: Iterable[Rating], rubric: Rubric, *, fewest: int = FEWEST, resamples: int = 1_000
) -> Refinement:
    """Returns what the gradings say. A grading may leave dimensions out; of several by one judge the last one counts.

    Nothing is said of a dimension on fewer than `fewest` marks, or items with several judges. The same gradings
    give the same result in whatever order the judges come.
    """
    by_item: defaultdict[str, dict[str, Rating]] = defaultdict(dict)
    for rating in ratings:
        by_item[rating.item][rating.rater] = rating
    gradings = [by_item[item][judge] for item in sorted(by_item) for judge in sorted(by_item[item])]
    names = [dimension.id for dimension in rubric.dimensions]
    uses = tuple(_use(name, gradings, resamples) for name in names)
    found = [
        *(one for use in uses for one in _faults(use, len(gradings), fewest)),
        *_twins(uses, gradings, fewest),
    ]
    ordered = sorted(found, key=lambda one: (list(Fault).index(one.fault), names.index(one.dimension)))
    disputed = [one.dimension for one in ordered if one.fault is Fault.DISPUTED]
    return Refinement(
        len(gradings),
        tuple(sorted({one.rater for one in gradings})),
        len(by_item),
        uses,
        tuple(ordered),
        tuple(dispute for name in disputed for dispute in _disputes(name, gradings)),
    )


def _use(name: str, gradings: Sequence[Rating], resamples: int) -> DimensionUse:
    counts = Counter(one.values[name] for one in gradings if name in one.values)
    units = [list(marks.values()) for marks, _ in _shared(name, gradings)]
    return DimensionUse(
        name,
        dict(sorted(counts.items(), reverse=True)),
        len(units),
        sum(len(set(unit)) == 1 for unit in units),
        with_interval(units, krippendorff_alpha, resamples=resamples),
    )


def _shared(name: str, gradings: Sequence[Rating]) -> list[tuple[dict[str, float], str]]:
    """Returns the marks of each item that several judges marked, by judge, and what the item is called."""
    found: defaultdict[str, list[Rating]] = defaultdict(list)
    for one in gradings:
        if name in one.values:
            found[one.item].append(one)
    return [
        (
            {one.rater: one.values[name] for one in rated},
            next((one.name for one in rated if one.name), item),
        )
        for item, rated in found.items()
        if len(rated) > 1
    ]


def _faults(use: DimensionUse, gradings: int, fewest: int) -> Iterable[Suggestion]:
    if not use.marks and gradings >= fewest:
        yield Suggestion(use.dimension, Fault.UNUSED, f"no mark in {gradings} gradings")
    if use.marks >= fewest and len(use.counts) == 1:
        (mark,) = use.counts
        yield Suggestion(use.dimension, Fault.CONSTANT, f"{mark:g} in all {use.marks} gradings")
    alpha = use.alpha.value
    if alpha is not None and alpha < LOWEST_ALPHA and use.shared >= fewest:
        figures = f"alpha {rounded(alpha, 2)}, the same mark on {use.same} of {use.shared}"
        yield Suggestion(use.dimension, Fault.DISPUTED, figures)


def _twins(uses: Sequence[DimensionUse], gradings: Sequence[Rating], fewest: int) -> Iterable[Suggestion]:
    """Dimensions that say nothing that an earlier one does not say: equal marks, and more than one of them."""
    varied = [use.dimension for use in uses if len(use.counts) > 1]
    named: set[str] = set()
    for first, second in combinations(varied, 2):
        both = [one.values for one in gradings if first in one.values and second in one.values]
        is_twin = len(both) >= fewest and all(values[first] == values[second] for values in both)
        # Equal marks of one kind only prove nothing: both may be rare.
        if is_twin and len({values[first] for values in both}) > 1 and second not in named:
            named.add(second)
            yield Suggestion(second, Fault.TWIN, f"as {first} in all {len(both)} gradings")


def _disputes(name: str, gradings: Sequence[Rating]) -> list[Dispute]:
    found = [Dispute(name, item, marks) for marks, item in _shared(name, gradings)]
    apart = [one for one in found if len(set(one.marks.values())) > 1]
    return sorted(apart, key=lambda one: (min(one.marks.values()) - max(one.marks.values()), one.name))[
        :_MOST_DISPUTED
    ]
