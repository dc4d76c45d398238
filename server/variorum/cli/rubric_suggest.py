"""`variorum rubric suggest GRADES...`: suggests rubric changes from stored gradings."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from variorum.cli.answer_rows import answer_hashes
from variorum.cli.argument_parser import CannotRun
from variorum.cli.console import Console
from variorum.cli.rating_files import ratings_of
from variorum.cli.response_rows import graded_fields, rubric_hash_of
from variorum.cli.rubric import rubric_of
from variorum.cli.source_files import display_path
from variorum.grading.ratings import Rating
from variorum.grading.refinement import refinement
from variorum.grading.rubric import Rubric, Scoring
from variorum.reports.bench_html import bench_html
from variorum.reports.bench_json import bench_json
from variorum.reports.bench_markdown import bench_markdown
from variorum.reports.bench_text import bench_text
from variorum.reports.printable import visible
from variorum.reports.refinement_page import refinement_page
from variorum.responses.graded_row import graded_row
from variorum.responses.scheme import scheme_of


def run_suggest(options: argparse.Namespace, console: Console) -> int:
    """Lists the suggestions. Returns the exit status."""
    rubric = rubric_of(options.rubric)
    if rubric.scoring is Scoring.LABELS:
        ratings = [one for name in options.grades for one in _graded(name, rubric, console)]
    else:
        found = ratings_of(options.grades, rubric, console)
        if found.other_rubrics:
            console.warn(f"{found.other_rubrics} gradings by another rubric are left out")
        ratings = list(found.ratings)
    if not ratings:
        raise CannotRun(f"{', '.join(options.grades)}: holds no grading by the rubric {rubric.id}")
    result = refinement(ratings, rubric, fewest=options.at_least, resamples=options.resamples)
    if options.format == "json":
        console.show(bench_json("rubric", result, rubric={"id": rubric.id, "hash": rubric.content_hash}))
        return 0
    page = refinement_page(rubric, result, options.at_least)
    if options.format == "text":
        console.show(bench_text(page, console.style))
    else:
        console.show({"markdown": bench_markdown, "html": bench_html}[options.format](page))
    return 0


def _graded(path: str, rubric: Rubric, console: Console) -> list[Rating]:
    """Returns the gradings in a file or a folder. Reports the number of unusable ones on standard error."""
    scheme = scheme_of(rubric)
    found: list[Rating] = []
    unnamed = _judge_of(path)
    others = without = 0
    for name, fields in graded_fields(path):
        if fields is not None and rubric_hash_of(fields) not in (None, rubric.content_hash):
            others += 1
            continue
        row = None if fields is None else graded_row(fields, scheme, name)
        if fields is None or row is None:
            without += 1
            continue
        judge = str(fields.get("judge") or fields.get("rater") or unnamed)
        for side, item in _items(fields, name):
            answer = row.answers.get(side.upper())
            marks = {} if answer is None else {one: float(mark) for one, mark in answer.ratings.items()}
            if marks:
                found.append(Rating(item, judge, False, marks, f"{name}, {side.upper()}"))
    if others:
        console.warn(
            f"{visible(path)}: {others} rows were graded by another rubric, or another version of it"
        )
    if without:
        console.warn(f"{visible(path)}: {without} rows have no grade")
    return found


def _judge_of(path: str) -> str:
    """Returns the name of a judge that rows do not name: that of the file, or of the document's folder."""
    file = Path(path)
    if not file.is_dir() and file.suffix != ".md":
        return path
    folder = (file if file.is_dir() else file.parent).resolve()
    return display_path(folder) if folder != Path.cwd() else folder.name


def _items(fields: Mapping[str, Any], name: str) -> Iterator[tuple[str, str]]:
    """Yields each answer with a key that is equal for all judges of the answer: a hash of its texts, if known."""
    hashes = fields.get("answers")
    if not isinstance(hashes, Mapping):
        texts = [fields.get(key) for key in ("prompt", "a", "b")]
        prompt, *answers = [text for text in texts if isinstance(text, str)] or [""]
        hashes = answer_hashes(prompt, answers)["answers"] if isinstance(texts[0], str) else {}
    known = fields.get("id")
    fallback = json.dumps(known) if known is not None else str(fields.get("hash") or name)
    for side in ("a", "b"):
        yield side, str(hashes.get(side) or f"{fallback} {side}")
