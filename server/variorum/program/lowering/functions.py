"""Lowers functions, lambdas and their parameters."""

from __future__ import annotations

import re

import attrs
from tree_sitter import Node

from variorum.program.declarations import DefineFunction, Function, Lambda, Parameter
from variorum.program.expressions import (
    Assign,
    Cast,
    Collection,
    Constant,
    Destructuring,
    Member,
    This,
    Variable,
    Yield,
)
from variorum.program.lowering import scope as scopes
from variorum.program.lowering.conversions import converted
from variorum.program.lowering.declarations import value_as
from variorum.program.lowering.engine import Lowering, returning
from variorum.program.lowering.hoisting import bound_identifiers
from variorum.program.lowering.left_out_bodies import is_left_out
from variorum.program.lowering.scope import MemberOutline, Scope
from variorum.program.lowering.table import HOOKS, Entry, hook, text_of
from variorum.program.node import Expression, Statement, Symbol
from variorum.program.statements import Block, Evaluate, Landing, Return
from variorum.program.types import ANY, VOID, Kind, Type


@attrs.frozen
class Traits:
    """What the place of a function makes of it."""

    name: str = ""
    owner: str = ""
    is_static: bool = False
    is_class_method: bool = False
    is_property: bool = False
    is_setter: bool = False
    is_opaque: bool = False
    extends: Type | None = None
    """The class that a function extends from outside."""
    has_explicit_receiver: bool = False
    """Whether the first parameter is the receiver."""


@hook("function")
def function(lower: Lowering, node: Node, entry: Entry) -> list[Statement]:
    """A function declared among statements."""
    return define(lower, node, entry, Traits(entry.word(node, "name"), is_static=True))


def define(lower: Lowering, node: Node, entry: Entry, traits: Traits) -> list[Statement]:
    """A function among statements, bound to its name."""
    known = lower.scope.names.get(traits.name)
    if known is not None and known.kind == Symbol.FUNCTION and traits.name not in lower.scope.ahead:
        symbol = known
    else:
        symbol = lower.declare(traits.name, Symbol.FUNCTION, Type(Kind.FUNCTION))
    is_top = lower.scope.kind == scopes.FILE
    if not is_top:
        lower.signatures.setdefault(symbol, []).append(signature(lower, node, entry, traits.name))
    made = lowered(lower, node, entry, traits)
    if lower.table.fact("functions", "hoisted", True):
        made = attrs.evolve(made, is_hoisted=True)
    if is_top:
        lower.functions.append(made)
    return [DefineFunction(made, symbol, **lower.at(node))]


def declared_name(lower: Lowering, node: Node, entry: Entry) -> tuple[str, str]:
    """The class that a function says it belongs to, and its name."""
    reader = HOOKS.get(str(entry.options.get("name_reader", "")))
    if reader is None:
        return "", entry.word(node, "name")
    found: tuple[str, str] = reader(node)
    return found


def signature(
    lower: Lowering, node: Node, entry: Entry, name: str, is_static: bool = True, is_method: bool = True
) -> MemberOutline:
    """A function as callers see it."""
    types: list[Type] = []
    for one in entry.all(node, "parameters"):
        form = lower.table.parameters.get(one.type)
        if form is not None and form.form in ("c parameter", "go parameter", "kotlin parameters"):
            lower.outlining = True
            with lower.inside(Scope(scopes.BLOCK)):
                made: Parameter | list[Parameter] = form.build(lower, one, form)
            lower.outlining = False
            types.extend(each.symbol.type for each in (made if isinstance(made, list) else [made]))
            continue
        if form is None or form.form != "parameter":
            continue
        types.append(ANY if form.has(one, "rest") else parameter_type(lower, one, form))
    return MemberOutline(name, is_method, is_static, result_type(lower, node, entry), tuple(types))


def result_type(lower: Lowering, node: Node, entry: Entry) -> Type:
    """The type that a function says it gives; of a constructor nothing."""
    if "result" in entry.options:
        return VOID
    reader = HOOKS.get(str(entry.options.get("result_reader", "")))
    if reader is not None:
        found_by_reader: Type = reader(lower, node, entry)
        return found_by_reader
    found = entry.one(node, "result")
    return lower.type(found) if found is not None else ANY


