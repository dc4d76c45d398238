"""Infers the types of subscripts, and reports values that cannot be indexed and wrong indexes."""

from __future__ import annotations

from collections.abc import Sequence

from tree_sitter import Node

from variorum.typecheck.assignability import check_index
from variorum.typecheck.constant_evaluation import constant_of
from variorum.typecheck.context import Context
from variorum.typecheck.forms import syntax_children
from variorum.typecheck.inference import handles, infer_type
from variorum.typecheck.member_lookup import (
    has_no_extension,
    is_library_class,
    overloads_of,
)
from variorum.typecheck.overload_resolution import (
    Argument,
)
from variorum.typecheck.resolved_calls import resolved_call
from variorum.typecheck.types import (
    ARRAY,
    MaybeType,
)


@handles("positional-index")
def positional_index(context: Context, node: Node) -> MaybeType:
    """Infers the type of a subscript, where the grammar names neither the collection nor the index."""
    parts = list(syntax_children(node))
    owner = infer_type(context, parts[0]) if parts else None
    return _indexed(context, node, parts[1:], owner)


@handles("index")
def index(context: Context, node: Node) -> MaybeType:
    """Infers the type of a subscript. Reports a value that cannot be indexed, and an index that is not an integer."""
    array, place = context.forms.part(node, "array"), context.forms.part(node, "index")
    owner = infer_type(context, array) if array is not None else None
    if place is not None and context.forms.option(node, "listed", False):
        return _indexed(context, node, list(syntax_children(place)), owner)
    if place is not None and "globals" in context.tables["kinds"]:
        return _indexed(context, node, [place], owner)
    if place is not None:
        type_ = infer_type(context, place)
        if owner is not None and owner.name == ARRAY:
            check_index(context, place, type_, "an index")
    if owner is None or owner.name == ARRAY:
        return owner.element if owner else None
    if context.conversions.is_known(owner):
        context.report(node, f"a `{owner.name}` cannot be indexed with `[]`")
    return None


def _indexed(context: Context, node: Node, places: Sequence[Node], owner: MaybeType) -> MaybeType:
    """Infers the type of a subscript in a language whose classes may define indexers."""
    arguments = [Argument(infer_type(context, place), constant_of(context, place)) for place in places]
    if owner is None:
        return None
    decides = context.tables["kinds"].get("index_decides")
    if decides is not None and (
        not arguments or arguments[0].type is None or arguments[0].type.name in ("", decides)
    ):
        return None
    if owner.name == ARRAY or context.conversions.is_pointer(owner):
        if len(arguments) != 1:
            return None
        if arguments[0].type is not None:
            check_index(context, places[0], arguments[0].type, "an index")
        return owner.element
    overloads = overloads_of(context, owner, "[]")
    if overloads:
        return resolved_call(
            context, node, "[]", overloads, arguments, is_certain=has_no_extension(context, "[]")
        )
    if context.conversions.is_primitive(owner) or (
        context.conversions.is_known(owner) and is_library_class(context, owner)
    ):
        context.report(node, f"a `{owner.name}` cannot be indexed with `[]`")
    return None
