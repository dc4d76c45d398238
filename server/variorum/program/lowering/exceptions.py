"""Lowers exception handling, resources that are closed at the end, and assertions."""

from __future__ import annotations

from collections.abc import Callable

from tree_sitter import Node

from variorum.program.expressions import New, OpaqueExpression, Unary
from variorum.program.lowering import scope as scopes
from variorum.program.lowering.engine import Lowering
from variorum.program.lowering.scope import Scope
from variorum.program.lowering.table import Entry, hook, text_of
from variorum.program.node import Statement, Symbol
from variorum.program.statements import Block, Handler, If, Throw, Try
from variorum.program.types import ANY, Kind, Type


@hook("try")
def try_(lower: Lowering, node: Node, entry: Entry) -> Statement:
    """A block with handlers. Resources are opened before it; nothing that a program can see closes them."""
    with lower.inside(Scope(scopes.BLOCK)):
        opened = [one for inner in entry.all(node, "resources") for one in lower.statements(inner)]
        body = lower.block(*entry.all(node, "body"))
    if opened:
        body = Block((*opened, *body.statements), **lower.at(node))
    handlers = tuple(
        handler(lower, one, form)
        for one in entry.all(node, "handlers")
        if (form := lower.table.statements.get(one.type)) is not None
    )
    otherwise, final = entry.all(node, "otherwise"), entry.all(node, "final")
    if not handlers and not final and not otherwise:
        return body
    return Try(
        body,
        handlers,
        lower.block(*otherwise) if otherwise else None,
        lower.block(*final) if final else None,
        **lower.at(node),
    )


def handler(
    lower: Lowering,
    node: Node,
    entry: Entry,
    make: Callable[[Lowering, list[Node], Node], Block] | None = None,
) -> Handler:
    """A handler with the types it takes and the name it gives to the exception. `make` lowers its body, if it has a value."""
    types = tuple(lower.type(one) for one in entry.all(node, "types"))
    name = entry.one(node, "name")
    with lower.inside(Scope(scopes.BLOCK)):
        symbol: Symbol | None = None
        if name is not None:
            known = lower.resolve(text_of(name)) if lower.table.binds else None
            symbol = known if isinstance(known, Symbol) else lower.bind(text_of(name), Symbol.LOCAL)
            if types:
                symbol.type = types[0] if len(types) == 1 else ANY
        bodies = entry.all(node, "body")
        if make is not None:
            body = make(lower, [one for each in bodies for one in lower.block_nodes(each)], node)
        else:
            body = lower.plain_block(*bodies)
        filters = entry.one(node, "filter")
        if filters is not None and filters.named_children:
            test = lower.expression(filters.named_children[0])
            again = Block((Throw(None, **lower.at(node)),), **lower.at(node))
            body = Block((If(test, body, again, **lower.at(node)),), **lower.at(node))
    return Handler(types, symbol, body, **lower.at(node))


@hook("handler")
def lone_handler(lower: Lowering, node: Node, entry: Entry) -> Statement:
    """Handled by the block around it."""
    return lower.opaque_statement(node)


@hook("assert")
def assert_(lower: Lowering, node: Node, entry: Entry) -> Statement | None:
    """A test that throws where it does not hold; none where the language does not check by default."""
    if entry.options.get("unchecked"):
        return None
    test = entry.one(node, "test")
    if test is None:
        return lower.opaque_statement(node)
    range_ = lower.at(node)
    message = entry.one(node, "message")
    arguments = lower.arguments([message] if message is not None else [])
    error = New(Type(Kind.OBJECT, entry.word(node, "error")), arguments, **range_)
    condition = Unary("not", lower.expression(test), **range_)
    return If(condition, Block((Throw(error, **range_),), **range_), **range_)


@hook("with")
def with_(lower: Lowering, node: Node, entry: Entry) -> Statement:
    """Python's `with`: what it manages is not followed."""
    parts = [lower.expression(one) for one in entry.all(node, "values")]
    opaque = OpaqueExpression("`with`", tuple(parts), **lower.at(node))
    made: list[Statement] = [lower.opaque_statement(node, "`with`")]
    body = lower.block(*entry.all(node, "body"))
    return Block((*made, body), start=opaque.start, end=opaque.end)


@hook("throw text")
def throw_text(lower: Lowering, node: Node, entry: Entry) -> Statement:
    """A statement that throws."""
    value = entry.one(node, "value")
    if value is None:
        return Throw(None, **lower.at(node))
    return Throw(lower.expression(value), **lower.at(node))
