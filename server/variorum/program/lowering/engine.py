"""Lowers a tree by its language's table, and keeps the scopes while it does.

A form of the table is a class of the representation, whose fields take the parts one to one (`generic.py`), or names a hook: a
function that gets the lowering, the node and the table's entry. Hooks ask the lowering for their parts.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import TypedDict

import attrs
from tree_sitter import Node

from variorum.program.declarations import Class, Function
from variorum.program.expressions import Argument, Constant, Do, OpaqueExpression, Spread, Unbound, Variable
from variorum.program.lowering import scope as scopes
from variorum.program.lowering.hoisting import assigned_names, block_names
from variorum.program.lowering.scope import ClassOutline, MemberOutline, Scope, member_of
from variorum.program.lowering.table import HOOKS, Entry, Table, text_of
from variorum.program.node import Expression, Statement, Symbol
from variorum.program.statements import Block, Evaluate, OpaqueStatement, Return
from variorum.program.types import ANY, VOID, Type
from variorum.syntax.grammar import new_parser

# Nodes inside of nodes. Each takes a few frames of the host's stack, here and where the result is compiled.
DEEPEST = 120


class Range(TypedDict):
    """The range of a node, as arguments of a representation node."""

    start: int
    end: int


@attrs.frozen(eq=False)
class FoundMember:
    """A bare name that means a member of a class around it."""

    owner: ClassOutline
    member: MemberOutline
    is_inner: bool
    """Whether the class is the innermost one around the name."""


@attrs.define(eq=False)
class Lowering:
    """The lowering of one file."""

    table: Table
    scope: Scope
    shift: int = 0
    """Bytes that were put in front of the text, so that it parses."""
    functions: list[Function] = attrs.Factory(list)
    classes: list[Class] = attrs.Factory(list)
    outlines: dict[int, ClassOutline] = attrs.Factory(dict)
    """Classes by the first byte of their nodes."""
    classes_by_name: dict[str, ClassOutline] = attrs.Factory(dict)
    signatures: dict[Symbol, list[MemberOutline]] = attrs.Factory(dict)
    types: dict[str, Type] = attrs.Factory(dict)
    """Types that the file gives a name (`typedef`, `using`)."""
    ranges: dict[int, Range] = attrs.Factory(dict)
    """Ranges of nodes whose parts are read again, by their ids."""
    parts: dict[Symbol, tuple[Symbol, str, int]] = attrs.Factory(dict)
    """Names for parts of what a reference refers to: the reference, and the member or position."""
    statics: list[Statement] = attrs.Factory(list)
    """Declarations of variables that outlive the call."""
    outside: dict[str, list[tuple[Node, Entry]]] = attrs.Factory(dict)
    """Methods that are defined outside of their class."""
    outlining: bool = False
    """Whether parameters are read for a signature: those that are references have the type of one then."""
    receivers: list[Expression] = attrs.Factory(list)
    """What the members behind `?.` belong to, innermost last."""
    iota: int = 0
    """The number of the constant at hand in its group."""
    own_types: list[str] = attrs.Factory(list)
    """What `Self` stands for, innermost last."""
    variants: dict[str, frozenset[str]] = attrs.Factory(dict)
    """The variants of enums with data."""
    extensions: dict[str, Symbol] = attrs.Factory(dict)
    """Functions of the file that extend a class, by their names."""
    binds_unseen: bool = False
    """Whether the file imports all that a module has, or has a part that does not parse."""
    depth: int = 0
    temporaries: int = 0
    labels: list[str] = attrs.Factory(list)
    """What a plain `break` leaves, innermost last."""
    results: list[tuple[Symbol, str]] = attrs.Factory(list)
    """Where switches around take their values, and the label that leaves them."""

    # Ranges and opaque nodes

    def at(self, node: Node) -> Range:
        """The range of a node in the file, as arguments of a representation node."""
        known = self.ranges.get(node.id) if self.ranges else None
        if known is not None:
            return known
        return {
            "start": max(node.start_byte - self.shift, 0),
            "end": max(node.end_byte - self.shift, 0),
        }

    def opaque(self, node: Node, reason: str = "") -> OpaqueExpression:
        """An expression that is not understood. Names in it are resolved, so that captures and uses are known."""
        return OpaqueExpression(reason or _reason(node), tuple(self._names_in(node)), **self.at(node))

    def opaque_statement(self, node: Node, reason: str = "") -> OpaqueStatement:
        """A statement that is not understood."""
        return OpaqueStatement(reason or _reason(node), tuple(self._names_in(node)), **self.at(node))

    def _names_in(self, node: Node) -> Iterator[Expression]:
        names = self.table.fact("scoping", "names", ("identifier",))
        waiting = [node]
        while waiting:
            one = waiting.pop()
            if one.type in names:
                found = self.resolve(text_of(one))
                yield (
                    Variable(found, **self.at(one))
                    if isinstance(found, Symbol)
                    else Unbound(text_of(one), **self.at(one))
                )
            waiting.extend(one.named_children)

    # Parts

    def expression(self, node: Node) -> Expression:
        """Lowers a node that stands for a value."""
        entry = self.table.expressions.get(node.type)
        if entry is None:
            entry = self.table.statements.get(node.type)
            if entry is None or node.is_missing:
                return self.opaque(node)
            return self._value_of_statement(node, entry)
        if self.depth > DEEPEST:
            return self.opaque(node, "nested too deeply")
        self.depth += 1
        try:
            lowered = entry.build(self, node, entry)
        finally:
            self.depth -= 1
        if isinstance(lowered, Expression):
            return lowered
        if isinstance(lowered, Argument):
            return Spread(lowered.value, **self.at(node)) if lowered.spread else lowered.value
        return Do(tuple(as_statements(lowered)), NOTHING, **self.at(node))

    def _value_of_statement(self, node: Node, entry: Entry) -> Expression:
        valued = entry.options.get("value")
        if valued == "block":
            return self.block_value(node, entry)
        lowered = self.statements(node)
        return Do(tuple(lowered), NOTHING, **self.at(node))

    def block_value(self, node: Node, entry: Entry) -> Expression:
        """The value of a block whose last part is its value."""
        from variorum.program.lowering.values import value_of_nodes

        return value_of_nodes(self, entry.all(node, "statements"), node)

    def statements(self, node: Node) -> list[Statement]:
        """Lowers a node that stands among statements; one node can make several."""
        if node.is_error and self.scope.function() is None:
            # Prose around the code: nothing that a function does depends on it.
            return []
        if node.is_error or node.is_missing:
            return [self.opaque_statement(node)]
        entry = self.table.statements.get(node.type)
        if entry is None:
            jump = self.table.fact("scoping", "jumps", {}).get(text_of(node)) if not node.children else None
            if jump is not None:
                return as_statements(HOOKS[jump](self, node, Entry(jump, HOOKS[jump], {}, {})))
            value = self.expression(node)
            if isinstance(value, Do) and value.value is NOTHING:
                return list(value.statements)
            return [Evaluate(value, **self.at(node))]
        if self.depth > DEEPEST:
            return [self.opaque_statement(node, "nested too deeply")]
        self.depth += 1
        try:
            lowered = entry.build(self, node, entry)
        finally:
            self.depth -= 1
        if isinstance(lowered, Do) and lowered.value is NOTHING:
            return list(lowered.statements)
        if isinstance(lowered, Expression):
            return [Evaluate(lowered, **self.at(node))]
        return as_statements(lowered)

    def is_skipped(self, node: Node) -> bool:
        """Whether a node is a statement without any effect."""
        entry = self.table.statements.get(node.type)
        return entry is not None and entry.form == "skip"

    def block(self, *nodes: Node) -> Block:
        """Lowers a block, or a statement that stands for one, in a scope of its own."""
        with self.inside(Scope(scopes.BLOCK)):
            return self.plain_block(*nodes)

    def plain_block(self, *nodes: Node) -> Block:
        """Lowers a block in the scope at hand."""
        inner = [one for node in nodes for one in self.block_nodes(node)]
        return Block(tuple(self.body(inner)), **self._around(nodes))

    def _around(self, nodes: tuple[Node, ...]) -> Range:
        return (
            Range(start=self.at(nodes[0])["start"], end=self.at(nodes[-1])["end"])
            if nodes
            else Range(start=0, end=0)
        )

    def block_nodes(self, node: Node) -> list[Node]:
        """The statements of a block, or the node itself where it is none."""
        entry = self.table.statements.get(node.type)
        if entry is not None and entry.form == "Block":
            return entry.all(node, "statements")
        return [node]

    def body(self, nodes: list[Node]) -> list[Statement]:
        """Lowers statements in order, once the names that hold in all of them are bound."""
        self.bind_ahead(nodes)
        return [statement for node in nodes for statement in self.statements(node)]

    def arguments(self, nodes: Iterable[Node]) -> tuple[Argument, ...]:
        """Lowers the arguments of a call."""
        from variorum.program.lowering.braceless_maps import gathered

        plain, entries = gathered(self, list(nodes))
        return (*(self.argument(node) for node in plain), *entries)

    def argument(self, node: Node) -> Argument:
        """Lowers one argument; the table marks those with a name and those that are spread as `argument`."""
        entry = self.table.expressions.get(node.type)
        if entry is not None and entry.form in ("argument", "spread argument"):
            argument: Argument = HOOKS["argument"](self, node, entry)
            return argument
        if entry is not None and entry.form == "pair":
            key, inner = entry.one(node, "key"), entry.one(node, "value")
            if (
                key is not None
                and inner is not None
                and key.type in self.table.fact("scoping", "key_names", ())
            ):
                return Argument(self.expression(inner), text_of(key).rstrip(":"), **self.at(node))
        value = self.expression(node)
        if isinstance(value, Spread):
            return Argument(value.value, spread="*", **self.at(node))
        return Argument(value, **self.at(node))

    def target(self, node: Node) -> Expression:
        """Lowers what is assigned to."""
        entry = self.table.targets.get(node.type)
        if entry is None:
            return self.expression(node)
        lowered: Expression = entry.build(self, node, entry)
        return lowered

    def type(self, node: Node | None) -> Type:
        """Lowers a type; ANY where none is written or nobody follows it."""
        if node is None:
            return ANY
        entry = self.table.types.get(node.type)
        if entry is None or self.depth > DEEPEST:
            return ANY
        self.depth += 1
        try:
            found: Type = entry.build(self, node, entry)
        finally:
            self.depth -= 1
        return found

    # Text that is read again in another role

    def reread(self, head: str, text: str, tail: str) -> Node | None:
        """Parses a part of the text by itself; the first node, None where it does not parse."""
        data = f"{head}{text}{tail}".encode("utf-8", "replace")
        root = new_parser(self.table.language).parse(data).root_node
        return root.named_children[0] if root.named_children and not root.has_error else None

    @contextmanager
    def rereading(self, original: Node, found: Node) -> Iterator[None]:
        """Lowers nodes that were read again with the ranges of the original."""
        shift = self.shift
        self.shift = found.start_byte - (original.start_byte - shift)
        try:
            yield
        finally:
            self.shift = shift

    # Scopes

    @contextmanager
    def inside(self, scope: Scope) -> Iterator[Scope]:
        """Lowers what follows in a new scope."""
        around = self.scope
        scope.parent = around
        self.scope = scope
        try:
            yield scope
        finally:
            self.scope = around

    def bind_ahead(self, nodes: list[Node]) -> None:
        """Binds the names that hold in a whole block before its first statement."""
        if not self.table.block_binds:
            return
        from variorum.program.lowering.classes import outline_if_class

        for declaration, name in block_names(self.table, nodes):
            word = text_of(name)
            if word not in self.scope.names:
                self.bind(word, self.kind_here())
                self.scope.ahead.add(word)
            outline_if_class(self, declaration)

    def bind_assigned(self, nodes: Iterable[Node], kind: str = Symbol.LOCAL) -> None:
        """Binds the names that the language makes names of the whole function."""
        for name in assigned_names(self.table, nodes):
            word = text_of(name)
            if word not in self.scope.names:
                self.bind(word, kind)
                self.scope.ahead.add(word)

    def kind_here(self) -> str:
        """What kind of symbol a variable of this place is."""
        return Symbol.GLOBAL if self.scope.kind == scopes.FILE else Symbol.LOCAL

    def bind(self, name: str, kind: str, type: Type = ANY, path: str = "") -> Symbol:
        """Makes a new symbol for a name of this scope."""
        sign = self.table.fact("scoping", "sign", "")
        symbol = Symbol(name.removeprefix(sign), kind, type, path=path)
        self.scope.names[name] = symbol
        return symbol

    def declare(self, name: str, kind: str = "", type: Type = ANY) -> Symbol:
        """The symbol of a declaration: the one that was bound ahead for it, or a new one."""
        for scope in self.scope.outwards():
            if name in scope.ahead and name in scope.names:
                scope.ahead.discard(name)
                symbol = scope.names[name]
                symbol.type = type
                symbol.kind = kind or symbol.kind
                return symbol
            if scope.kind == scopes.FUNCTION or name in scope.names:
                break
        return self.bind(name, kind or self.kind_here(), type)

    def temporary(self, type: Type = ANY) -> Symbol:
        """A variable that only the lowering knows."""
        self.temporaries += 1
        return Symbol(f"${self.temporaries}", self.kind_here(), type)

    def resolve(self, name: str) -> Symbol | FoundMember | None:
        """What a bare name means here; None where the file does not bind it."""
        crossed = False
        classes = 0
        closed = self.table.fact("scoping", "closed_classes", False)
        sealed = self.table.fact("scoping", "closed_functions", False) and self.table.fact(
            "scoping", "sign", ""
        )
        for scope in self.scope.outwards():
            symbol = scope.names.get(name)
            if symbol is not None and not (closed and crossed and scope.kind == scopes.CLASS):
                if crossed and scope.kind in (scopes.FUNCTION, scopes.BLOCK):
                    symbol.is_captured = True
                return symbol
            if scope.kind == scopes.CLASS and scope.owner is not None:
                if not closed:
                    found = member_of(scope.owner, name, self.classes_by_name)
                    if found is not None:
                        return FoundMember(scope.owner, found, classes == 0)
                classes += 1
            crossed = crossed or scope.kind == scopes.FUNCTION
            if sealed and scope.kind == scopes.FUNCTION and not scope.is_inline and name.startswith(sealed):
                return None
        return None


NOTHING = Constant(None, VOID)
"""The value of what has none."""


def as_statements(lowered: Statement | list[Statement] | None) -> list[Statement]:
    """What a form gave, as a list."""
    if lowered is None:
        return []
    return lowered if isinstance(lowered, list) else [lowered]


def returning(value: Expression) -> Return:
    """A return of the value, with its range."""
    return Return(value, start=value.start, end=value.end)


def _reason(node: Node) -> str:
    if node.type == "ERROR" or node.is_missing:
        return "syntax error"
    return f"`{node.type}`"
