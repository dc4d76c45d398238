"""The one way from a node to its kind: each form has a function, registered under its name."""

from __future__ import annotations

from collections.abc import Callable

from tree_sitter import Node

from variorum.typecheck.context import Context
from variorum.typecheck.forms import inner
from variorum.typecheck.kinds import Known

Form = Callable[[Context, Node], Known]
_FORMS: dict[str, Form] = {}
# What lies deeper is unknown: each level takes a few of the interpreter's, which has no more than a thousand.
DEEPEST = 180


def form(*names: str) -> Callable[[Form], Form]:
    """Registers a function for the nodes of some forms. A statement has no kind: its function gives None."""

    def register(function: Form) -> Form:
        _FORMS.update(dict.fromkeys(names, function))
        return function

    return register


def kind_of(context: Context, node: Node) -> Known:
    """The kind of an expression, None where it is unknown; of anything else, that of no part, once all are seen."""
    if context.depth >= DEEPEST:
        return None
    context.depth += 1
    function = _FORMS.get(context.forms.of(node))
    kind: Known = None
    if function is not None:
        kind = function(context, node)
    else:
        for child in inner(node):
            kind_of(context, child)
    context.depth -= 1
    return kind
