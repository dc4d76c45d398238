"""Infers the types of calls, member accesses and subscripts, and reports unknown members and wrong arguments."""

from __future__ import annotations

from collections.abc import Sequence

from tree_sitter import Node

from variorum.typecheck.assignability import check_index
from variorum.typecheck.constant_evaluation import constant_of
from variorum.typecheck.context import Context
from variorum.typecheck.forms import syntax_children, text_of
from variorum.typecheck.inference import handles, infer_type
from variorum.typecheck.member_lookup import (
    extension_overloads,
    has_no_extension,
    has_unlisted_members,
    is_callable_field,
    is_library_class,
    overloads_of,
)
from variorum.typecheck.overload_resolution import (
    Argument,
    Overload,
    accepting_count,
    applicable_overloads,
    call_result,
)
from variorum.typecheck.type_annotations import annotated_type, is_type, named_type
from variorum.typecheck.types import (
    ARRAY,
    RESULTS,
    VOID,
    MaybeType,
    Type,
    class_object,
    display_type,
    substitute,
)
from variorum.typecheck.wrapped_expressions import pointed_at


@handles("call")
def call(context: Context, node: Node) -> MaybeType:
    """Infers the type of a call. Reports a method that the receiver does not have, and arguments that no overload
    accepts.
    """
    callee = callee_of(context, node)
    if callee is None:
        return conversion_call(context, node)
    made = _allocated_type(context, node, callee)
    if made is not None:
        return made
    receiver, name_node = callee
    if name_node is not None and context.forms.of(name_node) == "instance":
        name_node = context.forms.part(name_node, "name")
    # Explicit type arguments add nothing to what the arguments say.
    name = text_of(name_node).partition("<")[0].rstrip()
    owner = infer_type(context, receiver) if receiver is not None else None
    arguments = _arguments(context, node)
    if receiver is None and name in context.tables["kinds"].get("casts", ()):
        return _cast_to(context, node)
    if receiver is not None and owner is not None:
        owner = _member_owner(context, receiver, owner)
    if receiver is None:
        return _unqualified_call(context, node, name, arguments)
    if owner is None or name_node is None:
        return None
    if owner.name == "class of":
        return _static_call(context, node, name, owner.element, arguments)
    if has_unlisted_members(context, owner) and not overloads_of(context, owner, name):
        return None
    if (
        owner.name != ARRAY
        and context.library.get(owner.name) is None
        and (context.conversions.is_primitive(owner) or context.conversions.is_pointer(owner))
    ):
        context.report(name_node, f"a `{owner}` has no method `{name}`")
        return None
    if owner.name == ARRAY and context.library.get(ARRAY) is None:
        return _array_method_call(context, name_node, name, owner)
    overloads = overloads_of(context, owner, name)
    if overloads:
        # A class that is declared elsewhere has the methods of `Object` and unknown others.
        is_certain = has_no_extension(context, name) and context.conversions.is_known(owner)
        return _resolved_call(context, node, name, overloads, arguments, is_certain=is_certain)
    extended = extension_overloads(context, name)
    if extended:
        return _resolved_call(context, node, name, extended, [Argument(owner), *arguments], is_certain=False)
    if (
        context.conversions.is_known(owner)
        and has_no_extension(context, name)
        and not is_callable_field(context, owner, name)
    ):
        context.report(name_node, f"a `{owner.name}` has no method `{name}`")
    return None


def callee_of(context: Context, node: Node) -> tuple[Node | None, Node | None] | None:
    """Returns the receiver and the name of a call, from the call's node or from that of its callee. Returns None if
    the callee is not a name.
    """
    forms = context.forms
    field = forms.option(node, "callee")
    if field is None:
        return forms.part(node, "receiver"), forms.part(node, "name")
    called = node.child_by_field_name(field)
    form_of_called = forms.of(called) if called is not None else ""
    if called is not None and form_of_called == "member":
        return forms.part(called, "receiver"), forms.part(called, "name")
    if called is not None and form_of_called == "instance":
        return None, forms.part(called, "name")
    if called is not None and form_of_called == "qualified":
        known = text_of(forms.part(called, "scope")) in forms.option(called, "within", ())
        return (None, forms.part(called, "name")) if known else None
    return (None, called) if form_of_called == "name" else None


def conversion_call(context: Context, node: Node) -> MaybeType:
    """Infers the type of a call whose callee is not a name: a type, which converts its argument, or an unknown
    value.
    """
    called = node.child_by_field_name(context.forms.option(node, "callee"))
    _arguments(context, node)
    if called is None:
        return None
    if is_type(context, called):
        return annotated_type(context, called)
    infer_type(context, called)
    return None


