"""Recognises files in a dialect that the grammar cannot parse: C macros, Flow types, preview features.

`[rules.syntax-error]` of a language has the patterns: `unread` for code, `unread_formats` for text inside strings, and `declared`
for a comment at the top that names the dialect. With `whole`, no part of such a file is trusted.
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
# Replaces a byte of another encoding, for instance in the middle of a name.
_UNKNOWN = "\N{REPLACEMENT CHARACTER}"
# Bytes that are searched: the dialect shows early, and is declared in the first lines.
_REACH, _HEAD = 50_000, 2_000
# After that, this many bytes around each of the first errors.
_AROUND, _MOST_ERRORS = 300, 4


def is_unread(document: Document) -> bool:
    """Returns whether a syntax error in the file proves nothing."""
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
    """Yields the head of the file and, after it, the text around the first errors."""
    yield Span(0, _REACH)
    broken = (item for item in document.items_where(_is_broken) if item.span.end > _REACH)
    for item in islice(broken, _MOST_ERRORS):
        for problem in item.facts.problems[:_MOST_ERRORS]:
            place = problem.span.shifted(item.span.start)
            yield Span(max(0, place.start - _AROUND), place.end + _AROUND)


def _is_broken(item: Item) -> bool:
    return item.facts.is_broken


def is_untrusted(document: Document) -> bool:
    """Returns whether the grammar may have misread the whole file, or the file is in another language with the same extension."""
    if not document.has_errors:
        return False
    if is_in_another_language(document):
        return True
    return bool(document.language.policy(_RULE).get("whole") and is_unread(document))


def is_in_another_language(document: Document) -> bool:
    """Returns whether a file that does not parse is in another language with the same extension."""
    return document.has_errors and is_of_another_language(
        decode(document.text.data[:_REACH]), document.language
    )


def is_of_another_language(text: str, language: Language) -> bool:
    """Returns whether a text is in another language with the same extension: `another` matches what only that language has, or
    the first line names the interpreter of another one.
    """
    if text.startswith("#!"):
        # Imported on demand: few files begin so.
        from variorum.syntax.language_detection import language_by_shebang

        run_by = language_by_shebang(text)
        if run_by is not None and _family(run_by) != _family(language):
            return True
    another = _pattern(language, "another")
    return another is not None and another.search(text, 0, _REACH) is not None


def _family(language: Language) -> str:
    return str(language.facts["workspace"]["family"])


@cache
def _pattern(language: Language, key: str) -> re.Pattern[str] | None:
    stated = language.policy(_RULE).get(key)
    return re.compile(stated, re.MULTILINE) if stated else None
