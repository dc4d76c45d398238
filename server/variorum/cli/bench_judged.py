"""Reads the judgements that `variorum judge` made of a data set, to report them with the scores of the same rows."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from variorum.cli.argument_parser import CannotRun
from variorum.cli.source_files import display_path
from variorum.grading.numbers import is_number


class Judgements:
    """Reads a file of judgements row by row, in the order of the data set."""

    def __init__(self, path: str) -> None:
        self._path = Path(path)
        self._rows = self._read()
        self._next = next(self._rows, None)
        self.models: dict[str, None] = {}
        """The models that judged, in order of appearance."""

    def of(self, line: Mapping[str, Any]) -> float | None:
        """Returns J of the row with a line's number. Returns None if the row is unscored or was not judged.

        Raises:
            CannotRun: the judgements are of other texts.
        """
        while self._next is not None and self._next["line"] < line["line"]:
            self._next = next(self._rows, None)
        row = self._next
        if row is None or row["line"] != line["line"]:
            return None
        if row["hash"] != line["hash"]:
            raise CannotRun(
                f"--judged {display_path(self._path)}: line {line['line']} of the data set is not the pair that was judged"
            )
        j = row.get("j")
        if not is_number(j):
            return None
        self.models[str(row.get("model"))] = None
        return float(j)

    def _read(self) -> Iterator[dict[str, Any]]:
        try:
            with self._path.open("rb") as lines:
                for number, line in enumerate(lines, start=1):
                    yield self._row(line, number)
        except OSError as error:
            raise CannotRun(f"--judged {display_path(self._path)}: {error.strerror or error}") from error

    def _row(self, line: bytes, number: int) -> dict[str, Any]:
        try:
            row = json.loads(line)
            if isinstance(row["line"], int) and isinstance(row["hash"], str):
                return dict(row)
        except (ValueError, KeyError, TypeError, RecursionError):
            pass
        raise CannotRun(
            f"--judged {display_path(self._path)}:{number}: not a row of judgements; create the file with `variorum judge`"
        )
