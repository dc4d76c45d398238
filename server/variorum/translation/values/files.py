"""The kinds of values in a whole file, with what its original says of the parameters."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence, Set
from typing import Any, NamedTuple

from variorum.syntax.document import Document
from variorum.syntax.item import Item
from variorum.syntax.item_memo import noted
from variorum.translation.values.code import Code
from variorum.translation.values.expressions import Kinds
from variorum.translation.values.kinds import Kind, Known, joined
from variorum.translation.values.misuse import Misuse, misuses
from variorum.translation.values.tables import tables_of
from variorum.typecheck.declared import node_of

_KEY, _CODE_KEY = "misuses", "code of values"


class _Given(NamedTuple):
    """What an item gives to the names of the file."""

    bound: Mapping[str, Kind]
    """The kinds of their values, as far as they are known."""
    fills: Mapping[str, Known]
    """The kinds of the elements of those that are lists."""


class _Sums(NamedTuple):
    """The same of several items, each name with what every one of them gives to it."""

    bound: Mapping[str, Sequence[Known]]
    fills: Mapping[str, Sequence[Known]]


class Names(NamedTuple):
    """The names that a file binds outside of its functions."""

    kinds: Mapping[str, Kind]
    """The kinds of those that are always of the same one."""
    bound: Mapping[str, int]
    members: Mapping[str, int]

    def among(self, names: Iterable[str]) -> Set[str]:
        """Those of some names that the file binds."""
        return {name for name in names if name in self.bound or name in self.members}


class _Last(NamedTuple):
    """The misuses in an item, and what they rest on besides its text."""

    basis: object
    given: Mapping[str, Kind]
    names: Names
    seen: Mapping[str, Kind]
    hidden: Set[str]
    misuses: Sequence[Misuse]


class _LastNames(NamedTuple):
    """The names of a file, and what they were put together from."""

    given: Sequence[_Sums]
    bound: Mapping[str, int]
    members: Mapping[str, int]
    names: Names


def misuses_in(
    document: Document, item: Item, basis: object, given: Callable[[], Mapping[str, Kind]], names: Names
) -> Sequence[Misuse]:
    """The misuses in an item, relative to it; none where it has syntax errors.

    Args:
        document: the file.
        item: one of its items.
        basis: what the kinds of the item's parameters come from: while that is the same object, so are they.
        given: yields the kinds of the item's parameters, by their names.
        names: the names that the file binds, from `names_of`.
    """
    known: _Last | None = item.facts.derived.get(_KEY)
    if known is None or known.basis is not basis or known.names is not names:
        known = _misused(document, item, basis, given(), names, known)
        item.facts.derived[_KEY] = known
    return known.misuses


def _misused(
    document: Document,
    item: Item,
    basis: object,
    given: Mapping[str, Kind],
    names: Names,
    last: _Last | None,
) -> _Last:
    """The misuses in an item, which are those of the last time where all that it knows of names is the same."""
    seen = {name: names.kinds[name] for name in item.facts.names.free if name in names.kinds}
    seen |= {one.name: names.kinds[one.name] for one in item.facts.names.outermost if one.name in names.kinds}
    hidden = names.among(item.facts.names.free)
    found: Sequence[Misuse] = ()
    if last is not None and (last.given, last.seen, last.hidden) == (given, seen, hidden):
        found = last.misuses
    elif not item.facts.is_broken:
        found = _misuses_in(document, item, given, seen, hidden)
    return _Last(basis, given, names, seen, hidden, found)


def _misuses_in(
    document: Document,
    item: Item,
    given: Mapping[str, Kind],
    outer: Mapping[str, Known],
    own: Set[str],
) -> tuple[Misuse, ...]:
    code = _code_of(document, item)
    if code is None:
        return ()
    return tuple(dict.fromkeys(misuses(Kinds(code, given, outer, own))))


def _code_of(document: Document, item: Item) -> Code | None:
    """The code of an item; None where the tree has no node for it.

    That of the last item that was asked for is kept: a keystroke changes one item, of which more than one thing is asked. All
    of them would be the whole tree once more.
    """
    last: Code | None = document.derived.get(_CODE_KEY)
    if last is not None and last.item is item:
        return last
    node = node_of(document, item)
    if node is None:
        return None
    code = document.derived[_CODE_KEY] = Code(item, node, tables_of(document.language))
    return code


def names_of(document: Document, derived: dict[object, Any]) -> Names:
    """The names of the file: the very object of an earlier state, where it says the same.

    `derived` is what earlier states of the file left for later ones; it changes the cost, and nothing else.
    """
    bound, members = document.symbol_counts.bound, document.symbol_counts.members_bound
    given = _given.by_section(document, _summed)
    last: _LastNames | None = derived.get(_KEY)
    if last is not None and (last.given, last.bound, last.members) == (given, bound, members):
        return last.names
    kinds: dict[str, list[Known]] = {}
    fills: dict[str, list[Known]] = {}
    for sums in given:
        for name, values in sums.bound.items():
            kinds.setdefault(name, []).extend(values)
        for name, elements in sums.fills.items():
            fills.setdefault(name, []).extend(elements)
    whole = {
        name: Kinds.filled(joined(values), fills.get(name, ()))
        for name, values in kinds.items()
        if len(values) == bound.get(name, 0) + members.get(name, 0)
    }
    names = Names({name: kind for name, kind in whole.items() if kind is not None}, bound, members)
    if last is not None and last.names == names:
        names = last.names
    derived[_KEY] = _LastNames(given, bound, members, names)
    return names


def _summed(given: Sequence[tuple[int, _Given]]) -> _Sums:
    """What the items of a section give, put together."""
    bound: dict[str, list[Known]] = {}
    fills: dict[str, list[Known]] = {}
    for _, one in given:
        for name, kind in one.bound.items():
            bound.setdefault(name, []).append(kind)
        for name, element in one.fills.items():
            fills.setdefault(name, []).append(element)
    return _Sums(bound, fills)


@noted
def _given(document: Document, item: Item) -> _Given | None:
    """What the item gives to the names of the file; None where nothing of that is known."""
    names = item.facts.names
    outermost = {one.name: one for one in names.outermost}
    code = None if item.facts.is_broken else _code_of(document, item)
    if code is None:
        return None
    kinds = Kinds(code, {}, {}, outermost.keys())
    uses = {name: [*names.free.get(name, ())] for name in names.free}
    for name, binding in outermost.items():
        uses.setdefault(name, []).extend(binding.reads)
    bound = {name: kinds.bound_to(binding) for name, binding in outermost.items()}
    filled = {name: list(kinds.fills(places)) for name, places in uses.items()}
    known = {name: kind for name, kind in bound.items() if kind is not None}
    fills = {name: joined(found) for name, found in filled.items() if found}
    return _Given(known, fills) if known or fills else None
