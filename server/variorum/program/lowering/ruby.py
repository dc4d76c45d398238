"""Lowers what Ruby has of its own: blocks, names that are calls, instance variables, readers that a class only names."""

from __future__ import annotations

import attrs
from tree_sitter import Node

from variorum.program.declarations import Field, Function, Parameter
from variorum.program.expressions import (
    Argument,
    Assign,
    Binary,
    Call,
    Collection,
    Constant,
    Do,
    Format,
    Index,
    Member,
    MethodCall,
    This,
    TypeTest,
    Unbound,
    Variable,
)
from variorum.program.lowering.calls import call_by_name
from variorum.program.lowering.classes import OUTLINERS, ClassParts, add_member, add_method, method_name
from variorum.program.lowering.engine import Lowering
from variorum.program.lowering.escapes import unescaped
from variorum.program.lowering.exceptions import handler
from variorum.program.lowering.functions import Traits, parameter
from variorum.program.lowering.names import named
from variorum.program.lowering.scope import ClassOutline, MemberOutline
from variorum.program.lowering.selectors import named_children
from variorum.program.lowering.table import Entry, hook, text_of
from variorum.program.lowering.values import tail_block, value_of_nodes
from variorum.program.node import Expression, Statement, Symbol
from variorum.program.statements import (
    Block,
    Declare,
    Evaluate,
    Handler,
    Return,
    Try,
)
from variorum.program.types import ANY, Kind, Type

_BLOCK = "&block"


# Names


