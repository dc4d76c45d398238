"""Reads human judgements: a leaderboard or relevance judgements in the layouts of TREC's tools."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

import attrs

from variorum.grading.numbers import is_number
from variorum.retrieval.json_lines import LineProblem, identifier, json_object
from variorum.retrieval.leaderboard import ALL_TOPICS, Row
from variorum.retrieval.qrels import Judgement

# What a value is called where a file of two columns names no measure.
ONLY_MEASURE: Final = "value"
_HIGHEST_GRADE: Final = 100
# The second column of judgements, which says nothing.
_ITERATIONS: Final = frozenset({"0", "Q0"})
_RUN_ID: Final = "runid"
# What the first column is called where a line names the columns.
_HEADS: Final = frozenset({"run", "runs", "run_id", "runid", "run id", "runtag", "run_tag", "system", "tag"})
_LOGICAL: Final = {"true": 1.0, "false": 0.0}


class _Line(NamedTuple):
    number: int
    fields: tuple[str, ...]


@attrs.frozen
class Truth:
    """What a file states: the rows of a leaderboard, or relevance judgements, and the lines that are neither."""

    rows: tuple[Row, ...] = ()
    judgements: tuple[Judgement, ...] = ()
    problems: tuple[LineProblem, ...] = ()


def parse_truth(text: str, topics: Collection[str], runs: Collection[str] = ()) -> Truth:
    """Returns what people judged, for these runs on these topics. A line that cannot be read is a problem, never an exception.

    A leaderboard is read as `run measure topic value`, `run topic measure value`, `run measure value` or `run value`,
    parted by blanks, tabs or commas, or as JSON Lines with `run_id`, `measure`, `topic_id` and `value`; relevance judgements as
    `topic 0 document grade`. Judgements are told from a leaderboard by their topics, and by the `0` where the topics are
    others. A file of trec_eval has `measure topic value`, and a line
    `runid all NAME` for each run.
    """
    text = text.removeprefix("\ufeff")
    lines = [_Line(number, _fields(line)) for number, line in enumerate(text.split("\n"), 1)]
    if text.lstrip().startswith("{"):
        return _json_rows(text)
    accepted = [line for line in lines if line.fields and not line.fields[0].startswith("#")]
    problems: list[LineProblem] = []
    if any(_names_run(line) for line in accepted):
        accepted = list(_with_runs(accepted))
    if _are_judgements(accepted, topics, runs):
        judged = tuple(_judgements(accepted, problems))
        return Truth(judgements=judged, problems=tuple(problems))
    return Truth(rows=tuple(_rows(accepted, topics, problems)), problems=tuple(problems))


def measures_by_run(rows: Collection[Row]) -> dict[str, dict[str, dict[str, float]]]:
    """Returns the values by measure, run and topic."""
    found: defaultdict[str, defaultdict[str, dict[str, float]]] = defaultdict(lambda: defaultdict(dict))
    for row in rows:
        found[row.measure][row.run].setdefault(row.topic, row.value)
    return {measure: dict(by_run) for measure, by_run in found.items()}


def _fields(line: str) -> tuple[str, ...]:
    # Names may hold blanks where something else parts the fields.
    separator = next((one for one in "\t," if one in line), None)
    return tuple(field.strip() for field in line.strip().split(separator)) if line.strip() else ()


def _names_run(line: _Line) -> bool:
    return len(line.fields) == 3 and line.fields[:2] == (_RUN_ID, ALL_TOPICS)


def _with_runs(lines: Sequence[_Line]) -> Iterator[_Line]:
    """Yields the lines of a file of trec_eval, each with its run before it.

    `trec_eval -q` writes a run's topics before its line `runid`, and its `all` lines after.
    """
    names = [line.fields[-1] for line in lines if _names_run(line)]
    is_named_last = not _names_run(lines[0])
    seen = 0
    for line in lines:
        if _names_run(line):
            seen += 1
            continue
        is_ahead = is_named_last and line.fields[1:2] != (ALL_TOPICS,)
        at = min(seen, len(names) - 1) if is_ahead else max(seen - 1, 0)
        yield line._replace(fields=(names[at], *line.fields))


def _are_judgements(lines: Collection[_Line], topics: Collection[str], runs: Collection[str]) -> bool:
    """Returns whether most lines begin with a topic; those of a leaderboard begin with a run.

    The topics of judgements need not be known: a ranking may be of some topics alone.
    """
    known_topics, known_runs = frozenset(topics), frozenset(runs)

    def is_judgement(fields: Sequence[str]) -> bool:
        if len(fields) != 4:
            return False
        has_shape = fields[1] in _ITERATIONS and _grade(fields[3]) is not None
        return fields[0] in known_topics or (has_shape and fields[0] not in known_runs)

    return 2 * sum(is_judgement(line.fields) for line in lines) > len(lines)


def _judgements(lines: Collection[_Line], problems: list[LineProblem]) -> Iterator[Judgement]:
    for line in lines:
        grade = _grade(line.fields[3]) if len(line.fields) == 4 else None
        if grade is None:
            expected = f"`topic 0 document grade` is expected, with a whole grade up to {_HIGHEST_GRADE}"
            problems.append(LineProblem(line.number, expected))
        else:
            yield Judgement(line.fields[0], line.fields[2], grade)


def _rows(lines: Collection[_Line], topics: Collection[str], problems: list[LineProblem]) -> Iterator[Row]:
    place = _topic_column(lines, topics)
    for line in lines:
        fields = line.fields
        value = _number(fields[-1])
        if value is None or len(fields) not in (2, 3, 4):
            if fields[0].lower() not in _HEADS:
                expected = "a run, perhaps a measure and a topic, and a value are expected"
                problems.append(LineProblem(line.number, expected))
        elif len(fields) == 4:
            yield Row(fields[0], fields[3 - place], fields[place], value)
        else:
            yield Row(fields[0], fields[1] if len(fields) == 3 else ONLY_MEASURE, ALL_TOPICS, value)


def _topic_column(lines: Collection[_Line], topics: Collection[str]) -> int:
    """Returns the column, counted from 0, in which most lines have a topic: 1 or 2."""
    known = frozenset((*topics, ALL_TOPICS))
    hits = [sum(len(one.fields) == 4 and one.fields[column] in known for one in lines) for column in (1, 2)]
    return 1 if hits[0] > hits[1] else 2


def _json_rows(text: str) -> Truth:
    rows: list[Row] = []
    problems: list[LineProblem] = []
    for number, line in enumerate(text.split("\n"), 1):
        fields = json_object(line, number)
        if isinstance(fields, LineProblem):
            problems.append(fields)
        elif fields is not None:
            row = _json_row(fields)
            if row is None:
                problems.append(LineProblem(number, "`run_id`, and `value` as a number, are expected"))
            else:
                rows.append(row)
    return Truth(rows=tuple(rows), problems=tuple(problems))


def _json_row(fields: Mapping[str, object]) -> Row | None:
    run, value = identifier(fields.get("run_id")), fields.get("value")
    if not run or isinstance(value, bool) or not isinstance(value, int | float) or not is_number(value):
        return None
    measure, topic = identifier(fields.get("measure")), identifier(fields.get("topic_id"))
    return Row(run, measure or ONLY_MEASURE, topic or ALL_TOPICS, float(value))


def _grade(text: str) -> int | None:
    value = _number(text)
    return int(value) if value is not None and value == int(value) and abs(value) <= _HIGHEST_GRADE else None


def _number(text: str) -> float | None:
    try:
        value = float(text)
    except ValueError:
        return _LOGICAL.get(text.lower())
    return value if is_number(value) else None
