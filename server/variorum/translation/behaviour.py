"""Holds the verdicts of differential testing on the items of a pair, or on the whole program."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from variorum.differential.verdict import Verdict
from variorum.syntax.span import Span
from variorum.translation.suspicion.suspect import Suspect


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
    suspect: Suspect | None = None
    """Of a witness: the difference that most likely causes it, if one stands out."""

    @property
    def place(self) -> Span | None:
        """Returns where the witness is shown in the translation: at the suspect, otherwise at the item's name."""
        return self.suspect.target if self.suspect is not None else self.target

    def moved(self, source: Span, target: Span) -> ItemBehaviour:
        """Returns the verdict on the unchanged item at new places of its names."""
        suspect = self.suspect
        if suspect is not None and self.source is not None and self.target is not None:
            suspect = suspect.shifted(source.start - self.source.start, target.start - self.target.start)
        return attrs.evolve(self, source=source, target=target, suspect=suspect)


@attrs.frozen
class Behaviour:
    """The verdicts on a pair."""

    items: tuple[ItemBehaviour, ...] = ()

    @property
    def reported(self) -> Sequence[ItemBehaviour]:
        """Returns the items with a witness that is shown where the code is: a warning, or a question about ordinary input."""
        return [item for item in self.items if item.verdict.reported is not None]

    @property
    def warnings(self) -> Sequence[ItemBehaviour]:
        """Returns the items with a witness that is reported as a warning."""
        return [item for item in self.items if item.verdict.warning is not None]

    @property
    def value(self) -> float | None:
        """Returns the agreement in `[0, 1]`: that of the item that differs most if there is a witness, otherwise the mean over
        the conclusive verdicts. Returns None if there are none.
        """
        agreements = [found for item in self.items if (found := item.verdict.agreement) is not None]
        if not agreements:
            return None
        return min(agreements) if self.warnings else sum(agreements) / len(agreements)
