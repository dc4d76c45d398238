"""The declared items of a file as the alignment sees them, with the events of each."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

import attrs

from variorum.languages import Language
from variorum.syntax.document import Document
from variorum.syntax.item import Item
from variorum.syntax.outline import Declaration
from variorum.syntax.program import Event, item_program
from variorum.syntax.words import words_of
from variorum.translation.normal_form import NormalForm, normal_form
from variorum.translation.score import Declared
from variorum.translation.sides import Side

_ALIGNED_KINDS = frozenset({"function", "method", "constructor", "class", "interface", "enum"})
_TYPE_KINDS = frozenset({"class", "interface", "enum"})


@attrs.frozen(eq=False, slots=False)
class Candidate:
    """One declared item with what the alignment compares. Equality is identity."""

    declared: Declared
    words: tuple[str, ...]
    """The words of its name, or the neutral name of a special method: a constructor, a conversion to text."""
    owner: str | None
    """The name of the class around it."""
    side: Side
    """Its code, relative to where its item begins."""

    @cached_property
    def events(self) -> tuple[Event, ...]:
        """The events inside it, absolute; of a class, those of its head only."""
        start = self.side.start
        return tuple(event.shifted(start) for event in self.side.events)

    @cached_property
    def form(self) -> NormalForm:
        """Its events in the form that is compared."""
        return normal_form(self.events)

    @property
    def is_type(self) -> bool:
        """Whether it declares a class, an interface or an enumeration."""
        return self.declared.kind in _TYPE_KINDS

    @property
    def is_constructor(self) -> bool:
        """Whether it only makes new objects."""
        return self.words[:1] == ("constructor",)


def candidates_of(document: Document) -> list[Candidate]:
    """The functions, methods and types of a file in source order; of nested functions only the outer one."""
    return [candidate for item in document.items for candidate in _of_item(document, item)]


def _of_item(document: Document, item: Item) -> Iterator[Candidate]:
    containers = list(_containers(item))
    seen_until = -1
    for declaration in item.facts.declarations:
        if declaration.kind not in _ALIGNED_KINDS or declaration.span.start < seen_until:
            continue
        if declaration.kind not in _TYPE_KINDS:
            seen_until = declaration.span.end
        yield _candidate(document, item, declaration, containers)


def _containers(item: Item) -> Iterator[str]:
    container = item.container
    while container is not None:
        if container.declaration is not None:
            yield container.declaration.name
        container = container.container


def _candidate(document: Document, item: Item, declaration: Declaration, containers: list[str]) -> Candidate:
    start = item.span.start
    span = item.span if item.facts.is_header else declaration.span.shifted(start)
    nested_in = [
        other.name
        for other in item.facts.declarations
        if other is not declaration and other.kind in _TYPE_KINDS and other.span.contains(declaration.span)
    ]
    owners = [*reversed(nested_in), *containers]
    name = declaration.name.rpartition("::")[2] or declaration.name
    side = Side(document, (item,), declaration)
    declared = Declared(
        kind=declaration.kind,
        name=name,
        qualified_name=".".join([*reversed(owners), name]),
        name_span=declaration.name_span.shifted(start),
        span=span,
        parameters=side.parameters,
    )
    return Candidate(
        declared=declared,
        words=_words(document.language, declaration, name, owners),
        owner=owners[0] if owners else None,
        side=side,
    )


def script_of(document: Document) -> Side | None:
    """The statements of a file that stand in no item, as one side; None where there are none."""
    items = [
        item
        for item in document.items
        if item.declaration is None and item.container is None and item_program(document, item)
    ]
    return Side(document, tuple(items)) if items else None


def _words(language: Language, declaration: Declaration, name: str, owners: list[str]) -> tuple[str, ...]:
    special: str | None = language.meanings.get("declarations", {}).get(name)
    if special == "constructor" or declaration.kind == "constructor" or (owners and name == owners[0]):
        # Whose objects it makes is all that tells one constructor from another.
        return ("constructor", *words_of(owners[0] if owners else ""))
    return tuple(special.split("-")) if special else words_of(name)
