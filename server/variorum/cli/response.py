"""`variorum response`: evaluates AI answers, one document at a time or as a data set."""

from __future__ import annotations

import argparse
from importlib import import_module

from variorum.cli.argument_parser import Parser, add_format
from variorum.cli.console import Console
from variorum.cli.judge_options import add_run_options

# Actions are imported on demand, so that checking a document does not load the batch machinery.
_MODULES = {
    "new": "response_documents",
    "check": "response_documents",
    "import": "response_rows",
    "export": "response_rows",
    "grade": "response_grading",
    "report": "response_grading",
}


def parser() -> Parser:
    """Returns the parser of the command's arguments."""
    arguments = Parser(
        prog="variorum response",
        description="Checks, grades and converts evaluations of AI answers. Only `grade --model` asks a model.",
        epilog="exit status: 0 fine, 1 something was found, 2 could not run",
    )
    actions = arguments.add_subparsers(dest="action", required=True, metavar="ACTION")
    _add_documents(actions)
    _add_conversions(actions)
    _add_grading(actions)
    return arguments


def run(options: argparse.Namespace, console: Console) -> int:
    """Runs the given action. Returns the exit status."""
    module = import_module(f"variorum.cli.{_MODULES[options.action]}")
    status: int = getattr(module, f"run_{options.action}")(options, console)
    return status


def _add_documents(actions: argparse._SubParsersAction[Parser]) -> None:
    new = actions.add_parser("new", help="start the evaluation of one answer, or of two")
    new.add_argument("prompt", metavar="PROMPT", help="a file with the prompt; - reads standard input")
    new.add_argument("a", metavar="A", help="a file with the answer")
    new.add_argument("b", metavar="B", nargs="?", help="a file with a second answer")
    new.add_argument("--results", metavar="FILE", help="a file with test results to attach")
    new.add_argument("--language", metavar="ID", help="the language that code is asked for")
    _add_output(new, "the document to create, NAME.response.md (default: standard output)", required=False)
    check = actions.add_parser("check", help="check answers and their evaluations")
    check.add_argument("files", nargs="+", metavar="FILE", help="a response document")
    add_format(check, "text", "json")


def _add_conversions(actions: argparse._SubParsersAction[Parser]) -> None:
    into = actions.add_parser("import", help="convert every row of a data set to a document")
    into.add_argument(
        "data", metavar="DATA", help="JSON Lines with prompt, a, and optionally b; plain or gzip"
    )
    into.add_argument("folder", metavar="DIR", help="the folder for the documents")
    out = actions.add_parser("export", help="convert documents to rows")
    out.add_argument("documents", nargs="+", metavar="PATH", help="a document, or a folder of *.response.md")
    _add_output(out, "the JSON Lines file to make (default: standard output)", required=False)


def _add_grading(actions: argparse._SubParsersAction[Parser]) -> None:
    grade = actions.add_parser("grade", help="grade every row of a data set; resumes an interrupted run")
    grade.add_argument(
        "data", metavar="DATA", help="JSON Lines with prompt, a, and optionally b; plain or gzip"
    )
    way = grade.add_mutually_exclusive_group(required=True)
    way.add_argument(
        "--text-only", action="store_true", help="by the text checks only; other criteria stay unscored"
    )
    way.add_argument(
        "--model", metavar="NAME", help="by a language model at OPENAI_BASE_URL; two answers are compared too"
    )
    _add_rubric(grade, "the rubric to grade by")
    _add_output(grade, "the JSON Lines file of grades", required=False)
    add_run_options(grade)
    report = actions.add_parser("report", help="labels, wins, position, agreement with people, weaknesses")
    report.add_argument(
        "data", metavar="GRADES", help="what `grade` or `export` wrote, a document or a folder of them"
    )
    _add_rubric(report, "the rubric that the rows were graded by")
    add_format(report, "text", "markdown", "html", "csv", "json")


def _add_rubric(parser: Parser, help_text: str) -> None:
    parser.add_argument(
        "--rubric",
        default="response",
        metavar="NAME",
        help=f"{help_text}: response (default), or one of your own with scoring: labels, by name or file",
    )


def _add_output(parser: Parser, help_text: str, *, required: bool) -> None:
    parser.add_argument("-o", "--output", metavar="FILE", required=required, help=help_text)
