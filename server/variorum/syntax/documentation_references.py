"""Finds names in documentation comments, such as the target of a `{@link}`. They count as uses."""

from __future__ import annotations

import re
from collections.abc import Iterable

from variorum.languages import Language
from variorum.syntax.source_text import decode

# A word after a dot is a member, not a name of the file.
_WORD = re.compile(r"(?<![\w.])[^\W\d]\w*")


def documented_names(language: Language, comments: Iterable[bytes]) -> frozenset[str]:
    """Returns the words that the language's `references` pattern finds in documentation comments, and those in type
    comments.
    """
    references, types = language.documentation_references, language.type_comments
    if references is None and types is None:
        return frozenset()
    starts = tuple(start.encode() for start in language.comments.documentation)
    found: list[str] = []
    for comment in comments:
        if references is not None and comment.startswith(starts):
            groups = (match.groups() for match in references.finditer(decode(comment)))
            found.extend(group for several in groups for group in several if group)
        elif types is not None and (given := types.match(decode(comment))):
            found.append(given[1])
    return frozenset(word for text in found for word in _WORD.findall(text))
