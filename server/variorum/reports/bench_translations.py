"""Builds the report of a benchmark of translation pairs."""

from __future__ import annotations

from collections.abc import Sequence

from variorum.reports.bench_page import Page, Plot, Table, comparison_table
from variorum.rounding import rounded
from variorum.translation.benchmark import SCORES, GroupSummary, ScoreSummary, TranslationBenchmark

LABELS = {
    "s": "S",
    "estimate": "J, offline estimate",
    "imm": "IMM",
    "judge": "J, model",
    "judge_imm": "IMM with the model's J",
}
_JUDGES = (
    "S compares structure, J is the offline estimate of the rubric's five fields from counted evidence, no language "
    "model, and IMM mixes the two. Nothing was run."
)
_TEST = (
    "On the pairs that both systems have: a paired randomisation test, Holm's correction for the number of "
    "comparisons, significant below 0.05."
)
_NO_CASES = (
    "No two systems have a pair in common: name the column that is the same for the same pair with --match."
)


def translations_page(
    name: str, summary: TranslationBenchmark, alpha: float, models: Sequence[str] = ()
) -> Page:
    """Returns the page: all pairs, each direction, each group, divergences, the worst pairs and comparisons.

    `models` are the names of those that judged pairs.
    """
    notes = [
        _JUDGES,
        f"alpha is {alpha:g}; {summary.total.pairs:,} pairs scored, {summary.failed:,} could not be.",
    ]
    if "judge" in summary.total.scores:
        judged = summary.total.scores["judge"].pairs
        notes.append(f"{judged:,} pairs were judged by {', '.join(models)}; the others are unscored by it.")
    if summary.note:
        notes.append(f"There is {summary.note}.")
    if summary.repeated:
        notes.append(f"{summary.repeated:,} pairs are a system's second of the same; the first was compared.")
    present = [score for score in SCORES if score in summary.total.scores]
    tables = [
        _groups("Scores", "pairs", [summary.total], present),
        _groups("By direction", "direction", summary.directions, present),
        *(_groups(f"By {column}", column, groups, present) for column, groups in summary.groups.items()),
        _divergences(summary),
        _worst(summary),
    ]
    for score, comparisons in summary.comparisons.items():
        note = _TEST if any(one.cases for one in comparisons) else _NO_CASES
        tables.append(comparison_table(f"Systems compared by {LABELS[score]}", comparisons, note))
    spread = Plot("Distribution", {LABELS[score]: bins for score, bins in summary.distributions.items()})
    return Page(
        f"Translations: {name}", tuple(notes), tuple(tables), (spread,) if summary.total.pairs else ()
    )


def _groups(title: str, head: str, groups: Sequence[GroupSummary], present: Sequence[str]) -> Table:
    scores = [(f"{LABELS[score]}", f"sd of {score}") for score in present]
    heads = (head, "count", *(name for both in scores for name in both), "with divergences")
    rows = tuple(
        (
            group.name or "(empty)",
            f"{group.pairs:,}",
            *(figure for score in present for figure in _figures(group.scores.get(score))),
            f"{group.with_divergences / group.pairs:.1%}" if group.pairs else "-",
        )
        for group in groups
    )
    return Table(title, heads, rows, frozenset({head}))


def _figures(score: ScoreSummary | None) -> tuple[str, str]:
    return (rounded(score.mean), rounded(score.deviation)) if score is not None else ("-", "-")


def _divergences(summary: TranslationBenchmark) -> Table:
    rows = tuple((rule, f"{count:,}") for rule, count in summary.divergences.items())
    return Table(
        "Divergences", ("rule", "findings"), rows, frozenset({"rule"}), "" if rows else "None were found."
    )


def _worst(summary: TranslationBenchmark) -> Table:
    heads = ("file", "line", "id", "direction", "S", "IMM", "divergences")
    rows = tuple(
        (
            one.file,
            str(one.line),
            one.id,
            one.direction,
            rounded(one.s),
            rounded(one.imm),
            ", ".join(one.divergences),
        )
        for one in summary.worst
    )
    return Table("Worst pairs", heads, rows, frozenset({"file", "id", "direction", "divergences"}))
