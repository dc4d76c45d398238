"""Represents a completion item."""

from __future__ import annotations

import attrs

from variorum.rules.finding import Edit


@attrs.frozen
class Suggestion:
    """A completion item: its label, its description and the edit."""

    label: str
    detail: str
    edit: Edit
    is_preferred: bool = False
