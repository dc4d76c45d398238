"""Makes terms of a lowered program."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import attrs

from variorum.languages import Language
from variorum.program.declarations import DefineClass, DefineFunction, Lambda
from variorum.program.expressions import (
    Argument,
    Assign,
    Binary,
    Call,
    Cast,
    Constant,
    Do,
    Format,
    Formatted,
    Index,
    Logical,
    Member,
    MethodCall,
    New,
    This,
    Unary,
    Unbound,
    Variable,
)
from variorum.program.node import Expression, Node
from variorum.program.statements import Block, Declare, Evaluate, ForEach, If, Loop, Return
from variorum.program.traversal import children
from variorum.program.types import Kind
from variorum.syntax.name_words import words_of
from variorum.translation.suspicion.term import CALL, CONSTANT, COUNTED_LOOP, SET, VARIABLE, Term, term

# Operators that differ between languages, or between statements of one, and do the same to most values.
_SAME = {
    "===": "==", "!==": "!=", "matches": "==", "is": "==", "is not": "!=", "//": "/", ">>>": ">>", "+=": "+", "-=": "-",
    "*=": "*", "/=": "/", "//=": "/", "%=": "%", "|=": "|", "&=": "&", "^=": "^", "<<=": "<<", ">>=": ">>",
}  # fmt: skip
_MIRRORED = {">": "<", ">=": "<="}
_NEGATED = {"==": "!=", "!=": "==", "<": "<=", "<=": "<"}
_ELEMENT = "element"
_ELEMENT_CALLS = frozenset({"get", "char-at"})
_RANGE = "range"
_TEXT = "text"
_TO_TEXT = "to-string"
_EMPTY = f"{CONSTANT}''"
# Every language has exceptions of its own.
_EXCEPTIONS = ("exception", "error")
_EXCEPTION = "exception"
# Beyond this, a float is not spelled as an integer.
_WHOLE = 1e15


@attrs.frozen
class TermReader:
    """Reads the terms of one program. Names of the standard library get the language's neutral name for them."""

    language: Language

    def read(self, node: Node) -> Term:
        """Returns the term of an expression, or of a statement without the statements in it."""
        reader = _READERS.get(type(node))
        if reader is not None:
            return reader(self, node)
        return term(type(node).__name__, self.all(children(node)), node)

    def all(self, nodes: Iterable[Node]) -> list[Term]:
        """Returns the terms of several nodes."""
        return [self.read(each) for each in nodes]

    def called(self, spelling: str, name: str, parts: list[Term], node: Node) -> Term:
        """Returns the term of a call, by the neutral name of what it calls if that has one."""
        neutral = self.language.meanings.get("calls", {}).get(spelling)
        if neutral in _ELEMENT_CALLS and len(parts) == 2:
            return term(_ELEMENT, parts, node)
        plain = _plain(name)
        if plain.endswith(_EXCEPTIONS):
            plain = _EXCEPTION
        return term(CALL + (neutral or plain), parts, node)


def _constant(_: TermReader, node: Constant) -> Term:
    value = node.value
    if isinstance(value, float) and abs(value) < _WHOLE and value == int(value):
        value = int(value)
    return term(f"{CONSTANT}{value!r}", [], node)


def _variable(_: TermReader, node: Variable) -> Term:
    return term(VARIABLE + _plain(node.symbol.name), [], node)


def _unbound(_: TermReader, node: Unbound) -> Term:
    return term(VARIABLE + _plain(node.name), [], node)


def _member(reader: TermReader, node: Member) -> Term:
    neutral = reader.language.meanings.get("properties", {}).get(f".{node.name}")
    if neutral is not None:
        return term(CALL + neutral, [reader.read(node.object)], node)
    # A field is spelled as it is without a receiver.
    if isinstance(node.object, This):
        return term(VARIABLE + _plain(node.name), [], node)
    return term(f"member {_plain(node.name)}", [reader.read(node.object)], node)


def _binary(reader: TermReader, node: Binary) -> Term:
    operator = _SAME.get(node.operator, node.operator)
    left, right = reader.read(node.left), reader.read(node.right)
    if operator in _MIRRORED:
        return term(_MIRRORED[operator], [right, left], node)
    if operator == "+" and (_is_text(left) or _is_text(right)):
        return _text([left, right], node)
    return term(operator, [left, right], node)


def _format(reader: TermReader, node: Format) -> Term:
    return _text(reader.all(node.parts), node)


def _text(parts: Iterable[Term], node: Node) -> Term:
    """Returns the term of joined texts, however they are joined. Whether a value is converted explicitly makes no difference."""
    joined: list[Term] = []
    for part in parts:
        if part.label == _TEXT or (part.label == CALL + _TO_TEXT and len(part.parts) == 1):
            joined += part.parts
        elif part.label != _EMPTY:
            joined.append(part)
    return term(_TEXT, joined, node)


