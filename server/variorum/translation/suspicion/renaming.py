"""Learns which name of the translation stands for which name of the original."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from variorum.translation.suspicion.statement_matching import StatementMatching
from variorum.translation.suspicion.statement_terms import StatementTerm
from variorum.translation.suspicion.term_differences import DifferenceKind, differences


def renamed_names(
    source: Sequence[StatementTerm], target: Sequence[StatementTerm], matching: StatementMatching
) -> Mapping[str, str]:
    """Returns labels of names that only the translation has, each with the original's label that stands in its places most
    often. No two names get the same label."""
    known = {one.label for statement in source for one in statement.term.walk() if one.is_name}
    votes: Counter[tuple[str, str]] = Counter()
    for index, counterpart in matching.sources.items():
        for found in differences(source[index].term, target[counterpart].term):
            if found.kind is DifferenceKind.LEAF and found.source.is_name and found.target.is_name:
                votes[found.target.label, found.source.label] += 1
    names: dict[str, str] = {}
    for (other, one), _ in votes.most_common():
        if other not in known and other not in names and one not in names.values():
            names[other] = one
    return names
