"""Builds the tables of judge agreement that every output format renders."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import attrs

from variorum.grading.agreement import TOTAL, Agreement, FieldAgreement, PairAgreement
from variorum.grading.ratings import Ratings
from variorum.reports.score_rows import named
from variorum.rounding import rounded
from variorum.statistics.bootstrap import Estimate

ABOUT = (
    "Kappa is Cohen's with quadratic weights, alpha is Krippendorff's for interval data, rho is Spearman's rank "
    "correlation, tau is Kendall's tau-b, and r is Pearson's correlation; 1 is full agreement and 0 is chance. Bias is "
    "the first rater's mean mark less the second's. Brackets hold 95 % bootstrap intervals over items."
)


@attrs.frozen
class Table:
    """A table with a heading. The first column names the row; the others hold figures."""

    title: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


def agreement_tables(agreement: Agreement) -> Iterator[Table]:
    """Yields the tables: ratings by rater, alpha over all raters, each pair of raters, and the largest disputes."""
    if not agreement.raters:
        return
    raters = tuple((rater, str(count)) for rater, count in agreement.raters.items())
    yield Table("Raters", ("Rater", "Items"), raters)
    yield _alphas(agreement.alphas)
    for pair in agreement.pairs:
        yield _pair(pair)
    if agreement.disputed:
        rows = tuple(
            (
                one.name,
                rounded(one.distance),
                ", ".join(f"{rater} {rounded(total)}" for rater, total in one.totals.items()),
            )
            for one in agreement.disputed
        )
        yield Table("Most disputed", ("Item", "Distance", "Totals"), rows)


def remarks(ratings: Ratings, agreement: Agreement) -> list[str]:
    """Returns sentences about the figures that a reader must know."""
    found = []
    if ratings.unscored:
        found.append(f"{ratings.unscored} unscored rows were left out.")
    if ratings.other_rubrics:
        found.append(f"{ratings.other_rubrics} ratings by another rubric, or another version, were left out.")
    if not agreement.pairs:
        found.append("No two raters rated the same item, so there is nothing to compare.")
    few = min((pair.items for pair in agreement.pairs), default=30)
    if few < 30:
        found.append(f"Some raters share only {few} items; intervals over so few are wide for good reason.")
    return found


def pair_title(pair: PairAgreement) -> str:
    """Returns a title such as `Ada and gpt (human-model, 50 items)`."""
    return f"{pair.first} and {pair.second} ({pair.kind}, {pair.items} items)"


def field_name(field: str) -> str:
    """Returns the display name of a field."""
    return "J (total)" if field == TOTAL else named(field)


def with_interval(estimate: Estimate, *, signed: bool = False) -> str:
    """Returns a text such as `0.62 [0.41, 0.78]`, or a dash if the measure is undefined."""
    if estimate.value is None:
        return "–"
    form = "+.2f" if signed else ".2f"
    if estimate.low is None or estimate.high is None:
        return f"{estimate.value:{form}}"
    return f"{estimate.value:{form}} [{estimate.low:{form}}, {estimate.high:{form}}]"


def _alphas(alphas: Mapping[str, Mapping[str, Estimate]]) -> Table:
    fields = list(alphas["all"])
    rows = tuple(
        (field_name(field), *(with_interval(alphas[group][field]) for group in alphas)) for field in fields
    )
    return Table("Krippendorff's alpha", ("Field", "All raters", "People", "Models"), rows)


def _pair(pair: PairAgreement) -> Table:
    head = ("Field", "Kappa", "Rho", "Tau", "r", "Bias", "Same mark")
    return Table(pair_title(pair), head, tuple(_row(field) for field in pair.fields))


def _row(field: FieldAgreement) -> tuple[str, ...]:
    return (
        field_name(field.field),
        with_interval(field.kappa),
        with_interval(field.spearman),
        with_interval(field.kendall),
        with_interval(field.pearson),
        with_interval(field.bias, signed=True),
        f"{field.exact:.0%}",
    )
