"""Lowers declarations of C and C++: variables, references, arrays, construction, structured bindings, constants of macros."""

from __future__ import annotations

import attrs
from tree_sitter import Node

from variorum.program.declarations import Lambda, Parameter
from variorum.program.expressions import (
    Argument,
    Assign,
    Cast,
    Collection,
    Constant,
    Dereference,
    Destructuring,
    Index,
    Member,
    New,
    Reference,
    This,
    Variable,
)
from variorum.program.lowering import scope as scopes
from variorum.program.lowering.conversions import BRACES, converted, evident_type
from variorum.program.lowering.declarations import name_lambda, value_as
from variorum.program.lowering.declarators import Declarator, array_of, base_type, is_constant, read
from variorum.program.lowering.engine import Lowering
from variorum.program.lowering.functions import Traits, lowered
from variorum.program.lowering.references import reference_to
from variorum.program.lowering.selectors import named_children
from variorum.program.lowering.table import Entry, hook, text_of
from variorum.program.node import Expression, Statement, Symbol
from variorum.program.statements import Declare, Evaluate
from variorum.program.types import ANY, Kind, Type

_SCALARS = (Kind.INT, Kind.FLOAT, Kind.CHAR, Kind.BOOL)
_PLACES = (Variable, Member, Index, Dereference, This)


@hook("c declaration")
def declaration(lower: Lowering, node: Node, entry: Entry) -> list[Statement]:
    """Variables, with a class that is defined in front of them."""
    made: list[Statement] = []
    type_node = entry.one(node, "type")
    if type_node is not None and type_node.type in lower.table.statements:
        made.extend(lower.statements(type_node))
    base = base_type(lower, node, entry)
    own_value = node.child_by_field_name("value")
    for child in node.children_by_field_name("declarator"):
        value = own_value or (child.child_by_field_name("value") if child.type == "init_declarator" else None)
        inner = child.child_by_field_name("declarator") if child.type == "init_declarator" else child
        made.extend(_variable(lower, node, read(lower, inner, base), value))
    return made


def _variable(lower: Lowering, node: Node, declarator: Declarator, value: Node | None) -> list[Statement]:
    if declarator.bindings is not None:
        return _bindings(lower, node, declarator, value)
    if declarator.name is None:
        return []
    name = text_of(declarator.name)
    if declarator.function is not None and value is None:
        arguments = _misread_arguments(lower, declarator.function)
        if arguments is None:
            return []
        constructed = New(declarator.type, arguments, **lower.at(node))
        symbol = lower.declare(name, type=declarator.type)
        return [Declare(symbol, constructed, **lower.at(node))]
    if declarator.is_reference and value is not None:
        return _reference(lower, node, declarator, value)
    symbol = lower.declare(name, type=declarator.type)
    lowered = _value(lower, declarator, value, node)
    if symbol.type == ANY and lowered is not None:
        symbol.type = evident_type(lower, lowered)
    name_lambda(lower, symbol, lowered)
    if any(one.type == "storage_class_specifier" and text_of(one) == "static" for one in node.children):
        return _static(lower, node, symbol, lowered)
    return [Declare(symbol, lowered, **lower.at(node))]


def _value(lower: Lowering, declarator: Declarator, value: Node | None, node: Node) -> Expression | None:
    """What a variable starts with; an array without a value has its lengths."""
    type_ = declarator.type
    if value is None:
        return array_of(lower, declarator)
    if value.type == "argument_list":
        return constructed(lower, type_, lower.arguments(named_children(value)), node)
    if value.type == "initializer_list":
        elements = value_as(lower, type_, value, node)
        array = array_of(lower, declarator)
        # An array with fewer elements than its length: the rest are zero.
        if array is not None and isinstance(elements, Collection):
            return New(type_, (*array.arguments, Argument(elements, name="elements")), **lower.at(node))
        return elements
    return converted(lower, type_, lower.expression(value))


def constructed(lower: Lowering, type_: Type, arguments: tuple[Argument, ...], node: Node) -> Expression:
    """A value of a type from arguments in parentheses."""
    if type_.kind in _SCALARS or type_.kind in (Kind.POINTER, Kind.ANY):
        if not arguments:
            return Cast(type_, Constant(0, lower.table.type_named("int"), **lower.at(node)), **lower.at(node))
        return converted(lower, type_, arguments[0].value)
    return New(type_, arguments, **lower.at(node))


