"""Finds the places of a pair that are worth reading, the most suspicious first."""

from __future__ import annotations

from collections.abc import Sequence

from variorum.program.lowering import lower
from variorum.syntax.document import Document
from variorum.syntax.source_text import decode
from variorum.translation.alignment import ItemMatch
from variorum.translation.suspicion.groups import groups
from variorum.translation.suspicion.ranking import ranked_differences
from variorum.translation.suspicion.suspect import Suspect
from variorum.translation.suspicion.wording import suspect_of

# Statements are matched in quadratic time.
_MOST_STATEMENTS = 1500


def suspects_of(source: Document, target: Document, matched: Sequence[ItemMatch]) -> list[Suspect]:
    """Returns the places of a translation that differ from the original, the most suspicious first, one for each line.

    Args:
        source: the original.
        target: the translation.
        matched: their items, each with its counterpart.
    """
    first = lower(source.language, decode(source.text.data))
    second = lower(target.language, decode(target.text.data))
    found = [
        suspect_of(each, source.text, target.text)
        for group in groups(first, source.language, second, target.language, matched)
        if max(len(group.source), len(group.target)) <= _MOST_STATEMENTS
        for each in ranked_differences(group.source, group.target)
    ]
    lines: dict[int, Suspect] = {}
    for suspect in sorted(found, key=lambda each: (-each.suspicion, each.target)):
        lines.setdefault(target.text.line_at(suspect.target.start), suspect)
    return list(lines.values())
