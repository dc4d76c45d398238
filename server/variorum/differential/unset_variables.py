"""Distinguishes unset variables from names that the file does not define.

Another file may define a missing name. A local variable without a value is a bug whatever the other files define.
"""

from __future__ import annotations

from collections.abc import Iterable

import attrs

from variorum.interpreter.outcome import Outcome
from variorum.program.expressions import Assign, Variable
from variorum.program.node import Node, Symbol

UNSET = "unset"
"""The exception of reading a variable that has no value yet."""


def variables_of(nodes: Iterable[Node]) -> frozenset[str]:
    """Returns the names of the local variables that are assigned in the nodes."""
    return frozenset(
        node.target.symbol.name
        for node in nodes
        if isinstance(node, Assign)
        and isinstance(node.target, Variable)
        and node.target.symbol.kind == Symbol.LOCAL
    )


def with_unset_variable(outcome: Outcome, variables: frozenset[str]) -> Outcome:
    """Returns the outcome, with an undefined name that is one of the variables turned into an unset variable."""
    if outcome.exception != "name" or outcome.message not in variables:
        return outcome
    return attrs.evolve(outcome, exception=UNSET)
