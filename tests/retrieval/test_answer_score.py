"""Every metric of the retrieval judge by hand for thirteen answers, and what holds for all others."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from variorum.retrieval.answer_score import length_score, score_retrieval, score_topic, tokens
from variorum.retrieval.settings import Settings

# Lengths small enough for paper and pencil. The saturation of a term that stands f times among n words is
# then 2.5 f / (f + 1.5 (0.25 + 0.75 n / 4)); for n = 4 that is 2.5 f / (f + 1.5).
SMALL = Settings(min_length=2, optimal_length=4, max_length=8)


class Case(NamedTuple):
    query: str
    response: str
    length: Fraction
    keyword: Fraction
    bm25: Fraction
    coverage: Fraction
    grade: int


ZERO, HALF, ONE = Fraction(0), Fraction(1, 2), Fraction(1)

CASES = {
    # No words at all: 0.5 * 0 / 2, and nothing of the query.
    "empty": Case("quantum computing", "", ZERO, ZERO, ZERO, ZERO, 0),
    # n = 1: 2.5 / (1 + 21/32) = 80/53 for one term, over 2 * 2.5. Combined 0.391, times 3 is 1.17.
    "too short": Case("quantum computing", "quantum", Fraction(1, 4), HALF, Fraction(16, 53), HALF, 1),
    # n = 2, the minimum: 2.5 / (1 + 15/16) = 40/31 twice, over 5. Combined 0.755, times 3 is 2.26.
    "minimal": Case("quantum computing", "quantum computing", HALF, ONE, Fraction(16, 31), ONE, 2),
    # n = 4, the optimum: 1 for each of two terms, over 5. Combined 0.82, times 3 is 2.46.
    "optimal": Case("quantum computing", "quantum computing is fast", ONE, ONE, Fraction(2, 5), ONE, 2),
    # Each term twice: 5 / 3.5 = 10/7, two of them over 5. Combined 0.871, times 3 is 2.61.
    "repeated": Case(
        "quantum computing", "Quantum, QUANTUM computing computing!", ONE, ONE, Fraction(4, 7), ONE, 3
    ),
    # n = 8, the maximum: 1 - 0.2. Combined 0.16, times 3 is 0.48.
    "off topic": Case(
        "quantum computing", "one two three four five six seven eight", Fraction(4, 5), ZERO, ZERO, ZERO, 0
    ),
    # n = 16, twice the maximum: 0.8 * 8 / 16.
    "verbose": Case(
        "quantum computing", "a b c d e f g h i j k l m n o p", Fraction(2, 5), ZERO, ZERO, ZERO, 0
    ),
    # n = 6, half-way to the maximum; 2.5 / (1 + 33/16) = 40/49, over 5. Combined 0.479, times 3 is 1.44.
    "half": Case(
        "quantum computing",
        "quantum one two three four five",
        Fraction(9, 10),
        HALF,
        Fraction(8, 49),
        HALF,
        1,
    ),
    # Three tokens, two terms: `is` counts twice in BM25, 2 over 5, but once in coverage, 1 of 3.
    "repeated query": Case("what is is", "is it on now", ONE, HALF, Fraction(2, 5), Fraction(1, 3), 2),
    # 10/7 for each of the query's three tokens, over 5. Combined 0.957, times 3 is 2.87.
    "covered query": Case("what is is", "is is what what", ONE, ONE, Fraction(6, 7), ONE, 3),
    # Only the length counts: 0.2, times 3 is 0.6.
    "no query": Case("", "four words are here", ONE, ZERO, ZERO, ZERO, 1),
    # 4 * 10 / 5.5 over 2.5 is 2.9, capped.
    "capped": Case("go go go go", "go go go go", ONE, ONE, ONE, ONE, 3),
    # n = 3; `café_1` is a word of its own. 2.5 / (1 + 39/32) = 80/71 twice, over 5. Combined 0.785.
    "accents": Case("naïve café", "Naïve: café_1 (CAFÉ)", Fraction(3, 4), ONE, Fraction(32, 71), ONE, 2),
}


@pytest.mark.parametrize("case", CASES.values(), ids=CASES.keys())
def test_an_answer_scores_as_worked_out_by_hand(case: Case) -> None:
    score = score_retrieval(case.query, case.response, settings=SMALL)
    assert score.length == pytest.approx(float(case.length))
    assert score.keyword == pytest.approx(float(case.keyword))
    assert score.bm25 == pytest.approx(float(case.bm25))
    assert score.coverage == pytest.approx(float(case.coverage))
    combined = (2 * case.length + 3 * case.keyword + 3 * case.bm25 + 2 * case.coverage) / 10
    assert score.combined == pytest.approx(float(combined))
    assert score.grade == case.grade


@pytest.mark.parametrize(
    ("words", "combined", "grade"),
    [
        (2, Fraction(1, 6), 0),  # 0.5 lies between 0 and 1: to 0
        (6, Fraction(1, 2), 2),  # 1.5 lies between 1 and 2: to 2
        (10, Fraction(5, 6), 2),  # 2.5 lies between 2 and 3: to 2
        (12, Fraction(1), 3),
    ],
)
def test_a_grade_half_way_goes_to_the_even_neighbour(words: int, combined: Fraction, grade: int) -> None:
    length_alone = Settings(1, 0, 0, 0, min_length=6, optimal_length=12, max_length=20)
    score = score_retrieval("query", "word " * words, settings=length_alone)
    assert 3 * score.combined == float(3 * combined)
    assert score.grade == grade


@pytest.mark.parametrize(
    ("words", "expected"),
    [(0, 0), (25, 0.25), (49, 0.49), (50, 0.5), (125, 0.75), (200, 1), (350, 0.9), (500, 0.8), (1000, 0.4)],
)
def test_the_length_score_with_the_published_lengths(words: int, expected: float) -> None:
    assert length_score(words, Settings()) == pytest.approx(expected)


def test_lengths_that_coincide_divide_by_nothing() -> None:
    same = Settings(min_length=3, optimal_length=3, max_length=3)
    assert [length_score(words, same) for words in (0, 3, 6)] == pytest.approx([0, 1, 0.4])


def test_words_are_letters_digits_and_underscores_in_lower_case() -> None:
    assert tokens("It's C++, x_1 and 3.5: Ärger") == ["it", "s", "c", "x_1", "and", "3", "5", "ärger"]


def test_the_missing_terms_are_named_in_the_order_of_the_query() -> None:
    missing = score_retrieval("What is quantum computing? What?", "quantum").missing
    assert missing == ("what", "is", "computing")


@pytest.mark.parametrize("mode", ["simplified", "corpus"])
@given(query=st.text(max_size=40), response=st.text(max_size=200))
def test_every_score_is_within_its_range(mode: str, query: str, response: str) -> None:
    score = score_retrieval(query, response, settings=Settings(bm25=mode))
    metrics = (score.length, score.keyword, score.bm25, score.coverage, score.combined)
    assert all(0 <= value <= 1 for value in metrics)
    assert score.grade in (0, 1, 2, 3)


@given(query=st.text("ab ", max_size=20), response=st.text("abc ", max_size=60))
def test_a_keyword_more_never_lowers_keyword_and_coverage(query: str, response: str) -> None:
    before, after = score_retrieval(query, response), score_retrieval(query, response + " a")
    assert after.keyword >= before.keyword
    assert after.coverage >= before.coverage


def test_in_corpus_mode_a_rare_term_counts_for_more() -> None:
    corpus = ["cat mat rug bed", "cat sofa rug bed", "cat chair rug bed", "dog mat rug bed"]
    scores = score_topic("cat dog", corpus, settings=Settings(bm25="corpus"))
    assert scores[3].bm25 > scores[0].bm25 > 0
    assert scores[0].bm25 == scores[1].bm25


def test_the_corpus_mode_by_hand() -> None:
    # Two answers of equal length: a term of one of them weighs ln(3/1), a term of both ln(3/2). At mean
    # length a term that stands once is saturated to 2.5 / 2.5 = 1 of 2.5.
    scores = score_topic("cat dog", ["cat rug", "cat dog"], settings=Settings(bm25="corpus"))
    ln3, ln15 = 1.0986122886681098, 0.4054651081081644
    assert scores[0].bm25 == pytest.approx(ln15 / (2.5 * (ln3 + ln15)))
    assert scores[1].bm25 == pytest.approx((ln15 + ln3) / (2.5 * (ln3 + ln15)))


@pytest.mark.parametrize("responses", [[], [""], ["", "!"]])
def test_a_corpus_without_words_scores_nothing(responses: list[str]) -> None:
    scores = score_topic("query", responses, settings=Settings(bm25="corpus"))
    assert [score.bm25 for score in scores] == [0.0] * len(responses)
