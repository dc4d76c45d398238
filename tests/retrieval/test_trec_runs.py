"""Runs as the tracks of TREC write them: other names for the same things, and the texts of cited documents."""

from __future__ import annotations

import json

import pytest

from variorum.lsp.documents.kinds import kind_of
from variorum.retrieval.run_document import RunDocument
from variorum.retrieval.runs import Answer, parse_run
from variorum.syntax.source_text import SourceText

PIECES = [{"text": "Tides rise twice.", "citations": [1]}, {"text": "The moon pulls.", "citations": ["d1"]}]
# The RAG track of 2025: everything in the metadata, under the track's own names.
RAG25 = {
    "metadata": {"team_id": "t", "run_id": "r", "type": "automatic", "narrative_id": 14, "narrative": "Why?"},
    "references": ["d1", "d2"],
    "answer": PIECES,
}
# The RAG track of 2024: no metadata.
RAG24 = {"run_id": "r", "topic_id": "14", "topic": "Why?", "references": ["d1", "d2"], "answer": PIECES}
NARRATIVE_ON_TOP = {
    "metadata": {"run_id": "r"},
    "narrative_id": "14",
    "references": ["d1", "d2"],
    "answer": PIECES,
}
# RAGTIME: how sure the system is of each citation.
RAGTIME = {
    "metadata": {"team_id": "t", "run_id": "r", "topic_id": "14", "task": "english"},
    "responses": [{"text": "Tides rise twice.", "citations": {"d2": 0.9}}, PIECES[1]],
    "references": ["d1", "d2"],
    "answer": None,
}


def only(*lines: object) -> Answer:
    (answer,), problems = parse_run("\n".join(map(json.dumps, lines)))
    assert problems == ()
    return answer


@pytest.mark.parametrize("line", [RAG25, RAG24, NARRATIVE_ON_TOP, RAGTIME])
def test_a_run_is_read_however_its_track_names_things(line: dict[str, object]) -> None:
    answer = only(line)
    assert (answer.run, answer.topic, answer.text) == ("r", "14", "Tides rise twice. The moon pulls.")
    assert [sentence.citations for sentence in answer.sentences] == [("d2",), ("d1",)]
    assert answer.dangling == ()


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"answer": "text"}, "`answer` must be a list of objects, each with a `text`"),
        ({"answer": None}, "`responses` must be a list of objects, each with a `text`"),
        ({"topic_id": "15"}, "`topic_id` is 15 but `narrative_id` is 14"),
        ({"metadata": {"narrative_id": "14"}}, "`metadata.run_id` is missing or no id"),
        ({"metadata": None}, "`metadata` must be an object with team_id, run_id and topic_id"),
    ],
)
def test_a_wrong_field_is_named_as_the_line_names_it(changes: dict[str, object], message: str) -> None:
    answers, (problem,) = parse_run(json.dumps(RAG25 | changes))
    assert (answers, problem.message) == ((), message)


def test_the_topic_may_be_named_twice_in_agreement() -> None:
    assert only(RAG25 | {"topic_id": "14"}).topic == "14"


def test_a_doubt_points_to_the_narrative() -> None:
    document = RunDocument.read(SourceText.of("\n".join([json.dumps(RAG25), json.dumps(RAG25)])))
    (problem,) = document.problems(None)
    written = json.dumps(RAG25)[problem.start : problem.end]
    assert (problem.line, written) == (2, '"narrative_id": 14')


def test_citations_without_a_reference_are_named_in_an_answer_as_well() -> None:
    (answer,), (problem,) = parse_run(json.dumps(RAG25 | {"references": ["d1"]}))
    assert answer.dangling == ("1",)
    assert problem.message == "cited, but not among the references: 1"


def test_the_texts_of_documents_come_with_the_run() -> None:
    documents = {"d1": {"id": "d1", "title": "Tides", "text": "Why they rise."}, "d2": {"text": " "}, "d3": 7}
    assert dict(only(RAG25 | {"documents": documents}).passages) == {"d1": "Tides Why they rise."}


def test_references_may_be_objects_with_their_texts() -> None:
    answer = only(RAG25 | {"references": [{"docid": "d1", "text": "One."}, {"id": "d2"}]})
    assert dict(answer.passages) == {"d1": "One."}
    assert answer.sentences[0].citations == ("d2",)


@pytest.mark.parametrize("line", [RAG25, RAG24, RAGTIME])
def test_the_editor_knows_the_run(line: dict[str, object]) -> None:
    assert kind_of("runs/a.jsonl", SourceText.of(json.dumps(line))) == "run"


def test_other_answers_are_no_run() -> None:
    assert kind_of("a.json", SourceText.of('{"answer": 42, "references": []}')) is None
