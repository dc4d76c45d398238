"""Completion in the front matter of a response document: its keys, and their values."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from variorum.languages import language_ids
from variorum.responses.assist.suggestion import Suggestion
from variorum.rules.finding import Edit
from variorum.syntax.source_text import SourceText, decode
from variorum.syntax.span import Span

KEYS: Final = {
    "variorum": "Says that the document is a response document, whatever its name.",
    "language": "The language that the prompt asks for. It outweighs what the prompt says.",
    "judge": "Who grades, where the documents of one folder are not all by one person.",
}
"""What a person writes, with its meaning. The import of data sets adds `row`, which nobody edits."""

_KEY: Final = re.compile(rb"[\w-]*\Z")
_VALUE: Final = re.compile(rb"([\w-]+):[ \t]*([\w+#-]*)\Z")
_FENCES: Final = (b"---", b"...")


def front_matter_suggestions(text: SourceText, offset: int) -> tuple[Suggestion, ...]:
    """What can be written at a byte offset; nothing outside of the front matter."""
    line = text.line_at(offset)
    if text.line_content(0).rstrip() != b"---" or not _is_inside(text, line):
        return ()
    start = text.line_span(line).start
    before = text.line_content(line)[: offset - start]
    value = _VALUE.fullmatch(before)
    if value is not None:
        return tuple(_values(decode(value[1]), Span(start + value.start(2), offset)))
    if _KEY.fullmatch(before) is None:
        return ()
    return tuple(_keys(text, line, Span(start, offset)))


def _is_inside(text: SourceText, line: int) -> bool:
    return line > 0 and all(text.line_content(above).rstrip() not in _FENCES for above in range(1, line + 1))


def _keys(text: SourceText, line: int, typed: Span) -> Iterator[Suggestion]:
    others = [text.line_content(one) for one in range(1, len(text.line_starts)) if one != line]
    for key, means in KEYS.items():
        if not any(content.startswith(key.encode() + b":") for content in others):
            yield Suggestion(key, means, Edit(typed, f"{key}: "))


def _values(key: str, typed: Span) -> Iterator[Suggestion]:
    if key == "variorum":
        yield Suggestion("response", KEYS[key], Edit(typed, "response"))
    elif key == "language":
        for name in language_ids():
            yield Suggestion(name, KEYS[key], Edit(typed, name))
