"""Scores one answer to one query: four metrics, their weighted mean and a grade from 0 to 3."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Final

import attrs

from variorum.retrieval.bm25 import corpus_bm25, simplified_bm25
from variorum.retrieval.settings import Settings

HIGHEST_GRADE: Final = 3

_WORD: Final = re.compile(r"\b\w+\b")


@attrs.frozen
class RetrievalScore:
    """How well an answer meets a query. The metrics and `combined` are in `[0, 1]`, `grade` is 0, 1, 2 or 3.

    `missing` holds the query's terms that the answer never uses, in the order of the query.
    """

    length: float
    keyword: float
    bm25: float
    coverage: float
    combined: float
    grade: int
    word_count: int
    missing: tuple[str, ...]


def score_retrieval(query: str, response: str, *, settings: Settings | None = None) -> RetrievalScore:
    """Returns the score of one response by itself.

    In the corpus mode of BM25 the response is the whole corpus; `score_topic` is the way to score several
    together.
    """
    return score_topic(query, [response], settings=settings)[0]


def score_topic(
    query: str, responses: Sequence[str], *, settings: Settings | None = None
) -> list[RetrievalScore]:
    """Returns the scores of all responses to one query, in their order."""
    settings = settings or Settings()
    wanted = tokens(query)
    given = [tokens(response) for response in responses]
    if settings.bm25 == "corpus":
        ranks = corpus_bm25(wanted, given)
    else:
        ranks = [simplified_bm25(wanted, words, settings.optimal_length) for words in given]
    return [_score(wanted, words, rank, settings) for words, rank in zip(given, ranks, strict=True)]


def tokens(text: str) -> list[str]:
    """Returns the words of a text in lower case: runs of letters, digits and underscores, none dropped or stemmed."""
    return _WORD.findall(text.lower())


def length_score(word_count: int, settings: Settings) -> float:
    """How near a length is to the best: 0.5 at the minimum, 1 at the optimum, 0.8 at the maximum.

    Beyond the maximum it falls in proportion: twice the maximum is worth 0.4.
    """
    low, best, high = settings.min_length, settings.optimal_length, settings.max_length
    if word_count < low:
        return 0.5 * word_count / low
    if word_count <= best:
        # Where the minimum is the optimum, reaching it is all there is to reach.
        return 1.0 if best == low else 0.5 + 0.5 * (word_count - low) / (best - low)
    if word_count <= high:
        return 1.0 - 0.2 * (word_count - best) / (high - best)
    return 0.8 * high / word_count


def keyword_score(query: Sequence[str], response: Sequence[str]) -> float:
    """Returns the share of the query's distinct terms that the response uses; 0 for an empty query."""
    terms = set(query)
    return len(terms & set(response)) / len(terms) if terms else 0.0


def coverage_score(query: Sequence[str], response: Sequence[str]) -> float:
    """Returns the share of the query's terms, each as often as it stands there, that the response uses as often."""
    used = Counter(response)
    covered = sum(min(used[term], count) for term, count in Counter(query).items())
    return covered / len(query) if query else 0.0


def _score(query: list[str], response: list[str], bm25: float, settings: Settings) -> RetrievalScore:
    metrics = {
        "length": length_score(len(response), settings),
        "keyword": keyword_score(query, response),
        "bm25": bm25,
        "coverage": coverage_score(query, response),
    }
    weights = settings.weights
    # A plain sum in the order of the metrics: the published grades round the same floating-point value.
    combined = min(1.0, sum(weights[metric] * value for metric, value in metrics.items()))
    used = set(response)
    return RetrievalScore(
        **metrics,
        combined=combined,
        # Python rounds ties to the even neighbour, as the published grades do.
        grade=min(HIGHEST_GRADE, max(0, round(HIGHEST_GRADE * combined))),
        word_count=len(response),
        missing=tuple(term for term in dict.fromkeys(query) if term not in used),
    )
