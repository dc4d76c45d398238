"""`variorum bench translations PAIRS`: scores, groups and compares the pairs of a data set."""

from __future__ import annotations

import argparse
import json
from functools import partial
from pathlib import Path

from variorum import __version__
from variorum.batch.scorers import score_pair
from variorum.cli.argument_parser import CannotRun, share, whole_number
from variorum.cli.bench_judged import Judgements
from variorum.cli.bench_run import Failures, add_run_options, data_files, results, scored, write_reports
from variorum.cli.console import Console
from variorum.cli.output_folder import OutputFolder
from variorum.cli.source_files import CommandWorkspace, display_path
from variorum.languages import UnknownLanguage, dialect_of, language_named, language_of_path
from variorum.reports.bench_json import bench_json
from variorum.reports.bench_translations import translations_page
from variorum.translation.benchmark import PairTotals
from variorum.workspace import OutsideWorkspace, UnreadableFile, Workspace

SUMMARY = "score translation pairs"
DESCRIPTION = (
    "Scores every pair: S compares structure, J is the offline estimate of the rubric's fields, IMM mixes the two.\n"
    "Each row has `source` and `target`, perhaps `source_language`, `target_language`, `id` and columns to group by.\n"
    "A folder without data files is taken for a workspace, and its pairs are scored."
)
_COLUMNS = {
    "direction": "string",
    "s": "double",
    "estimate": "double",
    "imm": "double",
    "divergences": "string",
    "parts": "string",
    "fields": "string",
    "columns": "string",
}


def add_arguments(arguments: argparse.ArgumentParser) -> None:
    """Adds the arguments of this kind of benchmark."""
    arguments.add_argument(
        "pairs",
        metavar="PAIRS",
        help="JSON Lines, the same in gzip, Parquet, a folder of such, or a workspace",
    )
    arguments.add_argument(
        "--group-by",
        action="append",
        default=[],
        metavar="COLUMN",
        help="a column to group by; may be given again",
    )
    arguments.add_argument(
        "--worst", type=whole_number(0), default=20, metavar="N", help="how many of the worst pairs to list"
    )
    arguments.add_argument(
        "--compare", default="", metavar="COLUMN", help="the column that names the system of a row"
    )
    arguments.add_argument(
        "--against", metavar="PAIRS", help="another system's translations, in a separate data set"
    )
    arguments.add_argument(
        "--match",
        default="id",
        metavar="COLUMN",
        help="the column that identifies a pair across systems (default: id)",
    )
    arguments.add_argument(
        "--alpha", type=share, default=0.5, help="the share of S in IMM, from 0 to 1 (default: 0.5)"
    )
    arguments.add_argument(
        "--compile",
        action="store_true",
        help="ask a compiler on the PATH about every translation too; it compiles in a scratch folder and runs nothing",
    )
    arguments.add_argument("--source-language", default="", metavar="ID", help="of all originals")
    arguments.add_argument("--target-language", default="", metavar="ID", help="of all translations")
    arguments.add_argument(
        "--judged",
        metavar="SCORES",
        help="the output of `variorum judge` for PAIRS, to report a model's J as well",
    )
    add_run_options(arguments)


def run(options: argparse.Namespace, console: Console) -> int:
    """Scores the pairs, aggregates the scores and reports them. Returns the exit status."""
    _check(options)
    systems = _files(options, console)
    if options.judged is not None and len(systems) > 1:
        raise CannotRun("--judged: give exactly one data file, the judged one")
    retained = [*options.group_by, *([options.compare] if options.compare else []), options.match]
    settings = {
        "alpha": options.alpha,
        "keep": sorted(set(retained)),
        "source_language": options.source_language,
        "target_language": options.target_language,
        "compiles": options.compile,
    }
    score = partial(score_pair, **settings)
    recipe = f"variorum {__version__} translations {json.dumps(settings, sort_keys=True)}"
    totals = PairTotals(options.group_by, options.worst, options.compare, options.match, options.alpha)
    judgements = Judgements(options.judged) if options.judged is not None else None
    failures = Failures(console)
    for source, system in systems:
        for line in results(scored(source, score, recipe, _COLUMNS, options)):
            if line["status"] == "failed":
                failures.add(source, line)
                totals.add_failed()
                continue
            place = {"file": display_path(source), "line": line["line"], "row_id": line["id"]}
            judged = judgements.of(line) if judgements is not None else None
            totals.add(line["result"], **place, system=system, judged=judged)
    failures.finish()
    summary = totals.summary()
    if not summary.total.pairs:
        raise CannotRun(f"{options.pairs}: no pair could be scored")
    page = translations_page(
        display_path(Path(options.pairs)),
        summary,
        options.alpha,
        tuple(judgements.models) if judgements else (),
    )
    write_reports(page, bench_json("translations", summary, alpha=options.alpha), options, console)
    return 1 if failures.count else 0


def _check(options: argparse.Namespace) -> None:
    if options.compare and options.against:
        raise CannotRun("--compare names systems by a column and --against by a file: give one of them")
    for name in ("source_language", "target_language"):
        try:
            given = getattr(options, name)
            setattr(options, name, language_named(given).id if given else "")
        except UnknownLanguage as error:
            raise CannotRun(f"--{name.replace('_', '-')}: {error}") from error


def _files(options: argparse.Namespace, console: Console) -> list[tuple[Path, str]]:
    """Returns the data files. If two data sets are compared, each file comes with the name of its system."""
    found = data_files(options.pairs) or [_gathered(Path(options.pairs), options, console)]
    if options.against is None:
        return [(path, "") for path in found]
    others = data_files(options.against)
    if not others:
        raise CannotRun(f"{options.against}: the folder contains no data file")
    if {path.name for path in found} & {path.name for path in others}:
        raise CannotRun("--against: the two data sets have files of the same name; rename one")
    first, second = display_path(Path(options.pairs)), display_path(Path(options.against))
    return [*((path, first) for path in found), *((path, second) for path in others)]


def _gathered(root: Path, options: argparse.Namespace, console: Console) -> Path:
    """Writes the pairs of a workspace as a data file to the results folder. Returns its path."""
    around = CommandWorkspace(Workspace(root), console)
    rows = []
    for target, search in around.searches():
        source_language = language_of_path(search.pair.source) if search.pair else None
        target_language = language_of_path(target)
        if search.pair is None or source_language is None or target_language is None:
            continue
        try:
            texts = [
                around.workspace.read(path, around.settings.max_file_size).text
                for path in (search.pair.source, target)
            ]
        except (OutsideWorkspace, UnreadableFile) as error:
            console.warn(f"{error} (skipped)")
            continue
        rows.append(
            {
                "id": target,
                "original": search.pair.source,
                "source": texts[0],
                "target": texts[1],
                "source_language": dialect_of(source_language, search.pair.source, texts[0]).id,
                "target_language": dialect_of(target_language, target, texts[1]).id,
            }
        )
    if not rows:
        raise CannotRun(f"{display_path(root)}: contains neither a data file nor a paired translation")
    OutputFolder(Path(options.out_dir)).write("pairs.jsonl", "".join(json.dumps(row) + "\n" for row in rows))
    return Path(options.out_dir) / "pairs.jsonl"
