"""How far a run has come."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a run has come: rows found done, rows done now, and how many of those now failed."""

    resumed: int
    done: int
    failed: int
