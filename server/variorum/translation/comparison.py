"""Two files beside each other, taken through edits: a comparison is made from the one before it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import attrs

from variorum.rules.catalogue import Selection
from variorum.rules.finding import Finding
from variorum.rules.neighbourhood import NO_NEIGHBOURHOOD, Neighbourhood
from variorum.syntax.document import Document
from variorum.translation.alignment import Arrangement, Matched
from variorum.translation.declared import Candidates
from variorum.translation.deeds.libraries import Libraries
from variorum.translation.departures import Departures
from variorum.translation.hazard import PairUnit
from variorum.translation.item_scores import ItemScores


@attrs.frozen(eq=False)
class Comparison:
    """How the items of two files belong together, and where the translation departs from the original."""

    source: Document
    target: Document
    mine: Candidates
    """The items of the original."""
    theirs: Candidates
    """The items of the translation."""
    arrangement: Arrangement
    departures: Departures
    libraries: Libraries
    scores: ItemScores
    """What scores of this and of earlier states left for later ones."""
    recalled: dict[object, Any]
    """The same of checks that look at both files."""

    @property
    def matched(self) -> Sequence[Matched]:
        """Every item of both files once, beside its counterpart where it has one."""
        return self.arrangement.matched(self.mine, self.theirs)

    @property
    def findings(self) -> Sequence[Finding]:
        """The findings about the pair, placed in the translation, in source order."""
        return self.departures.findings


def compared(
    source: Document,
    target: Document,
    selection: Selection,
    before: Comparison | None = None,
    neighbourhood: Neighbourhood = NO_NEIGHBOURHOOD,
) -> Comparison:
    """The comparison of two files.

    Args:
        source: the original.
        target: the translation.
        selection: the rules to run.
        before: a comparison of earlier states of the two: what they still share is not worked out again. It changes what
            the comparison costs, never what comes out.
        neighbourhood: what the other files of the workspace mean for the translation.
    """
    mine = before.mine if before is not None and before.source is source else Candidates(source)
    theirs = before.theirs if before is not None and before.target is target else Candidates(target)
    arrangement = before.arrangement.after(mine, theirs) if before else Arrangement.of(mine, theirs)
    libraries = Libraries(source, target)
    recalled = before.recalled if before is not None else {}
    elsewhere = neighbourhood.defined_elsewhere
    unit = PairUnit(source, target, mine, theirs, arrangement, libraries, elsewhere, recalled)
    departures = Departures.of(unit, selection, before.departures if before else None)
    scores = before.scores if before is not None else ItemScores()
    return Comparison(source, target, mine, theirs, arrangement, departures, libraries, scores, recalled)
