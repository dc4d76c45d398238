"""Lowers functions and classes of C++: definitions outside of the class, initialiser lists, lambdas with captures, enums."""

from __future__ import annotations

from tree_sitter import Node

from variorum.program.declarations import Class, DefineClass, Field
from variorum.program.expressions import (
    Assign,
    Binary,
    Constant,
    Do,
    Member,
    MethodCall,
    SuperCall,
    This,
    Variable,
)
from variorum.program.lowering import scope as scopes
from variorum.program.lowering.c_declarations import constructed
from variorum.program.lowering.classes import OUTLINERS, ClassParts, add_method, outline_class
from variorum.program.lowering.conversions import evident_type
from variorum.program.lowering.declarations import value_as
from variorum.program.lowering.declarators import function_of
from variorum.program.lowering.engine import Lowering, Range
from variorum.program.lowering.functions import Traits, declared_name, define, lambda_, lowered, signature
from variorum.program.lowering.scope import ClassOutline, MemberOutline, Scope
from variorum.program.lowering.selectors import named_children
from variorum.program.lowering.table import HOOKS, Entry, hook, text_of
from variorum.program.node import Expression, Statement, Symbol
from variorum.program.statements import Declare, Evaluate
from variorum.program.types import ANY, Type


@hook("c name")
def name_of(node: Node) -> tuple[str, str]:
    """The class in front of a function's name, if there is one, and the name."""
    function = function_of(node)
    name = function.child_by_field_name("declarator") if function is not None else None
    text = text_of(name).replace(" ", "") if name is not None else ""
    owner, _, word = text.rpartition("::")
    return owner.rsplit("::", 1)[-1], word


@hook("c function")
def function(lower: Lowering, node: Node, entry: Entry) -> list[Statement]:
    """A function; one of a class in this file is lowered with the class."""
    owner, name = declared_name(lower, node, entry)
    if owner in lower.classes_by_name:
        return []
    if not name:
        return [lower.opaque_statement(node)]
    return define(lower, node, entry, Traits(name, is_static=True))


@hook("c method")
def method(lower: Lowering, node: Node, entry: Entry, parts: ClassParts) -> None:
    """A method that is defined in its class; a destructor runs nowhere that a program can see."""
    name = name_of(node)[1]
    if name.startswith("~"):
        return
    if name == parts.outline.name:
        name = ""
    traits = Traits(name, parts.outline.name)
    add_method(lower, node, entry, parts, traits)


@hook("c field")
def c_field(lower: Lowering, node: Node, entry: Entry, parts: ClassParts) -> None:
    """Fields; what is a method without a body is none."""
    HOOKS["field"](lower, node, entry, parts)


def _outline_field(lower: Lowering, outline: ClassOutline, node: Node, entry: Entry) -> None:
    inner = entry.one(node, "nested")
    if inner is not None:
        form = lower.table.statements[inner.type]
        if form.form == "class":
            nested = outline_class(lower, inner, form, outline)
            outline.nested[nested.name] = nested
        return
    OUTLINERS["field"](lower, outline, node, entry)
    for one in node.children_by_field_name("declarator"):
        if function_of(node) is not None and one.type != "field_identifier":
            name = name_of(node)[1]
            static = entry.has(node, "static")
            outline.add(_signature(lower, node, entry, name, static, outline))


def _outline_method(lower: Lowering, outline: ClassOutline, node: Node, entry: Entry) -> None:
    name = name_of(node)[1]
    outline.add(_signature(lower, node, entry, name, entry.has(node, "static"), outline))


def _signature(
    lower: Lowering, node: Node, entry: Entry, name: str, static: bool, outline: ClassOutline
) -> MemberOutline:
    name = "" if name == outline.name else name
    return signature(lower, node, entry, name, static)


OUTLINERS["c field"] = _outline_field
OUTLINERS["c method"] = _outline_method


@hook("initialisers")
def initialisers(lower: Lowering, node: Node, entry: Entry) -> list[Statement]:
    """The list behind a constructor's parameters: fields, the base class, or another constructor of the class."""
    owner = next((scope.owner for scope in lower.scope.outwards() if scope.owner is not None), None)
    made: list[Statement] = []
    for one in named_children(node):
        children = named_children(one)
        if len(children) < 2 or owner is None:
            made.append(lower.opaque_statement(one))
            continue
        made.append(_initialised(lower, one, children, owner))
    return made


