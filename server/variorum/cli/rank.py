"""`variorum rank`: scores retrieval runs against their topics, and writes leaderboards in every layout."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path

from variorum.cli.argument_parser import CannotRun, Parser, add_format, whole_number
from variorum.cli.console import Console
from variorum.cli.output_folder import OutputFolder
from variorum.cli.rank_configurations import (
    FileBases,
    add_workflow_options,
    chosen_configurations,
    file_bases,
    read_workflow,
)
from variorum.cli.rank_inputs import InputProblem, Inputs, read_inputs, warn
from variorum.cli.rank_outputs import Report, reports_json, summary_file, write_leaderboards, write_qrels
from variorum.cli.rank_support import add_support_options, supports_of
from variorum.cli.rank_truth import compare_with_truth
from variorum.cli.source_files import display_path
from variorum.reports.bench_markdown import bench_markdown
from variorum.reports.bench_text import bench_text
from variorum.retrieval.configuration import Configuration, Step
from variorum.retrieval.leaderboard_summary import Summary, summarise
from variorum.retrieval.ranked import RankedRuns, run_configuration
from variorum.retrieval.ranking import unanswered
from variorum.retrieval.support import Supports
from variorum.retrieval.topics import FORMATS
from variorum.retrieval.workflow import Workflow


def parser() -> Parser:
    """Returns the parser of the command's arguments."""
    arguments = Parser(
        prog="variorum rank",
        description="Scores the answers of retrieval runs by length and term overlap with the query, and their citations\n"
        "by the texts that they cite; no model is asked. Writes leaderboards, relevance judgements and a report\n"
        "into a folder.",
        epilog="exit status: 0 ranked, 1 ranked, but something in the input is wrong, 2 could not run",
    )
    arguments.add_argument(
        *("--topics", "--rag-topics"),
        dest="topics",
        required=True,
        metavar="FILE",
        help="the topics, JSON Lines",
    )
    arguments.add_argument(
        *("--responses", "--rag-responses"),
        dest="responses",
        required=True,
        metavar="DIR",
        help="a folder of run files, JSON Lines, or one such file",
    )
    add_workflow_options(arguments)
    arguments.add_argument("--out-dir", required=True, metavar="DIR", help="where the results are written")
    arguments.add_argument(
        "--dataset",
        choices=FORMATS,
        help="which fields of a topic make the query (default: the workflow's topic_format, else auto)",
    )
    arguments.add_argument(
        "--passage-ids",
        action=argparse.BooleanOptionalAction,
        default=True,
        help="name answers in qrels by the MD5 of their text, not by their run (default: by text)",
    )
    for name in ("topics", "runs"):
        arguments.add_argument(
            f"--max-{name}", type=whole_number(1), metavar="N", help=f"use only the first N {name}"
        )
    arguments.add_argument(
        "--truth",
        action="append",
        default=[],
        metavar="FILE",
        help="a human leaderboard, or human qrels: say how far this ranking agrees with it; may be given again",
    )
    arguments.add_argument(
        "--top-k",
        type=whole_number(1),
        metavar="K",
        help="how many of the best runs to compare with --truth (default: 10, or half of the runs if fewer than 20)",
    )
    add_support_options(arguments)
    add_format(arguments, "text", "json", "markdown")
    return arguments


def run(options: argparse.Namespace, console: Console) -> int:
    """Scores the runs, writes the leaderboards and reports. Returns the exit status."""
    workflow = read_workflow(options, console)
    configurations = chosen_configurations(options, workflow)
    ranking = _Ranking(options, workflow, console)
    bases = file_bases(configurations)
    reports = [ranking.report(*each) for each in zip(configurations, bases, strict=True)]
    if options.format == "json":
        console.show(reports[0].json() if len(reports) == 1 else reports_json(reports))
    elif options.format == "markdown":
        console.show("\n".join(bench_markdown(one.page) for one in reports))
    else:
        console.show("\n".join(bench_text(one.page, console.style) for one in reports))
    return 1 if ranking.said else 0


class _Ranking:
    """One run of the command. Every configuration scores the same files."""

    def __init__(self, options: argparse.Namespace, workflow: Workflow, console: Console) -> None:
        self.said: dict[InputProblem, None] = {}
        self._options = options
        self._workflow = workflow
        self._console = console
        self._out = OutputFolder(Path(options.out_dir))
        self._inputs: dict[str, Inputs] = {}
        self._supports: Supports | None = None
        self._passage_problems: list[InputProblem] = []

    def report(self, configuration: Configuration, bases: FileBases) -> Report:
        """Scores with a configuration and writes its files. Raises `CannotRun`."""
        inputs, qrels_inputs = self._read(configuration.judge), self._read(configuration.qrels)
        topics, answers = inputs.topics, inputs.answers
        by_passage = self._options.passage_ids
        if self._supports is None:
            self._supports = supports_of(self._options, answers, self._passage_problems)
        ranked = run_configuration(
            configuration,
            topics,
            qrels_inputs.topics,
            answers,
            by_passage=by_passage,
            supports=self._supports,
        )
        if not ranked.scores:
            self._warn(inputs.problems, log_name="")
            raise CannotRun(f"{self._options.responses}: no run answers a topic of {self._options.topics}")
        summary = summarise(topics, ranked.scores, ranked.more)
        problems = (*inputs.problems, *self._passage_problems, *self._gaps(inputs, ranked, summary))
        truths, wrong = compare_with_truth(
            self._options.truth, ranked, inputs.topics, top=self._options.top_k
        )
        problems = (*problems, *wrong)
        report = Report(configuration, summary, problems, self._workflow.judge_class, truths, ranked.supports)
        if self._workflow.writes_leaderboard:
            write_leaderboards(self._out, bases, ranked, report)
        if self._workflow.writes_qrels:
            write_qrels(self._out, bases, ranked.judgements)
        self._warn(problems, log_name=summary_file(bases) if self._workflow.writes_leaderboard else "")
        return report

    def _read(self, step: Step) -> Inputs:
        """Returns the topics and answers that a step reads. `--dataset` overrides the workflow."""
        options = self._options
        topic_format = options.dataset or step.topic_format or "auto"
        if topic_format not in self._inputs:
            self._inputs[topic_format] = read_inputs(
                Path(options.topics),
                Path(options.responses),
                topic_format,
                max_topics=options.max_topics,
                max_runs=options.max_runs,
            )
        return self._inputs[topic_format]

    def _gaps(self, inputs: Inputs, ranked: RankedRuns, summary: Summary) -> Iterator[InputProblem]:
        for topic in unanswered(inputs.topics, ranked.scores):
            yield InputProblem(
                display_path(Path(self._options.topics)), topic.line, f"no run answers topic {topic.id}"
            )
        for one in summary.runs:
            if one.missing:
                message = f"run {one.run} leaves out {_few(one.missing)}"
                yield InputProblem(display_path(Path(self._options.responses)), 0, message)

    def _warn(self, problems: Sequence[InputProblem], *, log_name: str) -> None:
        """Reports problems that an earlier configuration did not report."""
        fresh = [one for one in problems if one not in self.said]
        self.said.update(dict.fromkeys(fresh))
        warn(fresh, self._console, log_name=log_name)


def _few(names: Sequence[str]) -> str:
    rest = f" and {len(names) - 5} more" if len(names) > 5 else ""
    return f"topic{'' if len(names) == 1 else 's'} {', '.join(names[:5])}{rest}"
