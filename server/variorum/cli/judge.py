"""`variorum judge ROWS --output SCORES --model NAME`: a language model marks translations, or code, by a rubric."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

from variorum.batch.rows import Row
from variorum.cli.argument_parser import CannotRun, Parser, add_rubric
from variorum.cli.calibration_option import add_calibration, calibration_of
from variorum.cli.code_rows import code_of_row
from variorum.cli.console import Console
from variorum.cli.judge_options import add_run_options, place_of, recipe_of
from variorum.cli.judge_runs import JudgeRun
from variorum.cli.judging_run import RowJudge
from variorum.cli.rubric import fillable_rubric
from variorum.grading.judgement_rows import parse_material
from variorum.grading.rubric import Scoring
from variorum.judging.ensemble import CombinationMethod
from variorum.judging.judge import Judge

_DESCRIPTION = """\
Marks translations, or code, by a rubric with a language model behind an OpenAI-compatible endpoint.
The endpoint and its key come from OPENAI_BASE_URL and OPENAI_API_KEY. Each row of ROWS, JSON
Lines or the same in gzip, has id, source, target, source_lang and target_lang; by a rubric of
points such as code-quality it has id, code, language and task, of which code alone is needed.
Each row of the output has a score, or is unscored and says why. A run that was stopped goes on
where it was, and an answer that was paid for is not paid for again."""


def parser() -> Parser:
    """Returns the parser of the command's arguments."""
    arguments = Parser(
        prog="variorum judge",
        description=_DESCRIPTION,
        epilog="exit status: 0 every row of this run is scored, 1 some are not, 2 could not run",
    )
    arguments.add_argument("pairs", metavar="ROWS", help="what to judge, .jsonl or .jsonl.gz")
    arguments.add_argument("--output", metavar="SCORES", help="the output file for the scores, JSON Lines")
    arguments.add_argument(
        "--model",
        required=True,
        action="append",
        metavar="NAME",
        help="the model to ask; several, each with its own --model, judge together",
    )
    add_rubric(arguments)
    arguments.add_argument(
        "--evidence", action="store_true", help="send findings and the structural score as well"
    )
    arguments.add_argument(
        "--combine",
        choices=[one.value for one in CombinationMethod],
        default=CombinationMethod.MEDIAN.value,
        help="how the marks of several models are combined (default: median)",
    )
    add_calibration(arguments)
    add_run_options(arguments)
    return arguments


def run(options: argparse.Namespace, console: Console) -> int:
    """Judges every row, or shows the requests. Returns the exit status."""
    rubric = fillable_rubric(options.rubric)
    if rubric.scoring is Scoring.LABELS:
        raise CannotRun(f"--rubric {options.rubric}: it rates answers; use `variorum response grade --model`")
    places = [place_of(options, model) for model in dict.fromkeys(options.model)]
    if not options.dry_run and options.output is None:
        raise CannotRun("name the file for the scores with --output, or show the requests with --dry-run")
    if options.calibration is not None and len(places) > 1:
        raise CannotRun("--calibration is fitted to one judge: give one --model")
    calibration = calibration_of(options, rubric, places[0].model)

    def rows_of(judges: Sequence[Judge]) -> RowJudge:
        combination = CombinationMethod(options.combine)
        read = parse_material if rubric.judges_pairs else code_of_row
        return RowJudge(judges, options.evidence, options.send_secrets, combination, calibration, read)

    run = JudgeRun(options, rubric, places, console)
    if options.dry_run:
        return run.show(lambda judge, row: _request(rows_of([judge]), judge, row))
    recipe = recipe_of(
        "judge",
        places,
        rubric,
        evidence=options.evidence,
        # The combination of marks matters only if there are several.
        combination=options.combine if len(places) > 1 else None,
        **({} if calibration is None else {"calibration": calibration.fields()}),
    )
    return run.judge(rows_of, recipe)


def _request(rows: RowJudge, judge: Judge, row: Row) -> dict[str, Any]:
    """Returns the request for a row. Raises `ValueError` if there is none."""
    row_id, material = rows.read(row.data)
    url, body = judge.preview(rows.prepared(material))
    return {"id": row_id, "post": url, "body": body}
