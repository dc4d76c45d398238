"""Tells a variable that is read before it has a value from a name that the file does not define.

What a file does not define may be another file's. A local variable without a value is a mistake whatever the other files hold.
"""

from __future__ import annotations

from collections.abc import Iterable

import attrs

from variorum.interpreter.outcome import Outcome
from variorum.program.expressions import Assign, Variable
from variorum.program.node import Node, Symbol
from variorum.program.traversal import walk

UNSET = "unset"
"""The exception of reading a variable that has no value yet."""


def variables_of(nodes: Iterable[Node]) -> frozenset[str]:
    """The names of the local variables that are assigned somewhere in the nodes."""
    return frozenset(
        node.target.symbol.name
        for each in nodes
        for node in walk(each)
        if isinstance(node, Assign)
        and isinstance(node.target, Variable)
        and node.target.symbol.kind == Symbol.LOCAL
    )


def with_unset_variable(outcome: Outcome, variables: frozenset[str]) -> Outcome:
    """The outcome; a missing name that is one of the variables becomes an unset variable."""
    if outcome.exception != "name" or outcome.message not in variables:
        return outcome
    return attrs.evolve(outcome, exception=UNSET)
