"""Which reads of a name are uses of it.

`x = x + 1` reads `x` for nothing but `x` itself, and a function that calls only itself is called by
nobody. Languages whose linters see it that way say so with `self_reads = false` in `[rules.unused-
variable]`."""

from __future__ import annotations

from collections.abc import Mapping

from variorum.syntax.bindings import Binding
from variorum.syntax.document import Document
from variorum.syntax.item import ItemFacts
from variorum.syntax.span import Span
from variorum.syntax.text import decode

_VALUES = "values assigned by name"
_ONLY_FOR_ITSELF = "names read only for themselves"


def is_used(facts: ItemFacts, binding: Binding, *, self_reads: bool) -> bool:
    """Whether anything reads the binding; `self_reads` says whether reads for its own sake count."""
    if self_reads or not binding.is_read:
        return binding.is_read
    return not _all_inside(facts, binding.reads, _own_parts(facts, binding.name, binding.first))


def used_names(document: Document, *, self_reads: bool) -> frozenset[str]:
    """Every name that some item of the file reads from its surroundings, or exports."""
    if self_reads:
        return document.read_names
    facts = [item.facts for item in document.items]
    return frozenset().union(
        *(one.names.free_reads - _only_for_itself(one) | one.names.exports for one in facts)
    )


def _only_for_itself(facts: ItemFacts) -> frozenset[str]:
    """The free names that the item reads for their own sake alone."""
    known: frozenset[str] | None = facts.derived.get(_ONLY_FOR_ITSELF)
    if known is None:
        places = {binding.name: binding.first for binding in facts.names.outermost}
        candidates = (_values(facts).keys() | places.keys()) & facts.names.free_reads
        known = frozenset(name for name in candidates if _reads_only_itself(facts, name, places.get(name)))
        facts.derived[_ONLY_FOR_ITSELF] = known
    return known


def _reads_only_itself(facts: ItemFacts, name: str, place: Span | None) -> bool:
    written = {match["assign.name"] for match in facts.matches.get("assign.name", ())}
    reads = [span for span in facts.names.free.get(name, ()) if span not in written]
    return bool(reads) and _all_inside(facts, reads, _own_parts(facts, name, place))


def _own_parts(facts: ItemFacts, name: str, place: Span | None) -> list[Span]:
    """Where a read serves the name itself: values assigned to it, and the body of its function."""
    return [
        *_values(facts).get(name, ()),
        *(one.span for one in facts.declarations if one.name_span == place and one.kind == "function"),
    ]


def _all_inside(facts: ItemFacts, reads: list[Span], parts: list[Span]) -> bool:
    """Whether every read stands in one of the parts, and in no function within it that may run later."""
    return all(
        any(part.contains(read) and not _in_function(facts, part, read) for part in parts) for read in reads
    )


def _in_function(facts: ItemFacts, part: Span, read: Span) -> bool:
    """Whether a function between the part and the read may run later; one that is called on the spot does
    not."""
    around = (one for one in facts.functions if part != one and part.contains(one) and one.contains(read))
    return any(facts.text[one.end : one.end + 2].lstrip(b")")[:1] != b"(" for one in around)


def _values(facts: ItemFacts) -> Mapping[str, list[Span]]:
    known: dict[str, list[Span]] | None = facts.derived.get(_VALUES)
    if known is None:
        known = {}
        for match in facts.matches.get("assign.value", ()):
            name = match["assign.name"]
            # In a loop the next round reads what this one stored.
            if any(loop.contains(name) for loop in facts.loops):
                continue
            known.setdefault(decode(facts.text[name.start : name.end]), []).append(match["assign.value"])
        facts.derived[_VALUES] = known
    return known
