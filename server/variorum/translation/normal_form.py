"""Events in the form that is compared: differences of idiom fall away here, differences of meaning stay."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

import attrs

from variorum.syntax.program import Event
from variorum.syntax.span import Span

# `a > b` and `b < a` say the same, and so do their negations' mirror images.
_MIRRORED = {">": "<", ">=": "<="}
_SAME_OPERATOR = {"is": "==", "is-not": "!=", "===": "==", "!==": "!=", "**": "*", ">>>": ">>"}
_COMPARISONS = frozenset({"==", "!=", "<", "<="})
_COUNTING = frozenset({"<", "<=", ">", ">=", "!=", "+", "-", "neg"})
_LOGIC = frozenset({"and", "or", "not"})
_DROPPED_OPERATORS = frozenset({"=", "pos", "&ref", "*deref", "??", ".", "->"})
# Calls that stand for a whole loop in the hands of an idiomatic writer.
_LOOPING_CALLS = frozenset(
    {
        "sum",
        "any",
        "all",
        "map",
        "filter",
        "reduce",
        "copy",
        "fill",
        "repeat",
        "contains",
        "index-of",
        "join",
        "concat",
        "reverse",
        "sort",
        "min",
        "max",
        "zip",
    }
)
_CHOOSING_CALLS = frozenset({"min", "max", "abs", "get", "put", "any", "all", "filter"})
# Concepts that say how a language stores or walks things rather than what the program does.
_PLUMBING = frozenset(
    {
        "range",
        "new-list",
        "new-map",
        "new-set",
        "iterator",
        "next",
        "has-next",
        "copy",
        "enumerate",
        "zip",
        "map",
        "to-string",
        "to-int",
        "to-float",
        "get",
        "put",
        "char-at",
        "entries",
        "values",
        "keys",
        "open",
        "close",
        "read",
        "throw",
        "compare",
        "hash",
        "equals",
        "format",
        "concat",
        "fill",
    }
)
# A space and a quotation mark or two may stand between an operator and the text beside it.
_WIDEST_GAP = 4
# The streams themselves, of which every read and write is an event of its own.
_STREAMS = frozenset({"input-stream", "output-stream"})
_INPUT = frozenset({"input", "input-line", "input-int"})


@attrs.frozen(eq=False)
class NormalForm:
    """One side of a comparison, sorted into the kinds that are compared each on its own."""

    control: tuple[Event, ...]
    comparisons: tuple[Event, ...]
    arithmetic: tuple[Event, ...]
    numbers: tuple[Event, ...]
    strings: tuple[Event, ...]
    calls: tuple[Event, ...]
    invocations: tuple[Event, ...]
    inputs: tuple[Event, ...]
    outputs: tuple[Event, ...]
    names: tuple[Event, ...]
    idioms: Counter[str]
    """How many loops and branches the side may have folded into calls."""
    skeleton: tuple[str, ...]
    """Control, operators, calls and literals in source order, for the agreement of order."""


def normal_form(events: Sequence[Event]) -> NormalForm:
    """The events of a program, or of one item, in the form that is compared."""
    sorted_events: dict[str, list[Event]] = {}
    joins, heads = _joins_of_text(events), _counting(events)
    for event in events:
        if event.span in joins or (_counts(event) and any(head.contains(event.span) for head in heads)):
            continue
        kind, value = _normalised(event)
        if kind:
            sorted_events.setdefault(kind, []).append(event._replace(value=value))
    calls = sorted_events.get("call", [])
    return NormalForm(
        control=tuple(sorted_events.get("control", ())),
        comparisons=tuple(sorted_events.get("comparison", ())),
        arithmetic=tuple(sorted_events.get("arithmetic", ())),
        numbers=tuple(sorted_events.get("number", ())),
        strings=tuple(sorted_events.get("string", ())),
        calls=tuple(event for event in calls if event.value not in _PLUMBING),
        invocations=tuple(sorted_events.get("invoke", ())),
        inputs=tuple(sorted_events.get("input", ())),
        outputs=tuple(sorted_events.get("output", ())),
        names=tuple(sorted_events.get("name", ())),
        idioms=_idioms(calls),
        skeleton=tuple(_skeleton(sorted_events)),
    )


def _counting(events: Sequence[Event]) -> list[Span]:
    """Where loops count: the heads of counting loops, and the ranges that other languages walk instead."""
    return [
        event.span
        for event in events
        if event.kind == "head" or (event.kind == "call" and event.value == "range")
    ]


def _counts(event: Event) -> bool:
    """Whether the event, in the head of a loop, only says that the loop counts up or down."""
    if event.kind == "number":
        return event.value in ("0", "1", "-1")
    return event.kind == "operator" and event.value in _COUNTING


def _joins_of_text(events: Sequence[Event]) -> set[Span]:
    """The `+` beside a text: one language joins texts where another fills in a template."""
    starts = {event.span.start for event in events if event.kind == "string"}
    ends = {event.span.end for event in events if event.kind == "string"}
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


def _normalised(event: Event) -> tuple[str, str]:
    """The kind to compare under, empty for what is not compared, and the value in its common form."""
    kind, value = event.kind, event.value
    if kind == "branch":
        return "control", "branch"
    if kind == "case":
        return ("", "") if value == "default" else ("control", "branch")
    if kind in ("loop", "break", "continue", "throw", "try", "catch", "return"):
        return "control", kind
    if kind == "operator":
        return _operator(value)
    if kind == "call" and value in _STREAMS:
        return "", ""
    if kind == "call" and value in _INPUT:
        return "input", "input"
    if kind == "call" and value.startswith("output"):
        return "output", "output"
    if kind == "call" and value == "equals":
        return "comparison", "=="
    if kind in ("number", "string", "call", "invoke", "name"):
        return kind, value
    return "", ""


def _operator(value: str) -> tuple[str, str]:
    value = _SAME_OPERATOR.get(value, value)
    value = _MIRRORED.get(value, value)
    if value in ("in", "not-in"):
        return "call", "contains"
    if value in _DROPPED_OPERATORS:
        return "", ""
    if value in _COMPARISONS:
        return "comparison", value
    if value in _LOGIC:
        return "comparison", value
    return "arithmetic", "/" if value == "int-/" else value


def _idioms(calls: Iterable[Event]) -> Counter[str]:
    folded: Counter[str] = Counter()
    for event in calls:
        folded["loop"] += event.value in _LOOPING_CALLS
        folded["branch"] += event.value in _CHOOSING_CALLS
    return folded


def _skeleton(sorted_events: dict[str, list[Event]]) -> list[str]:
    kept = [
        (event.span.start, f"{kind}:{event.value}")
        for kind in ("control", "comparison", "arithmetic", "number", "string", "output", "input")
        for event in sorted_events.get(kind, ())
    ]
    kept += [
        (event.span.start, f"call:{event.value}")
        for event in sorted_events.get("call", ())
        if event.value not in _PLUMBING
    ]
    return [word for _, word in sorted(kept)]
