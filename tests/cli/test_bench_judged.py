"""A model's judgements beside the scores of a data set."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import JAVA, PYTHON, Run

COMMAND = ("bench", "translations", "pairs.jsonl", "--out-dir", "out", "--workers", "1")


def judged(here: Path, run: Run, *, marks: list[float | None]) -> None:
    """A data set of a pair for each mark, and the judgements that a model made of it."""
    pair = {"source": JAVA, "target": PYTHON, "source_lang": "java", "target_lang": "python"}
    (here / "pairs.jsonl").write_text(
        "".join(json.dumps({"id": number, **pair}) + "\n" for number, _ in enumerate(marks))
    )
    run(*COMMAND)
    scores = [json.loads(line) for line in (here / "out/pairs.jsonl.scores.jsonl").read_text().splitlines()]
    rows: list[dict[str, Any]] = [
        {"line": score["line"], "hash": score["hash"], "j": j, "model": "asked-model"}
        for score, j in zip(scores, marks, strict=True)
    ]
    (here / "judged.jsonl").write_text("".join(json.dumps(row) + "\n" for row in rows))


def test_the_models_j_stands_beside_the_estimate(run: Run, here: Path) -> None:
    judged(here, run, marks=[0.4, None, 0.8])
    status, out, err = run(*COMMAND, "--judged", "judged.jsonl", "--format", "json")
    assert (status, err) == (0, "")
    total = json.loads(out)["total"]["scores"]
    assert total["judge"]["pairs"] == 2
    assert total["judge"]["mean"] == pytest.approx(0.6)
    assert total["judge_imm"]["mean"] == pytest.approx((total["s"]["mean"] + 0.6) / 2)
    assert total["estimate"]["pairs"] == 3
    assert "2 pairs were judged by asked-model" in (here / "out/report.md").read_text()


def test_without_judgements_nothing_is_said_of_a_model(run: Run, here: Path) -> None:
    judged(here, run, marks=[0.4])
    _, out, _ = run(*COMMAND, "--format", "json")
    assert "judge" not in json.loads(out)["total"]["scores"]
    assert "J, model" not in (here / "out/report.md").read_text()


def test_judgements_of_other_texts_are_refused(run: Run, here: Path) -> None:
    judged(here, run, marks=[0.4])
    text = (here / "pairs.jsonl").read_text()
    (here / "pairs.jsonl").write_text(text.replace("def ", "def  "))
    status, out, err = run(*COMMAND[:4], "fresh", "--judged", "judged.jsonl")
    assert (status, out) == (2, "")
    assert "line 1 of the data set is not the pair that was judged" in err


@pytest.mark.parametrize(
    ("text", "words"),
    [("{}\n", "judged.jsonl:1: not a row of judgements"), (None, "judged.jsonl: No such file")],
)
def test_what_is_no_file_of_judgements_is_said(run: Run, here: Path, text: str | None, words: str) -> None:
    judged(here, run, marks=[0.4])
    (here / "judged.jsonl").unlink()
    if text is not None:
        (here / "judged.jsonl").write_text(text)
    status, _, err = run(*COMMAND, "--judged", "judged.jsonl")
    assert status == 2
    assert words in err
