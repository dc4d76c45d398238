"""Defines a finding in a response document."""

from __future__ import annotations

import attrs

from variorum.responses.check import Impact
from variorum.rules.finding import Fix, Severity
from variorum.syntax.span import Span


@attrs.frozen
class ResponseFinding:
    """A remark in its place. `span` is a range of bytes of the document, `line` counts from 1."""

    check: str
    message: str
    severity: Severity
    span: Span
    line: int
    answer: str | None = None
    """"A" or "B" for a finding in an answer; None for one in the evaluation or in the document's form."""
    dimension: str | None = None
    impact: Impact = Impact.NONE
    fix: Fix | None = None
