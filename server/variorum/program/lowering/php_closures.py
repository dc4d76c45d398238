"""Lowers PHP's closures, which copy the variables that they use when they are made, or share those with `&`.

Each call starts with the values that were copied: what a closure stores into such a variable is gone with the call.
"""

from __future__ import annotations

from collections.abc import Iterable

import attrs
from tree_sitter import Node

from variorum.program.declarations import Function, Lambda
from variorum.program.expressions import Do, Variable
from variorum.program.lowering import scope as scopes
from variorum.program.lowering.engine import Lowering
from variorum.program.lowering.functions import Traits, body_of, parameters_of, result_type
from variorum.program.lowering.scope import Scope
from variorum.program.lowering.selectors import named_children
from variorum.program.lowering.table import HOOKS, Entry, hook, text_of
from variorum.program.node import Expression, Statement, Symbol
from variorum.program.statements import Block, Declare

_BOUNDARIES = ("anonymous_function", "class_declaration", "anonymous_class")


@hook("php closure")
def closure(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """A closure that names what it uses."""
    scope = _scope(lower, node, entry)
    shared = [one.named_children[0] for one in entry.all(node, "uses") if one.type == "by_ref"]
    for name in shared:
        outer = lower.resolve(text_of(name))
        if isinstance(outer, Symbol):
            outer.is_captured = True
            scope.names[text_of(name)] = outer
    copied = [one for one in entry.all(node, "uses") if one.type != "by_ref"]
    return _made(lower, node, entry, scope, copied, is_expression=False)


@hook("php arrow")
def arrow(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """`fn(…) => …`, which uses all variables around it that it names."""
    body = entry.one(node, "body")
    own = {text_of(name) for one in entry.all(node, "parameters") for name in _variables(one)}
    named = [one for one in _variables(body) if text_of(one) not in own] if body is not None else []
    return _made(lower, node, entry, _scope(lower, node, entry), named, is_expression=True)


@hook("php yield")
def yield_(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """Hands a value to the caller; keys are not followed."""
    value = entry.one(node, "value")
    if value is not None and value.type == "array_element_initializer" and len(named_children(value)) > 1:
        return lower.opaque(node, "a key that a generator hands out")
    made: Expression = HOOKS["yield"](lower, node, entry)
    return made


def _scope(lower: Lowering, node: Node, entry: Entry) -> Scope:
    around = lower.scope.function()
    is_static = around is None or around.is_static
    return Scope(scopes.FUNCTION, is_static=is_static, result=result_type(lower, node, entry))


def _variables(node: Node) -> Iterable[Node]:
    if node.type == "variable_name":
        yield node
        return
    for child in node.named_children:
        if child.type not in _BOUNDARIES:
            yield from _variables(child)
            continue
        for use in child.named_children:
            if use.type == "anonymous_function_use_clause":
                yield from _variables(use)


def _made(
    lower: Lowering, node: Node, entry: Entry, scope: Scope, used: list[Node], is_expression: bool
) -> Expression:
    range_ = lower.at(node)
    copies: list[Statement] = []
    starts: list[Statement] = []
    for one in used:
        word = text_of(one)
        outer = lower.resolve(word)
        if not isinstance(outer, Symbol) or word == "$this" or word in scope.names:
            continue
        copy = Symbol(outer.name, Symbol.LOCAL, outer.type, is_captured=True)
        local = Symbol(outer.name, Symbol.LOCAL, outer.type)
        copies.append(Declare(copy, Variable(outer, **range_), **range_))
        starts.append(Declare(local, Variable(copy, **range_), **range_))
        scope.names[word] = local
    with lower.inside(scope):
        taken = parameters_of(lower, entry.all(node, "parameters"), scope, Traits())
        body = entry.one(node, "body")
        block = body_of(lower, body, scope, entry) if body is not None else Block(())
    if starts:
        block = attrs.evolve(block, statements=(*starts, *block.statements))
    function = Function(
        "",
        taken,
        block,
        scope.result,
        is_expression=is_expression,
        is_generator=scope.yields,
        **range_,
    )
    made = Lambda(function, **range_)
    return Do(tuple(copies), made, **range_) if copies else made
