"""The kinds of values in a whole file, with what its original says of the parameters."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Set
from typing import NamedTuple

from variorum.syntax.document import Document
from variorum.syntax.item import Item
from variorum.syntax.keeping import kept_with_item
from variorum.translation.values.code import Code
from variorum.translation.values.expressions import Kinds
from variorum.translation.values.kinds import Kind, Known, joined
from variorum.translation.values.misuse import Misuse, misuses
from variorum.typecheck.declared import node_of

_KEY = "misuses"


class _Given(NamedTuple):
    """What an item gives to the names of the file: their values, and the elements of those that are lists."""

    bound: Mapping[str, Known]
    fills: Mapping[str, Known]


def misuses_of(
    document: Document, parameters: Mapping[Item, Mapping[str, Kind]]
) -> Iterator[tuple[Item, Misuse]]:
    """The misuses in every item without syntax errors, relative to it; none in a language that nobody described.

    Args:
        document: the file.
        parameters: the kinds of the parameters of some items, by their names.
    """
    if not document.language.values or document.is_dynamic:
        return
    outer, own = _outer(document)
    for item in document.items:
        if item.facts.is_broken:
            continue
        given = parameters.get(item, {})
        seen = {name: outer[name] for name in item.facts.names.free if name in outer}
        seen |= {one.name: outer[one.name] for one in item.facts.names.outermost if one.name in outer}
        hidden = own & item.facts.names.free.keys()
        known = item.facts.derived.get(_KEY)
        if known is None or known[0] != (given, seen, hidden):
            known = ((given, seen, hidden), _misuses_in(document, item, given, seen, hidden))
            item.facts.derived[_KEY] = known
        for misuse in known[1]:
            yield item, misuse


def _misuses_in(
    document: Document,
    item: Item,
    given: Mapping[str, Kind],
    outer: Mapping[str, Known],
    own: Set[str],
) -> tuple[Misuse, ...]:
    node = node_of(document, item)
    if node is None:
        return ()
    found = misuses(Kinds(Code(item, node, document.language.values), given, outer, own))
    return tuple(dict.fromkeys(found))


def _outer(document: Document) -> tuple[dict[str, Known], set[str]]:
    """The kinds of the names that the file binds outside of its functions, and all these names."""
    bound: dict[str, list[Known]] = {}
    fills: dict[str, list[Known]] = {}
    for item in document.items:
        given = _given(document, item)
        for name, kind in given.bound.items():
            bound.setdefault(name, []).append(kind)
        for name, kind in given.fills.items():
            fills.setdefault(name, []).append(kind)
    kinds = {name: Kinds.filled(joined(values), fills.get(name, ())) for name, values in bound.items()}
    return {name: kind for name, kind in kinds.items() if kind is not None}, set(bound)


@kept_with_item
def _given(document: Document, item: Item) -> _Given:
    names = item.facts.names
    outermost = {one.name: one for one in names.outermost}
    node = node_of(document, item)
    if node is None or item.facts.is_broken:
        return _Given(dict.fromkeys(outermost), {})
    kinds = Kinds(Code(item, node, document.language.values), {}, {}, outermost.keys())
    uses = {name: [*names.free.get(name, ())] for name in names.free}
    for name, binding in outermost.items():
        uses.setdefault(name, []).extend(binding.reads)
    filled = {name: list(kinds.fills(places)) for name, places in uses.items()}
    return _Given(
        {name: kinds.bound_to(binding) for name, binding in outermost.items()},
        {name: joined(found) for name, found in filled.items() if found},
    )
