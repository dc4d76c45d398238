"""How deep a text nests. Whoever walks a tree by calling itself runs out of stack in a deep one, and a query takes the square
of the depth: every level that it is in keeps its beginnings of matches open, and every node is held against each of them."""

from __future__ import annotations

from tree_sitter import Tree

DEEPEST = 1200
"""Levels of the tree. Programs that people write have a hundred at most, long sums and chains of decisions up to a thousand."""
# Bytes. Nothing can nest deep between two places that are this close to each other.
_STEP = 500


def nests_too_deep(tree: Tree, start: int, end: int) -> bool:
    """Whether more than `DEEPEST` nodes of a tree lie within one another between two offsets.

    The depth is looked at every 500 bytes: each level takes a byte or more, so that what is much deeper is found.
    """
    root = tree.root_node
    if root.descendant_count < DEEPEST:
        return False
    cursor = tree.walk()
    for offset in range(start - start % _STEP, end + _STEP, _STEP):
        cursor.reset(root)
        depth = 0
        while cursor.goto_first_child_for_byte(offset) is not None:
            depth += 1
            if depth > DEEPEST:
                return True
    return False
