"""Reports operations that raise a type error."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from tree_sitter import Node

from variorum.syntax.span import Span
from variorum.translation.value_types.inference import TypeInference, is_whole
from variorum.translation.value_types.item_code import syntax_children
from variorum.translation.value_types.types import (
    NEVER,
    QUOTIENT,
    STRING,
    MaybeType,
    ValueType,
    describe_type,
    is_number,
)

_ORDERINGS = frozenset({"<", "<=", ">", ">="})
_ARITHMETIC = frozenset({"+", "-", "*", "/", "//", "**"})
# What operators do to these is not known.
_OBJECTS = frozenset({"deque", "Counter", "defaultdict"})
_COLLECTIONS = frozenset({"list", "tuple", "map", "set"})


class Misuse(NamedTuple):
    """A range, relative to the item, and the message."""

    span: Span
    message: str


def misuses(types: TypeInference) -> Iterator[Misuse]:
    """Yields the misuses in an item, in source order."""
    forms = types.code.tables.forms
    for node in types.code.nodes:
        # Statements that bind names have no form.
        yield from _CHECKS[forms.get(node.type, _BINDING)](types, node)


def _element(types: TypeInference, node: Node) -> Iterator[Misuse]:
    """Reports invalid indexes, and values that cannot be indexed."""
    code = types.code
    of, at = node.child_by_field_name("value"), node.child_by_field_name("subscript")
    type_, index = types.type_of(of), types.type_of(at)
    if of is None or at is None or type_ == NEVER:
        return
    if type_ is not None and type_.name in code.tables.takes["no_index"]:
        yield Misuse(
            code.span(node),
            f"`{code.text(of)}` is {describe_type(type_)}, which cannot be indexed",
        )
    elif type_ is not None and type_.name in code.tables.takes["whole_index"] and not is_whole(index):
        assert index is not None
        yield Misuse(
            code.span(at),
            f"`{code.text(at)}` is {describe_type(index)}, which cannot index {describe_type(type_)}",
        )
    elif type_ == ValueType("map") and index is not None and index.name in code.tables.takes["no_key"]:
        yield Misuse(code.span(at), f"`{code.text(at)}` is {describe_type(index)}, which is not hashable")


def _member(types: TypeInference, node: Node) -> Iterator[Misuse]:
    """Reports methods and attributes that the value does not have."""
    code = types.code
    of, member = node.child_by_field_name("object"), node.child_by_field_name("attribute")
    type_, name = types.type_of(of), code.text(member)
    known = code.tables.members.get(type_.name) if type_ is not None else None
    if type_ is None or known is None or member is None or name in known or name.startswith("__"):
        return
    called = node.parent is not None and code.form(node.parent) == "call"
    is_method = called and node.parent is not None and node.parent.child_by_field_name("function") == node
    yield Misuse(
        code.span(member),
        f"`{code.text(of)}` is {describe_type(type_)}, which has no {'method' if is_method else 'attribute'} `{name}`",
    )


def _call(types: TypeInference, node: Node) -> Iterator[Misuse]:
    """Reports arguments that a library function does not accept."""
    code, name, arguments = types.code, types.called_name(node), types.arguments(node)
    if not arguments:
        return
    first = types.type_of(arguments[0])
    if name in code.tables.takes["whole_arguments"]:
        for one in arguments:
            type_ = types.type_of(one)
            if type_ is not None and not is_whole(type_):
                yield Misuse(
                    code.span(one),
                    f"`{code.text(one)}` is {describe_type(type_)}, `{name}` takes integers only",
                )
    elif first is None or first == NEVER:
        return
    elif name in code.tables.takes["measuring"] and first.name in code.tables.takes["no_length"]:
        yield Misuse(
            code.span(arguments[0]),
            f"`{code.text(arguments[0])}` is {describe_type(first)}, which has no length",
        )
    elif (
        name in code.tables.takes["walking"]
        and len(arguments) == 1
        and first.name in code.tables.takes["no_walk"]
    ):
        yield Misuse(
            code.span(arguments[0]),
            f"`{code.text(arguments[0])}` is {describe_type(first)}, which is not iterable",
        )
    elif name in code.tables.takes["keyed"] and first.name in code.tables.takes["no_key"]:
        yield Misuse(
            code.span(arguments[0]),
            f"`{code.text(arguments[0])}` is {describe_type(first)}, which is not hashable",
        )
    elif name in code.tables.takes["texts_of"] and is_number(types.element_of(first)):
        yield Misuse(
            code.span(arguments[0]),
            f"`{code.text(arguments[0])}` holds numbers; only strings can be joined",
        )


def _operation(types: TypeInference, node: Node) -> Iterator[Misuse]:
    """Reports operands that an operator does not accept."""
    one, other = (
        types.type_of(node.child_by_field_name("left")),
        types.type_of(node.child_by_field_name("right")),
    )
    operator = types.code.text(node.child_by_field_name("operator"))
    if operator in _ARITHMETIC and not _supports(one, other, operator):
        assert one is not None
        assert other is not None
        yield Misuse(
            types.code.span(node),
            f"`{operator}` of {describe_type(one)} and {describe_type(other)} raises a type error",
        )


def _supports(one: MaybeType, other: MaybeType, operator: str) -> bool:
    if one is None or other is None or (is_number(one) and is_number(other)):
        return True
    if not {one, other}.isdisjoint((NEVER, QUOTIENT)):
        return True
    names = {one.name, other.name}
    if names & _OBJECTS or any("." in name for name in names):
        return True
    if "iterator" in names or "set" in names:
        # Sets support subtraction, and the operators of other objects are unknown.
        return not (names & {"integer", "text"})
    if operator == "+":
        return one.name == other.name and one.name not in ("map", "nothing")
    if operator == "*":
        return bool(names & {"text", "list", "tuple"}) and bool(names & {"integer", "number", "truth"})
    return False


def _comparison(types: TypeInference, node: Node) -> Iterator[Misuse]:
    """Reports comparisons that raise an error, and equality tests that are always false."""
    parts = syntax_children(node)
    operator = next((types.code.text(one) for one in node.children_by_field_name("operators")), "")
    if len(parts) != 2:
        return
    one, other = types.type_of(parts[0]), types.type_of(parts[1])
    if one is None or other is None or not {one, other}.isdisjoint((NEVER, QUOTIENT)):
        return
    apart = (is_number(one), one == STRING, one.name in _COLLECTIONS) != (
        is_number(other),
        other == STRING,
        other.name in _COLLECTIONS,
    ) and not {"nothing", "iterator"} & {one.name, other.name}
    if apart and operator in _ORDERINGS:
        yield Misuse(
            types.code.span(node), f"{describe_type(one)} and {describe_type(other)} cannot be ordered"
        )
    elif apart and operator in ("==", "!="):
        yield Misuse(types.code.span(node), f"{describe_type(one)} never equals {describe_type(other)}")


def _binding(types: TypeInference, node: Node) -> Iterator[Misuse]:
    """Reports loops over what is not iterable, assignments to immutable values, invalid operands of `+=`, and the
    use of a missing result.
    """
    code = types.code
    how = code.tables.binds[node.type]
    names, value = node.child_by_field_name(how.names), node.child_by_field_name(how.value)
    if names is None or value is None:
        return
    type_ = types.type_of(value)
    if how.iterates:
        if type_ is not None and type_.name in code.tables.takes["no_walk"]:
            yield Misuse(
                code.span(value),
                f"`{code.text(value)}` is {describe_type(type_)}, which is not iterable",
            )
        return
    yield from _store(types, names)
    if how.operator is not None:
        operator = code.text(node.child_by_field_name(how.operator)).removesuffix("=")
        before = types.type_of(names)
        adds_elements = before is not None and before.name == "list" and operator == "+"
        if adds_elements and type_ is not None and not is_number(type_):
            return
        if operator in _ARITHMETIC and not _supports(before, type_, operator):
            assert before is not None
            assert type_ is not None
            yield Misuse(
                code.span(node),
                f"`{operator}=` of {describe_type(before)} and {describe_type(type_)} raises a type error",
            )
    else:
        yield from _nothing(types, value)


def _returned(types: TypeInference, node: Node) -> Iterator[Misuse]:
    """Reports returning the missing result of a call."""
    for value in syntax_children(node):
        yield from _nothing(types, value)


def _nothing(types: TypeInference, value: Node) -> Iterator[Misuse]:
    if types.type_of(value) == ValueType("nothing") and types.code.form(value) == "call":
        yield Misuse(
            types.code.span(value),
            f"`{types.code.text(value)}` changes a collection in place and returns nothing",
        )


def _store(types: TypeInference, names: Node) -> Iterator[Misuse]:
    if types.code.form(names) != "element":
        return
    of = names.child_by_field_name("value")
    type_ = types.type_of(of)
    if type_ is not None and type_.name in types.code.tables.takes["no_store"]:
        yield Misuse(
            types.code.span(names),
            f"`{types.code.text(of)}` is {describe_type(type_)}, which is immutable",
        )


_BINDING = "binding"
_CHECKS: Mapping[str, Callable[[TypeInference, Node], Iterator[Misuse]]] = {
    "element": _element,
    "call": _call,
    "binary": _operation,
    "comparison": _comparison,
    "return": _returned,
    "member": _member,
    _BINDING: _binding,
}
