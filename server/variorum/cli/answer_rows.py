"""Reads the rows of a data set of answers, and selects the fields that a graded row keeps."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from variorum.batch.rows import BatchError, Row, read_rows
from variorum.cli.argument_parser import CannotRun
from variorum.languages import Language, UnknownLanguage, language_named
from variorum.responses.rows import RowError
from variorum.syntax.source_text import encode

# Fields of the input that the report needs and that are small.
_CARRIED = ("id", "label", "model_a", "model_b")


def rows_of(name: str) -> Iterator[Row]:
    """Yields the lines of a data set unchanged.

    Raises:
        CannotRun: the file cannot be read.
    """
    try:
        yield from read_rows(Path(name))
    except BatchError as error:
        raise CannotRun(str(error)) from error


def fields_of(row: Row) -> dict[str, Any]:
    """Parses a line as a JSON object. Raises `RowError`."""
    if row.problem:
        raise RowError(row.problem)
    try:
        fields = json.loads(row.data)
    except (ValueError, RecursionError):
        raise RowError("not valid JSON") from None
    if not isinstance(fields, dict):
        raise RowError("expected a JSON object")
    return fields


def pair_fields(prompt: str, a: str, b: str) -> dict[str, Any]:
    """Returns the lengths of both answers and an id of the pair that does not depend on their order."""
    first, second = sorted((a, b))
    digest = hashlib.sha256()
    for text in (prompt, first, second):
        digest.update(hashlib.sha256(encode(text)).digest())
    return {"lengths": {"a": len(a), "b": len(b)}, "pair": digest.hexdigest(), "swapped": a != first}


def answer_hashes(prompt: str, answers: Sequence[str]) -> dict[str, Any]:
    """Returns a hash for each answer to its prompt, so that gradings of the same answer can be matched."""
    found = {}
    for side, answer in zip("ab", answers, strict=False):
        texts = hashlib.sha256(encode(prompt)).digest() + hashlib.sha256(encode(answer)).digest()
        found[side] = hashlib.sha256(texts).hexdigest()
    return {"answers": found}


def carried_fields(fields: Mapping[str, Any]) -> dict[str, Any]:
    """Returns the fields of the input that the report needs."""
    return {name: fields[name] for name in _CARRIED if name in fields}


def language_of_row(fields: Mapping[str, Any]) -> Language | None:
    """Returns the language that a row names, if Variorum supports it."""
    name = fields.get("language")
    try:
        return language_named(name.lower()) if isinstance(name, str) else None
    except UnknownLanguage:
        return None
