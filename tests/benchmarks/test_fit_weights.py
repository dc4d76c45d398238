"""`fit_weights` scores a pair by given weights as `variorum.score_translation` does by those in use."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

import variorum
from benchmarks import fit_weights
from variorum.translation.weights import weights

RIGHT = "def total(a, b):\n    return a + b\n"
WRONG = "def total(a, b):\n    return a - b\n"
SOURCE = "class Sums {\n    static int total(int a, int b) {\n        return a + b;\n    }\n}\n"


def row(number: int, target: str, label: str) -> dict[str, object]:
    return {
        "id": str(number),
        "origin": "made",
        "problem": f"p{number}",
        "source": SOURCE,
        "target": target,
        "source_lang": "java",
        "target_lang": "python",
        "label": label,
    }


def test_the_weights_in_use_give_the_published_score(tmp_path: Path) -> None:
    rows = [row(1, RIGHT, "correct"), row(2, WRONG, "wrong")]
    path = tmp_path / "pairs.jsonl.gz"
    with gzip.open(path, "wt", encoding="utf-8") as out:
        out.writelines(json.dumps(one) + "\n" for one in rows)
    pairs = fit_weights.labelled(path, 2)
    found = [fit_weights.score(pair, weights().parts) for pair in pairs]
    expected = [
        variorum.score_translation(
            SOURCE, str(one["target"]), source_language="java", target_language="python"
        ).s
        for one in rows
    ]
    assert found == pytest.approx(expected)
    assert found[0] > found[1]