def _allocated_type(context: Context, node: Node, callee: tuple[Node | None, Node | None]) -> MaybeType:
    """Returns the type that an allocating function such as `make` gets as its first argument."""
    listed = context.forms.part(node, "arguments")
    first = next(syntax_children(listed), None) if listed is not None else None
    makers = context.tables["kinds"].get("made_by_type", ())
    if first is None or callee[0] is not None or text_of(callee[1]) not in makers:
        return None
    _arguments(context, node)
    return annotated_type(context, first) if is_type(context, first) else None


def _cast_to(context: Context, node: Node) -> MaybeType:
    """Returns the type argument of a cast that has the syntax of a call."""
    called = node.child_by_field_name(context.forms.option(node, "callee"))
    listed = called.child_by_field_name("arguments") if called is not None else None
    expected = next(syntax_children(listed), None) if listed is not None else None
    return annotated_type(context, expected)


def _member_owner(context: Context, receiver: Node, owner: Type) -> MaybeType:
    """Returns the type whose members are accessed: behind an arrow, the type the receiver points to."""
    access = receiver.parent
    arrow = (
        context.forms.option(access, "through") if access is not None and context.forms.of(access) else None
    )
    if access is None or arrow is None:
        return owner
    if text_of(access.child_by_field_name("operator")) == arrow:
        return pointed_at(context, access, owner, arrow)
    if context.conversions.is_pointer(owner) and owner.name != ARRAY:
        context.report(access, f"a pointer has no members; use `{arrow}`")
        return None
    return owner


@handles("new")
def new(context: Context, node: Node) -> MaybeType:
    """Infers the type of a new object. Reports arguments that no constructor accepts."""
    annotation = context.forms.part(node, "type")
    type_ = annotated_type(context, annotation)
    arguments = _arguments(context, node)
    for part in _initializers(context, node):
        infer_type(context, part)
    filled = context.forms.option(node, "filled_by") is not None
    if type_ is None or (filled and node.named_child_count == 1):
        # A type only: the grammar parsed its angle brackets as comparisons.
        return None
    known = context.library.get(type_.name)
    has_body = any(child.type == "class_body" for child in node.named_children)
    if known is not None and not has_body:
        overloads = [
            Overload(signature, context.library.type_bindings(type_))
            for signature in known.members.get("new", ())
        ]
        if overloads:
            _resolved_call(context, node, type_.name, overloads, arguments)
    if not type_.arguments and known is not None and known.variables:
        # The compiler infers the type arguments from where the object goes.
        return Type(type_.name, tuple(None for _ in known.variables))
    return type_


def _initializers(context: Context, node: Node) -> list[Node]:
    """Returns the initializer list of a new object, if it has one."""
    name = context.forms.option(node, "filled_by")
    part = node.child_by_field_name(name) if name is not None else None
    return [part] if part is not None else []


@handles("member")
def member(context: Context, node: Node) -> MaybeType:
    """Infers the type of a member that is not called. Reports one that its owner does not have."""
    receiver, name_node = context.forms.part(node, "receiver"), context.forms.part(node, "name")
    owner = infer_type(context, receiver) if receiver is not None else None
    name = text_of(name_node)
    if receiver is not None and owner is not None:
        owner = _member_owner(context, receiver, owner)
    if owner is None or name_node is None:
        return None
    if owner.name == ARRAY and context.library.get(ARRAY) is None:
        if name == context.tables["kinds"].get("array_length", "length"):
            return Type(context.conversions.table["index"])
        context.report(name_node, f"an array has no `{name}`")
        return None
    of_class = owner.name == "class of"
    accessed = owner.element if of_class else owner
    if accessed is None or not context.conversions.is_known(accessed):
        return None
    for signature, seen in context.library.members(accessed, name):
        if signature.parameters is None:
            return substitute(signature.result, context.library.type_bindings(seen), signature.variables)
    if of_class and context.library.get(name) is not None:
        return class_object(name)
    if context.tables["kinds"].get("methods_are_values") and (
        overloads_of(context, accessed, name)
        or extension_overloads(context, name)
        or not has_no_extension(context, name)
    ):
        # A method that is not called: a function value.
        return None
    if has_unlisted_members(context, accessed):
        if overloads_of(context, accessed, name) and context.tables["kinds"].get("methods_are_called"):
            context.report(name_node, f"`{name}` is a method and must be called")
        return None
    if not of_class:
        context.report(name_node, f"a `{accessed.name}` has no field `{name}`")
    elif is_library_class(context, accessed):
        context.report(name_node, f"`{accessed.name}` has no `{name}`")
    return None


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
    if decides is not None and (not arguments or _type_name(arguments[0].type) in ("", decides)):
        return None
    if owner.name == ARRAY or context.conversions.is_pointer(owner):
        if len(arguments) != 1:
            return None
        if arguments[0].type is not None:
            check_index(context, places[0], arguments[0].type, "an index")
        return owner.element
    overloads = overloads_of(context, owner, "[]")
    if overloads:
        return _resolved_call(
            context, node, "[]", overloads, arguments, is_certain=has_no_extension(context, "[]")
        )
    if context.conversions.is_primitive(owner) or (
        context.conversions.is_known(owner) and is_library_class(context, owner)
    ):
        context.report(node, f"a `{owner.name}` cannot be indexed with `[]`")
    return None


