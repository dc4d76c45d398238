"""Names that documentation comments refer to, such as the target of a `{@link}`: they count as uses."""

from __future__ import annotations

import re
from collections.abc import Iterable

from variorum.languages import Language
from variorum.syntax.text import decode

_WORD = re.compile(r"[^\W\d]\w*")


def mentioned_names(language: Language, comments: Iterable[bytes]) -> frozenset[str]:
    """The words in what the language's `references` finds in the comments that document something."""
    pattern = language.documentation_references
    if pattern is None:
        return frozenset()
    starts = tuple(start.encode() for start in language.comments.documentation)
    texts = (decode(comment) for comment in comments if comment.startswith(starts))
    references = (group for text in texts for found in pattern.finditer(text) for group in found.groups())
    return frozenset(word for reference in references if reference for word in _WORD.findall(reference))
