"""Guesses the types of untyped parameters from their uses and names."""

from __future__ import annotations

import re
from collections.abc import Iterable

from variorum.differential.merged_types import element_of, is_complete
from variorum.program.expressions import Binary, Constant, Index, Member, MethodCall, Slice, This, Variable
from variorum.program.node import Node, Symbol
from variorum.program.plain_names import plain_name
from variorum.program.statements import ForEach
from variorum.program.traversal import walk
from variorum.program.types import Kind, Type

INT = Type(Kind.INT)
FLOAT = Type(Kind.FLOAT)
TEXT = Type(Kind.STR)
INTS = Type(Kind.LIST, arguments=(INT,))
FLOATS = Type(Kind.LIST, arguments=(FLOAT,))
TEXTS = Type(Kind.LIST, arguments=(TEXT,))
ROWS = Type(Kind.LIST, arguments=(INTS,))
COUNTS = Type(Kind.MAP, arguments=(TEXT, INT))
STAND_IN = Type(Kind.OBJECT)
"""An object of a class that neither side defines."""

_TEXT_NAME = re.compile(
    r"^(?:s|t|str|text|word|string|sentence|name|line|pattern|key)$|str|text|word$|string"
)
_LIST_NAME = re.compile(r"nums|arr|lst|list|values|numbers|array|prices|elements|seq|weights|costs|heights")
_ROWS_NAME = re.compile(r"grid|matrix|board|mat$|edges|intervals|points|triangle|pairs")
_MAP_NAME = re.compile(r"dict|map$|counts|freq")
# Methods that many languages name alike, in lower case without underscores.
_TEXT_METHODS = frozenset(
    "charat charcodeat substring substr split splitlines trim strip rstrip lstrip tolowercase touppercase lower upper startswith "
    "endswith replace replaceall match codepointat padstart".split()
)
_LIST_METHODS = frozenset(
    "push pop append add remove sort reverse map filter foreach join shift unshift extend insert addall splice".split()
)
_MAP_METHODS = frozenset(
    "keys values items has put containskey getordefault setdefault entries entryset keyset".split()
)
_SHARED_METHODS = frozenset(
    "length size count indexof lastindexof index find slice concat includes contains isempty get set at".split()
)
_ARITHMETIC = frozenset({"-", "*", "/", "//", "%", "**", "<<", ">>", "&", "|", "^"})
_ORDER = frozenset({"<", "<=", ">", ">="})


def candidates(type: Type, symbols: Iterable[tuple[Symbol, Node]]) -> list[Type]:
    """Returns the types to try for one parameter, the likeliest first.

    Args:
        type: what is known of its type.
        symbols: the parameter's symbol on each side, with the function.
    """
    if is_complete(type):
        return [type]
    if type.kind is Kind.LIST and element_of(type).kind is not Kind.ANY:
        return [Type(Kind.LIST, type.name, (inner,)) for inner in candidates(element_of(type), ())]
    if type.kind is Kind.LIST:
        return [INTS, TEXTS, ROWS, FLOATS]
    if type.kind in (Kind.SET, Kind.QUEUE):
        return [Type(type.kind, type.name, (element,)) for element in (INT, TEXT)]
    if type.kind is Kind.MAP:
        return [
            Type(Kind.MAP, type.name, pair) for pair in ((TEXT, INT), (INT, INT), (TEXT, TEXT), (INT, INTS))
        ]
    if type.kind is Kind.TUPLE:
        return [Type(Kind.TUPLE, type.name, (INT,) * count) for count in (2, 3)]
    points = dict.fromkeys((INT, INTS, TEXT, FLOAT, TEXTS, ROWS, COUNTS, STAND_IN), 0.0)
    for rank, kind in enumerate(points):
        points[kind] -= rank / 10
    for symbol, function in symbols:
        _count_name(points, symbol.name)
        _count_uses(points, symbol, function)
    if points[STAND_IN] <= 0:
        del points[STAND_IN]
    return sorted(points, key=lambda kind: -points[kind])


