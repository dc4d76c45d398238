"""Writes the files of `variorum rank` for one configuration."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import attrs

from variorum.cli.argument_parser import CannotRun
from variorum.cli.output_folder import OutputFolder
from variorum.cli.rank_configurations import FileBases
from variorum.cli.rank_inputs import InputProblem
from variorum.reports.bench_html import bench_html
from variorum.reports.bench_markdown import bench_markdown
from variorum.reports.bench_page import Page
from variorum.reports.citations import citations_json_lines
from variorum.reports.json_shape import document
from variorum.reports.leaderboard_page import leaderboard_page
from variorum.reports.truth_json import truth_fields
from variorum.retrieval.configuration import DEFAULT_NAME, Configuration
from variorum.retrieval.leaderboard import LAYOUTS, LeaderboardError, render, render_trec_eval
from variorum.retrieval.leaderboard_summary import Summary
from variorum.retrieval.qrels import Judgement, render_qrels
from variorum.retrieval.ranked import RankedRuns
from variorum.retrieval.support import NO_SUPPORTS, Supports
from variorum.retrieval.truth_agreement import TruthAgreement

_ENDINGS = {"tot": "tot.tsv", "ir_measures": "ir_measures.tsv", "jsonl": "jsonl"}


@attrs.frozen
class Report:
    """The results of the runs under one configuration."""

    configuration: Configuration
    summary: Summary
    problems: Sequence[InputProblem]
    judge_class: str
    """The class of the published judge that the workflow names, or ""."""
    truths: Mapping[str, TruthAgreement] = attrs.field(factory=dict)
    """The agreement with each file of human leaderboards or judgements, by file name."""
    supports: Supports = NO_SUPPORTS
    """How far each answer's citations support it; empty if no cited text is known."""

    @property
    def page(self) -> Page:
        """The report as a page."""
        name = self.configuration.name
        return leaderboard_page(
            self.summary,
            configuration="" if name == DEFAULT_NAME else name,
            judge_class=self.judge_class,
            truths=self.truths,
            supports=self.supports,
        )

    def fields(self) -> dict[str, Any]:
        """Returns the report as JSON fields."""
        return {
            **attrs.asdict(self.summary),
            "configuration": self.configuration.name,
            "judge_class": self.judge_class or None,
            "settings": attrs.asdict(self.configuration.judge.settings),
            "qrels_settings": attrs.asdict(self.configuration.qrels.settings),
            "truths": [truth_fields(name, one) for name, one in self.truths.items()],
            "problems": [attrs.asdict(one) for one in self.problems],
        }

    def json(self) -> str:
        """Returns the report as a JSON document."""
        return document(kind="leaderboard", **self.fields())


def reports_json(reports: Sequence[Report]) -> str:
    """Returns the reports of several configurations as one JSON document."""
    return document(kind="leaderboards", configurations=[one.fields() for one in reports])


def write_leaderboards(out: OutputFolder, bases: FileBases, ranked: RankedRuns, report: Report) -> None:
    """Writes the leaderboards in every layout and the report. Raises `CannotRun`."""
    try:
        rows = ranked.leaderboard()
    except LeaderboardError as error:
        raise CannotRun(str(error)) from error
    base = bases.judge
    for layout in LAYOUTS:
        out.write(_file(base, f"leaderboard.{_ENDINGS[layout]}"), render(rows, layout))
    if base:
        # The file name that the published judge uses for this layout, for tools that look for it.
        out.write(_file(base, "eval.txt"), render(rows, "tot"))
    for name, text in render_trec_eval(rows).items():
        out.write_named(_file(base, "leaderboard.trec_eval"), name, ".txt", text)
    if report.supports:
        out.write(_file(base, "citations.jsonl"), citations_json_lines(report.supports))
    page = report.page
    out.write(_file(base, "report.md"), bench_markdown(page))
    out.write(_file(base, "report.html"), bench_html(page))
    out.write(summary_file(bases), report.json())


def write_qrels(out: OutputFolder, bases: FileBases, judgements: Sequence[Judgement]) -> None:
    """Writes the relevance judgements. Raises `CannotRun`."""
    out.write(_file(bases.qrels, "qrels.txt"), render_qrels(judgements))


def summary_file(bases: FileBases) -> str:
    """Returns the name of the file with all unrounded figures of the report."""
    return _file(bases.judge, "summary.json")


def _file(base: str, name: str) -> str:
    return f"{base}.{name}" if base else name
