"""Finds uses of a name in commented-out code, which may be switched on again."""

from __future__ import annotations

import re

from variorum.syntax.document import Document
from variorum.syntax.item import Item

# What follows a used name in a line of code, and how the line ends.
_BEHIND, _END = r"\s*(?:!?\s*\(|::|\.\w|<\w|\[)", r"[;{}(),]\s*(?:\*/\s*)?$"


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
