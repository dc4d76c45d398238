"""Defines what all JSON reports share: their version, ranges and layout."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from variorum import __version__
from variorum.syntax.source_text import SourceText
from variorum.syntax.span import Span

VERSION = 1
"""The version of all JSON reports. Incompatible changes increment it."""
TOOL = {"name": "variorum", "version": __version__}

Json = dict[str, Any]


def document(**content: Any) -> str:
    """Returns a JSON document with the report's version and the tool's."""
    # ASCII only: lone surrogates and terminal escapes in file names and messages are escaped.
    return json.dumps({"version": VERSION, "tool": TOOL, **content}, indent=2, ensure_ascii=True) + "\n"


def document_of_rows(name: str, rows: Iterable[Json], **content: Any) -> str:
    """Returns a JSON document with a possibly long list `name`, one row per line.

    Indented all through it would take ten times as long, because only the plain form is written by compiled code.
    """
    head = document(**content).removesuffix("\n}\n")
    lines = ",\n".join(f"    {json.dumps(row)}" for row in rows)
    return f"{head},\n  {json.dumps(name)}: [\n{lines}\n  ]\n}}\n"


def range_of(span: Span, text: SourceText) -> Json:
    """Returns start and end as 1-based lines and columns in characters. The end is exclusive."""
    line, column = text.place(span.start)
    end_line, end_column = text.place(span.end)
    return {"start": {"line": line, "column": column}, "end": {"line": end_line, "column": end_column}}
