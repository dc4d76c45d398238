"""Lowers calls of Ruby with their blocks, and what jumps out of them."""

from __future__ import annotations

from tree_sitter import Node

from variorum.program.declarations import Function, Lambda, Parameter
from variorum.program.expressions import (
    Argument,
    Call,
    Collection,
    Constant,
    Do,
    Format,
    MethodCall,
    New,
    SuperCall,
    Unbound,
    Variable,
)
from variorum.program.lowering import scope as scopes
from variorum.program.lowering.calls import call_by_name, guarded
from variorum.program.lowering.engine import NOTHING, Lowering
from variorum.program.lowering.functions import Traits, parameters_of
from variorum.program.lowering.leaving_blocks import landed, out_of_call, out_of_function
from variorum.program.lowering.loops import looping
from variorum.program.lowering.scope import Scope
from variorum.program.lowering.selectors import named_children
from variorum.program.lowering.table import HOOKS, Entry, hook, text_of
from variorum.program.lowering.values import tail_block
from variorum.program.node import Expression, Statement, Symbol
from variorum.program.statements import (
    Block,
    Break,
    Continue,
    Loop,
    Return,
    Throw,
)
from variorum.program.types import Kind, Type

_BLOCK = "&block"


_TYPE_TESTS = ("is_a?", "kind_of?", "instance_of?")


def _is_known_type(lower: Lowering, node: Node) -> bool:
    return node.type == "constant" and lower.table.type_named(text_of(node)).kind is not Kind.OBJECT


@hook("ruby call")
def ruby_call(lower: Lowering, node: Node, entry: Entry) -> Expression | list[Statement]:
    """A call of a method, with or without a receiver; a block is its last argument."""
    receiver, method = entry.one(node, "receiver"), entry.one(node, "method")
    block = entry.one(node, "block")
    word = text_of(method) if method is not None else "call"
    if method is not None and method.type == "super":
        return _super(lower, node, entry)
    arguments = lower.arguments(entry.all(node, "arguments"))
    range_ = lower.at(node)
    if receiver is None:
        return _own_call(lower, node, entry, (word, arguments))
    if word in _TYPE_TESTS and len(arguments) == 1 and _is_known_type(lower, entry.all(node, "arguments")[0]):
        tested = lower.expression(receiver)
        found: Expression = HOOKS["kind pattern"](lower, tested, entry.all(node, "arguments")[0], entry)
        return found
    landing = ""
    if block is not None:
        function, landing = block_value(lower, block)
        arguments = (*arguments, Argument(function, **lower.at(block)))
    if word == "new":
        holder = lower.resolve(text_of(receiver))
        if isinstance(holder, Symbol) and holder.kind == Symbol.CLASS:
            return New(Type(Kind.OBJECT, holder.name), arguments, **range_)
    value = lower.expression(receiver)
    if entry.has(node, "safe"):
        return guarded(lower, value, node, lambda known: MethodCall(known, word, arguments, **range_))
    return landed(lower, node, MethodCall(value, word, arguments, **range_), landing)


def _own_call(
    lower: Lowering, node: Node, entry: Entry, called: tuple[str, tuple[Argument, ...]]
) -> Expression | list[Statement]:
    word, arguments = called
    block = entry.one(node, "block")
    range_ = lower.at(node)
    if word in ("lambda", "proc") and block is not None:
        return block_value(lower, block, is_lambda=word == "lambda")[0]
    if word in ("raise", "fail") and lower.resolve(word) is None:
        return Do((_raised(lower, node, arguments),), NOTHING, **range_)
    if word in lower.table.fact("calls", "declarations", ()):
        return Do((), NOTHING, **range_)
    if word == "loop" and block is not None:
        with looping(lower):
            body = lower.block(*_body(block))
        return Do((Loop(None, body, **range_),), NOTHING, **range_)
    landing = ""
    if block is not None:
        function, landing = block_value(lower, block)
        arguments = (*arguments, Argument(function, **lower.at(block)))
    owner = next((scope.owner for scope in lower.scope.outwards() if scope.owner is not None), None)
    if word == "new" and owner is not None:
        return New(Type(Kind.OBJECT, owner.name), arguments, **range_)
    return landed(lower, node, call_by_name(lower, word, arguments, node, node), landing)


def _raised(lower: Lowering, node: Node, arguments: tuple[Argument, ...]) -> Throw:
    range_ = lower.at(node)
    if not arguments:
        return Throw(None, **range_)
    first = arguments[0].value
    if isinstance(first, MethodCall) and first.name == "new" and isinstance(first.receiver, Unbound):
        return Throw(New(Type(Kind.OBJECT, first.receiver.name), first.arguments, **range_), **range_)
    if isinstance(first, Unbound):
        return Throw(New(Type(Kind.OBJECT, first.name), arguments[1:], **range_), **range_)
    if isinstance(first, Variable) and first.symbol.kind == Symbol.CLASS:
        return Throw(New(Type(Kind.OBJECT, first.symbol.name), arguments[1:], **range_), **range_)
    if isinstance(first, Constant | Format):
        return Throw(New(Type(Kind.OBJECT, "RuntimeError"), arguments[:1], **range_), **range_)
    return Throw(first, **range_)


def _super(lower: Lowering, node: Node, entry: Entry) -> Expression:
    function = lower.scope.function()
    name = function.label if function is not None else ""
    arguments = lower.arguments(entry.all(node, "arguments"))
    return SuperCall(name, arguments, **lower.at(node))


