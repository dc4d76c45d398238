"""Lowers what Go has of its own: several values at once, constants that count, composite literals, `range`, type switches."""

from __future__ import annotations

from tree_sitter import Node

from variorum.program.declarations import Parameter
from variorum.program.expressions import (
    Assign,
    Binary,
    Collection,
    Constant,
    Dereference,
    Destructuring,
    Do,
    Index,
    This,
    TypeTest,
    Variable,
)
from variorum.program.lowering.assignments import compound, once, updated, writable
from variorum.program.lowering.conversions import converted, evident_type
from variorum.program.lowering.declarations import Declared, name_lambda, value_as
from variorum.program.lowering.engine import Lowering
from variorum.program.lowering.go_values import zero_array
from variorum.program.lowering.scope import Scope
from variorum.program.lowering.selectors import named_children
from variorum.program.lowering.table import Entry, hook, text_of
from variorum.program.node import Expression, Statement, Symbol
from variorum.program.statements import Declare, Evaluate
from variorum.program.types import ANY, VOID, Kind, Type


def _names(node: Node) -> list[Node]:
    return [one for one in node.children_by_field_name("name") if one.is_named]


# Declarations and assignments


@hook("go short")
def short(lower: Lowering, node: Node, entry: Entry) -> list[Statement]:
    """`a, b := …`: names that this block has already are assigned, others are declared."""
    left, right = entry.all(node, "left"), entry.all(node, "right")
    values = _values(lower, right, len(left))
    if values is None:
        return [lower.opaque_statement(node)]
    made: list[Statement] = []
    known = [text_of(one) for one in left if text_of(one) in lower.scope.names and text_of(one) != "_"]
    if not known and len(values) == len(left):
        for one, value in zip(left, values, strict=True):
            if text_of(one) == "_":
                made.append(Evaluate(value, **lower.at(node)))
                continue
            symbol = lower.declare(text_of(one), type=evident_type(lower, value))
            name_lambda(lower, symbol, value)
            made.append(Declare(symbol, value, **lower.at(node)))
        return made
    targets: list[Expression] = []
    for one in left:
        word = text_of(one)
        if word != "_" and word not in known:
            made.append(Declare(lower.declare(word), **lower.at(one)))
        targets.append(target_of(lower, one))
    made.append(_assigned(lower, node, targets, values))
    return made


def target_of(lower: Lowering, node: Node) -> Expression:
    """What is assigned to; a blank takes a value that nothing reads."""
    if text_of(node) == "_":
        return Variable(lower.temporary(), **lower.at(node))
    place = writable(lower, node)
    if place is None and isinstance(receiver := lower.expression(node), This):
        # `*r = …` of a receiver.
        return Dereference(receiver, **lower.at(node))
    return place or lower.opaque(node)


def _assigned(lower: Lowering, node: Node, targets: list[Expression], values: list[Expression]) -> Statement:
    range_ = lower.at(node)
    target = targets[0] if len(targets) == 1 else Destructuring(tuple(targets), **range_)
    if len(values) == 1:
        value = converted(lower, evident_type(lower, target), values[0])
    else:
        typed = [
            converted(lower, evident_type(lower, one), value)
            for one, value in zip(targets, values, strict=False)
        ]
        value = Collection(Type(Kind.TUPLE, "tuple"), tuple(typed), **range_)
    return Evaluate(Assign(target, value, **range_), **range_)


def _values(lower: Lowering, nodes: list[Node], count: int) -> list[Expression] | None:
    """The values on the right side; of two from one, whether there is one is the second."""
    if len(nodes) == 1 and count == 2:
        form = lower.table.expressions.get(nodes[0].type)
        if nodes[0].type in ("index_expression", "type_assertion_expression") and form is not None:
            return _with_presence(lower, nodes[0], form)
    if not nodes:
        return None
    return [lower.expression(one) for one in nodes]


def _with_presence(lower: Lowering, node: Node, form: Entry) -> list[Expression] | None:
    value = lower.expression(node)
    if isinstance(value, Index):
        return [value, Binary("in", value.index, value.object, **lower.at(node))]
    holder = form.one(node, "value")
    if holder is None:
        return None
    inner = lower.expression(holder)
    return [inner, TypeTest(inner, lower.type(form.one(node, "type")), **lower.at(node))]


@hook("go assign")
def assign(lower: Lowering, node: Node, entry: Entry) -> list[Statement]:
    """An assignment of one or more values, or a compound one."""
    left, right = entry.all(node, "left"), entry.all(node, "right")
    operator = entry.word(node, "operator")
    if operator != "=":
        if len(left) != 1 or len(right) != 1 or operator == "&^=":
            return [lower.opaque_statement(node)]
        value = compound(lower, node, left[0], operator.removesuffix("="), right[0])
        return [Evaluate(value, **lower.at(node))]
    values = _values(lower, right, len(left))
    if values is None:
        return [lower.opaque_statement(node)]
    targets = [target_of(lower, one) for one in left]
    return [_assigned(lower, node, targets, values)]


@hook("go step")
def step(lower: Lowering, node: Node, entry: Entry) -> Statement:
    """`x++`, which is a statement."""
    operand = entry.one(node, "operand")
    target = writable(lower, operand) if operand is not None else None
    if target is None:
        return lower.opaque_statement(node)
    setup: list[Statement] = []
    place = once(lower, target, setup)
    one = Constant(1, lower.table.type_named("int"), **lower.at(node))
    result = updated(lower, node, place, entry.word(node, "operator"), one)
    whole = Do(tuple(setup), result, **lower.at(node)) if setup else result
    return Evaluate(whole, **lower.at(node))


