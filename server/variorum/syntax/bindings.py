"""Holds the result of the scope analysis: the names an item binds, and the names it takes from outside."""

from __future__ import annotations

from collections.abc import Mapping

import attrs

from variorum.syntax.span import Span


@attrs.define(eq=False)
class Binding:
    """A name bound in some scope, with every place that defines, writes or reads it.

    Spans are relative to the start of the item that holds the binding.
    """

    name: str
    kind: str
    """The capture that defined it first, without `definition.`: `import`, `variable`, `parameter`, `loop` and so on."""
    scope: Span
    """The range of the scope that binds the name. For the outermost scope, this is the whole item."""
    is_outermost: bool
    """Whether the name is bound outside the item's own scopes and so is visible to other items."""
    definitions: list[Span] = attrs.field(factory=list)
    kinds: list[str] = attrs.field(factory=list)
    writes: list[Span] = attrs.field(factory=list)
    updates: list[Span] = attrs.field(factory=list)
    reads: list[Span] = attrs.field(factory=list)
    lent: list[Span] = attrs.field(factory=list)
    """The reads by which something else may assign the variable: arguments passed by reference."""
    is_member: bool = False
    """Whether the scope is the body of a class, so that the name is accessible as a member."""
    visible_from: int = 0
    """The offset from which a local name refers to this binding, in a language in which that is not its whole scope."""
    is_captured: bool = False
    """Whether a function nested in the binding's own function reads or writes it."""

    @property
    def first(self) -> Span:
        """Returns the place of the first definition."""
        return self.definitions[0]

    @property
    def is_read(self) -> bool:
        """Returns whether the item reads the name."""
        return bool(self.reads)


@attrs.frozen(eq=False)
class ItemNames:
    """The result of the scope analysis of one item."""

    outermost: tuple[Binding, ...]
    """Names that the item binds in its enclosing scope."""
    inner: tuple[Binding, ...]
    """Names bound in the item's own scopes."""
    free: Mapping[str, tuple[Span, ...]]
    """Names that are read or written here and bound by no inner scope."""
    free_reads: frozenset[str]
    """The free names that are read, not only written."""
    members: frozenset[str]
    """Names used after a dot or an arrow, such as `balance` in `account.balance`."""
    exports: frozenset[str]
    """Names that the item exports in a list."""
    is_dynamic: bool
    """Whether the item's names cannot be known, because of `eval` or a wildcard import for example."""
    stray_updates: tuple[Span, ...] = ()
    """Updates such as `x += 1` that make a name local to a function in which nothing assigns it first."""
    shared: frozenset[str] = frozenset()
    """Names that a function declares to share with the enclosing scope, or that are references."""
    unused_shares: tuple[Span, ...] = ()
    """Places where a function declares that it shares a name with the enclosing scope but never assigns it."""
