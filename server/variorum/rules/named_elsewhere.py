"""Looks for a name in the text of code, where no analysis says that it is used there."""

from __future__ import annotations

import re
from collections.abc import Iterator

from variorum.languages import Language
from variorum.languages.bare import without_comments
from variorum.syntax.document import Document
from variorum.syntax.item import Item, ItemFacts
from variorum.syntax.span import Span
from variorum.syntax.text import decode, encode


def is_named_elsewhere(document: Document, name: str) -> bool:
    """Whether the name stands in the code of a file outside of its imports; strings count, because tools read them."""
    items = document.items_where(_holds, encode(name))
    return any(is_named_in(document.language, item.facts, name) for item in items)


def is_named_in(language: Language, facts: ItemFacts, name: str) -> bool:
    """Whether the name stands in the code of an item outside of its imports."""
    word = re.compile(rf"\b{re.escape(name)}\b")
    return any(word.search(part) for part in _code(language, facts))


def _code(language: Language, facts: ItemFacts) -> Iterator[str]:
    """The text of an item between its imports, without comments."""
    start = 0
    for statement in sorted(
        {match["import.statement"] for match in facts.matches.get("import.statement", ())}
    ):
        yield _part(language, facts, Span(start, max(start, statement.start)))
        start = max(start, statement.end)
    yield _part(language, facts, Span(start, len(facts.text)))


def _part(language: Language, facts: ItemFacts, span: Span) -> str:
    return without_comments(language, decode(facts.text[span.start : span.end]))


def _holds(item: Item, name: bytes) -> bool:
    return item.node_type != "comment" and name in item.facts.text
