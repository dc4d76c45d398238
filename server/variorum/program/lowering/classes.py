"""Lowers classes: what they declare is outlined before any body is lowered, so that bodies do not depend on each other."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import attrs
from tree_sitter import Node

from variorum.program.declarations import Class, DefineClass, Field, Function, Parameter
from variorum.program.expressions import Assign, Constant, Member, New, This, Variable
from variorum.program.lowering import scope as scopes
from variorum.program.lowering.declarations import declared_names, value_as
from variorum.program.lowering.engine import Lowering, Range
from variorum.program.lowering.functions import Traits, lowered, parameters_of, signature
from variorum.program.lowering.scope import ClassOutline, MemberOutline, Scope
from variorum.program.lowering.table import HOOKS, Entry, hook, text_of
from variorum.program.node import Statement, Symbol
from variorum.program.statements import Block, Evaluate, Return
from variorum.program.types import VOID, Kind, Type


@attrs.define(eq=False)
class ClassParts:
    """What a class consists of, as far as it is lowered."""

    outline: ClassOutline
    fields: list[Field] = attrs.Factory(list)
    methods: list[Function] = attrs.Factory(list)
    initialisers: list[Block] = attrs.Factory(list)


# Outlines


def outline_if_class(lower: Lowering, node: Node) -> None:
    """Outlines a class that is declared here, whatever is wrapped around it."""
    for inner, entry in unwrapped(lower, node):
        if entry.form == "class" and ("body" not in entry.parts or entry.has(inner, "body")):
            outline_class(lower, inner, entry, None)


def alias_if_type(lower: Lowering, node: Node, entry: Entry) -> None:
    """Gives a type another name, where that is what a declaration without a body does."""
    if "alias" in entry.parts:
        lower.types[entry.word(node, "name")] = lower.type(entry.one(node, "alias"))


def unwrapped(lower: Lowering, node: Node) -> Iterator[tuple[Node, Entry]]:
    """The declarations that a node consists of: itself, or those that it wraps."""
    entry = lower.table.statements.get(node.type)
    if entry is None:
        return
    if "wraps" in entry.parts:
        for inner in entry.all(node, "wraps") if not entry.has(node, "unless") else ():
            yield from unwrapped(lower, inner)
        return
    yield node, entry


def outline_class(lower: Lowering, node: Node, entry: Entry, outer: ClassOutline | None) -> ClassOutline:
    """What a class shows of itself; its nested classes too."""
    known = lower.outlines.get(node.start_byte)
    if known is not None:
        return known
    name = entry.word(node, "name") or f"class ${node.start_byte}"
    if outer is None and name in lower.scope.names:
        symbol = lower.scope.names[name]
        symbol.kind = Symbol.CLASS
    elif outer is None:
        symbol = lower.bind(name, Symbol.CLASS)
    else:
        symbol = Symbol(name, Symbol.CLASS)
    form = str(entry.options.get("form", "class"))
    form = next((one for one in ("enum", "record", "interface") if entry.has(node, one)), form)
    bases = tuple(lower.type(one) for one in entry.all(node, "bases"))
    outline = ClassOutline(name, symbol, form, bases, outer=outer)
    lower.outlines[node.start_byte] = outline
    lower.classes_by_name.setdefault(name, outline)
    for one in entry.all(node, "parameters"):
        _outline_parameter(lower, outline, one)
    for member in entry.all(node, "members"):
        _outline_member(lower, outline, member)
    return outline


def _outline_member(lower: Lowering, outline: ClassOutline, node: Node) -> None:
    entry = lower.table.members.get(node.type)
    if entry is None:
        return
    outliner = OUTLINERS.get(entry.form)
    if outliner is not None:
        outliner(lower, outline, node, entry)


def _outline_parameter(lower: Lowering, outline: ClassOutline, node: Node) -> None:
    """A parameter of a class's head that is a field as well."""
    entry = lower.table.parameters.get(node.type)
    if entry is None or entry.form != "parameter":
        return
    if "field" in entry.parts and not entry.has(node, "field"):
        return
    outline.add(MemberOutline(entry.word(node, "name"), False, False, lower.type(entry.one(node, "type"))))


