"""`variorum response new` and `check`: creates and checks single documents."""

from __future__ import annotations

import argparse
from pathlib import Path

from variorum.cli.argument_parser import CannotRun
from variorum.cli.console import Console
from variorum.cli.response_files import read_exact, write_output
from variorum.cli.source_files import display_path, language_for
from variorum.reports.json_shape import document as json_document
from variorum.reports.response_text import CheckedDocument, document_json, documents_text
from variorum.responses.assist.evaluation_summary import summary_of
from variorum.responses.document import parse_document
from variorum.responses.engine import findings_of
from variorum.responses.template import new_document
from variorum.rules.finding import Severity
from variorum.syntax.source_text import SourceText


def run_new(options: argparse.Namespace, console: Console) -> int:
    """Creates an open evaluation of the given texts. Never overwrites a file."""
    if options.output is not None and Path(options.output).exists():
        raise CannotRun(f"{options.output}: the file exists; name another one")
    names = [options.prompt, options.a, options.b, options.results]
    if names.count("-") > 1:
        raise CannotRun("-: standard input can be read only once; put the other text into a file")
    prompt, a, b, results = (None if name is None else read_exact(name) for name in names)
    language = language_for("", options.language).id if options.language else None
    settings = {"language": language} if language else {}
    # The parser requires both positional arguments.
    text = new_document(prompt or "", a or "", b, results=results, settings=settings)
    write_output(options.output, text, console)
    return 0


def run_check(options: argparse.Namespace, console: Console) -> int:
    """Reports the findings. Hints and notes alone do not fail the command."""
    documents = [_checked(name) for name in options.files]
    if options.format == "json":
        console.show(json_document(documents=[document_json(one) for one in documents]))
    else:
        console.show(documents_text(documents, console.style))
    grave = any(one.severity <= Severity.WARNING for document in documents for one in document.findings)
    return 1 if grave else 0


def _checked(name: str) -> CheckedDocument:
    text = SourceText.of(read_exact(name))
    document = parse_document(str(text))
    labels = tuple(f"answer {one.answer}: {one.title}" for one in summary_of(document).answers)
    return CheckedDocument(display_path(Path(name)), text, findings_of(text, document), labels)
