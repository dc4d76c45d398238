"""Infers the type of a node by the handler that is registered for its form."""

from __future__ import annotations

from collections.abc import Callable

from tree_sitter import Node

from variorum.typecheck.context import Context
from variorum.typecheck.forms import syntax_children
from variorum.typecheck.types import MaybeType

Handler = Callable[[Context, Node], MaybeType]
_HANDLERS: dict[str, Handler] = {}
# Deeper nodes have an unknown type: each level takes several Python frames, and the recursion limit is 1000.
MAX_DEPTH = 180


def handles(*names: str) -> Callable[[Handler], Handler]:
    """Registers a handler for the nodes of some forms. The handler of a statement returns None."""

    def register(function: Handler) -> Handler:
        _HANDLERS.update(dict.fromkeys(names, function))
        return function

    return register


def infer_type(context: Context, node: Node) -> MaybeType:
    """Infers the type of an expression. Returns None if it is unknown. Visits the children of any other node and
    returns None.
    """
    if context.depth >= MAX_DEPTH:
        return None
    context.depth += 1
    function = _HANDLERS.get(context.forms.of(node))
    type_: MaybeType = None
    if function is not None:
        type_ = function(context, node)
    else:
        for child in syntax_children(node):
            infer_type(context, child)
    context.depth -= 1
    return type_
