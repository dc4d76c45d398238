"""Searches the text of code for a name that no analysis finds a use of."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from variorum.languages import Language
from variorum.languages.bare import without_comments
from variorum.memo import memoized
from variorum.syntax.document import Document
from variorum.syntax.item import Item, ItemFacts
from variorum.syntax.span import Span

_WORD = re.compile(r"\w+")


def is_mentioned_in_code(document: Document, name: str) -> bool:
    """Returns whether the name occurs in the code of a file outside of its imports. Strings count, because tools read them."""
    return any(name in words for words in document.folded(_words, document.language))


@memoized
def words_in_code(facts: ItemFacts, language: Language) -> frozenset[str]:
    """Returns the words in the code and the strings of an item, outside of its imports."""
    return frozenset(word for part in _code(language, facts) for word in _WORD.findall(part))


def _words(items: Sequence[Item], language: Language) -> frozenset[str]:
    code = (item.facts for item in items if item.node_type != "comment")
    return frozenset[str]().union(*(words_in_code(facts, language) for facts in code))


def _code(language: Language, facts: ItemFacts) -> Iterator[str]:
    """Yields the text of an item between its imports, without comments."""
    start = 0
    for statement in sorted(
        {match["import.statement"] for match in facts.matches.get("import.statement", ())}
    ):
        yield _part(language, facts, Span(start, max(start, statement.start)))
        start = max(start, statement.end)
    yield _part(language, facts, Span(start, len(facts.text)))


def _part(language: Language, facts: ItemFacts, span: Span) -> str:
    return without_comments(language, facts.text_of(span))
