"""Finds dead stores, by live-variable analysis over the control-flow graph of an item.

Variables that a nested function shares, and those whose storage is accessible otherwise, are skipped: they may be
read at any time. A store in a `finally` is duplicated for each way out of it, and is dead only if all copies are.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from variorum.syntax.bindings import Binding, ItemNames
from variorum.syntax.control_flow_graph import Event, Graph, graph_of
from variorum.syntax.flow_tree import Flow, spans_of
from variorum.syntax.item import Match
from variorum.syntax.span import Span


def dead_stores(
    flows: Sequence[Flow],
    names: ItemNames,
    matches: Mapping[str, tuple[Match, ...]],
    base: int,
    *,
    unread: bool | str,
    updates: bool,
    parameters: bool = False,
) -> tuple[Span, ...]:
    """Returns the stores to local variables that no path reads, as the ranges of the stored names.

    Args:
        flows: the captured parts of the control flow, with absolute offsets.
        names: the item's names.
        matches: the item's matches of `artifacts.scm`: `assign` says which statements store what.
        base: the byte offset of the item, which `names` and `matches` are relative to.
        unread: which variables without any read are analysed: none (False), all (True), those that are stored to
            after their declaration (`"reassigned"`), or those that are updated (`"updated"`).
        updates: whether `x += 1` counts as a store; not where it may modify the object in place.
        parameters: whether the value of a parameter counts as a store if it is assigned later.
    """
    if names.is_dynamic:
        return ()
    item = _item_of(flows, matches, base, unread=unread, parameters=parameters)
    variables = [one for one in names.inner if _is_followed(one, item)]
    if not variables:
        return ()
    events = [event for index, one in enumerate(variables) for event in _events(index, one, item)]
    graph = graph_of(flows, events)
    if not graph.is_exact:
        return ()
    fates = _fates(graph, variables, item, updates=updates)
    return tuple(sorted(span for span, is_dead in fates.items() if is_dead))


class _Store(NamedTuple):
    """The stored value, and the statement or expression that stores it."""

    value: Span
    whole: Span


class _Item(NamedTuple):
    """The stores of an item, and the options of the analysis."""

    base: int
    unread: bool | str
    parameters: bool
    stores: Mapping[Span, _Store]
    """The stores of a value, by the stored name."""
    shared: set[Span]
    """The names whose storage is accessible otherwise."""
    counted: set[Span]
    """The names that are incremented or decremented."""
    once: set[Span]
    """Those of them outside of every loop."""
    careful: set[Span]
    """The names that are initialised with a default."""


def _item_of(
    flows: Sequence[Flow],
    matches: Mapping[str, tuple[Match, ...]],
    base: int,
    *,
    unread: bool | str,
    parameters: bool,
) -> _Item:
    stores = {
        match["store.name"]: _Store(match["store.value"], match["store.whole"])
        for match in matches.get("store.name", ())
    }
    stores |= {
        match["assign.name"]: _Store(match["assign.value"], match["assign.statement"])
        for match in matches.get("assign.value", ())
    }
    shared, counted, careful = (
        {match[name] for match in matches.get(name, ())}
        for name in ("shared", "assign.counted", "assign.default")
    )
    # In a loop, an increment may be read by the next iteration only; outside of one, it reads the previous
    # value.
    loops = spans_of(flows, {"loop"}, base) if counted else ()
    once = {span for span in counted if not any(loop.contains(span) for loop in loops)}
    return _Item(base, unread, parameters, stores, shared, counted, once, careful)


def _fates(graph: Graph, variables: Sequence[Binding], item: _Item, *, updates: bool) -> dict[Span, bool]:
    """Returns for every reachable store whether no path reads its value in any copy of the node."""
    live = _live_behind(graph)
    stores = [
        (node, event, not live[node] >> event.variable & 1)
        for node, event in enumerate(graph.events)
        if event is not None and event.stores and not event.each_round and (updates or not event.reads)
    ]
    if not any(is_dead for _, _, is_dead in stores):
        return {}
    entered = graph.entered()
    fates: dict[Span, bool] = {}
    for node, event, is_dead in stores:
        if event.name in item.careful and variables[event.variable].is_read:
            continue
        if node in entered:
            fates[event.name] = fates.get(event.name, True) and is_dead
    return fates


def _is_followed(binding: Binding, item: _Item) -> bool:
    """Returns whether the variable's stores can be analysed, and whether it has enough of them."""
    if binding.is_captured or binding.is_member:
        return False
    if binding.first in binding.reads:
        # The name occurs in text, which may be evaluated anywhere.
        return False
    if binding.kind == "object" and not binding.is_read:
        # An object may exist for its constructor and destructor.
        return False
    is_reassigned = bool(binding.writes or binding.updates)
    is_updated = item.unread == "updated" and bool(binding.updates)
    if not (
        binding.is_read
        or is_updated
        or item.unread is True
        or (item.unread == "reassigned" and is_reassigned)
    ):
        return False
    occurrences = [*binding.definitions, *binding.writes]
    updates = len(binding.updates) + sum(span in item.counted for span in binding.reads)
    if not updates and not any(span in item.stores for span in occurrences):
        return False
    if item.unread is not True and len(occurrences) + updates < 2:
        return False
    if len(occurrences) == 1 and not binding.reads and not binding.updates:
        # The name is not used again, so aliasing is irrelevant.
        return True
    return not any(span in item.shared for span in (*occurrences, *binding.updates, *binding.reads))


def _events(index: int, binding: Binding, item: _Item) -> Iterator[Event]:
    base, scope = item.base, binding.scope.shifted(item.base)

    def event(name: Span, position: int, whole: Span, *, reads: bool, stores: bool) -> Event:
        return Event(position + base, whole.shifted(base), index, scope, reads, stores, name)

    updates = set(binding.updates)
    # Incrementing a variable that is never read is not a read either, if unread variables are analysed.
    counts = binding.is_read or item.unread is not True
    for span in binding.reads:
        if span not in updates:
            yield event(span, span.start, span, reads=True, stores=span in item.counted)
    for span in binding.updates:
        yield event(span, span.start, span, reads=counts or span in item.once, stores=True)
    for span, kind in zip(binding.definitions, binding.kinds, strict=True):
        if kind == "loop":
            yield event(span, span.start, span, reads=False, stores=True)._replace(each_round=True)
        elif kind == "parameter" and item.parameters and binding.writes:
            yield event(span, span.start, span, reads=False, stores=True)
    for span in (*binding.definitions, *binding.writes):
        store = item.stores.get(span)
        if store is not None:
            yield event(span, max(store.value.end, span.end), store.whole, reads=False, stores=True)


def _live_behind(graph: Graph) -> list[int]:
    """Returns for every node the bit set of the variables that are read on some path after it."""
    before = [0] * len(graph.events)
    behind = [0] * len(graph.events)
    effects = [_effect(event) for event in graph.events]
    changed = True
    while changed:
        changed = False
        # Nodes were created backwards, so this is nearly the order in which liveness propagates.
        for node, (gen, preserved) in enumerate(effects):
            reached = thrown = 0
            for target in graph.successors[node]:
                reached |= before[target]
            for target in graph.handlers[node]:
                thrown |= before[target]
            value = reached & preserved | gen | thrown
            behind[node] = reached | thrown
            if value != before[node]:
                before[node] = value
                changed = True
    return behind


def _effect(event: Event | None) -> tuple[int, int]:
    if event is None:
        return 0, -1
    bit = 1 << event.variable
    return (bit if event.reads else 0), (~bit if event.stores else -1)