def lowered(lower: Lowering, node: Node, entry: Entry, traits: Traits) -> Function:
    """Lowers a function in a scope of its own."""
    result = result_type(lower, node, entry)
    scope = Scope(scopes.FUNCTION, is_static=traits.is_static, result=result, label=traits.name)
    temporaries, labels = lower.temporaries, lower.labels
    lower.temporaries, lower.labels = 0, []
    with lower.inside(scope):
        if traits.extends is not None:
            scope.extended = Symbol("this", Symbol.PARAMETER, traits.extends)
        own = entry.one(node, "receiver")
        if own is not None:
            _bind_receiver(lower, own, scope)
        parameters = parameters_of(lower, entry.all(node, "parameters"), scope, traits)
        body = entry.one(node, "body")
        if body is not None and is_left_out(lower, body):
            body = None
        before = fields_of(lower, node, entry, parameters) if traits.owner else []
        if "results" in entry.parts:
            before += HOOKS["named results"](lower, node, entry, scope)
        before += [one for inner in entry.all(node, "before") for one in lower.statements(inner)]
        block = body_of(lower, body, scope, entry) if body is not None else None
    if scope.landing and block is not None:
        block = Block((Landing(scope.landing, block, **lower.at(node)),), **lower.at(node))
    lower.temporaries, lower.labels = temporaries, labels
    if before and block is not None:
        block = attrs.evolve(block, statements=(*before, *block.statements))
    hidden = scope.names.get("&block")
    if hidden is not None and all(one.symbol is not hidden for one in parameters):
        # What `yield` calls is a parameter that the text does not show.
        nothing = Constant(None, **lower.at(node))
        parameters = (*parameters, Parameter(hidden, nothing, **lower.at(node)))
    if scope.extended is not None:
        parameters = (Parameter(scope.extended, **lower.at(node)), *parameters)
    return Function(
        traits.name,
        parameters,
        block,
        result,
        traits.owner,
        is_static=traits.is_static and bool(traits.owner),
        is_class_method=traits.is_class_method,
        is_property=traits.is_property,
        is_setter=traits.is_setter,
        is_opaque=traits.is_opaque or entry.has(node, "opaque"),
        is_generator=scope.yields or entry.has(node, "generator"),
        receiver=scope.receiver,
        **lower.at(node),
    )


def _bind_receiver(lower: Lowering, node: Node, scope: Scope) -> None:
    """A receiver that is declared in front of a method's name."""
    form = lower.table.parameters.get(node.type)
    made = form.build(lower, node, form) if form is not None else []
    if made:
        scope.receiver = made[0].symbol


def fields_of(
    lower: Lowering, node: Node, entry: Entry, parameters: tuple[Parameter, ...]
) -> list[Statement]:
    """Stores of the parameters that are fields as well."""
    made: list[Statement] = []
    for one, parameter_node in zip(parameters, entry.all(node, "parameters"), strict=False):
        form = lower.table.parameters.get(parameter_node.type)
        if form is not None and "field" in form.parts and form.has(parameter_node, "field"):
            range_ = lower.at(parameter_node)
            target = Member(This(**range_), one.symbol.name, **range_)
            store = Assign(target, Variable(one.symbol, **range_), **range_)
            made.append(Evaluate(store, **range_))
    return made


def body_of(lower: Lowering, body: Node, scope: Scope, entry: Entry) -> Block:
    """The body of a function: a block, or the expression that is its value."""
    lower.bind_assigned([body])
    block = lower.table.statements.get(body.type)
    if block is not None and block.form == "ruby begin":
        guarded: Statement = HOOKS["guarded body"](lower, body, is_tail=True)
        return guarded if isinstance(guarded, Block) else Block((guarded,), **lower.at(body))
    if (block is not None and block.form == "Block") or "block" in entry.options:
        if lower.table.fact("functions", "tail_is_value", False):
            from variorum.program.lowering.values import tail_block

            return tail_block(lower, lower.block_nodes(body), body)
        return lower.plain_block(body)
    return valued_body(lower, body, scope)


