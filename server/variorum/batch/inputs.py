"""Reads the rows of a data set in JSON Lines, gzipped JSON Lines or Parquet, detected by its first bytes."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from variorum.batch.rows import MAX_LINE_BYTES, BatchError, Row, hash_of, read_rows
from variorum.statistics.optional_packages import MissingExtra, import_optional

_PARQUET_MAGIC: Final = b"PAR1"
# Rows that are held at once while a Parquet file is read.
_ROWS_AT_ONCE: Final = 256
# Enough of an error's message to know it by.
_LONGEST_REASON: Final = 200
DATA_ENDINGS: Final = (".jsonl", ".jsonl.gz", ".ndjson", ".ndjson.gz", ".parquet")


def read_data(path: Path, *, max_line_bytes: int = MAX_LINE_BYTES) -> Iterator[Row]:
    """Returns the rows of a data set. Those of a Parquet file are numbered from 1 and given as JSON.

    Raises `BatchError` if the file cannot be read, or is Parquet and pyarrow is not installed.
    """
    if is_parquet(path):
        return _parquet_rows(path, max_line_bytes)
    return read_rows(path, max_line_bytes=max_line_bytes)


def is_parquet(path: Path) -> bool:
    """Returns whether a file is Parquet. Raises `BatchError` if it cannot be read."""
    try:
        with path.open("rb") as file:
            return file.read(len(_PARQUET_MAGIC)) == _PARQUET_MAGIC
    except OSError as error:
        raise BatchError(f"{path}: cannot be read: {error.strerror or error}") from error


def count_rows(path: Path) -> int:
    """Returns how many rows `read_data` will yield, for showing how far a run has come."""
    if is_parquet(path):
        count: int = _parquet_file(path).metadata.num_rows
        return count
    return sum(1 for _ in read_rows(path))


def row_of(number: int, fields: dict[str, Any], max_line_bytes: int = MAX_LINE_BYTES) -> Row:
    """Returns a row of fields that come from no line of text."""
    try:
        data = json.dumps(fields, ensure_ascii=False, sort_keys=True, default=str).encode("utf-8")
    except (ValueError, TypeError) as error:
        return Row(number, b"", hash_of(b""), f"the row cannot be written as JSON: {error}")
    if len(data) > max_line_bytes:
        return Row(number, b"", hash_of(data), f"the row is longer than {max_line_bytes:,} bytes")
    return Row(number, data, hash_of(data), "")


def _parquet_rows(path: Path, limit: int) -> Iterator[Row]:
    number = 0
    arrow = import_arrow("pyarrow")
    try:
        for batch in _parquet_file(path).iter_batches(batch_size=_ROWS_AT_ONCE):
            for place in range(batch.num_rows):
                number += 1
                yield _parquet_row(batch, place, number, limit)
    except (arrow.ArrowException, OSError, UnicodeDecodeError) as error:
        reason = " ".join(str(error).split())
        yield Row(number + 1, b"", hash_of(b""), f"the Parquet data breaks off or is damaged here ({reason})")


def _parquet_row(batch: Any, place: int, number: int, limit: int) -> Row:
    try:
        # One row at a time: of a text that many rows share, each row makes a copy.
        fields = {name: column[place].as_py() for name, column in zip(batch.schema.names, batch, strict=True)}
    except (import_arrow("pyarrow").ArrowException, ValueError, ArithmeticError, LookupError) as error:
        # Times beyond the calendar, for one, and texts that are no UTF-8.
        reason = " ".join(str(error).split())[:_LONGEST_REASON]
        return Row(number, b"", hash_of(b""), f"the row holds what cannot be read ({reason})")
    return row_of(number, fields, limit)


def _parquet_file(path: Path) -> Any:
    arrow, parquet = import_arrow("pyarrow"), import_arrow("pyarrow.parquet")
    try:
        schema = parquet.ParquetFile(path).schema_arrow
        kinds = arrow.types
        # What a file of a kilobyte states once stays one text in memory, however many rows share it.
        texts = [one.name for one in schema if kinds.is_string(one.type) or kinds.is_large_string(one.type)]
        return parquet.ParquetFile(path, read_dictionary=texts)
    except (arrow.ArrowException, OSError, UnicodeDecodeError) as error:
        raise BatchError(f"{path}: is no whole Parquet file: {' '.join(str(error).split())}") from error


def import_arrow(module: str) -> Any:
    """Returns a module of pyarrow. Raises `BatchError` if it is not installed."""
    try:
        return import_optional(module, "parquet")
    except MissingExtra as error:
        raise BatchError(str(error)) from error
