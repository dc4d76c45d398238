"""Puts further findings between those of a file, part by part: what a pair shows, between what the translation shows alone."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from itertools import pairwise

import attrs

from variorum.rules.chunks import Chunk, single_chunk
from variorum.rules.finding import Finding
from variorum.rules.placement import PlacedFindings, in_source_order


@attrs.frozen(eq=False)
class MergedFindings:
    """The parts of a file with further findings between theirs."""

    chunks: Sequence[Chunk]
    """In source order, as the parts were."""
    _merged: Mapping[PlacedFindings, tuple[Sequence[Finding], Chunk]] = attrs.field(factory=dict)
    """What was put into each section that was taken as a whole, and what came of it."""

    @classmethod
    def of(
        cls, parts: Sequence[Chunk], added: Sequence[Finding], before: MergedFindings | None = None
    ) -> MergedFindings:
        """The parts of a file, and findings in source order that go between those of the parts.

        Where a section stands as it stood `before`, and gets the findings that it got then, its stretch is the very object
        that it was: what somebody keeps with it is found there again.
        """
        if not parts:
            return cls(single_chunk(added))
        starts = [one.span.start for one in added]
        # What stands before all parts goes into the first of them.
        firsts = [0, *(bisect_left(starts, part.start_range[0]) for part in parts[1:]), len(added)]
        merged: dict[PlacedFindings, tuple[Sequence[Finding], Chunk]] = {}
        chunks = list(parts)
        for number, (first, behind) in enumerate(pairwise(firsts)):
            if first == behind:
                continue
            part, own = parts[number], added[first:behind]
            known = (
                before._merged.get(part.placed) if before is not None and part.placed is not None else None
            )
            if known is None or known[0] != own:
                known = own, Chunk(in_source_order([*part.findings, *own]))
            if part.placed is not None:
                merged[part.placed] = known
            chunks[number] = known[1]
        return cls(chunks, merged)
