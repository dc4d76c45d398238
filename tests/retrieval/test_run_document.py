"""A run file while somebody edits it."""

from __future__ import annotations

import json

from hypothesis import given
from hypothesis import strategies as st

from variorum.retrieval.run_document import RunDocument
from variorum.retrieval.runs import Answer
from variorum.retrieval.topics import Topics, parse_topics
from variorum.syntax.source_text import SourceText

TOPICS = parse_topics('{"id": "1", "title": "tides"}\n{"id": "2", "title": "winds"}\n')


def run_line(topic: str, text: str = "Tides.", **more: object) -> str:
    metadata = {"team_id": "t", "run_id": "r", "topic_id": topic, "task": "gen"}
    return json.dumps({"metadata": metadata, "responses": [{"text": text, **more}], "references": ["d1"]})


def read(*lines: str) -> RunDocument:
    return RunDocument.read(SourceText.of("\n".join(lines)))


def told(document: RunDocument, topics: Topics | None = TOPICS) -> list[tuple[int, str]]:
    """What is said of each line, with the text that it points to."""
    found = []
    for problem in document.problems(topics):
        line = document.text.line_content(problem.line - 1).decode()
        found.append((problem.line, f"{line[problem.start : problem.end]} {problem.message}".strip()))
    return found


def test_every_doubt_points_to_its_place() -> None:
    document = read(
        run_line("1"),
        "",
        run_line("1"),
        run_line("9", text=" "),
        run_line("2", citations=["d7"]),
        run_line("3", citations=7),
    )
    assert told(document) == [
        (3, '"topic_id": "1" run r answers topic 1 twice, first on line 1'),
        (4, '"topic_id": "9" no topic has the id 9'),
        (4, '"responses": the answer to topic 9 is empty'),
        (5, '"citations": cited, but not among the references: d7'),
        (6, '"topic_id": "3" `responses` must be a list of objects, each with a `text`'),
    ]


def test_without_topics_none_is_unknown() -> None:
    document = read(run_line("9"))
    assert told(document) == [(1, '"topic_id": "9" no topic has the id 9')]
    assert told(document, None) == []


def test_answers_are_found_by_their_line_from_0() -> None:
    document = read(run_line("1", text="One."), "", run_line("2", text="Two."))
    found = [document.answer_on(line) for line in (-1, 0, 1, 2, 3)]
    assert [one and (one.line, one.text) for one in found] == [None, (1, "One."), None, (3, "Two."), None]


def test_only_the_lines_that_an_edit_touched_are_read_again() -> None:
    one, two, three = run_line("1"), run_line("2"), run_line("3")
    before = read(one, two, three)

    def kept(*lines: str) -> list[bool]:
        after = RunDocument.read(SourceText.of("\n".join(lines)), before)
        return [any(line is old for old in before.lines) for line in after.lines]

    assert kept(one, two, three) == [True, True, True]
    assert kept(one, run_line("2", text="Winds."), three) == [True, False, True]
    assert kept(one, three) == [True, False], "what both lines begin with hides which of them went"


LINES = st.lists(
    st.sampled_from([run_line("1"), run_line("2"), run_line("1", text=""), "{", "", "é"]), max_size=6
)


@given(before=LINES, after=LINES)
def test_an_edited_file_reads_as_a_fresh_one(before: list[str], after: list[str]) -> None:
    text = SourceText.of("\n".join(after))
    edited, fresh = RunDocument.read(text, read(*before)), RunDocument.read(text)
    assert edited.lines == fresh.lines
    assert edited.problems(TOPICS) == fresh.problems(TOPICS)
    assert all(
        isinstance(line, Answer) == (edited.answer_on(at) is not None) for at, line in enumerate(fresh.lines)
    )
