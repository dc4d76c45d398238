"""What a hover shows."""

from __future__ import annotations

import attrs

from variorum.syntax.span import Span


@attrs.frozen
class Explanation:
    """What a hover shows, in both forms that a client can ask for, and the range that it speaks of."""

    markdown: str
    plain: str
    span: Span