def _initialised(lower: Lowering, node: Node, children: list[Node], owner: ClassOutline) -> Statement:
    range_ = lower.at(node)
    name = text_of(children[0]).split("<")[0]
    if name == owner.name:
        call = MethodCall(This(**range_), "", lower.arguments(named_children(children[1])), **range_)
        return Evaluate(call, **range_)
    if any(base.name == name for base in owner.bases):
        base_call = SuperCall("", lower.arguments(named_children(children[1])), **range_)
        return Evaluate(base_call, **range_)
    found = owner.members.get(name, [])
    type_ = found[0].type if found else ANY
    if children[1].type == "initializer_list":
        value = value_as(lower, type_, children[1], node)
    else:
        value = constructed(lower, type_, lower.arguments(named_children(children[1])), node)
    store = Assign(Member(This(**range_), name, **range_), value, **range_)
    return Evaluate(store, **range_)


@hook("c lambda")
def c_lambda(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """A lambda; what it captures by value is copied where it is made."""
    captures = entry.all(node, "captures")
    copies: list[Statement] = []
    with lower.inside(Scope(scopes.BLOCK)):
        for one in captures:
            _capture(lower, one, copies)
        made = lambda_(lower, node, entry)
    return Do(tuple(copies), made, **lower.at(node)) if copies else made


def _capture(lower: Lowering, node: Node, copies: list[Statement]) -> None:
    range_ = lower.at(node)
    if node.type == "lambda_capture_initializer":
        left, right = node.child_by_field_name("left"), node.child_by_field_name("right")
        if left is None or right is None:
            return
        value = lower.expression(right)
        symbol = lower.bind(text_of(left), Symbol.LOCAL, evident_type(lower, value))
        copies.append(Declare(symbol, value, **range_))
        return
    before = node.prev_sibling
    if node.type != "identifier" or (before is not None and before.type == "&"):
        return
    value = lower.expression(node)
    if isinstance(value, Variable) and value.symbol.kind in (Symbol.LOCAL, Symbol.PARAMETER):
        symbol = lower.bind(text_of(node), Symbol.LOCAL, value.symbol.type)
        copies.append(Declare(symbol, value, **range_))


@hook("c enum")
def enum(lower: Lowering, node: Node, entry: Entry) -> list[Statement]:
    """An enum: a class of constants, which are names of the file as well where it is a plain one."""
    range_ = lower.at(node)
    name = entry.word(node, "name")
    integer = lower.table.type_named(entry.word(node, "integer") or "int")
    is_plain = entry.options.get("plain", True) and not any(
        child.type in ("class", "struct") for child in node.children
    )
    if name:
        lower.types[name] = integer
    previous: Expression | None = None
    fields: list[Field] = []
    made: list[Statement] = []
    for one in entry.all(node, "constants"):
        word = text_of(one.child_by_field_name("name") or one)
        explicit = one.child_by_field_name("value")
        value = (
            lower.expression(explicit) if explicit is not None else _next(integer, previous, lower.at(one))
        )
        previous = value
        fields.append(Field(Symbol(word, Symbol.FIELD, integer), value, True, **lower.at(one)))
        if is_plain:
            symbol = lower.declare(word, type=integer)
            made.append(Declare(symbol, value, **lower.at(one)))
    if name:
        symbol = lower.scope.names.get(name) or lower.bind(name, Symbol.CLASS)
        symbol.kind = Symbol.CLASS
        definition = Class(name, "enum", (), tuple(fields), **range_)
        lower.classes.append(definition)
        made.insert(0, DefineClass(definition, symbol, **range_))
    return made


def _next(integer: Type, previous: Expression | None, range_: Range) -> Expression:
    if previous is None:
        return Constant(0, integer, **range_)
    if isinstance(previous, Constant) and isinstance(previous.value, int):
        return Constant(previous.value + 1, integer, **range_)
    return Binary("+", previous, Constant(1, integer, **range_), **range_)


@hook("outside methods")
def add_outside_methods(lower: Lowering, parts: ClassParts) -> None:
    """Lowers the methods of a class that are defined outside of it."""
    for node, entry in lower.outside.get(parts.outline.name, []):
        name = declared_name(lower, node, entry)[1]
        if name.startswith("~"):
            continue
        name = "" if name == parts.outline.name else name
        found = parts.outline.members.get(name, [])
        static = bool(found) and all(one.is_static for one in found)
        traits = Traits(name, parts.outline.name, is_static=static)
        parts.methods.append(lowered(lower, node, entry, traits))
