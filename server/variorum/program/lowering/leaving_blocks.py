"""Lowers what leaves a function, or a call, from within a block that it was given."""

from __future__ import annotations

from tree_sitter import Node

from variorum.program.expressions import Assign, Do, Variable
from variorum.program.lowering import scope as scopes
from variorum.program.lowering.engine import Lowering
from variorum.program.lowering.scope import Scope
from variorum.program.node import Expression, Statement, Symbol
from variorum.program.statements import Block, Declare, Escape, Evaluate, Landing


def out_of_function(lower: Lowering, node: Node, value: Expression | None) -> Statement:
    """Leaves the function around a block, with what it returns."""
    home = next(
        (one for one in lower.scope.outwards() if one.kind == scopes.FUNCTION and not one.is_inline), None
    )
    if home is None:
        return lower.opaque_statement(node, "return out of a block")
    home.landing = home.landing or f"function {node.start_byte}"
    return Escape(home.landing, value, **lower.at(node))


def out_of_call(lower: Lowering, node: Node, block: Scope, value: Expression | None) -> Statement:
    """Leaves the call that a block was given to, with the value of the call."""
    block.landing = block.landing or f"call {node.start_byte}"
    return Escape(block.landing, value, **lower.at(node))


def landed(lower: Lowering, node: Node, called: Expression, landing: str) -> Expression:
    """The value of a call whose block may leave it."""
    if not landing:
        return called
    range_ = lower.at(node)
    result = Variable(Symbol("&value", Symbol.LOCAL), **range_)
    body = Block((Evaluate(Assign(result, called, **range_), **range_),), **range_)
    return Do((Declare(result.symbol, **range_), Landing(landing, body, result, **range_)), result, **range_)
