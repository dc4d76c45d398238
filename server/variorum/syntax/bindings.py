"""What the scope analysis yields: the names an item binds, and the names it needs from outside."""

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
    """The capture that defined it first, without `definition.`: `import`, `variable`, `parameter`, `loop` ..."""
    scope: Span
    """The range of the scope that the name is bound in; of the outermost scope, the whole item."""
    is_outermost: bool
    """Whether the name is bound in the item's surroundings and so visible to other items."""
    definitions: list[Span] = attrs.field(factory=list)
    kinds: list[str] = attrs.field(factory=list)
    writes: list[Span] = attrs.field(factory=list)
    updates: list[Span] = attrs.field(factory=list)
    reads: list[Span] = attrs.field(factory=list)
    lent: list[Span] = attrs.field(factory=list)
    """Those of the reads by which something else may give the variable a value: an argument passed by reference."""
    is_member: bool = False
    """Whether the scope is the body of a class, so that the name can be reached from outside as a member."""
    visible_from: int = 0
    """Where a local name begins to mean this, in a language in which that is not its whole scope."""
    is_captured: bool = False
    """Whether a function nested in the binding's own function reads or writes it."""

    @property
    def first(self) -> Span:
        """Where the name is bound first."""
        return self.definitions[0]

    @property
    def is_read(self) -> bool:
        """Whether anything in the item reads the name."""
        return bool(self.reads)


@attrs.frozen(eq=False)
class ItemNames:
    """The outcome of the scope analysis of one item."""

    outermost: tuple[Binding, ...]
    """Names that the item binds in its surroundings."""
    inner: tuple[Binding, ...]
    """Names bound in scopes of the item's own."""
    free: Mapping[str, tuple[Span, ...]]
    """Names that are read or written here and bound by no inner scope."""
    free_reads: frozenset[str]
    """Those of the free names that are read, not only written."""
    members: frozenset[str]
    """Names used behind a dot or an arrow, as in `account.balance`."""
    exports: frozenset[str]
    """Names that the item exports by listing them."""
    is_dynamic: bool
    """Whether something such as `eval` or a wildcard import makes the item's names unknowable."""
    stray_updates: tuple[Span, ...] = ()
    """Updates such as `x += 1` that make a name local to a function in which nothing gives it a value first."""
    shared: frozenset[str] = frozenset()
    """Names that a function announces to share with what is around it, or that are references to something."""
    unused_shares: tuple[Span, ...] = ()
    """Where a function announces that it shares a name with the scope around it and then never stores to it."""
