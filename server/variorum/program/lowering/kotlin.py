"""Lowers what Kotlin has of its own: lambdas with `it`, constructors in the class's head, companions, `when`, infix calls."""

from __future__ import annotations

import attrs
from tree_sitter import Node

from variorum.program.declarations import Function, Lambda, Parameter
from variorum.program.expressions import (
    Argument,
    Assign,
    Binary,
    Cast,
    Collection,
    Constant,
    Do,
    Index,
    Logical,
    Mapping,
    MethodCall,
    TypeTest,
    Unary,
    Variable,
)
from variorum.program.lowering import scope as scopes
from variorum.program.lowering.accesses import as_type
from variorum.program.lowering.calls import call
from variorum.program.lowering.conversions import evident_type
from variorum.program.lowering.declarations import value_as
from variorum.program.lowering.engine import NOTHING, Lowering
from variorum.program.lowering.functions import Traits, define, parameters_of
from variorum.program.lowering.leaving_blocks import out_of_function
from variorum.program.lowering.loops import for_each, with_label
from variorum.program.lowering.operators import combined
from variorum.program.lowering.patterns import all_of
from variorum.program.lowering.scope import Scope
from variorum.program.lowering.selectors import named_children
from variorum.program.lowering.table import Entry, hook, text_of
from variorum.program.lowering.values import branches_value, tail_block, value_of_nodes
from variorum.program.node import Expression, Statement, Symbol
from variorum.program.statements import Block, Break, Continue, Declare, Evaluate, Handler, Return, Try
from variorum.program.types import ANY, VOID, Kind, Type

_TYPES = frozenset(("user_type", "nullable_type", "function_type", "parenthesized_type", "not_null_type"))


# Functions


@hook("kotlin function")
def function(lower: Lowering, node: Node, entry: Entry) -> list[Statement]:
    """A function; the receiver of one that extends a class is its first parameter."""
    name = entry.word(node, "name")
    extended = extended_type(node)
    type_ = lower.type(extended) if extended is not None else None
    made = define(lower, node, entry, Traits(name, is_static=True, extends=type_))
    if extended is not None and name not in lower.extensions:
        lower.extensions[name] = lower.scope.names[name]
    return made


def extended_type(node: Node) -> Node | None:
    """The class in front of a function's name."""
    for child in node.named_children:
        if child.type == "function_value_parameters":
            return None
        if child.type in _TYPES:
            return child
    return None


@hook("kotlin result")
def result(lower: Lowering, node: Node, entry: Entry) -> Type:
    """The type behind the parameters; nothing where a block follows without one."""
    behind = False
    for child in node.named_children:
        if child.type in _TYPES and behind:
            return lower.type(child)
        behind = behind or child.type == "function_value_parameters"
    body = next((one for one in node.named_children if one.type == "function_body"), None)
    is_block = body is not None and bool(body.named_children) and body.named_children[0].type == "block"
    return VOID if is_block else ANY


@hook("kotlin parameters")
def parameters(lower: Lowering, node: Node, entry: Entry) -> list[Parameter]:
    """The parameters of a function; a default stands behind the parameter it is for."""
    found: list[Parameter] = []
    is_rest = False
    for child in named_children(node):
        if child.type == "parameter_modifiers":
            is_rest = "vararg" in text_of(child)
        elif child.type == "parameter":
            parts = named_children(child)
            type_ = lower.type(parts[-1]) if len(parts) > 1 else ANY
            if is_rest:
                type_ = Type(Kind.LIST, "[]", (type_,))
            symbol = lower.bind(text_of(parts[0]), Symbol.PARAMETER, type_)
            found.append(Parameter(symbol, rest="*" if is_rest else "", **lower.at(child)))
            is_rest = False
        elif found:
            value = value_as(lower, found[-1].symbol.type, child, child)
            found[-1] = attrs.evolve(found[-1], default=value)
    return found


