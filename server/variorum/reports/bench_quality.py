"""Builds the report of a benchmark of approaches to tasks."""

from __future__ import annotations

from collections.abc import Iterable

from variorum.quality.quality_benchmark import ApproachSummary, QualityBenchmark
from variorum.reports.bench_page import Page, Plot, Table, bounds, comparison_table
from variorum.rounding import rounded

_TEST = (
    "Task by task, over the tasks that both approaches have: a paired randomisation test, Holm's correction for "
    "the number of comparisons, significant below 0.05."
)
_BESIDE = "Reported beside the six dimensions; none of it counts into them."
_WORDS = frozenset({"approach", "reason", "95 % interval", "dimension", "measure"})


def quality_page(name: str, summary: QualityBenchmark, rubric: str, threshold: float) -> Page:
    """Returns the page: overall scores and pass rates, dimensions, other measures, comparisons, distributions."""
    notes = [
        f"Judge: the {rubric} rubric, by counting rules on the syntax tree. Nothing was run.",
        f"An attempt passes at {rounded(threshold, 2)}. One without code that parses fails.",
    ]
    if summary.note:
        notes.append(f"There are {summary.note}.")
    tables = [
        _overall(summary.approaches),
        _pass_rates(summary.approaches),
        *_failed(summary.approaches),
        _means("Dimensions", "dimension", [(one, one.dimensions) for one in summary.approaches]),
        _means(
            "Complexity and findings", "measure", [(one, one.metrics) for one in summary.approaches], _BESIDE
        ),
    ]
    if len(summary.approaches) > 1 and not summary.note:
        tables.append(comparison_table("Overall score compared", summary.by_quality, _TEST))
        tables.append(comparison_table("Pass@1 compared", summary.by_passing, _TEST))
    plot = Plot(
        "Distribution of the overall score", {one.approach: one.distribution for one in summary.approaches}
    )
    return Page(f"Code quality: {name}", tuple(notes), tuple(tables), (plot,))


def _overall(approaches: Iterable[ApproachSummary]) -> Table:
    heads = ("approach", "tasks", "attempts", "failed", "overall", "95 % interval")
    rows = tuple(
        (
            one.approach,
            f"{one.tasks:,}",
            f"{one.attempts:,}",
            f"{sum(one.failed.values()):,}",
            rounded(one.overall) if one.attempts else "-",
            bounds(one.interval),
        )
        for one in approaches
    )
    return Table("Approaches", heads, rows, _WORDS, "Intervals are resampled over tasks.")


def _pass_rates(approaches: Iterable[ApproachSummary]) -> Table:
    rows = tuple(
        (one.approach, f"Pass@{rate.k}", f"{rate.value:.1%}", f"{rate.tasks:,}", bounds(rate.interval))
        for one in approaches
        for rate in one.pass_rates
    )
    note = "pass@k is estimated over the tasks that have at least k attempts."
    return Table("Pass rates", ("approach", "measure", "rate", "tasks", "95 % interval"), rows, _WORDS, note)


def _failed(approaches: Iterable[ApproachSummary]) -> list[Table]:
    """Returns a table of why attempts failed before they were scored. Returns no table if none failed."""
    rows = tuple(
        (one.approach, reason, f"{count:,}") for one in approaches for reason, count in one.failed.items()
    )
    note = "These attempts pass nothing. One without any code has an overall score of 0."
    return [Table("Failed attempts", ("approach", "reason", "attempts"), rows, _WORDS, note)] if rows else []


def _means(title: str, head: str, groups: list[tuple[ApproachSummary, object]], note: str = "") -> Table:
    """Returns a table with a row for each name and a column for each approach."""
    values = [(one.approach, dict(given)) for one, given in groups if isinstance(given, dict) and given]
    names = list(dict.fromkeys(name for _, given in values for name in given))
    rows = tuple((name.replace("_", " "), *(rounded(given[name]) for _, given in values)) for name in names)
    return Table(title, (head, *(approach for approach, _ in values)), rows, frozenset({head}), note)
