"""changed-constant: a number that differs from the original's."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from variorum.rules.finding import Related, Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.syntax.document import Document
from variorum.syntax.item import Item
from variorum.syntax.item_memo import collected
from variorum.syntax.name_words import words_of
from variorum.syntax.program_events import Event, item_events
from variorum.translation.pair_rule import AlignedUnit, PairRule, PairUnit
from variorum.translation.time_units import converts_time

RULE = PairRule(
    id="changed-constant",
    weight=Weight.MAJOR,
    severity=Severity.WARNING,
    severity_if_dissimilar=Severity.INFORMATION,
    what=(
        "Finds a number that differs between an item of the original and its counterpart, or between two constants of the "
        "same name, if everything else about it agrees."
    ),
    why="A changed limit, rate or size gives other results, and no compiler reports it.",
    example=Example(
        before="MAX_POSTINGS = 50  # the original has 500\n", after="MAX_POSTINGS = 500\n", language="python"
    ),
)
# These come and go with idioms: a loop that starts at 0, an index that ends at n - 1.
_IDIOMATIC = frozenset({"0", "1", "2"})


@RULE.check_aligned_with(source=("number",), target=("number",))
def changed_constants(unit: AlignedUnit) -> Iterator[Violation]:
    """Reports changed numbers of an item and its counterpart."""
    if converts_time(unit):
        return
    if unit.source.declaration is not None and unit.target.declaration is not None:
        yield from _exchanged(list(unit.source.form.numbers), list(unit.target.form.numbers))


def _exchanged(in_source: list[Event], in_target: list[Event]) -> Iterator[Violation]:
    """Yields a violation if one number is lost and one is added: the one became the other."""
    counts, other_counts = _counts(in_source), _counts(in_target)
    lost, added = counts - other_counts, other_counts - counts
    if len(lost) != 1 or len(added) != 1 or lost.total() != added.total():
        return
    was, now = next(iter(lost)), next(iter(added))
    source = next(event for event in in_source if event.value == was)
    for event in in_target:
        if event.value == now:
            yield _violation(source, event)
            return


def _counts(events: list[Event]) -> Counter[str]:
    return Counter(event.value for event in events if event.value not in _IDIOMATIC)


@RULE.check_pair
def named_constants(pair: PairUnit) -> Iterator[Violation]:
    """Reports changed constants outside of all functions."""
    source_places = _constants(pair.source)
    for words, event in _constants(pair.target).items():
        source = source_places.get(words)
        if source is not None and source.value != event.value:
            yield _violation(source, event)


def _constants(document: Document) -> dict[tuple[str, ...], Event]:
    """Returns the names bound outside of functions by an item with exactly one number, with that number."""
    found = {}
    for item, constant in _constant(document):
        if constant is not None:
            found[constant[0]] = constant[1].shifted(item.span.start)
    return found


@collected
def _constant(document: Document, item: Item) -> tuple[tuple[str, ...], Event] | None:
    bound = item.facts.names.outermost
    if len(bound) != 1 or item.facts.names.inner or item.facts.is_header or item.facts.functions:
        return None
    numbers = item_events(document, item, "number")
    return (words_of(bound[0].name), numbers[0]) if len(numbers) == 1 else None


def _violation(source: Event, target: Event) -> Violation:
    related = Related(source.span, f"{source.value} in the original", in_source=True)
    return RULE.at(
        target.span,
        f"number is {source.value} in the original, {target.value} in the translation",
        related=[related],
    )
