"""Infers the types of values in a whole file, with the types of parameters taken from its original."""

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
    """What an item binds to the names of the file."""

    bound: Mapping[str, ValueType]
    """The types of the values, if known."""
    element_types: Mapping[str, MaybeType]
    """The element types of the names that are lists."""


class _SectionNames(NamedTuple):
    """The same for several items: each name with what each of them binds to it."""

    bound: Mapping[str, Sequence[MaybeType]]
    element_types: Mapping[str, Sequence[MaybeType]]


class FileNames(NamedTuple):
    """The names that a file binds outside of functions."""

    types: Mapping[str, ValueType]
    """The types of the names that always have one type."""
    bound: Mapping[str, int]
    members: Mapping[str, int]

    def bound_among(self, names: Iterable[str]) -> Set[str]:
        """Returns those of the names that the file binds."""
        return {name for name in names if name in self.bound or name in self.members}


class _CachedMisuses(NamedTuple):
    """The misuses in an item, and their inputs besides its text."""

    basis: object
    parameter_types: Mapping[str, ValueType]
    names: FileNames
    seen: Mapping[str, ValueType]
    hidden: Set[str]
    misuses: Sequence[Misuse]


class _CachedNames(NamedTuple):
    """The names of a file, and their inputs."""

    sections: Sequence[_SectionNames]
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
    """Returns the misuses in an item, with spans relative to it. Returns none if the item has syntax errors.

    Args:
        document: the file.
        item: one of its items.
        basis: what the types of the item's parameters are derived from; while it is the same object, they are
            unchanged.
        parameter_types: returns the types of the item's parameters by name.
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
    """Returns the misuses in an item, reusing the last result if all types that the item depends on are equal."""
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
    """Returns the code of an item. Returns None if the tree has no node for it.

    Only the last one is cached: a keystroke changes one item, which is asked for several times. The code of all items
    would be a second copy of the tree.
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
    """Returns the names of the file, the same object as before if they are equal.

    `derived` holds the results of earlier versions of the file.
    """
    bound, members = document.symbol_counts.bound, document.symbol_counts.members_bound
    sections = _item_names.by_section(document, _section_names)
    last: _CachedNames | None = derived.get(_KEY)
    if last is not None and (last.sections, last.bound, last.members) == (
        sections,
        bound,
        members,
    ):
        return last.names
    types: dict[str, list[MaybeType]] = {}
    element_types: dict[str, list[MaybeType]] = {}
    for section in sections:
        for name, values in section.bound.items():
            types.setdefault(name, []).extend(values)
        for name, elements in section.element_types.items():
            element_types.setdefault(name, []).extend(elements)
    whole = {
        name: TypeInference.with_elements(join(values), element_types.get(name, ()))
        for name, values in types.items()
        if len(values) == bound.get(name, 0) + members.get(name, 0)
    }
    names = FileNames({name: type_ for name, type_ in whole.items() if type_ is not None}, bound, members)
    if last is not None and last.names == names:
        names = last.names
    derived[_KEY] = _CachedNames(sections, bound, members, names)
    return names


def _section_names(by_item: Sequence[tuple[int, _ItemNames]]) -> _SectionNames:
    """Returns what the items of a section bind to each name."""
    bound: dict[str, list[MaybeType]] = {}
    element_types: dict[str, list[MaybeType]] = {}
    for _, one in by_item:
        for name, type_ in one.bound.items():
            bound.setdefault(name, []).append(type_)
        for name, element in one.element_types.items():
            element_types.setdefault(name, []).append(element)
    return _SectionNames(bound, element_types)


@noted
def _item_names(document: Document, item: Item) -> _ItemNames | None:
    """Returns what the item binds to the names of the file. Returns None if no type of it is known."""
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
    added = {name: list(types.element_types(places)) for name, places in uses.items()}
    known = {name: type_ for name, type_ in bound.items() if type_ is not None}
    element_types = {name: join(found) for name, found in added.items() if found}
    return _ItemNames(known, element_types) if known or element_types else None