def _outline_field(lower: Lowering, outline: ClassOutline, node: Node, entry: Entry) -> None:
    is_static = entry.has(node, "static")
    for declared in declared_names(lower, node, entry):
        outline.add(MemberOutline(declared.name, False, is_static, declared.type))


def _outline_method(lower: Lowering, outline: ClassOutline, node: Node, entry: Entry) -> None:
    for inner, form in _wrapped_members(lower, node, entry):
        name = method_name(lower, inner, form, outline)
        outline.add(signature(lower, inner, form, name, form.has(inner, "static")))


def _outline_constant(lower: Lowering, outline: ClassOutline, node: Node, entry: Entry) -> None:
    own = Type(Kind.OBJECT, outline.name)
    outline.add(MemberOutline(entry.word(node, "name"), False, True, own))


def _outline_nested(lower: Lowering, outline: ClassOutline, node: Node, entry: Entry) -> None:
    form = lower.table.statements.get(node.type)
    if form is not None and form.form == "class":
        nested = outline_class(lower, node, form, outline)
        outline.nested[nested.name] = nested


def _outline_group(lower: Lowering, outline: ClassOutline, node: Node, entry: Entry) -> None:
    for member in entry.all(node, "members"):
        _outline_member(lower, outline, member)


OUTLINERS: dict[str, Callable[[Lowering, ClassOutline, Node, Entry], None]] = {
    "field": _outline_field,
    "property": _outline_field,
    "method": _outline_method,
    "enum constant": _outline_constant,
    "nested class": _outline_nested,
    "members": _outline_group,
}


def _wrapped_members(lower: Lowering, node: Node, entry: Entry) -> Iterator[tuple[Node, Entry]]:
    if "wraps" not in entry.parts:
        yield node, entry
        return
    for inner in entry.all(node, "wraps"):
        form = lower.table.members.get(inner.type)
        if form is not None and form.form == "method":
            yield inner, form


# Classes


@hook("class")
def class_(lower: Lowering, node: Node, entry: Entry) -> list[Statement]:
    """A class among statements."""
    if "body" in entry.parts and not entry.has(node, "body"):
        alias_if_type(lower, node, entry)
        return []
    outline = lower.outlines.get(node.start_byte) or outline_class(lower, node, entry, None)
    if lower.scope.names.get(outline.name) is not outline.symbol and outline.name in lower.scope.ahead:
        outline.symbol = lower.declare(outline.name, Symbol.CLASS)
    lower.scope.ahead.discard(outline.name)
    return [*make_class(lower, node, entry, outline)]


def make_class(lower: Lowering, node: Node, entry: Entry, outline: ClassOutline) -> list[Statement]:
    """Lowers the members of a class; its nested classes come before it."""
    parts = ClassParts(outline)
    before: list[Statement] = []
    scope = Scope(scopes.CLASS, owner=outline)
    with lower.inside(scope):
        scope.names.update({name: one.symbol for name, one in outline.nested.items()})
        heads = entry.all(node, "parameters")
        if heads:
            _primary_constructor(lower, node, entry, heads, parts)
        members = entry.all(node, "members")
        for member in sorted(members, key=lambda one: not _is_nested(lower, one)):
            before.extend(add_member(lower, member, parts))
        if parts.outline.name in lower.outside:
            HOOKS[lower.table.fact("classes", "outside", "outside methods")](lower, parts)
    if lower.table.fact("classes", "ordered", False):
        HOOKS["ordered initialisers"](lower, node, entry, parts)
    if entry.options.get("form") == "record" or entry.has(node, "record"):
        complete_record(lower, node, parts)
    made = Class(
        outline.name,
        outline.form,
        outline.bases,
        tuple(parts.fields),
        tuple(parts.methods),
        tuple(parts.initialisers),
        outline.outer.name if outline.outer is not None else "",
        **lower.at(node),
    )
    lower.classes.append(made)
    return [*before, DefineClass(made, outline.symbol, **lower.at(node))]


