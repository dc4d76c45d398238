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
from variorum.typecheck.kinds import ARRAY, NOTHING, RESULTS, Kind, Known, class_named, shown, substituted
from variorum.typecheck.members import extending, holds_value, is_open, is_settled, is_standard, versions_of
from variorum.typecheck.wrapping import pointed_at
from variorum.typecheck.written import is_type, named_kind, written_kind


@form("call")
def call(context: Context, node: Node) -> Known:
    """What a call gives. A method that the receiver does not have, or arguments that none of its versions takes, are reported."""
    callee = callee_of(context, node)
    if callee is None:
        return converted(context, node)
    made = _made_by_type(context, node, callee)
    if made is not None:
        return made
    receiver, name_node = callee
    if name_node is not None and context.forms.of(name_node) == "instance":
        name_node = context.forms.part(name_node, "name")
    # Type arguments behind the name say nothing that the arguments do not.
    name = text_of(name_node).partition("<")[0].rstrip()
    owner = kind_of(context, receiver) if receiver is not None else None
    arguments = _arguments(context, node)
    if receiver is None and name in context.facts["kinds"].get("casts", ()):
        return _cast_to(context, node)
    if receiver is not None and owner is not None:
        owner = _reached(context, receiver, owner)
    if receiver is None:
        return _own(context, node, name, arguments)
    if owner is None or name_node is None:
        return None
    if owner.name == "class of":
        return _static(context, node, name, owner.element, arguments)
    if is_open(context, owner) and not versions_of(context, owner, name):
        return None
    if (
        owner.name != ARRAY
        and context.library.get(owner.name) is None
        and (context.conversions.is_plain(owner) or context.conversions.is_pointer(owner))
    ):
        context.report(name_node, f"a `{owner}` has no methods, so no `{name}` either")
        return None
    if owner.name == ARRAY and context.library.get(ARRAY) is None:
        return _of_array(context, name_node, name, owner)
    versions = versions_of(context, owner, name)
    if versions:
        # A class that stands elsewhere has what every object has, and more.
        is_certain = is_settled(context, name) and context.conversions.is_known(owner)
        return _chosen(context, node, name, versions, arguments, is_certain=is_certain)
    extended = extending(context, name)
    if extended:
        return _chosen(context, node, name, extended, [Argument(owner), *arguments], is_certain=False)
    if (
        context.conversions.is_known(owner)
        and is_settled(context, name)
        and not holds_value(context, owner, name)
    ):
        context.report(name_node, f"a `{owner.name}` has no method `{name}`")
    return None


def callee_of(context: Context, node: Node) -> tuple[Node | None, Node | None] | None:
    """The receiver and the name of what is called, in one node with the call or in one of its own; None where it is neither."""
    forms = context.forms
    field = forms.fact(node, "callee")
    if field is None:
        return forms.part(node, "receiver"), forms.part(node, "name")
    called = node.child_by_field_name(field)
    form_of_called = forms.of(called) if called is not None else ""
    if called is not None and form_of_called == "member":
        return forms.part(called, "receiver"), forms.part(called, "name")
    if called is not None and form_of_called == "instance":
        return None, forms.part(called, "name")
    if called is not None and form_of_called == "qualified":
        known = text_of(forms.part(called, "scope")) in forms.fact(called, "within", ())
        return (None, forms.part(called, "name")) if known else None
    return (None, called) if form_of_called == "name" else None


def converted(context: Context, node: Node) -> Known:
    """A call of what is no name: of a type, which converts its argument, or of a value that nothing is known about."""
    called = node.child_by_field_name(context.forms.fact(node, "callee"))
    _arguments(context, node)
    if called is None:
        return None
    if is_type(context, called):
        return written_kind(context, called)
    kind_of(context, called)
    return None


def _made_by_type(context: Context, node: Node, callee: tuple[Node | None, Node | None]) -> Known:
    """What a function makes that takes a type as its first argument."""
    listed = context.forms.part(node, "arguments")
    first = next(inner(listed), None) if listed is not None else None
    makers = context.facts["kinds"].get("made_by_type", ())
    if first is None or callee[0] is not None or text_of(callee[1]) not in makers:
        return None
    _arguments(context, node)
    return written_kind(context, first) if is_type(context, first) else None


