"""iteration-order: a collection with another iteration order than the original's."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from variorum.memo import memoized
from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.syntax.name_words import words_of
from variorum.syntax.program_events import Event
from variorum.translation.pair_rule import AlignedUnit, PairRule, original
from variorum.translation.sides import Side

RULE = PairRule(
    id="iteration-order",
    weight=Weight.MODERATE,
    severity=Severity.INFORMATION,
    what=(
        "Finds a sorted map or set that became an unsorted one, or one in insertion order that became unordered, if the item "
        "iterates over it."
    ),
    why="The lines of the output are in another order, and code that uses the first element gets another one.",
    example=Example(
        before="ages = {}  # a TreeMap in the original\nfor name in ages:\n    print(name)\n",
        after="ages = {}\nfor name in sorted(ages):\n    print(name)\n",
        language="python",
    ),
)

# How much an order guarantees. A collection that guarantees more than the original's does no harm.
_PROMISE = {"in no order": 0, "in order of insertion": 1, "sorted": 2}


@RULE.check_aligned_with(source=("typed",), target=("each",))
def iteration_orders(unit: AlignedUnit) -> Iterator[Violation]:
    """Reports collections whose counterpart guarantees less, in an item that loops over them and does not sort."""
    source, target = _orders(unit.source), _orders(unit.target)
    if not source or not target or unit.target.calls("sort", "min", "max"):
        return
    walked = " ".join(shape.text("over") for shape in unit.target.shapes("each"))
    for words, (order, event) in target.items():
        was = source.get(words)
        if was is None or _PROMISE[was[0]] <= _PROMISE[order] or _PROMISE[was[0]] == 0:
            continue
        if event.value in walked:
            yield RULE.at(
                event.span,
                f"the original iterates over `{event.value}` {_way(was[0])}, the translation {_way(order)}",
                related=original(was[1].span, "the collection in the original"),
            )


@memoized
def _orders(side: Side) -> Mapping[tuple[str, ...], tuple[str, Event]]:
    known: Mapping[str, str] = side.language.meanings.get("orders", {})
    return {
        words_of(event.value): (known[side.types[event.value]], event)
        for event in side.of("typed")
        if side.types.get(event.value) in known
    }


def _way(order: str) -> str:
    return "in sorted order" if order == "sorted" else order
