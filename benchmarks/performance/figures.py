"""Medians and tails, and what the machine was."""

from __future__ import annotations

import math
import os
import platform
import statistics
import subprocess
from collections.abc import Sequence
from pathlib import Path


def median(values: Sequence[float]) -> float:
    """The median; not a number where nothing was measured."""
    return statistics.median(values) if values else math.nan


def tail(values: Sequence[float]) -> float:
    """The value that 95 in 100 do not exceed; not a number where nothing was measured."""
    ordered = sorted(values)
    return ordered[math.ceil(0.95 * len(ordered)) - 1] if ordered else math.nan


def milliseconds(seconds: float) -> str:
    """Seconds as a cell of a table."""
    if math.isnan(seconds):
        return "-"
    value = 1000 * seconds
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}"


def ratio(value: float, other: float) -> str:
    """How many times one is the other."""
    return "-" if math.isnan(value) or math.isnan(other) or not other else f"{value / other:.2f}"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A Markdown table whose first column is text."""
    lines = [f"| {' | '.join(head)} |", f"|---|{'---:|' * (len(head) - 1)}"]
    return "\n".join([*lines, *(f"| {' | '.join(row)} |" for row in rows)])


def machine() -> str:
    """The processor, how many of them, the memory, the system and the Python."""
    described = Path("/proc/cpuinfo").read_text() if Path("/proc/cpuinfo").exists() else ""
    names = [
        line.partition(":")[2].strip() for line in described.splitlines() if line.startswith("model name")
    ]
    name = names[0] if names else platform.processor() or platform.machine()
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**30
    system = f"{platform.system()} {platform.release()}"
    return f"{name}, {os.cpu_count()} cores, {memory:.0f} GB, {system}, Python {platform.python_version()}"


def load() -> str:
    """How busy the machine is, as the system counts it: processes that run or wait, over one and five minutes."""
    one, five, _ = os.getloadavg()
    return f"{one:.1f} over one minute, {five:.1f} over five"


def version(command: Sequence[str]) -> str:
    """What a program says to `--version`, in one line."""
    # semgrep asks its makers for a newer version, and where they cannot be reached it waits for more than a minute.
    surroundings = {**os.environ, "SEMGREP_ENABLE_VERSION_CHECK": "0"}
    try:
        ran = subprocess.run(
            [*command, "--version"], capture_output=True, text=True, timeout=60, check=False, env=surroundings
        )
    except (OSError, subprocess.TimeoutExpired):
        return "unknown"
    said = (ran.stdout or ran.stderr).strip().splitlines()
    return said[-1] if said else "unknown"
