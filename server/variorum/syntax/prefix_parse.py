"""The first items of a large text, read from its first lines alone: to parse all of it takes longer than to tell what is wrong on
its first page."""

from __future__ import annotations

import re

from variorum.languages import Language
from variorum.syntax.document import Document
from variorum.syntax.item_splitting import KnownFacts
from variorum.syntax.progressive_parse import ProgressiveParse
from variorum.syntax.source_text import SourceText

# A line end before a line that stands at the margin and begins something. What is wrapped in one thing never has one.
_JOINT = re.compile(rb"\n(?=[^\s#)\]}])")
# So many times as much as is asked for is looked through for a joint, and read.
_FARTHEST = 3
# One thing, and one that is left out because it may go on.
_FEWEST = 2


def parse_prefix(text: SourceText, language: Language, size: int, known: KnownFacts) -> Document | None:
    """The document of the first lines of a text, with its items that make up about `size` bytes.

    None where these lines do not show how the text is divided: where they cannot be read alone, or where one thing goes
    on behind them. What has been worked out for the items is added to `known`.
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
    # What is behind the joint may belong to the last thing before it.
    return first if first.known_to and first.known_to <= last.start_byte else None
