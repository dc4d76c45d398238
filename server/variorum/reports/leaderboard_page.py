"""Builds the leaderboard of retrieval runs: means with their spread, and significant differences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from variorum.reports.bench_page import Page, Table, bounds, comparison_table
from variorum.reports.citations import weakest_citations
from variorum.reports.truth_tables import truth_scatters, truth_tables
from variorum.retrieval.leaderboard import MEASURES
from variorum.retrieval.leaderboard_summary import COMPARED, RunSummary, Summary
from variorum.retrieval.support import NO_SUPPORTS, Supports
from variorum.retrieval.truth_agreement import TruthAgreement

_JUDGE = "Judge: length and term overlap with the query, by formulas; no language model."
_SCALE = "AVG_GRADE averages whole grades from 0 to 3, AVG_SCORE the same scale before rounding; the rest is 0 to 1."
_TEST = (
    f"Differences of {COMPARED} on the topics that both runs answer: a paired randomisation test, Holm's "
    "correction for the number of comparisons, significant below 0.05."
)


def leaderboard_page(
    summary: Summary,
    *,
    configuration: str = "",
    judge_class: str = "",
    truths: Mapping[str, TruthAgreement] = MappingProxyType({}),
    supports: Supports = NO_SUPPORTS,
) -> Page:
    """Returns the page of a leaderboard.

    `configuration` names the variant, `judge_class` is what the workflow calls its judge, and `truths` holds how far it
    agrees with files of human judgements, by their names. `supports` is how far citations support the answers.
    """
    words = frozenset({"run", "measure", "95 % interval"})
    measures = tuple(dict.fromkeys((*MEASURES, *(name for run in summary.runs for name in run.measures))))
    heads = ("run", "topics", *measures)
    means = Table("Runs", heads, tuple(_means(run, measures) for run in summary.runs), words, _SCALE)
    spread = Table(
        "Spread over the topics",
        ("run", "measure", "mean", "standard deviation", "95 % interval"),
        tuple(row for run in summary.runs for row in _spread(run)),
        words,
    )
    notes = [_JUDGE]
    if supports:
        notes.append(
            "Judge of citations: each sentence against the passages that it cites, by formulas; no language model."
        )
    if judge_class:
        notes.append(
            f"The workflow names the class {judge_class}; the formulas are those of the judge above."
        )
    if summary.note:
        notes.append(f"There are {summary.note}.")
    tables = [means, spread]
    if len(summary.runs) > 1 and not summary.note:
        tables.append(comparison_table("Comparisons", summary.comparisons, _TEST))
    title = f"Leaderboard: {configuration}" if configuration else "Leaderboard"
    if supports:
        tables.append(weakest_citations(supports))
    for name, agreement in truths.items():
        tables += truth_tables(name, agreement)
    scatters = tuple(plot for agreement in truths.values() for plot in truth_scatters(agreement))
    return Page(title, tuple(notes), tuple(tables), scatters=scatters)


def _means(run: RunSummary, measures: Sequence[str]) -> tuple[str, ...]:
    means = (f"{run.measures[name].mean:.4f}" if name in run.measures else "-" for name in measures)
    return (run.run, str(run.topics), *means)


def _spread(run: RunSummary) -> list[tuple[str, ...]]:
    return [
        (run.run, name, f"{one.mean:.4f}", f"{one.deviation:.4f}", bounds(one.interval, 4))
        for name, one in run.measures.items()
    ]