def valued_body(lower: Lowering, body: Node, scope: Scope) -> Block:
    """A body that is one expression."""
    form = lower.table.statements.get(body.type)
    if form is not None and form.form == "inner" and body.type not in lower.table.expressions:
        inner = form.one(body, "of")
        if inner is not None and scope.result.kind is not Kind.VOID:
            return valued_body(lower, inner, scope)
    if form is not None and body.type not in lower.table.expressions:
        return lower.plain_block(body)
    value = as_result(lower, scope.result, converted(lower, scope.result, lower.expression(body)))
    return Block((returning(value),), **lower.at(body))


def as_result(lower: Lowering, result: Type, value: Expression) -> Expression:
    """A value as the declared result takes it, in a language that converts there and nowhere else."""
    inner = result.arguments[0] if result.kind is Kind.OPTIONAL and result.arguments else result
    if inner.kind not in (Kind.INT, Kind.FLOAT, Kind.STR, Kind.BOOL):
        return value
    if not lower.table.fact("conversions", "results", False):
        return value
    return Cast(result, value, is_implied=True, start=value.start, end=value.end)


def parameters_of(lower: Lowering, nodes: list[Node], scope: Scope, traits: Traits) -> tuple[Parameter, ...]:
    """Lowers parameters in order, and binds them."""
    found: list[Parameter] = []
    is_keyword_only = False
    for node in nodes:
        entry = lower.table.parameters.get(node.type)
        if entry is None:
            if not node.is_extra:
                symbol = lower.bind(text_of(node), Symbol.PARAMETER)
                found.append(Parameter(symbol, **lower.at(node)))
            continue
        if entry.form == "skip":
            is_keyword_only = is_keyword_only or bool(entry.options.get("keyword_only"))
            continue
        built = entry.build(lower, node, entry)
        if isinstance(built, list):
            found.extend(built)
            continue
        made: Parameter = built
        if traits.has_explicit_receiver and not found and scope.receiver is None and not made.rest:
            scope.receiver = made.symbol
            continue
        if is_keyword_only and not made.rest:
            made = attrs.evolve(made, is_keyword_only=True)
        if made.rest == "*":
            is_keyword_only = lower.table.fact("functions", "keyword_only_after_rest", False)
        found.append(made)
    return tuple(found)


def parameter_type(lower: Lowering, node: Node, entry: Entry) -> Type:
    """The declared type of a parameter, with the dimensions that stand behind its name."""
    found = lower.type(entry.one(node, "type"))
    for one in entry.all(node, "dimensions"):
        for _ in range(text_of(one).count("[")):
            found = Type(Kind.LIST, "[]", (found,))
    is_list = lower.table.fact("functions", "rest_is_list", True) and "whole" not in entry.options
    if entry.has(node, "rest") and is_list:
        return Type(Kind.LIST, "[]", (found,)) if entry.options.get("rest") != "**" else found
    return found


@hook("parameter")
def parameter(lower: Lowering, node: Node, entry: Entry) -> Parameter:
    """A parameter, with its type, default, or that it takes all other arguments."""
    name = entry.one(node, "name")
    rest = str(entry.options.get("rest", "")) or ("*" if entry.has(node, "rest") else "")
    default = entry.one(node, "default")
    value = lower.expression(default) if default is not None else None
    type_ = parameter_type(lower, node, entry)
    if default is None and entry.has(node, "optional"):
        value = Constant(None, **lower.at(node))
    if default is not None and value is not None:
        value = converted(lower, type_, value)
    if name is None:
        symbol = Symbol("_", Symbol.PARAMETER, type_)
        return Parameter(symbol, value, rest, **lower.at(node))
    inner = lower.table.parameters.get(name.type)
    is_name = name.id == node.id or name.type in lower.table.fact("scoping", "names", ("identifier",))
    if inner is not None and inner.form == "parameter" and not is_name:
        made: Parameter = inner.build(lower, name, inner)
        made.symbol.type = type_ if made.symbol.type == ANY else made.symbol.type
        return attrs.evolve(made, default=value, rest=rest or made.rest, **lower.at(node))
    if name.type in lower.table.fact("scoping", "patterns", ()):
        return _patterned(lower, node, name, value, rest)
    symbol = lower.bind(text_of(name), Symbol.PARAMETER, type_)
    is_shared = entry.has(node, "by_reference")
    return Parameter(symbol, value, rest, is_by_reference=is_shared, **lower.at(node))


