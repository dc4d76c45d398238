"""Finds the parts of a tree's node by short paths, the way a lowering table names them.

A path is made of steps, separated by `/`; `|` separates paths of which the first that finds something counts, ` & ` joins what
several find.

| step | finds |
|---|---|
| `left` | the children in the field `left` |
| `@0`, `@-1`, `@*` | a named child by position, or all of them; comments do not count |
| `#block` | the named children of the type `block`; several are separated by commas |
| `!block` | the named children of other types |
| `~static` | the children that are the word `static` |
| `-value` | the named children but those in the field `value` |
| `%`, `%type` | the named children and the words `_` and `this`, all or those outside of the field |
| `?body` | the node itself, if it has the field `body` |
| `:block` | the node itself, if it is of that type |
| `'ref` | the node itself, if that is its text |
| `.` | the node itself |
| `..` | the node around it |
| `$taken` | what a conditional directive leaves where no symbol is defined |
"""

from __future__ import annotations

from collections.abc import Callable

from tree_sitter import Node

Selector = Callable[[Node], list[Node]]
"""Finds nodes from a node."""


def compiled(text: str) -> Selector:
    """The selector for a path."""
    if " & " in text:
        together = [compiled(one.strip()) for one in text.split(" & ")]
        return lambda node: [found for selector in together for found in selector(node)]
    paths = [_path(path.strip()) for path in text.split("|")]
    if len(paths) == 1:
        return paths[0]

    def first(node: Node) -> list[Node]:
        for path in paths:
            found = path(node)
            if found:
                return found
        return []

    return first


def named_children(node: Node) -> list[Node]:
    """The named children without comments."""
    # What the parser gave up on is marked as extra, too; it must not be left out.
    return [child for child in node.named_children if child.is_error or not child.is_extra]


def _path(text: str) -> Selector:
    steps = [_step(step) for step in text.split("/")]
    if len(steps) == 1:
        return steps[0]

    def walk(node: Node) -> list[Node]:
        nodes = [node]
        for step in steps:
            nodes = [found for one in nodes for found in step(one)]
        return nodes

    return walk


def _step(text: str) -> Selector:
    if text == ".":
        return lambda node: [node]
    if text == "..":
        return lambda node: [node.parent] if node.parent is not None else []
    if text == "@*":
        return named_children
    if text == "$taken":
        return _taken
    if text.startswith("@"):
        return _at(int(text[1:]))
    if text.startswith("#"):
        wanted = frozenset(text[1:].split(","))
        return lambda node: [child for child in node.named_children if child.type in wanted]
    if text.startswith("!"):
        unwanted = frozenset(text[1:].split(","))
        return lambda node: [child for child in named_children(node) if child.type not in unwanted]
    if text.startswith("%"):
        return lambda node: _with_blanks(node, text[1:])
    if text.startswith("-"):
        return lambda node: _without_field(node, text[1:])
    if text.startswith(":"):
        types = frozenset(text[1:].split(","))
        return lambda node: [node] if node.type in types else []
    if text.startswith("'"):
        word = text[1:].encode()
        return lambda node: [node] if node.text == word else []
    if text.startswith("?"):
        return lambda node: [node] if node.child_by_field_name(text[1:]) is not None else []
    if text.startswith("~"):
        token = text[1:]
        return lambda node: [child for child in node.children if child.type == token]
    return lambda node: [child for child in node.children_by_field_name(text) if not child.is_extra]


def _taken(node: Node) -> list[Node]:
    condition = node.child_by_field_name("condition")
    if condition is None or _holds(condition):
        left_out = {
            child.id for field in ("condition", "alternative") for child in node.children_by_field_name(field)
        }
        return [child for child in named_children(node) if child.id not in left_out]
    return [found for each in node.children_by_field_name("alternative") for found in _taken(each)]


def _holds(condition: Node) -> bool:
    """Returns whether a condition holds without any symbol."""
    parts = [_holds(each) for each in named_children(condition)]
    if condition.type == "boolean_literal":
        return condition.text == b"true"
    if condition.type == "parenthesized_expression":
        return all(parts)
    if condition.type == "unary_expression":
        return not any(parts)
    signs = {each.type for each in condition.children}
    return (all(parts) if "&&" in signs else any(parts)) if condition.type == "binary_expression" else False


def _without_field(node: Node, field: str) -> list[Node]:
    left_out = {child.id for child in node.children_by_field_name(field)}
    return [child for child in named_children(node) if child.id not in left_out]


def _with_blanks(node: Node, field: str) -> list[Node]:
    left_out = {child.id for child in node.children_by_field_name(field)} if field else set()
    return [
        child
        for child in node.children
        if ((child.is_named and not child.is_extra) or child.type in ("_", "this"))
        and child.id not in left_out
    ]


def _at(index: int) -> Selector:
    def select(node: Node) -> list[Node]:
        children = named_children(node)
        return [children[index]] if -len(children) <= index < len(children) else []

    return select
