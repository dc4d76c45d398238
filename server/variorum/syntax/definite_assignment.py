"""Finds reads of unassigned local variables, by a forward analysis over the control-flow graph of an item.

A read is reported only if no path to it stores a value. Variables that another function stores to are skipped,
because it is unknown when that function runs.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property

from variorum.syntax.bindings import Binding, ItemNames
from variorum.syntax.control_flow_graph import Event, Graph, graph_of
from variorum.syntax.flow_tree import Flow, spans_of
from variorum.syntax.item import Match
from variorum.syntax.nested_spans import NestedSpans
from variorum.syntax.span import Span

# Code inside one of these may run less often, or in another order, than the code around it.
_SOMETIMES = frozenset({"arm", "else", "case", "catch", "finally", "loop", "condition", "increment"})


def reads_before_assignment(
    flows: Sequence[Flow],
    names: ItemNames,
    matches: Mapping[str, tuple[Match, ...]],
    base: int,
    kinds: frozenset[str],
) -> tuple[Span, ...]:
    """Returns the reads of local variables, relative to `base`, that no store reaches.

    Args:
        flows: the captured parts of the control flow, with absolute offsets.
        names: the item's names.
        matches: the item's matches of `artifacts.scm`: `@unset` marks declarations without a value, `@assign`
            gives the end of a stored value.
        base: the byte offset of the item, which `names` and `matches` are relative to.
        kinds: the kinds of definitions that have no value until control reaches them. Other variables are
            analysed only if `@unset` marks them.
    """
    unset = {match["unset"] for match in matches.get("unset", ())}
    if names.is_dynamic or not (kinds or unset):
        return ()
    candidates = [one for one in names.inner if one.first in unset or kinds.issuperset(one.kinds)]
    if not candidates:
        return ()
    place = _Places(flows, matches, unset, base)
    events: list[Event] = []
    for index, binding in enumerate(candidates):
        if place.is_plainly_bound_first(binding):
            continue
        stores, reads = place.stores(binding, index), place.reads(binding, index)
        if reads and stores is not None:
            events += [*stores, *reads]
    return _unset_in(graph_of(flows, events)) if events else ()


class _Places:
    """Converts the stores and reads of an item's variables to events of its control flow."""

    def __init__(
        self, flows: Sequence[Flow], matches: Mapping[str, tuple[Match, ...]], unset: set[Span], base: int
    ) -> None:
        self._base = base
        self._unset = unset
        self._values = {match["assign.name"]: match for match in matches.get("assign.value", ())}
        self._types = {match["type.only"] for match in matches.get("type.only", ())}
        self._unread_types = NestedSpans([match["type.unread"] for match in matches.get("type.unread", ())])
        self._flows = flows
        self._sometimes = NestedSpans(spans_of(flows, _SOMETIMES, base))
        self._around: dict[Span, Span | None] = {}

    def is_plainly_bound_first(self, binding: Binding) -> bool:
        """Returns whether the first definition precedes all uses and runs whenever they do, which settles nearly all
        variables.
        """
        first = binding.first
        if first in self._unset:
            return False
        position, whole = self._effect(first)
        uses = (*binding.reads, *binding.updates)
        if uses and min(uses).start <= position:
            return False
        return all(part.contains(use) for part in self._sometimes.around(whole) for use in uses)

    def stores(self, binding: Binding, index: int) -> list[Event] | None:
        """Returns every store to the variable. Returns None if another function stores to it."""
        if binding.is_member:
            return None
        found: list[Event] = []
        for span, kind in zip(binding.definitions, binding.kinds, strict=True):
            if span in self._unset:
                continue
            if kind not in ("function", "class") and not self._is_at_home(binding, span):
                return None
            found.append(self._store(binding, index, span, each_round=kind == "loop"))
        for span in (*binding.writes, *binding.updates, *binding.lent):
            if not self._is_at_home(binding, span):
                return None
            found.append(self._store(binding, index, span))
        return found

    def reads(self, binding: Binding, index: int) -> list[Event]:
        """Returns every read of the value in the variable's own function."""
        stored = {*binding.definitions, *binding.lent, *self._types}
        spans = [
            span
            for span in (*binding.reads, *binding.updates)
            if span not in stored
            and self._unread_types.innermost(span) is None
            and self._is_at_home(binding, span)
        ]
        return [
            self._event(binding, index, span, span.start, span, reads=True) for span in sorted(set(spans))
        ]

    def _is_at_home(self, binding: Binding, span: Span) -> bool:
        """Returns whether a place is directly in the function that the variable belongs to."""
        return self._function_around(span) == self._function_around(binding.scope)

    def _function_around(self, span: Span) -> Span | None:
        if span not in self._around:
            self._around[span] = self._functions.innermost(span)
        return self._around[span]

    @cached_property
    def _functions(self) -> NestedSpans:
        return NestedSpans(spans_of(self._flows, {"function"}, self._base))

    def _store(self, binding: Binding, index: int, span: Span, *, each_round: bool = False) -> Event:
        return self._event(binding, index, span, *self._effect(span), each_round=each_round)

    def _effect(self, stored: Span) -> tuple[int, Span]:
        """Returns where a store to a name takes effect, and the range of the whole store."""
        match = self._values.get(stored)
        if match is None:
            return stored.start, stored
        # The value, with the reads in it, is evaluated before it is stored.
        return max(match["assign.value"].end, stored.end), match["assign.statement"]

    def _event(
        self,
        binding: Binding,
        index: int,
        name: Span,
        position: int,
        whole: Span,
        *,
        reads: bool = False,
        each_round: bool = False,
    ) -> Event:
        base = self._base
        return Event(
            position + base,
            whole.shifted(base),
            index,
            binding.scope.shifted(base),
            reads,
            not reads,
            name,
            each_round,
        )


def _unset_in(graph: Graph) -> tuple[Span, ...]:
    """Returns the reads that no store reaches in any copy of the node."""
    if not graph.is_exact:
        return ()
    known, entered = _stored_before(graph), graph.entered()
    fates: dict[Span, bool] = {}
    for node, event in enumerate(graph.events):
        if event is not None and event.reads and node in entered:
            is_unset = not known[node] >> event.variable & 1
            fates[event.name] = fates.get(event.name, True) and is_unset
    return tuple(sorted(span for span, is_unset in fates.items() if is_unset))


def _stored_before(graph: Graph) -> list[int]:
    """Returns for every node the bit set of the variables that some path to it stores to."""
    known = [0] * len(graph.events)
    changed = True
    while changed:
        changed = False
        for node, behind in _backwards(graph, known):
            for target in (*graph.successors[node], *graph.handlers[node]):
                # An exception may be raised before or after the store of its node.
                if known[target] | behind != known[target]:
                    known[target] |= behind
                    changed = True
    return known


def _backwards(graph: Graph, known: list[int]) -> Iterator[tuple[int, int]]:
    """Yields every node with the variables stored up to its end. Nodes were created backwards, so this is nearly
    flow order.
    """
    for node in range(len(graph.events) - 1, -1, -1):
        event = graph.events[node]
        stored = 1 << event.variable if event is not None and event.stores else 0
        yield node, known[node] | stored
