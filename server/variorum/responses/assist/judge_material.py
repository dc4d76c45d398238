"""Builds the material for a model judge from a response document: texts, findings and earlier ratings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from variorum.grading.judging_task import ANSWER
from variorum.grading.material import ComparisonMaterial, Material
from variorum.languages import Language
from variorum.responses.assist.model_drafts import JudgedAnswer
from variorum.responses.document import ResponseDocument
from variorum.responses.engine import check_answer, language_of
from variorum.responses.scheme import STANDARD, Scheme
from variorum.syntax.source_text import SourceText, encode

_MOST_REMARKS: Final = 40
_LONGEST_RESULTS: Final = 20_000
_KIND: Final = "Markdown"


def material_of_answer(
    prompt: str, answer: str, *, language: Language | None = None, results: str = ""
) -> Material:
    """Returns a prompt and an answer as a judge gets them, with what the text checks found and the test results.

    `language` is the one that code is asked for, where that is known otherwise than from the prompt.
    """
    source = SourceText(encode(answer))
    violations = check_answer(prompt, answer, language)
    lines = [
        f"answer line {source.line_at(one.span.start) + 1}: {one.check.id}: {one.message}"
        for one in violations[:_MOST_REMARKS]
    ]
    if len(violations) > _MOST_REMARKS:
        lines.append(f"and {len(violations) - _MOST_REMARKS} remarks more")
    if results.strip():
        lines.append(f"test results:\n{results[:_LONGEST_RESULTS]}")
        if len(results) > _LONGEST_RESULTS:
            lines.append(f"the results go on for {len(results) - _LONGEST_RESULTS} characters, not shown")
    evidence = "".join(f"{line}\n" for line in lines)
    return Material(prompt, answer, _KIND, _KIND, evidence, ANSWER)


def materials_of(document: ResponseDocument) -> Mapping[str, Material]:
    """Returns what a judge gets of each answer of a document."""
    prompt = document.prompt.text if document.prompt else ""
    results = document.results.text if document.results else ""
    return {
        name: material_of_answer(prompt, section.text, language=language_of(document), results=results)
        for name, section in document.answers.items()
    }


def comparison_material(
    document: ResponseDocument, judged: Mapping[str, JudgedAnswer] | None = None
) -> ComparisonMaterial | None:
    """Both answers of a document with the ratings that they have there; None if there is only one answer.

    What is not rated there is as it was `judged` before.
    """
    if document.prompt is None or not {"A", "B"} <= document.answers.keys():
        return None
    analyses = document.evaluation.analyses if document.evaluation else {}
    value_span = []
    for name in ("A", "B"):
        marks = judged[name].marks if judged and name in judged else {}
        values = {one: mark.value for one, mark in marks.items()}
        words = {one: mark.rationale for one, mark in marks.items()}
        for one, rating in analyses[name].ratings.items() if name in analyses else ():
            if rating.value is not None:
                values[one], words[one] = rating.value, rating.explanation
        value_span.append(ratings_text(values, words))
    texts = (document.prompt.text, document.answers["A"].text, document.answers["B"].text)
    return compare_answers_material(*texts, ratings=(value_span[0], value_span[1]))


def compare_answers_material(
    prompt: str, a: str, b: str, *, ratings: tuple[str, str] = ("", "")
) -> ComparisonMaterial:
    """Two answers to one prompt, to be compared, with what `ratings_text` says of each."""
    return ComparisonMaterial(prompt, a, b, _KIND, _KIND, ANSWER, *ratings)


def ratings_text(
    values: Mapping[str, int], explanations: Mapping[str, str], scheme: Scheme = STANDARD
) -> str:
    """Returns the ratings of an answer with their reasons, one dimension a line, and the label that they make."""
    return "".join(f"{line}\n" for line in _rating_lines(values, explanations, scheme)) if values else ""


def _rating_lines(
    values: Mapping[str, int], explanations: Mapping[str, str], scheme: Scheme
) -> Iterator[str]:
    for name, title in scheme.titles.items():
        if name in values:
            words = " ".join(explanations.get(name, "").split())
            yield f"{title}: {values[name]} - {words}" if words else f"{title}: {values[name]}"
    label = scheme.certain_label(values)
    if label is not None:
        yield f"Overall: {label}"
