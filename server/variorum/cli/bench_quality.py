"""`variorum bench quality TASKS`: scores and compares the code of several approaches to the same tasks."""

from __future__ import annotations

import argparse
from functools import partial
from pathlib import Path

from variorum import __version__
from variorum.batch.scorers import score_attempt
from variorum.cli.argument_parser import CannotRun
from variorum.cli.bench_run import Failures, add_run_options, data_files, results, scored, write_reports
from variorum.cli.console import Console
from variorum.cli.quality_rubric import add_quality_rubric, chosen_quality_rubric
from variorum.cli.source_files import display_path
from variorum.quality.quality_benchmark import QualityAggregator
from variorum.reports.bench_json import bench_json
from variorum.reports.bench_quality import quality_page

SUMMARY = "score code by approach and task"
DESCRIPTION = (
    "Scores attempts at tasks in six dimensions and compares the approaches: Pass@1, pass@k, confidence\n"
    "intervals, significance. Each row has `task`, `approach` and `code`, perhaps `language` or `path`.\n"
    "The code may stand in fenced blocks of an answer. An answer without code that parses is a failed attempt."
)
_COLUMNS = {
    "task": "string",
    "approach": "string",
    "language": "string",
    "taken": "string",
    "overall": "double",
    "passed": "bool",
    "reason": "string",
    "dimensions": "string",
    "metrics": "string",
}


def add_arguments(arguments: argparse.ArgumentParser) -> None:
    """Adds the arguments of this kind of benchmark."""
    arguments.add_argument(
        "tasks", metavar="TASKS", help="JSON Lines, the same in gzip, Parquet, or a folder of such"
    )
    add_quality_rubric(arguments)
    arguments.add_argument(
        "--k", default="1,5,10", metavar="K,K", help="which pass@k to report (default: 1,5,10)"
    )
    add_run_options(arguments)


def run(options: argparse.Namespace, console: Console) -> int:
    """Scores the attempts, aggregates the scores and reports them. Returns the exit status."""
    ks = _ks(options.k)
    rubric = chosen_quality_rubric(options)
    threshold = (rubric.pass_threshold or 0.0) if options.threshold is None else options.threshold
    files = data_files(options.tasks)
    if not files:
        raise CannotRun(f"{options.tasks}: the folder contains no data file")
    totals, failures = QualityAggregator(), Failures(console)
    recipe = f"variorum {__version__} quality {rubric.id} {rubric.content_hash} {threshold:g}"
    for source in files:
        scores = scored(
            source, partial(score_attempt, rubric=rubric, threshold=threshold), recipe, _COLUMNS, options
        )
        for line in results(scores):
            if line["status"] == "failed":
                failures.add(source, line)
                continue
            totals.add(line["result"])
    failures.finish()
    summary = totals.summary(ks)
    if not summary.approaches:
        raise CannotRun(f"{options.tasks}: no row could be scored")
    page = quality_page(display_path(Path(options.tasks)), summary, rubric.id, threshold)
    write_reports(page, bench_json("quality", summary, failed=failures.count), options, console)
    return 1 if failures.count else 0


def _ks(given: str) -> list[int]:
    try:
        ks = sorted({int(k) for k in given.split(",")})
    except ValueError:
        ks = [0]
    if ks[0] < 1:
        raise CannotRun(f"--k {given}: expected integers from 1 up, separated by commas")
    return ks
