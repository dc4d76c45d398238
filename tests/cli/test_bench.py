"""`variorum bench`: whole data sets in, scores and reports out; bad rows are named, and a second run goes on."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import JAVA, PYTHON, Run

GOOD = '''\
def factorial(number: int) -> int:
    """The factorial of a number."""
    if number < 0:
        raise ValueError("Input must be non-negative")
    return 1 if number < 2 else number * factorial(number - 1)

assert factorial(5) == 120
'''
BAD = "def f(x):\n    if x==0:return 1\n    return x*f(x-1)\n"


def write_rows(path: Path, rows: list[dict[str, Any]]) -> None:
    path.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")


def attempts() -> list[dict[str, Any]]:
    both = [("careful", GOOD), ("hasty", BAD), ("hasty", f"```python\n{BAD}```")]
    return [
        {"id": f"{name} {task}", "task": f"Implement factorial {task}", "approach": name, "code": code}
        for task in range(6)
        for name, code in both
    ]


def pairs() -> list[dict[str, Any]]:
    languages = {"source_lang": "java", "target_lang": "python"}
    kept = PYTHON.replace("/", "//")
    return [
        {"id": "kept", "source": JAVA, "target": kept, **languages, "model": "m<1>"},
        {"id": "changed", "source": JAVA, "target": PYTHON, **languages, "model": "m<1>"},
        {"id": "told", "source": f"```java\n{JAVA}```", "target": kept, "path": "", "model": "m2"},
    ]


def test_approaches_are_scored_compared_and_plotted(run: Run, here: Path) -> None:
    write_rows(here / "tasks.jsonl", attempts())
    status, out, err = run(
        "bench", "quality", "tasks.jsonl", "--out-dir", "out", "--workers", "1", "--format", "json"
    )
    assert (status, err) == (0, "")
    summary = json.loads(out)
    assert [(one["approach"], one["attempts"]) for one in summary["approaches"]] == [
        ("careful", 6),
        ("hasty", 12),
    ]
    careful, hasty = summary["approaches"]
    assert careful["pass_rates"][0]["value"] == 1.0
    assert hasty["pass_rates"][0]["value"] == 0.0
    assert set(careful["dimensions"]) == {
        *("correctness", "completeness", "code_quality"),
        *("documentation", "error_handling", "testing"),
    }
    assert careful["metrics"]["cyclomatic"] == 3
    lines = [json.loads(line) for line in (here / "out/tasks.jsonl.scores.jsonl").read_text().splitlines()]
    assert [line["id"] for line in lines] == [row["id"] for row in attempts()]
    assert {(line["result"]["language"], line["result"]["detected_by"]) for line in lines} == {
        ("python", "parse"),
        ("python", "fence tag"),
    }
    page = (here / "out/report.html").read_text(encoding="utf-8")
    assert page.count("<svg") == 2
    assert "<script" not in page


def test_a_second_run_has_nothing_left_to_score(run: Run, here: Path) -> None:
    write_rows(here / "tasks.jsonl", attempts())
    command = ("bench", "quality", "tasks.jsonl", "--out-dir", "out", "--workers", "1")
    first = run(*command)
    scores = here / "out/tasks.jsonl.scores.jsonl"
    # Were a row scored again, its marked result would not survive.
    marked = scores.read_bytes().replace(b'"hasty"', b'"marked"')
    scores.write_bytes(marked)
    status, out, _ = run(*command)
    assert status == first[0] == 0
    assert "marked" in out
    assert scores.read_bytes() == marked
    status, _, err = run(*command, "--rubric", "code-quality-classic")
    assert status == 2
    assert "was made with other settings" in err


def test_bad_rows_are_named_and_the_rest_is_scored(run: Run, here: Path) -> None:
    write_rows(here / "tasks.jsonl", attempts()[:1])
    with (here / "tasks.jsonl").open("ab") as file:
        file.write(
            b'{"task": "t", "approach": "a"}\n{"task": "t", "approach": "a", "code": "Sorry."}\n{broken\n'
        )
        file.write(b'{"task": "t", "approach": "a", "code": "x", "language": "klingon"}\n')
    status, out, err = run("bench", "quality", "tasks.jsonl", "--out-dir", "out", "--workers", "1")
    assert status == 1
    assert "variorum: tasks.jsonl:2: `code` is missing\n" in err
    assert "tasks.jsonl:3" not in err
    assert "variorum: tasks.jsonl:4: not valid JSON" in err
    assert "variorum: tasks.jsonl:5: unknown language 'klingon'" in err
    assert "careful" in out


@pytest.mark.parametrize("language", [{}, {"language": "python"}])
def test_an_answer_without_code_is_a_failed_attempt(run: Run, here: Path, language: dict[str, str]) -> None:
    good = attempts()[0]["code"]
    answers = [f"Here it is:\n\n```python\n{good}```\n", "", "", "I am sorry, I cannot help with that."]
    write_rows(
        here / "tasks.jsonl",
        [{"task": str(n), "approach": "a", "code": code, **language} for n, code in enumerate(answers)],
    )
    command = ("bench", "quality", "tasks.jsonl", "--out-dir", "out", "--workers", "1")
    status, out, err = run(*command, "--format", "json")
    assert (status, err) == (0, "")
    (one,) = json.loads(out)["approaches"]
    assert (one["pass_rates"][0]["value"], one["pass_rates"][0]["tasks"]) == (0.25, 4)
    assert one["failed"]["the answer holds no code"] == (3 if language else 2)
    assert sum(one["failed"].values()) == 3
    taken = [json.loads(line)["result"]["taken"] for line in (here / "out/tasks.jsonl.scores.jsonl").open()]
    assert taken == ["block 1 of 1", "whole text", "whole text", "whole text"]
    assert "Failed attempts" in (here / "out/report.md").read_text(encoding="utf-8")


def test_pairs_are_scored_grouped_and_the_worst_listed(run: Run, here: Path) -> None:
    write_rows(here / "pairs.jsonl", pairs())
    command = (
        "bench",
        "translations",
        "pairs.jsonl",
        "--out-dir",
        "out",
        "--workers",
        "1",
        "--group-by",
        "model",
    )
    status, out, err = run(*command, "--worst", "1", "--format", "json")
    assert (status, err) == (0, "")
    summary = json.loads(out)
    assert summary["total"]["pairs"] == 3
    assert [(one["name"], one["pairs"]) for one in summary["directions"]] == [("java to python", 3)]
    assert [(one["name"], one["pairs"]) for one in summary["groups"]["model"]] == [("m2", 1), ("m<1>", 2)]
    assert summary["divergences"] == {"different-behaviour": 1, "integer-division": 1}
    assert [(one["file"], one["line"], one["id"]) for one in summary["worst"]] == [
        ("pairs.jsonl", 2, "changed")
    ]
    assert "m&lt;1&gt;" in (here / "out/report.html").read_text(encoding="utf-8")
    # What one pair scores here is what `variorum score` says of it.
    alone = json.loads(run("score", "legacy/Tally.java", "src/tally.py", "--format", "json")[1])
    lines = [json.loads(line) for line in (here / "out/pairs.jsonl.scores.jsonl").read_text().splitlines()]
    assert (lines[1]["result"]["s"], lines[1]["result"]["imm"]) == (alone["s"], alone["imm"])


def test_the_pairs_of_a_workspace_are_gathered(run: Run, here: Path) -> None:
    status, out, _ = run(
        "bench", "translations", ".", "--out-dir", "out", "--workers", "1", "--format", "json"
    )
    assert status == 0
    assert [one["id"] for one in json.loads(out)["worst"]] == ["src/tally.py"]


def test_two_systems_are_compared_on_the_same_pairs(run: Run, here: Path) -> None:
    pytest.importorskip("scipy", reason="the extra `stats` is not installed")
    one = {"source": JAVA, "source_language": "java", "target_language": "python"}
    for name, target in (("new", PYTHON.replace("/", "//")), ("old", PYTHON)):
        write_rows(here / f"{name}.jsonl", [{"id": number, "target": target, **one} for number in range(8)])
    files = ("new.jsonl", "--against", "old.jsonl")
    status, out, _ = run(
        "bench", "translations", *files, "--out-dir", "out", "--workers", "1", "--format", "json"
    )
    assert status == 0
    (by_s,) = json.loads(out)["comparisons"]["s"]
    assert (by_s["first"], by_s["second"], by_s["cases"]) == ("new.jsonl", "old.jsonl", 8)
    assert by_s["difference"] > 0
    assert by_s["p"] == pytest.approx(2 / 2**8)


def test_parquet_comes_out_beside_the_lines_and_goes_in(run: Run, here: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason="the extra `parquet` is not installed")
    arrow = pytest.importorskip("pyarrow", reason="the extra `parquet` is not installed")
    parquet.write_table(arrow.Table.from_pylist(pairs()), here / "pairs.parquet")
    command = (
        "bench",
        "translations",
        "pairs.parquet",
        "--out-dir",
        "out",
        "--workers",
        "1",
        "--scores",
        "parquet",
    )
    assert run(*command)[0] == 0
    table = parquet.read_table(here / "out/pairs.parquet.scores.parquet").to_pylist()
    assert [(row["line"], row["id"], row["status"]) for row in table] == [
        (1, "kept", "scored"),
        (2, "changed", "scored"),
        (3, "told", "scored"),
    ]
    assert json.loads(table[1]["divergences"]) == {"different-behaviour": 1, "integer-division": 1}
    lines = [json.loads(line) for line in (here / "out/pairs.parquet.scores.jsonl").read_text().splitlines()]
    assert [row["s"] for row in table] == [line["result"]["s"] for line in lines]


class Terminal(io.StringIO):
    """Standard error with somebody before it."""

    def isatty(self) -> bool:
        """It is one."""
        return True


def test_progress_shows_on_a_terminal_alone(run: Run, here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_rows(here / "tasks[1].jsonl", attempts())
    command = ("bench", "quality", "tasks[1].jsonl", "--workers", "1", "--out-dir")
    assert run(*command, "quiet")[2] == ""
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "120")
    assert run(*command, "shown")[0] == 0
    assert "tasks[1].jsonl" in terminal.getvalue()
    assert "18/18" in terminal.getvalue()
    assert "rows/s" in terminal.getvalue()


def test_what_is_not_installed_is_named(run: Run, here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_rows(here / "tasks.jsonl", attempts())
    for module in ("ray", "pyarrow", "scipy.stats"):
        monkeypatch.setitem(sys.modules, module, None)
    command = ("bench", "quality", "tasks.jsonl", "--workers", "1", "--out-dir", "out")
    assert (
        run(*command, "--engine", "ray")[2]
        == "variorum: ray is not installed: `pip install 'variorum[ray]'` brings it\n"
    )
    assert (
        "pyarrow is not installed: `pip install 'variorum[parquet]'` brings it"
        in run(*command, "--scores", "parquet")[2]
    )
    status, out, _ = run(*command)
    assert status == 0
    assert "no comparisons: scipy is not installed: `pip install 'variorum[stats]'` brings it" in out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("quality", "gone.jsonl"), "gone.jsonl: cannot be read: No such file"),
        (("quality", "src"), "src: the folder contains no data file"),
        (("quality", "empty.jsonl"), "empty.jsonl: no row could be scored"),
        (("quality", "tasks.jsonl", "--k", "0"), "--k 0: expected integers from 1 up"),
        (
            ("quality", "tasks.jsonl", "--workers", "0"),
            "argument --workers: expected an integer from 1 up, got '0'",
        ),
        (("quality", "tasks.jsonl", "--address", "a:1"), "--address: it names a Ray cluster"),
        (("translations", "src"), "src: contains neither a data file nor a paired translation"),
        (
            ("translations", "tasks.jsonl", "--alpha", "2"),
            "argument --alpha: expected a number from 0 to 1, got '2'",
        ),
        (
            ("translations", "tasks.jsonl", "--source-language", "klingon"),
            "--source-language: unknown language 'klingon'",
        ),
        (("translations", "tasks.jsonl", "--against", "tasks.jsonl"), "have files of the same name"),
        (("everything",), "invalid choice: 'everything'"),
    ],
)
def test_what_cannot_be_scored_is_2(run: Run, here: Path, arguments: tuple[str, ...], words: str) -> None:
    write_rows(here / "tasks.jsonl", attempts()[:1])
    (here / "empty.jsonl").touch()
    status, out, err = run(
        "bench", *arguments, *(() if arguments == ("everything",) else ("--out-dir", "out"))
    )
    assert (status, out) == (2, "")
    assert words in err
    assert err.count("\n") <= 2


def test_a_threshold_and_a_rubric_of_ones_own_decide_what_passes(run: Run, here: Path) -> None:
    row = {"task": "Add two numbers", "approach": "ours", "code": "def add(a, b):\n    return a + b\n"}
    (here / "tasks.jsonl").write_text(json.dumps(row | {"language": "python"}) + "\n", encoding="utf-8")
    assert run("rubric", "new", "ours.yaml", "--from", "code-quality")[0] == 0
    for number, (threshold, rate) in enumerate([("0.1", 1.0), ("1", 0.0)]):
        options = ("--rubric", "ours.yaml", "--threshold", threshold, "--workers", "1", "--format", "json")
        status, out, _ = run("bench", "quality", "tasks.jsonl", "--out-dir", f"out{number}", *options)
        assert status == 0
        assert json.loads(out)["approaches"][0]["pass_rates"][0]["value"] == rate
