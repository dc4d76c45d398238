"""off-topic: a paragraph that shares no term with the prompt or with the rest of the answer."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from variorum.responses.answer import Answer
from variorum.responses.check import Bearing, Check, Example, Remark
from variorum.responses.sentences import is_running_text, paragraphs
from variorum.rules.finding import Severity
from variorum.syntax.source_text import decode

CHECK = Check(
    id="off-topic",
    severity=Severity.INFORMATION,
    dimension="completeness_focus",
    bearing=Bearing.MINOR,
    what="Finds a paragraph whose BM25 score for the terms of the prompt is 0, and that has no term in common with "
    "the paragraphs whose score is not. At least three paragraphs have to be on the subject.",
    why="An answer that drifts loses the question. The words only hint at it: read the paragraph and judge.",
    example=Example(
        prompt="How does garbage collection find unreachable objects?",
        before="Garbage collection starts at the roots and follows references to all reachable objects.\n\n"
        "Objects that were never reached are garbage, and the collection frees their memory afterwards.\n\n"
        "Generational collection looks at young objects first, because most objects become unreachable young.\n\n"
        "Tomatoes grow best when planted against a sunny wall, watered every evening and fed weekly.",
        after="Garbage collection starts at the roots and follows references to all reachable objects.\n\n"
        "Objects that were never reached are garbage, and the collection frees their memory afterwards.\n\n"
        "Generational collection looks at young objects first, because most objects become unreachable young.",
    ),
)

# Shorter paragraphs are transitions, and say too little to be about anything.
_FEWEST_TERMS: Final = 8
_FEWEST_ON_SUBJECT: Final = 3
_TERM: Final = re.compile(r"[^\W\d_]{4,}")
# Two forms of one word mostly share their beginning; a stemmer would do little more here.
_STEM_LENGTH: Final = 5


@CHECK.on_answer
def drifting_paragraphs(answer: Answer) -> Iterator[Remark]:
    """The paragraphs with neither a term of the prompt nor one of the paragraphs that have such terms."""
    spans = [
        span
        for span in paragraphs(answer.prose)
        if is_running_text(answer.prose[span.start : span.end])
        and len(_terms(answer.prose[span.start : span.end])) >= _FEWEST_TERMS
    ]
    asked = _terms(answer.prompt.encode("utf-8", "replace"))
    if len(spans) <= _FEWEST_ON_SUBJECT or not asked:
        return
    terms = [_terms(answer.prose[span.start : span.end]) for span in spans]
    scores = _relevance(terms, asked)
    on_subject = [one for one, score in zip(terms, scores, strict=True) if score > 0]
    if len(on_subject) < _FEWEST_ON_SUBJECT:
        return
    subject = Counter(term for one in on_subject for term in set(one))
    for span, own, score in zip(spans, terms, scores, strict=True):
        if score == 0 and not any(term in subject for term in own):
            yield CHECK.at(
                span, "this paragraph shares no term with the prompt or with the rest of the answer"
            )


def _relevance(documents: Sequence[Sequence[str]], query: Sequence[str]) -> list[float]:
    """The BM25 score of each paragraph above that of an empty one: 0 exactly where no term occurs.

    The plain variant gives common terms a weight of 0 or less; this one gives every document, even an empty
    one, a positive score, which is taken off.
    """
    from rank_bm25 import BM25L

    *scores, nothing = (float(score) for score in BM25L([*documents, []]).get_scores(sorted(set(query))))
    return [max(0.0, score - nothing) for score in scores]


def _terms(data: bytes) -> list[str]:
    return [term[:_STEM_LENGTH] for term in _TERM.findall(decode(data).casefold())]
