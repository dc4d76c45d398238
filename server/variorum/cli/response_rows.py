"""`variorum response import` and `export`: converts data sets to documents and back without loss."""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from variorum.cli.answer_rows import fields_of, rows_of
from variorum.cli.argument_parser import CannotRun
from variorum.cli.console import Console
from variorum.cli.response_files import ENDING, read_exact, write_exact, write_output
from variorum.cli.source_files import display_path
from variorum.responses.rows import RowError, document_of_row, graded_fields_of, row_of_document

_UNSAFE = re.compile(r"[^\w.-]+", re.ASCII)
_LONGEST_NAME = 60


def run_import(options: argparse.Namespace, console: Console) -> int:
    """Writes a document for every row. Reports and skips rows that cannot be converted."""
    folder = Path(options.folder)
    if folder.exists() and any(folder.glob(f"*{ENDING}")):
        raise CannotRun(f"{display_path(folder)}: contains documents; name an empty folder")
    document = problems = 0
    for row in rows_of(options.data):
        try:
            fields = fields_of(row)
            text = document_of_row(fields)
        except RowError as error:
            console.warn(f"{options.data}:{row.line}: {error}")
            problems += 1
            continue
        # The number comes first, so that exporting the folder keeps the order of rows.
        write_exact(folder / f"{row.line:06}{_suffix(fields.get('id'))}{ENDING}", text)
        document += 1
    console.warn(f"{document} documents written to {display_path(folder)}")
    return 1 if problems else 0


def run_export(options: argparse.Namespace, console: Console) -> int:
    """Writes a row for every document. Reports and skips documents that cannot be converted."""
    lines = []
    problems = 0
    for path in _documents(options.documents):
        try:
            row = row_of_document(read_exact(str(path)))
        except RowError as error:
            console.warn(f"{display_path(path)}: {error}")
            problems += 1
            continue
        lines.append(json.dumps(row) + "\n")
    write_output(options.output, "".join(lines), console)
    return 1 if problems else 0


def graded_fields(name: str) -> Iterator[tuple[str, dict[str, Any] | None]]:
    """Yields the rows of a data set, a document or a folder of documents, each with a distinct name.

    None for one that cannot be read as a row.
    """
    if name.endswith(".md") or Path(name).is_dir():
        for path in _documents([name]):
            yield display_path(path), _row_or_none(path)
        return
    for row in rows_of(name):
        try:
            fields = fields_of(row)
        except RowError:
            yield f"line {row.line}", None
            continue
        known = fields.get("id")
        suffix = f" ({known})" if isinstance(known, str | int) else ""
        yield f"line {row.line}{suffix}", fields


def rubric_id_of(fields: Mapping[str, Any]) -> str | None:
    """Returns the rubric id of a graded row, or None if it has none."""
    rubric = fields.get("rubric")
    named = rubric.get("id") if isinstance(rubric, Mapping) else None
    return named if isinstance(named, str) else None


def rubric_hash_of(fields: Mapping[str, Any]) -> str | None:
    """Returns the rubric hash of a graded row, or None if it has none."""
    rubric = fields.get("rubric")
    stated = rubric.get("hash") if isinstance(rubric, Mapping) else None
    return stated if isinstance(stated, str) else None


def _row_or_none(path: Path) -> dict[str, Any] | None:
    try:
        return graded_fields_of(read_exact(str(path)))
    except RowError:
        return None


def _documents(names: list[str]) -> Iterator[Path]:
    for name in names:
        path = Path(name)
        if not path.is_dir():
            yield path
            continue
        found = sorted(path.glob(f"*{ENDING}"))
        if not found:
            raise CannotRun(f"{display_path(path)}: contains no document whose name ends in {ENDING}")
        yield from found


def _suffix(row_id: object) -> str:
    """Returns a file name suffix that identifies the row, whatever characters its id has."""
    if not isinstance(row_id, str | int) or isinstance(row_id, bool):
        return ""
    plain = _UNSAFE.sub("_", str(row_id))[:_LONGEST_NAME].strip("._")
    return f"-{plain}" if plain else ""
