"""Score files that are odd in any way: `agreement` and `calibrate` name what they leave out, in few words, and go on."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.judging.test_agreement_command import Command, command, same
from variorum.grading.ratings import rating_rows
from variorum.grading.shipped_rubrics import load_rubric

__all__ = ["command"]
PEOPLE = [{"id": f"row {number}", "rater": "Ada", "dimensions": same(number % 5 / 4)} for number in range(30)]
JUDGE = [{"id": f"row {number}", "model": "gpt", "dimensions": same(number % 3 / 2)} for number in range(30)]
MARKED = json.dumps({"id": "odd", "model": "gpt", "dimensions": {**same(1), "safety": "@"}})
ODD = {
    "nothing": "",
    "no JSON": "{",
    "nested": "[" * 100_000,
    "no object": "[1]",
    "no columns": "{}",
    "no id": json.dumps({"model": "gpt", "dimensions": same(1)}),
    "not a number": MARKED.replace('"@"', "NaN"),
    "infinite": MARKED.replace('"@"', "-Infinity"),
    "huge": MARKED.replace('"@"', "9" * 400),
    "endless": MARKED.replace('"@"', "9" * 5_000),
    "nothing said": MARKED.replace('"@"', "null"),
    "a text": MARKED.replace('"@"', json.dumps("x" * 10_000)),
    "half a character": MARKED.replace('"@"', '"\\ud800"'),
    "many columns": json.dumps(
        {"id": "odd", "dimensions": {f"column {number}": 1 for number in range(100_000)}}
    ),
    "many fields": json.dumps({f"column {number}": 1 for number in range(100_000)}),
}


def write(path: str, rows: list[dict[str, object]], odd: str) -> None:
    lines = [json.dumps(row) for row in rows]
    Path(path).write_text("\n".join([*lines[:3], odd, *lines[3:]]) + "\n", encoding="utf-8")


@pytest.mark.parametrize("odd", ODD.values(), ids=list(ODD))
@pytest.mark.parametrize("where", ["people.jsonl", "judge.jsonl"])
def test_an_odd_line_is_left_out_in_few_words(command: Command, where: str, odd: str) -> None:
    write("people.jsonl", PEOPLE, odd if where == "people.jsonl" else "")
    write("judge.jsonl", JUDGE, odd if where == "judge.jsonl" else "")
    for asked in (
        ("calibrate", "judge.jsonl", "--people", "people.jsonl", "--format", "json"),
        ("agreement", "people.jsonl", "judge.jsonl", "--resamples", "10", "--format", "json"),
    ):
        status, out, err = command(*asked)
        assert status == 0, err
        assert json.loads(out)
        complaints = err.splitlines()
        assert all(line.startswith(f"variorum: {where}:4: ") for line in complaints)
        assert all(line.endswith("; it is skipped") and len(line) < 500 for line in complaints)
        assert len(complaints) == (odd != "")
        assert "Exceeds" not in err
        assert "recursion" not in err


def test_names_with_half_a_character_are_compared(command: Command) -> None:
    for path, rows in (("people.jsonl", PEOPLE), ("judge.jsonl", JUDGE)):
        write(path, [{**row, "id": f"{row['id']}\ud800"} for row in rows], "")
    for form in ("text", "json", "markdown", "html"):
        status, out, err = command(
            "agreement", "people.jsonl", "judge.jsonl", "--resamples", "10", "--format", form
        )
        assert (status, err) == (0, "")
        assert out.encode("utf-8", "backslashreplace")


def test_a_pair_without_a_language_is_left_out_of_alpha(command: Command) -> None:
    write("people.jsonl", PEOPLE, "")
    write("judge.jsonl", JUDGE, "")
    row = {
        "id": "row 1",
        "source": "int a;",
        "target": "a = 1",
        "source_lang": "cobol",
        "target_lang": "python",
    }
    Path("pairs.jsonl").write_text(json.dumps(row) + "\n")
    status, out, err = command(
        "calibrate", "judge.jsonl", "--people", "people.jsonl", "--pairs", "pairs.jsonl"
    )
    assert status == 0
    assert err.startswith("variorum: pairs.jsonl:1: unknown language 'cobol': ")
    assert "alpha: too few of the items are in --pairs" in out


def test_a_binary_file_is_one_clear_line(command: Command) -> None:
    write("judge.jsonl", JUDGE, "\x00")
    status, out, err = command("calibrate", "judge.jsonl", "--people", "judge.jsonl")
    assert (status, out) == (2, "")
    assert err.startswith("variorum: judge.jsonl: binary file or UTF-16")


def test_a_row_may_be_called_by_the_number_zero() -> None:
    rubric = load_rubric("translation")
    row = {"id": 0, "model": "m", "dimensions": {one.id: 0.5 for one in rubric.dimensions}}
    found = rating_rows(json.dumps(row) + "\n", rubric, "scores")
    assert ([one.item for one in found.ratings], found.problems) == (["0"], ())
