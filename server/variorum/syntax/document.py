"""A parsed file: its text, its tree and its items, taken through edits at the cost of what changed."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any

import attrs
from tree_sitter import Node, Tree

from variorum.languages import Language
from variorum.syntax.division import Reach, divided, divided_again
from variorum.syntax.grammar import new_parser
from variorum.syntax.item import Item
from variorum.syntax.span import Span
from variorum.syntax.tally import Tally
from variorum.syntax.text import SourceText

# How many blanks beside an edit are looked at; more of them cost time and no harm.
_BLANKS = 2000


@attrs.frozen
class TextEdit:
    """A range of the old text and the text that takes its place."""

    span: Span
    text: str


class Document:
    """An immutable parsed file. `edited` yields the next one and shares the facts of every untouched item."""

    def __init__(
        self, language: Language, text: SourceText, tree: Tree, items: tuple[Item, ...], tally: Tally
    ) -> None:
        self.language = language
        self.text = text
        self.tree = tree
        self.items = items
        self._tally = tally
        self.derived: dict[object, Any] = {}
        """What higher layers worked out from the file as a whole; it lives as long as this state of the text."""

    @classmethod
    def parse(cls, text: str | SourceText, language: Language) -> Document:
        """Parse a whole text. Parsing never fails: a broken text yields a tree with its errors marked."""
        source = text if isinstance(text, SourceText) else SourceText.of(text)
        tree = new_parser(language).parse(source.data)
        items = divided(language, source.data, tree)
        return cls(language, source, tree, items, Tally.of(items))

    def edited(self, edits: Iterable[tuple[Span, bytes]]) -> Document:
        """This file after `edits`, each given in the coordinates of the text that the edits before it left."""
        edits = list(edits)
        if not edits:
            return self
        text, told = self.told(edits)
        tree, reach = new_parser(self.language).parse(text.data, told), Reach.of(edits)
        if tree.root_node.has_error or self.has_errors:
            # The comparison of two trees leaves out what has no length, such as the mark of a missing token.
            reach = Reach(0, len(text), reach.growth)
        else:
            changed = told.changed_ranges(tree)
            reach = reach.grown([Span(one.start_byte, one.end_byte) for one in changed])
        again = divided_again(self.language, text.data, tree, self.items, reach)
        tally = self._tally.after(again.gone, again.made)
        return Document(self.language, text, tree, again.items, tally)

    def told(self, edits: Sequence[tuple[Span, bytes]]) -> tuple[SourceText, Tree]:
        """The text after edits, and this file's tree as the parser needs it to read no more than they changed."""
        text, tree = self.text, self.tree.copy()
        for span, replacement in edits:
            after = text.edited(span, replacement)
            _tell(tree, text, after, span, len(replacement))
            text = after
        reach = Reach.of(edits)
        boundary = self._boundary_behind(reach.end - reach.growth) + reach.growth
        _tell(tree, text, text, Span(boundary, boundary), 0)
        return text, tree

    @cached_property
    def has_errors(self) -> bool:
        """Whether any part of the file does not parse."""
        return self.tree.root_node.has_error

    @cached_property
    def lost_from(self) -> int:
        """Where the parser lost its way for good, in bytes; the text's length where it did not.

        Where nothing makes sense of a text as a whole, its tree is one error. The complete statements and declarations
        at the beginning of such an error were read as they were meant; from the first stray piece on that is unknown.
        """
        root = self.tree.root_node
        if not root.is_error:
            return len(self.text)
        stray = (child.start_byte for child in root.children if _is_stray(child))
        return next(stray, len(self.text))

    @cached_property
    def read_names(self) -> frozenset[str]:
        """Every name that some item reads from its surroundings, or exports by listing it."""
        return frozenset(self._tally.reads)

    @cached_property
    def member_names(self) -> frozenset[str]:
        """Every name that is used behind a dot or an arrow anywhere in the file."""
        return frozenset(self._tally.members)

    @cached_property
    def is_dynamic(self) -> bool:
        """Whether something makes the file's names unknowable."""
        return self._tally.dynamic > 0

    def items_with(self, capture: str) -> Sequence[Item]:
        """The items in which a query for artifacts found this capture, in source order."""
        return self._by_capture.get(capture, ())

    @cached_property
    def _by_capture(self) -> Mapping[str, list[Item]]:
        """One walk over the items, so that checks of the whole file need none for what is rare."""
        index: dict[str, list[Item]] = {}
        for item in self.items:
            for capture in item.facts.matches:
                index.setdefault(capture, []).append(item)
        return index

    def item_at(self, offset: int) -> Item | None:
        """The innermost item around a byte offset."""
        inside = [item for item in self.items if item.span.start <= offset <= item.span.end]
        return min(inside, key=lambda item: item.span.end - item.span.start, default=None)

    def _boundary_behind(self, offset: int) -> int:
        """Where the outermost item around or behind an offset ends."""
        index = bisect_right(self.items, offset, key=lambda item: item.span.start)
        while 0 < index < len(self.items) and self.items[index - 1].container is not None:
            index -= 1
        around = self.items[index - 1].span.end if index else 0
        if around > offset:
            return around
        return self.items[index].span.end if index < len(self.items) else len(self.text)


def _is_stray(node: Node) -> bool:
    """Whether a node directly under an error is a leftover rather than a whole: a word, a bracket, another error."""
    if node.is_error:
        return True
    if node.is_extra:
        return False
    return node.child_count == 0 and (node.text or b"").strip(b" \t\r\n;,") != b""


def _tell(tree: Tree, before: SourceText, after: SourceText, span: Span, length: int) -> None:
    """Tell the tree that a range was replaced by `length` bytes, and make the range wider than it was.

    Grammars where indentation or line ends count mark the end of a statement with tokens of no length, behind its
    last character. Where such a token has to be read again, the parser meets the next statement of the old tree at
    the same offset, finds that it does not fit yet, and drops it with all that the tree keeps beside it, up to the
    rest of the file. With a range that takes in the character before and the blanks behind, the next statement
    starts behind those tokens and fits.
    """
    head = before.data[max(span.start - _BLANKS, 0) : span.start].rstrip()
    tail = before.data[span.end : span.end + _BLANKS]
    start = max(max(span.start - _BLANKS, 0) + len(head) - 1, 0)
    end = span.end + len(tail) - len(tail.lstrip())
    new_end = end + length - (span.end - span.start)
    tree.edit(start, end, new_end, before.point(start), before.point(end), after.point(new_end))