def _count_name(points: dict[Type, float], name: str) -> None:
    name = re.sub(r"[^a-z0-9]", "", name.lower())
    if _ROWS_NAME.search(name):
        points[ROWS] += 2
    elif _MAP_NAME.search(name):
        points[COUNTS] += 2
    elif _LIST_NAME.search(name):
        points[INTS] += 2
        points[TEXTS] += 1
    elif _TEXT_NAME.search(name):
        points[TEXT] += 2
    elif name.endswith("s") and len(name) > 2 and _TEXT_NAME.search(name[:-1]):
        points[TEXTS] += 2
    elif name.endswith("s") and len(name) > 2:
        points[INTS] += 1
        points[TEXTS] += 1


def _count_uses(points: dict[Type, float], symbol: Symbol, function: Node) -> None:
    if _has_keys(symbol, function):
        _add(points, 6, COUNTS)
    for node in walk(function):
        if isinstance(node, Index) and _is_variable(node.object, symbol):
            _add(points, 2, INTS, TEXT, ROWS, TEXTS)
        elif (
            isinstance(node, Index)
            and isinstance(node.object, Index)
            and _is_variable(node.object.object, symbol)
        ):
            _add(points, 3, ROWS, TEXTS)
        elif isinstance(node, Slice) and _is_variable(node.object, symbol):
            _add(points, 2, INTS, TEXT)
        elif isinstance(node, ForEach) and _is_variable(node.iterable, symbol):
            _add(points, 2, INTS, TEXT, TEXTS, ROWS)
        elif isinstance(node, MethodCall | Member) and _is_variable(_holder(node), symbol):
            _count_member(points, node.name)
        elif isinstance(node, Binary):
            _count_operation(points, symbol, node)


def _has_keys(symbol: Symbol, function: Node) -> bool:
    """Returns whether the function reads a value by a string, or by what it looks for with `in`."""
    searched, read = set(), set()
    for node in walk(function):
        if isinstance(node, Binary) and node.operator == "in" and _is_variable(node.right, symbol):
            searched.add(_key_name(node.left))
        elif isinstance(node, Index) and _is_variable(node.object, symbol):
            read.add(_key_name(node.index))
            if isinstance(node.index, Constant) and isinstance(node.index.value, str):
                return True
    return bool(searched & read - {""})


def _key_name(node: Node) -> str:
    return node.symbol.name if isinstance(node, Variable) else ""


def _holder(node: MethodCall | Member) -> Node:
    return node.receiver if isinstance(node, MethodCall) else node.object


def _count_member(points: dict[Type, float], name: str) -> None:
    name = plain_name(name)
    if name in _TEXT_METHODS:
        _add(points, 2, TEXT)
    elif name in _LIST_METHODS:
        _add(points, 2, INTS, TEXTS)
    elif name in _MAP_METHODS:
        _add(points, 2, COUNTS)
    elif name not in _SHARED_METHODS:
        _add(points, 3, STAND_IN)


def _count_operation(points: dict[Type, float], symbol: Symbol, node: Binary) -> None:
    for operand, other in ((node.left, node.right), (node.right, node.left)):
        if not _is_variable(operand, symbol):
            continue
        is_number = isinstance(other, Constant) and isinstance(other.value, int | float)
        if node.operator in _ARITHMETIC or (node.operator in _ORDER and is_number):
            _add(points, 2, INT, FLOAT)
        elif node.operator in _ORDER:
            _add(points, 1, INT, FLOAT)
        elif isinstance(other, Constant) and isinstance(other.value, str):
            _add(points, 2, TEXT)


def _is_variable(node: Node, symbol: Symbol) -> bool:
    """Returns whether the node reads the variable, or the receiver's field that `this.NAME` stands for."""
    if isinstance(node, Member):
        return isinstance(node.object, This) and symbol.name == f"this.{node.name}"
    return isinstance(node, Variable) and node.symbol is symbol


def _add(points: dict[Type, float], amount: float, *kinds: Type) -> None:
    for kind in kinds:
        points[kind] += amount
