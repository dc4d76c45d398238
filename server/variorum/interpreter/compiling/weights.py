"""Charges long expressions and long sequences by their size, so that steps stay a measure of time.

A round of a loop costs one step, which is what a short body takes. Code that machines write, or that wants to use up time, has
expressions of hundreds of operations.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from variorum.interpreter.compiling.template import Evaluate, Frame
from variorum.program.node import Node
from variorum.program.traversal import walk

if TYPE_CHECKING:
    from variorum.interpreter.runtime import Runtime

NODES_OF_A_STEP = 32
"""How many nodes cost another step. Measured: a hundred additions take as long as four rounds of a short loop."""
_SHORT = 250
"""Bytes of an expression that is too short to have many nodes, and is not counted."""


def weighted(runtime: Runtime, node: Node, run: Evaluate) -> Evaluate:
    """Returns what runs an expression, or a statement of expressions only, and charges its size."""
    if node.end - node.start < _SHORT:
        return run
    return charged(runtime, sum(1 for _ in walk(node)) // NODES_OF_A_STEP, run)


def charged(runtime: Runtime, steps: int, run: Evaluate) -> Evaluate:
    """Returns what runs and costs so many steps more."""
    if not steps:
        return run

    def counted(f: Frame) -> Any:
        runtime.step(steps)
        return run(f)

    return counted
