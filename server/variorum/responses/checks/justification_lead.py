"""justification-lead: a justification that does not open with its conclusion."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from variorum.responses.check import Check, Example, Remark
from variorum.responses.grading import Grading
from variorum.responses.sentences import sentences
from variorum.rules.finding import Severity
from variorum.syntax.source_text import decode

CHECK = Check(
    id="justification-lead",
    severity=Severity.WARNING,
    what="Finds a justification whose first sentence does not say which answer is better, or says the opposite of "
    "the ranking.",
    why="Readers want the conclusion first and its reasons after it.",
    example=Example(
        before="### Comparative Analysis\n\n**Justification**: Both sort the list. Response A is better because it is "
        "stable.\n",
        after="### Comparative Analysis\n\n**Justification**: Response A is better because it is stable. Response B "
        "reorders equal rows.\n",
    ),
)

_ANSWER: Final = r"(?:(?:response|answer|option|assistant)\s+)?\**\b([AB])\b\**"
_VERDICT: Final = (
    r"(?:better|superior|preferable|preferred|stronger|wins|best|more (?:useful|helpful|correct|accurate|complete)|"
    r"clearer|safer|outperforms|beats|surpasses)"
)
_WORSE: Final = r"(?:worse|inferior|weaker|loses|falls short)"
_EQUAL: Final = re.compile(
    r"\b(?:equal(?:ly)?|equivalent|comparable|tied?|on a par|no (?:real |meaningful )?(?:difference|preference)|"
    r"as good as|neither)\b",
    re.IGNORECASE,
)
_FIRST_ANSWER: Final = re.compile(rf"(?i:{_ANSWER.replace('[AB]', '(?-i:[AB])')})")
_BETTER: Final = re.compile(rf"\b{_VERDICT}\b", re.IGNORECASE)
_LESSER: Final = re.compile(rf"\b{_WORSE}\b", re.IGNORECASE)
_PREFERS: Final = re.compile(r"\b(?:prefer|choose|pick|favou?r)\b", re.IGNORECASE)


@CHECK.on_grading
def buried_conclusions(grading: Grading) -> Iterator[Remark]:
    """The first sentence, where it gives no verdict or one that the ranking contradicts."""
    passage = grading.evaluation.justification
    if passage is None or not passage.text:
        return
    first = next(sentences(grading.text.data, *passage.span), None)
    if first is None:
        return
    verdict = _verdict(decode(grading.text.data[first.start : first.end]))
    ranking = grading.evaluation.ranking
    if verdict is None:
        yield CHECK.at(first, "lead with the conclusion: say first which answer is better and why")
    elif ranking is not None and ranking.value is not None and _sign(ranking.value) != verdict:
        said = {1: "A is better", -1: "B is better", 0: "they are equal"}[verdict]
        yield CHECK.at(first, f"this says that {said}, and the ranking is {ranking.value:+d}")


def _verdict(sentence: str) -> int | None:
    """1 where the sentence calls A better, -1 for B, 0 for a tie, None where it gives no verdict."""
    if _EQUAL.search(sentence):
        return 0
    named = _FIRST_ANSWER.search(sentence)
    if named is None:
        return None
    favoured = 1 if named[1] == "A" else -1
    better, worse = _BETTER.search(sentence), _LESSER.search(sentence)
    if _PREFERS.search(sentence[: named.start()]) or (
        better and (not worse or better.start() < worse.start())
    ):
        return favoured
    return -favoured if worse else None


def _sign(value: int) -> int:
    return (value > 0) - (value < 0)
