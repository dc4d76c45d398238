"""Holds the state of the walk through one item: the names in scope, the enclosing classes, the expected result."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import attrs
from tree_sitter import Node

from variorum.syntax.span import Span
from variorum.typecheck.conversions import Conversions
from variorum.typecheck.forms import Forms
from variorum.typecheck.signatures import Library
from variorum.typecheck.types import MaybeType, Type, class_object


@attrs.frozen
class TypeIssue:
    """A type error. The span is absolute while the item is walked."""

    span: Span
    message: str


@attrs.define(eq=False)
class Context:
    """The state of a walk through one item."""

    forms: Forms
    conversions: Conversions
    tables: Mapping[str, Any]
    """The language's `expressions.toml`."""
    enclosing_classes: tuple[Type, ...]
    """The classes around the item, innermost first; the file itself is the last."""
    result: MaybeType = None
    """The result type of the enclosing function; None if it is unknown."""
    issues: list[TypeIssue] = attrs.field(factory=list)
    depth: int = 0
    """How deeply nested the current node is."""
    _scopes: list[dict[str, MaybeType]] = attrs.field(factory=lambda: [{}])
    _immutable: list[set[str]] = attrs.field(factory=lambda: [set()])

    @property
    def library(self) -> Library:
        """Returns the classes of the standard library and of the file."""
        return self.conversions.library

    @contextmanager
    def scope(self) -> Iterator[None]:
        """Opens a scope. Names declared inside it are dropped when it ends."""
        self._scopes.append({})
        self._immutable.append(set())
        try:
            yield
        finally:
            self._scopes.pop()
            self._immutable.pop()

    @contextmanager
    def returning(self, result: MaybeType) -> Iterator[None]:
        """Sets the result type that a `return` inside the block is checked against."""
        before, self.result = self.result, result
        try:
            yield
        finally:
            self.result = before

    @property
    def is_local(self) -> bool:
        """Returns whether the walk is inside a function."""
        return len(self._scopes) > 1

    def is_declared_here(self, name: str) -> bool:
        """Returns whether the innermost scope declares the name."""
        return name in self._scopes[-1]

    def is_local_name(self, name: str) -> bool:
        """Returns whether a local variable has that name."""
        return any(name in scope for scope in self._scopes)

    def declare(self, name: str, type_: MaybeType, *, is_immutable: bool = False) -> None:
        """Declares a name in the innermost scope. An immutable one cannot be assigned again."""
        self._scopes[-1][name] = type_
        (self._immutable[-1].add if is_immutable else self._immutable[-1].discard)(name)

    def is_immutable(self, name: str) -> bool:
        """Returns whether the innermost declaration of the name is immutable."""
        scopes = zip(reversed(self._scopes), reversed(self._immutable), strict=True)
        return next((name in fixed for scope, fixed in scopes if name in scope), False)

    def type_of_name(self, name: str) -> MaybeType:
        """Returns the type of a variable, a field or a class. Returns None if the name or its type is unknown."""
        for scope in reversed(self._scopes):
            if name in scope:
                return scope[name]
        for owner in self.enclosing_classes:
            for signature, _ in self.library.members(owner, name):
                if signature.parameters is None:
                    return signature.result
            if not self.library.is_complete(owner):
                break
        name = self.tables["kinds"].get("aliases", {}).get(name, name)
        return class_object(name) if self.library.get(name) is not None else None

    def report(self, node: Node, message: str) -> None:
        """Records a type error at a node."""
        self.issues.append(TypeIssue(Span(node.start_byte, node.end_byte), message))
