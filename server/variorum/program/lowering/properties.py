"""Lowers properties of classes: fields where they only hold a value, methods where they have bodies."""

from __future__ import annotations

from tree_sitter import Node

from variorum.program.declarations import Field, Function, Parameter
from variorum.program.lowering import scope as scopes
from variorum.program.lowering.classes import ClassParts
from variorum.program.lowering.declarations import value_as
from variorum.program.lowering.engine import Lowering
from variorum.program.lowering.functions import body_of
from variorum.program.lowering.scope import Scope
from variorum.program.lowering.table import Entry, hook, text_of
from variorum.program.node import Symbol
from variorum.program.statements import Block
from variorum.program.types import VOID, Type


@hook("property")
def property_(lower: Lowering, node: Node, entry: Entry, parts: ClassParts) -> None:
    """A property with accessors, or with the expression that it is."""
    type_ = lower.type(entry.one(node, "type"))
    value = entry.one(node, "value")
    name = entry.word(node, "name")
    bodies = [one for one in entry.all(node, "accessors") if one.child_by_field_name("body") is not None]
    if value is not None and value.type == "arrow_expression_clause":
        _accessor(lower, node, entry, parts, (name, type_, value, False))
        return
    for one in bodies:
        body = one.child_by_field_name("body")
        kind = text_of(one.child_by_field_name("name") or one)
        if body is not None:
            _accessor(lower, one, entry, parts, (name, type_, body, kind in ("set", "init")))
    if bodies:
        return
    lowered = value_as(lower, type_, value, node) if value is not None else None
    symbol = Symbol(name, Symbol.FIELD, type_)
    parts.fields.append(Field(symbol, lowered, entry.has(node, "static"), **lower.at(node)))


def _accessor(
    lower: Lowering,
    node: Node,
    entry: Entry,
    parts: ClassParts,
    accessor: tuple[str, Type, Node, bool],
) -> None:
    name, type_, body, is_setter = accessor
    is_static = entry.has(node, "static")
    result = VOID if is_setter else type_
    scope = Scope(scopes.FUNCTION, is_static=is_static, result=result)
    with lower.inside(scope):
        parameters: tuple[Parameter, ...] = ()
        if is_setter:
            symbol = lower.bind("value", Symbol.PARAMETER, type_)
            parameters = (Parameter(symbol, **lower.at(node)),)
        block: Block = body_of(lower, body, scope, entry)
    made = Function(
        name,
        parameters,
        block,
        result,
        parts.outline.name,
        is_static=is_static,
        is_property=not is_setter,
        is_setter=is_setter,
        **lower.at(node),
    )
    parts.methods.append(made)


@hook("indexer")
def indexer(lower: Lowering, node: Node, entry: Entry, parts: ClassParts) -> None:
    """A class that is indexed like an array: its methods are not followed."""
    parts.methods.append(
        Function(
            "this[]",
            (),
            Block((lower.opaque_statement(node),), **lower.at(node)),
            owner=parts.outline.name,
            is_opaque=True,
            **lower.at(node),
        )
    )
