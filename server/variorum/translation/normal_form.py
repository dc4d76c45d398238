"""Normalises events for the comparison: differences of idiom are removed, differences of meaning stay."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import chain

import attrs

from variorum.memo import memoized
from variorum.syntax.document import Document
from variorum.syntax.item import Item
from variorum.syntax.item_memo import memoized_per_item
from variorum.syntax.program_events import Event, item_program
from variorum.translation.idioms import PLUMBING, idiomatic_spans, without_library_loops

# `a > b` and `b < a` are equal, and so are the mirrored forms of their negations.
_MIRRORED = {">": "<", ">=": "<="}
_SAME_OPERATOR = {"is": "==", "is-not": "!=", "===": "==", "!==": "!=", "**": "*", ">>>": ">>"}
_COMPARISONS = frozenset({"==", "!=", "<", "<="})
_LOGIC = frozenset({"and", "or", "not"})
# The streams themselves; every read and write is an event of its own.
_STREAMS = frozenset({"input-stream", "output-stream"})
_INPUT = frozenset({"input", "input-line", "input-int"})
_AS_IT_IS = frozenset({"number", "invoke", "name"})
# Events about notation.
_SHAPE = frozenset({"control", "comparison", "input", "output", "call"})
_DROPPED_OPERATORS = frozenset({"=", "pos", "&ref", "*deref", "??", ".", "->"})


_KEY = "normal form"
# The kinds of events that evidence may refer to.
_PLACED = (
    "control",
    "comparisons",
    "arithmetic",
    "numbers",
    "strings",
    "calls",
    "inputs",
    "outputs",
)


@attrs.frozen(eq=False)
class NormalForm:
    """One side of a comparison, with its events by the kinds that are compared separately."""

    control: tuple[Event, ...]
    comparisons: tuple[Event, ...]
    arithmetic: tuple[Event, ...]
    numbers: tuple[Event, ...]
    strings: tuple[Event, ...]
    calls: tuple[Event, ...]
    inputs: tuple[Event, ...]
    outputs: tuple[Event, ...]
    names: tuple[Event, ...]
    idioms: Counter[str]
    """How many loops and branches the side may have replaced by calls."""
    skeleton: tuple[str, ...]
    """Control flow, operators, calls and literals in source order, for the agreement of order."""
    shape: tuple[str, ...]
    """Branches, loops, comparisons and calls in source order, including idioms."""


@memoized_per_item
def item_form(document: Document, item: Item) -> NormalForm:
    """Returns the normal form of an item, relative to it."""
    return normal_form(item_program(document, item))


@memoized
def document_form(document: Document) -> NormalForm:
    """Returns the normal form of a file with absolute spans. The forms of its items are cached."""
    sections = range(len(document.items.sections))
    return joined([(0, _section_form(document, number)) for number in sections])


class _PlacedForm:
    """The form of a section at its last place."""

    def __init__(self) -> None:
        self.last: tuple[int, NormalForm] | None = None


def _section_form(document: Document, number: int) -> NormalForm:
    """Returns the form of a section with absolute spans. If the section has not moved, returns the same object."""
    memo, start = document.items.sections[number].memoized(_KEY, _PlacedForm), document.items.starts[number]
    last = memo.last
    if last is None:
        items = document.items.placed(number)
        last = (start, joined([(item.span.start, item_form(document, item)) for item in items]))
    elif last[0] != start:
        last = (start, joined([(start - last[0], last[1])]))
    memo.last = last
    return last[1]


def joined(pieces: Sequence[tuple[int, NormalForm]]) -> NormalForm:
    """Returns the concatenation of several forms, each given with its offset.

    Names keep their spans: they are compared as a whole, and no evidence refers to one of them.
    """

    def moved(kind: str) -> tuple[Event, ...]:
        return tuple(
            event.shifted(offset) if offset else event
            for offset, form in pieces
            for event in getattr(form, kind)
        )

    return NormalForm(
        **{kind: moved(kind) for kind in _PLACED},
        names=tuple(chain.from_iterable(form.names for _, form in pieces)),
        idioms=sum((form.idioms for _, form in pieces), Counter()),
        skeleton=tuple(chain.from_iterable(form.skeleton for _, form in pieces)),
        shape=tuple(chain.from_iterable(form.shape for _, form in pieces)),
    )


def normal_form(events: Sequence[Event]) -> NormalForm:
    """Returns the normal form of the events of a program or an item."""
    idiomatic = idiomatic_spans(events)
    kinds: dict[str, list[Event]] = {}
    shape = []
    for event in events:
        kind, value = _normalised(event.kind, event.value)
        if not kind:
            continue
        if kind in _SHAPE:
            shape.append(f"{kind}:{value}")
        if event.span not in idiomatic or kind in ("call", "name", "control"):
            kinds.setdefault(kind, []).append(event if event.value == value else event._replace(value=value))
    calls = kinds.get("call", [])
    return NormalForm(
        control=tuple(kinds.get("control", ())),
        comparisons=tuple(kinds.get("comparison", ())),
        arithmetic=tuple(kinds.get("arithmetic", ())),
        numbers=tuple(kinds.get("number", ())),
        strings=tuple(kinds.get("string", ())),
        calls=tuple(event for event in calls if event.value not in PLUMBING and event.span not in idiomatic),
        inputs=tuple(kinds.get("input", ())),
        outputs=tuple(kinds.get("output", ())),
        names=tuple(kinds.get("name", ())),
        idioms=without_library_loops(calls),
        skeleton=tuple(_skeleton(kinds)),
        shape=tuple(shape),
    )


def _normalised(kind: str, value: str) -> tuple[str, str]:
    """Returns the kind under which an event is compared, or an empty string for none, and its value in common form."""
    if kind in _AS_IT_IS:
        return kind, value
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
    if kind == "call" or (kind == "string" and value):
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


def _skeleton(kinds: dict[str, list[Event]]) -> list[str]:
    ordered = ("control", "comparison", "arithmetic", "number", "string", "output", "input", "call")
    memo = [
        (event.span.start, f"{kind}:{event.value}")
        for kind in ordered
        for event in kinds.get(kind, ())
        if kind != "call" or event.value not in PLUMBING
    ]
    return [word for _, word in sorted(memo)]
