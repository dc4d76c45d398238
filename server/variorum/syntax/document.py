"""A parsed file: its text, its tree and its items, taken through edits at the cost of what changed."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence, Set
from functools import partial
from typing import Any, TypeVar

from tree_sitter import Node, Tree

from variorum.languages import Language
from variorum.syntax import section_indexes
from variorum.syntax.bindings import Binding
from variorum.syntax.bounded_parse import ParseResult, read
from variorum.syntax.incremental_outline import EditReach, IncrementalOutline, update_outline
from variorum.syntax.item import Item
from variorum.syntax.item_index import ItemIndex
from variorum.syntax.item_splitting import KnownFacts, split_into_items
from variorum.syntax.memoized_property import memoized_property
from variorum.syntax.partial_parse import PartialParse, parse_part_around
from variorum.syntax.source_text import SourceText
from variorum.syntax.span import Span
from variorum.syntax.symbol_counts import SymbolCounts
from variorum.syntax.tree_edits import record_edit

_T = TypeVar("_T")


class Document:
    """An immutable parsed file. `edited` yields the next one and shares the facts of every untouched item."""

    def __init__(
        self,
        language: Language,
        text: SourceText,
        tree: Tree,
        items: ItemIndex,
        symbol_counts: SymbolCounts,
        excerpt: PartialParse | None = None,
        *,
        is_abandoned: bool = False,
        recent: KnownFacts | None = None,
        known_to: int | None = None,
    ) -> None:
        """`tree` is that of the text; where the last edits were read in an `excerpt`, one that was told of them. `recent` are
        the facts of items that were there a few edits ago."""
        self.language = language
        self.text = text
        self._tree = tree
        self._excerpt = excerpt
        self._is_known_sound = excerpt is not None
        self.items = items
        self.symbol_counts = symbol_counts
        """What the items bind, use and hold, counted."""
        self.is_abandoned = is_abandoned
        """Whether the parser did not get through the text, of which then nothing is known but that it is broken."""
        self._recent = recent or {}
        self.known_to = known_to
        """Where the last of the items ends while only the first ones are known, in bytes; None for a file that is complete."""
        self.derived: dict[object, Any] = {}
        """What higher layers worked out from the file as a whole; it lives as long as this state of the text."""

    @classmethod
    def parse(cls, text: str | SourceText, language: Language) -> Document:
        """Parse a whole text. Parsing never fails: a broken text yields a tree with its errors marked."""
        source = text if isinstance(text, SourceText) else SourceText.of(text)
        reading = read(language, source.data)
        return cls.of(language, source, reading, split_into_items(language, source.data, reading.tree))

    @classmethod
    def of(
        cls,
        language: Language,
        text: SourceText,
        reading: ParseResult,
        items: Sequence[Item],
        known_to: int | None = None,
    ) -> Document:
        """The document of a text that is parsed and divided into items."""
        tree, is_abandoned = reading
        symbol_counts = SymbolCounts.of(items)
        return cls(
            language,
            text,
            tree,
            ItemIndex.of(items),
            symbol_counts,
            is_abandoned=is_abandoned,
            known_to=known_to,
        )

    @property
    def tree(self) -> Tree:
        """The tree of the whole text. After an edit it is made when somebody asks for it, which few do."""
        if self._excerpt is not None:
            # What was typed has been looked at in the excerpt, and nests no deeper in the whole text.
            self._tree = read(self.language, self.text.data, self._tree, changed=Span(0, 0)).tree
            self._excerpt = None
        return self._tree

    def reparsed(self) -> Document:
        """This file as somebody reads it who knows nothing of the edits that it came by.

        How a parser gets over an error depends on what it knew before. It is this very document where that made no difference.
        """
        if not self.has_errors or self.is_abandoned:
            return self
        reading = read(self.language, self.text.data)
        is_same = str(reading.tree.root_node) == str(self.tree.root_node)
        if is_same and not self.tree.changed_ranges(reading.tree):
            return self
        items = split_into_items(self.language, self.text.data, reading.tree)
        return Document.of(self.language, self.text, reading, items)

    def root_for(self, item: Item) -> Node:
        """The root of a tree that has all of an item, and not always the rest of the text."""
        excerpt = self._excerpt
        if excerpt is not None and excerpt.span.contains(item.span):
            return excerpt.tree.root_node
        return self.tree.root_node

    def with_more(self, items: Sequence[Item]) -> Document:
        """This file with further items behind the first ones that were known."""
        if not items:
            return self
        layout, symbol_counts = (
            self.items.after(len(self.items), 0, items, 0, ()),
            self.symbol_counts.after((), items),
        )
        return Document(
            self.language,
            self.text,
            self._tree,
            layout,
            symbol_counts,
            self._excerpt,
            is_abandoned=self.is_abandoned,
            recent=self._recent,
            known_to=items[-1].own_span.end,
        )

    def edited(self, edits: Iterable[tuple[Span, bytes]]) -> Document:
        """This file after `edits`, each given in the coordinates of the text that the edits before it left."""
        edits = list(edits)
        if not edits:
            return self
        if self.is_abandoned:
            text = self.text
            for span, replacement in edits:
                text = text.edited(span, replacement)
            return Document.parse(text, self.language)
        edited_tree, last = self._tree.copy(), self._excerpt and self._excerpt.copied()
        text = self._edit_trees([edited_tree] if last is None else [edited_tree, last.tree], edits)
        reach = EditReach.of(edits)
        return self._read_in_part(text, edited_tree, reach, last) or self._read_as_whole(
            text, edited_tree, reach
        )

    def _read_in_part(
        self, text: SourceText, edited_tree: Tree, reach: EditReach, last: PartialParse | None
    ) -> Document | None:
        """The next state, of which no more was read than the edits can have changed; None where that is not enough."""
        if self.has_errors:
            return None
        is_known = self.known_to is None
        excerpt = parse_part_around(self.language, text, self.items, reach, last, is_known=is_known)
        if excerpt is None:
            return None
        again = update_outline(
            self.language, text.data, excerpt.tree.root_node, self.items, reach, self._recent
        )
        known = max(excerpt.enclosure.known, not is_known)
        if len(again.grown) != excerpt.enclosure.containers or again.rest < known:
            return None
        return self._with(again, reach, text, edited_tree, excerpt)

    def _read_as_whole(self, text: SourceText, edited_tree: Tree, reach: EditReach) -> Document:
        tree, is_abandoned = read(self.language, text.data, edited_tree, changed=Span(reach.start, reach.end))
        if is_abandoned:
            return Document.parse(text, self.language)
        limit = None if self.known_to is None else reach.moved(Span(0, self.known_to)).end
        reach = self._reach_in(edited_tree, tree, reach)
        again = update_outline(
            self.language, text.data, tree.root_node, self.items, reach, self._recent, limit
        )
        return self._with(again, reach, text, tree)

    def _reach_in(self, edited_tree: Tree, tree: Tree, reach: EditReach) -> EditReach:
        """How far edits reach in the tree that was read after them."""
        if tree.root_node.is_error or (self.has_errors and self._tree.root_node.is_error):
            return EditReach(0, tree.root_node.end_byte, reach.growth)
        changed = [Span(one.start_byte, one.end_byte) for one in edited_tree.changed_ranges(tree)]
        # What does not parse is read anew each time, and the comparison of two trees leaves out what has no length, such as
        # the mark of a missing token.
        broken = [reach.moved(item.own_span) for item in self.broken_items]
        return reach.grown([*changed, *broken])

    def _with(
        self,
        again: IncrementalOutline,
        reach: EditReach,
        text: SourceText,
        tree: Tree,
        excerpt: PartialParse | None = None,
    ) -> Document:
        layout, symbol_counts = (
            again.layout(self.items, reach.growth),
            self.symbol_counts.after(again.gone, again.made),
        )
        recent = again.remembered(self._recent, is_broken=excerpt is None and tree.root_node.has_error)
        known_to = self.known_to
        if known_to is not None:
            known_to = layout[-1].own_span.end if layout else 0
        return Document(
            self.language, text, tree, layout, symbol_counts, excerpt, recent=recent, known_to=known_to
        )

    def edited_tree(self, edits: Sequence[tuple[Span, bytes]]) -> tuple[SourceText, Tree]:
        """The text after edits, and this file's tree as the parser needs it to read no more than they changed."""
        tree = self._tree.copy()
        return self._edit_trees([tree], edits), tree

    def _edit_trees(self, trees: Sequence[Tree], edits: Sequence[tuple[Span, bytes]]) -> SourceText:
        """The text after edits, of which trees of this file, or of parts of it, are told."""
        text = self.text
        for span, replacement in edits:
            after = text.edited(span, replacement)
            record_edit(trees, text, after, span, len(replacement))
            text = after
        reach = EditReach.of(edits)
        boundary = self._boundary_behind(reach.old_end)
        if boundary is not None:
            record_edit(trees, text, text, Span(boundary, boundary).shifted(reach.growth), 0)
        return text

    @memoized_property
    def has_errors(self) -> bool:
        """Whether any part of the file does not parse."""
        return self.is_abandoned or (not self._is_known_sound and self.tree.root_node.has_error)

    @property
    def broken_items(self) -> Iterator[Item]:
        """The items with syntax errors of their own."""
        return self.items_where(_is_broken)

    @memoized_property
    def unparsed_from(self) -> int:
        """Where the parser lost its way for good, in bytes; the text's length where it did not.

        Where nothing makes sense of a text as a whole, its tree is one error. The complete statements and declarations
        at the beginning of such an error were read as they were meant; from the first stray piece on that is unknown.
        """
        if self.is_abandoned:
            return 0
        root = self.tree.root_node if self.has_errors else None
        if root is None or not root.is_error:
            return len(self.text)
        stray = (child.start_byte for child in root.children if _is_stray(child))
        return next(stray, len(self.text))

    @property
    def read_names(self) -> Set[str]:
        """Every name that some item reads from its surroundings, or exports by listing it."""
        return self.symbol_counts.reads.keys()

    @property
    def member_names(self) -> Set[str]:
        """Every name that is used behind a dot or an arrow anywhere in the file."""
        return self.symbol_counts.members.keys()

    @property
    def is_dynamic(self) -> bool:
        """Whether something makes the file's names unknowable."""
        return self.symbol_counts.dynamic > 0

    @property
    def lacking_names(self) -> frozenset[str]:
        """The names that items read and that the file itself does not bind; the language may bring them."""
        return self.symbol_counts.lacking

    def has_member(self, container: Item | None, name: str) -> bool:
        """Whether some item binds the name in a container; the file itself is none."""
        return container is not None and (container.facts, name) in self.symbol_counts.places

    def folded(self, function: Callable[..., _T], *arguments: Hashable) -> Sequence[_T]:
        """What a function makes of each section, in the order of the file; of an untouched one it is known already.

        The function may use all of an item but its place, and has to be one that lasts, such as a module's own.
        """
        return self.items.folded(function, *arguments)

    def found(
        self, function: Callable[..., Sequence[tuple[int, _T]]], *arguments: Hashable
    ) -> Iterator[tuple[Item, _T]]:
        """What a function finds in items; see `ItemIndex.found`."""
        return self.items.found(function, *arguments)

    def noted(self, work: Callable[..., _T | None], *arguments: Hashable) -> Sequence[tuple[Item, _T]]:
        """The items for which a function of this file, an item and further arguments yields something, with what it yields.

        The function may use the text and the language of the item, and of the file no more; it has to be one that lasts.
        """
        # Several checks may ask for the same, and of a pair one half is as it was.
        key = (work, arguments)
        known: Sequence[tuple[Item, _T]] | None = self.derived.get(key)
        if known is None:
            known = self.derived[key] = self._noted(work, *arguments)
        return known

    def _noted(self, work: Callable[..., _T | None], *arguments: Hashable) -> Sequence[tuple[Item, _T]]:
        found = []
        for number, notes in enumerate(self.notes(work, *arguments)):
            if notes:
                items = self.items.placed(number)
                found += [(items[index], value) for index, value in notes]
        return found

    def notes(
        self, work: Callable[..., _T | None], *arguments: Hashable
    ) -> Sequence[Sequence[tuple[int, _T]]]:
        """What `noted` tells, section by section, with the number of each item in its section.

        No item has to be put into its place for that, and of an untouched section it is the very object that it was.
        """
        return self.items.noted((work, *arguments), partial(self._notes, work, arguments))

    def _notes(
        self, work: Callable[..., _T | None], arguments: Sequence[Hashable], section: int, numbers: range
    ) -> list[tuple[int, _T]]:
        # The section's own items may stand elsewhere by now, and what looks into the tree has to find them.
        items = self.items.placed(section)
        return [(number, value) for number in numbers if (value := work(self, items[number], *arguments))]

    def items_where(self, function: Callable[..., object], *arguments: Hashable) -> Iterator[Item]:
        """The items of which a function holds, which again may not use their places."""
        return (item for item, _ in self.found(_those_where, function, *arguments))

    def items_with(self, capture: str) -> Sequence[Item]:
        """The items in which a query for artifacts found this capture, in source order."""
        if capture not in self.symbol_counts.marks:
            return ()
        return [item for item, _ in self.found(_those_with, capture)]

    def items_listed(
        self, function: Callable[[Sequence[Item]], Mapping[str, Sequence[int]]], names: Set[str]
    ) -> Iterator[Item]:
        """The items that a function lists under one of some names, by their numbers in the section."""
        for number, listed in enumerate(self.folded(function)) if names else ():
            found = names & listed.keys()
            if found:
                items = self.items.placed(number)
                indices = sorted({index for name in found for index in listed[name]})
                yield from [items[index] for index in indices]

    def bindings_of(self, names: Set[str]) -> Iterator[tuple[Item, Binding]]:
        """The outermost bindings of some names, with their items; spans stay relative to the item."""
        for item in self.items_listed(section_indexes.by_bound_name, names):
            for binding in item.facts.names.outermost:
                if binding.name in names:
                    yield item, binding

    def items_naming(self, names: Set[str]) -> Iterator[Item]:
        """The items that read or write one of these names in their surroundings, or read it by listing or a remark."""
        return self.items_listed(section_indexes.by_free_name, names)

    def items_speaking_of(self, members: Set[str]) -> Iterator[Item]:
        """The items that use one of these names behind a dot or an arrow."""
        return self.items_listed(section_indexes.by_member, members)

    def item_at(self, offset: int) -> Item | None:
        """The innermost item around a byte offset."""
        inside = [item for item in self.items if item.span.start <= offset <= item.span.end]
        return min(inside, key=lambda item: item.span.end - item.span.start, default=None)

    def has_item_ending_at(self, offset: int) -> bool:
        """Whether some item ends at a byte offset."""
        number = self.items.number_at(offset)
        item = self.items[number - 1] if number else None
        while item is not None and item.span.end != offset:
            item = item.container
        return item is not None

    def _boundary_behind(self, offset: int) -> int | None:
        """Where the innermost item around an offset ends, or the next one behind it; None where a container ends first."""
        number = self.items.number_at(offset + 1)
        around = self.items[number - 1] if number else None
        while around is not None and around.span.end <= offset:
            around = around.container
        following = self.items[number] if number < len(self.items) else None
        if around is not None and not around.facts.is_header:
            return around.span.end
        return following.span.end if following is not None and following.container is around else None


def _is_broken(item: Item) -> bool:
    return item.facts.is_broken


def _those_where(
    items: Sequence[Item], function: Callable[..., object], *arguments: Any
) -> list[tuple[int, None]]:
    return [(index, None) for index, item in enumerate(items) if function(item, *arguments)]


def _those_with(items: Sequence[Item], capture: str) -> list[tuple[int, None]]:
    return [(index, None) for index, item in enumerate(items) if capture in item.facts.matches]


def _is_stray(node: Node) -> bool:
    """Whether a node directly under an error is a leftover rather than a whole: a word, a bracket, another error."""
    if node.is_error:
        return True
    if node.is_extra:
        return False
    return node.child_count == 0 and (node.text or b"").strip(b" \t\r\n;,") != b""
