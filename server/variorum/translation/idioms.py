"""Recognises idioms: differences between two languages that the comparison ignores."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from variorum.syntax.program_events import Event
from variorum.syntax.span import Span

# Calls that replace a whole loop in idiomatic code, and calls that replace a branch.
LOOPING_CALLS = frozenset(
    "sum any all map filter reduce copy fill repeat contains index-of join concat reverse sort min max zip".split()
)
CHOOSING_CALLS = frozenset("min max abs get put any all filter".split())
# Concepts that say how a language stores, iterates or converts things rather than what the program does.
PLUMBING = frozenset(
    """range new-list new-map new-set iterator next has-next copy enumerate zip map to-string to-int to-float get put char-at
    entries values keys open close read throw compare hash equals format concat fill""".split()
)
_COUNTING = frozenset({"<", "<=", ">", ">=", "!=", "+", "-", "neg"})
_LENGTH = "length"
# A space and a quotation mark or two may be between an operator and the string beside it.
_WIDEST_GAP = 4


def without_library_loops(calls: Iterable[Event]) -> Counter[str]:
    """Returns how many loops and branches these calls may replace."""
    counts: Counter[str] = Counter()
    for event in calls:
        counts["loop"] += event.value in LOOPING_CALLS
        counts["branch"] += event.value in CHOOSING_CALLS
    return counts


def idiomatic_spans(events: Sequence[Event]) -> set[Span]:
    """Returns the spans of events that are idioms of one language. They are not compared."""
    return string_concatenations(events) | loop_counters(events)


def string_concatenations(events: Sequence[Event]) -> set[Span]:
    """Returns the spans of `+` beside a string: one language concatenates where another formats."""
    texts = [event.span for event in events if event.kind == "string"]
    if not texts:
        return set()
    starts, ends = {span.start for span in texts}, {span.end for span in texts}
    return {
        event.span
        for event in events
        if event.kind == "operator"
        and event.value == "+"
        and (
            any(event.span.end + gap in starts for gap in range(_WIDEST_GAP))
            or any(event.span.start - gap in ends for gap in range(_WIDEST_GAP))
        )
    }


def loop_counters(events: Sequence[Event]) -> set[Span]:
    """Returns the spans of comparisons, steps, small numbers and lengths in the head of a counting loop or a range: a loop
    over the elements has none of them."""
    heads = [
        event.span
        for event in events
        if event.kind == "head" or (event.kind, event.value) == ("call", "range")
    ]
    if not heads:
        return set()
    return {
        event.span for event in events if _counts(event) and any(head.contains(event.span) for head in heads)
    }


def _counts(event: Event) -> bool:
    if event.kind == "operator":
        return event.value in _COUNTING
    if event.kind == "number":
        return event.value in ("0", "1", "-1")
    return event.kind == "call" and event.value == _LENGTH
