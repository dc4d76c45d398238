"""Counts the progress of a run."""

from __future__ import annotations

import attrs


@attrs.frozen
class Progress:
    """How far a run has come: rows found done, rows done now, and how many of those now failed."""

    resumed: int
    done: int
    failed: int
