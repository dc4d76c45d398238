"""The kinds of values in a whole file, with what its original says of the parameters."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from typing import NamedTuple

from variorum.syntax.document import Document
from variorum.syntax.item import Item
from variorum.syntax.keeping import noted
from variorum.translation.values.code import Code
from variorum.translation.values.expressions import Kinds
from variorum.translation.values.kinds import Kind, Known, joined
from variorum.translation.values.misuse import Misuse, misuses
from variorum.typecheck.declared import node_of

_KEY = "misuses"


class _Given(NamedTuple):
    """What an item gives to the names of the file."""

    bound: Mapping[str, Kind]
    """The kinds of their values, as far as they are known."""
    fills: Mapping[str, Known]
    """The kinds of the elements of those that are lists."""


class _Names(NamedTuple):
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

    source: object
    given: Mapping[str, Kind]
    names: _Names
    seen: Mapping[str, Kind]
    hidden: Set[str]
    misuses: Sequence[Misuse]


def misuses_of(
    document: Document, sources: Sequence[object], given: Callable[[int], Mapping[str, Kind]]
) -> Iterator[tuple[Item, Misuse]]:
    """The misuses in every item without syntax errors, relative to it; none in a language that nobody described.

    Args:
        document: the file.
        sources: of each item what its parameters' kinds come from: while that is the same, so are they.
        given: the kinds of the parameters, by their names, of the item with a number.
    """
    if not document.language.values or document.is_dynamic:
        return
    names = _names(document)
    for number, facts in enumerate(document.items.facts()):
        known: _Last | None = facts.derived.get(_KEY)
        if known is None or known.source is not sources[number] or known.names is not names:
            kinds = given(number)
            known = _misused(document, document.items[number], sources[number], kinds, names, known)
            facts.derived[_KEY] = known
        for misuse in known.misuses:
            yield document.items[number], misuse


def _misused(
    document: Document,
    item: Item,
    source: object,
    given: Mapping[str, Kind],
    names: _Names,
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
    return _Last(source, given, names, seen, hidden, found)


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


def _names(document: Document) -> _Names:
    """The names of the file: the very object that its items know, where it says the same."""
    bound, members = document.tally.bound, document.tally.members_bound
    kinds: dict[str, list[Known]] = {}
    fills: dict[str, list[Known]] = {}
    for _, given in _given(document):
        for name, kind in given.bound.items():
            kinds.setdefault(name, []).append(kind)
        for name, element in given.fills.items():
            fills.setdefault(name, []).append(element)
    whole = {
        name: Kinds.filled(joined(values), fills.get(name, ()))
        for name, values in kinds.items()
        if len(values) == bound.get(name, 0) + members.get(name, 0)
    }
    names = _Names({name: kind for name, kind in whole.items() if kind is not None}, bound, members)
    before = (facts.derived.get(_KEY) for facts in document.items.facts())
    last: _Last | None = next((known for known in before if known is not None), None)
    return last.names if last is not None and last.names == names else names


@noted
def _given(document: Document, item: Item) -> _Given | None:
    """What the item gives to the names of the file; None where nothing of that is known."""
    names = item.facts.names
    outermost = {one.name: one for one in names.outermost}
    node = node_of(document, item)
    if node is None or item.facts.is_broken:
        return None
    kinds = Kinds(Code(item, node, document.language.values), {}, {}, outermost.keys())
    uses = {name: [*names.free.get(name, ())] for name in names.free}
    for name, binding in outermost.items():
        uses.setdefault(name, []).extend(binding.reads)
    bound = {name: kinds.bound_to(binding) for name, binding in outermost.items()}
    filled = {name: list(kinds.fills(places)) for name, places in uses.items()}
    known = {name: kind for name, kind in bound.items() if kind is not None}
    fills = {name: joined(found) for name, found in filled.items() if found}
    return _Given(known, fills) if known or fills else None
