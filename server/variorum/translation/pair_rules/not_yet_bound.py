"""not-yet-bound: a name of the file that has no value yet when control gets there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Set

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Category, Example
from variorum.syntax.bindings import Binding
from variorum.syntax.document import Document
from variorum.syntax.item import Item
from variorum.syntax.item_memo import noted
from variorum.syntax.program_events import item_events
from variorum.syntax.span import Span
from variorum.translation.pair_rule import PairRule, PairUnit

RULE = PairRule(
    id="not-yet-bound",
    weight=Weight.MAJOR,
    severity=Severity.ERROR,
    category=Category.TRANSLATION,
    what=(
        "Finds statements of a script that use a function or variable which the file binds only further down, and shared "
        "variables that every function reads before it stores to them while the script never does. "
        "`[rules.not-yet-bound]` of a language says that its files run from top to bottom (`enabled`)."
    ),
    why="The original's language looks names up in the whole class. Here the program stops with an error about an unknown name.",
    example=Example(
        before="print(total([1, 2]))\n\n\ndef total(values):\n    return sum(values)\n",
        after="def total(values):\n    return sum(values)\n\n\nprint(total([1, 2]))\n",
        language="python",
    ),
)


@RULE.check_pair
def names_not_yet_bound(pair: PairUnit) -> Iterator[Violation]:
    """Early uses in the statements of the script, then shared names without a first value."""
    document = pair.target
    if not document.language.policy(RULE.id).get("enabled") or document.has_errors or document.is_dynamic:
        return
    yield from _early_uses(document)
    yield from _unset_shares(document)


def _early_uses(document: Document) -> Iterator[Violation]:
    """Names that a statement needs at once, and that only items further down bind."""
    needed = [(item, uses) for item, uses in _needed_at_once(document) if item.container is None]
    first: dict[str, int] = {}
    for one, binding in document.bindings_of({name for _, uses in needed for name in uses}):
        start = one.span.start + binding.first.start
        first[binding.name] = min(start, first.get(binding.name, start))
    for item, uses in needed:
        for name in uses.keys() & first.keys():
            if first[name] > item.span.end:
                place = uses[name].shifted(item.span.start)
                yield RULE.at(
                    place, f"`{name}` is used here, and nothing binds it before a place further down"
                )


@noted
def _needed_at_once(document: Document, item: Item) -> Mapping[str, Span]:
    """The names that a statement reads from around it as soon as control gets there, each with its first use."""
    if item.declaration is not None:
        return {}
    later = [event.span for event in item_events(document, item, "lambda")]
    # An annotation may be looked at later than it is passed, or never.
    later += [event.span for event in item_events(document, item, "type")]
    names = item.facts.names
    return {
        name: names.free[name][0]
        for name in names.free_reads & names.free.keys() - document.language.builtins
        if not any(one.contains(names.free[name][0]) for one in later)
    }


def _unset_shares(document: Document) -> Iterator[Violation]:
    """Shared names that only functions bind, each of them after reading."""
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
                f"`{name}` is read here, and the script never gives it a value first",
            )


def _shared_names(document: Document) -> Set[str]:
    return {name for _, names in _shared_by_functions(document) for name in names}


@noted
def _shared_by_functions(document: Document, item: Item) -> Set[str]:
    """The names of the file that a function says it stores to."""
    return item.facts.names.shared if item.declaration is not None else frozenset()


def _first_read(binding: Binding) -> Span | None:
    """The first use of a shared name in a function, if it is a read."""
    stores = [span.start for span in (*binding.definitions, *binding.writes)]
    first = min(binding.reads, default=None)
    return first if first is not None and (not stores or first.start < min(stores)) else None
