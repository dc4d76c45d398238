"""Parses the first items of a large text from its first lines alone, because parsing all of it takes longer than
checking its first page.
"""

from __future__ import annotations

import re

from variorum.languages import Language
from variorum.syntax.document import Document
from variorum.syntax.item_splitting import KnownFacts
from variorum.syntax.progressive_parse import ProgressiveParse
from variorum.syntax.source_text import SourceText

# A line end before an unindented line that starts something. Nothing inside a construct has one.
_JOINT = re.compile(rb"\n(?=[^\s#)\]}])")
# How far a joint is searched and parsed, as a multiple of the requested size.
_FARTHEST = 3
# One child to use, and one to drop because it may continue.
_FEWEST = 2


def parse_prefix(text: SourceText, language: Language, size: int, known: KnownFacts) -> Document | None:
    """Returns the document of the first lines of a text, with items of about `size` bytes.

    Returns None if these lines do not show how the text is split: they cannot be parsed alone, or a construct
    continues after them. Computed facts are added to `known`.
    """
    joint = _JOINT.search(text.data, size + 1, _FARTHEST * size)
    if joint is None:
        return None
    prefix = ProgressiveParse.of(SourceText(text.data[: joint.end()]), language, known)
    if prefix.root.has_error or prefix.root.child_count < _FEWEST:
        return None
    *_, before, last = prefix.root.children
    prefix.prepare(size)
    prefix.advance(min(size, before.end_byte))
    first = prefix.so_far()
    # What follows the joint may belong to the last construct before it.
    return first if first.known_to and first.known_to <= last.start_byte else None
