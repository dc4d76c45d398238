"""Infers classes that a program uses but another file defines, such as tree nodes, from the use of their fields.

A class is inferred if none of its methods is called, and no field is compared with a string: such a field tells the members of
a union apart, which have different fields. A field that is compared with null, or whose own fields are
read, links to another object of the class, as in lists and trees.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import attrs

from variorum.program.declarations import Class, Field, Function, Parameter, Program
from variorum.program.expressions import (
    Assign,
    Binary,
    Call,
    Constant,
    Dereference,
    Member,
    MethodCall,
    This,
    Variable,
)
from variorum.program.node import Expression, Node, Symbol
from variorum.program.plain_names import plain_name
from variorum.program.statements import Block, Declare, Evaluate, ForEach
from variorum.program.traversal import walk
from variorum.program.types import Kind, Type

_INT = Type(Kind.INT)
_COMPARISONS = ("==", "!=", "is", "===")


def with_missing_classes(source: Program, target: Program) -> tuple[Program, Program]:
    """Returns both programs with the classes that either uses and does not define."""
    first, second = _shapes(source), _shapes(target)
    names = [
        name
        for name in sorted(first.keys() | second.keys())
        if _fit(first.get(name), second.get(name))
        and not any(_is_union(each, name) for each in (source, target))
    ]
    return (
        _with_classes(source, {name: _joined(first.get(name), second.get(name)) for name in names}),
        _with_classes(target, {name: _joined(second.get(name), first.get(name)) for name in names}),
    )


@attrs.frozen
class _Shape:
    """The fields of a class: those that hold values, those that link to an object of the class, and those that hold
    a list of them.
    """

    values: tuple[str, ...]
    links: tuple[str, ...]
    lists: tuple[str, ...]

    @property
    def names(self) -> set[str]:
        """Returns the names of the fields, however a language spells them."""
        return {plain_name(each) for each in (*self.values, *self.links, *self.lists)}


def _fit(one: _Shape | None, other: _Shape | None) -> bool:
    """Returns whether the fields that one side uses are among those of the other: otherwise they have different names."""
    return one is None or other is None or one.names <= other.names or other.names <= one.names


def _is_union(program: Program, name: str) -> bool:
    """Returns whether a field of objects of the class is compared with a string."""
    for function in _functions(program):
        fields = {
            node.symbol
            for node in walk(function)
            if isinstance(node, Declare) and _is_field(node.value, name)
        }
        for node in walk(function):
            if not isinstance(node, Binary) or node.operator not in (*_COMPARISONS, "matches"):
                continue
            for one, other in ((node.left, node.right), (node.right, node.left)):
                is_field = _is_field(one, name) or (isinstance(one, Variable) and one.symbol in fields)
                if is_field and isinstance(other, Constant) and isinstance(other.value, str):
                    return True
    return False


def _is_field(node: Expression | None, name: str) -> bool:
    return isinstance(node, Member) and _is_object(node.object, name, {})


def _joined(own: _Shape | None, other: _Shape | None) -> _Shape:
    """Returns the fields that either side uses, as the own side writes them."""
    if own is None or other is None:
        return own or other or _Shape((), (), ())
    known = own.names

    def joined(first: tuple[str, ...], second: tuple[str, ...]) -> tuple[str, ...]:
        return (*first, *(each for each in second if plain_name(each) not in known))

    return _Shape(
        joined(own.values, other.values), joined(own.links, other.links), joined(own.lists, other.lists)
    )


def _shapes(program: Program) -> dict[str, _Shape]:
    known = {each.name for each in program.classes}
    types = {
        inner.name
        for each in _functions(program)
        for parameter in each.parameters
        if (inner := _object_of(parameter.symbol.type)) is not None and inner.name not in known
    }
    shapes = {name: _shape(program, name) for name in sorted(types)}
    return {name: shape for name, shape in shapes.items() if shape is not None}


def _shape(program: Program, name: str) -> _Shape | None:
    """Returns the fields of a class by their uses. Returns None if a method of it is called, or if no field is read."""
    fields: dict[str, str] = {}
    for node in _nodes(program):
        if isinstance(node, MethodCall) and _is_object(node.receiver, name, fields):
            return None
        if isinstance(node, Member) and _is_object(node.object, name, fields):
            fields.setdefault(node.name, "value")
    taking = _constructor_uses(program, name)
    for _ in range(2):
        for node in _nodes(program):
            _record_use(node, name, fields, taking)
    if not fields:
        return None
    by_kind = {
        kind: tuple(f for f, own in fields.items() if own == kind) for kind in ("value", "link", "list")
    }
    return _Shape(by_kind["value"], by_kind["link"], by_kind["list"])


def _constructor_uses(program: Program, name: str) -> set[tuple[str, int]]:
    """Returns the functions with a parameter of the class, each with the index of that parameter."""
    return {
        (each.name, place)
        for each in _functions(program)
        for place, parameter in enumerate(each.parameters)
        if _mentions_type(parameter.symbol.type, name)
    }


def _record_use(node: Node, name: str, fields: dict[str, str], taking: set[tuple[str, int]]) -> None:
    """Records what one node shows about which fields are links."""

    def is_link(value: Expression | None) -> None:
        value = _unwrapped(value)
        if (
            isinstance(value, Member)
            and fields.get(value.name) == "value"
            and _is_object(value.object, name, fields)
        ):
            fields[value.name] = "link"

    if isinstance(node, Binary) and node.operator in _COMPARISONS:
        for one, other in ((node.left, node.right), (node.right, node.left)):
            if isinstance(other, Constant) and other.value is None:
                is_link(one)
    elif _stores_object(node, name, fields):
        assert isinstance(node, Declare | Assign)
        is_link(node.value)
    elif isinstance(node, Member):
        is_link(node.object)
    elif isinstance(node, Call) and isinstance(node.function, Variable):
        for place, argument in enumerate(node.arguments):
            if (node.function.symbol.name, place) in taking:
                is_link(argument.value)
    elif isinstance(node, ForEach):
        value = _unwrapped(node.iterable)
        if isinstance(value, Member) and _is_object(value.object, name, fields):
            fields[value.name] = "list"


def _stores_object(node: Node, name: str, fields: Mapping[str, str]) -> bool:
    """Returns whether a statement assigns to a variable of the class."""
    if isinstance(node, Declare):
        return _mentions_type(node.symbol.type, name)
    return isinstance(node, Assign) and _is_object(node.target, name, fields)


def _is_object(node: Expression | None, name: str, fields: Mapping[str, str]) -> bool:
    """Returns whether an expression is an object of the class: a variable of that type, or a field that links to
    one.
    """
    node = _unwrapped(node)
    if isinstance(node, Variable):
        return _mentions_type(node.symbol.type, name)
    return (
        isinstance(node, Member) and fields.get(node.name) == "link" and _is_object(node.object, name, fields)
    )


def _unwrapped(node: Expression | None) -> Expression | None:
    return node.pointer if isinstance(node, Dereference) else node


def _mentions_type(type: Type, name: str) -> bool:
    inner = _object_of(type)
    return inner is not None and inner.name == name


def _object_of(type: Type) -> Type | None:
    """Returns the class of an object, of a pointer to one, or of an optional one."""
    if type.kind in (Kind.POINTER, Kind.OPTIONAL) and type.arguments:
        return _object_of(type.arguments[0])
    return type if type.kind is Kind.OBJECT and type.name.isidentifier() else None


def _functions(program: Program) -> Iterator[Function]:
    yield from program.functions
    for each in program.classes:
        yield from each.methods


def _nodes(program: Program) -> Iterator[Node]:
    for each in _functions(program):
        yield from walk(each)


def _with_classes(program: Program, shapes: Mapping[str, _Shape]) -> Program:
    known = {each.name for each in program.classes}
    missing = [
        _class(name, shape, _link_type(program, name)) for name, shape in shapes.items() if name not in known
    ]
    return attrs.evolve(program, classes=(*program.classes, *missing)) if missing else program


def _link_type(program: Program, name: str) -> Type:
    """Returns the program's type of such an object, which may be a pointer."""
    types = [parameter.symbol.type for each in _functions(program) for parameter in each.parameters]
    return next((type for type in types if _mentions_type(type, name)), Type(Kind.OBJECT, name))


def _class(name: str, shape: _Shape, link: Type) -> Class:
    """Returns the class, with a constructor that takes its values, links and lists."""
    symbols = [
        *(Symbol(field, Symbol.FIELD, _INT) for field in shape.values),
        *(Symbol(field, Symbol.FIELD, link) for field in shape.links),
        *(Symbol(field, Symbol.FIELD, Type(Kind.LIST, arguments=(link,))) for field in shape.lists),
    ]
    parameters = [Symbol(each.name, Symbol.PARAMETER, each.type) for each in symbols]
    stores = (Evaluate(Assign(Member(This(), each.name), Variable(each))) for each in parameters)
    made = Function(
        "",
        tuple(Parameter(each, Constant(0 if each.type is _INT else None)) for each in parameters),
        Block(tuple(stores)),
        owner=name,
    )
    return Class(name, fields=tuple(Field(each) for each in symbols), methods=(made,))
