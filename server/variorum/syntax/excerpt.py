"""Reads the part of an edited text that an edit can have changed, without the rest of it.

The parser takes what an old tree has of the items around an edit, but it takes them one by one: in a long file that costs
more than everything else. In a file without errors an item is read in the same way whatever stands before it, as soon as
the item before it has been read to its end, and it ends where it ended before if its text is the same. So it is enough
to read the items from the last one before the edit to the first one behind it: if both turn out to be what they were, then so
would all others.
"""

from __future__ import annotations

import attrs
from tree_sitter import Node, Range, Tree

from variorum.languages import Language
from variorum.syntax.division import COMMENT
from variorum.syntax.item import Item
from variorum.syntax.layout import Layout
from variorum.syntax.reading import read, stands_alone
from variorum.syntax.redivision import Reach
from variorum.syntax.span import Span
from variorum.syntax.text import SourceText

# Bytes. What is longer is faster read with the help of the old tree.
_LONGEST = 20_000


@attrs.frozen
class Excerpt:
    """A part of a text that was read alone."""

    span: Span
    tree: Tree
    """Its nodes are at the places that they have in the whole text."""

    def copied(self) -> Excerpt:
        """The same with a tree of its own, which may be told of edits."""
        return Excerpt(self.span, self.tree.copy())


def excerpt_around(
    language: Language, text: SourceText, before: Layout, reach: Reach, last: Excerpt | None = None
) -> Excerpt | None:
    """The part of an edited text that has the items around the edits.

    None where they cannot be read alone: they are too long, they do not parse, or what stands before them is read in another
    way than it was.

    Args:
        language: the language of the file.
        text: the text after the edits.
        before: the items of the file before the edits, in which nothing was wrong.
        reach: how far the edits reach.
        last: the part that was read after the edits before these, with a tree that has been told of these.
    """
    if language.division.transparent:
        # An item of the file may stand in something that is none, and would be read in another way outside of it.
        return None
    head = _item_before(before, reach.start)
    start = head.span.start if head is not None else 0
    end = _end(before, reach, len(text))
    if end - start > _LONGEST or text.point(start)[1]:
        return None
    if not stands_alone(language, text.data, Span(start, end)):
        return None
    part = Range(text.point(start), text.point(end), start, end)
    # Who types on in one place has it read again and again, and most of it is as it was.
    is_same_part = last is not None and last.span == Span(start, end - reach.growth)
    known = last.tree if last is not None and is_same_part else None
    tree, is_given_up = read(language, text.data, known, part)
    root = tree.root_node
    is_as_before = not is_given_up and not root.has_error and (head is None or _begins_with(root, head))
    return Excerpt(Span(start, end), tree) if is_as_before else None


def _item_before(before: Layout, offset: int) -> Item | None:
    """The last item of the file itself that ends before an offset, and that is neither a comment nor empty."""
    number = before.number_at(offset)
    while number:
        number -= 1
        item = before[number]
        start, end = item.span
        if item.container is None and start < end < offset and item.node_type != COMMENT:
            return item
    return None


def _end(before: Layout, reach: Reach, length: int) -> int:
    """Where, in the new text, the second item of the file itself behind the edits begins; the first has to be code."""
    number = before.number_at(reach.old_end + 1)
    is_first = True
    while number < len(before):
        item = before[number]
        if item.container is None and not (is_first and item.node_type == COMMENT):
            if not is_first:
                return item.span.start + reach.growth
            is_first = False
        number += 1
    return length


def _begins_with(root: Node, item: Item) -> bool:
    """Whether the first node is the item that it was."""
    node = root.first_child_for_byte(item.span.start)
    return (
        node is not None and node.type == item.node_type and Span(node.start_byte, node.end_byte) == item.span
    )
