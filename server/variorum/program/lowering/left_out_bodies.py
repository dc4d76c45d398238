"""Recognises bodies that say that they stand elsewhere, as in stub files."""

from __future__ import annotations

from tree_sitter import Node

from variorum.program.lowering.engine import Lowering

# A body that is left out may be documented.
_MARK_AND_DOCUMENTATION = 2


def is_left_out(lower: Lowering, body: Node) -> bool:
    """Whether a body holds nothing but the mark that stands for another one, and documentation."""
    mark = lower.table.fact("functions", "left_out", "")
    if not mark or not 0 < len(body.named_children) <= _MARK_AND_DOCUMENTATION:
        return False
    last = body.named_children[-1]
    return last.named_child_count == 1 and last.named_children[0].type == mark
