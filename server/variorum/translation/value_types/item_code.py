"""The code of an item as the kinds of values are read from it: its nodes by the forms that `values.toml` gives their types."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import attrs
from tree_sitter import Node, QueryCursor

from variorum.syntax.bindings import Binding
from variorum.syntax.item import Item
from variorum.syntax.memoized_property import memoized_property
from variorum.syntax.span import Span
from variorum.translation.value_types.tables import Tables


@attrs.frozen(eq=False, slots=False)
class ItemCode:
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

    @memoized_property
    def nodes(self) -> Sequence[Node]:
        """The nodes of the item that bind names or are operations, a parent in front of its parts.

        Of a head there are none of the members, which are items.
        """
        cursor = QueryCursor(self.tables.query)
        cursor.set_byte_range(*self.item.own_span)
        return cursor.captures(self.node).get("told", [])

    @memoized_property
    def bindings(self) -> Mapping[Span, Binding]:
        """The binding behind each place where a name is bound or used."""
        names = self.item.facts.names
        return {
            place: binding
            for binding in (*names.inner, *names.outermost)
            for places in (binding.definitions, binding.writes, binding.updates, binding.reads)
            for place in places
        }

    @memoized_property
    def sources(self) -> Mapping[Span, Node]:
        """The statement that gives the name in a place its value, by that place."""
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
    """The named children without comments."""
    return [child for child in node.named_children if not child.is_extra]
