"""Lowers calls: of functions, methods, base classes, and of what a bare name means inside of a class."""

from __future__ import annotations

import re
from collections.abc import Callable

from tree_sitter import Node

from variorum.program.expressions import (
    Argument,
    Call,
    Conditional,
    Constant,
    Do,
    Member,
    MethodCall,
    Reference,
    Spread,
    SuperCall,
    This,
    Variable,
)
from variorum.program.expressions import Binary as BinaryExpression
from variorum.program.lowering.conversions import converted_arguments, element_method
from variorum.program.lowering.engine import FoundMember, Lowering
from variorum.program.lowering.names import holder_of, named, plain_name
from variorum.program.lowering.purity import is_repeatable
from variorum.program.lowering.table import HOOKS, Entry, hook, text_of
from variorum.program.node import Expression, Symbol
from variorum.program.statements import Declare
from variorum.program.types import Type


@hook("call")
def call(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """A call whose callee is a node of its own: a name, a member, or any other value."""
    callee = entry.one(node, "function")
    if callee is None:
        return lower.opaque(node)
    while callee.type in lower.table.fact("calls", "parentheses", ()) and callee.named_child_count == 1:
        callee = callee.named_children[0]
    arguments = _arguments(lower, entry.all(node, "arguments"))
    form = lower.table.expressions.get(callee.type)
    if form is not None and form.form == "argument" and entry.parts is not None:
        # `*f(x)` where the grammar puts the star around the callee.
        inner = form.one(callee, "value")
        if inner is not None and form.word(callee, "spread") == "*":
            parts = {**entry.parts, "function": lambda _: [inner]}
            spread: Expression = call(lower, node, Entry("call", call, parts, entry.options))
            return Spread(spread, **lower.at(node))
    if form is not None and form.form == "member":
        receiver = form.one(callee, "object")
        if receiver is not None:
            return method_call(lower, node, callee, form, receiver, arguments)
    if form is not None and form.form == "guarded access":
        access, holder = form.one(callee, "access"), form.one(callee, "object")
        bound = lower.table.expressions.get(access.type) if access is not None else None
        if access is not None and holder is not None and bound is not None and bound.form == "bound member":
            word = bound.word(access, "name")
            return MethodCall(lower.expression(holder), word, arguments, True, **lower.at(node))
    if form is not None and form.form == "bound member" and lower.receivers:
        return MethodCall(lower.receivers[-1], form.word(callee, "name"), arguments, **lower.at(node))
    types = tuple(lower.type(one) for one in entry.all(node, "type_arguments"))
    if lower.table.fact("calls", "types_construct", False):
        made = HOOKS["constructing call"](lower, node, callee, arguments)
        if made is not None:
            constructed: Expression = made
            return constructed
    if form is not None and form.form in ("name", "qualified"):
        return call_by_name(lower, plain_name(lower, text_of(callee)), arguments, node, callee, types)
    if re.fullmatch(lower.table.fact("calls", "super", r"(?!)"), text_of(callee), re.S):
        return SuperCall("", arguments, **lower.at(node))
    return Call(lower.expression(callee), arguments, types, **lower.at(node))


def method_call(
    lower: Lowering, node: Node, callee: Node, form: Entry, receiver: Node, arguments: tuple[Argument, ...]
) -> Expression:
    """A call of a member of a value."""
    word = form.word(callee, "name")
    if _is_super(lower, receiver):
        return SuperCall(word, arguments, **lower.at(node))
    value = lower.expression(receiver)
    if form.has(callee, "pointer") and not isinstance(value, This):
        from variorum.program.expressions import Dereference

        value = Dereference(value, **lower.at(receiver))
    arguments = element_method(lower, value, word, arguments)
    is_safe = form.has(callee, "safe")
    extension = lower.extensions.get(word)
    if extension is not None:
        return _extension_call(lower, node, extension, value, arguments, is_safe)
    return MethodCall(value, word, arguments, is_safe, **lower.at(node))


def _extension_call(
    lower: Lowering,
    node: Node,
    symbol: Symbol,
    value: Expression,
    arguments: tuple[Argument, ...],
    is_safe: bool,
) -> Expression:
    """A call of a function that extends a class: the receiver is its first argument."""
    range_ = lower.at(node)

    def use(receiver: Expression) -> Expression:
        return Call(Variable(symbol, **range_), (Argument(receiver, **range_), *arguments), **range_)

    return guarded(lower, value, node, use) if is_safe else use(value)


@hook("method call")
def plain_method_call(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """A call whose node has the receiver, the name and the arguments itself; without a receiver it is a bare name."""
    arguments = _arguments(lower, entry.all(node, "arguments"))
    word = entry.word(node, "name")
    receiver = entry.one(node, "receiver")
    if receiver is None:
        name = entry.one(node, "name") or node
        return call_by_name(lower, word, arguments, node, name)
    if entry.has(node, "super") or _is_super(lower, receiver):
        return SuperCall(word, arguments, **lower.at(node))
    is_safe = entry.has(node, "safe")
    return MethodCall(lower.expression(receiver), word, arguments, is_safe, **lower.at(node))


def _is_super(lower: Lowering, receiver: Node) -> bool:
    return bool(re.fullmatch(lower.table.fact("calls", "super", r"(?!)"), text_of(receiver), re.S))


def _arguments(lower: Lowering, nodes: list[Node]) -> tuple[Argument, ...]:
    lists = lower.table.fact("calls", "lists", ())
    found: list[Argument] = []
    for node in nodes:
        inner = [one for one in node.named_children if not one.is_extra] if node.type in lists else [node]
        found.extend(lower.argument(one) for one in inner)
    return tuple(found)


def call_by_name(
    lower: Lowering,
    word: str,
    arguments: tuple[Argument, ...],
    node: Node,
    name: Node,
    types: tuple[Type, ...] = (),
) -> Expression:
    """A call of a bare name: a method of the class around, a function of the file, or something else."""
    found = lower.resolve(word)
    if isinstance(found, FoundMember):
        holder = holder_of(lower, found, name)
        if found.member.is_method:
            outlines = found.owner.members.get(word, [found.member])
            arguments = converted_arguments(lower, outlines, arguments)
            return MethodCall(holder, word, arguments, **lower.at(node))
        return Call(Member(holder, word, **lower.at(name)), arguments, **lower.at(node))
    if isinstance(found, Symbol):
        arguments = converted_arguments(lower, lower.signatures.get(found, []), arguments)
        return Call(named(lower, word, name), arguments, types, **lower.at(node))
    return Call(named(lower, word, name), arguments, types, **lower.at(node))


@hook("argument")
def argument(lower: Lowering, node: Node, entry: Entry) -> Argument:
    """An argument with a name, or one that is spread."""
    value = entry.one(node, "value")
    lowered = lower.expression(value) if value is not None else lower.opaque(node)
    if isinstance(lowered, Spread):
        return Argument(lowered.value, spread="*", **lower.at(node))
    word = entry.word(node, "name")
    if entry.has(node, "by_reference"):
        lowered = Reference(lowered, **lower.at(node))
    return Argument(lowered, word, entry.word(node, "spread"), **lower.at(node))


@hook("super call")
def super_call(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """A call of a constructor from a constructor: of the base class, or (`this`) another of the same class."""
    arguments = _arguments(lower, entry.all(node, "arguments"))
    if entry.has(node, "own"):
        return MethodCall(This(**lower.at(node)), "", arguments, **lower.at(node))
    return SuperCall(entry.word(node, "name"), arguments, **lower.at(node))


def guarded(
    lower: Lowering, value: Expression, node: Node, use: Callable[[Expression], Expression]
) -> Expression:
    """What `use` makes of a value, or null where the value is null."""
    if is_repeatable(value):
        return _unless_null(lower, value, node, use(value))
    symbol = lower.temporary()
    known = Variable(symbol, **lower.at(node))
    test = _unless_null(lower, known, node, use(known))
    return Do((Declare(symbol, value, **lower.at(node)),), test, **lower.at(node))


def _unless_null(lower: Lowering, value: Expression, node: Node, result: Expression) -> Expression:
    null = Constant(None, **lower.at(node))
    test = BinaryExpression("is", value, null, **lower.at(node))
    return Conditional(test, null, result, **lower.at(node))
