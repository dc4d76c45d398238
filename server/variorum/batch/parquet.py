"""Converts an output file to Parquet, with one column per result."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from variorum.batch.inputs import import_arrow
from variorum.batch.rows import BatchError

_ROWS_IN_A_GROUP: Final = 10_000
_HEAD: Final = {"line": "int64", "id": "string", "hash": "string", "recipe": "string", "status": "string"}


def write_parquet(source: Path, destination: Path, columns: Mapping[str, str]) -> None:
    """Turns an output of JSON lines into Parquet, a group of rows at a time; the file appears whole or not at all.

    `columns` maps the fields of a result to their types: `double`, `int64`, `bool` or `string`; what is
    nested becomes JSON text. Every file also has line, id, hash, recipe, status and reason. Raises
    `BatchError` where it cannot be written, or pyarrow is not installed.
    """
    arrow, parquet = import_arrow("pyarrow"), import_arrow("pyarrow.parquet")
    kinds = {**_HEAD, "reason": "string", **columns}
    schema = arrow.schema([(name, arrow.type_for_alias(kind)) for name, kind in kinds.items()])
    partial = destination.with_name(f".{destination.name}.partial")
    try:
        with parquet.ParquetWriter(partial, schema, compression="zstd") as writer:
            for group in _groups(source):
                rows = [_row(line, columns) for line in group]
                writer.write_table(arrow.Table.from_pylist(rows, schema=schema))
        partial.replace(destination)
    except (OSError, arrow.ArrowException) as error:
        raise BatchError(f"{destination}: cannot be written: {' '.join(str(error).split())}") from error
    finally:
        # Nothing is left of it where it took its place.
        partial.unlink(missing_ok=True)


def _groups(source: Path) -> Iterator[Sequence[dict[str, Any]]]:
    group: list[dict[str, Any]] = []
    with source.open("rb") as lines:
        for line in lines:
            group.append(json.loads(line))
            if len(group) == _ROWS_IN_A_GROUP:
                yield group
                group = []
    if group:
        yield group


def _row(line: Mapping[str, Any], columns: Mapping[str, str]) -> dict[str, Any]:
    row_id = line["id"]
    result = line.get("result") or {}
    head = {name: line[name] for name in _HEAD} | {"id": None if row_id is None else str(row_id)}
    cells = {**head, "reason": line.get("reason"), **{name: result.get(name) for name in columns}}
    return {name: _cell(value) for name, value in cells.items()}


def _cell(value: object) -> object:
    if isinstance(value, str):
        # JSON can carry half of a surrogate pair, and Parquet cannot.
        return value.encode("utf-8", "replace").decode("utf-8")
    return json.dumps(value, sort_keys=True) if isinstance(value, dict | list) else value
