"""Cuts a data set into partitions that can be scored independently and repeatedly."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from variorum.batch.inputs import is_parquet, read_data
from variorum.batch.rows import BatchError, Row, read_rows


class Partition(NamedTuple):
    """Consecutive rows of a data set: the index, the line and the offset of the first, and their number.

    The name tells the place of the part, its rows and the recipe, so that the results of a part that was
    scored before are known by their file name alone.
    """

    source: str
    first: int
    rows: int
    line: int
    offset: int
    name: str


def partitions_of(
    source: Path, rows: Iterator[Row], first: int, recipe: str, rows_in_a_part: int
) -> Iterator[Partition]:
    """Yields the parts of what is left of a data set's `rows`, of which `first` were taken before.

    Parts begin at whole multiples of their size, but for the first: a run that goes on cuts as the last one did.
    """
    while group := list(islice(rows, rows_in_a_part - first % rows_in_a_part)):
        digest = hashlib.sha256(recipe.encode())
        for row in group:
            digest.update(f"{row.line} {row.hash}\n".encode())
        name = f"part-{first:012}-{digest.hexdigest()[:24]}.jsonl"
        yield Partition(str(source.absolute()), first, len(group), group[0].line, group[0].offset, name)
        first += len(group)


def rows_of(partition: Partition, max_line_bytes: int) -> list[Row]:
    """Returns the rows of a part. Raises `BatchError` if the data set holds fewer by now."""
    source = Path(partition.source)
    if is_parquet(source):
        rows = list(
            islice(
                read_data(source, max_line_bytes=max_line_bytes),
                partition.first,
                partition.first + partition.rows,
            )
        )
    else:
        lines = read_rows(source, max_line_bytes=max_line_bytes, offset=partition.offset, line=partition.line)
        rows = list(islice(lines, partition.rows))
    if len(rows) != partition.rows:
        raise BatchError(f"{source}: was changed while it was read; run again")
    return rows
