"""`variorum response grade` and `report`: grades data sets of answers and reports the grades."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from variorum import __version__
from variorum.batch.output import Output
from variorum.batch.rows import BatchError, Row, read_rows
from variorum.cli.answer_rows import (
    answer_hashes,
    carried_fields,
    fields_of,
    language_of_row,
    pair_fields,
)
from variorum.cli.argument_parser import CannotRun
from variorum.cli.console import Console
from variorum.cli.response_rows import graded_fields, rubric_id_of
from variorum.cli.response_rubric import chosen_rubric
from variorum.cli.source_files import display_path
from variorum.grading.rubric import Rubric
from variorum.reports.bench_html import bench_html
from variorum.reports.bench_json import bench_json
from variorum.reports.bench_markdown import bench_markdown
from variorum.reports.bench_text import bench_text
from variorum.reports.printable import visible
from variorum.reports.response_csv import page_csv
from variorum.reports.response_page import response_page
from variorum.responses.catalogue import all_checks
from variorum.responses.grade_statistics import grade_statistics
from variorum.responses.graded_row import GradedRow, graded_row
from variorum.responses.rows import RowError, check_row
from variorum.responses.scheme import Scheme
from variorum.responses.text_grade import TextGrade, grade_text, guess_preference, preference_of
from variorum.syntax.source_text import SourceText, encode


def run_grade(options: argparse.Namespace, console: Console) -> int:
    """Grades every row by the text checks or by a model. Resumes an interrupted run."""
    if options.model is not None:
        from variorum.cli.response_judging import run_judged_grade

        if options.output is None and not options.dry_run:
            raise CannotRun("name the file for the grades with --output, or show the requests with --dry-run")
        return run_judged_grade(options, console)
    if options.output is None:
        raise CannotRun("name the file for the grades with --output")
    return _grade_by_text(options, console)


def _grade_by_text(options: argparse.Namespace, console: Console) -> int:
    source, destination = Path(options.data), Path(options.output)
    rubric, scheme = chosen_rubric(options)
    recipe = f"response text-only {__version__} {rubric.content_hash} {' '.join(all_checks())}"
    graded = unscored = 0
    try:
        waiting = read_rows(source)
        with Output(destination, recipe, source) as output:
            resumed = output.skip_done(waiting)
            for row in waiting:
                fields = _graded(row, rubric, scheme)
                unscored += fields["status"] == "unscored"
                graded += fields["status"] == "scored"
                line = {**fields, "line": row.line, "hash": row.hash, "recipe": recipe}
                output.append(json.dumps(line).encode("ascii") + b"\n")
    except BatchError as error:
        raise CannotRun(str(error)) from error
    before = f"{resumed} done before, " if resumed else ""
    console.warn(f"{before}{graded} graded, {unscored} unscored")
    return 1 if unscored else 0


def run_report(options: argparse.Namespace, console: Console) -> int:
    """Reports on graded rows or documents. Names and counts the ungraded ones."""
    rubric, scheme = chosen_rubric(options)
    rows: list[GradedRow] = []
    skipped: list[str] = []
    others: dict[str, list[str]] = {}
    for name, fields in graded_fields(options.data):
        stated = None if fields is None else rubric_id_of(fields)
        if stated not in (None, rubric.id):
            others.setdefault(str(stated), []).append(name)
            continue
        found = None if fields is None else graded_row(fields, scheme, name)
        if found is None:
            skipped.append(name)
        else:
            rows.append(found)
    for other, names in others.items():
        message = f"{len(names)} rows were graded by the rubric {visible(other)}; name it with --rubric"
        console.warn(f"{options.data}: {message}")
    if not rows:
        what = f"row graded by {rubric.id}" if others else "graded row"
        raise CannotRun(f"{options.data}: contains no {what}; create one with `variorum response grade`")
    if skipped:
        console.warn(f"{options.data}: {len(skipped)} rows have no grade, the first is {skipped[0]}")
    counted = grade_statistics(rows, scheme)
    page = response_page(display_path(Path(options.data)), counted, scheme)
    if options.format == "json":
        console.show(bench_json("responses", counted))
    elif options.format == "text":
        console.show(bench_text(page, console.style))
    else:
        console.show({"markdown": bench_markdown, "html": bench_html, "csv": page_csv}[options.format](page))
    return 0


def _graded(row: Row, rubric: Rubric, scheme: Scheme) -> dict[str, Any]:
    """Returns the output row of an input row. A row that cannot be graded is unscored, with the reason."""
    try:
        fields = fields_of(row)
        check_row(fields)
    except RowError as error:
        return {"id": None, "status": "unscored", "reason": str(error)}
    language = language_of_row(fields)
    carried = carried_fields(fields)
    answers = [fields["a"], fields["b"]] if "b" in fields else [fields["a"]]
    grades = [grade_text(fields["prompt"], answer, language, scheme) for answer in answers]
    grade: dict[str, Any] = {
        name: _fields(one, answer) for name, one, answer in zip("ab", grades, answers, strict=False)
    }
    carried |= answer_hashes(fields["prompt"], answers)
    if len(grades) == 2:
        grade["preference"] = preference_of(*grades)
        grade["guess"] = guess_preference(fields["prompt"], *zip(answers, grades, strict=True))
        carried |= pair_fields(fields["prompt"], *answers)
    return {
        "status": "scored",
        "judge": "text checks",
        "rubric": {"id": rubric.id, "hash": rubric.content_hash},
        **carried,
        "grade": grade,
    }


def _fields(grade: TextGrade, answer: str) -> dict[str, Any]:
    text = SourceText(encode(answer))
    return {
        "ratings": dict(grade.ratings),
        "unscored": list(grade.unscored),
        "label": grade.label,
        "best_label": grade.best_label,
        "findings": [
            {
                "check": one.check.id,
                "dimension": dimension,
                "line": text.line_at(one.span.start) + 1,
                "message": one.message,
            }
            for dimension, remarks in grade.evidence.items()
            for one in remarks
        ],
    }
