"""Rows become documents and documents rows, and nothing is lost on either way."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.responses.documents import RATED, document
from variorum.responses.document import parse_document
from variorum.responses.rows import RowError, document_of_row, row_of_document
from variorum.responses.template import EVALUATION_HEADING, evaluation_text

EXAMPLE = Path(__file__).parents[2] / "examples" / "responses" / "fizzbuzz.response.md"
ROW = {"id": "q:1", "prompt": "Sort.", "a": "Use `sorted`.", "votes": None, "b": "Use a set.", "label": "a"}

TEXTS = st.text() | st.text(alphabet="`~#\r\n ab*'\":{}") | st.just(f"{EVALUATION_HEADING}{RATED}")
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)
OTHERS = st.dictionaries(
    st.text(max_size=8).filter(lambda key: key not in ("prompt", "a", "b", "document"))
    | st.just("evaluation"),
    JSON,
    max_size=4,
).filter(lambda others: not _has_evaluation_text(others.get("evaluation")))


def _has_evaluation_text(evaluation: Any) -> bool:
    """Whether it is in the form of those that documents hold: such a one is written out, and comes back with all that it says."""
    return isinstance(evaluation, dict) and "text" in evaluation


@given(prompt=TEXTS, a=TEXTS, b=st.none() | TEXTS, others=OTHERS)
def test_a_row_comes_back_as_it_was(prompt: str, a: str, b: str | None, others: dict[str, Any]) -> None:
    row = {**others, "prompt": prompt, "a": a} | ({} if b is None else {"b": b})
    back = row_of_document(document_of_row(row))
    assert back == row
    assert list(back) == list(row)


@given(st.lists(st.sampled_from(document(RATED).splitlines(keepends=True)) | TEXTS, max_size=12).map("".join))
def test_a_document_comes_back_byte_for_byte(noise: str) -> None:
    text = document(RATED) + noise
    assert document_of_row(json.loads(json.dumps(row_of_document(text)))) == text


def test_what_the_grader_wrote_is_exported_as_fields() -> None:
    graded = document_of_row(ROW).replace("**Safety**: [3/2/1]", "**Safety**: 2 - It deletes files.", 1)
    row = row_of_document(graded.replace("[+2/+1/0/-1/-2]", "-1"))
    assert row["evaluation"]["a"]["ratings"] == {"safety": 2}
    assert row["evaluation"]["a"]["explanations"] == {"safety": "It deletes files."}
    assert row["evaluation"]["preference"] == -1
    assert {key: row[key] for key in ROW} == ROW
    assert "document" not in row


def test_a_document_in_a_layout_of_its_own_travels_whole() -> None:
    text = EXAMPLE.read_text(encoding="utf-8")
    row = row_of_document(text)
    assert row["evaluation"]["b"]["label"] == "Unacceptable"
    assert row["language"] == "python"
    assert document_of_row(row) == text


def test_the_language_of_a_row_is_that_of_its_document() -> None:
    parsed = parse_document(document_of_row({**ROW, "language": "rust"}))
    assert parsed.settings["language"] == "rust"


@pytest.mark.parametrize(
    ("row", "message"),
    [
        ({}, "the field `prompt` must be a text"),
        ({"prompt": "p"}, "the field `a` must be a text"),
        ({"prompt": "p", "a": "x", "b": 3}, "the field `b` must be a text"),
        ({"prompt": "p", "a": "x", "more": "y" * 300_000}, "the fields beside the texts take"),
    ],
)
def test_a_row_that_makes_no_document_says_why(row: dict[str, Any], message: str) -> None:
    with pytest.raises(RowError, match=message):
        document_of_row(row)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "`# Prompt` is missing"),
        ("# Prompt\n\np\n", "`# Response A` is missing"),
        (
            "---\nvariorum: response\nrow: '['\n---\n# Prompt\n\np\n\n# Response A\n\nx\n",
            "has to be a JSON object",
        ),
    ],
)
def test_a_document_that_makes_no_row_says_why(text: str, message: str) -> None:
    with pytest.raises(RowError, match=message):
        row_of_document(text)


def test_an_evaluation_of_the_rows_own_is_never_overwritten() -> None:
    text = document_of_row({**ROW, "evaluation": "mine"})
    assert row_of_document(text)["evaluation"] == "mine"
    graded = text.replace(evaluation_text(True), RATED)
    with pytest.raises(RowError, match="a field `evaluation` of its own"):
        row_of_document(graded)
