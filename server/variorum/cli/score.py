"""`variorum score SOURCE TARGET`: scores how well a translation preserves the original."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import TYPE_CHECKING

import attrs

from variorum.cli.argument_parser import Parser, add_format, add_rubric, share
from variorum.cli.calibration_option import add_calibration
from variorum.cli.console import Console
from variorum.cli.judge_options import add_judge_options, no_model_options
from variorum.cli.source_files import Source, Workspaces, display_path, read_source
from variorum.compilers.compilation import compile_translation
from variorum.reports.html import pair_html
from variorum.reports.json_score import score_json
from variorum.reports.markdown import pair_markdown
from variorum.reports.report_data import PairReport
from variorum.reports.score_text import score_text
from variorum.rules.engine import findings
from variorum.rules.finding import Severity
from variorum.rules.printed_output import with_original_output
from variorum.rules.workspace_context import NO_WORKSPACE
from variorum.settings import Settings
from variorum.translation.comparison import compared
from variorum.translation.score import Evidence
from variorum.translation.scoring import score_documents
from variorum.translation.suspicion.suspects import suspects_of

if TYPE_CHECKING:
    from variorum.cli.score_judging import PairJudge


def parser() -> Parser:
    """Returns the parser of the command's arguments."""
    arguments = Parser(
        prog="variorum score",
        description="Scores a translation: S compares structure, J is the offline estimate of the rubric's\n"
        "five fields, and IMM = alpha * S + (1 - alpha) * J. Nothing is run, and nothing leaves this machine without --model.",
        epilog="exit status: 0 no finding is an error, 1 one is, or the compiler refused, or the model gave no score, "
        "2 could not run",
    )
    arguments.add_argument("source", metavar="SOURCE", help="the original")
    arguments.add_argument("target", metavar="TARGET", help="its translation")
    add_format(arguments, "text", "json", "markdown", "html")
    arguments.add_argument(
        "--alpha", type=share, help="the share of S in IMM, from 0 to 1 (default: the setting)"
    )
    arguments.add_argument(
        "--compile",
        action="store_true",
        help="ask a compiler on the PATH about the translation too; it compiles in a scratch folder and runs nothing",
    )
    arguments.add_argument(
        "--source-language", metavar="ID", help="the original's language (default: by its name)"
    )
    arguments.add_argument("--target-language", metavar="ID", help="the translation's language")
    _add_model(arguments)
    return arguments


def _add_model(arguments: Parser) -> None:
    arguments.add_argument(
        "--model",
        metavar="NAME",
        help="have a language model judge the pair too, at OPENAI_BASE_URL with OPENAI_API_KEY; what follows is for it",
    )
    add_rubric(arguments)
    add_calibration(arguments)
    add_judge_options(arguments)


def run(options: argparse.Namespace, console: Console) -> int:
    """Scores the pair and reports the score. Returns the exit status."""
    settings = Workspaces(console).containing(options.target).settings
    source = read_source(options.source, settings, options.source_language)
    target = read_source(options.target, settings, options.target_language)
    model = _model(options, source, target)
    if model is not None and options.dry_run:
        console.show(model.request())
        return 0
    compiled = _compiled(source, target, console) if options.compile else ()
    report = report_of(source, target, settings, options.alpha, compiled)
    if model is not None:
        report = attrs.evolve(report, judges=(model.judge(console),))
    for one in (source, target):
        for note in one.content.problems:
            console.warn(f"{display_path(one.path)}: {note}")
    if options.format == "text":
        console.show(score_text(report, console.style))
    else:
        form = {"json": score_json, "markdown": pair_markdown, "html": pair_html}[options.format]
        console.show(form(report))
    failed = any(finding.severity is Severity.ERROR for finding in report.findings)
    is_unscored = any(judge.judgement.j is None for judge in report.judges)
    return 1 if failed or compiled or is_unscored else 0


def _model(options: argparse.Namespace, source: Source, target: Source) -> PairJudge | None:
    """Returns the model that judges the pair as well. Raises `CannotRun`."""
    if options.model is not None:
        # The model client is imported only if a model is asked.
        from variorum.cli.score_judging import PairJudge

        return PairJudge.of(options, source, target)
    no_model_options(options, ("calibration", "dry_run"))
    return None


def _compiled(source: Source, target: Source, console: Console) -> tuple[Evidence, ...]:
    """Returns the compiler's errors in the translation. Reports on standard error if it could not be compiled."""
    compilation = compile_translation(source.parse(), target.parse())
    if compilation.reason is not None:
        console.warn(f"{display_path(target.path)}: not compiled: {compilation.reason}")
    return compilation.errors


def report_of(
    source: Source,
    target: Source,
    settings: Settings,
    alpha: float | None,
    compiled: Sequence[Evidence] = (),
) -> PairReport:
    """Returns the scored pair with all findings in the translation."""
    original, translation = source.parse(), target.parse()
    selection = settings.selection(is_translation=True)
    comparison = compared(original, translation, selection)
    score = score_documents(
        original,
        translation,
        comparison=comparison,
        alpha=settings.alpha if alpha is None else alpha,
        selection=selection,
        compiled=compiled,
        interprets=settings.behaviour,
    )
    own = findings(translation, selection, source.language, with_original_output(NO_WORKSPACE, original))
    together = sorted([*own, *score.findings], key=lambda finding: (finding.span, finding.rule))
    return PairReport(
        display_path(source.path),
        display_path(target.path),
        original,
        translation,
        score,
        tuple(together),
        suspects=tuple(suspects_of(original, translation, comparison.matched, score.behaviour)),
    )