@hook("pattern parameter")
def pattern_parameter(lower: Lowering, node: Node, entry: Entry) -> Parameter:
    """A parameter that takes its argument apart."""
    return _patterned(lower, node, node, None, "")


def _patterned(lower: Lowering, node: Node, pattern: Node, value: Expression | None, rest: str) -> Parameter:
    for name in bound_identifiers(lower.table, pattern):
        lower.bind(text_of(name), Symbol.PARAMETER)
    target = lower.target(pattern)
    symbol = Symbol("_", Symbol.PARAMETER)
    taken = target if isinstance(target, Destructuring) else None
    return Parameter(symbol, value, rest, pattern=taken, **lower.at(node))


@hook("lambda")
def lambda_(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """A function that is a value."""
    result = result_type(lower, node, entry)
    around = lower.scope.function()
    static = around is None or around.is_static
    scope = Scope(scopes.FUNCTION, is_static=static, result=result)
    with lower.inside(scope):
        own = entry.word(node, "name")
        if own and entry.has(node, "names_itself"):
            lower.bind(own, Symbol.LOCAL)
        parameters = parameters_of(lower, entry.all(node, "parameters"), scope, Traits())
        before = HOOKS["named results"](lower, node, entry, scope) if "results" in entry.parts else []
        body = entry.one(node, "body")
        block = body_of(lower, body, scope, entry) if body is not None else Block(())
        block = attrs.evolve(block, statements=(*before, *block.statements)) if before else block
    is_expression = body is not None and body.type not in lower.table.statements
    made = Function(
        own,
        parameters,
        block,
        result,
        is_expression=is_expression,
        has_own_receiver=entry.has(node, "own_receiver"),
        is_generator=scope.yields or entry.has(node, "generator"),
        is_opaque=entry.has(node, "opaque"),
        **lower.at(node),
    )
    return Lambda(made, **lower.at(node))


@hook("return")
def return_(lower: Lowering, node: Node, entry: Entry) -> Statement:
    """Leaves the function, with the value as its declared result takes it."""
    values = entry.all(node, "value")
    function = lower.scope.function()
    if not values and function is not None and function.results:
        # Results with names are what a bare `return` gives.
        results = tuple(Variable(one, **lower.at(node)) for one in function.results)
        if len(results) == 1:
            return Return(results[0], **lower.at(node))
        together = Collection(function.result, results, **lower.at(node))
        return Return(together, **lower.at(node))
    if not values:
        return Return(**lower.at(node))
    if len(values) > 1:
        elements = _typed(lower, values, function.result if function is not None else ANY)
        tuple_type = Type(Kind.TUPLE, "tuple")
        return Return(Collection(tuple_type, elements, **lower.at(node)), **lower.at(node))
    value = (
        value_as(lower, function.result, values[0], node)
        if function is not None
        else lower.expression(values[0])
    )
    if function is not None:
        value = as_result(lower, function.result, value)
    return Return(value, **lower.at(node))


def _typed(lower: Lowering, values: list[Node], result: Type) -> tuple[Expression, ...]:
    """Several results, each as its type takes it."""
    types = result.arguments if len(result.arguments) == len(values) else (ANY,) * len(values)
    return tuple(value_as(lower, type_, one, one) for type_, one in zip(types, values, strict=True))


@hook("yield")
def yield_(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """Hands a value to the caller; the function around becomes a generator."""
    function = lower.scope.function()
    if function is None:
        return lower.opaque(node)
    function.yields = True
    value = entry.one(node, "value")
    is_all = entry.has(node, "all") or bool(re.match(r"yield\s*(from\b|\*)", text_of(node)))
    return Yield(lower.expression(value) if value is not None else None, is_all, **lower.at(node))
