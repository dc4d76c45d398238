"""Lowers `defer` in the outermost block of a function to a `Try` around the statements that follow it."""

from __future__ import annotations

import re

import attrs
from tree_sitter import Node

from variorum.program.expressions import Argument, Call, Collection, Constant, MethodCall, Variable
from variorum.program.lowering import scope as scopes
from variorum.program.lowering.engine import Lowering
from variorum.program.lowering.scope import Scope
from variorum.program.lowering.selectors import named_children
from variorum.program.lowering.table import Entry, hook, text_of
from variorum.program.node import Expression, Statement, Symbol
from variorum.program.statements import Block, Declare, Evaluate, Handler, Return, Try

_FUNCTIONS = frozenset({"function_declaration", "method_declaration", "func_literal"})
_RECOVERS = re.compile(r"(\w+)\s*:=\s*recover\(\)\Z")


@hook("go list")
def statement_list(lower: Lowering, node: Node, entry: Entry) -> list[Statement]:
    """Statements in the block around them."""
    nodes = entry.all(node, "of")
    place = next((i for i, one in enumerate(nodes) if one.type == "defer_statement"), None)
    if place is None or not _is_outermost(node):
        return lower.body(nodes)
    return _with_deferred(lower, nodes, place)


def _is_outermost(node: Node) -> bool:
    block = node.parent
    return block is not None and block.parent is not None and block.parent.type in _FUNCTIONS


def _with_deferred(lower: Lowering, nodes: list[Node], place: int) -> list[Statement]:
    """The statements in front of a `defer`, and a `Try` that runs the deferred call after those behind it."""
    before = lower.body(nodes[:place])
    node, rest = nodes[place], nodes[place + 1 :]
    range_ = lower.at(node)
    handled = _recovery(lower, node)
    if handled is not None:
        return [*before, Try(_block(lower, rest, node), (handled,), **range_)]
    function = lower.scope.function()
    if b"recover()" in (node.text or b"") or (function is not None and function.results):
        # The call may change what the function returns.
        return [*before, lower.opaque_statement(node), *lower.body(rest)]
    called = lower.expression(named_children(node)[0])
    setup, called = _evaluated_now(lower, called)
    final = Block((Evaluate(called, **range_),), **range_)
    return [*before, *setup, Try(_block(lower, rest, node), final=final, **range_)]


def _block(lower: Lowering, rest: list[Node], node: Node) -> Block:
    place = next((i for i, one in enumerate(rest) if one.type == "defer_statement"), None)
    made = lower.body(rest) if place is None else _with_deferred(lower, rest, place)
    return Block(tuple(made), **lower.at(rest[-1] if rest else node))


def _evaluated_now(lower: Lowering, called: Expression) -> tuple[list[Statement], Expression]:
    """Evaluates the arguments of a deferred call where the `defer` stands."""
    if not isinstance(called, Call | MethodCall):
        return [], called
    setup: list[Statement] = []
    arguments: list[Argument] = []
    for one in called.arguments:
        if isinstance(one.value, Constant):
            arguments.append(one)
            continue
        symbol = lower.temporary()
        setup.append(Declare(symbol, one.value, start=one.start, end=one.end))
        arguments.append(attrs.evolve(one, value=Variable(symbol, start=one.start, end=one.end)))
    return setup, attrs.evolve(called, arguments=tuple(arguments))


def _recovery(lower: Lowering, node: Node) -> Handler | None:
    """What a deferred function does if something panicked: `if r := recover(); r != nil { … }`, and nothing else."""
    call = named_children(node)[0]
    literal = call.child_by_field_name("function")
    body = (
        literal.child_by_field_name("body")
        if literal is not None and literal.type == "func_literal"
        else None
    )
    if body is None:
        return None
    statements = [each for one in named_children(body) for each in _flat(one) if each.type != "comment"]
    if len(statements) != 1 or statements[0].type != "if_statement":
        return None
    test = statements[0]
    start, consequence = test.child_by_field_name("initializer"), test.child_by_field_name("consequence")
    found = _RECOVERS.match(text_of(start)) if start is not None else None
    condition = re.sub(r"\s", "", text_of(test.child_by_field_name("condition") or test))
    if found is None or consequence is None or test.child_by_field_name("alternative") is not None:
        return None
    if condition != f"{found[1]}!=nil":
        return None
    with lower.inside(Scope(scopes.BLOCK)):
        symbol = lower.bind(found[1], Symbol.LOCAL)
        handled = lower.plain_block(consequence)
    left = _results(lower, node)
    return Handler(
        (), symbol, attrs.evolve(handled, statements=(*handled.statements, left)), **lower.at(test)
    )


def _flat(node: Node) -> list[Node]:
    return named_children(node) if node.type == "statement_list" else [node]


def _results(lower: Lowering, node: Node) -> Statement:
    """Leaves the function with the results that have names."""
    function = lower.scope.function()
    results = tuple(
        Variable(one, **lower.at(node)) for one in (function.results if function is not None else ())
    )
    if function is None or not results:
        return Return(**lower.at(node))
    value = results[0] if len(results) == 1 else Collection(function.result, results, **lower.at(node))
    return Return(value, **lower.at(node))
