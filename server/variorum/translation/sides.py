"""The two sides of an aligned pair of items, as pair rules see them: events, shapes and types of each.

All spans are relative to the start of the code, so that results stay valid when the code only moves.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import attrs

from variorum.languages import Language
from variorum.memo import memoized_property
from variorum.syntax.document import Document
from variorum.syntax.item import Item
from variorum.syntax.item_memo import memoized_per_item
from variorum.syntax.outline import Declaration
from variorum.syntax.program_events import Event, item_kinds, item_program
from variorum.syntax.shapes import Shape, item_shapes
from variorum.syntax.span import Span
from variorum.translation.normal_form import NormalForm, item_form, normal_form
from variorum.translation.typed_names import plain_type

_T = TypeVar("_T")
_FEATURES = frozenset({"branch", "loop", "return", "operator", "call", "number", "string", "throw", "invoke"})


@attrs.frozen(eq=False, slots=False)
class Side:
    """One item of a file, or all its top-level statements: the body of a script."""

    document: Document = attrs.field(repr=False)
    items: tuple[Item, ...]
    declaration: Declaration | None = None
    """What the only item declares here. None for everything in the items."""
    derived: dict[object, Any] = attrs.field(factory=dict, init=False, repr=False)
    """Results of `memoized` functions of the side."""

    @property
    def language(self) -> Language:
        """The language of the side."""
        return self.document.language

    @property
    def start(self) -> int:
        """The absolute offset of the side's relative spans, in bytes."""
        return self.items[0].span.start

    @property
    def within(self) -> Span | None:
        """The part of the only item that is meant. None for all items."""
        return self.declaration.span if self.declaration is not None else None

    @property
    def parameters(self) -> tuple[str, ...]:
        """The names of the parameters, without an explicit receiver."""
        names = self.declaration.parameters if self.declaration is not None else ()
        return names[1:] if names and names[0] in self.language.meanings.get("receivers", ()) else names

    @property
    def identity(self) -> tuple[object, ...]:
        """Equal for two sides with the same code, wherever it is."""
        gaps = tuple(item.span.start - self.start for item in self.items)
        return (self.within, gaps, *(item.facts for item in self.items))

    @property
    def is_broken(self) -> bool:
        """Whether some of the code has syntax errors."""
        return any(item.facts.is_broken for item in self.items)

    @property
    def place(self) -> Span:
        """The place of a finding about the whole side: its name, or its first statement."""
        if self.declaration is not None:
            return self.declaration.name_span
        return Span(0, len(self.items[0].facts.text.partition(b"\n")[0]))

    @property
    def callees(self) -> frozenset[str]:
        """The names that the items call, as written. Cached with each item, because every keystroke reads them."""
        return frozenset().union(*(_callees(self.document, item) for item in self.items))

    @memoized_property
    def events(self) -> tuple[Event, ...]:
        """The events of the program form."""
        if len(self.items) == 1 and self._is_whole:
            return item_program(self.document, self.items[0])
        return tuple(
            event if item.span.start == self.start else event.shifted(item.span.start - self.start)
            for item in self.items
            for event in item_program(self.document, item)
            if self.within is None or self.within.contains(event.span)
        )

    @property
    def features(self) -> Counter[tuple[str, str]]:
        """The counts of the code's events, for the alignment. Cached with the only item, because every keystroke reads them."""
        return _features(self.document, self.items[0], self.within)

    @memoized_property
    def kinds(self) -> Mapping[str, Sequence[Event]]:
        """The events by kind."""
        if len(self.items) == 1 and self._is_whole:
            return item_kinds(self.document, self.items[0])
        found: dict[str, list[Event]] = {}
        for event in self.events:
            found.setdefault(event.kind, []).append(event)
        return found

    @memoized_property
    def form(self) -> NormalForm:
        """The events in normal form."""
        if len(self.items) == 1 and self._is_whole:
            return item_form(self.document, self.items[0])
        return normal_form(self.events)

    @property
    def _is_whole(self) -> bool:
        """Whether the side is the whole item."""
        return self.within is None or self.within == Span(0, len(self.items[0].facts.text))

    @memoized_property
    def _shapes(self) -> Mapping[str, tuple[Shape, ...]]:
        found: dict[str, list[Shape]] = {}
        for item in self.items:
            offset = item.span.start - self.start
            for shape in item_shapes(self.document, item):
                if self.within is None or self.within.contains(shape.span):
                    found.setdefault(shape.kind, []).append(shape.shifted(offset) if offset else shape)
        return {kind: tuple(shapes) for kind, shapes in found.items()}

    @memoized_property
    def marks(self) -> frozenset[str]:
        """What occurs in the side: the kinds of its events and shapes, and the concepts of its calls."""
        return frozenset((*self.kinds, *self._shapes, *(event.value for event in self.of("call"))))

    @memoized_property
    def types(self) -> Mapping[str, str]:
        """The names with one known type, declared or inferred from a literal. `[]` is an array."""
        found: dict[str, set[str]] = {}
        for event in self.of("typed"):
            found.setdefault(event.value, set()).add(plain_type(event.receiver))
        return {name: kinds.pop() for name, kinds in found.items() if len(kinds) == 1}

    def of(self, kind: str) -> Sequence[Event]:
        """Returns the events of a kind, in source order."""
        return self.kinds.get(kind, ())

    def calls(self, *concepts: str) -> list[Event]:
        """Returns the calls with one of these concepts, in source order."""
        return [event for event in self.of("call") if event.value in concepts]

    def shapes(self, kind: str) -> tuple[Shape, ...]:
        """Returns the shapes of a kind, in source order."""
        return self._shapes.get(kind, ())

    def text(self, span: Span) -> str:
        """Returns the text of a relative span."""
        return self.document.text.data[self.start + span.start : self.start + span.end].decode(
            "utf-8", "replace"
        )

    def trait(self, name: str) -> Any:
        """Returns a value of `[traits]` of the language's `meanings.toml`. Returns None if it is not set."""
        return self.language.meanings.get("traits", {}).get(name)


@memoized_per_item
def _callees(document: Document, item: Item) -> frozenset[str]:
    shapes = item_shapes(document, item)
    return frozenset(shape.text("name") for shape in shapes if shape.kind in ("call", "creation"))


@memoized_per_item
def _features(document: Document, item: Item, within: Span | None) -> Counter[tuple[str, str]]:
    return Counter(
        (event.kind, event.value.lstrip("."))
        for event in item_program(document, item)
        if event.kind in _FEATURES and (within is None or within.contains(event.span))
    )
