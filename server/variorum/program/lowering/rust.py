"""Lowers what Rust has of its own: `impl` blocks, enums with data, patterns that bind, `?`, slices, ranges."""

from __future__ import annotations

from tree_sitter import Node

from variorum.program.declarations import Class, DefineClass, Field
from variorum.program.expressions import (
    Argument,
    Binary,
    Call,
    Collection,
    Constant,
    Dereference,
    Do,
    Index,
    Logical,
    Member,
    MethodCall,
    New,
    Reference,
    Slice,
    TypeTest,
    Unary,
    Unbound,
    Variable,
)
from variorum.program.lowering.accesses import signed
from variorum.program.lowering.calls import call
from variorum.program.lowering.classes import ClassParts
from variorum.program.lowering.declarations import value_as
from variorum.program.lowering.engine import Lowering
from variorum.program.lowering.functions import Traits, lowered
from variorum.program.lowering.names import named
from variorum.program.lowering.rust_results import of_type_argument
from variorum.program.lowering.selectors import named_children
from variorum.program.lowering.table import Entry, hook, text_of
from variorum.program.lowering.templates import without_arguments
from variorum.program.node import Expression, Statement, Symbol
from variorum.program.statements import Block, Break, Declare, If, Return
from variorum.program.types import ANY, Kind, Type

# Declarations


@hook("rust impl")
def impl(lower: Lowering, node: Node, entry: Entry) -> list[Statement]:
    """The methods of a type, which are lowered with it; of a type of another file they are opaque."""
    owner = lower.type(entry.one(node, "type")).name
    if owner in lower.classes_by_name:
        return []
    return [lower.opaque_statement(node, "methods of a type of another file")]


@hook("outside items")
def outside_items(lower: Lowering, parts: ClassParts) -> None:
    """Lowers the items of a type's `impl` blocks."""
    items = lower.outside.get(parts.outline.name, [])
    lower.own_types.append(parts.outline.name)
    for node, entry in items:
        if entry.form == "rust constant":
            name = entry.word(node, "name")
            type_ = lower.type(entry.one(node, "type"))
            value = entry.one(node, "value")
            symbol = Symbol(name, Symbol.FIELD, type_)
            made = value_as(lower, type_, value, node) if value is not None else None
            parts.fields.append(Field(symbol, made, True, **lower.at(node)))
        elif entry.form == "function":
            static = not entry.has(node, "self")
            traits = Traits(entry.word(node, "name"), parts.outline.name, is_static=static)
            parts.methods.append(lowered(lower, node, entry, traits))
    lower.own_types.pop()


@hook("rust constant")
def constant(lower: Lowering, node: Node, entry: Entry) -> list[Statement]:
    """A constant of the file or of a block."""
    type_ = lower.type(entry.one(node, "type"))
    value = entry.one(node, "value")
    made = value_as(lower, type_, value, node) if value is not None else None
    symbol = lower.declare(entry.word(node, "name"), type=type_)
    return [Declare(symbol, made, **lower.at(node))]


@hook("rust enum")
def enum(lower: Lowering, node: Node, entry: Entry) -> list[Statement]:
    """An enum: a class for each variant, `E::B`, and a constant for each without data."""
    name = entry.word(node, "name")
    outline = lower.classes_by_name.get(name)
    if outline is None:
        return [lower.opaque_statement(node)]
    parts = ClassParts(outline)
    made: list[Statement] = []
    for variant in entry.all(node, "variants"):
        word = text_of(variant.child_by_field_name("name") or variant)
        full = f"{name}::{word}"
        fields = tuple(Field(one, **lower.at(variant)) for one in _components(lower, variant))
        symbol = Symbol(full, Symbol.CLASS)
        number = variant.child_by_field_name("value")
        own = Class(
            full,
            "record",
            (Type(Kind.OBJECT, name),),
            fields,
            number=_number(lower, number) if number is not None else None,
            **lower.at(variant),
        )
        lower.classes.append(own)
        made.append(DefineClass(own, symbol, **lower.at(variant)))
        if not fields:
            value = New(Type(Kind.OBJECT, full), **lower.at(variant))
            constant_symbol = Symbol(word, Symbol.FIELD, Type(Kind.OBJECT, name))
            parts.fields.append(Field(constant_symbol, value, True, **lower.at(variant)))
    if name in lower.outside:
        outside_items(lower, parts)
    whole = Class(name, "enum", outline.bases, tuple(parts.fields), tuple(parts.methods), **lower.at(node))
    lower.classes.append(whole)
    return [*made, DefineClass(whole, outline.symbol, **lower.at(node))]


