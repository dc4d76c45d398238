"""Defines the evidence for one point of a dimension."""

from __future__ import annotations

import attrs

from variorum.syntax.span import Span


@attrs.frozen
class PointEvidence:
    """Whether a point applies, the share of it that was earned in `[0, 1]`, and the place that decided it."""

    share: float
    applies: bool = True
    span: Span | None = None


def earned(condition: object, *, applies: bool = True, span: Span | None = None) -> PointEvidence:
    """Returns all of the point if the condition holds, else nothing of it."""
    return PointEvidence(1.0 if condition else 0.0, applies, span)
