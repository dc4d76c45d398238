"""Two files beside each other, taken through edits: a comparison is made from the one before it."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from variorum.rules.catalogue import Selection
from variorum.rules.finding import Finding
from variorum.syntax.document import Document
from variorum.translation.alignment import Arrangement, Matched
from variorum.translation.declared import Candidate, candidates_of
from variorum.translation.departures import Departures
from variorum.translation.hazard import PairUnit


@attrs.frozen(eq=False)
class Comparison:
    """How the items of two files belong together, and where the translation departs from the original."""

    source: Document
    target: Document
    mine: Sequence[Candidate]
    """The items of the original."""
    theirs: Sequence[Candidate]
    """The items of the translation."""
    arrangement: Arrangement
    matched: Sequence[Matched]
    departures: Departures

    @property
    def findings(self) -> Sequence[Finding]:
        """The findings about the pair, placed in the translation, in source order."""
        return self.departures.findings


def compared(
    source: Document, target: Document, selection: Selection, before: Comparison | None = None
) -> Comparison:
    """The comparison of two files.

    Args:
        source: the original.
        target: the translation.
        selection: the rules to run.
        before: a comparison of earlier states of the two: what they still share is not worked out again. It changes what
            the comparison costs, never what comes out.
    """
    mine = before.mine if before is not None and before.source is source else candidates_of(source)
    theirs = before.theirs if before is not None and before.target is target else candidates_of(target)
    arrangement = before.arrangement.after(mine, theirs) if before else Arrangement.of(mine, theirs)
    matched = arrangement.matched(mine, theirs)
    departures = Departures.of(
        PairUnit(source, target, matched, arrangement.names), selection, before.departures if before else None
    )
    return Comparison(source, target, mine, theirs, arrangement, matched, departures)
