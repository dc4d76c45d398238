"""Files that hold what their language has and its grammar cannot read: macros of C, types of Flow, what is in preview.

`[rules.syntax-error]` of a language says what gives them away: `unread`, a regular expression for their code, `unread_formats`,
one for what stands in their strings, and `declared`, one for a comment at the head that names the dialect. With `whole`,
nothing in such a file is trusted.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import islice

from variorum.languages import Language
from variorum.languages.bare import bare
from variorum.syntax.document import Document
from variorum.syntax.item import Item
from variorum.syntax.source_text import decode
from variorum.syntax.span import Span

_RULE = "syntax-error"
# What stands for a letter that was written in another encoding, in the middle of a name for instance.
_UNKNOWN = "\N{REPLACEMENT CHARACTER}"
# How many bytes are searched: a file shows early what it is written in, and declares it in its first lines.
_REACH, _HEAD = 50_000, 2_000
# Behind that, so many bytes around each of the first errors.
_AROUND, _MOST_ERRORS = 300, 4


def is_unread(document: Document) -> bool:
    """Whether an error in the file proves nothing."""
    unread, declared = _pattern(document.language, "unread"), _pattern(document.language, "declared")
    if declared is not None and declared.search(decode(document.text.data[:_HEAD])):
        return True
    unread_formats = _pattern(document.language, "unread_formats")
    parts = [decode(document.text.data[span.start : span.end]) for span in _searched(document)]
    if any(_UNKNOWN in part for part in parts):
        return True
    if unread is None:
        return False
    return any(
        (unread.search(part) and unread.search(bare(document.language, part)))
        or (unread_formats is not None and unread_formats.search(part))
        for part in parts
    )


def _searched(document: Document) -> Iterator[Span]:
    """The head of the file and, behind it, what stands around the first errors."""
    yield Span(0, _REACH)
    broken = (item for item in document.items_where(_is_broken) if item.span.end > _REACH)
    for item in islice(broken, _MOST_ERRORS):
        for problem in item.facts.problems[:_MOST_ERRORS]:
            place = problem.span.shifted(item.span.start)
            yield Span(max(0, place.start - _AROUND), place.end + _AROUND)


def _is_broken(item: Item) -> bool:
    return item.facts.is_broken


def is_untrusted(document: Document) -> bool:
    """Whether the grammar went wrong in the file and may have taken all of it for something else, or the file is in another
    language that goes by the same ending."""
    if not document.has_errors:
        return False
    if is_in_another_language(document):
        return True
    return bool(document.language.policy(_RULE).get("whole") and is_unread(document))


def is_in_another_language(document: Document) -> bool:
    """Whether a file that does not parse is in another language that goes by the same ending."""
    return document.has_errors and is_of_another_language(
        decode(document.text.data[:_REACH]), document.language
    )


def is_of_another_language(text: str, language: Language) -> bool:
    """Whether a text is in another language that goes by the same ending: `another` finds what only that one has."""
    another = _pattern(language, "another")
    return another is not None and another.search(text, 0, _REACH) is not None


@cache
def _pattern(language: Language, key: str) -> re.Pattern[str] | None:
    stated = language.policy(_RULE).get(key)
    return re.compile(stated, re.MULTILINE) if stated else None
