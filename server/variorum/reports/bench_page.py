"""What the reports of benchmarks are made of: tables and plots of plain values, drawn in every form alike.

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
    """A table. Columns whose head is in `words` hold words; all others hold numbers and stand to the right."""

    title: str
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    words: frozenset[str] = frozenset()
    note: str = ""
    """What a reader has to know to read the table, or why it is empty."""

    @property
    def is_words(self) -> tuple[bool, ...]:
        """For each column, whether it holds words."""
        return tuple(head in self.words for head in self.heads)


@attrs.frozen
class Plot:
    """How values in `[0, 1]` are spread: for each series, how many fall into each of equally wide bins."""

    title: str
    series: Mapping[str, Sequence[int]]

    def bins(self) -> tuple[str, ...]:
        """Returns the bounds of each bin, as a reader sees them."""
        count = len(next(iter(self.series.values()), ()))
        return tuple(f"{place / count:.2f} to {(place + 1) / count:.2f}" for place in range(count))


class Dot(NamedTuple):
    """A named point of a scatter plot."""

    name: str
    across: float
    upwards: float


@attrs.frozen
class Scatter:
    """Items by two values; the axes reach from the lowest to the highest value of each."""

    title: str
    across: str
    """What the horizontal axis shows."""
    upwards: str
    dots: tuple[Dot, ...]


@attrs.frozen
class Page:
    """A report: a title, sentences that say what was measured and how, then tables and plots."""

    title: str
    notes: tuple[str, ...]
    tables: tuple[Table, ...]
    plots: tuple[Plot, ...] = ()
    scatters: tuple[Scatter, ...] = ()
    """Drawn in HTML only: a table beside them says what they show."""


def bounds(interval: Interval | None, places: int = 3) -> str:
    """Returns an interval as `low to high`; a dash where there is none."""
    return "-" if interval is None else f"{interval.low:.{places}f} to {interval.high:.{places}f}"


def comparison_table(title: str, comparisons: Sequence[Comparison], note: str) -> Table:
    """Returns every two systems: the mean of their differences and whether it is more than chance."""
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
