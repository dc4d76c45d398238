"""Calls, members and indexes: what a receiver has, what its methods take and give."""

from __future__ import annotations

from collections.abc import Sequence

from tree_sitter import Node

from variorum.typecheck.calls import Argument, Version, applicable, result_of, with_count
from variorum.typecheck.constants import constant_of
from variorum.typecheck.context import Context
from variorum.typecheck.dispatch import form, kind_of
from variorum.typecheck.expecting import check_position
from variorum.typecheck.forms import inner, text_of
from variorum.typecheck.kinds import ARRAY, NOTHING, Kind, Known, class_named, parsed, shown


@form("call")
def call(context: Context, node: Node) -> Known:
    """What a call gives. A method that the receiver does not have, or arguments that none of its versions takes, are reported."""
    receiver = context.forms.part(node, "receiver")
    name_node = context.forms.part(node, "name")
    name = text_of(name_node)
    owner = kind_of(context, receiver) if receiver is not None else None
    arguments = _arguments(context, node)
    if receiver is None:
        return _own(context, node, name, arguments)
    if owner is None or name_node is None:
        return None
    if owner.name == "class of":
        return _static(context, node, name, owner.element, arguments)
    if context.conversions.is_plain(owner):
        context.report(name_node, f"a `{owner}` has no methods, so no `{name}` either")
        return None
    if owner.name == ARRAY:
        return _of_array(context, name_node, name, owner)
    versions = versions_of(context, owner, name)
    if versions:
        return _chosen(context, node, name, versions, arguments)
    if context.conversions.is_known(owner):
        context.report(name_node, f"a `{owner.name}` has no method `{name}`")
    return None


def versions_of(context: Context, owner: Kind, name: str) -> list[Version]:
    """The methods of that name that a value of the kind has."""
    library = context.library
    return [
        Version(signature, library.binding(seen))
        for signature, seen in library.members(owner, name)
        if signature.parameters is not None
    ]


@form("new")
def new(context: Context, node: Node) -> Known:
    """The kind of a new object; arguments that no constructor takes are reported."""
    written = context.forms.part(node, "type")
    kind = parsed(text_of(written))
    arguments = _arguments(context, node)
    if kind is None:
        return None
    known = context.library.get(kind.name)
    has_body = any(child.type == "class_body" for child in node.named_children)
    if known is not None and not has_body:
        versions = [
            Version(signature, context.library.binding(kind)) for signature in known.members.get("new", ())
        ]
        if versions:
            _chosen(context, node, kind.name, versions, arguments)
    if not kind.arguments and known is not None and known.variables:
        # Its type arguments are left to the compiler, which finds them where the object goes.
        return Kind(kind.name, tuple(None for _ in known.variables))
    return kind


@form("member")
def member(context: Context, node: Node) -> Known:
    """What a member read without a call holds; one that its owner does not have is reported."""
    receiver, name_node = context.forms.part(node, "receiver"), context.forms.part(node, "name")
    owner = kind_of(context, receiver) if receiver is not None else None
    name = text_of(name_node)
    if owner is None or name_node is None:
        return None
    if owner.name == ARRAY:
        if name == context.facts["kinds"].get("array_length", "length"):
            return Kind(context.conversions.facts["index"])
        context.report(name_node, f"an array has no `{name}`")
        return None
    of_class = owner.name == "class of"
    held = owner.element if of_class else owner
    if held is None or not context.conversions.is_known(held):
        return None
    fields = [
        signature for signature, _ in context.library.members(held, name) if signature.parameters is None
    ]
    if fields:
        return fields[0].result
    if of_class and context.library.get(name) is not None:
        return class_named(name)
    if not of_class:
        context.report(name_node, f"a `{held.name}` has no `{name}` that can be read without a call")
    elif _is_standard(context, held):
        context.report(name_node, f"`{held.name}` has no `{name}`")
    return None


@form("index")
def index(context: Context, node: Node) -> Known:
    """An element of an array; what cannot be indexed, and what is no index, is reported."""
    array, place = context.forms.part(node, "array"), context.forms.part(node, "index")
    owner = kind_of(context, array) if array is not None else None
    if place is not None:
        kind = kind_of(context, place)
        if owner is not None and owner.name == ARRAY:
            check_position(context, place, kind, "an index")
    if owner is None or owner.name == ARRAY:
        return owner.element if owner else None
    if context.conversions.is_known(owner):
        context.report(node, f"a `{owner.name}` cannot be indexed with `[]`")
    return None


def _arguments(context: Context, node: Node) -> list[Argument]:
    written = context.forms.part(node, "arguments")
    if written is None:
        return []
    return [Argument(kind_of(context, child), constant_of(context, child)) for child in inner(written)]


def _own(context: Context, node: Node, name: str, arguments: Sequence[Argument]) -> Known:
    """A call by a bare name: it means a method of the innermost class around that has one."""
    for owner in context.owners:
        versions = versions_of(context, owner, name)
        is_complete = context.library.is_complete(owner)
        if versions:
            return _chosen(context, node, name, versions, arguments, is_certain=is_complete)
        if not is_complete:
            return None
    return None


def _static(context: Context, node: Node, name: str, owner: Known, arguments: Sequence[Argument]) -> Known:
    if owner is None:
        return None
    versions = versions_of(context, owner, name)
    if versions:
        return _chosen(context, node, name, versions, arguments)
    if context.conversions.is_known(owner) and _is_standard(context, owner):
        context.report(node, f"`{owner.name}` has no method `{name}`")
    return None


def _is_standard(context: Context, owner: Kind) -> bool:
    """Whether the class is one of the library's: of the file's own, other parts may be elsewhere."""
    known = context.library.get(owner.name)
    return known is not None and bool(known.text)


def _of_array(context: Context, node: Node, name: str, owner: Kind) -> Known:
    if name == "clone":
        return owner
    if not versions_of(context, Kind("Object"), name):
        context.report(node, f"an array has no method `{name}`")
    return None


def _chosen(
    context: Context,
    node: Node,
    name: str,
    versions: Sequence[Version],
    arguments: Sequence[Argument],
    *,
    is_certain: bool = True,
) -> Known:
    """What the call gives; where the versions are certainly all there are, one of them has to take the arguments."""
    counted = with_count(versions, len(arguments))
    candidates = applicable(counted, arguments, context.conversions)
    if candidates:
        return result_of(candidates, arguments, context.conversions)
    if is_certain and not counted:
        context.report(node, f"`{name}` does not take {_arguments_shown(len(arguments))}")
    elif is_certain:
        given = ", ".join(shown(argument.kind) for argument in arguments)
        context.report(node, f"no `{name}` takes ({given})")
    return _common(versions) if is_certain else None


def _common(versions: Sequence[Version]) -> Known:
    results = {version.signature.result for version in versions if not version.signature.variables}
    return next(iter(results)) if len(results) == 1 and NOTHING not in results else None


def _arguments_shown(count: int) -> str:
    return "one argument" if count == 1 else f"{count or 'no'} arguments"
