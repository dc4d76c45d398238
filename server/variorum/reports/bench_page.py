"""Defines the tables and plots of benchmark reports, which every output format renders.

Cells hold raw text, names from data sets among it; making it harmless is each form's own business.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import attrs

from variorum.statistics.intervals import Interval
from variorum.statistics.paired_tests import Comparison


@attrs.frozen
class Table:
    """A table. Columns whose head is in `words` are text; all others are right-aligned numbers."""

    title: str
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    words: frozenset[str] = frozenset()
    note: str = ""
    """What a reader must know to read the table, or why it is empty."""

    @property
    def is_words(self) -> tuple[bool, ...]:
        """Whether each column is text."""
        return tuple(head in self.words for head in self.heads)


@attrs.frozen
class Plot:
    """A histogram of values in `[0, 1]`: for each series, the counts of bins of equal width."""

    title: str
    series: Mapping[str, Sequence[int]]

    def bins(self) -> tuple[str, ...]:
        """Returns the bounds of each bin for display."""
        count = len(next(iter(self.series.values()), ()))
        return tuple(f"{place / count:.2f} to {(place + 1) / count:.2f}" for place in range(count))


class Dot(NamedTuple):
    """A named point of a scatter plot."""

    name: str
    across: float
    upwards: float


@attrs.frozen
class Scatter:
    """A scatter plot. Its axes span the lowest to the highest value."""

    title: str
    across: str
    """The label of the horizontal axis."""
    upwards: str
    dots: tuple[Dot, ...]


@attrs.frozen
class Page:
    """A report: a title, notes on what was measured and how, then tables and plots."""

    title: str
    notes: tuple[str, ...]
    tables: tuple[Table, ...]
    plots: tuple[Plot, ...] = ()
    scatters: tuple[Scatter, ...] = ()
    """Rendered in HTML only. A table has the same figures."""


def bounds(interval: Interval | None, places: int = 3) -> str:
    """Returns an interval as `low to high`, or a dash if there is none."""
    return "-" if interval is None else f"{interval.low:.{places}f} to {interval.high:.{places}f}"


def comparison_table(title: str, comparisons: Sequence[Comparison], note: str) -> Table:
    """Returns a table of each pair of systems: their mean difference and its significance."""
    rows = tuple(
        (
            one.first,
            one.second,
            str(one.cases),
            f"{one.difference:+.4f}",
            bounds(one.interval, 4),
            _probability(one.p),
            _probability(one.p_adjusted),
            "yes" if one.is_significant else "no",
        )
        for one in comparisons
    )
    heads = ("first", "second", "cases", "first - second", "95 % interval", "p", "p (Holm)", "significant")
    return Table(title, heads, rows, frozenset({"first", "second", "significant"}), note)


def _probability(p: float | None) -> str:
    if p is None:
        return "-"
    return "< 0.0001" if p < 0.0001 else f"{p:.4f}"