def _cast_to(context: Context, node: Node) -> Known:
    """The type argument of a cast that is written as a call."""
    called = node.child_by_field_name(context.forms.fact(node, "callee"))
    listed = called.child_by_field_name("arguments") if called is not None else None
    wanted = next(inner(listed), None) if listed is not None else None
    return written_kind(context, wanted)


def _reached(context: Context, receiver: Node, owner: Kind) -> Known:
    """What a member is taken from: behind an arrow, what the receiver points to."""
    access = receiver.parent
    arrow = context.forms.fact(access, "through") if access is not None and context.forms.of(access) else None
    if access is None or arrow is None:
        return owner
    if text_of(access.child_by_field_name("operator")) == arrow:
        return pointed_at(context, access, owner, arrow)
    if context.conversions.is_pointer(owner) and owner.name != ARRAY:
        context.report(access, f"a pointer has no members; they stand behind `{arrow}`")
        return None
    return owner


@form("new")
def new(context: Context, node: Node) -> Known:
    """The kind of a new object; arguments that no constructor takes are reported."""
    written = context.forms.part(node, "type")
    kind = written_kind(context, written)
    arguments = _arguments(context, node)
    for part in _behind_arguments(context, node):
        kind_of(context, part)
    filled = context.forms.fact(node, "filled_by") is not None
    if kind is None or (filled and node.named_child_count == 1):
        # Nothing but a type: the grammar has taken its brackets for comparisons.
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


def _behind_arguments(context: Context, node: Node) -> list[Node]:
    """What a new object is filled with at once."""
    name = context.forms.fact(node, "filled_by")
    part = node.child_by_field_name(name) if name is not None else None
    return [part] if part is not None else []


@form("member")
def member(context: Context, node: Node) -> Known:
    """What a member read without a call holds; one that its owner does not have is reported."""
    receiver, name_node = context.forms.part(node, "receiver"), context.forms.part(node, "name")
    owner = kind_of(context, receiver) if receiver is not None else None
    name = text_of(name_node)
    if receiver is not None and owner is not None:
        owner = _reached(context, receiver, owner)
    if owner is None or name_node is None:
        return None
    if owner.name == ARRAY and context.library.get(ARRAY) is None:
        if name == context.facts["kinds"].get("array_length", "length"):
            return Kind(context.conversions.facts["index"])
        context.report(name_node, f"an array has no `{name}`")
        return None
    of_class = owner.name == "class of"
    held = owner.element if of_class else owner
    if held is None or not context.conversions.is_known(held):
        return None
    for signature, seen in context.library.members(held, name):
        if signature.parameters is None:
            return substituted(signature.result, context.library.binding(seen), signature.variables)
    if of_class and context.library.get(name) is not None:
        return class_named(name)
    if context.facts["kinds"].get("methods_are_values") and (
        versions_of(context, held, name) or extending(context, name) or not is_settled(context, name)
    ):
        # A method without a call: a value that is handed on.
        return None
    if is_open(context, held):
        if versions_of(context, held, name) and context.facts["kinds"].get("methods_are_called"):
            context.report(name_node, f"`{name}` is a method: it has to be called")
        return None
    if not of_class:
        context.report(name_node, f"a `{held.name}` has no `{name}` that can be read without a call")
    elif is_standard(context, held):
        context.report(name_node, f"`{held.name}` has no `{name}`")
    return None


@form("positional-index")
def positional_index(context: Context, node: Node) -> Known:
    """An element, where the grammar names neither the collection nor the index."""
    parts = list(inner(node))
    owner = kind_of(context, parts[0]) if parts else None
    return _index_by(context, node, parts[1:], owner)


