"""Lowers what Go has of its own: several values at once, constants that count, composite literals, `range`, type switches."""

from __future__ import annotations

import attrs
from tree_sitter import Node

from variorum.program.declarations import Parameter
from variorum.program.expressions import (
    Argument,
    Assign,
    Binary,
    Call,
    Collection,
    Constant,
    Dereference,
    Destructuring,
    Do,
    Index,
    Logical,
    Mapping,
    New,
    Reference,
    This,
    TypeTest,
    Unbound,
    Variable,
)
from variorum.program.expressions import (
    Entry as MapEntry,
)
from variorum.program.lowering import scope as scopes
from variorum.program.lowering.assignments import compound, once, updated, writable
from variorum.program.lowering.calls import call
from variorum.program.lowering.conversions import converted, element_type, evident_type
from variorum.program.lowering.declarations import Declared, name_lambda, value_as
from variorum.program.lowering.engine import Lowering
from variorum.program.lowering.loops import for_, looping
from variorum.program.lowering.operators import unary
from variorum.program.lowering.scope import Scope
from variorum.program.lowering.selectors import named_children
from variorum.program.lowering.table import Entry, hook, text_of
from variorum.program.node import Expression, Statement, Symbol
from variorum.program.statements import Block, Declare, Evaluate, ForEach, If, Loop
from variorum.program.types import ANY, VOID, Kind, Type


def _names(node: Node) -> list[Node]:
    return [one for one in node.children_by_field_name("name") if one.is_named]


# Declarations and assignments


@hook("go list")
def statement_list(lower: Lowering, node: Node, entry: Entry) -> list[Statement]:
    """Statements in the block around them."""
    return lower.body(entry.all(node, "of"))


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
        targets.append(_target(lower, one))
    made.append(_assigned(lower, node, targets, values))
    return made


def _target(lower: Lowering, node: Node) -> Expression:
    if text_of(node) == "_":
        return Variable(lower.temporary(), **lower.at(node))
    return writable(lower, node) or lower.opaque(node)


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
    targets = [_target(lower, one) for one in left]
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
            value = value_as(lower, type_, nodes[position], spec) if nodes else _zero(lower, type_node, type_)
            known = type_ if type_ != ANY or value is None else evident_type(lower, value)
            symbol = lower.declare(text_of(one), type=known)
            name_lambda(lower, symbol, value)
            made.append(Declare(symbol, value, **lower.at(spec)))
    return made


def _zero(lower: Lowering, node: Node | None, type_: Type) -> Expression | None:
    """An array that is declared without a value has its lengths."""
    lengths: list[Argument] = []
    while node is not None and node.type == "array_type":
        length = node.child_by_field_name("length")
        if length is None:
            return None
        lengths.append(Argument(lower.expression(length), **lower.at(length)))
        node = node.child_by_field_name("element")
    return New(type_, tuple(lengths)) if lengths else None


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
    return [Declared(one, text_of(one), type_, default=_zero(lower, type_node, type_)) for one in names]


# Expressions


