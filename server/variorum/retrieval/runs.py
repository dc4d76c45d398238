"""Runs: what a system answered to each topic, one topic a line."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from variorum.retrieval.lines import LineProblem, identifier, json_object


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
    lines = text.removeprefix("\ufeff").split("\n")
    found = [answer for number, line in enumerate(lines, 1) if (answer := read_answer(line, number))]
    answers = [one for one in found if isinstance(one, Answer)]
    repeated = list(repetitions(answers))
    again = frozenset(answer.line for answer, _ in repeated)
    problems = [one for one in found if isinstance(one, LineProblem)]
    problems += [repetition(answer, first.line) for answer, first in repeated]
    kept = [answer for answer in answers if answer.line not in again]
    problems += [doubt for answer in kept for doubt in doubts(answer)]
    return Run(tuple(kept), tuple(sorted(problems)))


def read_answer(line: str, number: int) -> Answer | LineProblem | None:
    """The answer on a line, why there is none, or None for a blank line."""
    fields = json_object(line, number)
    if fields is None or isinstance(fields, LineProblem):
        return fields
    answer = _answer(number, fields)
    if isinstance(answer, str):
        return LineProblem(number, answer, *value_place(line, "topic_id", "metadata", "responses"))
    return answer


def repetitions(answers: Iterable[Answer]) -> Iterator[tuple[Answer, Answer]]:
    """Answers to a topic that their run has answered before, each with the first one."""
    firsts: dict[tuple[str, str], Answer] = {}
    for answer in answers:
        first = firsts.setdefault((answer.run, answer.topic), answer)
        if first is not answer:
            yield answer, first


def repetition(answer: Answer, first: int, line: str = "") -> LineProblem:
    """What is to be said of a second answer to the topic of the line `first`; with its own line's text it says where."""
    message = f"run {answer.run} answers topic {answer.topic} twice, first on line {first}"
    return LineProblem(answer.line, message, *value_place(line, "topic_id"))


def doubts(answer: Answer, line: str = "") -> Iterator[LineProblem]:
    """What makes an answer worth a look although it counts; with its line's text it says where."""
    if not answer.text.strip():
        place = value_place(line, "responses")
        yield LineProblem(answer.line, f"the answer to topic {answer.topic} is empty", *place)
    if answer.dangling:
        cited = ", ".join(answer.dangling[:5])
        place = value_place(line, "citations")
        yield LineProblem(answer.line, f"cited, but not among the references: {cited}", *place)


def value_place(line: str, *keys: str) -> tuple[int, int]:
    """The characters of a line that hold the first of the keys that is there, with a plain value after it."""
    for key in keys:
        found = re.search(rf'"{key}"\s*:(?:\s*"[^"\\]*"|\s*\d+)?', line)
        if found:
            return found.span()
    return 0, 0


def _answer(line: int, fields: Mapping[str, Any]) -> Answer | str:
    """The answer that a line's fields make, or what is wrong with them."""
    metadata = fields.get("metadata")
    if not isinstance(metadata, dict):
        return "`metadata` must be an object with team_id, run_id and topic_id"
    run, topic = identifier(metadata.get("run_id")), identifier(metadata.get("topic_id"))
    if not run or not topic:
        return f"`metadata.{'topic_id' if run else 'run_id'}` is missing or no id"
    sentences = fields.get("responses")
    if not isinstance(sentences, list) or not all(_is_sentence(sentence) for sentence in sentences):
        return "`responses` must be a list of objects, each with a `text`"
    references = fields.get("references")
    if references is None:
        references = []
    if not isinstance(references, list):
        return "`references` must be a list"
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
