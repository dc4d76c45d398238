"""Makes variables of the members that a file assigns to an object which holds the parts of a program.

A program in many files without imports has one object that holds its parts: each file assigns to `shop.parts.Word` and reads it
by that path, often inside of a function that is called at once with `shop.parts`; such a function is opened first. Nothing in the
file may bind `shop`, but what `shop.parts.Word` is can be known.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Set
from typing import Any, TypeVar

import attrs

from variorum.program.declarations import Lambda, Program
from variorum.program.expressions import Assign, Call, Member, MethodCall, Unbound, Variable
from variorum.program.expressions import Mapping as Literal
from variorum.program.node import Expression, Node, Statement, Symbol
from variorum.program.statements import Block, Declare, Evaluate, Return
from variorum.program.traversal import walk

_T = TypeVar("_T", bound=Node)
_Path = tuple[str, ...]


def with_assigned_paths(program: Program, prototype: str, known: Set[str]) -> Program:
    """Returns the program with a variable for each such path. `known` are the names that the language itself defines."""
    found = _opened(program)
    paths = _Paths(found, prototype, known)
    symbols = {path: Symbol(path[-1], Symbol.GLOBAL) for path in paths.parts}
    if found is program and not symbols:
        return program
    replacer = _Replacer(paths, symbols)
    statements = (each for each in found.statements if not paths.makes_holder(each))
    return attrs.evolve(
        found,
        functions=tuple(map(replacer.replaced, found.functions)),
        classes=tuple(map(replacer.replaced, found.classes)),
        statements=tuple(map(replacer.replaced, statements)),
        symbols=(*found.symbols, *symbols.values()),
    )


def names_needed_to_load(statements: Iterable[Statement]) -> frozenset[str]:
    """Returns the names that the file does not bind, and of which it assigns or calls a member whenever it is loaded, as in
    `goog.provide("shop.parts")`. Something else defines them, or nothing of the file could run.
    """
    values = [each.value for each in statements if isinstance(each, Evaluate)]
    used = [each.target if isinstance(each, Assign) else each for each in values]
    return frozenset(filter(None, map(_first_name, used)))


def _first_name(node: Expression) -> str:
    """Returns the name that a chain of members and calls begins with, if the file does not bind it; empty for others."""
    first = node
    while isinstance(first, (Member, MethodCall)):
        first = first.object if isinstance(first, Member) else first.receiver
    return first.name if isinstance(first, Unbound) and first is not node else ""


def _opened(program: Program) -> Program:
    """Returns the program with the statements of functions that are called at once, with names or members as arguments."""
    statements: list[Statement] = []
    symbols: list[Symbol] = []
    for statement in program.statements:
        inner = _called_at_once(statement)
        if inner is None:
            statements.append(statement)
            continue
        statements += inner
        for each in inner:
            value = each.value if isinstance(each, Evaluate) else each
            if isinstance(value, Declare):
                symbols.append(value.symbol)
            elif isinstance(value, Assign) and isinstance(value.target, Variable):
                symbols.append(value.target.symbol)
    if len(statements) == len(program.statements) and not symbols:
        return program
    added = [each for each in dict.fromkeys(symbols) if each not in program.symbols]
    for symbol in added:
        symbol.kind = Symbol.GLOBAL
    return attrs.evolve(program, statements=tuple(statements), symbols=(*program.symbols, *added))


def _called_at_once(statement: Statement) -> list[Statement] | None:
    call = statement.value if isinstance(statement, Evaluate) else None
    if not isinstance(call, Call) or not isinstance(call.function, Lambda) or not call.arguments:
        return None
    function, arguments = call.function.function, [each.value for each in call.arguments]
    if function.body is None or len(arguments) != len(function.parameters):
        return None
    if any(isinstance(each, Return) for each in function.body.statements) or not all(
        map(_is_path, arguments)
    ):
        return None
    given = dict(zip((each.symbol for each in function.parameters), arguments, strict=True))
    replaced = _Replacer(None, {}, given).replaced(Block(function.body.statements))
    return list(replaced.statements)


def _is_path(node: Expression) -> bool:
    while isinstance(node, Member):
        node = node.object
    return isinstance(node, (Variable, Unbound))


class _Paths:
    """The paths that the top level of a program assigns to."""

    def __init__(self, program: Program, prototype: str, known: Set[str]) -> None:
        self._known = known
        self._roots = _empty_objects(program)
        assigned: dict[_Path, Expression] = {}
        for statement in program.statements:
            if isinstance(statement, Evaluate) and isinstance(statement.value, Assign):
                path = self.of(statement.value.target)
                if len(path) > 1 and prototype not in path:
                    assigned.setdefault(path, statement.value.value)
        inner = {parent for path in assigned for parent in _parents(path)}
        self._holders = {path for path in assigned if path in inner and _is_empty(assigned[path])}
        outer = assigned.keys() - self._holders
        self.parts = {path for path in outer if not any(parent in outer for parent in _parents(path))}
        """The paths that get variables: what is assigned to a member of one of them is a member of its value."""

    def of(self, node: Expression) -> _Path:
        """Returns the names of a member of a member of an object that holds parts; none for others."""
        if isinstance(node, Unbound):
            return () if node.name in self._known else (node.name,)
        if isinstance(node, Variable):
            return (node.symbol.name,) if node.symbol in self._roots else ()
        holder = self.of(node.object) if isinstance(node, Member) else ()
        return (*holder, node.name) if holder and isinstance(node, Member) else ()

    def makes_holder(self, statement: Statement) -> bool:
        """Returns whether a statement assigns the empty object that gets parts."""
        value = statement.value if isinstance(statement, Evaluate) else None
        return isinstance(value, Assign) and self.of(value.target) in self._holders


def _parents(path: _Path) -> Iterator[_Path]:
    return (path[:length] for length in range(1, len(path)))


def _is_empty(node: Expression | None) -> bool:
    return isinstance(node, Literal) and not node.entries


def _empty_objects(program: Program) -> set[Symbol]:
    """Returns the variables that start with an empty object, and of which only members are used."""
    nodes = list(walk(program))
    used = Counter(each.symbol for each in nodes if isinstance(each, Variable))
    holders = [each.object for each in nodes if isinstance(each, Member)]
    holders += [each.receiver for each in nodes if isinstance(each, MethodCall)]
    used.subtract(each.symbol for each in holders if isinstance(each, Variable))
    found = set()
    for statement in program.statements:
        value = statement.value if isinstance(statement, Evaluate) else statement
        if isinstance(value, Declare) and _is_empty(value.value) and not used[value.symbol]:
            found.add(value.symbol)
        elif isinstance(value, Assign) and isinstance(value.target, Variable) and _is_empty(value.value):
            found |= {value.target.symbol} if used[value.target.symbol] == 1 else set()
    return found


@attrs.frozen
class _Replacer:
    """Copies nodes with variables in the place of paths, and with `given` in the place of parameters. A node has one copy."""

    paths: _Paths | None
    symbols: Mapping[_Path, Symbol]
    given: Mapping[Symbol, Expression] = attrs.Factory(dict)
    _copies: dict[int, Node] = attrs.Factory(dict)

    def replaced(self, node: _T) -> _T:
        """Returns the copy, or the node itself if nothing in it changes."""
        found = self._copies.get(id(node))
        if found is None:
            found = self._copies[id(node)] = self._copy(node)
        return found  # type: ignore[return-value]

    def _copy(self, node: Node) -> Node:
        if isinstance(node, Variable) and node.symbol in self.given:
            return attrs.evolve(self.given[node.symbol], start=node.start, end=node.end)
        symbol = self._symbol_of(node)
        if symbol is not None:
            variable = Variable(symbol, start=node.start, end=node.end)
            if not isinstance(node, MethodCall):
                return variable
            return Call(variable, tuple(map(self.replaced, node.arguments)), start=node.start, end=node.end)
        changed: dict[str, Any] = {}
        for field in attrs.fields(type(node)):
            value = getattr(node, field.name)
            other = self._part(value)
            if other is not value:
                changed[field.name] = other
        return attrs.evolve(node, **changed) if changed else node

    def _symbol_of(self, node: Node) -> Symbol | None:
        if self.paths is None:
            return None
        if isinstance(node, Member):
            return self.symbols.get(self.paths.of(node))
        if isinstance(node, MethodCall):
            return self.symbols.get((*self.paths.of(node.receiver), node.name))
        return None

    def _part(self, value: object) -> object:
        if isinstance(value, Node):
            return self.replaced(value)
        if isinstance(value, tuple) and any(isinstance(each, Node) for each in value):
            parts = tuple(self.replaced(each) if isinstance(each, Node) else each for each in value)
            return parts if any(one is not other for one, other in zip(parts, value, strict=True)) else value
        return value
