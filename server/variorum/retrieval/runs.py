"""Reads runs: a system's answers, one topic per line."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from variorum.retrieval.json_lines import LineProblem, json_object
from variorum.retrieval.run_fields import (
    ANSWER_KEYS,
    TOPIC_KEYS,
    FieldError,
    Sentence,
    dangling,
    identity,
    passages,
    sentences,
)


class Answer(NamedTuple):
    """A system's answer to one topic. `text` is its sentences, joined with one space.

    `dangling` holds the citations that no reference answers to, as they are written; `line` counts from 1.
    `passages` holds the texts of documents that the run brings along, by their ids.
    """

    team: str
    run: str
    topic: str
    task: str
    text: str
    dangling: tuple[str, ...]
    line: int
    sentences: tuple[Sentence, ...] = ()
    passages: Mapping[str, str] = MappingProxyType({})


class Run(NamedTuple):
    """The answers of a run file in its order, and the lines that hold none."""

    answers: tuple[Answer, ...]
    problems: tuple[LineProblem, ...]


def parse_run(text: str) -> Run:
    """Returns the answers in a text of JSON Lines. Of two answers of one run to one topic the first counts.

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
    first_answers = [answer for answer in answers if answer.line not in again]
    problems += [doubt for answer in first_answers for doubt in answer_warnings(answer)]
    return Run(tuple(first_answers), tuple(sorted(problems)))


def read_answer(line: str, number: int) -> Answer | LineProblem | None:
    """Returns the answer on a line, why there is none, or None for a blank line."""
    fields = json_object(line, number)
    if fields is None or isinstance(fields, LineProblem):
        return fields
    answer = _answer(number, fields)
    if isinstance(answer, str):
        return LineProblem(number, answer, *value_place(line, *TOPIC_KEYS, "metadata", *ANSWER_KEYS))
    return answer


def repetitions(answers: Iterable[Answer]) -> Iterator[tuple[Answer, Answer]]:
    """Answers to a topic that their run has answered before, each with the first one."""
    firsts: dict[tuple[str, str], Answer] = {}
    for answer in answers:
        first = firsts.setdefault((answer.run, answer.topic), answer)
        if first is not answer:
            yield answer, first


def repetition(answer: Answer, first: int, line: str = "") -> LineProblem:
    """Returns what is to be said of a second answer to the topic of the line `first`; with its own line's text it says where."""
    message = f"run {answer.run} answers topic {answer.topic} twice, first on line {first}"
    return LineProblem(answer.line, message, *value_place(line, *TOPIC_KEYS))


def answer_warnings(answer: Answer, line: str = "") -> Iterator[LineProblem]:
    """Yields what makes an answer worth a look although it counts; with its line's text it says where."""
    if not answer.text.strip():
        place = value_place(line, *ANSWER_KEYS)
        yield LineProblem(answer.line, f"the answer to topic {answer.topic} is empty", *place)
    if answer.dangling:
        cited = ", ".join(answer.dangling[:5])
        place = value_place(line, "citations")
        yield LineProblem(answer.line, f"cited, but not among the references: {cited}", *place)


def value_place(line: str, *keys: str) -> tuple[int, int]:
    """Returns the characters of a line that hold the first of the keys that is there, with a plain value after it."""
    for key in keys:
        found = re.search(rf'"{key}"\s*:(?:\s*"[^"\\]*"|\s*\d+)?', line)
        if found:
            return found.span()
    return 0, 0


def _answer(line: int, fields: Mapping[str, Any]) -> Answer | str:
    """Returns the answer that a line's fields make, or what is wrong with them."""
    try:
        whose = identity(fields)
        given = sentences(fields)
        return Answer(
            team=whose.team,
            run=whose.run,
            topic=whose.topic,
            task=whose.task,
            text=" ".join(sentence.text for sentence in given),
            dangling=dangling(fields),
            line=line,
            sentences=given,
            passages=passages(fields),
        )
    except FieldError as error:
        return str(error)
