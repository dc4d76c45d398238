"""Finds uses of a name in commented-out code, which may be switched on again."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet

from variorum.languages import Language
from variorum.memo import memoized
from variorum.rules.code_in_comments import is_code
from variorum.syntax.document import Document
from variorum.syntax.item import Item, ItemFacts
from variorum.syntax.span import Span

# What follows a used name in a line of code, and how the line ends.
_BEHIND, _END = r"\s*(?:!?\s*\(|::|\.\w|<\w|\[)", r"[;{}(),]\s*(?:\*/\s*)?$"
# What is around the text of a comment's line.
_TOKENS = " \t/*#"
# A name, with a sigil, that is no member of another and that the line does not only assign.
_READ = re.compile(r"(?<![\w$@.>:])[$@]*[^\W\d]\w*(?![\w$])(?!\s*=(?!=))")
# How a line of code ends.
_ENDS_OF_CODE = tuple(";{}(),")


def is_named_in_commented_code(facts: ItemFacts, language: Language, scope: Span, name: str) -> bool:
    """Returns whether a comment inside of a scope of the item contains code that reads the name."""
    return any(
        name in names and scope.contains(place) and is_code(line, language)
        for place, line, names in _code_like_lines(facts)
    )


def named_in_commented_code(document: Document, names: AbstractSet[str]) -> frozenset[str]:
    """Returns those of the names that code in a comment of the file reads."""
    candidates = names & frozenset().union(*document.folded(_names_in_comments)) if names else names
    return frozenset(
        name
        for item in (document.items_where(_has_comments) if candidates else ())
        for _, line, own in _code_like_lines(item.facts)
        for name in candidates & own
        if is_code(line, document.language)
    )


def _names_in_comments(items: Sequence[Item]) -> frozenset[str]:
    return frozenset(name for item in items for _, _, names in _code_like_lines(item.facts) for name in names)


@memoized
def _code_like_lines(facts: ItemFacts) -> tuple[tuple[Span, str, frozenset[str]], ...]:
    """Returns the lines of comments that end as code does: the comment, the text, and the names that it reads."""
    return tuple(_lines(facts))


def _lines(facts: ItemFacts) -> Iterator[tuple[Span, str, frozenset[str]]]:
    for comment in facts.comments:
        for line in facts.text_of(comment).splitlines():
            code = line.strip(_TOKENS)
            if code.endswith(_ENDS_OF_CODE):
                yield comment, code, frozenset(_READ.findall(code))


def is_used_in_commented_code(document: Document, name: str) -> bool:
    """Returns whether a line of a comment looks like code that calls the name or accesses a member of it."""
    use = re.compile(rf"^.*(?<![\w@#]){re.escape(name)}{_BEHIND}.*{_END}", re.M)
    word = name.encode()
    return any(
        word in item.facts.text[comment.start : comment.end] and use.search(item.facts.text_of(comment))
        for item in document.items_where(_has_comments)
        for comment in item.facts.comments
    )


def _has_comments(item: Item) -> bool:
    return bool(item.facts.comments)
