"""Turns an item into language-neutral program events, by `program.scm` and `meanings.toml`.

A program is a sequence of events in source order: branches, loops, calls, operators, literals. Each event has a
neutral name, so that `System.out.println` in Java and `print` in Python are the same `output`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from tree_sitter import Node, QueryCursor

from variorum.languages import Language
from variorum.syntax.document import Document
from variorum.syntax.grammar import query_of
from variorum.syntax.item import Item
from variorum.syntax.item_memo import memoized_per_item
from variorum.syntax.literals import number_value, string_value
from variorum.syntax.span import Span

_KEY = "program"
_CONTROL = frozenset(
    {
        "branch",
        "switch",
        "case",
        "loop",
        "return",
        "break",
        "continue",
        "throw",
        "try",
        "catch",
        "finally",
        "lambda",
    }
)
# Constructs whose content is conditional or repeated.
_AROUND = frozenset({"branch", "loop", "switch", "case", "try", "catch"})
# Events that are kept in annotations.
_NAMING = frozenset({"name", "type"})


class Event(NamedTuple):
    """A meaningful part of a program."""

    kind: str
    """`branch`, `loop`, `return`, `operator`, `call`, `property`, `number`, `string`, `name` and so on."""
    value: str
    """The neutral name: an operator, a concept or the name of a called function, a literal's canonical value."""
    span: Span
    depth: int
    """How many branches and loops enclose the event."""
    receiver: str = ""
    """The expression before the dot or bracket of a call, member or element access, as written."""

    def shifted(self, offset: int) -> Event:
        """Returns the event, moved by `offset` bytes."""
        # Constructed directly: scoring a pair moves every event of both files, and `_replace` takes three
        # times as long.
        span = Span(self.span.start + offset, self.span.end + offset)
        return Event(self.kind, self.value, span, self.depth, self.receiver)


def events_of(document: Document, kind: str) -> Sequence[Event]:
    """Returns the events of one kind in a whole file, in source order, with absolute spans."""
    key = (_KEY, kind)
    known: list[Event] | None = document.derived.get(key)
    if known is None:
        known = [
            event.shifted(item.span.start)
            for item in document.items
            for event in item_events(document, item, kind)
        ]
        document.derived[key] = known
    return known


@memoized_per_item
def item_program(document: Document, item: Item) -> tuple[Event, ...]:
    """Returns the events of one item, with spans relative to it."""
    return tuple(_events(document, item))


def item_events(document: Document, item: Item, kind: str) -> Sequence[Event]:
    """Returns the events of one kind in an item, with spans relative to it."""
    return item_kinds(document, item).get(kind, ())


@memoized_per_item
def item_kinds(document: Document, item: Item) -> Mapping[str, Sequence[Event]]:
    """Returns the events of an item by kind, with spans relative to it."""
    found: dict[str, list[Event]] = {}
    for event in item_program(document, item):
        found.setdefault(event.kind, []).append(event)
    return found


def _events(document: Document, item: Item) -> Iterator[Event]:
    query = query_of(document.language, "program")
    if query is None:
        return
    start, length = item.span.start, len(item.facts.text)
    cursor = QueryCursor(query)
    cursor.set_byte_range(start, start + length)
    vocabulary = _Vocabulary(document.language, item)
    # A docstring is a string literal to the grammar, but has no effect.
    documentation = [
        match["comment.documentation"] for match in item.facts.matches.get("comment.documentation", ())
    ]
    annotations: list[Span] = []
    found: dict[tuple[Span, str], Event] = {}
    for _, match in cursor.matches(document.root_for(item)):
        if "annotation" in match:
            annotations += vocabulary.spans(match["annotation"])
            continue
        # Names are by far the most frequent.
        names = match.get("name") if len(match) == 1 else None
        for event in vocabulary.events(match) if names is None else vocabulary.names(names):
            span = event.span
            if span.start < 0 or span.end > length:
                continue
            if documentation and event.kind == "string" and any(one.contains(span) for one in documentation):
                continue
            found.setdefault((span, event.kind), event)
    methods = {place for place, kind in found if kind == "method"}
    around: list[int] = []
    for event in sorted(found.values(), key=_place):
        if methods and event.kind == "member" and event.span in methods:
            continue
        # An annotation describes a declaration; its content is not executed.
        if annotations and event.kind not in _NAMING and any(one.contains(event.span) for one in annotations):
            continue
        while around and around[-1] <= event.span.start:
            around.pop()
        # Constructed directly, as in `shifted`, and only if needed.
        yield Event(event.kind, event.value, event.span, len(around), event.receiver) if around else event
        if event.kind in _AROUND:
            around.append(event.span.end)


def _place(event: Event) -> tuple[int, int]:
    start, end = event.span
    return start, -end