@hook("kotlin lambda")
def lambda_(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """A lambda: without parameters it has one named `it`, its last expression is its value."""
    around = lower.scope.function()
    scope = Scope(scopes.FUNCTION, is_static=around is None or around.is_static, is_inline=True)
    body = [one for one in named_children(node) if one.type != "lambda_parameters"]
    with lower.inside(scope):
        nodes = entry.all(node, "parameters")
        taken = parameters_of(lower, nodes, scope, Traits())
        if not any(child.type == "lambda_parameters" for child in node.named_children):
            # A function without parameters is written in the same way.
            nothing = Constant(None, **lower.at(node))
            taken = (Parameter(lower.bind("it", Symbol.PARAMETER), nothing, **lower.at(node)),)
        block = tail_block(lower, body, node)
    made = Function("", taken, block, is_expression=len(body) == 1, **lower.at(node))
    return Lambda(made, **lower.at(node))


@hook("kotlin return")
def return_(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """`return` out of a function, or with a label out of a lambda."""
    scope = lower.scope.function()
    values = entry.all(node, "value")
    if scope is not None and scope.is_inline and not entry.has(node, "label"):
        home = next(
            (one for one in lower.scope.outwards() if one.kind == scopes.FUNCTION and not one.is_inline),
            scope,
        )
        left = value_as(lower, home.result, values[0], node) if values else None
        return Do((out_of_function(lower, node, left),), NOTHING, **lower.at(node))
    wanted = scope.result if scope is not None else ANY
    value = value_as(lower, wanted, values[0], node) if values else None
    statement = Return(value, **lower.at(node))
    return Do((statement,), NOTHING, **lower.at(node))


@hook("kotlin call")
def kotlin_call(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """A call; a lambda behind it is its last argument."""
    callee = entry.one(node, "function")
    arguments = entry.all(node, "arguments")
    holder = node
    if callee is not None and callee.type == node.type and not entry.has(node, "listed"):
        arguments = [*entry.all(callee, "arguments"), *arguments]
        holder = callee
    target = entry.one(holder, "function")
    types = entry.all(holder, "type_arguments")
    parts = {
        "function": lambda _: [target] if target is not None else [],
        "arguments": lambda _: arguments,
        "type_arguments": lambda _: types,
    }
    made: Expression = call(lower, node, Entry("call", call, parts, {}))
    if isinstance(made, MethodCall) and made.name == "orEmpty" and not made.arguments:
        return Logical("else", made.receiver, _empty_of(lower, made.receiver, node), **lower.at(node))
    return made


def _empty_of(lower: Lowering, value: Expression, node: Node) -> Expression:
    """What `orEmpty` has for a missing value, by the type that the value shows. An empty list equals an empty string."""
    known = evident_type(lower, value)
    if known.kind is Kind.OPTIONAL:
        known = known.arguments[0]
    if known.kind is Kind.STR:
        return Constant("", known, **lower.at(node))
    if known.kind is Kind.MAP:
        return Mapping(known, (), **lower.at(node))
    type_ = known if known.kind in (Kind.LIST, Kind.SET) else lower.table.type_named("List")
    return Collection(type_, (), **lower.at(node))


@hook("jump")
def jump(lower: Lowering, node: Node, entry: Entry) -> Statement | list[Statement]:
    """`break@label`, `continue@label`, or a label in front of a statement."""
    label, inner = entry.word(node, "label"), entry.one(node, "of")
    if inner is None:
        return lower.opaque_statement(node)
    if label == "break@":
        return Break(text_of(inner), **lower.at(node))
    if label == "continue@":
        return Continue(text_of(inner), **lower.at(node))
    return with_label(lower, node, label.rstrip("@"), lower.statements(inner))


# Expressions


@hook("labelled for")
def labelled_for(lower: Lowering, node: Node, entry: Entry) -> list[Statement]:
    """A loop over values, with its label in front."""
    made = for_each(lower, node, entry)
    label = entry.word(node, "label").rstrip("@")
    return with_label(lower, node, label, [made]) if label else [made]


@hook("block value")
def block_of_value(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """A block as a value."""
    return value_of_nodes(lower, [node], node)


@hook("branches value")
def branch(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """`if` as a value."""
    return branches_value(lower, node, entry, entry.all(node, "otherwise"))


@hook("infix")
def infix(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """`a until b`: an operator that is a word, or a call of a method with one argument."""
    parts = named_children(node)
    if len(parts) != 3:
        return lower.opaque(node)
    word = text_of(parts[1])
    left, right = lower.expression(parts[0]), lower.expression(parts[2])
    operator = lower.table.fact("infix", word)
    if operator is not None:
        return combined(lower, operator, left, right, node)
    return MethodCall(left, word, (Argument(right, **lower.at(parts[2])),), **lower.at(node))


@hook("range call")
def range_call(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """`a..b` and `a..<b`: calls of `rangeTo` and `rangeUntil`."""
    parts = named_children(node)
    if len(parts) != 2:
        return lower.opaque(node)
    name = "rangeUntil" if entry.has(node, "exclusive") else "rangeTo"
    arguments = (Argument(lower.expression(parts[1]), **lower.at(parts[1])),)
    return MethodCall(lower.expression(parts[0]), name, arguments, **lower.at(node))


@hook("kotlin in")
def in_(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """`a in b` and `a !in b`."""
    left, right = entry.one(node, "left"), entry.one(node, "right")
    if left is None or right is None:
        return lower.opaque(node)
    test = Binary("in", lower.expression(left), lower.expression(right), **lower.at(node))
    return Unary("not", test, **lower.at(node)) if entry.has(node, "negated") else test


@hook("kotlin is")
def is_(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """`a is T` and `a !is T`."""
    left = entry.one(node, "left")
    if left is None:
        return lower.opaque(node)
    test = TypeTest(lower.expression(left), lower.type(entry.one(node, "right")), **lower.at(node))
    return Unary("not", test, **lower.at(node)) if entry.has(node, "negated") else test


@hook("kotlin as")
def as_(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """`a as T`, and `a as? T`, which is null for another type."""
    if entry.has(node, "safe"):
        made: Expression = as_type(lower, node, entry)
        return made
    value = entry.one(node, "value")
    if value is None:
        return lower.opaque(node)
    return Cast(lower.type(entry.one(node, "type")), lower.expression(value), **lower.at(node))


@hook("try value")
def try_value(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """`try` as a value: the last expression of the block that ran to its end."""
    range_ = lower.at(node)
    result_symbol = lower.temporary()

    def stored(nodes: list[Node]) -> Block:
        value = value_of_nodes(lower, nodes, node)
        store = Assign(Variable(result_symbol, **range_), value, **range_)
        return Block((Evaluate(store, **range_),), **range_)

    handlers: list[Handler] = []
    for one in entry.all(node, "handlers"):
        form = lower.table.statements[one.type]
        types = tuple(lower.type(each) for each in form.all(one, "types"))
        with lower.inside(Scope(scopes.BLOCK)):
            name = form.word(one, "name")
            symbol = lower.bind(name, Symbol.LOCAL) if name else None
            handlers.append(Handler(types, symbol, stored(form.all(one, "body")), **lower.at(one)))
    final = entry.all(node, "final")
    attempt = Try(
        stored(entry.all(node, "body")),
        tuple(handlers),
        None,
        lower.block(*final) if final else None,
        **range_,
    )
    return Do((Declare(result_symbol, **range_), attempt), Variable(result_symbol, **range_), **range_)


@hook("kotlin index")
def index(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """`a[i]`, and `a[i, j]` as elements of elements."""
    holder, *indexes = named_children(node)
    value = lower.expression(holder)
    for one in indexes:
        value = Index(value, lower.expression(one), **lower.at(node))
    return value


# Patterns of `when`


@hook("range test")
def range_test(lower: Lowering, value: Expression, node: Node, entry: Entry) -> Expression:
    """`in x` and `!in x`."""
    holder = entry.one(node, "of")
    if holder is None:
        return lower.opaque(node)
    test = Binary("in", value, lower.expression(holder), **lower.at(node))
    return Unary("not", test, **lower.at(node)) if entry.has(node, "negated") else all_of(lower, [test], node)


@hook("kind test")
def kind_test(lower: Lowering, value: Expression, node: Node, entry: Entry) -> Expression:
    """`is T` and `!is T`."""
    test = TypeTest(value, lower.type(entry.one(node, "type")), **lower.at(node))
    return Unary("not", test, **lower.at(node)) if entry.has(node, "negated") else test


# Classes
