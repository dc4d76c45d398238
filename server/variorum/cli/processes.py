"""How many processes are worth their start."""

from __future__ import annotations

import os

MANY = 64
"""From how many files on processes are worth their start, which takes as long as some dozens of files."""


def cpu_count() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
