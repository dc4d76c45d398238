"""Merges the findings about a pair into the chunks of findings about the translation alone."""

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
    """The chunks of a file, with the findings about the pair merged in."""

    chunks: Sequence[Chunk]
    """In source order, as before."""
    _merged: Mapping[PlacedFindings, tuple[Sequence[Finding], Chunk]] = attrs.field(factory=dict)
    """For each whole section, the findings that were added and the resulting chunk."""

    @classmethod
    def of(
        cls, parts: Sequence[Chunk], added: Sequence[Finding], before: MergedFindings | None = None
    ) -> MergedFindings:
        """Merges `added`, which is in source order, into the chunks of a file.

        A section that has not moved since `before` and gets the same findings keeps its chunk object, so that values derived from
        it stay valid.
        """
        if not parts:
            return cls(single_chunk(added))
        starts = [one.span.start for one in added]
        # Findings before all chunks go into the first one.
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
