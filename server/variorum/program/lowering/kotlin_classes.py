"""Lowers classes of Kotlin: constructors in the head, properties with getters, companions, `init` blocks."""

from __future__ import annotations

import attrs
from tree_sitter import Node

from variorum.program.declarations import Field, Function
from variorum.program.expressions import (
    Assign,
    Member,
    SuperCall,
    This,
)
from variorum.program.lowering import scope as scopes
from variorum.program.lowering.classes import OUTLINERS, ClassParts, add_member
from variorum.program.lowering.engine import Lowering
from variorum.program.lowering.functions import Traits, body_of, parameters_of
from variorum.program.lowering.scope import ClassOutline, Scope
from variorum.program.lowering.selectors import named_children
from variorum.program.lowering.table import HOOKS, Entry, hook, text_of
from variorum.program.lowering.values import tail_block
from variorum.program.node import Statement
from variorum.program.statements import Block, Evaluate
from variorum.program.types import ANY, VOID


@hook("kotlin property")
def property_(lower: Lowering, node: Node, entry: Entry, parts: ClassParts) -> None:
    """A property: a field, or a method where it has a getter."""
    getter = next((one for one in node.named_children if one.type == "getter"), None)
    delegate = next((one for one in node.named_children if one.type == "property_delegate"), None)
    body = (
        next((one for one in getter.named_children if one.type == "function_body"), None) if getter else None
    )
    lazy = _lazy(delegate) if delegate is not None else None
    if lazy is not None:
        wanted = lower.type(entry.one(node, "own_type"))
        with lower.inside(Scope(scopes.FUNCTION, result=wanted)):
            block = tail_block(lower, named_children(lazy), lazy)
        name = entry.word(node, "name")
        parts.methods.append(
            Function(name, (), block, wanted, parts.outline.name, is_property=True, **lower.at(node))
        )
        return
    if delegate is not None:
        parts.methods.append(_opaque_property(lower, node, entry, parts))
        return
    if getter is None or body is None or not body.named_children:
        HOOKS["field"](lower, node, entry, parts)
        return
    type_ = lower.type(entry.one(node, "own_type"))
    scope = Scope(scopes.FUNCTION, result=type_)
    with lower.inside(scope):
        block = body_of(lower, body.named_children[0], scope, entry)
    name = entry.word(node, "name")
    parts.methods.append(
        Function(name, (), block, type_, parts.outline.name, is_property=True, **lower.at(node))
    )


def _lazy(delegate: Node) -> Node | None:
    """The lambda of `by lazy { … }`."""
    waiting = [delegate]
    is_lazy = text_of(delegate).removeprefix("by").strip().startswith("lazy")
    while waiting and is_lazy:
        one = waiting.pop(0)
        if one.type == "lambda_literal":
            return one
        waiting.extend(one.named_children)
    return None


def _opaque_property(lower: Lowering, node: Node, entry: Entry, parts: ClassParts) -> Function:
    block = Block((lower.opaque_statement(node, "delegated property"),), **lower.at(node))
    name = entry.word(node, "name")
    return Function(name, (), block, ANY, parts.outline.name, is_property=True, **lower.at(node))


OUTLINERS["kotlin property"] = OUTLINERS["field"]


@hook("companion")
def companion(lower: Lowering, node: Node, entry: Entry, parts: ClassParts) -> None:
    """A companion object: its members are the static ones of the class around."""
    fields, methods = len(parts.fields), len(parts.methods)
    for member in entry.all(node, "members"):
        add_member(lower, member, parts)
    for position in range(fields, len(parts.fields)):
        parts.fields[position] = attrs.evolve(parts.fields[position], is_static=True)
    for position in range(methods, len(parts.methods)):
        parts.methods[position] = attrs.evolve(parts.methods[position], is_static=True)


def _outline_companion(lower: Lowering, outline: ClassOutline, node: Node, entry: Entry) -> None:
    inner = ClassOutline(outline.name, outline.symbol, outline.form)
    for member in entry.all(node, "members"):
        form = lower.table.members.get(member.type)
        if form is not None and form.form in OUTLINERS:
            OUTLINERS[form.form](lower, inner, member, form)
    for members in inner.members.values():
        for one in members:
            outline.add(attrs.evolve(one, is_static=True))


OUTLINERS["companion"] = _outline_companion


@hook("ordered initialisers")
def ordered_initialisers(lower: Lowering, node: Node, entry: Entry, parts: ClassParts) -> None:
    """Values of fields and `init` blocks run in the order of the text, behind the parameters of the class's head."""
    steps: list[tuple[int, list[Statement]]] = []
    fields: list[Field] = []
    is_object = entry.has(node, "object")
    for one in parts.fields:
        value = one.value
        if is_object:
            one = attrs.evolve(one, is_static=True)
        if value is None or one.is_static:
            fields.append(one)
            continue
        range_ = {"start": one.start, "end": one.end}
        target = Member(This(), one.symbol.name)
        store = Assign(target, value, start=one.start, end=one.end)
        steps.append((one.start, [Evaluate(store, start=range_["start"], end=range_["end"])]))
        fields.append(attrs.evolve(one, value=None))
    methods: list[Function] = []
    for method in parts.methods:
        if method.name == "{}" and method.body is not None:
            steps.append((method.start, [method.body]))
        else:
            methods.append(attrs.evolve(method, is_static=True) if is_object else method)
    parts.fields, parts.methods = fields, methods
    base = _base_call(lower, node, entry)
    if not steps and base is None:
        return
    statements = [one for _, each in sorted(steps, key=lambda step: step[0]) for one in each]
    heads = bool(entry.all(node, "parameters"))
    primary = next((one for one in methods if one.name == ""), None) if heads else None
    if primary is None or primary.body is None:
        block = Block((*([base] if base is not None else []), *statements), **lower.at(node))
        methods.append(Function("", (), block, VOID, parts.outline.name, **lower.at(node)))
        return
    body = primary.body.statements
    whole = Block((*([base] if base is not None else []), *body, *statements), **lower.at(node))
    methods[methods.index(primary)] = attrs.evolve(primary, body=whole)


def _base_call(lower: Lowering, node: Node, entry: Entry) -> Statement | None:
    """The call of the base class's constructor that the head of a class writes."""
    found = entry.one(node, "base_call")
    if found is None:
        return None
    with (
        lower.inside(Scope(scopes.CLASS, owner=lower.outlines.get(node.start_byte))),
        lower.inside(Scope(scopes.FUNCTION)),
    ):
        parameters_of(lower, entry.all(node, "parameters"), lower.scope, Traits())
        arguments = lower.arguments(entry.all(found, "base_arguments"))
    return Evaluate(SuperCall("", arguments, **lower.at(found)), **lower.at(found))
