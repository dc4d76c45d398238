"""What the two sides of a pair do on the same inputs: a verdict for each item, or for the whole program."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from variorum.differential.verdict import Verdict
from variorum.syntax.span import Span


@attrs.frozen
class ItemBehaviour:
    """The verdict on an item and its counterpart; spans are absolute and point to the names. For whole programs both are None."""

    verdict: Verdict
    source: Span | None = None
    target: Span | None = None
    key: bytes = b""
    """Names all that the verdict depends on; empty for whole programs."""


@attrs.frozen
class Behaviour:
    """The verdicts on a pair."""

    items: tuple[ItemBehaviour, ...] = ()

    @property
    def warnings(self) -> Sequence[ItemBehaviour]:
        """The items with a witness that deserves belief."""
        return [item for item in self.items if item.verdict.warning is not None]

    @property
    def value(self) -> float | None:
        """The agreement in `[0, 1]`: 0 with a witness, else the mean over the items with a verdict; None without any."""
        if self.warnings:
            return 0.0
        agreements = [found for item in self.items if (found := item.verdict.agreement) is not None]
        return sum(agreements) / len(agreements) if agreements else None
