"""Computes BM25 of one response, or of all responses of a topic with inverse document frequencies."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from typing import Final

K1: Final = 1.5
B: Final = 0.75


def simplified_bm25(query: Sequence[str], response: Sequence[str], average_length: float) -> float:
    """BM25 without the rarity of terms, in `[0, 1]`.

    The saturated frequency of every term of the query, repeats included, over the most that its distinct
    terms could reach, which is `K1 + 1` each; capped at 1. `average_length` stands for the mean length of
    a corpus.
    """
    if not query:
        return 0.0
    used = Counter(response)
    norm = K1 * (1 - B + B * len(response) / average_length)
    total = sum(used[term] * (K1 + 1) / (used[term] + norm) for term in query if used[term])
    return min(1.0, total / (len(set(query)) * (K1 + 1)))


def corpus_bm25(query: Sequence[str], responses: Sequence[Sequence[str]]) -> list[float]:
    """Returns the BM25 of each response, in `[0, 1]`, with the responses as the corpus.

    Each is divided by what a response could reach that had every distinct term of the query in endless
    number; a term that no response has counts as one that a single response has. Capped at 1, as the
    simplified form is.
    """
    if not query or not any(responses):
        return [0.0] * len(responses)
    # Only this form pays for the import of numpy.
    from rank_bm25 import BM25Plus

    # Without its floor (delta 0) this is the classic formula, with a term weight that never turns
    # negative: the Okapi weight does so for terms that most responses share, which in a corpus of a few
    # answers is most terms.
    model = BM25Plus([list(response) for response in responses], k1=K1, b=B, delta=0)
    rarest = math.log(len(responses) + 1)
    reachable = sum(model.idf.get(term, rarest) for term in set(query)) * (K1 + 1)
    return [min(1.0, float(score) / reachable) for score in model.get_scores(list(query))]
