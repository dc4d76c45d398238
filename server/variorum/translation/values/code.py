"""The code of an item as the kinds of values are read from it: its nodes by the forms that `values.toml` gives their types."""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping, Sequence
from functools import cached_property

import attrs
from tree_sitter import Node

from variorum.syntax.bindings import Binding
from variorum.syntax.item import Item
from variorum.syntax.span import Span
from variorum.translation.values.tables import Tables


@attrs.frozen(eq=False, slots=False)
class Code:
    """One item with the names that it binds, and where each gets its values."""

    item: Item
    node: Node
    tables: Tables
    """What `values.toml` of the language says."""

    def form(self, node: Node) -> str:
        """The form of a node; empty for one that has none."""
        return self.tables.forms.get(node.type, "")

    def text(self, node: Node | None) -> str:
        """The text of a node as written; empty for none."""
        return self.item.text_of(node) if node is not None else ""

    def span(self, node: Node) -> Span:
        """The range of a node, relative to the item."""
        start = self.item.span.start
        return Span(node.start_byte - start, node.end_byte - start)

    @cached_property
    def nodes(self) -> Sequence[tuple[Node, str]]:
        """The nodes of the item that a table speaks of, each with its type; a parent stands in front of its parts.

        Of a head there are none of the members, which are items.
        """
        return list(_walk(self.node, self.item.span.start + len(self.item.facts.text), self.tables.types))

    @cached_property
    def bindings(self) -> Mapping[Span, Binding]:
        """The binding behind each place where a name is bound or used."""
        names = self.item.facts.names
        return {
            place: binding
            for binding in (*names.inner, *names.outermost)
            for places in (binding.definitions, binding.writes, binding.updates, binding.reads)
            for place in places
        }

    @cached_property
    def sources(self) -> Mapping[Span, Node]:
        """The statement that gives the name in a place its value, by that place."""
        found: dict[Span, Node] = {}
        for node, type_ in self.nodes:
            binds = self.tables.binds.get(type_)
            names = node.child_by_field_name(binds.names) if binds else None
            if names is None:
                continue
            for name in (names, *names.named_children):
                if self.form(name) == "name":
                    found[self.span(name)] = node
        return found


def inner(node: Node) -> list[Node]:
    """The named children without comments."""
    return [child for child in node.named_children if not child.is_extra]


def _walk(node: Node, end: int, types: Container[str]) -> Iterator[tuple[Node, str]]:
    """Those of the node and of what is in it and begins before the end that are of one of these types, each with its type."""
    waiting = [node]
    while waiting:
        one = waiting.pop()
        type_ = one.type
        if type_ in types:
            yield one, type_
        if one.child_count:
            waiting.extend(child for child in reversed(one.named_children) if child.start_byte < end)
