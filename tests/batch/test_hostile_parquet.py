"""Parquet files that are damaged, odd, or made to fill the memory: rows, a row's reason, or one clear line."""

from __future__ import annotations

import json
import tracemalloc
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from variorum.batch.inputs import count_rows, read_data
from variorum.batch.rows import BatchError

arrow = pytest.importorskip("pyarrow", reason="the extra `parquet` is not installed")
MEGABYTE = 1_000_000


def written(path: Path, columns: Any, **options: Any) -> Path:
    import pyarrow.parquet

    pyarrow.parquet.write_table(arrow.table(columns), path, **options)
    return path


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The bytes of a file with a few rows."""
    path = tmp_path_factory.mktemp("parquet") / "data.parquet"
    rows = {"id": list(range(20)), "source": ["int a;"] * 20, "target": [f"a = {n}" for n in range(20)]}
    return written(path, rows).read_bytes()


@given(st.data())
def test_a_damaged_file_is_read_as_far_as_it_goes(
    sound: bytes, tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    broken = bytearray(sound)
    for place in data.draw(st.lists(st.integers(0, len(sound) - 1), max_size=4)):
        broken[place] = data.draw(st.integers(0, 255))
    del broken[data.draw(st.just(len(sound)) | st.integers(0, len(sound))) :]
    path = tmp_path_factory.getbasetemp() / "broken.parquet"
    path.write_bytes(b"PAR1" + broken[4:])
    rows, said = [], ""
    try:
        rows = list(read_data(path))
    except BatchError as error:
        said = str(error)
    assert rows or not said or said.startswith(f"{path}: is no whole Parquet file: ")
    assert "\n" not in said
    assert [row.line for row in rows] == list(range(1, len(rows) + 1))
    assert all(row.problem or json.loads(row.data) for row in rows)


def test_a_value_that_no_python_has_costs_its_row_alone(tmp_path: Path) -> None:
    path = written(tmp_path / "times.parquet", {"when": arrow.array([1, 2**62, 2], arrow.timestamp("us"))})
    first, second, third = read_data(path)
    assert second.problem == "the row holds what cannot be read (date value out of range)"
    assert (first.problem, third.problem) == ("", "")


@pytest.mark.parametrize(
    "columns",
    [
        {"source": [{"a": [1]}], "target": [[[1]]]},
        {"source": arrow.array([b"\xff\xfe"]), "target": arrow.array([float("nan")])},
        {"source": arrow.array([None], arrow.null())},
        {f"column {number}": [number] for number in range(5_000)},
    ],
    ids=["nested", "bytes", "nothing", "many columns"],
)
def test_odd_kinds_of_columns_are_a_row(tmp_path: Path, columns: Any) -> None:
    [row] = read_data(written(tmp_path / "odd.parquet", columns))
    assert row.data or row.problem


def test_tables_without_rows_or_columns_have_no_rows(tmp_path: Path) -> None:
    assert list(read_data(written(tmp_path / "columns.parquet", {}))) == []
    path = written(tmp_path / "rows.parquet", {"source": arrow.array([], arrow.string())})
    assert (list(read_data(path)), count_rows(path)) == ([], 0)


def test_a_file_of_a_kilobyte_does_not_fill_the_memory(tmp_path: Path) -> None:
    path = written(tmp_path / "bomb.parquet", {"source": ["x" * MEGABYTE] * 200}, compression="zstd")
    assert path.stat().st_size < 5_000
    before, most = arrow.total_allocated_bytes(), 0
    tracemalloc.start()
    try:
        for row in read_data(path):
            assert len(row.data) > MEGABYTE
            most = max(most, arrow.total_allocated_bytes() - before)
        _, python_s = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert most < 20 * MEGABYTE
    assert python_s < 20 * MEGABYTE


def test_half_characters_are_replaced_in_what_is_written(tmp_path: Path) -> None:
    import pyarrow.parquet

    from variorum.batch.parquet import write_parquet

    line = {
        "line": 1,
        "id": "a\ud800",
        "hash": "h",
        "recipe": "r",
        "status": "scored",
        "result": {"text": "\udfffb"},
    }
    (tmp_path / "scores.jsonl").write_text(json.dumps(line) + "\n")
    write_parquet(tmp_path / "scores.jsonl", tmp_path / "scores.parquet", {"text": "string"})
    [row] = pyarrow.parquet.read_table(tmp_path / "scores.parquet").to_pylist()
    assert (row["id"], row["text"]) == ("a?", "?b")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["scores.jsonl", "scores.parquet"]


def test_names_of_columns_that_are_no_text_are_a_clear_error(tmp_path: Path) -> None:
    path = written(tmp_path / "named.parquet", {"source": ["int a;"]})
    path.write_bytes(path.read_bytes().replace(b"source", b"\xff\xfe\xff\xfe\xff\xfe"))
    with pytest.raises(BatchError, match="is no whole Parquet file"):
        list(read_data(path))
