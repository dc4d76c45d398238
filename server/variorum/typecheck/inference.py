"""The one way from a node to its kind: each form has a function, registered under its name."""

from __future__ import annotations

from collections.abc import Callable

from tree_sitter import Node

from variorum.typecheck.context import Context
from variorum.typecheck.forms import syntax_children
from variorum.typecheck.types import MaybeType

Handler = Callable[[Context, Node], MaybeType]
_HANDLERS: dict[str, Handler] = {}
# What lies deeper is unknown: each level takes a few of the interpreter's, which has no more than a thousand.
MAX_DEPTH = 180


def handles(*names: str) -> Callable[[Handler], Handler]:
    """Registers a function for the nodes of some forms. A statement has no kind: its function gives None."""

    def register(function: Handler) -> Handler:
        _HANDLERS.update(dict.fromkeys(names, function))
        return function

    return register


def infer_type(context: Context, node: Node) -> MaybeType:
    """The kind of an expression, None where it is unknown; of anything else, that of no part, once all are seen."""
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
