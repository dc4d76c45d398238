"""Lowers construction of objects and arrays, anonymous classes, type tests and references to methods."""

from __future__ import annotations

from tree_sitter import Node

from variorum.program.declarations import Function, Lambda, Parameter
from variorum.program.expressions import (
    Argument,
    Assign,
    Constant,
    Do,
    Logical,
    Member,
    New,
    TypeTest,
    Variable,
)
from variorum.program.lowering.classes import make_class, outline_class
from variorum.program.lowering.declarations import elements_as
from variorum.program.lowering.engine import Lowering
from variorum.program.lowering.functions import Traits, lowered
from variorum.program.lowering.names import named
from variorum.program.lowering.purity import is_repeatable
from variorum.program.lowering.table import Entry, hook, text_of
from variorum.program.node import Expression, Symbol
from variorum.program.statements import Block, Declare, Return
from variorum.program.types import Kind, Type


@hook("new")
def new(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """`new T(…)`, with a body an anonymous class."""
    type_ = lower.type(entry.one(node, "type"))
    if type_.name in lower.table.fact("classes", "own", ()):
        owner = next((scope.owner for scope in lower.scope.outwards() if scope.owner is not None), None)
        type_ = Type(Kind.OBJECT, owner.name) if owner is not None else type_
    body = entry.one(node, "body")
    if body is not None:
        return _anonymous(lower, node, entry, type_, body)
    if entry.has(node, "outer"):
        return lower.opaque(node, "construction with an enclosing instance")
    arguments = _arguments(lower, entry.all(node, "arguments"))
    if type_.kind is Kind.ANY:
        return lower.opaque(node, "construction of a type that is not named")
    return New(type_, arguments, **lower.at(node))


def _arguments(lower: Lowering, nodes: list[Node]) -> tuple[Argument, ...]:
    from variorum.program.lowering.conversions import converted_arguments

    return converted_arguments(lower, [], lower.arguments(nodes))


def _anonymous(lower: Lowering, node: Node, entry: Entry, type_: Type, body: Node) -> Expression:
    """A class without a name: a function where it has one method and nothing else, otherwise a class of this place."""
    members = [one for one in body.named_children if not one.is_extra]
    forms = [lower.table.members.get(one.type) for one in members]
    only = forms[0] if len(forms) == 1 else None
    if only is not None and only.form == "method" and not entry.all(node, "arguments"):
        method = members[0]
        around = lower.scope.function()
        static = around is None or around.is_static
        if not _mentions_receiver(lower, method):
            made = lowered(lower, method, only, Traits("", is_static=static))
            return Lambda(made, **lower.at(node))
    form = lower.table.statements.get("class_declaration")
    if form is None:
        return lower.opaque(node, "anonymous class")
    outline = outline_class(lower, node, _body_entry(form, members), None)
    outline.bases = (type_,)
    statements = make_class(lower, node, _body_entry(form, members), outline)
    own = Type(Kind.OBJECT, outline.name)
    arguments = lower.arguments(entry.all(node, "arguments"))
    return Do(tuple(statements), New(own, arguments, **lower.at(node)), **lower.at(node))


def _body_entry(form: Entry, members: list[Node]) -> Entry:
    return Entry("class", form.build, {"members": lambda _: members}, {"form": "class"})


def _mentions_receiver(lower: Lowering, node: Node) -> bool:
    waiting = [node]
    while waiting:
        one = waiting.pop()
        if one.type in ("this", "this_expression", "super"):
            return True
        waiting.extend(one.named_children)
    return False


@hook("regex")
def regex(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """A regular expression, as its constructor makes it."""
    pattern, flags = entry.word(node, "pattern"), entry.word(node, "flags")
    if entry.has(node, "in_slashes"):
        literal = text_of(node)
        end = literal.rfind("/")
        if not literal.startswith("/") or end < 1 or entry.all(node, "parts"):
            return lower.opaque(node, "regular expression")
        pattern, flags = literal[1:end], literal[end + 1 :]
    parts = [pattern, flags]
    arguments = tuple(Argument(Constant(one, **lower.at(node)), **lower.at(node)) for one in parts)
    return New(Type(Kind.OBJECT, "RegExp"), arguments, **lower.at(node))


@hook("class literal")
def class_literal(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """`T.class`."""
    name = entry.word(node, "type")
    return Member(named(lower, name, node), "class", **lower.at(node))


@hook("class value")
def class_value(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """A class that is a value."""
    form = lower.table.statements["class_declaration"]
    outline = outline_class(lower, node, form, None)
    statements = make_class(lower, node, form, outline)
    return Do(tuple(statements), Variable(outline.symbol, **lower.at(node)), **lower.at(node))


@hook("new array")
def new_array(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """An array by its lengths or its elements."""
    type_ = lower.type(entry.one(node, "type"))
    lengths = entry.all(node, "lengths")
    count = len(lengths)
    for one in entry.all(node, "dimensions"):
        count += text_of(one).count("[")
    if entry.options.get("type_is_array"):
        # The type has the dimensions already.
        count = 0
    for _ in range(count):
        type_ = Type(Kind.LIST, "[]", (type_,))
    values = entry.one(node, "elements")
    if values is not None:
        form = lower.table.expressions.get(values.type)
        return elements_as(lower, type_, values, form) if form is not None else lower.opaque(node)
    arguments = tuple(Argument(lower.expression(one), **lower.at(one)) for one in lengths)
    return New(type_, arguments, **lower.at(node))


@hook("type test")
def type_test(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """Whether a value is of a type; a name behind the type is bound to the value, a pattern is matched."""
    value_node, type_node = entry.one(node, "value"), entry.one(node, "type")
    if value_node is None:
        return lower.opaque(node)
    value = lower.expression(value_node)
    pattern = entry.one(node, "pattern")
    if pattern is not None:
        from variorum.program.lowering.patterns import matching

        return matching(lower, value, pattern, node)
    type_ = lower.type(type_node)
    name = entry.one(node, "name")
    if name is None:
        return TypeTest(value, type_, **lower.at(node))
    return bound_test(lower, value, type_, text_of(name), node)


def bound_test(lower: Lowering, value: Expression, type_: Type, name: str, node: Node) -> Expression:
    """A type test that gives the value a name."""
    range_ = lower.at(node)
    symbol = lower.bind(name, lower.kind_here(), type_)
    statements = []
    if not is_repeatable(value):
        temporary = lower.temporary()
        statements.append(Declare(temporary, value, **range_))
        value = Variable(temporary, **range_)
    statements.append(Declare(symbol, **range_))
    stored = Assign(Variable(symbol, **range_), value, **range_)
    always = Do((_evaluated(stored),), Constant(True, **range_), **range_)
    test = Logical("and", TypeTest(value, type_, **range_), always, **range_)
    return Do(tuple(statements), test, **range_)


def _evaluated(value: Expression):  # type: ignore[no-untyped-def]
    from variorum.program.statements import Evaluate

    return Evaluate(value, start=value.start, end=value.end)


@hook("method reference")
def method_reference(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """`A::f`: a function of a class or value, kept as a member of it; `A::new` constructs."""
    holder, name = node.children[0], node.children[-1]
    range_ = lower.at(node)
    word = text_of(name)
    if holder.type == "::":
        return named(lower, word, node)
    if word == "new":
        return _constructor_reference(lower, node, holder)
    if holder.type in lower.table.expressions or holder.type == "super":
        value = lower.expression(holder)
    else:
        value = named(lower, lower.type(holder).name, holder)
    if (isinstance(value, Variable) and value.symbol.kind != Symbol.CLASS) or not is_repeatable(value):
        # A method of a value: the value is taken now.
        return Member(value, word, **range_)
    return Member(value, word, **range_)


def _constructor_reference(lower: Lowering, node: Node, holder: Node) -> Expression:
    range_ = lower.at(node)
    entry = lower.table.types.get(holder.type)
    if entry is None:
        from variorum.program.lowering.types_of import named_type

        type_ = named_type(lower, text_of(holder))
    else:
        type_ = lower.type(holder)
    symbol = Symbol("arguments", Symbol.PARAMETER)
    spread = Argument(Variable(symbol, **range_), spread="*", **range_)
    body = Block((Return(New(type_, (spread,), **range_), **range_),), **range_)
    made = Function("", (Parameter(symbol, rest="*", **range_),), body, is_expression=True, **range_)
    return Lambda(made, **range_)