@hook("go unary")
def go_unary(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """Operators in front of a value; `*` and `&` follow and make pointers."""
    operand = entry.one(node, "operand")
    operator = entry.word(node, "operator")
    if operand is None or operator not in ("*", "&"):
        made: Expression = unary(lower, node, entry)
        return made
    value = lower.expression(operand)
    if isinstance(value, This):
        return value
    if operator == "&":
        return Reference(value, **lower.at(node))
    return Dereference(value, **lower.at(node))


@hook("go call")
def go_call(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """A call; `make` and `new` construct."""
    callee = entry.one(node, "function")
    arguments = entry.all(node, "arguments")
    word = text_of(callee) if callee is not None else ""
    if word in ("make", "new") and arguments and lower.resolve(word) is None:
        type_ = lower.type(arguments[0])
        if word == "new":
            return New(Type(Kind.POINTER, "*", (type_,)), **lower.at(node))
        if type_ == ANY:
            return lower.opaque(node, "channel")
        return New(type_, lower.arguments(arguments[1:]), **lower.at(node))
    made: Expression = call(lower, node, entry)
    return made


@hook("composite literal")
def composite_literal(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """A type with elements, entries or fields in braces."""
    type_node, body = entry.one(node, "type"), entry.one(node, "body")
    if body is None or type_node is None:
        return lower.opaque(node)
    type_ = lower.type(type_node)
    made: Expression = typed_literal(lower, body, type_)
    if type_node.type == "array_type" and isinstance(made, Collection):
        length = _zero(lower, type_node, type_)
        if isinstance(length, New):
            elements = Argument(made, name="elements", **lower.at(node))
            return New(type_, (*length.arguments, elements), **lower.at(node))
    return made


@hook("typed literal")
def typed_literal(lower: Lowering, body: Node, type_: Type) -> Expression:
    """Braces of a type that is known."""
    elements = named_children(body)
    range_ = lower.at(body)
    if type_.kind is Kind.POINTER and type_.arguments:
        inner_value: Expression = typed_literal(lower, body, type_.arguments[0])
        return Reference(inner_value, **range_)
    if type_.kind is Kind.MAP:
        key_type, value_type = (*type_.arguments, ANY, ANY)[:2]
        entries = tuple(
            MapEntry(
                _element(lower, one, "key", key_type),
                _element(lower, one, "value", value_type),
                **lower.at(one),
            )
            for one in elements
        )
        return Mapping(type_, entries, **range_)
    if type_.kind is Kind.LIST:
        if any(one.type == "keyed_element" for one in elements):
            return lower.opaque(body, "elements with positions")
        inner = element_type(type_)
        return Collection(type_, tuple(_plain(lower, one, inner) for one in elements), **range_)
    if type_.kind is not Kind.OBJECT:
        return lower.opaque(body, "construction of a type that is not named")
    return New(type_, tuple(_field(lower, type_, one, index) for index, one in enumerate(elements)), **range_)


def _plain(lower: Lowering, node: Node, type_: Type) -> Expression:
    while node.type == "literal_element" and node.named_child_count == 1:
        node = node.named_children[0]
    return value_as(lower, type_, node, node)


def _element(lower: Lowering, node: Node, part: str, type_: Type) -> Expression:
    found = node.child_by_field_name(part)
    return _plain(lower, found, type_) if found is not None else lower.opaque(node)


def _field(lower: Lowering, type_: Type, node: Node, index: int) -> Argument:
    outline = lower.classes_by_name.get(type_.name)
    members = [one[0] for one in outline.members.values() if not one[0].is_method] if outline else []
    key = node.child_by_field_name("key") if node.type == "keyed_element" else None
    if key is None:
        wanted = members[index].type if index < len(members) else ANY
        return Argument(_plain(lower, node, wanted), **lower.at(node))
    name = text_of(key)
    wanted = next((one.type for one in members if one.name == name), ANY)
    return Argument(_element(lower, node, "value", wanted), name, **lower.at(node))


# Loops and switches


@hook("go for")
def go_for(lower: Lowering, node: Node, entry: Entry) -> Statement | list[Statement]:
    """`for` in its four forms."""
    clause = entry.one(node, "clause")
    if clause is None or clause.type not in ("for_clause", "range_clause"):
        test = lower.expression(clause) if clause is not None else None
        with looping(lower):
            body = lower.block(*entry.all(node, "body"))
        return Loop(test, body, **lower.at(node))
    if clause.type == "range_clause":
        return _range(lower, node, entry, clause)
    parts = {
        "first": lambda _: clause.children_by_field_name("initializer"),
        "test": lambda _: clause.children_by_field_name("condition"),
        "update": lambda _: clause.children_by_field_name("update"),
        "body": entry.parts["body"],
    }
    made: list[Statement] = for_(lower, node, Entry("for", for_, parts, {}))
    return made


def _range(lower: Lowering, node: Node, entry: Entry, clause: Node) -> Statement:
    """`for k, v := range x`: keys alone, or keys with values (`range` called)."""
    right, left = clause.child_by_field_name("right"), clause.child_by_field_name("left")
    if right is None:
        return lower.opaque_statement(node)
    iterable = lower.expression(right)
    names = named_children(left) if left is not None else []
    range_ = lower.at(clause)
    declares: list[Symbol] = []
    with lower.inside(Scope(scopes.BLOCK)):
        targets: list[Expression] = []
        is_new = any(child.type == ":=" for child in clause.children)
        for position, one in enumerate(names):
            if text_of(one) == "_" or is_new:
                type_ = ANY
                if position == 1 and evident_type(lower, iterable).kind is Kind.LIST:
                    type_ = element_type(evident_type(lower, iterable))
                elif position == 0 and evident_type(lower, iterable).kind is Kind.LIST:
                    type_ = lower.table.type_named("int")
                symbol = lower.bind(text_of(one), Symbol.LOCAL, type_)
                declares.append(symbol)
                targets.append(Variable(symbol, **range_))
            else:
                targets.append(_target(lower, one))
        if not targets:
            symbol = lower.temporary()
            declares.append(symbol)
            targets.append(Variable(symbol, **range_))
        with looping(lower):
            body = lower.block(*entry.all(node, "body"))
    if len(targets) == 1:
        return ForEach(targets[0], iterable, body, keys=True, declares=tuple(declares), **lower.at(node))
    pairs = Call(Unbound("range", **range_), (Argument(iterable, **range_),), **range_)
    target = Destructuring(tuple(targets), **range_)
    return ForEach(target, pairs, body, declares=tuple(declares), **lower.at(node))


@hook("go type switch")
def type_switch(lower: Lowering, node: Node, entry: Entry) -> Statement:
    """A choice by type, which gives the value a name of that type."""
    value_node = entry.one(node, "value")
    if value_node is None or entry.all(node, "first"):
        return lower.opaque_statement(node)
    range_ = lower.at(node)
    symbol = lower.temporary()
    value = Variable(symbol, **range_)
    alias = entry.one(node, "alias")
    made: list[Statement] = [Declare(symbol, lower.expression(value_node), **range_)]
    default: Block | None = None
    arms: list[tuple[Expression, Block]] = []
    for one in entry.all(node, "cases"):
        types = [each for each in one.children_by_field_name("type") if each.is_named]
        bodies = [each for each in named_children(one) if each not in types]
        known = lower.type(types[0]) if len(types) == 1 else ANY
        with lower.inside(Scope(scopes.BLOCK)):
            before: list[Statement] = []
            if alias is not None:
                named = lower.bind(text_of(alias), Symbol.LOCAL, known)
                before.append(Declare(named, value, **lower.at(one)))
            block = lower.plain_block(*bodies)
        block = attrs.evolve(block, statements=(*before, *block.statements))
        if not types:
            default = block
            continue
        test: Expression | None = None
        for each in types:
            single = _is_of(lower, value, each)
            test = single if test is None else Logical("or", test, single, **lower.at(one))
        if test is not None:
            arms.append((test, block))
    for test, block in reversed(arms):
        branch = If(test, block, default, **range_)
        default = Block((branch,), **range_)
    made.extend(default.statements if default is not None else ())
    return Block(tuple(made), **range_)


def _is_of(lower: Lowering, value: Expression, node: Node) -> Expression:
    if text_of(node) == "nil":
        return Binary("is", value, Constant(None, **lower.at(node)), **lower.at(node))
    return TypeTest(value, lower.type(node), **lower.at(node))
