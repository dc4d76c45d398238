"""Limits how deeply a text may nest.

Recursive walks of a deep tree overflow the stack, and queries take time quadratic in the depth: every level keeps
unfinished matches open, and every node is compared with each of them.
"""

from __future__ import annotations

from tree_sitter import Tree

DEEPEST = 1200
"""Levels of the tree. Hand-written programs have a hundred at most, long sums and `else if` chains up to a thousand."""
# Bytes. Nothing nests much deeper between two places this close to each other.
_STEP = 500


def nests_too_deep(tree: Tree, start: int, end: int) -> bool:
    """Returns whether more than `DEEPEST` nodes of a tree are nested between two offsets.

    The depth is sampled every 500 bytes: each level takes a byte or more, so that much deeper nesting is found.
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
