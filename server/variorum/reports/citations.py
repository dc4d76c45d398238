"""Reports how far citations support the sentences of answers: as JSON lines, and as a table of the weakest."""

from __future__ import annotations

import json
from collections.abc import Iterator

from variorum.reports.bench_page import Table
from variorum.retrieval.support import AnswerSupport, CitationScore, CitedSentence, Supports
from variorum.rounding import rounded

_MAX_LISTED = 20
_ABOUT = (
    "CITATION_SUPPORT is the mean support of the sentences that cite, CITATION_RECALL that of all sentences. Support is the mean "
    "of coverage and BM25 of the sentence in the passages that it cites, times the share of its numbers and names that they "
    "have; words are compared, so a paraphrase scores less than a quotation. citations.jsonl holds every sentence."
)


def citations_json_lines(supports: Supports) -> str:
    """Returns a JSON line for each sentence with citations, by run, topic and position."""
    lines = []
    for run, topic, one in _sentences(supports):
        score = one.score
        fields = {
            "run_id": run,
            "topic_id": topic,
            "sentence": one.number,
            "text": one.text,
            "citations": list(one.citations),
            "support": None if score is None else round(score.support, 4),
            "coverage": None if score is None else round(score.coverage, 4),
            "bm25": None if score is None else round(score.bm25, 4),
            "missing_numbers": [] if score is None else list(score.missing_numbers),
            "missing_names": [] if score is None else list(score.missing_names),
        }
        lines.append(json.dumps(fields) + "\n")
    return "".join(lines)


def weakest_citations(supports: Supports) -> Table:
    """Returns the sentences with the lowest support."""
    known = [
        (run, topic, one, one.score) for run, topic, one in _sentences(supports) if one.score is not None
    ]
    known.sort(key=lambda each: each[3].support)
    rows = tuple(
        (
            *(
                run,
                topic,
                str(one.number),
                f"{score.support:.4f}",
                f"{score.coverage:.4f}",
                f"{score.bm25:.4f}",
            ),
            ", ".join(lacking(score)) or "-",
        )
        for run, topic, one, score in known[:_MAX_LISTED]
    )
    heads = ("run", "topic", "sentence", "support", "coverage", "BM25", "lacking in the passages")
    words = frozenset({"run", "topic", "lacking in the passages"})
    return Table("Weakest citations", heads, rows, words, _ABOUT)


def citation_lines(support: AnswerSupport) -> Iterator[str]:
    """Yields a remark about each sentence with citations, for an editor."""
    for one in support.cited:
        if one.score is None:
            yield f"sentence {one.number}: the text of what it cites is not known"
            continue
        missing = ", ".join(lacking(one.score))
        rest = f"; its passages lack {missing}" if missing else ""
        yield f"sentence {one.number}: support {rounded(one.score.support, 2)}{rest}"


def lacking(score: CitationScore) -> tuple[str, ...]:
    """Returns the numbers and names that the cited passages do not contain."""
    return (*score.missing_numbers, *score.missing_names)


def _sentences(supports: Supports) -> Iterator[tuple[str, str, CitedSentence]]:
    for run in sorted(supports):
        for topic in sorted(supports[run]):
            for one in supports[run][topic].cited:
                yield run, topic, one
