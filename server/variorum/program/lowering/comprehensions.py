"""Lowers comprehensions to loops that fill a collection, and generator expressions to generators that are called at once."""

from __future__ import annotations

from tree_sitter import Node

from variorum.program.declarations import Function, Lambda
from variorum.program.expressions import (
    Assign,
    Call,
    Collection,
    Do,
    Index,
    Mapping,
    Variable,
    Yield,
)
from variorum.program.lowering import scope as scopes
from variorum.program.lowering.engine import Lowering
from variorum.program.lowering.hoisting import bound_identifiers
from variorum.program.lowering.scope import Scope
from variorum.program.lowering.table import Entry, hook, text_of
from variorum.program.node import Expression, Statement, Symbol
from variorum.program.statements import Append, Block, Declare, Evaluate, ForEach, If
from variorum.program.types import Kind, Type


@hook("comprehension")
def comprehension(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """A list, set or map by what one element of it is, with its clauses; `kind` is what it makes."""
    kind = entry.word(node, "kind")
    body = entry.one(node, "body")
    clauses = entry.all(node, "clauses")
    if body is None or not clauses:
        return lower.opaque(node)
    if kind == "generator":
        return _generator(lower, node, body, clauses)
    range_ = lower.at(node)
    with lower.inside(Scope(scopes.BLOCK)):
        type_ = Type(Kind(kind), entry.word(node, "name") or kind)
        result = lower.temporary(type_)
        variable = Variable(result, **range_)
        empty = Mapping(type_, (), **range_) if kind == "map" else Collection(type_, (), **range_)
        statements = _clauses(lower, clauses, body, variable, kind)
    return Do((Declare(result, empty, **range_), *statements), variable, **range_)


def _clauses(
    lower: Lowering, clauses: list[Node], body: Node, result: Variable, kind: str
) -> list[Statement]:
    """The loops and tests of the clauses around the statement that adds an element."""
    if not clauses:
        return [_added(lower, body, result, kind)]
    clause, *rest = clauses
    entry = lower.table.expressions.get(clause.type)
    if entry is None or entry.form not in ("clause", "condition clause"):
        return [lower.opaque_statement(clause)]
    range_ = lower.at(clause)
    if entry.form == "condition clause":
        test = entry.one(clause, "test")
        if test is None:
            return [lower.opaque_statement(clause)]
        condition = lower.expression(test)
        inner = Block(tuple(_clauses(lower, rest, body, result, kind)), **range_)
        return [If(condition, inner, **range_)]
    iterable, target = entry.one(clause, "iterable"), entry.one(clause, "target")
    if iterable is None or target is None:
        return [lower.opaque_statement(clause)]
    values = lower.expression(iterable)
    with lower.inside(Scope(scopes.BLOCK)):
        names = list(bound_identifiers(lower.table, target))
        declares = tuple(lower.bind(text_of(one), Symbol.LOCAL) for one in names)
        before: list[Statement] = []
        if lower.table.fact("loops", "assigns", False):
            # One variable for all rounds: functions made in the rounds see its last value.
            before = [Declare(one, **range_) for one in declares]
            declares = ()
        place = lower.target(target)
        inner = Block(tuple(_clauses(lower, rest, body, result, kind)), **range_)
    return [*before, ForEach(place, values, inner, declares=declares, **range_)]


def _added(lower: Lowering, body: Node, result: Variable, kind: str) -> Statement:
    range_ = lower.at(body)
    if kind == "map":
        entry = lower.table.expressions.get(body.type)
        key = entry.one(body, "key") if entry is not None else None
        value = entry.one(body, "value") if entry is not None else None
        if key is None or value is None:
            return lower.opaque_statement(body)
        place = Index(result, lower.expression(key), **range_)
        return Evaluate(Assign(place, lower.expression(value), **range_), **range_)
    value_of_element = lower.expression(body)
    if kind == "generator":
        return Evaluate(Yield(value_of_element, **range_), **range_)
    return Append(result, value_of_element, **range_)


def _generator(lower: Lowering, node: Node, body: Node, clauses: list[Node]) -> Expression:
    """A generator function without parameters, called where it stands."""
    range_ = lower.at(node)
    around = lower.scope.function()
    static = around is None or around.is_static
    unused = Variable(Symbol("$", Symbol.LOCAL), **range_)
    with lower.inside(Scope(scopes.FUNCTION, is_static=static)):
        statements = _clauses(lower, clauses, body, unused, "generator")
    made = Function("", (), Block(tuple(statements), **range_), is_generator=True, **range_)
    return Call(Lambda(made, **range_), **range_)


@hook("clause")
@hook("condition clause")
def clause(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """Handled by the comprehension around it."""
    return lower.opaque(node)