@form("index")
def index(context: Context, node: Node) -> Known:
    """An element of an array; what cannot be indexed, and what is no index, is reported."""
    array, place = context.forms.part(node, "array"), context.forms.part(node, "index")
    owner = kind_of(context, array) if array is not None else None
    if place is not None and context.forms.fact(node, "listed", False):
        return _index_by(context, node, list(inner(place)), owner)
    if place is not None and "globals" in context.facts["kinds"]:
        return _index_by(context, node, [place], owner)
    if place is not None:
        kind = kind_of(context, place)
        if owner is not None and owner.name == ARRAY:
            check_position(context, place, kind, "an index")
    if owner is None or owner.name == ARRAY:
        return owner.element if owner else None
    if context.conversions.is_known(owner):
        context.report(node, f"a `{owner.name}` cannot be indexed with `[]`")
    return None


def _index_by(context: Context, node: Node, places: Sequence[Node], owner: Known) -> Known:
    """An element by indexes, where classes may have indexes too."""
    arguments = [Argument(kind_of(context, place), constant_of(context, place)) for place in places]
    if owner is None:
        return None
    decides = context.facts["kinds"].get("index_decides")
    if decides is not None and (not arguments or _name_of(arguments[0].kind) in ("", decides)):
        return None
    if owner.name == ARRAY or context.conversions.is_pointer(owner):
        if len(arguments) != 1:
            return None
        if arguments[0].kind is not None:
            check_position(context, places[0], arguments[0].kind, "an index")
        return owner.element
    versions = versions_of(context, owner, "[]")
    if versions:
        return _chosen(context, node, "[]", versions, arguments, is_certain=is_settled(context, "[]"))
    if context.conversions.is_plain(owner) or (
        context.conversions.is_known(owner) and is_standard(context, owner)
    ):
        context.report(node, f"a `{owner.name}` cannot be indexed with `[]`")
    return None


def _arguments(context: Context, node: Node) -> list[Argument]:
    written = context.forms.part(node, "arguments")
    if written is None:
        return []
    return [Argument(kind_of(context, child), constant_of(context, child)) for child in inner(written)]


def _own(context: Context, node: Node, name: str, arguments: Sequence[Argument]) -> Known:
    """A call by a bare name: it means a method of the innermost class around that has one, or else what is always there."""
    kinds = context.facts["kinds"]
    if kinds.get("functions_are_names") and context.hides(name):
        return None
    for owner in context.owners:
        versions = versions_of(context, owner, name)
        is_complete = context.library.is_complete(owner)
        if versions:
            return _chosen(context, node, name, versions, arguments, is_certain=is_complete)
        if not is_complete and not (owner.name == "" and "globals" in kinds):
            return None
    return _global(context, node, name, arguments)


def _global(context: Context, node: Node, name: str, arguments: Sequence[Argument]) -> Known:
    """A call of what every file has: a function that the language brings along, or a conversion by a type's name."""
    kinds = context.facts["kinds"]
    shared = kinds.get("globals")
    versions = versions_of(context, Kind(shared), name) if shared else []
    if versions:
        return _chosen(context, node, name, versions, arguments)
    kind = named_kind(context, name)
    is_kind = context.conversions.is_plain(kind) or (kind is not None and context.library.get(kind.name))
    if not (shared and is_kind) or kind is None or context.library.declares(name):
        return None
    value = arguments[0].kind if len(arguments) == 1 else None
    if context.conversions.is_number(kind) and value is not None and value.name == context.conversions.text:
        context.report(node, f"a `{value}` cannot be converted to `{kind}`")
    return kind


def _static(context: Context, node: Node, name: str, owner: Known, arguments: Sequence[Argument]) -> Known:
    if owner is None:
        return None
    versions = versions_of(context, owner, name)
    if versions:
        return _chosen(context, node, name, versions, arguments)
    if (
        context.conversions.is_known(owner)
        and is_standard(context, owner)
        and not holds_value(context, owner, name)
    ):
        context.report(node, f"`{owner.name}` has no method `{name}`")
    return None


def _name_of(kind: Known) -> str:
    return kind.name if kind is not None else ""


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
    if context.facts["kinds"].get("results_spread") and len(arguments) == 1:
        only = arguments[0].kind
        if only is None:
            # A call among other functions' arguments may give several of them.
            is_certain = False
        elif only.name == RESULTS:
            arguments = [Argument(kind) for kind in only.arguments]
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