def _is_text(one: Term) -> bool:
    return one.label == _TEXT or (one.is_constant and one.label.removeprefix(CONSTANT)[:1] in ("'", '"'))


def _new(reader: TermReader, node: New) -> Term:
    # Languages without `new` construct by a call.
    if node.type.name and node.type.kind is not Kind.LIST:
        return reader.called(node.type.name, node.type.name, reader.all(node.arguments), node)
    return term("new", reader.all(node.arguments), node)


def _logical(reader: TermReader, node: Logical) -> Term:
    return term(node.operator, [reader.read(node.left), reader.read(node.right)], node)


def _unary(reader: TermReader, node: Unary) -> Term:
    operand = reader.read(node.operand)
    if (
        node.operator == "-"
        and isinstance(node.operand, Constant)
        and isinstance(node.operand.value, int | float)
    ):
        return term(f"{CONSTANT}{-node.operand.value!r}", [], node)
    negated = _NEGATED.get(operand.label) if node.operator == "not" else None
    if negated is None:
        return term(node.operator, [operand], node)
    parts = operand.parts[::-1] if operand.label.startswith("<") else operand.parts
    return term(negated, list(parts), node)


def _value(reader: TermReader, node: Cast | Argument | Evaluate | Formatted) -> Term:
    return reader.read(node.value)


def _index(reader: TermReader, node: Index) -> Term:
    return term(_ELEMENT, [reader.read(node.object), reader.read(node.index)], node)


def _call(reader: TermReader, node: Call) -> Term:
    arguments = reader.all(node.arguments)
    function = node.function
    if isinstance(function, Member):
        return reader.called(
            f".{function.name}", function.name, [reader.read(function.object), *arguments], node
        )
    name = _name_of(function)
    if not name:
        return term(CALL, [reader.read(function), *arguments], node)
    return reader.called(name, name, arguments, node)


def _method_call(reader: TermReader, node: MethodCall) -> Term:
    arguments = reader.all(node.arguments)
    full = f"{_name_of(node.receiver)}.{node.name}"
    if full in reader.language.meanings.get("calls", {}) or isinstance(node.receiver, This):
        return reader.called(full, node.name, arguments, node)
    return reader.called(f".{node.name}", node.name, [reader.read(node.receiver), *arguments], node)


def _assign(reader: TermReader, node: Assign) -> Term:
    return term(SET, [reader.read(node.target), reader.read(node.value)], node)


def _declare(reader: TermReader, node: Declare) -> Term:
    if node.value is None:
        return term("declare", [], node)
    return term(SET, [term(VARIABLE + _plain(node.symbol.name), [], node), reader.read(node.value)], node)


def _return(reader: TermReader, node: Return) -> Term:
    return term("return", [] if node.value is None else [reader.read(node.value)], node)


def _if(reader: TermReader, node: If) -> Term:
    return term("if", [reader.read(node.test)], node)


def _loop(reader: TermReader, node: Loop) -> Term:
    return term("loop", [] if node.test is None else [reader.read(node.test)], node)


def _for_each(reader: TermReader, node: ForEach) -> Term:
    target, iterable = reader.read(node.target), reader.read(node.iterable)
    if iterable.label != CALL + _RANGE or not 1 <= len(iterable.parts) <= 3:
        return term("for each", [target, iterable], node)
    bounds = list(iterable.parts)
    if len(bounds) == 1:
        bounds.insert(0, term(f"{CONSTANT}0", [], node))
    return term(COUNTED_LOOP, [target, *bounds], node)


def _do(reader: TermReader, node: Do) -> Term:
    if len(node.statements) == 1:
        return reader.read(node.statements[0])
    return term("do", [*reader.all(node.statements), reader.read(node.value)], node)


def _without_parts(_: TermReader, node: Node) -> Term:
    """Statements within a statement have terms of their own."""
    return term(type(node).__name__, [], node)


_READERS: dict[type[Node], Callable[[TermReader, Any], Term]] = {
    Argument: _value,
    Assign: _assign,
    Binary: _binary,
    Block: _without_parts,
    Call: _call,
    Cast: _value,
    Constant: _constant,
    Declare: _declare,
    DefineClass: _without_parts,
    DefineFunction: _without_parts,
    Do: _do,
    Evaluate: _value,
    ForEach: _for_each,
    Format: _format,
    Formatted: _value,
    If: _if,
    Index: _index,
    Lambda: _without_parts,
    Logical: _logical,
    Loop: _loop,
    Member: _member,
    MethodCall: _method_call,
    New: _new,
    Return: _return,
    Unary: _unary,
    Unbound: _unbound,
    Variable: _variable,
}


def _name_of(node: Expression) -> str:
    if isinstance(node, Unbound):
        return node.name
    return node.symbol.name if isinstance(node, Variable) else ""


def _plain(name: str) -> str:
    return "".join(words_of(name)) or name
