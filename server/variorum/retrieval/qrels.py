"""Writes relevance judgements (qrels) in TREC's format, `topic 0 document grade` per line."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import NamedTuple

from variorum.retrieval.leaderboard import Scores
from variorum.retrieval.runs import Answer


class Judgement(NamedTuple):
    """The grade of a document for a topic."""

    topic: str
    document: str
    grade: int


def judgements(scores: Scores, answers: Iterable[Answer], *, by_passage: bool = True) -> list[Judgement]:
    """Returns the grade of every answer that has a score, by topic and document in the order of their names.

    An answer is called after its text, as the published judge does, so that the same text has one grade whatever
    run gave it; of several grades the highest counts. Otherwise it is called after its run.
    """
    grades: dict[tuple[str, str], int] = {}
    for answer in answers:
        score = scores.get(answer.run, {}).get(answer.topic)
        if score is not None:
            key = answer.topic, passage_id(answer.text) if by_passage else answer.run
            grades[key] = max(score.grade, grades.get(key, 0))
    return [Judgement(topic, document, grades[topic, document]) for topic, document in sorted(grades)]


def passage_id(text: str) -> str:
    """Returns the name of a passage in qrels: the MD5 of its text in UTF-8, hexadecimal."""
    # JSON can state half of a surrogate pair, which UTF-8 cannot hold otherwise.
    return hashlib.md5(text.encode("utf-8", "surrogatepass"), usedforsecurity=False).hexdigest()


def render_qrels(given: Iterable[Judgement]) -> str:
    """Returns the judgements as a file. Blanks within a name become underscores, since blanks part the fields."""
    return "".join(f"{qrels_name(one.topic)} 0 {qrels_name(one.document)} {one.grade}\n" for one in given)


def qrels_name(name: str) -> str:
    """Returns a topic or document as it stands in qrels, where blanks part the fields."""
    return "_".join(name.split())