@hook("braces")
def braces(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """Elements in braces; what they are given to makes them a container, an object or a number (`converted`)."""
    elements = tuple(lower.expression(one) for one in entry.all(node, "of"))
    return Collection(Type(Kind.LIST, BRACES, (ANY,)), elements, **lower.at(node))


def _reference(lower: Lowering, node: Node, declarator: Declarator, value: Node) -> list[Statement]:
    lowered = lower.expression(value)
    type_ = declarator.type
    known = evident_type(lower, lowered)
    if type_ == ANY and known != ANY:
        type_ = known
    is_value = not isinstance(lowered, _PLACES) if is_constant(node) else isinstance(lowered, Constant)
    name = text_of(declarator.name) if declarator.name is not None else ""
    if is_value or (is_constant(node) and type_.kind in _SCALARS):
        symbol = lower.declare(name, type=type_)
        return [Declare(symbol, converted(lower, type_, lowered), **lower.at(node))]
    symbol = lower.declare(name, type=reference_to(type_))
    return [Declare(symbol, Reference(lowered, **lower.at(node)), **lower.at(node))]


def _bindings(lower: Lowering, node: Node, declarator: Declarator, value: Node | None) -> list[Statement]:
    names = named_children(declarator.bindings) if declarator.bindings is not None else []
    if value is None:
        return [lower.opaque_statement(node)]
    lowered = lower.expression(value)
    range_ = lower.at(node)
    if declarator.is_reference and not is_constant(node):
        whole = lower.temporary(reference_to(ANY))
        bind_parts(lower, names, whole)
        return [Declare(whole, Reference(lowered, **range_), **range_)]
    made: list[Statement] = []
    symbols = [lower.declare(text_of(one)) for one in names]
    made.extend(Declare(one, **range_) for one in symbols)
    target = Destructuring(tuple(Variable(one, **range_) for one in symbols), **range_)
    made.append(Evaluate(Assign(target, lowered, **range_), **range_))
    return made


def bind_parts(lower: Lowering, names: list[Node], whole: Symbol) -> None:
    """Binds names to the parts of what a reference refers to: of a pair `first` and `second`, otherwise by position."""
    for position, one in enumerate(names):
        symbol = lower.bind(text_of(one), Symbol.LOCAL)
        member = ("first", "second")[position] if len(names) == 2 else ""
        lower.parts[symbol] = (whole, member, position)


def _misread_arguments(lower: Lowering, function: Node) -> tuple[Argument, ...] | None:
    """The arguments of a construction that reads like a function's declaration: `vector<int> v(n, m)`; None for a declaration."""
    parameters = function.child_by_field_name("parameters")
    if parameters is None:
        return None
    nodes = named_children(parameters)
    if not nodes or not all(_may_be_value(lower, one) for one in nodes):
        return None
    text = text_of(parameters)
    call = lower.reread("auto _ = _", text, ";")
    while call is not None and call.type != "argument_list":
        call = call.named_children[-1] if call.named_children else None
    if call is None:
        return None
    with lower.rereading(parameters, call):
        return lower.arguments(named_children(call))


def _may_be_value(lower: Lowering, parameter: Node) -> bool:
    """Whether what was read as a parameter can be a value: it has no name, and its type is no type."""
    declarator = parameter.child_by_field_name("declarator")
    if declarator is not None and not declarator.type.startswith("abstract"):
        return False
    type_ = parameter.child_by_field_name("type")
    if type_ is None or type_.type == "primitive_type":
        return False
    if type_.type == "type_identifier":
        word = text_of(type_)
        found = lower.resolve(word)
        return (found is not None and word not in lower.types) or lower.scope.kind != scopes.FILE
    return True


def _static(lower: Lowering, node: Node, symbol: Symbol, value: Expression | None) -> list[Statement]:
    """A variable that outlives the call is one of the file."""
    if lower.scope.function() is None:
        return [Declare(symbol, value, **lower.at(node))]
    if value is not None and not isinstance(value, Constant | New | Collection):
        return [lower.opaque_statement(node, "static variable")]
    symbol.kind = Symbol.GLOBAL
    lower.statics.append(Declare(symbol, value, **lower.at(node)))
    return []


# Parameters


@hook("c parameter")
def parameter(lower: Lowering, node: Node, entry: Entry) -> Parameter | list[Parameter]:
    """A parameter; one that is a reference shares the caller's variable, unless it is a constant number."""
    declarator = read(lower, node.child_by_field_name("declarator"), base_type(lower, node, entry))
    type_ = declarator.type
    if type_.kind is Kind.VOID:
        # `f(void)` has no parameters.
        return []
    if type_.kind is Kind.LIST and type_.name == "[n]":
        type_ = attrs.evolve(type_, name="[]")
    default = node.child_by_field_name("default_value")
    value = value_as(lower, type_, default, node) if default is not None else None
    name = text_of(declarator.name) if declarator.name is not None else "_"
    symbol = lower.bind(name, Symbol.PARAMETER, type_)
    if declarator.is_reference and lower.outlining:
        symbol.type = reference_to(type_)
    is_shared = declarator.is_reference and not (is_constant(node) and type_.kind in _SCALARS)
    return Parameter(symbol, value, is_by_reference=is_shared, **lower.at(node))


# Macros and names of types


@hook("c macro")
def macro(lower: Lowering, node: Node, entry: Entry) -> list[Statement]:
    """A macro without parameters: another name of a type, or a constant."""
    name, value = entry.one(node, "name"), entry.one(node, "value")
    if name is None or value is None:
        return []
    word = text_of(name)
    text = text_of(value).split("//")[0].strip()
    if not text:
        return []
    if text in lower.table.type_names or text in lower.types:
        lower.types[word] = lower.types.get(text) or lower.table.type_named(text)
        return []
    read_value = lower.reread("auto _ = ", text, ";")
    if read_value is None or read_value.type != "declaration":
        return []
    declarator = read_value.child_by_field_name("declarator")
    found = declarator.child_by_field_name("value") if declarator is not None else None
    if found is None:
        return []
    with lower.rereading(value, found):
        lowered = lower.expression(found)
    symbol = lower.declare(word, Symbol.GLOBAL, evident_type(lower, lowered))
    return [Declare(symbol, lowered, **lower.at(node))]


@hook("c macro function")
def macro_function(lower: Lowering, node: Node, entry: Entry) -> list[Statement]:
    """A macro with parameters whose text is one expression: a function. Its arguments are evaluated once."""
    name, value = entry.word(node, "name"), entry.one(node, "value")
    names = [text_of(one) for one in entry.all(node, "parameters")]
    text = text_of(value).strip() if value is not None else ""
    if not name or not text or "#" in text or "..." in names:
        return []
    given = ", ".join(f"macro_t {one}" for one in names)
    found = lower.reread(f"macro_t {name}({given}) {{ return ", text.replace("\\\n", " "), "; }")
    body = found.child_by_field_name("body") if found is not None else None
    returned = body.named_children[0] if body is not None and body.named_child_count == 1 else None
    inner = returned.named_children[0] if returned is not None and returned.named_child_count == 1 else None
    if found is None or value is None or inner is None or inner.type == "comma_expression":
        return []
    symbol = lower.declare(name, Symbol.GLOBAL)
    with lower.rereading(value, inner):
        made = lowered(lower, found, lower.table.statements[found.type], Traits(is_static=True))
    return [Declare(symbol, Lambda(made, **lower.at(node)), **lower.at(node))]


@hook("c type names")
def type_names(lower: Lowering, node: Node, entry: Entry) -> list[Statement]:
    """`typedef` and `using`: names that stand for types."""
    made: list[Statement] = []
    type_node = entry.one(node, "type")
    if type_node is not None and type_node.type in lower.table.statements:
        made.extend(lower.statements(type_node))
    base = lower.type(type_node)
    for one in entry.all(node, "names"):
        declarator = read(lower, one, base)
        if declarator.name is not None:
            name = text_of(declarator.name)
            if name != declarator.type.name or declarator.type.kind is not Kind.OBJECT:
                lower.types[name] = declarator.type
    return made
