"""Lowers calls of C++ whose callee names a type or has template arguments: casts, constructions, functions for given types."""

from __future__ import annotations

import re

from tree_sitter import Node

from variorum.program.expressions import Argument, Call, Cast, Constant, Index, Unbound
from variorum.program.lowering.c_declarations import constructed
from variorum.program.lowering.calls import call_by_name
from variorum.program.lowering.engine import Lowering
from variorum.program.lowering.names import plain_name
from variorum.program.lowering.selectors import named_children
from variorum.program.lowering.table import Entry, hook, text_of
from variorum.program.node import Expression
from variorum.program.types import Kind, Type

_ARGUMENTS = re.compile(r"<[^<>]*>")


def without_arguments(text: str) -> str:
    """A name without its template arguments."""
    while _ARGUMENTS.search(text):
        text = _ARGUMENTS.sub("", text)
    return text


@hook("constructing call")
def constructing_call(
    lower: Lowering, node: Node, callee: Node, arguments: tuple[Argument, ...]
) -> Expression | None:
    """A call whose callee is a type, a cast, or a template with its arguments; None where it is none of these."""
    if callee.type in ("primitive_type", "sized_type_specifier"):
        return _cast(lower, lower.type(callee), arguments, node)
    name = plain_name(lower, text_of(callee))
    if "<" in name:
        return _template(lower, node, callee, without_arguments(name), arguments)
    if lower.resolve(name) is not None:
        return None
    if name in lower.types or name in lower.table.type_names:
        type_ = lower.types.get(name) or lower.table.type_named(name)
        if lower.table.fact("calls", "types_cast", False):
            return Cast(type_, arguments[0].value, **lower.at(node)) if len(arguments) == 1 else None
        return _cast(lower, type_, arguments, node)
    return None


def _cast(lower: Lowering, type_: Type, arguments: tuple[Argument, ...], node: Node) -> Expression:
    """A number's type that is called converts; another one constructs."""
    if type_.kind in (Kind.INT, Kind.FLOAT, Kind.CHAR, Kind.BOOL) and len(arguments) == 1:
        return Cast(type_, arguments[0].value, **lower.at(node))
    return constructed(lower, type_, arguments, node)


def _template(
    lower: Lowering, node: Node, callee: Node, name: str, arguments: tuple[Argument, ...]
) -> Expression | None:
    listed = _template_arguments(callee)
    if name in lower.table.fact("calls", "casts", ()):
        if len(listed) != 1 or len(arguments) != 1:
            return None
        return Cast(lower.type(listed[0]), arguments[0].value, **lower.at(node))
    if name in lower.table.fact("calls", "element", ()) and len(listed) == 1 and len(arguments) == 1:
        position = lower.expression(listed[0])
        if isinstance(position, Constant):
            return Index(arguments[0].value, position, **lower.at(node))
    types = tuple(lower.type(one) for one in listed)
    if name in lower.table.type_names or name in lower.classes_by_name:
        base = lower.table.type_named(name)
        return constructed(lower, Type(base.kind, base.name, types), arguments, node)
    if lower.resolve(name) is not None:
        return call_by_name(lower, name, arguments, node, callee, types)
    return Call(Unbound(name, **lower.at(callee)), arguments, types, **lower.at(node))


def _template_arguments(callee: Node) -> list[Node]:
    waiting = [callee]
    while waiting:
        one = waiting.pop(0)
        if one.type == "template_argument_list":
            return named_children(one)
        waiting.extend(one.named_children)
    return []


@hook("template name")
def template_name(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """A name with template arguments that is not called, such as a comparison that is passed on."""
    name = without_arguments(plain_name(lower, text_of(node)))
    types = tuple(lower.type(one) for one in _template_arguments(node))
    return Call(Unbound(name, **lower.at(node)), (), types, **lower.at(node))


@hook("type in scope")
def type_in_scope(lower: Lowering, node: Node, entry: Entry) -> Type:
    """A type with its name space: the type itself, or what nobody follows (`vector<int>::iterator`)."""
    name = entry.one(node, "name")
    scope = entry.one(node, "scope")
    if name is None or (scope is not None and scope.type == "template_type"):
        return Type(Kind.ANY)
    return lower.type(name)
