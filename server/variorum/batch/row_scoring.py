"""Scores one row inside a worker process and formats the line of output."""

from __future__ import annotations

import json
import multiprocessing
import os
import threading
from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from variorum.batch.rows import Row

# Enough of an error's message to know it by; some quote the whole text that they are about.
_REASON_LENGTH: Final = 500

# A pure function of a row's fields. It is sent to other processes, so it must be importable by its name.
Score = Callable[[Mapping[str, Any]], Mapping[str, Any]]


class UnscorableRow(ValueError):
    """Raised by a `Score` for a row that cannot be scored. The message says why."""


class Outcome(NamedTuple):
    """The line of output of a row, and whether it holds a result."""

    line: bytes
    scored: bool


def score_row(score: Score, recipe: str, row: Row) -> Outcome:
    """Returns the outcome of a row: its result, or the reason for which it has none. Never raises.

    Every line has `line`, `id`, `hash`, `recipe` and `status`; a scored one has `result`, a failed one
    `reason`.
    """
    if row.problem:
        return failed_row(recipe, row, row.problem)
    try:
        fields = json.loads(row.data.decode("utf-8"))
    except UnicodeDecodeError as error:
        return failed_row(recipe, row, f"not UTF-8 from byte {error.start} on")
    except (ValueError, RecursionError) as error:
        reason = error.msg if isinstance(error, json.JSONDecodeError) else "it cannot be decoded"
        return failed_row(recipe, row, f"not valid JSON: {reason}")
    if not isinstance(fields, dict):
        return failed_row(recipe, row, "expected a JSON object")
    try:
        head = _head(recipe, row, fields.get("id"))
        return Outcome(_line({**head, "status": "scored", "result": dict(score(fields))}), scored=True)
    except UnscorableRow as error:
        return failed_row(recipe, row, str(error), fields.get("id"))
    except (Exception, SystemExit) as error:
        # Whatever a row does to the function is that row's failure, never the end of the run.
        return failed_row(recipe, row, f"{type(error).__name__}: {error}", fields.get("id"))


def failed_row(recipe: str, row: Row, reason: str, row_id: object = None) -> Outcome:
    """Returns the outcome of a row that has no result."""
    head = _head(recipe, row, row_id)
    return Outcome(_line({**head, "status": "failed", "reason": reason[:_REASON_LENGTH]}), scored=False)


def watch_parent() -> None:
    """Ends this worker when its parent process is gone.

    A worker waits on a queue that it holds open itself, so it would not notice, and would stay for ever.
    """
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_leave_with, args=(parent,), daemon=True).start()


def _leave_with(parent: Any) -> None:
    parent.join()
    os._exit(1)


def _head(recipe: str, row: Row, row_id: object) -> dict[str, object]:
    plain_id = row_id if isinstance(row_id, str | int) else None
    return {"line": row.line, "id": plain_id, "hash": row.hash, "recipe": recipe}


def _line(fields: dict[str, object]) -> bytes:
    return json.dumps(fields, ensure_ascii=True, allow_nan=False).encode("ascii") + b"\n"
