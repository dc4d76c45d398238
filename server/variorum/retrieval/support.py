"""Scores how far the passages that an answer cites support it, by formulas alone."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Final

import attrs

from variorum.retrieval.bm25 import K1
from variorum.retrieval.claims import Evidence, missing_names, missing_numbers, stated
from variorum.retrieval.number_words import in_digits
from variorum.retrieval.runs import Answer
from variorum.retrieval.score import tokens

SUPPORT: Final = "CITATION_SUPPORT"
RECALL: Final = "CITATION_RECALL"


@attrs.frozen
class CitationScore:
    """How far the passages that a sentence cites, taken together, support it; all values are in `[0, 1]`."""

    coverage: float
    """The share of the sentence's words, each as often as it stands there, that the passages have."""
    bm25: float
    """The same, rare words counting for more: the passages' BM25 over that of a passage that quotes the sentence."""
    facts: float
    """The share of the sentence's numbers and names that the passages have; 1 where it has none."""
    missing_numbers: tuple[str, ...] = ()
    missing_names: tuple[str, ...] = ()

    @property
    def support(self) -> float:
        """The mean of coverage and BM25, times the share of numbers and names that the passages have."""
        return (self.coverage + self.bm25) / 2 * self.facts


@attrs.frozen
class CitedSentence:
    """A sentence of an answer, counted from 1, and what it cites."""

    number: int
    text: str
    citations: tuple[str, ...]
    score: CitationScore | None
    """None where a cited document's text is not known."""


@attrs.frozen
class AnswerSupport:
    """The sentences of an answer that cite something, and how many there are in all."""

    sentences: int
    cited: tuple[CitedSentence, ...]

    @property
    def measures(self) -> Mapping[str, float]:
        """The leaderboard's measures, in `[0, 1]`; none where no text of what the answer cites is known.

        CITATION_SUPPORT is the mean support of the sentences that cite, CITATION_RECALL that of all sentences, of which
        those that cite nothing have none: the weighted precision and recall of the TREC 2024 RAG track's support
        assessment (Thakur et al., 2025), with support by formulas for that by people. Sentences that cite texts that
        are not known count for neither.
        """
        known = [one.score.support for one in self.cited if one.score is not None]
        unknown = len(self.cited) - len(known)
        if unknown and not known:
            return {}
        total, judged = math.fsum(known), self.sentences - unknown
        return {
            SUPPORT: total / len(known) if known else 0.0,
            RECALL: total / judged if judged else 0.0,
        }


# By run, then by topic.
Supports = Mapping[str, Mapping[str, AnswerSupport]]
NO_SUPPORTS: Final[Supports] = MappingProxyType({})


def score_citation(sentence: str, passages: Sequence[str], *, corpus: Sequence[str] = ()) -> CitationScore:
    """How far passages support a sentence that cites them.

    `corpus` holds other texts of the same kind, which tell common words from rare ones. Words are compared as they are
    written, so passages in another language than the sentence support nothing.
    """
    return _score(
        sentence, [_Passage.of(one) for one in passages], _Rarity.of((*passages, sentence, *corpus))
    )


def answer_support(answer: Answer, passages: Mapping[str, str]) -> AnswerSupport:
    """The support of an answer's citations; `passages` holds the texts of documents by their ids.

    They win over the texts that the run brings along, since the run is what is judged. A citation of no reference
    supports nothing. How rare a word is, the answer's own sentences and passages tell, so that a score does not
    depend on other answers.
    """
    known = {**answer.passages, **passages}
    ids = {one for sentence in answer.sentences for one in sentence.citations}
    read = {one: _Passage.of(known[one]) for one in sorted(ids) if one in known}
    rarity = _Rarity.of((*(known[one] for one in read), *(one.text for one in answer.sentences)))
    # A place beyond the references holds no document; an id that is not among them may still be one.
    nowhere = frozenset(one for one in answer.dangling if one.removeprefix("-").isdecimal())
    cited = []
    for number, sentence in enumerate(answer.sentences, 1):
        if not sentence.citations or not sentence.text.strip():
            continue
        found = [read[one] for one in dict.fromkeys(sentence.citations) if one in read]
        is_known = all(one in read or one in nowhere for one in sentence.citations)
        score = _score(sentence.text, found, rarity) if is_known else None
        cited.append(CitedSentence(number, sentence.text, sentence.citations, score))
    return AnswerSupport(sum(bool(one.text.strip()) for one in answer.sentences), tuple(cited))


def support_of(answers: Iterable[Answer], passages: Mapping[str, str]) -> Supports:
    """The support of all answers that cite a text that is known, or that cite nothing, if there is one of the former.

    It is empty where no text of a cited document is known, since then nothing can be said.
    """
    found: dict[str, dict[str, AnswerSupport]] = {}
    is_any_known = False
    for answer in answers:
        support = answer_support(answer, passages)
        is_any_known = is_any_known or any(one.score is not None for one in support.cited)
        found.setdefault(answer.run, {})[answer.topic] = support
    return found if is_any_known else {}


def altered_passages(answers: Iterable[Answer], passages: Mapping[str, str]) -> dict[str, list[str]]:
    """The documents, by run, whose text differs between what the run brings along and the passages."""
    found: dict[str, dict[str, None]] = {}
    for answer in answers:
        for name, text in answer.passages.items():
            if name in passages and passages[name].split() != text.split():
                found.setdefault(answer.run, {})[name] = None
    return {run: list(names) for run, names in found.items()}


@attrs.frozen
class _Rarity:
    """In how many of some documents each word stands."""

    documents: int
    having: Mapping[str, int]

    @classmethod
    def of(cls, texts: Sequence[str]) -> _Rarity:
        return cls(len(texts), Counter(word for text in texts for word in set(_words(text))))

    def weight(self, word: str) -> float:
        """The weight of a rare term, in the form that never turns negative."""
        having = self.having.get(word, 0)
        return math.log(1 + (self.documents - having + 0.5) / (having + 0.5))


@attrs.frozen
class _Passage:
    """A passage taken apart once for all sentences that cite it."""

    counts: Mapping[str, int]
    evidence: Evidence

    @classmethod
    def of(cls, text: str) -> _Passage:
        return cls(Counter(_words(text)), Evidence.of(text))


def _words(text: str) -> list[str]:
    """The words of a text, its numbers in digits: `twelve` and `12` are one word."""
    return tokens(in_digits(text))


def _score(sentence: str, passages: Sequence[_Passage], rarity: _Rarity) -> CitationScore:
    own = Counter(_words(sentence))
    held = {word: sum(one.counts.get(word, 0) for one in passages) for word in own}
    evidence = [one.evidence for one in passages]
    numbers, names = missing_numbers(sentence, evidence), missing_names(sentence, evidence)
    facts = stated(sentence)
    return CitationScore(
        coverage=sum(min(count, held[word]) for word, count in own.items()) / own.total() if own else 0.0,
        bm25=_relative_bm25(own, held, rarity),
        facts=max(0.0, 1 - (len(numbers) + len(names)) / facts) if facts else 1.0,
        missing_numbers=numbers,
        missing_names=names,
    )


def _relative_bm25(own: Mapping[str, int], held: Mapping[str, int], rarity: _Rarity) -> float:
    """BM25 without its norm for length, over what a text would have that holds the words as often as they stand there."""
    total = reached = 0.0
    for word, count in own.items():
        weight, found = rarity.weight(word), min(held[word], count)
        total += weight * count / (count + K1)
        reached += weight * found / (found + K1)
    return reached / total if total else 0.0
