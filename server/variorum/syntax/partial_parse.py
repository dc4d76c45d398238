"""Reads the part of an edited text that an edit can have changed, without the rest of it.

The parser takes what an old tree has of the items around an edit, but it takes them one by one: in a long file that costs
more than everything else. In a file without errors an item is read in the same way whatever stands before it, as soon as
the item before it has been read to its end, and it ends where it ended before if its text is the same. So it is enough
to read the items from the last one before the edit to the first one behind it: if both turn out to be what they were, then so
would all others. Of the containers that the edit lies in, the parser needs the head and the end besides.
"""

from __future__ import annotations

import attrs
from tree_sitter import Node, Range, Tree

from variorum.languages import Language
from variorum.syntax.bounded_parse import read, stands_alone
from variorum.syntax.incremental_outline import EditReach
from variorum.syntax.item import Item
from variorum.syntax.item_index import ItemIndex
from variorum.syntax.reparse_range import ReparseRange, reparse_range_of
from variorum.syntax.source_text import SourceText
from variorum.syntax.span import Span

# Bytes. What is longer is faster read with the help of the old tree.
_LONGEST = 20_000


@attrs.frozen
class PartialParse:
    """A part of a text that was read alone."""

    enclosure: ReparseRange
    tree: Tree
    """Its nodes are at the places that they have in the whole text."""

    @property
    def span(self) -> Span:
        """Where the items are that were read."""
        return self.enclosure.span

    def copied(self) -> PartialParse:
        """The same with a tree of its own, which may be told of edits."""
        return PartialParse(self.enclosure, self.tree.copy())


def parse_part_around(
    language: Language,
    text: SourceText,
    before: ItemIndex,
    reach: EditReach,
    last: PartialParse | None = None,
    *,
    is_known: bool = True,
) -> PartialParse | None:
    """The part of an edited text that has the items around the edits.

    None where they cannot be read alone: they are too long, they do not parse, or what stands before them is read in another
    way than it was.

    Args:
        language: the language of the file.
        text: the text after the edits.
        before: the items of the file before the edits, in which nothing was wrong.
        reach: how far the edits reach.
        last: the part that was read after the edits before these, with a tree that has been told of these.
        is_known: whether `before` has all items of the file: else nobody knows the last member of a container.
    """
    enclosure = reparse_range_of(language, text, before, reach)
    if enclosure is None or (enclosure.containers and not is_known):
        return None
    if sum(span.end - span.start for span in enclosure.spans) > _LONGEST:
        return None
    spans, first = enclosure.spans, enclosure.first
    if not all(stands_alone(language, text.data, span) for span in spans):
        return None
    # Who types on in one place has it read again and again, and most of it is as it was.
    is_same_part = last is not None and spans == [reach.moved(span) for span in last.enclosure.spans]
    known = last.tree if last is not None and is_same_part else None
    parts = [Range(text.point(span.start), text.point(span.end), *span) for span in spans]
    tree, is_abandoned = read(language, text.data, known, parts)
    is_sound = not is_abandoned and not tree.root_node.has_error
    return (
        PartialParse(enclosure, tree) if is_sound and (first is None or _has(tree.root_node, first)) else None
    )


def _has(root: Node, item: Item) -> bool:
    """Whether a node is the item that it was."""
    node = root.descendant_for_byte_range(*item.span)
    while node is not None and Span(node.start_byte, node.end_byte) == item.span:
        if node.type == item.node_type:
            return True
        node = node.parent
    return False
