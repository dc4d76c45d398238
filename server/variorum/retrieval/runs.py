"""Runs: what a system answered to each topic, one topic a line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from variorum.retrieval.lines import LineProblem, identifier, json_objects


class Answer(NamedTuple):
    """A system's answer to one topic. `text` is its sentences, joined with one space.

    `dangling` holds the citations that no reference answers to, as they are written; `line` counts from 1.
    """

    team: str
    run: str
    topic: str
    task: str
    text: str
    dangling: tuple[str, ...]
    line: int


class Run(NamedTuple):
    """The answers of a run file in its order, and the lines that hold none."""

    answers: tuple[Answer, ...]
    problems: tuple[LineProblem, ...]


def parse_run(text: str) -> Run:
    """The answers in a text of JSON Lines. Of two answers of one run to one topic the first counts.

    A bad line is a problem, never an exception. Empty answers and dangling citations are problems too,
    but the answer stands.
    """
    answers: dict[tuple[str, str], Answer] = {}
    problems: list[LineProblem] = []
    for line, fields in json_objects(text, problems):
        answer = _answer(line, fields)
        if isinstance(answer, LineProblem):
            problems.append(answer)
            continue
        first = answers.setdefault((answer.run, answer.topic), answer)
        if first is not answer:
            message = f"run {answer.run} answers topic {answer.topic} twice, first on line {first.line}"
            problems.append(LineProblem(line, message))
            continue
        problems.extend(_doubts(answer))
    return Run(tuple(answers.values()), tuple(sorted(problems)))


def _answer(line: int, fields: Mapping[str, Any]) -> Answer | LineProblem:
    metadata = fields.get("metadata")
    if not isinstance(metadata, dict):
        return LineProblem(line, "`metadata` must be an object with team_id, run_id and topic_id")
    run, topic = identifier(metadata.get("run_id")), identifier(metadata.get("topic_id"))
    if not run or not topic:
        missing = "run_id" if not run else "topic_id"
        return LineProblem(line, f"`metadata.{missing}` is missing or no id")
    sentences = fields.get("responses")
    if not isinstance(sentences, list) or not all(_is_sentence(sentence) for sentence in sentences):
        return LineProblem(line, "`responses` must be a list of objects, each with a `text`")
    references = fields.get("references")
    if references is None:
        references = []
    if not isinstance(references, list):
        return LineProblem(line, "`references` must be a list")
    return Answer(
        team=identifier(metadata.get("team_id")),
        run=run,
        topic=topic,
        task=identifier(metadata.get("task")),
        text=" ".join(sentence["text"] for sentence in sentences),
        dangling=_dangling(sentences, references),
        line=line,
    )


def _is_sentence(value: object) -> bool:
    if not isinstance(value, dict) or not isinstance(value.get("text"), str):
        return False
    return value.get("citations") is None or isinstance(value["citations"], list | dict)


def _dangling(sentences: list[dict[str, Any]], references: list[Any]) -> tuple[str, ...]:
    """Citations without a reference. A number cites by place, from 0; a text by the reference's id."""
    known = {identifier(reference) for reference in references} - {""}
    found: dict[str, None] = {}
    for sentence in sentences:
        for citation in sentence.get("citations") or ():
            by_place = isinstance(citation, int) and not isinstance(citation, bool)
            answered = 0 <= citation < len(references) if by_place else identifier(citation) in known
            if not answered:
                found[str(citation)] = None
    return tuple(found)


def _doubts(answer: Answer) -> list[LineProblem]:
    doubts = []
    if not answer.text.strip():
        doubts.append(LineProblem(answer.line, f"the answer to topic {answer.topic} is empty"))
    if answer.dangling:
        cited = ", ".join(answer.dangling[:5])
        doubts.append(LineProblem(answer.line, f"cited, but not among the references: {cited}"))
    return doubts