def _number(lower: Lowering, node: Node) -> int | None:
    match lower.expression(node):
        case Constant(value=int() as value):
            return value
        case Unary(operator="-", operand=Constant(value=int() as value)):
            return -value
    return None


def _components(lower: Lowering, variant: Node) -> list[Symbol]:
    body = variant.child_by_field_name("body")
    if body is None:
        return []
    if body.type == "ordered_field_declaration_list":
        types = body.children_by_field_name("type")
        return [Symbol(str(index), Symbol.FIELD, lower.type(one)) for index, one in enumerate(types)]
    return [
        Symbol(text_of(name), Symbol.FIELD, lower.type(one.child_by_field_name("type")))
        for one in named_children(body)
        if (name := one.child_by_field_name("name")) is not None
    ]


@hook("tuple fields")
def tuple_fields(lower: Lowering, node: Node, entry: Entry, parts: ClassParts) -> None:
    """The fields of a struct without names: `0`, `1`."""
    for index, one in enumerate(node.children_by_field_name("type")):
        symbol = Symbol(str(index), Symbol.FIELD, lower.type(one))
        parts.fields.append(Field(symbol, **lower.at(one)))


# Expressions


@hook("rust name")
def path(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """A path such as `E::A`, `Self::K` or `i32::MAX`."""
    return named(lower, path_text(lower, node), node)


def path_text(lower: Lowering, node: Node) -> str:
    """A path without type arguments, with the type that `Self` stands for."""
    text = without_arguments("".join(text_of(node).split())).replace("::::", "::")
    for prefix in lower.table.fact("scoping", "prefixes", ()):
        text = text.removeprefix(prefix)
    if (text == "Self" or text.startswith("Self::")) and lower.own_types:
        text = lower.own_types[-1] + text.removeprefix("Self")
    return text


@hook("rust call")
def rust_call(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """A call; of a variant of an enum it constructs."""
    callee = entry.one(node, "function")
    if callee is not None and callee.type == "generic_function":
        inner = callee.child_by_field_name("function")
        parts = {**entry.parts, "function": lambda _: [inner] if inner is not None else []}
        made: Expression = rust_call(lower, node, Entry("rust call", rust_call, parts, {}))
        types = callee.child_by_field_name("type_arguments")
        first = named_children(types)[0] if types is not None and named_children(types) else None
        return of_type_argument(made, lower.type(first)) if first is not None else made
    if callee is not None and callee.type in ("scoped_identifier", "identifier"):
        text = path_text(lower, callee)
        holder, _, name = text.rpartition("::")
        arguments = lower.arguments(entry.all(node, "arguments"))
        outline = lower.classes_by_name.get(holder)
        if outline is not None and outline.form == "enum" and name in lower.variants.get(holder, ()):
            return New(Type(Kind.OBJECT, text), arguments, **lower.at(node))
        if text in lower.classes_by_name:
            return New(Type(Kind.OBJECT, text), arguments, **lower.at(node))
        value = named(lower, text, callee)
        if isinstance(value, Member):
            return MethodCall(value.object, value.name, arguments, **lower.at(node))
        return Call(value, arguments, **lower.at(node))
    plain: Expression = call(lower, node, entry)
    return plain


@hook("rust unary")
def rust_unary(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """`-x`, `!x` and `*x`."""
    operand = entry.one(node, "operand")
    if operand is not None and node.children[0].type == "*":
        return Dereference(lower.expression(operand), **lower.at(node))
    made: Expression = signed(lower, node, entry)
    return made


@hook("borrow")
def borrow(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """`&x` is the value, which nothing changes meanwhile; `&mut x` is its place."""
    value = entry.one(node, "value")
    if value is None:
        return lower.opaque(node)
    lowered_value = lower.expression(value)
    if entry.has(node, "mutable"):
        return Reference(lowered_value, **lower.at(node))
    return lowered_value


@hook("borrowed type")
def borrowed_type(lower: Lowering, node: Node, entry: Entry) -> Type:
    """The type that is borrowed; a place of a value that has no parts can be of any."""
    found = lower.type(entry.one(node, "of"))
    is_place = found.kind in (Kind.INT, Kind.FLOAT, Kind.BOOL, Kind.CHAR, Kind.STR)
    return ANY if is_place and entry.has(node, "mutable") else found


@hook("rust index")
def index(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """`a[i]`, or a part of a sequence by a range."""
    parts = named_children(node)
    if len(parts) != 2:
        return lower.opaque(node)
    value = lower.expression(parts[0])
    if parts[1].type != "range_expression":
        return Index(value, lower.expression(parts[1]), **lower.at(node))
    low, high = _bounds(lower, parts[1])
    return Slice(value, low, high, **lower.at(node))


def _bounds(lower: Lowering, node: Node) -> tuple[Expression | None, Expression | None]:
    """The bounds of a range; of one with its end, the end plus one."""
    low: Expression | None = None
    high: Expression | None = None
    behind = is_inclusive = False
    for child in node.children:
        if child.type in ("..", "..=", "..."):
            behind, is_inclusive = True, child.type != ".."
        elif child.is_named and behind:
            high = lower.expression(child)
        elif child.is_named:
            low = lower.expression(child)
    if high is not None and is_inclusive:
        one = Constant(1, Type(Kind.INT, "{integer}"), start=high.start, end=high.end)
        high = Binary("+", high, one, start=high.start, end=high.end)
    return low, high


@hook("rust range")
def range_(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """A range as a value: a call of `..` or `..=`, with null for a bound that is left out."""
    word = next((child.type for child in node.children if child.type.startswith("..")), "..")
    low: Expression = Constant(None, **lower.at(node))
    high: Expression = Constant(None, **lower.at(node))
    behind = False
    for child in node.children:
        if child.type == word:
            behind = True
        elif child.is_named and behind:
            high = lower.expression(child)
        elif child.is_named:
            low = lower.expression(child)
    arguments = (Argument(low, start=low.start, end=low.end), Argument(high, start=high.start, end=high.end))
    return Call(Unbound(word, **lower.at(node)), arguments, **lower.at(node))


@hook("rust try")
def try_(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """`x?`: leaves the function with what is `None` or `Err`, otherwise what is inside."""
    inner = entry.one(node, "of")
    if inner is None:
        return lower.opaque(node)
    range_of = lower.at(node)
    symbol = lower.temporary()
    value = Variable(symbol, **range_of)
    fails = Logical(
        "or",
        TypeTest(value, Type(Kind.OBJECT, "None"), **range_of),
        TypeTest(value, Type(Kind.OBJECT, "Err"), **range_of),
        **range_of,
    )
    leave = If(fails, Block((Return(value, **range_of),), **range_of), **range_of)
    declared = Declare(symbol, lower.expression(inner), **range_of)
    return Do((declared, leave), Member(value, "0", **range_of), **range_of)


@hook("struct literal")
def struct_literal(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """`P { x: 1, y }`."""
    name = entry.one(node, "name")
    word = path_text(lower, name) if name is not None else ""
    if entry.has(node, "base"):
        return lower.opaque(node, "construction from another value")
    outline = lower.classes_by_name.get(word)
    arguments: list[Argument] = []
    for one in entry.all(node, "fields"):
        field = one.child_by_field_name("field")
        value = one.child_by_field_name("value")
        key = text_of(field if field is not None else one)
        found = outline.members.get(key, []) if outline is not None else []
        type_ = found[0].type if found else ANY
        lowered_value = value_as(lower, type_, value, one) if value is not None else named(lower, key, one)
        arguments.append(Argument(lowered_value, key, **lower.at(one)))
    return New(Type(Kind.OBJECT, word), tuple(arguments), **lower.at(node))


@hook("rust array")
def array(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """`[a, b]`, and `[x; n]` as a call of `[;]`."""
    length = entry.one(node, "length")
    parts = entry.all(node, "elements")
    if length is None:
        elements = tuple(lower.expression(one) for one in parts)
        return Collection(Type(Kind.LIST, "[n]", (ANY,)), elements, **lower.at(node))
    arguments = lower.arguments([parts[0], length])
    return Call(Unbound("[;]", **lower.at(node)), arguments, **lower.at(node))


@hook("rust break")
def break_(lower: Lowering, node: Node, entry: Entry) -> Statement:
    """`break`, with a label; with a value it is opaque."""
    if entry.has(node, "value"):
        return lower.opaque_statement(node, "`break` with a value")
    return Break(entry.word(node, "label"), **lower.at(node))


# Patterns
