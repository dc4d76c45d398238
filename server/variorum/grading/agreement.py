"""Computes the agreement of raters, people and models, for each field."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from itertools import combinations

import attrs

from variorum.grading.ratings import Rating
from variorum.grading.rubric import Rubric
from variorum.statistics.bootstrap import Estimate, with_interval
from variorum.statistics.correlation import kendall, pearson, spearman
from variorum.statistics.rater_agreement import bias, krippendorff_alpha, weighted_kappa

TOTAL = "J"
"""The name under which the rubric's total is compared beside its fields."""

_MOST_DISPUTED = 10

# Whether it is a model, and its name: people sort before models.
_RaterKey = tuple[bool, str]


@attrs.frozen
class FieldAgreement:
    """The agreement of two raters on one field. `bias` is the first rater's mean mark minus the second's.

    The total has no kappa, because it has no grid.
    """

    field: str
    kappa: Estimate
    spearman: Estimate
    kendall: Estimate
    pearson: Estimate
    bias: Estimate
    exact: float
    """The share of items on which both gave the same mark, in `[0, 1]`."""


@attrs.frozen
class PairAgreement:
    """The agreement of two raters on the items that both rated. People come before models."""

    first: str
    second: str
    kind: str
    """`human-human`, `human-model` or `model-model`."""
    items: int
    fields: tuple[FieldAgreement, ...]
    marks: Mapping[str, tuple[tuple[float, float], ...]]
    """The marks of both, item by item, for each field."""


@attrs.frozen
class Disputed:
    """An item with different totals. `distance` is the highest total minus the lowest, in `[0, 1]`."""

    name: str
    distance: float
    totals: Mapping[str, float]


@attrs.frozen
class Agreement:
    """All pairwise comparisons, and Krippendorff's alpha of each field over all raters and over each kind of rater."""

    raters: Mapping[str, int]
    """How many items each rater rated."""
    pairs: tuple[PairAgreement, ...]
    alphas: Mapping[str, Mapping[str, Estimate]]
    """By group, `all`, `human` or `model`, and then by field."""
    disputed: tuple[Disputed, ...]


def agreement(ratings: Iterable[Rating], rubric: Rubric, *, resamples: int = 1_000) -> Agreement:
    """Returns the agreement of all raters, with bootstrap intervals over items.

    The same ratings give the same result, in whatever order they come.
    """
    by_rater: defaultdict[_RaterKey, dict[str, Rating]] = defaultdict(dict)
    for rating in ratings:
        by_rater[(not rating.is_human, rating.rater)][rating.item] = rating
    raters = sorted(by_rater)
    pairs = []
    for one, other in combinations(raters, 2):
        shared = sorted(by_rater[one].keys() & by_rater[other].keys())
        if shared:
            marks = [(by_rater[one][item].values, by_rater[other][item].values) for item in shared]
            pairs.append(_pair(one, other, marks, rubric, resamples))
    return Agreement(
        {name: len(by_rater[_, name]) for _, name in raters},
        tuple(pairs),
        {
            group: _alphas(
                [items for (is_model, _), items in by_rater.items() if is_model in kinds], rubric, resamples
            )
            for group, kinds in (("all", (False, True)), ("human", (False,)), ("model", (True,)))
        },
        _disputed([one for items in by_rater.values() for one in items.values()], rubric),
    )


def _pair(
    one: _RaterKey,
    other: _RaterKey,
    marks: Sequence[tuple[Mapping[str, float], Mapping[str, float]]],
    rubric: Rubric,
    resamples: int,
) -> PairAgreement:
    by_field = {
        dimension.id: tuple((first[dimension.id], second[dimension.id]) for first, second in marks)
        for dimension in rubric.dimensions
    }
    by_field[TOTAL] = tuple((rubric.total(first), rubric.total(second)) for first, second in marks)
    kind = "-".join("model" if is_model else "human" for is_model, _ in (one, other))
    fields = tuple(_field(name, values, rubric, resamples) for name, values in by_field.items())
    return PairAgreement(one[1], other[1], kind, len(marks), fields, by_field)


def _field(
    name: str, values: Sequence[tuple[float, float]], rubric: Rubric, resamples: int
) -> FieldAgreement:
    def measured(function: partial[float | None]) -> Estimate:
        return with_interval(
            values,
            lambda drawn: function([one for one, _ in drawn], [other for _, other in drawn]),
            resamples=resamples,
        )

    return FieldAgreement(
        name,
        Estimate(None, None, None) if name == TOTAL else measured(partial(weighted_kappa, grid=rubric.grid)),
        measured(partial(spearman)),
        measured(partial(kendall)),
        measured(partial(pearson)),
        measured(partial(bias)),
        sum(one == other for one, other in values) / len(values),
    )


def _alphas(raters: Sequence[Mapping[str, Rating]], rubric: Rubric, resamples: int) -> dict[str, Estimate]:
    items = sorted({item for rated in raters for item in rated})
    found = {}
    for name in [*(dimension.id for dimension in rubric.dimensions), TOTAL]:
        units = [[_mark(rated[item], name, rubric) for rated in raters if item in rated] for item in items]
        found[name] = with_interval(units, krippendorff_alpha, resamples=resamples)
    return found


def _mark(rating: Rating, name: str, rubric: Rubric) -> float:
    return rubric.total(rating.values) if name == TOTAL else rating.values[name]


def _disputed(ratings: Iterable[Rating], rubric: Rubric) -> tuple[Disputed, ...]:
    by_item: defaultdict[str, list[Rating]] = defaultdict(list)
    for rating in ratings:
        by_item[rating.item].append(rating)
    found = []
    for item, rated in by_item.items():
        totals = {one.rater: rubric.total(one.values) for one in sorted(rated, key=lambda one: one.rater)}
        distance = max(totals.values()) - min(totals.values())
        if distance > 0:
            name = next((one.name for one in rated if one.name), item)
            found.append(Disputed(name, distance, totals))
    return tuple(sorted(found, key=lambda one: (-one.distance, one.name))[:_MOST_DISPUTED])
