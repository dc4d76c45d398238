"""Shared parts of the benchmarks: their options, running an engine over files, and reading the results."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from variorum.batch.inputs import DATA_ENDINGS
from variorum.batch.local_engine import score_file
from variorum.batch.parquet import write_parquet
from variorum.batch.ray_engine import score_file_on_ray
from variorum.batch.row_scoring import Score
from variorum.batch.rows import BatchError
from variorum.cli.argument_parser import CannotRun, add_format, whole_number
from variorum.cli.bench_progress import row_progress
from variorum.cli.console import Console
from variorum.cli.output_folder import OutputFolder
from variorum.cli.source_files import display_path
from variorum.reports.bench_html import bench_html
from variorum.reports.bench_markdown import bench_markdown
from variorum.reports.bench_page import Page
from variorum.reports.bench_text import bench_text

_MAX_REPORTED = 20
# Seconds. The slowest real rows take a few.
_TIME_LIMIT = 300


def add_run_options(arguments: argparse.ArgumentParser) -> None:
    """Adds the options of every kind of benchmark."""
    arguments.add_argument(
        "--out-dir", required=True, metavar="DIR", help="where scores and reports are written"
    )
    arguments.add_argument(
        "--scores",
        choices=("jsonl", "parquet"),
        default="jsonl",
        help="format of the scores; parquet is written in addition to jsonl",
    )
    arguments.add_argument(
        "--workers",
        type=whole_number(1),
        metavar="N",
        help="worker processes (default: one per processor)",
    )
    arguments.add_argument(
        "--time-limit",
        type=whole_number(1),
        default=_TIME_LIMIT,
        metavar="SECONDS",
        help="time limit for a row in seconds; not applied with Ray (default: %(default)s)",
    )
    arguments.add_argument(
        "--engine", choices=("local", "ray"), default="local", help="this machine alone, or a Ray cluster"
    )
    arguments.add_argument(
        "--address", metavar="HOST:PORT", help="the Ray cluster (default: one on this machine)"
    )
    add_format(arguments, "text", "json", "markdown")


def data_files(given: str) -> list[Path]:
    """Returns the data files of a path: the file itself, or the files of a folder sorted by name."""
    path = Path(given)
    if not path.is_dir():
        return [path]
    return sorted(one for one in path.iterdir() if one.is_file() and one.name.lower().endswith(DATA_ENDINGS))


def scored(
    source: Path, score: Score, recipe: str, columns: Mapping[str, str], options: argparse.Namespace
) -> Path:
    """Runs the engine over one file. Returns the path of the file of scores.

    Raises:
        CannotRun: it cannot be read, the scores cannot be written, or an engine or format is not installed.
    """
    if options.address is not None and options.engine != "ray":
        raise CannotRun("--address: it names a Ray cluster; give --engine ray with it")
    destination = Path(options.out_dir) / f"{source.name}.scores.jsonl"
    try:
        with row_progress(source) as tell:
            if options.engine == "ray":
                score_file_on_ray(
                    *(source, destination, score),
                    recipe=recipe,
                    address=options.address,
                    workers=options.workers,
                    on_progress=tell,
                )
            else:
                score_file(
                    *(source, destination, score),
                    recipe=recipe,
                    workers=options.workers,
                    time_limit=options.time_limit,
                    on_progress=tell,
                )
        if options.scores == "parquet":
            write_parquet(destination, destination.with_suffix(".parquet"), columns)
    except BatchError as error:
        raise CannotRun(str(error)) from error
    return destination


def results(scores: Path) -> Iterator[dict[str, Any]]:
    """Yields the lines of a file of scores."""
    with scores.open("rb") as lines:
        for line in lines:
            yield json.loads(line)


class Failures:
    """Reports rows that could not be scored. Only the first go to standard error; the files of scores have all."""

    def __init__(self, console: Console) -> None:
        self._console = console
        self.count = 0

    def add(self, source: Path, line: Mapping[str, Any]) -> None:
        """Reports a row that could not be scored, up to a limit."""
        self.count += 1
        if self.count <= _MAX_REPORTED:
            self._console.warn(f"{display_path(source)}:{line['line']}: {line['reason']}")

    def finish(self) -> None:
        """Reports how many more rows failed."""
        if self.count > _MAX_REPORTED:
            more = self.count - _MAX_REPORTED
            self._console.warn(f"and {more:,} more such rows; the files of scores list all of them")


def write_reports(page: Page, summary: str, options: argparse.Namespace, console: Console) -> None:
    """Writes the page in every format to the folder, and in the requested format to standard output."""
    out = OutputFolder(Path(options.out_dir))
    out.write("report.html", bench_html(page))
    out.write("report.md", bench_markdown(page))
    out.write("summary.json", summary)
    if options.format == "json":
        console.show(summary)
    else:
        console.show(
            bench_markdown(page) if options.format == "markdown" else bench_text(page, console.style)
        )
