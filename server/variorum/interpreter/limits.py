"""How much an evaluation may use."""

from __future__ import annotations

import attrs


@attrs.frozen
class Limits:
    """Budgets of one evaluation. `steps` counts rounds of loops, calls and the elements that operations look at; `size` is the
    sum of the sizes of all values made, in bytes or elements; `depth` is how many calls may be open at a time."""

    steps: int = 200_000
    size: int = 8_000_000
    depth: int = 400
    seed: int = 0
    """Decides, with its text, whether a condition that cannot be known holds."""