@hook("go variables")
def variables(lower: Lowering, node: Node, entry: Entry) -> list[Statement]:
    """`var` with one or more names, types and values."""
    made: list[Statement] = []
    for spec in entry.all(node, "specs"):
        names = _names(spec)
        type_node = spec.child_by_field_name("type")
        type_ = lower.type(type_node)
        value_node = spec.child_by_field_name("value")
        nodes = named_children(value_node) if value_node is not None else []
        if nodes and len(nodes) != len(names):
            symbols = [lower.declare(text_of(one), type=type_) for one in names]
            made.extend(Declare(one, **lower.at(spec)) for one in symbols)
            targets: list[Expression] = [Variable(one, **lower.at(spec)) for one in symbols]
            made.append(_assigned(lower, spec, targets, [lower.expression(nodes[0])]))
            continue
        for position, one in enumerate(names):
            value = (
                value_as(lower, type_, nodes[position], spec)
                if nodes
                else zero_array(lower, type_node, type_)
            )
            known = type_ if type_ != ANY or value is None else evident_type(lower, value)
            symbol = lower.declare(text_of(one), type=known)
            name_lambda(lower, symbol, value)
            made.append(Declare(symbol, value, **lower.at(spec)))
    return made


@hook("go constants")
def constants(lower: Lowering, node: Node, entry: Entry) -> list[Statement]:
    """`const`: a name without a value repeats the expression of the one before, with the next `iota`."""
    made: list[Statement] = []
    before: list[Node] = []
    type_ = ANY
    for position, spec in enumerate(entry.all(node, "specs")):
        value_node = spec.child_by_field_name("value")
        if value_node is not None:
            before = named_children(value_node)
            type_ = lower.type(spec.child_by_field_name("type"))
        lower.iota = position
        for name, value_of in zip(_names(spec), before, strict=False):
            value = converted(lower, type_, lower.expression(value_of))
            known = type_ if type_ != ANY else evident_type(lower, value)
            symbol = lower.declare(text_of(name), type=known)
            made.append(Declare(symbol, value, **lower.at(spec)))
    return made


@hook("go iota")
def iota(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """The number of a constant in its group."""
    return Constant(lower.iota, lower.table.type_named("int"), **lower.at(node))


@hook("go imports")
def imports(lower: Lowering, node: Node, entry: Entry) -> None:
    """Each package by its name or the last part of its path."""
    for spec in entry.all(node, "specs"):
        path = text_of(spec.child_by_field_name("path") or spec).strip('"`')
        name = spec.child_by_field_name("name")
        word = text_of(name) if name is not None else path.rsplit("/", 1)[-1]
        symbol = lower.declare(word, Symbol.MODULE)
        symbol.path = path


# Functions


@hook("go name")
def method_of(node: Node) -> tuple[str, str]:
    """The type that a method belongs to, and its name."""
    receiver = node.child_by_field_name("receiver")
    name = node.child_by_field_name("name")
    waiting = [receiver] if receiver is not None else []
    owner = ""
    while waiting:
        one = waiting.pop(0)
        if one.type == "type_identifier":
            owner = text_of(one)
            break
        waiting.extend(one.named_children)
    return owner, text_of(name) if name is not None else ""


@hook("go parameter")
def parameters(lower: Lowering, node: Node, entry: Entry) -> list[Parameter]:
    """Names that share a type."""
    type_ = lower.type(node.child_by_field_name("type"))
    rest = str(entry.options.get("rest", ""))
    if rest:
        type_ = Type(Kind.LIST, "[]", (type_,))
    found: list[Parameter] = []
    for one in _names(node):
        symbol = lower.bind(text_of(one), Symbol.PARAMETER, type_)
        found.append(Parameter(symbol, rest=rest, **lower.at(node)))
    return found or [Parameter(Symbol("_", Symbol.PARAMETER, type_), rest=rest, **lower.at(node))]


@hook("go result")
def result(lower: Lowering, node: Node, entry: Entry) -> Type:
    """What a function gives: a tuple where it is more than one value."""
    found = node.child_by_field_name("result")
    if found is None:
        return VOID
    if found.type != "parameter_list":
        return lower.type(found)
    types: list[Type] = []
    for one in named_children(found):
        type_ = lower.type(one.child_by_field_name("type"))
        types.extend([type_] * max(len(_names(one)), 1))
    return types[0] if len(types) == 1 else Type(Kind.TUPLE, "tuple", tuple(types))


@hook("named results")
def named_results(lower: Lowering, node: Node, entry: Entry, scope: Scope) -> list[Statement]:
    """Declares results that have names; a bare `return` gives them."""
    made: list[Statement] = []
    found = node.child_by_field_name("result")
    if found is None or found.type != "parameter_list":
        return made
    for one in named_children(found):
        type_ = lower.type(one.child_by_field_name("type"))
        for name in _names(one):
            symbol = lower.bind(text_of(name), Symbol.LOCAL, type_)
            scope.results.append(symbol)
            made.append(Declare(symbol, **lower.at(one)))
    return made


@hook("go fields")
def fields(lower: Lowering, node: Node, entry: Entry) -> list[Declared]:
    """The fields of a struct; one without a name has that of its type."""
    type_node = node.child_by_field_name("type")
    type_ = lower.type(type_node)
    names = _names(node)
    if not names:
        return [Declared(node, type_.name, type_)]
    return [Declared(one, text_of(one), type_, default=zero_array(lower, type_node, type_)) for one in names]


# Expressions