def _arguments(context: Context, node: Node) -> list[Argument]:
    listed = context.forms.part(node, "arguments")
    if listed is None:
        return []
    return [
        Argument(infer_type(context, child), constant_of(context, child)) for child in syntax_children(listed)
    ]


def _unqualified_call(context: Context, node: Node, name: str, arguments: Sequence[Argument]) -> MaybeType:
    """Infers the type of an unqualified call: a method of the innermost enclosing class that has one, or a global
    function.
    """
    types = context.tables["kinds"]
    if types.get("functions_are_names") and context.is_local_name(name):
        return None
    for owner in context.enclosing_classes:
        overloads = overloads_of(context, owner, name)
        is_complete = context.library.is_complete(owner)
        if overloads:
            return _resolved_call(context, node, name, overloads, arguments, is_certain=is_complete)
        if not is_complete and not (owner.name == "" and "globals" in types):
            return None
    return _global_call(context, node, name, arguments)


def _global_call(context: Context, node: Node, name: str, arguments: Sequence[Argument]) -> MaybeType:
    """Infers the type of a call of a built-in function, or of a conversion that is named as its type."""
    types = context.tables["kinds"]
    shared = types.get("globals")
    overloads = overloads_of(context, Type(shared), name) if shared else []
    if overloads:
        return _resolved_call(context, node, name, overloads, arguments)
    type_ = named_type(context, name)
    is_kind = context.conversions.is_primitive(type_) or (
        type_ is not None and context.library.get(type_.name)
    )
    if not (shared and is_kind) or type_ is None or context.library.declares_member(name):
        return None
    value = arguments[0].type if len(arguments) == 1 else None
    if (
        context.conversions.is_number(type_)
        and value is not None
        and value.name == context.conversions.string
    ):
        context.report(node, f"a `{value}` cannot be converted to `{type_}`")
    return type_


def _static_call(
    context: Context, node: Node, name: str, owner: MaybeType, arguments: Sequence[Argument]
) -> MaybeType:
    if owner is None:
        return None
    overloads = overloads_of(context, owner, name)
    if overloads:
        return _resolved_call(context, node, name, overloads, arguments)
    if (
        context.conversions.is_known(owner)
        and is_library_class(context, owner)
        and not is_callable_field(context, owner, name)
    ):
        context.report(node, f"`{owner.name}` has no method `{name}`")
    return None


def _type_name(type_: MaybeType) -> str:
    return type_.name if type_ is not None else ""


def _array_method_call(context: Context, node: Node, name: str, owner: Type) -> MaybeType:
    if name == "clone":
        return owner
    if not overloads_of(context, Type("Object"), name):
        context.report(node, f"an array has no method `{name}`")
    return None


def _resolved_call(
    context: Context,
    node: Node,
    name: str,
    overloads: Sequence[Overload],
    arguments: Sequence[Argument],
    *,
    is_certain: bool = True,
) -> MaybeType:
    """Returns the result type of a call. If all overloads are known, reports arguments that none of them accepts."""
    if context.tables["kinds"].get("results_spread") and len(arguments) == 1:
        only = arguments[0].type
        if only is None:
            # A call with several results may be the only argument.
            is_certain = False
        elif only.name == RESULTS:
            arguments = [Argument(type_) for type_ in only.arguments]
    counted = accepting_count(overloads, len(arguments))
    candidates = applicable_overloads(counted, arguments, context.conversions)
    if candidates:
        return call_result(candidates, arguments, context.conversions)
    if is_certain and not counted:
        context.report(node, f"`{name}` does not take {_argument_count(len(arguments))}")
    elif is_certain:
        given = ", ".join(display_type(argument.type) for argument in arguments)
        context.report(node, f"no overload of `{name}` takes ({given})")
    return _common_result(overloads) if is_certain else None


def _common_result(overloads: Sequence[Overload]) -> MaybeType:
    results = {overload.signature.result for overload in overloads if not overload.signature.variables}
    return next(iter(results)) if len(results) == 1 and VOID not in results else None


def _argument_count(count: int) -> str:
    return "one argument" if count == 1 else f"{count or 'no'} arguments"
