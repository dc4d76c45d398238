"""The kinds of values in a whole file, with what its original says of the parameters."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence, Set
from typing import Any, NamedTuple

from variorum.syntax.document import Document
from variorum.syntax.item import Item
from variorum.syntax.item_memo import noted
from variorum.translation.value_types.inference import TypeInference
from variorum.translation.value_types.item_code import ItemCode
from variorum.translation.value_types.misuse import Misuse, misuses
from variorum.translation.value_types.tables import tables_for
from variorum.translation.value_types.types import MaybeType, ValueType, join
from variorum.typecheck.file_library import node_of

_KEY, _CODE_KEY = "misuses", "code of values"


class _ItemNames(NamedTuple):
    """What an item gives to the names of the file."""

    bound: Mapping[str, ValueType]
    """The kinds of their values, as far as they are known."""
    element_types: Mapping[str, MaybeType]
    """The kinds of the elements of those that are lists."""


class _SectionNames(NamedTuple):
    """The same of several items, each name with what every one of them gives to it."""

    bound: Mapping[str, Sequence[MaybeType]]
    element_types: Mapping[str, Sequence[MaybeType]]


class FileNames(NamedTuple):
    """The names that a file binds outside of its functions."""

    types: Mapping[str, ValueType]
    """The kinds of those that are always of the same one."""
    bound: Mapping[str, int]
    members: Mapping[str, int]

    def bound_among(self, names: Iterable[str]) -> Set[str]:
        """Those of some names that the file binds."""
        return {name for name in names if name in self.bound or name in self.members}


class _CachedMisuses(NamedTuple):
    """The misuses in an item, and what they rest on besides its text."""

    basis: object
    parameter_types: Mapping[str, ValueType]
    names: FileNames
    seen: Mapping[str, ValueType]
    hidden: Set[str]
    misuses: Sequence[Misuse]


class _CachedNames(NamedTuple):
    """The names of a file, and what they were put together from."""

    parameter_types: Sequence[_SectionNames]
    bound: Mapping[str, int]
    members: Mapping[str, int]
    names: FileNames


def misuses_in(
    document: Document,
    item: Item,
    basis: object,
    parameter_types: Callable[[], Mapping[str, ValueType]],
    names: FileNames,
) -> Sequence[Misuse]:
    """The misuses in an item, relative to it; none where it has syntax errors.

    Args:
        document: the file.
        item: one of its items.
        basis: what the kinds of the item's parameters come from: while that is the same object, so are they.
        given: yields the kinds of the item's parameters, by their names.
        names: the names that the file binds, from `file_names_of`.
    """
    known: _CachedMisuses | None = item.facts.derived.get(_KEY)
    if known is None or known.basis is not basis or known.names is not names:
        known = _cached_misuses(document, item, basis, parameter_types(), names, known)
        item.facts.derived[_KEY] = known
    return known.misuses


def _cached_misuses(
    document: Document,
    item: Item,
    basis: object,
    parameter_types: Mapping[str, ValueType],
    names: FileNames,
    last: _CachedMisuses | None,
) -> _CachedMisuses:
    """The misuses in an item, which are those of the last time where all that it knows of names is the same."""
    seen = {name: names.types[name] for name in item.facts.names.free if name in names.types}
    seen |= {one.name: names.types[one.name] for one in item.facts.names.outermost if one.name in names.types}
    hidden = names.bound_among(item.facts.names.free)
    found: Sequence[Misuse] = ()
    if last is not None and (last.parameter_types, last.seen, last.hidden) == (parameter_types, seen, hidden):
        found = last.misuses
    elif not item.facts.is_broken:
        found = _misuses_in(document, item, parameter_types, seen, hidden)
    return _CachedMisuses(basis, parameter_types, names, seen, hidden, found)


def _misuses_in(
    document: Document,
    item: Item,
    parameter_types: Mapping[str, ValueType],
    outer_types: Mapping[str, MaybeType],
    file_names: Set[str],
) -> tuple[Misuse, ...]:
    code = _item_code(document, item)
    if code is None:
        return ()
    return tuple(dict.fromkeys(misuses(TypeInference(code, parameter_types, outer_types, file_names))))


def _item_code(document: Document, item: Item) -> ItemCode | None:
    """The code of an item; None where the tree has no node for it.

    That of the last item that was asked for is kept: a keystroke changes one item, of which more than one thing is asked. All
    of them would be the whole tree once more.
    """
    last: ItemCode | None = document.derived.get(_CODE_KEY)
    if last is not None and last.item is item:
        return last
    node = node_of(document, item)
    if node is None:
        return None
    code = document.derived[_CODE_KEY] = ItemCode(item, node, tables_for(document.language))
    return code


def file_names_of(document: Document, derived: dict[object, Any]) -> FileNames:
    """The names of the file: the very object of an earlier state, where it says the same.

    `derived` is what earlier states of the file left for later ones; it changes the cost, and nothing else.
    """
    bound, members = document.symbol_counts.bound, document.symbol_counts.members_bound
    parameter_types = _item_names.by_section(document, _section_names)
    last: _CachedNames | None = derived.get(_KEY)
    if last is not None and (last.parameter_types, last.bound, last.members) == (
        parameter_types,
        bound,
        members,
    ):
        return last.names
    types: dict[str, list[MaybeType]] = {}
    element_types: dict[str, list[MaybeType]] = {}
    for sums in parameter_types:
        for name, values in sums.bound.items():
            types.setdefault(name, []).extend(values)
        for name, elements in sums.element_types.items():
            element_types.setdefault(name, []).extend(elements)
    whole = {
        name: TypeInference.with_elements(join(values), element_types.get(name, ()))
        for name, values in types.items()
        if len(values) == bound.get(name, 0) + members.get(name, 0)
    }
    names = FileNames({name: type_ for name, type_ in whole.items() if type_ is not None}, bound, members)
    if last is not None and last.names == names:
        names = last.names
    derived[_KEY] = _CachedNames(parameter_types, bound, members, names)
    return names


def _section_names(parameter_types: Sequence[tuple[int, _ItemNames]]) -> _SectionNames:
    """What the items of a section give, put together."""
    bound: dict[str, list[MaybeType]] = {}
    element_types: dict[str, list[MaybeType]] = {}
    for _, one in parameter_types:
        for name, type_ in one.bound.items():
            bound.setdefault(name, []).append(type_)
        for name, element in one.element_types.items():
            element_types.setdefault(name, []).append(element)
    return _SectionNames(bound, element_types)


@noted
def _item_names(document: Document, item: Item) -> _ItemNames | None:
    """What the item gives to the names of the file; None where nothing of that is known."""
    names = item.facts.names
    outermost = {one.name: one for one in names.outermost}
    code = None if item.facts.is_broken else _item_code(document, item)
    if code is None:
        return None
    types = TypeInference(code, {}, {}, outermost.keys())
    uses = {name: [*names.free.get(name, ())] for name in names.free}
    for name, binding in outermost.items():
        uses.setdefault(name, []).extend(binding.reads)
    bound = {name: types.assigned_type(binding) for name, binding in outermost.items()}
    with_elements = {name: list(types.element_types(places)) for name, places in uses.items()}
    known = {name: type_ for name, type_ in bound.items() if type_ is not None}
    element_types = {name: join(found) for name, found in with_elements.items() if found}
    return _ItemNames(known, element_types) if known or element_types else None
