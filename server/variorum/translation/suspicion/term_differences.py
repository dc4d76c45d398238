"""Finds where two terms differ: at the smallest parts that do."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum

import attrs

from variorum.translation.suspicion.term import Term


class DifferenceKind(Enum):
    """How two terms differ."""

    OPERATOR = "operator"
    """Another operation on the same parts."""
    LEAF = "leaf"
    """Another name or constant."""
    ORDER = "order"
    """The same parts in another order."""
    REWRITTEN = "rewritten"
    """Anything else."""


@attrs.frozen
class Difference:
    """A part of a term of the original, and what the translation has in its place."""

    kind: DifferenceKind
    source: Term
    target: Term

    @property
    def labels(self) -> tuple[DifferenceKind, str, str]:
        """Equal for differences of the same kind between the same labels."""
        return self.kind, self.source.label, self.target.label


def differences(source: Term, target: Term) -> Iterator[Difference]:
    """Yields the smallest differing parts of two terms, in order."""
    if source.key == target.key:
        return
    keys = [[part.key for part in one.parts] for one in (source, target)]
    if source.parts and keys[0] == keys[1]:
        yield Difference(DifferenceKind.OPERATOR, source, target)
    elif not source.parts and not target.parts:
        yield Difference(DifferenceKind.LEAF, source, target)
    elif source.label != target.label or len(source.parts) != len(target.parts):
        yield Difference(DifferenceKind.REWRITTEN, source, target)
    elif sorted(keys[0]) == sorted(keys[1]):
        yield Difference(DifferenceKind.ORDER, source, target)
    else:
        for one, other in zip(source.parts, target.parts, strict=True):
            yield from differences(one, other)
