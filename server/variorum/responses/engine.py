"""Runs the checks over an answer, or over a whole response document."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from variorum.languages import Language, UnknownLanguage, language_named
from variorum.responses.answer import Answer
from variorum.responses.catalogue import all_checks
from variorum.responses.check import Remark
from variorum.responses.document import ResponseDocument, Section, parse_document
from variorum.responses.finding import ResponseFinding
from variorum.responses.grading import Grading
from variorum.rules.finding import Severity
from variorum.syntax.source_text import SourceText, encode

FORM = "document-form"
"""The id under which mistakes in the form of a document are found."""


# While a grader types only the evaluation changes: the answers are looked at once.
@lru_cache(maxsize=8)
def answer_remarks(prompt: str, answer: str, language: Language | None = None) -> tuple[Remark, ...]:
    """What text alone shows about an answer, in its order; spans are bytes of the answer.

    `language` is the one that code is asked for, where that is known otherwise than from the prompt.
    """
    unit = Answer(prompt, SourceText(encode(answer)), language)
    found = [
        remark
        for check in all_checks().values()
        if check.answer_function is not None
        for remark in check.answer_function(unit)
    ]
    return tuple(sorted(found, key=lambda remark: (remark.span, remark.check.id)))


def document_findings(text: str) -> tuple[ResponseFinding, ...]:
    """Everything found in a response document, in its order: form, answers and evaluation."""
    return findings_of(SourceText.of(text), parse_document(text))


def findings_of(source: SourceText, document: ResponseDocument) -> tuple[ResponseFinding, ...]:
    """Like `document_findings`, for a document that has been read."""
    found = [*_of_form(document), *_of_answers(source, document), *_of_grading(source, document)]
    return tuple(sorted(found, key=lambda finding: (finding.span, finding.check)))


def language_of(document: ResponseDocument) -> Language | None:
    """The language that the front matter names, if it is one of the project's."""
    try:
        return language_named(document.settings.get("language", "").lower())
    except UnknownLanguage:
        return None


def _of_form(document: ResponseDocument) -> Iterator[ResponseFinding]:
    for problem in document.problems:
        yield ResponseFinding(FORM, problem.message, Severity.ERROR, problem.span, problem.line)


def _of_answers(source: SourceText, document: ResponseDocument) -> Iterator[ResponseFinding]:
    prompt = document.prompt.text if document.prompt else ""
    for name, section in document.answers.items():
        for remark in answer_remarks(prompt, section.text, language_of(document)):
            yield _placed(remark, source, name, section)


def _of_grading(source: SourceText, document: ResponseDocument) -> Iterator[ResponseFinding]:
    grading = Grading(source, document)
    for check in all_checks().values():
        if check.grading_function is not None:
            for remark in check.grading_function(grading):
                yield _placed(remark, source)


def _placed(
    remark: Remark, source: SourceText, answer: str | None = None, section: Section | None = None
) -> ResponseFinding:
    span = remark.span.shifted(section.body.start) if section is not None else remark.span
    return ResponseFinding(
        check=remark.check.id,
        message=remark.message,
        severity=remark.check.severity,
        span=span,
        line=source.line_at(span.start) + 1,
        answer=answer,
        dimension=remark.dimension,
        bearing=remark.bearing,
        fix=remark.fix,
    )
