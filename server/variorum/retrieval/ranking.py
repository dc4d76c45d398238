"""Scores all runs on all topics, and finds topics without answers."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence

from variorum.retrieval.answer_score import RetrievalScore, score_topic
from variorum.retrieval.leaderboard import Scores
from variorum.retrieval.runs import Answer
from variorum.retrieval.settings import Settings
from variorum.retrieval.topics import Topic


def rank(topics: Mapping[str, Topic], answers: Iterable[Answer], settings: Settings) -> Scores:
    """Returns the scores of every answer by run, then by topic; an answer to an unknown topic is left out.

    The answers to one topic are scored together, which matters to the corpus mode of BM25 alone.
    """
    by_topic: defaultdict[str, list[Answer]] = defaultdict(list)
    for answer in answers:
        if answer.topic in topics:
            by_topic[answer.topic].append(answer)
    scores: defaultdict[str, dict[str, RetrievalScore]] = defaultdict(dict)
    for topic, given in by_topic.items():
        texts = [answer.text for answer in given]
        for answer, score in zip(
            given, score_topic(topics[topic].query, texts, settings=settings), strict=True
        ):
            scores[answer.run][topic] = score
    return dict(scores)


def unanswered(topics: Mapping[str, Topic], scores: Scores) -> list[Topic]:
    """Returns the topics that no run answers, in the order of their file."""
    answered: set[str] = set().union(*(by_topic.keys() for by_topic in scores.values()))
    return [topic for topic in topics.values() if topic.id not in answered]


def first_runs(answers: Sequence[Answer], most: int | None) -> list[Answer]:
    """Returns the answers of the first `most` runs in the order in which they come; all where that is None."""
    runs = list(dict.fromkeys(answer.run for answer in answers))[:most]
    known_answers = frozenset(runs)
    return [answer for answer in answers if answer.run in known_answers]
