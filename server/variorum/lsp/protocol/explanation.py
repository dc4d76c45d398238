"""The text of a hover."""

from __future__ import annotations

import attrs

from variorum.syntax.span import Span


@attrs.frozen
class Explanation:
    """The text of a hover in both forms that a client can ask for, and its range in bytes."""

    markdown: str
    plain: str
    span: Span
