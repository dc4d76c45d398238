"""A data set is scored row by row; nothing in it ends the run, and a killed run goes on where it stopped."""

from __future__ import annotations

import gzip
import json
import os
import signal
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest

from tests.batch.scorers import fragile, gated, length
from variorum.batch.local_engine import score_file
from variorum.batch.progress import Progress
from variorum.batch.rows import BatchError

posix_only = pytest.mark.skipif(os.name == "nt", reason="Windows has neither SIGKILL nor such locks")

ROOT = Path(__file__).resolve().parents[2]


def write_rows(path: Path, texts: Iterable[str]) -> Path:
    rows = (json.dumps({"id": f"row-{number}", "text": text}) for number, text in enumerate(texts, start=1))
    path.write_text("".join(f"{row}\n" for row in rows), encoding="utf-8")
    return path


def output_of(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text("ascii").splitlines()]


def wait_until(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < deadline, "the condition did not come about within a minute"
        time.sleep(0.01)


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data.jsonl"


@pytest.fixture
def scores(tmp_path: Path) -> Path:
    return tmp_path / "out" / "scores.jsonl"


def test_every_row_has_one_line_in_the_order_of_the_input(data: Path, scores: Path) -> None:
    write_rows(data, ["x" * size for size in range(50)])
    progress = score_file(data, scores, length, recipe="length 1", workers=2)
    assert progress == Progress(resumed=0, done=50, failed=0)
    assert [row["id"] for row in output_of(scores)] == [f"row-{number}" for number in range(1, 51)]
    assert [row["result"]["length"] for row in output_of(scores)] == list(range(50))
    assert output_of(scores)[0].keys() == {"line", "id", "hash", "recipe", "status", "result"}


def test_bad_rows_are_failures_with_their_lines_and_the_rest_is_scored(data: Path, scores: Path) -> None:
    data.write_bytes(
        b'{"id": 1, "text": "ok"}\r\n'
        b"\n"
        b"{broken\n"
        b"[1, 2]\n"
        b'{"id": 5}\n'
        b'{"id": 6, "text": 7}\n'
        b'\xff\xfe{"id": 7}\n'
        b"\x00\x00\n"
        b'{"id": 1, "text": "again"}\n'
        + b"[" * 50_000
        + b"\n"
        + b'{"text": "'
        + b"x" * 200_000
        + b'"}\n'
        + b'{"text": "no id, no line end"}'
    )
    score_file(data, scores, length, recipe="length 1", workers=2, max_line_bytes=100_000)
    found = [(row["line"], row["id"], row.get("result", row.get("reason"))) for row in output_of(scores)]
    assert found == [
        (1, 1, {"length": 2}),
        (3, None, "not valid JSON: Expecting property name enclosed in double quotes"),
        (4, None, "expected a JSON object"),
        (5, 5, "KeyError: 'text'"),
        (6, 6, "TypeError: object of type 'int' has no len()"),
        (7, None, "not UTF-8 from byte 0 on"),
        (8, None, "not valid JSON: Expecting value"),
        (9, 1, {"length": 5}),
        (10, None, "not valid JSON: it cannot be decoded"),
        (11, None, "the line is longer than 100,000 bytes"),
        (12, None, {"length": 18}),
    ]


@posix_only
def test_a_row_that_kills_its_worker_fails_alone(data: Path, scores: Path) -> None:
    texts = ["a"] * 9 + ["die"] + ["bb"] * 9 + ["exit", "odd", "die"] + ["ccc"] * 3
    write_rows(data, texts)
    progress = score_file(data, scores, fragile, recipe="fragile 1", workers=2)
    assert progress == Progress(resumed=0, done=25, failed=4)
    failed = {row["line"]: row["reason"] for row in output_of(scores) if row["status"] == "failed"}
    assert failed == {
        10: "its process died (SIGKILL)",
        20: "SystemExit: 3",
        21: "TypeError: Object of type set is not JSON serializable",
        22: "its process died (SIGKILL)",
    }


def test_a_row_without_end_is_given_up_alone(data: Path, scores: Path) -> None:
    rows = [{"id": n, "text": "x", "gate": str(data if n != 7 else data / "never")} for n in range(1, 20)]
    data.write_text("".join(json.dumps(row) + "\n" for row in rows))
    score_file(data, scores, gated, recipe="gated 1", workers=2, time_limit=0.5)
    failed = {row["id"]: row["reason"] for row in output_of(scores) if row["status"] == "failed"}
    # A row that was given up has no id: nobody got so far as to read it.
    assert failed == {None: "it took longer than 0.5 s"}
    assert [row["line"] for row in output_of(scores)] == list(range(1, 20))


def test_gzip_is_read_as_plain_text_is(tmp_path: Path, data: Path) -> None:
    write_rows(data, ["a", "bb"])
    packed = tmp_path / "data.jsonl.gz"
    packed.write_bytes(gzip.compress(data.read_bytes()))
    score_file(data, tmp_path / "plain", length, recipe="length 1", workers=1)
    score_file(packed, tmp_path / "packed", length, recipe="length 1", workers=1)
    assert (tmp_path / "packed").read_bytes() == (tmp_path / "plain").read_bytes()


@pytest.mark.parametrize("damage", ["truncated", "corrupted"])
def test_damaged_gzip_is_scored_as_far_as_it_goes(tmp_path: Path, scores: Path, damage: str) -> None:
    plain = write_rows(tmp_path / "plain", (os.urandom(40).hex() for _ in range(2_000)))
    packed = bytearray(gzip.compress(plain.read_bytes()))
    if damage == "truncated":
        del packed[len(packed) // 2 :]
    else:
        packed[-6] ^= 0xFF
    (tmp_path / "data.gz").write_bytes(packed)
    progress = score_file(tmp_path / "data.gz", scores, length, recipe="length 1", workers=1)
    *whole, last = output_of(scores)
    assert progress.failed == 1
    assert [row["line"] for row in whole] == list(range(1, len(whole) + 1))
    assert last["line"] == len(whole) + 1
    assert last["reason"].startswith("the compressed data breaks off or is damaged here")


@posix_only
def test_a_killed_run_goes_on_and_each_row_is_there_once(tmp_path: Path, data: Path, scores: Path) -> None:
    early, late = tmp_path / "early", tmp_path / "late"
    early.touch()
    rows = [{"id": n, "text": "x" * n, "gate": str(early if n <= 20 else late)} for n in range(1, 41)]
    data.write_text("".join(json.dumps(row) + "\n" for row in rows))
    run = subprocess.Popen([sys.executable, "-m", "tests.batch.run_gated", data, scores], cwd=ROOT)
    try:
        wait_until(lambda: scores.exists() and scores.read_bytes().count(b"\n") == 20)
    finally:
        run.send_signal(signal.SIGKILL)
        run.wait()
    with scores.open("ab") as file:
        file.write(b'{"line": 21, "id": 2')  # what a kill within a write leaves
    late.touch()
    progress = score_file(data, scores, gated, recipe="gated 1", workers=2)
    assert progress == Progress(resumed=20, done=20, failed=0)
    found = [(row["id"], row["result"]["length"]) for row in output_of(scores)]
    assert found == [(n, n) for n in range(1, 41)]


@posix_only
def test_the_workers_of_a_killed_run_do_not_stay(tmp_path: Path, data: Path, scores: Path) -> None:
    pids = tmp_path / "pids"
    pids.mkdir()
    rows = [{"id": n, "text": "x", "gate": str(tmp_path / "never"), "pids": str(pids)} for n in range(4)]
    data.write_text("".join(json.dumps(row) + "\n" for row in rows))
    run = subprocess.Popen([sys.executable, "-m", "tests.batch.run_gated", data, scores], cwd=ROOT)
    try:
        wait_until(lambda: len(list(pids.iterdir())) == 2)
    finally:
        run.send_signal(signal.SIGKILL)
        run.wait()
    workers = [int(entry.name) for entry in pids.iterdir()]
    wait_until(lambda: not any(is_running(worker) for worker in workers))


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    if not Path("/proc/self/stat").exists():
        return True
    # Where nothing reaps orphans a dead process keeps its number.
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def test_a_finished_run_has_nothing_left_to_do(data: Path, scores: Path) -> None:
    write_rows(data, ["a", "b"])
    score_file(data, scores, length, recipe="length 1", workers=1)
    before = scores.read_bytes()
    assert score_file(data, scores, length, recipe="length 1", workers=1) == Progress(2, 0, 0)
    assert scores.read_bytes() == before


def test_rows_that_were_added_to_the_input_are_added_to_the_output(data: Path, scores: Path) -> None:
    write_rows(data, ["a", "b"])
    score_file(data, scores, length, recipe="length 1", workers=1)
    write_rows(data, ["a", "b", "c"])
    assert score_file(data, scores, length, recipe="length 1", workers=1) == Progress(2, 1, 0)


@pytest.mark.parametrize(
    ("texts", "recipe", "message"),
    [
        (["a", "changed"], "length 1", "line 2 is of another input; name another output file"),
        (["a"], "length 1", "line 2 is of another input"),
        (["a", "b"], "length 2", "was made with other settings"),
    ],
)
def test_an_output_of_another_run_is_refused_and_kept(
    data: Path, scores: Path, texts: list[str], recipe: str, message: str
) -> None:
    score_file(write_rows(data, ["a", "b"]), scores, length, recipe="length 1", workers=1)
    before = scores.read_bytes()
    with pytest.raises(BatchError, match=message):
        score_file(write_rows(data, texts), scores, length, recipe=recipe, workers=1)
    assert scores.read_bytes() == before


def test_a_file_that_is_no_output_is_refused_and_kept(data: Path, tmp_path: Path) -> None:
    precious = tmp_path / "notes.txt"
    precious.write_text("remember the milk\n")
    with pytest.raises(BatchError, match="is no output of such a run"):
        score_file(write_rows(data, ["a"]), precious, length, recipe="length 1", workers=1)
    assert precious.read_text() == "remember the milk\n"


@pytest.mark.parametrize("text", ['{"length": 3}', "no line end", '{"a": 1}\n{"b": 2}\n'])
def test_the_input_is_never_written_to(tmp_path: Path, text: str) -> None:
    both = tmp_path / "rows.jsonl"
    both.write_text(text)
    with pytest.raises(BatchError, match="is the input as well"):
        score_file(both, both, length, recipe="length 1", workers=1)
    assert both.read_text() == text


def test_a_text_without_a_line_end_is_no_torn_output(data: Path, tmp_path: Path) -> None:
    text = tmp_path / "letter.txt"
    text.write_text("Dear reader")
    with pytest.raises(BatchError, match="is no output of such a run"):
        score_file(write_rows(data, ["a"]), text, length, recipe="length 1", workers=1)
    assert text.read_text() == "Dear reader"


def test_input_and_output_that_cannot_be_opened_are_clear_errors(data: Path, tmp_path: Path) -> None:
    with pytest.raises(BatchError, match="cannot be read: No such file"):
        score_file(data, tmp_path / "out", length, recipe="length 1", workers=1)
    with pytest.raises(BatchError, match="cannot be written: Is a directory"):
        score_file(write_rows(data, ["a"]), tmp_path, length, recipe="length 1", workers=1)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a device that is always full")
def test_a_full_disk_is_a_clear_error(data: Path) -> None:
    with pytest.raises(BatchError, match="/dev/full: cannot be written: No space left on device"):
        score_file(write_rows(data, ["a"]), Path("/dev/full"), length, recipe="length 1", workers=1)


@posix_only
def test_two_runs_cannot_write_to_one_file(data: Path, scores: Path) -> None:
    refused: list[str] = []

    def start_another(_: Progress) -> None:
        with pytest.raises(BatchError) as caught:
            score_file(data, scores, length, recipe="length 1", workers=1)
        refused.append(str(caught.value))

    write_rows(data, ["a"])
    score_file(data, scores, length, recipe="length 1", workers=1, on_progress=start_another)
    assert refused == [f"{scores}: another run is writing to it"]


def test_memory_does_not_grow_with_the_input(data: Path, scores: Path) -> None:
    def peak(rows: int) -> int:
        write_rows(data, ("x" * 5_000 for _ in range(rows)))
        scores.unlink(missing_ok=True)
        tracemalloc.start()
        try:
            score_file(data, scores, length, recipe="length 1", workers=1)
            return tracemalloc.get_traced_memory()[1]
        finally:
            tracemalloc.stop()

    small = peak(100)
    # Twenty times the rows are ten megabytes of input, of which nothing stays.
    assert peak(2_000) < small + 500_000


def test_an_empty_input_makes_an_empty_output(data: Path, scores: Path) -> None:
    data.write_bytes(b"\n\r\n")
    assert score_file(data, scores, length, recipe="length 1", workers=1) == Progress(0, 0, 0)
    assert scores.read_bytes() == b""
