"""Names that documentation comments refer to, such as the target of a `{@link}`: they count as uses."""

from __future__ import annotations

import re
from collections.abc import Iterable

from variorum.languages import Language
from variorum.syntax.source_text import decode

# Behind a dot stands a member, not a name of the file.
_WORD = re.compile(r"(?<![\w.])[^\W\d]\w*")


def documented_names(language: Language, comments: Iterable[bytes]) -> frozenset[str]:
    """The words in what the language's `references` finds in the comments that document something, and in comments that
    give types."""
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
