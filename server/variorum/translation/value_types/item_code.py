"""Gives access to the nodes of an item by the forms of `values.toml`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import attrs
from tree_sitter import Node, QueryCursor

from variorum.memo import memoized_property
from variorum.syntax.bindings import Binding
from variorum.syntax.item import Item
from variorum.syntax.span import Span
from variorum.translation.value_types.tables import Tables


@attrs.frozen(eq=False, slots=False)
class ItemCode:
    """An item, its name bindings, and the statements that assign them."""

    item: Item
    node: Node
    tables: Tables
    """The tables of the language's `values.toml`."""

    def form(self, node: Node) -> str:
        """Returns the form of a node, an empty string if it has none."""
        return self.tables.forms.get(node.type, "")

    def text(self, node: Node | None) -> str:
        """Returns the text of a node, an empty string for None."""
        return self.item.text_of(node) if node is not None else ""

    def span(self, node: Node) -> Span:
        """Returns the range of a node, relative to the item."""
        start = self.item.span.start
        return Span(node.start_byte - start, node.end_byte - start)

    def node_at(self, span: Span) -> Node | None:
        """Returns the node of a range that is relative to the item."""
        return self.node.descendant_for_byte_range(*span.shifted(self.item.span.start))

    @memoized_property
    def nodes(self) -> Sequence[Node]:
        """Returns the nodes of the item that bind names or are operations, parents first.

        The header of a class has none of its members, which are items of their own.
        """
        cursor = QueryCursor(self.tables.query)
        cursor.set_byte_range(*self.item.own_span)
        return cursor.captures(self.node).get("checked", [])

    @memoized_property
    def bindings(self) -> Mapping[Span, Binding]:
        """Returns the binding of each place where a name is bound or used."""
        names = self.item.facts.names
        return {
            place: binding
            for binding in (*names.inner, *names.outermost)
            for places in (binding.definitions, binding.writes, binding.updates, binding.reads)
            for place in places
        }

    @memoized_property
    def sources(self) -> Mapping[Span, Node]:
        """Returns the statement that assigns the name at each place."""
        found: dict[Span, Node] = {}
        for node in self.nodes:
            binds = self.tables.binds.get(node.type)
            names = node.child_by_field_name(binds.names) if binds else None
            if names is None:
                continue
            for name in (names, *names.named_children):
                if self.form(name) == "name":
                    found[self.span(name)] = node
        return found


def syntax_children(node: Node) -> list[Node]:
    """Returns the named children without comments."""
    return [child for child in node.named_children if not child.is_extra]
