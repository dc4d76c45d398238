"""Parses only the part of an edited text that the edit can have changed.

The parser reuses the items of the old tree one by one, which in a long file costs more than everything else. In a
file without errors, an item parses the same whatever precedes it, once the item before it has ended, and it ends
where it did if its text is unchanged. So it is enough to parse the items from the last one before the edit to the
first one after it: if both are unchanged, so are all others. Of the containers around the edit, the parser also needs
the header and the end.
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

# Bytes. A longer part parses faster with the help of the old tree.
_LONGEST = 20_000


@attrs.frozen
class PartialParse:
    """A part of a text that was parsed alone."""

    enclosure: ReparseRange
    tree: Tree
    """Its nodes have their positions in the whole text."""

    @property
    def span(self) -> Span:
        """Returns the range of the parsed items."""
        return self.enclosure.span

    def copied(self) -> PartialParse:
        """Returns a copy with a tree of its own, in which edits can be recorded."""
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
    """Parses the part of an edited text with the items around the edits.

    Returns None if they cannot be parsed alone: they are too long, they have errors, or what precedes them parses
    differently.

    Args:
        language: the language of the file.
        text: the text after the edits.
        before: the items of the file before the edits, in which there were no errors.
        reach: how far the edits reach.
        last: the part that was parsed after the previous edits, with these edits recorded in its tree.
        is_known: whether `before` has all items of the file. Otherwise the last member of a container is unknown.
    """
    enclosure = reparse_range_of(language, text, before, reach)
    if enclosure is None or (enclosure.containers and not is_known):
        return None
    if sum(span.end - span.start for span in enclosure.spans) > _LONGEST:
        return None
    spans, first = enclosure.spans, enclosure.first
    if not all(stands_alone(language, text.data, span) for span in spans):
        return None
    # Typing in one place parses the same part again and again, most of it unchanged.
    is_same_part = last is not None and spans == [reach.moved(span) for span in last.enclosure.spans]
    known = last.tree if last is not None and is_same_part else None
    parts = [Range(text.point(span.start), text.point(span.end), *span) for span in spans]
    tree, is_abandoned = read(language, text.data, known, parts)
    is_sound = not is_abandoned and not tree.root_node.has_error
    return (
        PartialParse(enclosure, tree) if is_sound and (first is None or _has(tree.root_node, first)) else None
    )


def _has(root: Node, item: Item) -> bool:
    """Returns whether a node is the old item."""
    node = root.descendant_for_byte_range(*item.span)
    while node is not None and Span(node.start_byte, node.end_byte) == item.span:
        if node.type == item.node_type:
            return True
        node = node.parent
    return False
