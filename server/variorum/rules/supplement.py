"""Puts further findings between those of a file, part by part: what a pair shows, between what the translation shows alone."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from itertools import pairwise

import attrs

from variorum.rules.finding import Finding
from variorum.rules.placement import Placed, in_source_order
from variorum.rules.stretches import Stretch, in_one_stretch


@attrs.frozen(eq=False)
class Supplement:
    """The parts of a file with further findings between theirs."""

    stretches: Sequence[Stretch]
    """In source order, as the parts were."""
    _made: Mapping[Placed, tuple[Sequence[Finding], Stretch]] = attrs.field(factory=dict)
    """What was put into each section that was taken as a whole, and what came of it."""

    @classmethod
    def of(
        cls, parts: Sequence[Stretch], further: Sequence[Finding], before: Supplement | None = None
    ) -> Supplement:
        """The parts of a file, and findings in source order that go between those of the parts.

        Where a section stands as it stood `before`, and gets the findings that it got then, its stretch is the very object
        that it was: what somebody keeps with it is found there again.
        """
        if not parts:
            return cls(in_one_stretch(further))
        starts = [one.span.start for one in further]
        # What stands before all parts goes into the first of them.
        firsts = [0, *(bisect_left(starts, part.reach[0]) for part in parts[1:]), len(further)]
        made: dict[Placed, tuple[Sequence[Finding], Stretch]] = {}
        stretches = list(parts)
        for number, (first, behind) in enumerate(pairwise(firsts)):
            if first == behind:
                continue
            part, added = parts[number], further[first:behind]
            known = before._made.get(part.placed) if before is not None and part.placed is not None else None
            if known is None or known[0] != added:
                known = added, Stretch(in_source_order([*part.findings, *added]))
            if part.placed is not None:
                made[part.placed] = known
            stretches[number] = known[1]
        return cls(stretches, made)
