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
from variorum.translation.alignment_candidates import Candidates
from variorum.translation.effects.libraries import Libraries
from variorum.translation.item_scores import ItemScores
from variorum.translation.pair_findings import PairFindings
from variorum.translation.pair_rule import PairUnit


@attrs.frozen(eq=False)
class Comparison:
    """How the items of two files belong together, and where the translation departs from the original."""

    source: Document
    target: Document
    source_items: Candidates
    """The items of the original."""
    target_items: Candidates
    """The items of the translation."""
    arrangement: Arrangement
    pair_findings: PairFindings
    libraries: Libraries
    scores: ItemScores
    """What scores of this and of earlier states left for later ones."""
    recalled: dict[object, Any]
    """The same of checks that look at both files."""

    @property
    def matched(self) -> Sequence[Matched]:
        """Every item of both files once, beside its counterpart where it has one."""
        return self.arrangement.matched(self.source_items, self.target_items)

    @property
    def findings(self) -> Sequence[Finding]:
        """The findings about the pair, placed in the translation, in source order."""
        return self.pair_findings.findings


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
    in_source = before.source_items if before is not None and before.source is source else Candidates(source)
    in_target = before.target_items if before is not None and before.target is target else Candidates(target)
    arrangement = (
        before.arrangement.after(in_source, in_target) if before else Arrangement.of(in_source, in_target)
    )
    libraries = Libraries(source, target)
    recalled = before.recalled if before is not None else {}
    elsewhere = neighbourhood.defined_elsewhere
    unit = PairUnit(source, target, in_source, in_target, arrangement, libraries, elsewhere, recalled)
    pair_findings = PairFindings.of(unit, selection, before.pair_findings if before else None)
    scores = before.scores if before is not None else ItemScores()
    return Comparison(
        source, target, in_source, in_target, arrangement, pair_findings, libraries, scores, recalled
    )
