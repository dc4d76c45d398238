"""`variorum rank --passages`: selects the judges, and reads the texts that answers cite."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from variorum.cli.argument_parser import CannotRun, Parser
from variorum.cli.rank_inputs import InputProblem, text_of
from variorum.cli.source_files import display_path
from variorum.retrieval.passages import parse_passages
from variorum.retrieval.runs import Answer
from variorum.retrieval.support import NO_SUPPORTS, Supports, altered_passages, support_of

_MOST_NAMED = 5
NON_LLM, CITATION_SUPPORT = "non_llm", "citation_support"


def add_support_options(arguments: Parser) -> None:
    """Adds the options for judges and passages."""
    arguments.add_argument(
        "--judge",
        action="append",
        choices=(NON_LLM, CITATION_SUPPORT),
        help="non_llm alone, or citation_support beside it; may be given again (default: both, where the texts of "
        "cited documents are known)",
    )
    arguments.add_argument(
        "--passages",
        action="append",
        default=[],
        metavar="FILE",
        help="the texts of cited documents, JSON Lines with id and text; they win over those in the runs; may be given again",
    )


def supports_of(
    options: argparse.Namespace, answers: Sequence[Answer], problems: list[InputProblem]
) -> Supports:
    """Returns how far the citations of each answer support it, if that judge is selected. Adds bad lines to `problems`.

    Raises:
        CannotRun: a file cannot be read, or the judge is asked for and no cited text is known.
    """
    if options.judge and CITATION_SUPPORT not in options.judge:
        return NO_SUPPORTS
    passages: dict[str, str] = {}
    for file in options.passages:
        parsed = parse_passages(text_of(Path(file), problems))
        problems += [InputProblem(display_path(Path(file)), one.line, one.message) for one in parsed.problems]
        passages = {**parsed.by_id, **passages}
    for run, names in altered_passages(answers, passages).items():
        some = ", ".join(names[:_MOST_NAMED]) + (", ..." if len(names) > _MOST_NAMED else "")
        message = f"run {run} has another text than --passages, which is used, of {some}"
        problems.append(InputProblem(display_path(Path(options.responses)), 0, message))
    supports = support_of(answers, passages)
    if not supports and (options.judge or options.passages):
        raise CannotRun(
            f"{options.responses}: the text of no cited document is known; --passages names a file of them by their ids"
        )
    return supports
