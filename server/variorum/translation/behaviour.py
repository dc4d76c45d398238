"""Holds the verdicts of differential testing on the items of a pair, or on the whole program."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from variorum.differential.verdict import Verdict
from variorum.syntax.span import Span


@attrs.frozen
class ItemBehaviour:
    """The verdict on an item and its counterpart. Spans are absolute and cover the names; for whole programs both
    are None.
    """

    verdict: Verdict
    source: Span | None = None
    target: Span | None = None
    key: bytes = b""
    """Identifies everything the verdict depends on; empty for whole programs."""


@attrs.frozen
class Behaviour:
    """The verdicts on a pair."""

    items: tuple[ItemBehaviour, ...] = ()

    @property
    def warnings(self) -> Sequence[ItemBehaviour]:
        """Returns the items with a witness that is reported as a warning."""
        return [item for item in self.items if item.verdict.warning is not None]

    @property
    def value(self) -> float | None:
        """Returns the agreement in `[0, 1]`: 0 with a witness, otherwise the mean over the conclusive verdicts.
        Returns None if there are none.
        """
        if self.warnings:
            return 0.0
        agreements = [found for item in self.items if (found := item.verdict.agreement) is not None]
        return sum(agreements) / len(agreements) if agreements else None
