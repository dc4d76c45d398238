"""Finds the code in HTML: the contents of `<script>` elements."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from variorum.languages import Language, language_named
from variorum.syntax.embedding.region import Piece, Region
from variorum.syntax.source_text import SourceText, decode

# Comments, and elements whose content is not markup. The bound keeps the search linear on texts with many
# unclosed tags.
_TOKEN = re.compile(
    rb"<!--|<(?P<name>script|style|textarea|title|xmp)(?P<attributes>(?:[\s/][^>]{0,4000})?)>", re.IGNORECASE
)
_ATTRIBUTE = re.compile(
    rb"(?P<name>[^\s=/\"'>]+)(?:\s*=\s*(?:\"(?P<double>[^\"]*)\"|'(?P<single>[^']*)'|(?P<bare>[^\s\"'>]+)))?"
)
# Placeholders of template engines.
_TEMPLATE: Final = re.compile(rb"\{\{|\{%|<%|<\?|\$\{\{")
_LANGUAGES: Final = {
    "": "javascript",
    "module": "javascript",
    "text/javascript": "javascript",
    "application/javascript": "javascript",
    "text/ecmascript": "javascript",
    "application/ecmascript": "javascript",
    "application/x-javascript": "javascript",
    "text/babel": "javascriptreact",
    "text/jsx": "javascriptreact",
    "text/typescript": "typescript",
    "application/typescript": "typescript",
    "ts": "typescript",
    "tsx": "typescriptreact",
}
"""The languages of scripts by their `type` or `lang`. Any other type is data."""


def html_regions(text: SourceText) -> Iterator[Region]:
    """Yields the inline scripts of a page in order."""
    offset = 0
    while found := _TOKEN.search(text.data, offset):
        if found["name"] is None:
            offset = _behind(text.data, found.end(), b"-->")
            continue
        start = found.end()
        end = _end_of(text.data, start, found["name"].lower())
        language = _language(found["attributes"]) if found["name"].lower() == b"script" else None
        code = text.data[start:end]
        if language is not None and code.strip():
            yield Region(language, code, [Piece(0, start)], _TEMPLATE.search(code) is None)
        offset = max(end, start)


def _language(attributes: bytes) -> Language | None:
    stated = {
        decode(found["name"]).lower(): decode(found["double"] or found["single"] or found["bare"] or b"")
        for found in _ATTRIBUTE.finditer(attributes)
    }
    if "src" in stated:
        return None
    kind = stated.get("lang") or stated.get("type", "")
    identifier = _LANGUAGES.get(kind.partition(";")[0].strip().lower())
    return None if identifier is None else language_named(identifier)


def _end_of(data: bytes, start: int, name: bytes) -> int:
    """Returns the offset of an element's end tag, or of the end of the text."""
    found = re.compile(rb"</" + name + rb"(?=[\s/>])", re.IGNORECASE).search(data, start)
    return len(data) if found is None else found.start()


def _behind(data: bytes, start: int, mark: bytes) -> int:
    found = data.find(mark, start)
    return len(data) if found < 0 else found + len(mark)
