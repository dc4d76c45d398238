"""Defines a place where a translation and its original differ, with how suspicious it is."""

from __future__ import annotations

import attrs

from variorum.syntax.span import Span


@attrs.frozen
class Suspect:
    """A place worth reading. It is no claim that something is wrong there."""

    suspicion: float
    """In `[0, 1]`: how much the difference looks like a mistake. Only the order of suspects means something."""
    target: Span
    """The place in the translation; for a missing statement, where it would be."""
    source: Span | None
    """The place in the original, if there is one."""
    message: str
    """What differs, as a sentence without a full stop."""

    def shifted(self, source: int, target: int) -> Suspect:
        """Returns it with both places moved by some bytes."""
        there = None if self.source is None else self.source.shifted(source)
        return attrs.evolve(self, source=there, target=self.target.shifted(target))
