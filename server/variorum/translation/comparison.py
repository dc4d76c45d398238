"""Compares two files incrementally: a comparison continues the one before it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import attrs

from variorum.rules.finding import Finding
from variorum.rules.registry import Selection
from variorum.rules.workspace_context import NO_WORKSPACE, WorkspaceContext
from variorum.syntax.document import Document
from variorum.translation.alignment import ItemMatch, ItemMatching
from variorum.translation.alignment_candidates import Candidates
from variorum.translation.effects.pair_functions import PairFunctions
from variorum.translation.item_scores import ItemScores
from variorum.translation.pair_findings import PairFindings
from variorum.translation.pair_rule import PairUnit


@attrs.frozen(eq=False)
class Comparison:
    """The matched items of two files and the findings about the pair."""

    source: Document
    target: Document
    source_items: Candidates
    """The items of the original."""
    target_items: Candidates
    """The items of the translation."""
    matching: ItemMatching
    pair_findings: PairFindings
    pair_functions: PairFunctions
    scores: ItemScores
    """The item scores of this and of earlier versions."""
    derived: dict[object, Any]
    """Values that pair checks derived from this and from earlier versions."""

    @property
    def matched(self) -> Sequence[ItemMatch]:
        """Every item of both files once, with its counterpart if it has one."""
        return self.matching.matched(self.source_items, self.target_items)

    @property
    def findings(self) -> Sequence[Finding]:
        """The findings about the pair, placed in the translation, in source order."""
        return self.pair_findings.findings


def compared(
    source: Document,
    target: Document,
    selection: Selection,
    before: Comparison | None = None,
    workspace_context: WorkspaceContext = NO_WORKSPACE,
) -> Comparison:
    """Returns the comparison of two files.

    Args:
        source: the original.
        target: the translation.
        selection: the rules to run.
        before: a comparison of earlier versions of the two. What they share is not computed again. It changes what the
            comparison costs, never its result.
        workspace_context: what the other files of the workspace say about the translation.
    """
    in_source = before.source_items if before is not None and before.source is source else Candidates(source)
    in_target = before.target_items if before is not None and before.target is target else Candidates(target)
    matching = (
        before.matching.after(in_source, in_target) if before else ItemMatching.of(in_source, in_target)
    )
    pair_functions = PairFunctions(source, target)
    derived = before.derived if before is not None else {}
    elsewhere = workspace_context.defined_elsewhere
    unit = PairUnit(source, target, in_source, in_target, matching, pair_functions, elsewhere, derived)
    pair_findings = PairFindings.of(unit, selection, before.pair_findings if before else None)
    scores = before.scores if before is not None else ItemScores()
    return Comparison(
        source, target, in_source, in_target, matching, pair_findings, pair_functions, scores, derived
    )
