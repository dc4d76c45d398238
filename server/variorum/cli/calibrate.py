"""`variorum calibrate SCORES --people WORKSPACE`: fits a judge's marks, and alpha, to human ratings."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from variorum.api import score_translation
from variorum.batch.rows import BatchError, read_rows
from variorum.cli.argument_parser import CannotRun, Parser, add_format
from variorum.cli.console import Console
from variorum.cli.rating_files import ratings_of
from variorum.cli.rubric import fillable_rubric
from variorum.grading.calibration import Calibration, TooFewRatings, calibrate
from variorum.grading.content_hash import content_hash
from variorum.grading.judgement_rows import parse_material
from variorum.grading.ratings import Rating, item_key, join_by_id
from variorum.grading.stored_calibration import calibration_fields
from variorum.languages import UnknownLanguage
from variorum.reports.agreement_tables import field_name, with_interval
from variorum.reports.json_shape import document
from variorum.rounding import rounded


def parser() -> Parser:
    """Returns the parser of the command's arguments."""
    arguments = Parser(
        prog="variorum calibrate",
        description="Fits one judge to people: what people mean when it gives a level, and the share alpha of the\n"
        "structural score in IMM with which it comes nearest to them. Keep the output of `--format json` in a\n"
        "file: `variorum judge` and `variorum score` apply it with `--calibration FILE`.",
        epilog="exit status: 0 fitted, 1 too few ratings, 2 could not run",
    )
    arguments.add_argument("scores", metavar="SCORES", help="the judge's output of `variorum judge`")
    arguments.add_argument(
        "--people",
        nargs="+",
        required=True,
        metavar="PATH",
        help="workspaces or score files with people's ratings",
    )
    arguments.add_argument(
        "--pairs", metavar="PAIRS", help="the judged pairs, from which S is computed; alpha is fitted with it"
    )
    arguments.add_argument(
        "--rubric", default="translation", metavar="NAME", help="the rubric of the ratings"
    )
    add_format(arguments, "text", "json")
    return arguments


def run(options: argparse.Namespace, console: Console) -> int:
    """Fits the calibration and reports it. Returns the exit status."""
    rubric = fillable_rubric(options.rubric)
    judged = [one for one in ratings_of([options.scores], rubric, console).ratings if not one.is_human]
    rated = [one for one in ratings_of(options.people, rubric, console).ratings if one.is_human]
    both = join_by_id([*judged, *rated])
    judge, people = [one for one in both if not one.is_human], [one for one in both if one.is_human]
    if len(names := sorted({one.rater for one in judge})) > 1:
        raise CannotRun(
            f"{options.scores}: holds several judges ({', '.join(names)}); calibrate one at a time"
        )
    structural = _structural_scores(options.pairs, judge, people, console) if options.pairs else None
    try:
        found = calibrate(judge, people, rubric, structural)
    except TooFewRatings as error:
        console.warn(str(error))
        return 1
    if options.format == "json":
        console.show(document(**calibration_fields(found, names[0], rubric)))
    else:
        console.show(_text(found, has_pairs=structural is not None))
    return 0


def _structural_scores(
    pairs: str, judge: Sequence[Rating], people: Sequence[Rating], console: Console
) -> dict[str, float]:
    """Returns S of every pair that both the judge and people rated."""
    wanted = {one.item for one in judge} & {one.item for one in people}
    found: dict[str, float] = {}
    try:
        for row in read_rows(Path(pairs)):
            try:
                row_id, material = parse_material(row.data)
            except ValueError as error:
                console.warn(f"{pairs}:{row.line}: {row.problem or error} (left out)")
                continue
            item = item_key(content_hash(material.source), content_hash(material.target))
            for name in {item, str(row_id)} & wanted:
                try:
                    found[name] = score_translation(
                        material.source,
                        material.target,
                        source_language=material.source_language,
                        target_language=material.target_language,
                    ).s
                except UnknownLanguage as error:
                    console.warn(f"{pairs}:{row.line}: {error} (left out)")
    except BatchError as error:
        raise CannotRun(str(error)) from error
    return found


def _text(found: Calibration, *, has_pairs: bool) -> str:
    lines = [f"Fitted to {found.items} items that people and the judge both rated.", ""]
    for field, correction in found.corrections.items():
        levels = ", ".join(f"{level:g} means {rounded(mark, 2)}" for level, mark in correction.levels.items())
        errors = f"error {rounded(correction.error_before)} before, {rounded(correction.error_after)} after"
        advice = "" if correction.helps else "; no improvement, do not apply it"
        lines.append(f"{field_name(field)}: {levels} ({errors}{advice})")
    if found.alpha.value is not None:
        lines += [
            "",
            f"alpha {with_interval(found.alpha)}",
            f"[translation]\nalpha = {rounded(found.alpha.value, 2)}",
        ]
    elif has_pairs:
        lines += ["", "alpha: too few of the items are in --pairs to fit it"]
    else:
        lines += ["", "alpha: give --pairs to fit it"]
    return "\n".join(lines) + "\n"
