"""Code without its comments and strings, for patterns that must not be misled by prose."""

from __future__ import annotations

import re
from functools import cache

from variorum.languages.language import Language

# A string that nobody closes ends with its line; possessive, so that no text takes longer than its length.
_STRING = r'"[^"\\\n]*+(?:\\.[^"\\\n]*+)*"?'


def bare(language: Language, text: str) -> str:
    """The text with a blank for every comment and string; other lines keep what they hold, and their order."""
    return _prose(language.comments.line, language.comments.block).sub(" ", text)


def without_comments(language: Language, text: str) -> str:
    """The text with a blank for every comment; strings stay."""
    comments = _prose(language.comments.line, language.comments.block)
    return comments.sub(lambda found: found[0] if found[0].startswith('"') else " ", text)


@cache
def _prose(line: str | None, block: tuple[str, str] | None) -> re.Pattern[str]:
    parts = [_STRING]
    if block:
        start, end = block
        parts.append(rf"{re.escape(start)}(?s:.*?)(?:{re.escape(end)}|\Z)")
    if line:
        parts.append(rf"{re.escape(line)}[^\n]*")
    return re.compile("|".join(parts))
