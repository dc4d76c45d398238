"""Finds the names that a function, block or file binds before its first statement runs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tree_sitter import Node

from variorum.program.lowering.table import Table


def assigned_names(table: Table, nodes: Iterable[Node]) -> Iterator[Node]:
    """The identifiers that are names of the whole function because of an assignment or declaration anywhere in it."""
    if not table.binds:
        return
    boundaries = frozenset(table.fact("scoping", "boundaries", ()))
    nodes = list(nodes)
    outer = {text.decode("utf-8", "replace") for text in _outer_names(table, nodes)}
    for name in _assigned(table, nodes, boundaries):
        if (name.text or b"").decode("utf-8", "replace") not in outer:
            yield name


def _outer_names(table: Table, nodes: Iterable[Node]) -> Iterator[bytes]:
    """Names that the nodes declare as those of a scope around (`global`, `nonlocal`)."""
    kinds = table.fact("scoping", "outer", ())
    boundaries = table.fact("scoping", "boundaries", ())
    waiting = list(nodes)
    while waiting and kinds:
        node = waiting.pop()
        if node.type in kinds:
            yield from (child.text or b"" for child in node.named_children)
        if node.type not in boundaries:
            waiting.extend(node.named_children)


def _assigned(table: Table, nodes: Iterable[Node], boundaries: frozenset[str]) -> Iterator[Node]:
    waiting = list(reversed(list(nodes)))
    while waiting:
        node = waiting.pop()
        selector = table.binds.get(node.type)
        if selector is not None:
            for target in selector(node):
                yield from bound_identifiers(table, target)
        if node.type not in boundaries:
            waiting.extend(reversed(node.named_children))


def block_names(table: Table, nodes: Iterable[Node]) -> Iterator[tuple[Node, Node]]:
    """The declarations among the nodes whose names hold in the whole block, each with the identifier."""
    for node in nodes:
        selector = table.block_binds.get(node.type)
        if selector is None:
            continue
        for target in selector(node):
            if target.type in table.block_binds:
                yield from block_names(table, [target])
            else:
                yield from ((node, name) for name in bound_identifiers(table, target))


def bound_identifiers(table: Table, target: Node) -> Iterator[Node]:
    """The identifiers that a target binds: itself, or those that it takes apart."""
    if target.type in table.fact("scoping", "names", ("identifier",)):
        yield target
    elif target.type in table.fact("scoping", "patterns", ()):
        left = target.child_by_field_name("left")
        for child in [left] if left is not None else target.named_children:
            yield from bound_identifiers(table, child)
