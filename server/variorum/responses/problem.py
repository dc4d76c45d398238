"""Defines a structural problem of a response document."""

from __future__ import annotations

from typing import NamedTuple

from variorum.syntax.span import Span


class DocumentProblem(NamedTuple):
    """A mistake of form: its byte range, its line counted from 1, and what to do about it."""

    span: Span
    line: int
    message: str
