"""Collects the branches of a program, as coverage counts them."""

from __future__ import annotations

from collections.abc import Iterable

from variorum.program.expressions import Conditional
from variorum.program.node import Node
from variorum.program.statements import If, Loop


def branches_of(nodes: Iterable[Node]) -> frozenset[tuple[int, bool]]:
    """Returns both outcomes of each `if`, loop and conditional expression among the nodes, by the start of its
    test.
    """
    tests = {
        node.test.start
        for node in nodes
        if isinstance(node, If | Loop | Conditional) and node.test is not None
    }
    return frozenset((start, taken) for start in tests for taken in (True, False))
