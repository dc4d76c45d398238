"""Builds leaderboards, the measures of every run per topic and overall, and writes them in the layouts of common tools."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Iterable, Mapping
from statistics import fmean
from types import MappingProxyType
from typing import Final, NamedTuple

from variorum.retrieval.answer_score import HIGHEST_GRADE, RetrievalScore

ALL_TOPICS: Final = "all"
MEASURES: Final = ("AVG_GRADE", "AVG_SCORE", "LENGTH_SCORE", "KEYWORD_SCORE", "BM25_SCORE", "COVERAGE_SCORE")
LAYOUTS: Final = ("tot", "ir_measures", "jsonl")

# The kinds of character that tear the lines of a leaderboard, or the terminal that shows them.
_UNFIT: Final = ("Cc", "Cs", "Zl", "Zp")
# By run, then by topic.
Scores = Mapping[str, Mapping[str, RetrievalScore]]
# The measures of another judge by run, topic and name. An answer may lack some.
Measures = Mapping[str, Mapping[str, Mapping[str, float]]]
NO_MEASURES: Final[Measures] = MappingProxyType({})


class LeaderboardError(ValueError):
    """Scores that cannot be written as a leaderboard; the message names the run or topic."""


class Row(NamedTuple):
    """One value: of one run, one measure, and one topic or "all"."""

    run: str
    measure: str
    topic: str
    value: float


def leaderboard(scores: Scores, more: Measures = NO_MEASURES) -> list[Row]:
    """Returns the rows of every run: each measure per topic, then its mean as the one row of topic "all".

    AVG_GRADE averages the whole grades from 0 to 3; AVG_SCORE is the same scale before rounding; the four
    metrics are in `[0, 1]`. `more` holds the measures of other judges; their mean is over the topics that have them.
    Runs and topics stand in the order of their names. A run without topics has no rows.

    Raises `LeaderboardError` for a name that a layout could not hold.
    """
    rows: list[Row] = []
    for run in sorted(scores):
        _check_name("run", run)
        topics = sorted(scores[run])
        for topic in topics:
            _check_name("topic", topic)
            if topic == ALL_TOPICS:
                raise LeaderboardError(f"a topic cannot be named `{ALL_TOPICS}`: the row of all topics is")
        by_topic = all_measures(scores[run], more.get(run, {}))
        for measure in dict.fromkeys(name for topic in topics for name in by_topic[topic]):
            having = [topic for topic in topics if measure in by_topic[topic]]
            values = [by_topic[topic][measure] for topic in having]
            rows.extend(Row(run, measure, topic, value) for topic, value in zip(having, values, strict=True))
            rows.append(Row(run, measure, ALL_TOPICS, fmean(values)))
    return rows


def all_measures(
    scores: Mapping[str, RetrievalScore], more: Mapping[str, Mapping[str, float]]
) -> dict[str, dict[str, float]]:
    """Returns the measures of one run by topic, those of other judges behind its own."""
    return {topic: {**measures_of(score), **more.get(topic, {})} for topic, score in scores.items()}


def measures_of(score: RetrievalScore) -> dict[str, float]:
    """Returns the value of every measure for one answer; see `leaderboard` for their ranges."""
    return {
        "AVG_GRADE": float(score.grade),
        "AVG_SCORE": HIGHEST_GRADE * score.combined,
        "LENGTH_SCORE": score.length,
        "KEYWORD_SCORE": score.keyword,
        "BM25_SCORE": score.bm25,
        "COVERAGE_SCORE": score.coverage,
    }


def render(rows: Iterable[Row], layout: str) -> str:
    """Returns the rows as a file of the layout `tot`, `ir_measures` or `jsonl`, one row a line.

    `tot` has run, measure, topic and value, `ir_measures` run, topic, measure and value, parted by tabs.
    The layout `trec_eval` has a file per run: see `render_trec_eval`. Raises `ValueError` for an unknown
    layout.
    """
    if layout == "tot":
        return "".join(f"{row.run}\t{row.measure}\t{row.topic}\t{row.value:.4f}\n" for row in rows)
    if layout == "ir_measures":
        return "".join(f"{row.run}\t{row.topic}\t{row.measure}\t{row.value:.4f}\n" for row in rows)
    if layout == "jsonl":
        return "".join(_json_line(row) for row in rows)
    raise ValueError(f"unknown layout `{layout}`; known: {', '.join(LAYOUTS)}")


def render_trec_eval(rows: Iterable[Row]) -> dict[str, str]:
    """Returns a file for each run, as that layout names no run in its rows: measure, topic and value, parted by tabs.

    The first row of each says whose file it is: `runid`, "all" and the run's name.
    """
    files: dict[str, list[str]] = {}
    for row in rows:
        lines = files.setdefault(row.run, [f"{'runid':<22}\t{ALL_TOPICS}\t{row.run}\n"])
        lines.append(f"{row.measure:<22}\t{row.topic}\t{row.value:.4f}\n")
    return {run: "".join(lines) for run, lines in files.items()}


def _json_line(row: Row) -> str:
    fields = {"run_id": row.run, "measure": row.measure, "topic_id": row.topic, "value": round(row.value, 4)}
    return json.dumps(fields) + "\n"


def _check_name(kind: str, name: str) -> None:
    if not name.strip() or any(unicodedata.category(character) in _UNFIT for character in name):
        raise LeaderboardError(
            f"the {kind} name {name!r} is empty or holds a tab, line end or control character"
        )
