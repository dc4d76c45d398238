"""Rounds numbers for display, in the same way everywhere: half up at the last digit."""

from __future__ import annotations

import math


def rounded(value: float, digits: int = 3) -> str:
    """Returns a finite number with so many decimals, rounded half up. The extension rounds in the same steps."""
    scale = 10**digits
    return f"{math.floor(value * scale + 0.5) / scale:.{digits}f}"
