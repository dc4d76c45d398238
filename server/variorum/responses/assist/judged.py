"""What a model judge is given of the answers of a response document, as data: texts, findings and earlier ratings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from variorum.judging.contest import Contest
from variorum.judging.prompt import Material
from variorum.judging.task import ANSWER
from variorum.languages import Language
from variorum.responses.assist.judged_drafts import JudgedAnswer
from variorum.responses.document import ResponseDocument
from variorum.responses.engine import answer_remarks, language_of
from variorum.responses.scheme import STANDARD, Scheme
from variorum.syntax.source_text import SourceText, encode

_MOST_REMARKS: Final = 40
_LONGEST_RESULTS: Final = 20_000
_KIND: Final = "Markdown"


def material_of_answer(
    prompt: str, answer: str, *, language: Language | None = None, results: str = ""
) -> Material:
    """A prompt and an answer as a judge gets them, with what the text checks found and the test results.

    `language` is the one that code is asked for, where that is known otherwise than from the prompt.
    """
    source = SourceText(encode(answer))
    remarks = answer_remarks(prompt, answer, language)
    lines = [
        f"answer line {source.line_at(one.span.start) + 1}: {one.check.id}: {one.message}"
        for one in remarks[:_MOST_REMARKS]
    ]
    if len(remarks) > _MOST_REMARKS:
        lines.append(f"and {len(remarks) - _MOST_REMARKS} remarks more")
    if results.strip():
        lines.append(f"test results:\n{results[:_LONGEST_RESULTS]}")
        if len(results) > _LONGEST_RESULTS:
            lines.append(f"the results go on for {len(results) - _LONGEST_RESULTS} characters, not shown")
    evidence = "".join(f"{line}\n" for line in lines)
    return Material(prompt, answer, _KIND, _KIND, evidence, ANSWER)


def materials_of(document: ResponseDocument) -> Mapping[str, Material]:
    """What a judge gets of each answer of a document."""
    prompt = document.prompt.text if document.prompt else ""
    results = document.results.text if document.results else ""
    return {
        name: material_of_answer(prompt, section.text, language=language_of(document), results=results)
        for name, section in document.answers.items()
    }


def contest_of(
    document: ResponseDocument, judged: Mapping[str, JudgedAnswer] | None = None
) -> Contest | None:
    """Both answers of a document with the ratings that they have there; None where there is only one answer.

    What is not rated there is as it was `judged` before.
    """
    if document.prompt is None or not {"A", "B"} <= document.answers.keys():
        return None
    analyses = document.evaluation.analyses if document.evaluation else {}
    written = []
    for name in ("A", "B"):
        marks = judged[name].marks if judged and name in judged else {}
        values = {one: mark.value for one, mark in marks.items()}
        words = {one: mark.rationale for one, mark in marks.items()}
        for one, rating in analyses[name].ratings.items() if name in analyses else ():
            if rating.value is not None:
                values[one], words[one] = rating.value, rating.explanation
        written.append(ratings_text(values, words))
    texts = (document.prompt.text, document.answers["A"].text, document.answers["B"].text)
    return contest_of_answers(*texts, ratings=(written[0], written[1]))


def contest_of_answers(prompt: str, a: str, b: str, *, ratings: tuple[str, str] = ("", "")) -> Contest:
    """Two answers to one prompt, to be compared, with what `ratings_text` says of each."""
    return Contest(prompt, a, b, _KIND, _KIND, ANSWER, *ratings)


def ratings_text(
    values: Mapping[str, int], explanations: Mapping[str, str], scheme: Scheme = STANDARD
) -> str:
    """The ratings of an answer with their reasons, one dimension a line, and the label that they make."""
    return "".join(f"{line}\n" for line in _rating_lines(values, explanations, scheme)) if values else ""


def _rating_lines(
    values: Mapping[str, int], explanations: Mapping[str, str], scheme: Scheme
) -> Iterator[str]:
    for name, title in scheme.titles.items():
        if name in values:
            words = " ".join(explanations.get(name, "").split())
            yield f"{title}: {values[name]} - {words}" if words else f"{title}: {values[name]}"
    label = scheme.settled_label(values)
    if label is not None:
        yield f"Overall: {label}"
