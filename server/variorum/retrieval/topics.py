"""Reads topics, the queries that runs answer, from `topics.jsonl`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from variorum.retrieval.json_lines import LineProblem, identifier, json_objects

# Which fields make the query, by the format of a collection.
QUERY_FIELDS: Final[Mapping[str, tuple[str, ...]]] = {
    "ragtime": ("title", "problem_statement", "background"),
    "dragun": ("body",),
    "rag": ("title",),
}
FORMATS: Final = ("auto", *QUERY_FIELDS)

_ID_FIELDS: Final = ("request_id", "id", "topic_id", "docid")


class Topic(NamedTuple):
    """One information need: its id, the text of its query, and the line, counted from 1, that states it."""

    id: str
    query: str
    line: int


class Topics(NamedTuple):
    """The topics of a file by their id, in its order, and the lines that hold none."""

    by_id: Mapping[str, Topic]
    problems: tuple[LineProblem, ...]


def parse_topics(text: str, topic_format: str = "auto") -> Topics:
    """Returns the topics in a text of JSON Lines. Of two with one id the first counts.

    `topic_format` is one of `FORMATS`; "auto" tells the format of each line by its fields. Raises
    `ValueError` for another one; a bad line is a problem, never an exception.
    """
    if topic_format not in FORMATS:
        raise ValueError(f"unknown topic format `{topic_format}`; known: {', '.join(FORMATS)}")
    topics: dict[str, Topic] = {}
    problems: list[LineProblem] = []
    for line, fields in json_objects(text, problems):
        topic = _topic(line, fields, topic_format)
        if isinstance(topic, LineProblem):
            problems.append(topic)
        elif topic.id in topics:
            first = topics[topic.id].line
            problems.append(LineProblem(line, f"topic {topic.id} is there twice, first on line {first}"))
        else:
            topics[topic.id] = topic
    return Topics(topics, tuple(sorted(problems)))


def _topic(line: int, fields: Mapping[str, Any], topic_format: str) -> Topic | LineProblem:
    topic_id = next((found for name in _ID_FIELDS if (found := identifier(fields.get(name)))), "")
    if not topic_id:
        return LineProblem(line, f"the topic has no id; give it one of {', '.join(_ID_FIELDS)}")
    wanted = QUERY_FIELDS[_detected(fields) if topic_format == "auto" else topic_format]
    texts = [fields[name] for name in wanted if fields.get(name) is not None]
    if not all(isinstance(text, str) for text in texts):
        return LineProblem(line, f"topic {topic_id}: {', '.join(wanted)} must be texts")
    query = " ".join(text.strip() for text in texts if text.strip())
    if not query:
        return LineProblem(line, f"topic {topic_id} has no query; {' or '.join(wanted)} is expected")
    return Topic(topic_id, query, line)


def _detected(fields: Mapping[str, Any]) -> str:
    if "problem_statement" in fields or "background" in fields:
        return "ragtime"
    return "dragun" if "body" in fields else "rag"
