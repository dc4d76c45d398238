"""Lowers declarations with decorators: those that the table knows, and those that make what they decorate opaque."""

from __future__ import annotations

import attrs
from tree_sitter import Node

from variorum.program.declarations import Field, Function, Parameter
from variorum.program.expressions import Assign, Member, This, Variable
from variorum.program.lowering.classes import ClassParts, add_method, make_class, method_name, outline_class
from variorum.program.lowering.engine import Lowering, Range
from variorum.program.lowering.functions import Traits, define
from variorum.program.lowering.table import Entry, hook, text_of
from variorum.program.node import Statement, Symbol
from variorum.program.statements import Block, Evaluate
from variorum.program.types import VOID


def _names(lower: Lowering, node: Node, entry: Entry) -> list[str]:
    """The decorators' names without arguments and without the module in front."""
    words = [text_of(one).lstrip("@").split("(")[0].strip() for one in entry.all(node, "decorators")]
    return [word.split(".", 1)[1] if word.split(".")[0] in _modules(lower) else word for word in words]


def _modules(lower: Lowering) -> tuple[str, ...]:
    modules: tuple[str, ...] = tuple(lower.table.fact("decorators", "modules", ()))
    return modules


def _is_known(lower: Lowering, name: str) -> bool:
    return name in lower.table.fact("decorators", "ignored", ()) or name.split(".")[-1] in ("setter",)


@hook("decorated")
def decorated(lower: Lowering, node: Node, entry: Entry) -> list[Statement]:
    """A decorated function or class among statements."""
    inner = entry.one(node, "wraps")
    form = lower.table.statements.get(inner.type) if inner is not None else None
    if inner is None or form is None:
        return [lower.opaque_statement(node)]
    names = _names(lower, node, entry)
    records = lower.table.fact("decorators", "records", ())
    if form.form == "class":
        outline = lower.outlines.get(inner.start_byte) or outline_class(lower, inner, form, None)
        if any(name in records for name in names):
            outline.form = "record"
        lower.scope.ahead.discard(outline.name)
        made = make_class(lower, inner, form, outline)
        return _with_constructor(lower, made) if outline.form == "record" else made
    if form.form != "function":
        return [lower.opaque_statement(node)]
    unknown = [name for name in names if not _is_known(lower, name)]
    return define(
        lower, inner, form, Traits(form.word(inner, "name"), is_static=True, is_opaque=bool(unknown))
    )


def _with_constructor(lower: Lowering, made: list[Statement]) -> list[Statement]:
    """Gives a record the constructor that its fields make, unless it has one."""
    from variorum.program.declarations import DefineClass

    last = made[-1]
    if not isinstance(last, DefineClass) or any(one.name == "" for one in last.definition.methods):
        return made
    definition = last.definition
    fields = tuple(attrs.evolve(one, is_static=False) for one in definition.fields)
    parameters: list[Parameter] = []
    stores: list[Statement] = []
    for one in fields:
        range_ = Range(start=one.start, end=one.end)
        symbol = Symbol(one.symbol.name, Symbol.PARAMETER, one.symbol.type)
        parameters.append(Parameter(symbol, one.value, **range_))
        target = Member(This(**range_), symbol.name, **range_)
        stores.append(Evaluate(Assign(target, Variable(symbol, **range_), **range_), **range_))
    body = Block(tuple(stores), start=definition.start, end=definition.end)
    constructor = Function(
        "", tuple(parameters), body, VOID, definition.name, start=definition.start, end=definition.end
    )
    bare = tuple(attrs.evolve(one, value=None) for one in fields)
    whole = attrs.evolve(definition, form="record", fields=bare, methods=(constructor, *definition.methods))
    lower.classes[lower.classes.index(definition)] = whole
    return [*made[:-1], attrs.evolve(last, definition=whole)]


@hook("decorated member")
def decorated_member(lower: Lowering, node: Node, entry: Entry, parts: ClassParts) -> None:
    """A decorated method of a class."""
    inner = entry.one(node, "wraps")
    form = lower.table.members.get(inner.type) if inner is not None else None
    if inner is None or form is None or form.form != "method":
        parts.initialisers.append(Block(tuple(lower.statements(node)), **lower.at(node)))
        return
    names = _names(lower, node, entry)
    static = lower.table.fact("decorators", "static", ())
    of_class = lower.table.fact("decorators", "class_method", ())
    properties = lower.table.fact("decorators", "property", ())
    traits = Traits(
        method_name(lower, inner, form, parts.outline),
        parts.outline.name,
        is_static=any(name in static for name in names),
        is_class_method=any(name in of_class for name in names),
        is_property=any(name in properties for name in names),
        is_setter=any(name.endswith(".setter") for name in names),
        is_opaque=any(
            not _is_known(lower, name) and name not in (*static, *of_class, *properties) for name in names
        ),
    )
    add_method(lower, inner, form, parts, traits)


@hook("class variable")
def class_variable(lower: Lowering, node: Node, entry: Entry, parts: ClassParts) -> None:
    """A statement of a class's body: an assignment to a name is a static field, a text is documentation."""
    inner = entry.one(node, "of")
    form = lower.table.expressions.get(inner.type) if inner is not None else None
    if inner is None or form is None or form.form in ("string", "joined strings"):
        return
    if form.form != "assign" or form.word(inner, "operator") not in ("", "="):
        parts.initialisers.append(Block(tuple(lower.statements(node)), **lower.at(node)))
        return
    left, right = form.one(inner, "left"), form.one(inner, "right")
    if left is None or left.type not in lower.table.fact("scoping", "names", ("identifier",)):
        parts.initialisers.append(Block(tuple(lower.statements(node)), **lower.at(node)))
        return
    name = text_of(left)
    symbol = Symbol(name, Symbol.FIELD, lower.type(form.one(inner, "type")))
    value = lower.expression(right) if right is not None else None
    if right is None and form.one(inner, "type") is None:
        return
    lower.scope.names.setdefault(name, symbol)
    is_enum = parts.outline.form == "enum" or any(base.name in _enums(lower) for base in parts.outline.bases)
    if is_enum:
        parts.outline.form = "enum"
    parts.fields.append(Field(symbol, value, True, **lower.at(node)))


def _enums(lower: Lowering) -> tuple[str, ...]:
    enums: tuple[str, ...] = tuple(lower.table.fact("classes", "enums", ()))
    return enums
