"""Defines what checks get: one item, or the file as the sum of its items."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import attrs

from variorum.languages import Language
from variorum.memo import memoized_property
from variorum.rules.names_in_directives import names_in_directives
from variorum.rules.workspace_context import NO_WORKSPACE, WorkspaceContext
from variorum.syntax.bindings import Binding
from variorum.syntax.document import Document
from variorum.syntax.item import Item, ItemFacts, Match
from variorum.syntax.span import Span


@attrs.frozen(eq=False)
class ItemUnit:
    """An item under check. Every span is relative to its start."""

    language: Language
    facts: ItemFacts
    source_language: Language | None = None
    """The language the file was translated from, if known."""

    def text(self, span: Span) -> str:
        """Returns the text of a range of the item."""
        return self.facts.text_of(span)

    def matches(self, capture: str) -> tuple[Match, ...]:
        """Returns the matches of `artifacts.scm` with this capture."""
        return self.facts.matches.get(capture, ())

    def spans(self, capture: str) -> list[Span]:
        """Returns the distinct ranges of a capture, in source order."""
        return sorted({match[capture] for match in self.matches(capture)})

    def policy(self, rule: str) -> Mapping[str, Any]:
        """Returns what the language sets for a rule."""
        return self.language.policy(rule)


def module_imports(items: Sequence[Item]) -> list[tuple[int, Binding]]:
    """Returns the module-level imports of items, in the form that `Document.found` expects."""
    return [
        (index, binding)
        for index, item in enumerate(items)
        for binding in item.facts.names.outermost
        if binding.kind == "import"
    ]


def is_in_class(item: Item) -> bool:
    """Returns whether the item is directly in the body of a class, where the names it binds are members."""
    around = item.container.declaration if item.container is not None else None
    return around is not None and around.kind == "class"


@attrs.frozen(eq=False, slots=False)
class FileUnit:
    """A file under check. Spans are absolute."""

    document: Document
    source_language: Language | None = None
    workspace_context: WorkspaceContext = NO_WORKSPACE
    """What the other files of the workspace say, if known."""
    known_names: frozenset[str] = frozenset()
    """Names that are defined elsewhere, by a setting."""

    @property
    def language(self) -> Language:
        """The language of the file."""
        return self.document.language

    @property
    def unbound(self) -> frozenset[str]:
        """The names of `unbound_here` that no visible file declares."""
        return self.unbound_here - self.workspace_context.visible_names

    @memoized_property
    def unbound_here(self) -> frozenset[str]:
        """Names that some item reads, that no item of the file binds, and that are not built in."""
        members_count = self.language.scopes.class_members_are_names
        # There are many built-in names, and a set difference would iterate over them.
        unbound = (self.document.lacking_names - self.language.builtins).difference(
            self.document.symbol_counts.members_bound if members_count else (),
            (name for name, _ in names_in_directives(self.document, "bound")),
            self.known_names,
            # A method that declares a name as shared binds it in the file, not in its class.
            self.document.symbol_counts.shared,
        )
        older = unbound.intersection(self.language.facts.get("dialects", {}).get("older", ()))
        return unbound - older if older and self.knows_older_dialect else unbound

    @memoized_property
    def is_of_older_dialect(self) -> bool:
        """Whether something in the file exists only in an older dialect of the language."""
        return bool(self.document.items_with("dialect.older"))

    @property
    def knows_older_dialect(self) -> bool:
        """Whether the file is in an older dialect of the language, or supports both."""
        return self.is_of_older_dialect or bool(self.document.items_with("dialect.asked"))

    def policy(self, rule: str) -> Mapping[str, Any]:
        """Returns what the language sets for a rule."""
        return self.language.policy(rule)
