"""Runs one or several model judges over a data set, for every command that does so."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import attrs

from variorum.batch.rows import BatchError, Row, read_rows
from variorum.cli.argument_parser import CannotRun
from variorum.cli.console import Console
from variorum.cli.judge_consent import ask_consent
from variorum.cli.judge_options import policy_of
from variorum.cli.judging_run import RowWorker, RunProgress, judge_file, truncate_at_first_unscored
from variorum.grading.rubric import Rubric
from variorum.judging.cache import Cache, CacheError
from variorum.judging.endpoint import Endpoint
from variorum.judging.judge import Judge
from variorum.workspace.user_folders import cache_file

Request = Callable[[Judge, Row], dict[str, Any]]
"""Returns the request for a row. Raises `ValueError` if there is none."""


@attrs.frozen
class JudgeRun:
    """A run with the given options: those of `add_judge_options`, `pairs` and `output`."""

    options: argparse.Namespace
    rubric: Rubric
    places: Sequence[Endpoint]
    console: Console

    def judge(self, worker_of: Callable[[Sequence[Judge]], RowWorker], recipe: str) -> int:
        """Judges every row. Returns the exit status.

        Raises:
            CannotRun: the input or the output cannot be used, or the user does not agree to send.
        """
        if self.options.retry_unscored and self.options.no_cache:
            raise CannotRun(
                "--retry-unscored needs the cache: without it, scored rows would be paid for again"
            )
        self._check_input()
        ask_consent(self.options, self.console, self.places, self.options.pairs, self._size)
        try:
            return asyncio.run(self._judge(worker_of, recipe))
        except (BatchError, CacheError) as error:
            raise CannotRun(str(error)) from error

    def show(self, request: Request) -> int:
        """Prints the requests, one JSON object per line. Real requests use other random boundaries."""
        for judge in self._judges(None):
            for row, sent in self._requests(judge, request):
                if isinstance(sent, ValueError):
                    place = f"{self.options.pairs}:{row.line}"
                    self.console.warn(f"{place}: {row.problem or sent} (not sent)")
                else:
                    self.console.show(json.dumps(sent) + "\n")
        return 0

    async def _judge(self, worker_of: Callable[[Sequence[Judge]], RowWorker], recipe: str) -> int:
        options = self.options
        destination = Path(options.output)
        if options.retry_unscored:
            truncate_at_first_unscored(destination, recipe)
        # Without the shared cache, the run still caches its own answers, so that interrupting it loses none.
        own = destination.with_name(destination.name + ".answers")
        with Cache(own if options.no_cache else cache_file(os.environ)) as cache:
            async with AsyncExitStack() as stack:
                judges = [await stack.enter_async_context(judge) for judge in self._judges(cache)]
                worker = worker_of(judges)
                progress = await judge_file(Path(options.pairs), destination, worker, recipe, _progress())
                used = sum(judge.spent.total for judge in judges)
        if options.no_cache:
            for leftover in (own, *(own.with_name(own.name + end) for end in ("-wal", "-shm"))):
                leftover.unlink(missing_ok=True)
        self.console.warn(_summary(progress, used))
        return 1 if progress.unscored else 0

    def _judges(self, cache: Cache | None) -> list[Judge]:
        return [
            Judge(
                place,
                self.rubric,
                cache=cache,
                policy=policy_of(self.options),
                reuse_rejected=not self.options.retry_unscored,
            )
            for place in self.places
        ]

    def _check_input(self) -> None:
        """Raises for an unreadable input before anything is said about where texts are sent."""
        try:
            next(read_rows(Path(self.options.pairs)), None)
        except BatchError as error:
            raise CannotRun(str(error)) from error

    def _size(self) -> int:
        """Returns the size of all texts of the data set in bytes, without prompts."""
        try:
            return sum(len(row.data) for row in read_rows(Path(self.options.pairs)))
        except BatchError as error:
            raise CannotRun(str(error)) from error

    def _requests(self, judge: Judge, request: Request) -> Iterator[tuple[Row, dict[str, Any] | ValueError]]:
        try:
            for row in read_rows(Path(self.options.pairs)):
                try:
                    yield row, request(judge, row)
                except ValueError as error:
                    yield row, error
        except BatchError as error:
            raise CannotRun(str(error)) from error


def _progress() -> Callable[[RunProgress], None]:
    """Shows progress on a terminal."""
    if not sys.stderr.isatty():
        return lambda _: None

    def show(progress: RunProgress) -> None:
        sys.stderr.write(f"\r{progress.scored} scored, {progress.unscored} unscored \x1b[K")
        sys.stderr.flush()

    return show


def _summary(progress: RunProgress, used: int) -> str:
    words = [f"{progress.scored} scored", f"{progress.unscored} unscored"]
    if progress.resumed:
        words.insert(0, f"{progress.resumed} done before")
    if progress.cached:
        words.append(f"{progress.cached} of them from the cache")
    words.append(f"{used} tokens used")
    if progress.cost is not None:
        words.append(f"cost {progress.cost:.4f}")
    return ", ".join(words)
