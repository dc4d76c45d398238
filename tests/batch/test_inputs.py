"""Data sets in any form come out as rows, whole or in parts."""

from __future__ import annotations

import gzip
import json
from datetime import UTC, datetime
from itertools import chain
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from variorum.batch.inputs import count_rows, read_data
from variorum.batch.lined_text import read_lined
from variorum.batch.partitions import partitions_of, rows_of
from variorum.batch.rows import MAX_LINE_BYTES, BatchError


def parts(path: Path, size: int, taken: int = 0) -> list[str]:
    rows = read_data(path)
    for _ in range(taken):
        next(rows)
    return [part.name for part in partitions_of(path, rows, taken, "recipe 1", size)]


@settings(max_examples=30)
@given(
    st.lists(st.sampled_from([b"", b"{}", b'{"a": 1}', b"\xff", b"x" * 60]), max_size=30),
    st.integers(1, 7),
    st.booleans(),
)
def test_the_rows_of_all_parts_are_the_rows(
    tmp_path_factory: pytest.TempPathFactory, lines: list[bytes], size: int, packed: bool
) -> None:
    path = tmp_path_factory.mktemp("data") / "data.jsonl"
    data = b"\r\n".join(lines)
    path.write_bytes(gzip.compress(data) if packed else data)
    rows = list(read_data(path, max_line_bytes=40))
    cut = partitions_of(path, iter(rows), 0, "recipe 1", size)
    assert list(chain.from_iterable(rows_of(part, 40) for part in cut)) == rows
    assert count_rows(path) == len(rows)


def test_a_run_that_goes_on_cuts_where_the_last_one_did(tmp_path: Path) -> None:
    path = tmp_path / "data.jsonl"
    path.write_text("".join(f'{{"id": {number}}}\n' for number in range(20)))
    whole, rest = parts(path, 6), parts(path, 6, taken=8)
    assert len(whole) == 4
    assert rest[1:] == whole[2:]


def test_a_part_is_named_by_what_it_holds(tmp_path: Path) -> None:
    path = tmp_path / "data.jsonl"
    path.write_text('{"id": 1}\n{"id": 2}\n')
    before = parts(path, 1)
    path.write_text('{"id": 1}\n{"id": 3}\n')
    after = parts(path, 1)
    assert before[0] == after[0]
    assert before[1] != after[1]


def test_a_data_set_that_shrinks_while_it_is_read_is_an_error(tmp_path: Path) -> None:
    path = tmp_path / "data.jsonl"
    path.write_text('{"id": 1}\n{"id": 2}\n')
    (part,) = partitions_of(path, read_data(path), 0, "recipe 1", 9)
    path.write_text('{"id": 1}\n')
    with pytest.raises(BatchError, match="was changed while it was read"):
        rows_of(part, MAX_LINE_BYTES)


def test_a_text_keeps_its_line_numbers_whatever_lines_are_bad(tmp_path: Path) -> None:
    path = tmp_path / "run"
    path.write_bytes(b"one\r\n\n\xff\n" + b"x" * 50 + b"\nfive")
    read = read_lined(path, max_line_bytes=40)
    assert read.text.split("\n") == ["one", "", "", "", "five"]
    assert read.problems == ((3, "not UTF-8 from byte 0 on"), (4, "the line is longer than 40 bytes"))


class TestParquet:
    """What needs the `parquet` extra."""

    @pytest.fixture(autouse=True)
    def arrow(self) -> None:
        pytest.importorskip("pyarrow", reason="the extra `parquet` is not installed")

    def write(self, path: Path, rows: list[dict[str, object]]) -> Path:
        import pyarrow
        import pyarrow.parquet

        pyarrow.parquet.write_table(pyarrow.Table.from_pylist(rows), path, row_group_size=50)
        return path

    def test_rows_are_numbered_and_given_as_json(self, tmp_path: Path) -> None:
        when = datetime(2024, 5, 1, tzinfo=UTC)
        path = self.write(
            tmp_path / "data.parquet", [{"id": number, "text": "é", "when": when} for number in range(300)]
        )
        rows = list(read_data(path))
        assert [row.line for row in rows] == list(range(1, 301))
        fields = json.loads(rows[7].data)
        assert (fields["id"], fields["text"], fields["when"][:10]) == (7, "é", "2024-05-01")
        assert count_rows(path) == 300

    def test_parts_are_the_same_rows(self, tmp_path: Path) -> None:
        path = self.write(tmp_path / "data.parquet", [{"id": number} for number in range(120)])
        rows = list(read_data(path))
        cut = partitions_of(path, iter(rows), 0, "recipe 1", 35)
        assert list(chain.from_iterable(rows_of(part, MAX_LINE_BYTES) for part in cut)) == rows

    def test_a_file_that_is_cut_off_is_a_clear_error(self, tmp_path: Path) -> None:
        path = self.write(tmp_path / "data.parquet", [{"id": number} for number in range(120)])
        for damaged in (path.read_bytes()[:-40], b"PAR1 and no more"):
            path.write_bytes(damaged)
            with pytest.raises(BatchError, match="is no whole Parquet file"):
                list(read_data(path))
