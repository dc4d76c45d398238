"""What completion offers."""

from __future__ import annotations

import attrs

from variorum.rules.finding import Edit


@attrs.frozen
class Suggestion:
    """Something to insert: its name in the list, what it means, and the edit."""

    label: str
    detail: str
    edit: Edit
    is_preferred: bool = False
