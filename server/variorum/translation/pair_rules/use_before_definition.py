"""use-before-definition: a name that has no value yet when it is used."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Set

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.syntax.bindings import Binding
from variorum.syntax.document import Document
from variorum.syntax.item import Item
from variorum.syntax.item_memo import collected
from variorum.syntax.program_events import item_events
from variorum.syntax.span import Span
from variorum.translation.pair_rule import PairRule, PairUnit

RULE = PairRule(
    id="use-before-definition",
    weight=Weight.MAJOR,
    severity=Severity.ERROR,
    what=(
        "Finds statements of a script that use a function or variable which the file binds only later, and global variables "
        "that every function reads before it assigns them while the script never does. `[rules.use-before-definition]` of a "
        "language says that its files run from top to bottom (`enabled`)."
    ),
    why="The original's language looks names up in the whole class. Here the program fails with an unknown name.",
    example=Example(
        before="print(total([1, 2]))\n\n\ndef total(values):\n    return sum(values)\n",
        after="def total(values):\n    return sum(values)\n\n\nprint(total([1, 2]))\n",
        language="python",
    ),
)


@RULE.check_pair
def uses_before_definition(pair: PairUnit) -> Iterator[Violation]:
    """Reports early uses in the statements of the script, then global names without an initial value."""
    document = pair.target
    if not document.language.policy(RULE.id).get("enabled") or document.has_errors or document.is_dynamic:
        return
    yield from _early_uses(document)
    yield from _unset_shares(document)


def _early_uses(document: Document) -> Iterator[Violation]:
    """Yields names that a statement needs immediately, and that only later items bind."""
    needed = [(item, uses) for item, uses in _needed_at_once(document) if item.container is None]
    first: dict[str, int] = {}
    for one, binding in document.bindings_of({name for _, uses in needed for name in uses}):
        start = one.span.start + binding.first.start
        first[binding.name] = min(start, first.get(binding.name, start))
    for item, uses in needed:
        for name in uses.keys() & first.keys():
            if first[name] > item.span.end:
                place = uses[name].shifted(item.span.start)
                yield RULE.at(place, f"`{name}` is used before it is defined")


@collected
def _needed_at_once(document: Document, item: Item) -> Mapping[str, Span]:
    """Returns the free names that a statement reads when it runs, each with its first use."""
    if item.declaration is not None:
        return {}
    later = [event.span for event in item_events(document, item, "lambda")]
    # An annotation may be evaluated later, or never.
    later += [event.span for event in item_events(document, item, "type")]
    names = item.facts.names
    return {
        name: names.free[name][0]
        for name in names.free_reads & names.free.keys() - document.language.builtins
        if not any(one.contains(names.free[name][0]) for one in later)
    }


def _unset_shares(document: Document) -> Iterator[Violation]:
    """Yields global names that only functions bind, each of them after reading."""
    reads: dict[str, list[tuple[Item, Span | None]]] = {}
    others: set[str] = set()
    for item, binding in document.bindings_of(_shared_names(document)):
        if binding.name not in item.facts.names.shared or item.declaration is None:
            others.add(binding.name)
        reads.setdefault(binding.name, []).append((item, _first_read(binding)))
    for name, places in reads.items():
        item, read = places[0]
        if name not in others and read is not None and all(one is not None for _, one in places):
            yield RULE.at(
                read.shifted(item.span.start),
                f"`{name}` is read before the script gives it a value",
            )


def _shared_names(document: Document) -> Set[str]:
    return {name for _, names in _shared_by_functions(document) for name in names}


@collected
def _shared_by_functions(document: Document, item: Item) -> Set[str]:
    """Returns the global names that a function declares to assign."""
    return item.facts.names.shared if item.declaration is not None else frozenset()


def _first_read(binding: Binding) -> Span | None:
    """Returns the first use of a global name in a function, if it is a read."""
    stores = [span.start for span in (*binding.definitions, *binding.writes)]
    first = min(binding.reads, default=None)
    return first if first is not None and (not stores or first.start < min(stores)) else None
