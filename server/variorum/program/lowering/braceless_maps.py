"""Lowers the entries of a map that is written as arguments, without braces."""

from __future__ import annotations

from tree_sitter import Node

from variorum.program.expressions import Argument
from variorum.program.lowering.engine import Lowering
from variorum.program.lowering.table import HOOKS, Entry


def gathered(lower: Lowering, nodes: list[Node]) -> tuple[list[Node], tuple[Argument, ...]]:
    """Returns the other arguments, and the map of the entries as the last one, where the language has such arguments."""
    entries = [node for node in nodes if _is_entry(lower, node)]
    if not entries:
        return nodes, ()
    form = Entry("mapping", HOOKS["mapping"], {"entries": lambda _: entries}, {})
    made = HOOKS["mapping"](lower, entries[0], form)
    plain = [node for node in nodes if node not in entries]
    return plain, (Argument(made, **lower.at(entries[0])),)


def _is_entry(lower: Lowering, node: Node) -> bool:
    if not lower.table.fact("calls", "braceless_maps", False):
        return False
    entry = lower.table.expressions.get(node.type)
    if entry is None or entry.form != "pair":
        return False
    key = entry.one(node, "key")
    return key is not None and key.type not in lower.table.fact("scoping", "key_names", ())
