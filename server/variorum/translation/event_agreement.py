"""Measures how far two programs agree in one kind of event, and lists the events without a counterpart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

import attrs

from variorum.syntax.program_events import Event
from variorum.syntax.span import Span
from variorum.translation.score import Evidence

# More evidence than this does not help a reader to find the place.
_MOST_EVIDENCE = 8


@attrs.frozen
class Agreement:
    """The agreement of two multisets: `value` in `[0, 1]`, and the evidence against it."""

    value: float
    evidence: tuple[Evidence, ...] = ()
    is_present: bool = True
    """Whether either side has events of the kind."""


def agreement(
    source: Sequence[Event],
    target: Sequence[Event],
    *,
    describe: Callable[[str], str],
    optional: Counter[str] | None = None,
) -> Agreement:
    """Returns twice the shared events over all events of both sides (the Dice coefficient over multisets), or 1 if there are
    none.

    Args:
        source: the original's events of one kind. Their values are compared.
        target: the translation's events.
        describe: returns the name of a value in the evidence.
        optional: values that may be missing from, or added to, the target this many times at no cost, because the
            other side says the same in another way.
    """
    in_source, in_target = Counter(event.value for event in source), Counter(event.value for event in target)
    lost, added = in_source - in_target, in_target - in_source
    shared = (in_source & in_target).total()
    free = optional or Counter()
    forgiven = sum(
        min(lost[value] + added[value], free[value]) for value in set(lost) | set(added) if value in free
    )
    total = 2 * shared + max(lost.total() + added.total() - forgiven, 0)
    value = 2 * shared / total if total else 1.0
    return Agreement(
        value,
        tuple(_evidence(lost, added, source, target, describe)),
        is_present=bool(in_source or in_target),
    )


def _evidence(
    lost: Counter[str],
    added: Counter[str],
    source: Sequence[Event],
    target: Sequence[Event],
    describe: Callable[[str], str],
) -> Iterable[Evidence]:
    for value, count in lost.most_common(_MOST_EVIDENCE):
        times = f" ({count} times)" if count > 1 else ""
        yield Evidence(
            f"{describe(value)} of the original has no counterpart{times}", source=last_span(source, value)
        )
    for value, count in added.most_common(_MOST_EVIDENCE):
        times = f" ({count} times)" if count > 1 else ""
        yield Evidence(f"{describe(value)} is not in the original{times}", target=last_span(target, value))


def last_span(events: Sequence[Event], value: str) -> Span | None:
    """Returns where the value occurs last: lost or added events are more often late ones."""
    return next((event.span for event in reversed(events) if event.value == value), None)
