"""not-yet-bound: a name of the file that has no value yet when control gets there."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Category, Example
from variorum.syntax.bindings import Binding
from variorum.syntax.document import Document
from variorum.syntax.item import Item
from variorum.syntax.program import item_events
from variorum.syntax.span import Span
from variorum.translation.hazard import PairRule, PairUnit

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
_Bound = Mapping[str, Sequence[tuple[Item, Binding]]]


@RULE.check_pair
def names_not_yet_bound(pair: PairUnit) -> Iterator[Violation]:
    """Early uses in the statements of the script, then shared names without a first value."""
    document = pair.target
    if not document.language.policy(RULE.id).get("enabled") or document.has_errors or document.is_dynamic:
        return
    bound: dict[str, list[tuple[Item, Binding]]] = defaultdict(list)
    for item in document.items:
        for binding in item.facts.names.outermost:
            bound[binding.name].append((item, binding))
    for item in document.items:
        if item.declaration is None and item.container is None:
            yield from _early_uses(document, item, bound)
    yield from _unset_shares(document, bound)


def _early_uses(document: Document, item: Item, bound: _Bound) -> Iterator[Violation]:
    """Names that a statement needs at once, and that only items further down bind."""
    later = [event.span for event in item_events(document, item, "lambda")]
    # An annotation may be looked at later than it is passed, or never.
    later += [event.span for event in item_events(document, item, "type")]
    names = item.facts.names
    for name in names.free_reads & names.free.keys() & bound.keys():
        first_bound = min(one.span.start + binding.first.start for one, binding in bound[name])
        use = names.free[name][0]
        place = use.shifted(item.span.start)
        if (
            first_bound > item.span.end
            and name not in document.language.builtins
            and not any(one.contains(use) for one in later)
        ):
            yield RULE.at(place, f"`{name}` is used here, and nothing binds it before a place further down")


def _unset_shares(document: Document, bound: _Bound) -> Iterator[Violation]:
    """Shared names that only functions bind, each of them after reading."""
    for name, places in bound.items():
        if any(name not in item.facts.names.shared or item.declaration is None for item, _ in places):
            continue
        uses = [(item, _first_read(item, binding)) for item, binding in places]
        if all(read is not None for _, read in uses):
            item, read = uses[0]
            assert read is not None
            yield RULE.at(
                read.shifted(item.span.start),
                f"`{name}` is read here, and the script never gives it a value first",
            )


def _first_read(item: Item, binding: Binding) -> Span | None:
    """The first use of a shared name in a function, if it is a read."""
    stores = [span.start for span in (*binding.definitions, *binding.writes)]
    reads = sorted(span for span in binding.reads)
    return reads[0] if reads and (not stores or reads[0].start < min(stores)) else None
