"""How a language builds its expressions and statements: the forms that `expressions.toml` gives its node types."""

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
        """The form of a node; empty for one that only holds others."""
        entry = self.table.get(node.type)
        return str(entry["form"]) if entry else ""

    def option(self, node: Node, name: str, default: Any = None) -> Any:
        """Something else that the table says about nodes of this type."""
        return self.table[node.type].get(name, default)

    def part(self, node: Node, name: str) -> Node | None:
        """A part of a node, by the name that the form has for it."""
        return node.child_by_field_name(str(self.option(node, name, name)))

    def parts(self, node: Node, name: str) -> list[Node]:
        """Every part of that name."""
        return node.children_by_field_name(str(self.option(node, name, name)))


@cache
def forms_of(language: Language) -> Forms:
    """The forms of a language; empty where it has no `expressions.toml`."""
    return Forms(language.expressions.get("forms", {}))


def text_of(node: Node | None) -> str:
    """The text of a node as written; empty for none."""
    return decode(node.text or b"") if node is not None else ""


def syntax_children(node: Node) -> Iterator[Node]:
    """The named children without comments."""
    return (child for child in node.named_children if not child.is_extra)


def has_word(node: Node, words: Collection[str]) -> bool:
    """Whether one of the named children is one of these words, such as a modifier."""
    # The body is a child too, and its text is long.
    if not words:
        return False
    longest = max(map(len, words))
    return any(
        one.end_byte - one.start_byte <= longest and text_of(one) in words for one in syntax_children(node)
    )


def names_within(node: Node) -> list[str]:
    """The texts of the leaves, as of a pattern or a list of parameters."""
    if not node.named_child_count:
        return [text_of(node)]
    return [name for child in node.named_children for name in names_within(child)]
