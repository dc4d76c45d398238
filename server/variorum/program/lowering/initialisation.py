"""Orders the variables of a file as a language initialises them: a variable after those that its value needs."""

from __future__ import annotations

from collections.abc import Iterator

from tree_sitter import Node

from variorum.program.lowering.selectors import named_children
from variorum.program.lowering.table import text_of


def in_order_of_use(nodes: list[Node], kinds: tuple[str, ...]) -> list[Node]:
    """Returns the statements of a file with the declarations of `kinds` in the order of their initialisation.

    A function that a value calls counts as its use of the variables that the function reads.
    """
    if not any(each.type in kinds for each in nodes):
        return nodes
    declaring: dict[str, Node] = {}
    for each in nodes:
        for name in _declared(each, kinds):
            declaring.setdefault(name, each)
    ordered: list[Node] = []
    seen: set[int] = set()
    for each in nodes:
        if each.type in kinds:
            _visit(each, declaring, kinds, seen, ordered)
    rest = iter(ordered)
    return [next(rest) if each.type in kinds else each for each in nodes]


def _visit(
    node: Node, declaring: dict[str, Node], kinds: tuple[str, ...], seen: set[int], ordered: list[Node]
) -> None:
    if node.id in seen:
        return
    seen.add(node.id)
    for name in _identifiers(node):
        used = declaring.get(name)
        if used is not None:
            _visit(used, declaring, kinds, seen, ordered)
    if node.type in kinds:
        ordered.append(node)


def _declared(node: Node, kinds: tuple[str, ...]) -> Iterator[str]:
    specs = _specs(node) if node.type in kinds else [node]
    for spec in specs:
        for name in spec.children_by_field_name("name"):
            yield text_of(name)


def _specs(node: Node) -> Iterator[Node]:
    for each in named_children(node):
        if each.child_by_field_name("name") is not None:
            yield each
        else:
            yield from _specs(each)


def _identifiers(node: Node) -> Iterator[str]:
    waiting = [node]
    while waiting:
        one = waiting.pop()
        if one.type == "identifier":
            yield text_of(one)
        waiting.extend(reversed(one.named_children))
