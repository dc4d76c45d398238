"""Decides how many worker processes to start."""

from __future__ import annotations

import os

MANY = 64
"""The number of files from which on worker processes pay off. Starting them takes as long as some dozens of files."""


def cpu_count() -> int:
    """Returns the number of processors that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