def _is_nested(lower: Lowering, node: Node) -> bool:
    form = lower.table.members.get(node.type)
    return form is not None and form.form == "nested class"


def add_member(lower: Lowering, node: Node, parts: ClassParts) -> list[Statement]:
    """Lowers one member into the parts; a nested class gives the statements that define it."""
    entry = lower.table.members.get(node.type)
    if entry is None:
        parts.initialisers.append(Block(tuple(lower.statements(node)), **lower.at(node)))
        return []
    if entry.form == "nested class":
        return _nested(lower, node, parts)
    inner = entry.one(node, "nested")
    if inner is not None:
        return _nested(lower, inner, parts)
    if entry.form == "members":
        return [one for member in entry.all(node, "members") for one in add_member(lower, member, parts)]
    if entry.form != "skip":
        entry.build(lower, node, entry, parts)
    return []


def _nested(lower: Lowering, node: Node, parts: ClassParts) -> list[Statement]:
    form = lower.table.statements[node.type]
    if form.form != "class":
        return lower.statements(node)
    nested = parts.outline.nested.get(form.word(node, "name"))
    outline = nested or outline_class(lower, node, form, parts.outline)
    return make_class(lower, node, form, outline)


@hook("nested class")
@hook("members")
def _unused(lower: Lowering, node: Node, entry: Entry, parts: ClassParts) -> None:
    """Handled by `add_member` itself."""


@hook("field")
def field(lower: Lowering, node: Node, entry: Entry, parts: ClassParts) -> None:
    """One or more fields."""
    is_static = entry.has(node, "static")
    for declared in declared_names(lower, node, entry):
        value = (
            value_as(lower, declared.type, declared.value, node)
            if declared.value is not None
            else declared.default
        )
        symbol = Symbol(declared.name, Symbol.FIELD, declared.type)
        parts.fields.append(Field(symbol, value, is_static, **lower.at(declared.node)))


@hook("method")
def method(lower: Lowering, node: Node, entry: Entry, parts: ClassParts) -> None:
    """A method or constructor."""
    name = method_name(lower, node, entry, parts.outline)
    if name == "" and entry.has(node, "static"):
        HOOKS["initialiser"](lower, node, entry, parts)
        return
    add_method(lower, node, entry, parts, Traits(name, parts.outline.name))


def add_method(lower: Lowering, node: Node, entry: Entry, parts: ClassParts, traits: Traits) -> None:
    """Lowers a method into the parts of its class."""
    if entry.has(node, "static"):
        traits = attrs.evolve(traits, is_static=True)
    if entry.has(node, "setter"):
        traits = attrs.evolve(traits, is_setter=True)
    if entry.has(node, "property"):
        traits = attrs.evolve(traits, is_property=True)
    if lower.table.fact("functions", "receiver_first", False) and not traits.is_static:
        traits = attrs.evolve(traits, has_explicit_receiver=True)
    parts.methods.append(lowered(lower, node, entry, traits))


def method_name(lower: Lowering, node: Node, entry: Entry, outline: ClassOutline) -> str:
    """The name of a method; empty for a constructor."""
    name = entry.word(node, "name")
    return "" if name in lower.table.fact("functions", "constructors", ()) else name


@hook("initialiser")
def initialiser(lower: Lowering, node: Node, entry: Entry, parts: ClassParts) -> None:
    """A block that runs when the class is first used; of an instance, before its constructor (a method named `{}`)."""
    body = entry.all(node, "body")
    static = entry.has(node, "static")
    with lower.inside(Scope(scopes.FUNCTION, is_static=static, result=VOID)):
        block = lower.plain_block(*body)
    if static:
        parts.initialisers.append(block)
    else:
        parts.methods.append(Function("{}", (), block, VOID, parts.outline.name, **lower.at(node)))