class _Vocabulary:
    """Turns matches into events with the language's `meanings.toml`."""

    def __init__(self, language: Language, item: Item) -> None:
        meanings = language.meanings
        self._start = item.span.start
        self._text = item.text_of
        self._operators: Mapping[str, str] = meanings.get("operators", {})
        self._calls: Mapping[str, str] = meanings.get("calls", {})
        self._properties: Mapping[str, str] = meanings.get("properties", {})
        literals: Mapping[str, list[str]] = meanings.get("literals", {})
        self._words = {word: value for value, words in literals.items() for word in words}

    def events(self, match: Mapping[str, list[Node]]) -> Iterator[Event]:
        """Yields the events of one match, with spans relative to the item and no depth yet."""
        if "call" in match or "call.new" in match:
            yield from self._call(match)
            return
        if "property" in match:
            yield from self._property(match)
            return
        if "typed.name" in match:
            yield from self._typed(match)
            return
        if "index" in match:
            yield from self._index(match)
            return
        for capture, nodes in match.items():
            if capture.startswith("_"):
                continue
            for node in nodes:
                event = self._plain(capture, node)
                if event is not None:
                    yield event

    def names(self, nodes: Sequence[Node]) -> list[Event]:
        """Returns the events of plain names."""
        return [Event("name", self._text(node), self._span(node), 0) for node in nodes]

    def _plain(self, capture: str, node: Node) -> Event | None:
        head, _, detail = capture.partition(".")
        span = self._span(node)
        if capture == "loop.head":
            return Event("head", "head", span, 0)
        if head in _CONTROL:
            return Event("else" if capture == "branch.else" else head, detail or head, span, 0)
        text = self._text(node)
        if head == "operator":
            return Event("operator", self._operator(text, detail), span, 0)
        if head == "literal":
            return self._literal(detail, text, span)
        if head in ("name", "type", "assign", "parameter", "assert"):
            return Event(head, text if head in ("name", "type") else head, span, 0)
        return None

    def _operator(self, text: str, detail: str) -> str:
        text = " ".join(text.split())
        if text in self._operators:
            return self._operators[text]
        if detail == "update":
            short = text.removesuffix("=") if text not in ("++", "--") else text[0]
            return self._operators.get(short, short)
        if detail == "unary":
            return {"-": "neg", "!": "not", "+": "pos"}.get(text, text)
        return text

    def _literal(self, detail: str, text: str, span: Span) -> Event:
        if detail == "number":
            return Event("number", number_value(text), span, 0)
        if detail in ("boolean", "null"):
            return Event(detail, self._words.get(text, text), span, 0)
        return Event("string", string_value(text), span, 0)

    def _call(self, match: Mapping[str, list[Node]]) -> Iterator[Event]:
        node = (match.get("call") or match["call.new"])[0]
        names = match.get("call.name")
        if not names:
            return
        name = self._text(names[0])
        receiver = self._text(match["call.receiver"][0]) if "call.receiver" in match else ""
        concept = self._calls.get(f"{receiver}.{name}" if receiver else name)
        if concept is None and receiver:
            concept = self._calls.get(f".{name}")
        if concept is None and "call.new" in match:
            concept = self._calls.get(f"new {name}")
        if concept == "ignored":
            return
        kind = "call" if concept is not None else ("new" if "call.new" in match else "invoke")
        # A leading dot distinguishes a method from a function of the same name.
        plain = f".{name}" if receiver and kind == "invoke" else name
        span = self._span(node)
        yield Event(kind, concept or plain, span, 0, receiver)
        if receiver:
            yield Event("method", name, self._span(names[0]), 0, receiver)

    def _property(self, match: Mapping[str, list[Node]]) -> Iterator[Event]:
        node, names = match["property"][0], match.get("property.name")
        if not names:
            return
        name, text = self._text(names[0]), self._text(node)
        concept = self._properties.get(text) or self._properties.get(f".{name}")
        if concept is not None and concept != "ignored":
            yield Event("call", concept, self._span(node), 0)
        receiver = text.removesuffix(name).rstrip(" ?!.->")
        yield Event("member", name, self._span(names[0]), 0, receiver)

    def _index(self, match: Mapping[str, list[Node]]) -> Iterator[Event]:
        node, receivers = match["index"][0], match.get("index.receiver")
        receiver = self._text(receivers[0]) if receivers else ""
        yield Event("index", "index", self._span(node), 0, receiver)

    def _typed(self, match: Mapping[str, list[Node]]) -> Iterator[Event]:
        """Yields the event of a name with a declared type, or one that is evident from a literal. The type is the
        receiver.
        """
        name = match["typed.name"][0]
        annotation = match.get("typed.type")
        named = next(
            (capture.removeprefix("typed.as.") for capture in match if capture.startswith("typed.as.")), ""
        )
        kind = "".join(self._text(annotation[0]).split()) if annotation else named
        yield Event("typed", self._text(name), self._span(name), 0, kind)

    def spans(self, nodes: Sequence[Node]) -> list[Span]:
        """Returns the ranges of nodes, relative to the item."""
        return [self._span(node) for node in nodes]

    def _span(self, node: Node) -> Span:
        return Span(node.start_byte - self._start, node.end_byte - self._start)
