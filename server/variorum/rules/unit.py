"""What a check gets to see: one item, or the file as the sum of its items."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

import attrs

from variorum.languages import Language
from variorum.rules.listed_names import listed_names
from variorum.syntax.bindings import Binding
from variorum.syntax.document import Document
from variorum.syntax.item import Item, ItemFacts, Match
from variorum.syntax.span import Span
from variorum.syntax.text import decode


@attrs.frozen(eq=False)
class ItemUnit:
    """One item under check; every span is relative to its start."""

    language: Language
    facts: ItemFacts
    source_language: Language | None = None
    """The language that the file was translated from, where that is known."""

    def text(self, span: Span) -> str:
        """The text of a range of the item."""
        return decode(self.facts.text[span.start : span.end])

    def matches(self, capture: str) -> tuple[Match, ...]:
        """The matches of `artifacts.scm` that hold this capture."""
        return self.facts.matches.get(capture, ())

    def policy(self, rule: str) -> Mapping[str, Any]:
        """What the language says of a rule."""
        return self.language.policy(rule)


@attrs.frozen(eq=False, slots=False)
class FileUnit:
    """A file under check; spans are absolute."""

    document: Document
    source_language: Language | None = None

    @property
    def language(self) -> Language:
        """The language of the file."""
        return self.document.language

    @cached_property
    def outermost(self) -> tuple[tuple[Item, Binding], ...]:
        """Every name that an item binds in its surroundings, with that item; spans stay relative to the item."""
        return tuple(
            (item, binding) for item in self.document.items for binding in item.facts.names.outermost
        )

    @cached_property
    def unbound(self) -> frozenset[str]:
        """Names that some item reads, that no item binds in the file, and that the language does not bring."""
        members_count = self.language.scopes.class_members_are_names
        bound = {binding.name for item, binding in self.outermost if members_count or item.container is None}
        bound.update(name for name, _ in listed_names(self.document, "bound"))
        unbound = self.document.read_names - bound - self.language.builtins
        older = unbound.intersection(self.language.facts.get("dialects", {}).get("older", ()))
        return unbound - older if older and self._is_of_older_dialect() else unbound

    def _is_of_older_dialect(self) -> bool:
        return any("dialect.older" in item.facts.matches for item in self.document.items)

    def policy(self, rule: str) -> Mapping[str, Any]:
        """What the language says of a rule."""
        return self.language.policy(rule)
