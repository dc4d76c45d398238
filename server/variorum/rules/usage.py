"""Decides which reads of a name are uses of it.

`x = x + 1` reads `x` only for `x` itself, a function that only calls itself is never called, and `typeof x` as a type needs no
value. Languages whose linters agree set `self_reads = false` in `[rules.unused-variable]`; `artifacts.scm` marks the parts with
`@self` and `@type.only`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence, Set

from variorum.memo import memoized
from variorum.syntax.bindings import Binding
from variorum.syntax.document import Document
from variorum.syntax.item import Item, ItemFacts
from variorum.syntax.nested_spans import NestedSpans
from variorum.syntax.span import Span


def is_used(facts: ItemFacts, binding: Binding, *, self_reads: bool, lost_reads: bool) -> bool:
    """Returns whether anything reads the binding.

    `self_reads` says whether reads for its own sake count, `lost_reads` whether reads for a value that nothing reads count.
    """
    if not binding.is_read:
        return False
    if binding.first in binding.reads:
        # Not a read of the program: the scope analysis adds it for names that others can use.
        return True
    if not lost_reads and _are_lost(facts, binding.reads):
        return False
    return self_reads or not _are_for_itself(facts, binding.reads, binding.name, binding.first)


def used_names(document: Document, *, self_reads: bool) -> Set[str]:
    """Returns every name that some item of the file reads as a free name, or exports."""
    if self_reads:
        return document.read_names
    return frozenset().union(*document.folded(_used_by_all))


def is_updated_in_place(
    facts: ItemFacts, name: str, around: Span | None, places: Iterable[Span]
) -> list[Span]:
    """Returns the places of an unused name that store to it in its own function (`around`; None outside of functions)."""
    own = [*(value for _, value in _values(facts).get(name, ())), *_typed(facts)]
    return sorted(
        place
        for place in places
        if enclosing_function(facts, place) == around and not any(part.contains(place) for part in own)
    )


def enclosing_function(facts: ItemFacts, place: Span) -> Span | None:
    """Returns the innermost function around a place of the item."""
    return _nested_functions(facts).innermost(place)


@memoized
def _nested_functions(facts: ItemFacts) -> NestedSpans:
    return NestedSpans(facts.functions)


def _used_by_all(items: Sequence[Item]) -> frozenset[str]:
    return frozenset().union(*map(_used_by, items))


def _used_by(item: Item) -> frozenset[str]:
    names = item.facts.names
    used = names.free_reads - _only_for_itself(item.facts)
    owner = item.container
    while owner is not None and used:
        # A use of a class within its own body is no use of the class.
        used = used - {binding.name for binding in owner.facts.names.outermost}
        owner = owner.container
    return used | names.exports


@memoized
def _only_for_itself(facts: ItemFacts) -> frozenset[str]:
    """Returns the free names that the item reads only for their own sake."""
    places = {binding.name: binding.first for binding in facts.names.outermost}
    typed = {facts.text_of(span) for span in _typed(facts)}
    candidates = _values(facts).keys() | places.keys() | typed
    return frozenset(
        name for name in candidates & facts.names.free_reads
        if _reads_only_itself(facts, name, places.get(name))
    )  # fmt: skip


def _reads_only_itself(facts: ItemFacts, name: str, place: Span | None) -> bool:
    assigned = {match["assign.name"] for match in facts.matches.get("assign.name", ())}
    assigned.update(match["self.name"] for match in facts.matches.get("self.name", ()))
    reads = [span for span in facts.names.free.get(name, ()) if span not in assigned]
    return bool(reads) and _are_for_itself(facts, reads, name, place)


def _are_lost(facts: ItemFacts, reads: list[Span]) -> bool:
    """Returns whether every read is the whole value (casts aside) of a dead store."""
    if not facts.dead_stores:
        return False
    dead, pure = set(facts.dead_stores), {match["pure"] for match in facts.matches.get("pure", ())}
    lost = [
        match["assign.value"]
        for match in facts.matches.get("assign.value", ())
        if match["assign.name"] in dead and match["assign.value"] in pure
    ]
    return all(any(value.contains(read) for value in lost) for read in reads)


def _are_for_itself(facts: ItemFacts, reads: list[Span], name: str, place: Span | None) -> bool:
    """Returns whether every read only needs a type, or is in what is computed for the name itself."""
    home = enclosing_function(facts, place) if place else None
    # The next call of the function may read what another function assigns.
    values = _values_in_functions(facts).get((name, home), ())
    bodies = [*_bodies(facts).get(place, ())] if place else []
    typed = _typed(facts)
    return all(
        read in typed
        or any(body.contains(read) for body in bodies)
        or any(value.contains(read) and not _may_run_later(facts, value, read) for value in values)
        for read in reads
    )


def _may_run_later(facts: ItemFacts, value: Span, read: Span) -> bool:
    """Returns whether a function between a value and the read in it may run later. A function that is called in place does
    not, and one that is the value runs only for the name."""
    around = (one for one in facts.functions if value != one and value.contains(one) and one.contains(read))
    return any(facts.text[one.end : one.end + 2].lstrip(b")")[:1] != b"(" for one in around)


def _typed(facts: ItemFacts) -> set[Span]:
    """Returns where a name is read only for its type. What is only declared has nothing but types, so that a read of it is a
    use."""
    ambient = [match["ambient"] for match in facts.matches.get("ambient", ())]
    return {
        match["type.only"]
        for match in facts.matches.get("type.only", ())
        if not any(part.contains(match["type.only"]) for part in ambient)
    }


@memoized
def _bodies(facts: ItemFacts) -> Mapping[Span, list[Span]]:
    """Returns, by the place that names it, the parts of a function, class or type in which its name refers to itself."""
    found: dict[Span, list[Span]] = {}
    for one in facts.declarations:
        if one.kind == "function" and one.name_span is not None:
            found.setdefault(one.name_span, []).append(one.span)
    for match in facts.matches.get("self.body", ()):
        found.setdefault(match["self.name"], []).append(match["self.body"])
    return found


@memoized
def _values_in_functions(facts: ItemFacts) -> Mapping[tuple[str, Span | None], Sequence[Span]]:
    """Returns, by name and the function that assigns it, the values that are computed only for it."""
    found: dict[tuple[str, Span | None], list[Span]] = {}
    for name, values in _values(facts).items():
        for at, value in values:
            found.setdefault((name, enclosing_function(facts, at)), []).append(value)
    return found


@memoized
def _values(facts: ItemFacts) -> Mapping[str, list[tuple[Span, Span]]]:
    """Returns, by name, where it is assigned and the value that is computed only for it."""
    found: dict[str, list[tuple[Span, Span]]] = {}
    pairs = [(match["assign.name"], match["assign.value"]) for match in facts.matches.get("assign.value", ())]
    pairs += [(match["self.name"], match["self.value"]) for match in facts.matches.get("self.value", ())]
    for name, value in pairs:
        # In a loop the next iteration reads what this one stored.
        if any(loop.contains(name) for loop in facts.loops):
            continue
        found.setdefault(facts.text_of(name), []).append((name, value))
    return found


def is_captured(facts: ItemFacts, binding: Binding, capture: str) -> bool:
    """Returns whether a query captures the place where a name is bound first."""
    return any(match[capture] == binding.first for match in facts.matches.get(capture, ()))