@hook("enum constant")
def enum_constant(lower: Lowering, node: Node, entry: Entry, parts: ClassParts) -> None:
    """A constant of an enum: a static field that constructs the enum, or holds the value that is written."""
    own = Type(Kind.OBJECT, parts.outline.name)
    name = entry.word(node, "name")
    arguments = lower.arguments(entry.all(node, "arguments"))
    value = New(own, arguments, **lower.at(node))
    symbol = Symbol(name, Symbol.FIELD, own)
    if entry.has(node, "body"):
        parts.fields.append(
            Field(symbol, lower.opaque(node, "enum constant with a body"), True, **lower.at(node))
        )
        return
    parts.fields.append(Field(symbol, value, True, **lower.at(node)))


# Constructors that the head of a class makes


def _primary_constructor(
    lower: Lowering, node: Node, entry: Entry, heads: list[Node], parts: ClassParts
) -> None:
    """The constructor that the parameters behind a class's name make, and the fields among them."""
    with lower.inside(Scope(scopes.FUNCTION, result=VOID)) as scope:
        parameters = parameters_of(lower, heads, scope, Traits())
    stores: list[Statement] = []
    for one, head in zip(parameters, heads, strict=False):
        form = lower.table.parameters.get(head.type)
        if form is not None and "field" in form.parts and not form.has(head, "field"):
            continue
        symbol = Symbol(one.symbol.name, Symbol.FIELD, one.symbol.type)
        parts.fields.append(Field(symbol, **lower.at(head)))
        stores.append(_stored(lower, one, head))
    block = Block(tuple(stores), **lower.at(node))
    parts.methods.append(Function("", parameters, block, VOID, parts.outline.name, **lower.at(node)))


def _stored(lower: Lowering, parameter: Parameter, node: Node) -> Statement:
    range_ = lower.at(node)
    target = Member(This(**range_), parameter.symbol.name, **range_)
    return Evaluate(Assign(target, Variable(parameter.symbol, **range_), **range_), **range_)


def complete_record(lower: Lowering, node: Node, parts: ClassParts) -> None:
    """Adds what a record has without writing it: a reader for each component, where the language calls them."""
    declared = {method.name for method in parts.methods}
    if not lower.table.fact("classes", "record_readers", False):
        return
    for one in parts.fields:
        name = one.symbol.name
        if one.is_static or name in declared:
            continue
        range_ = Range(start=one.start, end=one.end)
        value = Member(This(**range_), name, **range_)
        body = Block((Return(value, **range_),), **range_)
        parts.methods.append(Function(name, (), body, one.symbol.type, parts.outline.name, **range_))


@hook("compact constructor")
def compact_constructor(lower: Lowering, node: Node, entry: Entry, parts: ClassParts) -> None:
    """Java's constructor of a record that only checks: its body runs before the components are stored."""
    primary = next((one for one in parts.methods if one.name == ""), None)
    body = entry.one(node, "body")
    if primary is None or primary.body is None or body is None:
        return
    with lower.inside(Scope(scopes.FUNCTION, result=VOID)) as scope:
        scope.names.update({one.symbol.name: one.symbol for one in primary.parameters})
        checks = lower.plain_block(body)
    stores = primary.body
    merged = attrs.evolve(stores, statements=(*checks.statements, *stores.statements))
    parts.methods[parts.methods.index(primary)] = attrs.evolve(primary, body=merged)


def constant_none(lower: Lowering, node: Node) -> Constant:
    """The value of what has none."""
    return Constant(None, **lower.at(node))


def anonymous_name(node: Node) -> str:
    """A name that no class of a file can have."""
    return f"class ${node.start_byte}"


__all__ = [
    "ClassParts",
    "add_member",
    "make_class",
    "outline_class",
    "outline_if_class",
    "text_of",
    "unwrapped",
]
