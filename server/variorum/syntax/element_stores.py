"""Reclassifies stores to parts of local variables that hold their parts by value, such as arrays and structs in C.

`cells[i] = 0` uses `cells` no more than `total += 1` uses `total`. If nothing else uses the variable, such stores are
updates
and not reads.
"""

from __future__ import annotations

from collections.abc import Mapping

from variorum.syntax.bindings import ItemNames
from variorum.syntax.item import Match


def record_element_stores(names: ItemNames, matches: Mapping[str, tuple[Match, ...]]) -> None:
    """Turns the uses of each variable that `@whole` marks into updates, if all of them are `@part.name`."""
    whole = {match["whole"] for match in matches.get("whole", ())}
    parts = {match["part.name"] for match in matches.get("part.name", ())} if whole else set()
    if not parts:
        return
    for binding in names.inner:
        if binding.reads and whole.issuperset(binding.definitions) and parts.issuperset(binding.reads):
            binding.updates = sorted([*binding.updates, *binding.reads])
            binding.reads = []
