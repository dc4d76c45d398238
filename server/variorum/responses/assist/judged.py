"""What a model judge is given of a response document, and what its marks become there: drafts, until accepted."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from variorum.judging.contest import Contest
from variorum.judging.prompt import ANSWER, Material
from variorum.languages import Language
from variorum.responses.dimensions import NO_ISSUES, TITLES
from variorum.responses.document import ResponseDocument
from variorum.responses.engine import answer_remarks, language_of
from variorum.responses.evaluation import DRAFT_MARK, Rating, is_open_field
from variorum.rules.finding import Edit, Fix
from variorum.syntax.text import SourceText, encode

_MOST_REMARKS: Final = 40
_LONGEST_RESULTS: Final = 20_000
_KIND: Final = "Markdown"
# A model's words become part of a document that people look at rendered: nothing in them may link or embed.
_MARKUP: Final = str.maketrans({"[": "(", "]": ")", "<": "‹", ">": "›"})
_RANKINGS: Final = {2: "+2", 1: "+1", 0: "0", -1: "-1", -2: "-2"}


class Mark(NamedTuple):
    """A model's rating of one dimension, 3, 2 or 1, and why."""

    value: int
    rationale: str


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


def contest_of(document: ResponseDocument) -> Contest | None:
    """Both answers of a document, to be compared; None where there is only one."""
    if document.prompt is None or not {"A", "B"} <= document.answers.keys():
        return None
    return contest_of_answers(document.prompt.text, document.answers["A"].text, document.answers["B"].text)


def contest_of_answers(prompt: str, a: str, b: str) -> Contest:
    """Two answers to one prompt, to be compared."""
    return Contest(prompt, a, b, _KIND, _KIND, ANSWER)


def judged_draft(document: ResponseDocument, marks: Mapping[str, Mapping[str, Mark]]) -> Fix | None:
    """The fix that fills open ratings with a model's marks, each a draft; None where nothing is open.

    Ratings that are written stay. `marks` has them by answer and dimension.
    """
    edits = tuple(_rating_edits(document, marks))
    return Fix("Draft this evaluation with the judge", edits, is_safe=False) if edits else None


def ranking_draft(document: ResponseDocument, preference: int) -> Fix | None:
    """The fix that writes a preference, in `[-2, 2]`, as a draft; None where the ranking is not open."""
    ranking = document.evaluation.ranking if document.evaluation else None
    if ranking is None or ranking.value is not None:
        return None
    lead = "" if ranking.written.end > ranking.written.start else " "
    edit = Edit(ranking.written, f"{lead}{_RANKINGS[preference]} {DRAFT_MARK}")
    return Fix("Compare A and B", (edit,), is_safe=False)


def _rating_edits(document: ResponseDocument, marks: Mapping[str, Mapping[str, Mark]]) -> Iterator[Edit]:
    analyses = document.evaluation.analyses if document.evaluation else {}
    for answer, analysis in analyses.items():
        for dimension in TITLES:
            rating, mark = analysis.ratings.get(dimension), marks.get(answer, {}).get(dimension)
            if rating is not None and mark is not None and _is_open(rating):
                lead = "" if rating.written.end > rating.written.start else " "
                yield Edit(rating.written, f"{lead}{_written(mark)}")


def _is_open(rating: Rating) -> bool:
    return rating.value is None and is_open_field(rating.explanation)


def _written(mark: Mark) -> str:
    """`2 - (draft) Why.`; a rating without an issue needs no explanation."""
    words = plain_words(mark.rationale)
    if mark.value == NO_ISSUES or not words:
        return f"{mark.value} - {DRAFT_MARK}"
    return f"{mark.value} - {DRAFT_MARK} {words}"


def plain_words(text: str) -> str:
    """A model's words on one line, without what would make a link, an image or HTML of them."""
    return re.sub(r"\*{2,}", "*", " ".join(text.split()).translate(_MARKUP)).removeprefix(DRAFT_MARK).strip()