@hook("bare super")
def bare_super(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """`super` alone passes on what the method got."""
    function = lower.scope.function()
    if function is None:
        return lower.opaque(node)
    passed = [one for one in function.names.values() if one.kind == Symbol.PARAMETER and one.name != _BLOCK]
    arguments = tuple(Argument(Variable(one, **lower.at(node)), **lower.at(node)) for one in passed)
    return SuperCall(function.label, arguments, **lower.at(node))


def _body(block: Node) -> list[Node]:
    body = block.child_by_field_name("body")
    return named_children(body) if body is not None else []


def block_value(lower: Lowering, block: Node, is_lambda: bool = False) -> tuple[Expression, str]:
    """A block as a function, and the label of the landing of its `break`. `return` leaves the method around, but of a lambda."""
    around = lower.scope.function()
    scope = Scope(scopes.FUNCTION, is_static=around is None or around.is_static, is_inline=not is_lambda)
    scope.label = around.label if around is not None else ""
    labels, lower.labels = lower.labels, []
    with lower.inside(scope):
        holder = block.child_by_field_name("parameters")
        nodes = named_children(holder) if holder is not None else []
        taken = parameters_of(lower, nodes, scope, Traits())
        if not nodes:
            taken = _implicit(lower, block)
        made_block = _block_body(lower, block)
    lower.labels = labels
    made = Lambda(Function("", taken, made_block, **lower.at(block)), **lower.at(block))
    return made, scope.landing


def _block_body(lower: Lowering, block: Node) -> Block:
    body = block.child_by_field_name("body")
    if body is not None and any(one.type in ("rescue", "ensure") for one in body.named_children):
        guarded_part: Statement = HOOKS["guarded body"](lower, body, is_tail=True)
        return Block((guarded_part,), **lower.at(block))
    return tail_block(lower, _body(block), block)


def _implicit(lower: Lowering, block: Node) -> tuple[Parameter, ...]:
    """Parameters that a block only uses: `_1`, `it`."""
    text = text_of(block)
    found = [word for word in ("_1", "_2") if word in text] or (["it"] if " it" in text else [])
    return tuple(Parameter(lower.bind(word, Symbol.PARAMETER), **lower.at(block)) for word in found)


@hook("arrow lambda")
def arrow_lambda(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """`->(x) { … }`."""
    around = lower.scope.function()
    scope = Scope(scopes.FUNCTION, is_static=around is None or around.is_static)
    with lower.inside(scope):
        taken = parameters_of(lower, entry.all(node, "parameters"), scope, Traits())
        body = entry.one(node, "body")
        block = tail_block(lower, _body(body) if body is not None else [], node)
    return Lambda(Function("", taken, block, **lower.at(node)), **lower.at(node))


@hook("block argument")
def block_argument(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """`&:name` is a function that calls the method; `&block` is the block itself."""
    value = entry.one(node, "value")
    range_ = lower.at(node)
    if value is None:
        return lower.opaque(node)
    if value.type != "simple_symbol":
        return lower.expression(value)
    symbol = Symbol("it", Symbol.PARAMETER)
    method = MethodCall(Variable(symbol, **range_), text_of(value).strip(":"), **range_)
    body = Block((Return(method, **range_),), **range_)
    made = Function("", (Parameter(symbol, **range_),), body, is_expression=True, **range_)
    return Lambda(made, **range_)


@hook("ruby yield")
def yield_(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """Calls the block that the method got, a parameter behind the others."""
    function = next(
        (one for one in lower.scope.outwards() if one.kind == scopes.FUNCTION and not one.is_inline), None
    )
    if function is None:
        return lower.opaque(node)
    symbol = function.names.get(_BLOCK)
    if symbol is None:
        symbol = Symbol(_BLOCK, Symbol.PARAMETER)
        function.names[_BLOCK] = symbol
    if function is not lower.scope.function():
        symbol.is_captured = True
    arguments = lower.arguments(entry.all(node, "arguments"))
    return Call(Variable(symbol, **lower.at(node)), arguments, **lower.at(node))


@hook("ruby jump")
def jump(lower: Lowering, node: Node, entry: Entry) -> Statement | list[Statement]:
    """`break`, `next` and `return`, which mean something else in a block."""
    kind = entry.word(node, "kind")
    values = entry.all(node, "value")
    scope = lower.scope.function()
    in_loop = bool(lower.labels)
    if kind == "return":
        if scope is not None and scope.is_inline:
            return out_of_function(lower, node, _returned(lower, values, node))
        return Return(_returned(lower, values, node), **lower.at(node))
    if in_loop and kind == "break" and values:
        return [lower.opaque_statement(node, "break with a value")]
    if in_loop:
        return Break(**lower.at(node)) if kind == "break" else Continue(**lower.at(node))
    if kind == "next" and scope is not None:
        return Return(_returned(lower, values, node), **lower.at(node))
    if scope is not None and scope.is_inline:
        return out_of_call(lower, node, scope, _returned(lower, values, node))
    return [lower.opaque_statement(node, f"{kind} out of a block")]


def _returned(lower: Lowering, values: list[Node], node: Node) -> Expression | None:
    if not values:
        return None
    if len(values) == 1:
        return lower.expression(values[0])
    elements = tuple(lower.expression(one) for one in values)
    return Collection(Type(Kind.LIST, "Array"), elements, **lower.at(node))