@hook("ruby name")
def name(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """A variable, or a call of a method without arguments."""
    word = text_of(node)
    found = lower.resolve(word)
    if isinstance(found, Symbol) and found.kind != Symbol.FUNCTION:
        return named(lower, word, node)
    return call_by_name(lower, word, (), node, node)


@hook("instance variable")
def instance_variable(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """`@x`: a field of the receiver."""
    return Member(This(**lower.at(node)), text_of(node).lstrip("@"), **lower.at(node))


@hook("class variable name")
def class_variable(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """`@@x`: a static field of the class."""
    owner = next((scope.owner for scope in lower.scope.outwards() if scope.owner is not None), None)
    if owner is None:
        return lower.opaque(node)
    return Member(Variable(owner.symbol, **lower.at(node)), text_of(node), **lower.at(node))


@hook("global variable")
def global_variable(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """`$x`: one of the language's own, or one of the file."""
    word = text_of(node)
    if word in ("$stdin", "$stdout", "$stderr", "$0", "$PROGRAM_NAME", "$;", "$,", "$/"):
        return Unbound(word, **lower.at(node))
    top = list(lower.scope.outwards())[-1]
    symbol = top.names.setdefault(word, Symbol(word, Symbol.GLOBAL))
    return Variable(symbol, **lower.at(node))


@hook("symbol")
def symbol_(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """`:name`."""
    return Constant(text_of(node).strip(":\"'"), lower.table.type_named("Symbol"), **lower.at(node))


@hook("words")
def words(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """`%w[a b]` and `%i[a b]`."""
    type_ = lower.table.type_named(entry.word(node, "of") or "String")
    elements = tuple(Constant(text_of(one), type_, **lower.at(one)) for one in named_children(node))
    return Collection(Type(Kind.LIST, "Array"), elements, **lower.at(node))


@hook("ruby string")
def string(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """A literal by its parts; between single quotes only quotes and backslashes are escaped."""
    type_ = lower.table.type_named("String")
    raw = text_of(node).startswith(("'", "%q"))
    parts: list[Expression] = []
    literal = ""
    for one in node.named_children:
        if one.type == "interpolation":
            inner = named_children(one)
            if literal:
                parts.append(Constant(literal, type_, **lower.at(node)))
                literal = ""
            parts.append(value_of_nodes(lower, inner, one))
        elif one.type == "escape_sequence" and not raw:
            value = unescaped(text_of(one), lower.table.facts.get("escapes", {}))
            if value is None:
                return lower.opaque(node, "unknown escape")
            literal += value
        else:
            text = text_of(one)
            literal += text.replace("\\'", "'").replace("\\\\", "\\") if raw else text
    if not parts:
        return Constant(literal, type_, **lower.at(node))
    if literal:
        parts.append(Constant(literal, type_, **lower.at(node)))
    return Format(tuple(parts), **lower.at(node))


# Calls and blocks


@hook("ruby element")
def element(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """`a[i]`, `a[i, n]`, `a[1..2]`."""
    holder, indexes = entry.one(node, "object"), entry.all(node, "index")
    if holder is None or not indexes:
        return lower.opaque(node)
    value = lower.expression(holder)
    if len(indexes) > 1:
        arguments = lower.arguments(indexes)
        return MethodCall(value, "[]", arguments, **lower.at(node))
    return Index(value, lower.expression(indexes[0]), **lower.at(node))


@hook("ruby range")
def range_(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """A range: a call of `..` or `...`."""
    null = Constant(None, **lower.at(node))
    low, high = entry.one(node, "low"), entry.one(node, "high")
    bounds = [lower.expression(one) if one is not None else null for one in (low, high)]
    arguments = tuple(Argument(one, start=one.start, end=one.end) for one in bounds)
    return Call(Unbound(entry.word(node, "operator"), **lower.at(node)), arguments, **lower.at(node))


@hook("kind pattern")
def kind_pattern(lower: Lowering, value: Expression, node: Node, entry: Entry) -> Expression:
    """A class as the label of a `when`."""
    found = lower.resolve(text_of(node))
    if isinstance(found, Symbol) and found.kind != Symbol.CLASS:
        return Binary("matches", value, named(lower, text_of(node), node), **lower.at(node))
    return TypeTest(value, lower.table.type_named(text_of(node)), **lower.at(node))


@hook("holding pattern")
def holding_pattern(lower: Lowering, value: Expression, node: Node, entry: Entry) -> Expression:
    """A range as the label of a `when`."""
    return Binary("in", value, lower.expression(node), **lower.at(node))


# Bodies and classes


@hook("ruby begin")
def begin(lower: Lowering, node: Node, entry: Entry) -> Statement:
    """Statements with handlers behind them."""
    made: Statement = guarded_body(lower, node, is_tail=False)
    return made


@hook("guarded body")
def guarded_body(lower: Lowering, node: Node, is_tail: bool) -> Statement:
    """Statements, and the handlers among them; of a function the last value is returned."""
    nodes = named_children(node)
    parts = {kind: [one for one in nodes if one.type == kind] for kind in ("rescue", "else", "ensure")}
    plain = [one for one in nodes if one.type not in parts]
    make = tail_block if is_tail else _plain_block
    # With an `else` its value is that of the whole.
    body = (_plain_block if parts["else"] else make)(lower, plain, node)
    if not any(parts.values()):
        return body
    form = lower.table.statements["rescue"]
    handlers = tuple(handler(lower, one, form, make if is_tail else None) for one in parts["rescue"])
    otherwise = [inner for one in parts["else"] for inner in named_children(one)]
    final = [inner for one in parts["ensure"] for inner in named_children(one)]
    return Try(
        body,
        handlers,
        make(lower, otherwise, node) if otherwise else None,
        _plain_block(lower, final, node) if final else None,
        **lower.at(node),
    )


def _plain_block(lower: Lowering, nodes: list[Node], node: Node) -> Block:
    return Block(tuple(lower.body(nodes)), **lower.at(node))


@hook("module")
def module(lower: Lowering, node: Node, entry: Entry) -> list[Statement]:
    """A module around classes; its own methods are those of a class."""
    return [one for inner in entry.all(node, "wraps") for one in lower.statements(inner)]


@hook("class body call")
def class_body_call(lower: Lowering, node: Node, entry: Entry, parts: ClassParts) -> None:
    """`attr_reader :x` and its like: methods that read a field. Other calls in a class are opaque."""
    word = entry.word(node, "method")
    if word in ("attr_reader", "attr_accessor"):
        for one in entry.all(node, "arguments"):
            field = text_of(one).strip(":")
            range_ = lower.at(one)
            value = Member(This(**range_), field, **range_)
            body = Block((Return(value, **range_),), **range_)
            parts.methods.append(Function(field, (), body, ANY, parts.outline.name, **range_))
    elif word in ("private", "public", "protected"):
        for one in entry.all(node, "arguments"):
            if one.type in lower.table.members:
                add_member(lower, one, parts)
    elif word not in ("attr_writer", "include", "extend", "private_constant", "module_function", "require"):
        parts.initialisers.append(Block((lower.opaque_statement(node),), **lower.at(node)))


def _outline_call(lower: Lowering, outline: ClassOutline, node: Node, entry: Entry) -> None:
    if entry.word(node, "method") in ("attr_reader", "attr_accessor"):
        for one in entry.all(node, "arguments"):
            outline.add(MemberOutline(text_of(one).strip(":"), True, False))


OUTLINERS["class body call"] = _outline_call


@hook("ruby method")
def method(lower: Lowering, node: Node, entry: Entry, parts: ClassParts) -> None:
    """A method; one of the class itself is static."""
    name = method_name(lower, node, entry, parts.outline)
    add_method(lower, node, entry, parts, Traits(name, parts.outline.name))


OUTLINERS["ruby method"] = OUTLINERS["method"]


@hook("ruby singleton")
def singleton(lower: Lowering, node: Node, entry: Entry, parts: ClassParts) -> None:
    """`class << self`: its methods are those of the class itself."""
    form = lower.table.members["singleton_method"]
    for one in _singleton_methods(node, entry):
        name = method_name(lower, one, form, parts.outline)
        add_method(lower, one, form, parts, Traits(name, parts.outline.name))


def _singleton_methods(node: Node, entry: Entry) -> list[Node]:
    body = entry.one(node, "body")
    return [one for one in body.named_children if one.type == "method"] if body is not None else []


def _outline_singleton(lower: Lowering, outline: ClassOutline, node: Node, entry: Entry) -> None:
    form = lower.table.members["singleton_method"]
    for one in _singleton_methods(node, entry):
        OUTLINERS["method"](lower, outline, one, form)


OUTLINERS["ruby singleton"] = _outline_singleton


@hook("class constant")
def class_constant(lower: Lowering, node: Node, entry: Entry, parts: ClassParts) -> None:
    """A constant or class variable that the body of a class assigns."""
    left, right = entry.one(node, "left"), entry.one(node, "right")
    if left is None or right is None or left.type not in ("constant", "class_variable"):
        parts.initialisers.append(Block((lower.opaque_statement(node),), **lower.at(node)))
        return
    symbol = Symbol(text_of(left), Symbol.FIELD)
    parts.fields.append(Field(symbol, lower.expression(right), True, **lower.at(node)))


def _outline_constant(lower: Lowering, outline: ClassOutline, node: Node, entry: Entry) -> None:
    outline.add(MemberOutline(entry.word(node, "left"), False, True))


OUTLINERS["class constant"] = _outline_constant


@hook("keyword parameter")
def keyword_parameter(lower: Lowering, node: Node, entry: Entry) -> Parameter:
    """A parameter that is passed by its name."""
    made: Parameter = parameter(lower, node, entry)
    return attrs.evolve(made, is_keyword_only=True)


@hook("statements value")
def statements_value(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """Statements in parentheses, whose last one is the value."""
    return value_of_nodes(lower, entry.all(node, "of"), node)


@hook("rescue value")
def rescue_value(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """`value rescue other`: the other value where a standard error is raised."""
    value, other = entry.one(node, "value"), entry.one(node, "otherwise")
    if value is None or other is None:
        return lower.opaque(node)
    range_ = lower.at(node)
    result = Variable(Symbol("&value", Symbol.LOCAL), **range_)
    caught = (Type(Kind.OBJECT, "StandardError"),)
    handler_ = Handler(caught, None, _stored(result, lower.expression(other)), **range_)
    tried = Try(_stored(result, lower.expression(value)), (handler_,), **range_)
    return Do((Declare(result.symbol, **range_), tried), result, **range_)


def _stored(target: Variable, value: Expression) -> Block:
    range_ = {"start": value.start, "end": value.end}
    return Block((Evaluate(Assign(target, value, **range_), **range_),), **range_)
