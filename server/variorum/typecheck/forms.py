"""Maps node types to the forms that `expressions.toml` gives them, such as `call` or `binary`."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from functools import cache
from typing import Any

import attrs
from tree_sitter import Node

from variorum.languages import Language
from variorum.syntax.source_text import decode


@attrs.frozen(eq=False)
class Forms:
    """The form of each node type, and the names of the fields that hold its parts."""

    table: Mapping[str, Mapping[str, Any]]

    def of(self, node: Node) -> str:
        """Returns the form of a node. Returns an empty string for one that only contains others."""
        entry = self.table.get(node.type)
        return str(entry["form"]) if entry else ""

    def option(self, node: Node, name: str, default: Any = None) -> Any:
        """Returns another entry of the table for nodes of this type."""
        return self.table[node.type].get(name, default)

    def part(self, node: Node, name: str) -> Node | None:
        """Returns a part of a node by its name in the form."""
        return node.child_by_field_name(str(self.option(node, name, name)))

    def parts(self, node: Node, name: str) -> list[Node]:
        """Returns every part of that name."""
        return node.children_by_field_name(str(self.option(node, name, name)))


@cache
def forms_of(language: Language) -> Forms:
    """Returns the forms of a language, none if it has no `expressions.toml`."""
    return Forms(language.expressions.get("forms", {}))


def text_of(node: Node | None) -> str:
    """Returns the text of a node, an empty string for None."""
    return decode(node.text or b"") if node is not None else ""


def syntax_children(node: Node) -> Iterator[Node]:
    """Returns the named children without comments."""
    return (child for child in node.named_children if not child.is_extra)


def has_word(node: Node, words: Collection[str]) -> bool:
    """Returns whether one of the named children is one of these words, such as a modifier."""
    # The body is a child too. Its length is compared first, so that its text is not read.
    if not words:
        return False
    longest = max(map(len, words))
    return any(
        one.end_byte - one.start_byte <= longest and text_of(one) in words for one in syntax_children(node)
    )


def names_within(node: Node) -> list[str]:
    """Returns the texts of the leaves, such as the names in a pattern or a list of parameters."""
    if not node.named_child_count:
        return [text_of(node)]
    return [name for child in node.named_children for name in names_within(child)]
