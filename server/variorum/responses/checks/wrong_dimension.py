"""wrong-dimension: an issue explained under a dimension that it does not belong to."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.responses.aspects import aspects
from variorum.responses.check import Check, Example, Remark
from variorum.responses.dimensions import TITLES
from variorum.responses.grading import Grading
from variorum.responses.moving import move_sentence
from variorum.responses.sentences import sentences
from variorum.rules.finding import Severity
from variorum.syntax.source_text import decode, encode
from variorum.syntax.span import Span


def _explained(accuracy: str, completeness: str) -> str:
    return (
        f"### Response A Analysis\n\n**Technical Accuracy**: 2 - {accuracy}\n\n"
        f"**Completeness & Focus**: 2{completeness}\n"
    )


CHECK = Check(
    id="wrong-dimension",
    severity=Severity.WARNING,
    what="Finds a sentence under a dimension that speaks of another one's matters only: edge cases and error handling "
    "belong to completeness, names to code quality, pleasantries to presentation. The fix moves the sentence.",
    why="Each matter is rated once. One that is rated under two dimensions counts twice against the answer.",
    example=Example(
        before=_explained("The sum is off. Edge cases are ignored.", " - It is verbose."),
        after=_explained("The sum is off.", " - It is verbose. Edge cases are ignored."),
    ),
)


@CHECK.on_grading
def misplaced_sentences(grading: Grading) -> Iterator[Remark]:
    """Sentences whose aspects all belong to one dimension that is not the one they stand under."""
    data = grading.text.data
    for answer, dimension, rating in grading.ratings:
        for sentence in sentences(data, *rating.explanation_span):
            found = list(aspects(decode(data[sentence.start : sentence.end])))
            meant = {aspect.dimension for aspect in found}
            if len(meant) != 1 or dimension in meant:
                continue
            aspect = found[0]
            start = sentence.start + len(encode(decode(data[sentence.start : sentence.end])[: aspect.start]))
            message = f"`{aspect.words}` belongs to {TITLES[aspect.dimension]}"
            target = grading.evaluation.analyses[answer].ratings.get(aspect.dimension)
            fix = move_sentence(grading.text, sentence, rating, aspect.dimension, target)
            yield CHECK.at(Span(start, start + len(encode(aspect.words))), message, fix=fix)
