"""Topic and run files are read line by line; a bad line is named and leaves the others unharmed."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from variorum.retrieval.runs import parse_run
from variorum.retrieval.topics import Topic, parse_topics

FULL = {
    "request_id": "7",
    "title": "Tides",
    "problem_statement": "Why twice?",
    "background": "A sailor.",
    "body": "b",
}


@pytest.mark.parametrize(
    ("topic_format", "fields", "query"),
    [
        ("ragtime", FULL, "Tides Why twice? A sailor."),
        ("dragun", FULL, "b"),
        ("rag", FULL, "Tides"),
        ("auto", FULL, "Tides Why twice? A sailor."),
        ("auto", {"docid": "7", "body": "b"}, "b"),
        ("auto", {"topic_id": 7, "title": "Tides"}, "Tides"),
        ("ragtime", {"id": "7", "title": " Tides ", "background": None}, "Tides"),
    ],
)
def test_the_query_is_made_of_the_fields_of_the_format(
    topic_format: str, fields: dict[str, str], query: str
) -> None:
    topics = parse_topics(json.dumps(fields), topic_format)
    assert topics == ({"7": Topic("7", query, 1)}, ())


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("{", "not valid JSON"),
        ("[1]", "expected a JSON object"),
        ('{"title": "x"}', "the topic has no id"),
        ('{"id": true, "title": "x"}', "the topic has no id"),
        ('{"id": "2"}', "topic 2 has no query; title is expected"),
        ('{"id": "2", "title": ["x"]}', "topic 2: title must be texts"),
        ('{"id": "1", "title": "again"}', "topic 1 is there twice, first on line 1"),
        ("[" * 100_000, "not valid JSON: it cannot be decoded"),
        ("\0", "not valid JSON"),
    ],
)
def test_a_bad_topic_is_named_and_the_others_are_read(line: str, message: str) -> None:
    topics = parse_topics('{"id": "1", "title": "x"}\r\n\n' + line + '\n{"id": "3", "title": "z\u2028"}\n')
    assert list(topics.by_id) == ["1", "3"]
    assert [(problem.line, problem.message[: len(message)]) for problem in topics.problems] == [(3, message)]


def test_an_unknown_format_is_refused() -> None:
    with pytest.raises(ValueError, match="known: auto, ragtime, dragun, rag"):
        parse_topics("", "trec")


def run_line(**changes: object) -> str:
    fields: dict[str, object] = {
        "metadata": {"team_id": "t", "run_id": "r", "topic_id": "1", "task": "gen"},
        "responses": [{"text": "One.", "citations": ["d1"]}, {"text": "Two.", "citations": [1]}],
        "references": ["d1", "d2"],
    }
    return json.dumps(fields | changes)


def test_the_sentences_of_an_answer_join_with_one_space() -> None:
    (answer,), problems = parse_run(run_line())
    assert problems == ()
    assert (answer.team, answer.run, answer.topic, answer.task) == ("t", "r", "1", "gen")
    assert answer.text == "One. Two."


def test_citations_without_a_reference_are_named() -> None:
    sentences = [
        {"text": "One.", "citations": ["d1", "d9", 2, -1, None]},
        {"text": "Two.", "citations": {"d8": 1}},
    ]
    (answer,), problems = parse_run(run_line(responses=sentences))
    assert answer.dangling == ("d9", "2", "-1", "None", "d8")
    assert [one[:2] for one in problems] == [(1, "cited, but not among the references: d9, 2, -1, None, d8")]


def test_an_empty_answer_is_named_and_kept() -> None:
    (answer,), problems = parse_run(run_line(responses=[]))
    assert answer.text == ""
    assert [one[:2] for one in problems] == [(1, "the answer to topic 1 is empty")]


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("not json", "not valid JSON"),
        (run_line(metadata=None), "`metadata` must be an object"),
        (run_line(metadata={"run_id": "r"}), "`metadata.topic_id` is missing"),
        (run_line(metadata={"topic_id": "1"}), "`metadata.run_id` is missing"),
        (run_line(metadata={"run_id": "r", "topic_id": "2"}, responses="text"), "`responses` must be a list"),
        (run_line(metadata={"run_id": "r", "topic_id": "2"}, responses=[{"text": 1}]), "`responses` must be"),
        (run_line(metadata={"run_id": "r", "topic_id": "2"}, references={}), "`references` must be a list"),
        (run_line(responses=[{"text": "x", "citations": 7}]), "`responses` must be a list"),
        (run_line(), "run r answers topic 1 twice, first on line 1"),
    ],
)
def test_a_bad_answer_is_named_and_the_others_are_read(line: str, message: str) -> None:
    last = run_line(metadata={"run_id": "r", "topic_id": "3"})
    run = parse_run("\n".join([run_line(), line, last]))
    assert [answer.topic for answer in run.answers] == ["1", "3"]
    assert [(problem.line, message in problem.message) for problem in run.problems] == [(2, True)]


SCALARS = st.none() | st.booleans() | st.integers() | st.text(max_size=5)
JSON = st.recursive(SCALARS, lambda inner: st.lists(inner, max_size=3), max_leaves=6)
LINES = st.lists(
    st.text(max_size=30)
    | st.fixed_dictionaries({"metadata": JSON, "responses": JSON, "references": JSON}).map(json.dumps)
    | st.fixed_dictionaries({"id": JSON, "title": JSON, "body": JSON}).map(json.dumps)
).map("\n".join)


@given(text=LINES)
def test_no_text_breaks_the_readers(text: str) -> None:
    lines = text.count("\n") + 1
    problems = [*parse_topics(text).problems, *parse_run(text).problems]
    assert all(1 <= problem.line <= lines for problem in problems)
