"""A parsed file: its text, tree and items. Edits cost as much as they change."""

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
    """An immutable parsed file. `edited` returns the next version, which shares the facts of every unchanged item."""

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
        """`tree` belongs to the text. If the last edits were parsed in an `excerpt`, it is an older tree with the
        edits recorded. `recent` holds the facts of items removed by recent edits.
        """
        self.language = language
        self.text = text
        self._tree = tree
        self._excerpt = excerpt
        self._is_known_sound = excerpt is not None
        self.items = items
        self.symbol_counts = symbol_counts
        """What the items bind, use and hold, counted."""
        self.is_abandoned = is_abandoned
        """Whether the parser was stopped. Nothing is then known of the text."""
        self._recent = recent or {}
        self.known_to = known_to
        """The end of the last known item in bytes, while only the first items are known; None for a complete file."""
        self.derived: dict[object, Any] = {}
        """Results of higher layers about the whole file. They live as long as this version."""

    @classmethod
    def parse(cls, text: str | SourceText, language: Language) -> Document:
        """Parses a whole text. Parsing never fails: a broken text gives a tree with its errors marked."""
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
        """Returns the document of a text that is parsed and split into items."""
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
        """Returns the tree of the whole text. After an edit it is built on demand, which is rare."""
        if self._excerpt is not None:
            # The nesting depth was checked in the excerpt.
            self._tree = read(self.language, self.text.data, self._tree, changed=Span(0, 0)).tree
            self._excerpt = None
        return self._tree

    def reparsed(self) -> Document:
        """Returns the document that a fresh parse gives, or this one if there is no difference.

        How a parser recovers from an error depends on the old tree.
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
        """Returns the root of a tree that contains all of an item, and not necessarily the rest of the text."""
        excerpt = self._excerpt
        if excerpt is not None and excerpt.span.contains(item.span):
            return excerpt.tree.root_node
        return self.tree.root_node

    def with_more(self, items: Sequence[Item]) -> Document:
        """Returns this file with further items after the known ones."""
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
        """Returns this file after `edits`. Each is relative to the text after the edits before it."""
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
        """Returns the next version by parsing only what the edits can have changed. Returns None if that is not
        enough.
        """
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
        """Returns how far the edits reach in the tree that was parsed after them."""
        if tree.root_node.is_error or (self.has_errors and self._tree.root_node.is_error):
            return EditReach(0, tree.root_node.end_byte, reach.growth)
        changed = [Span(one.start_byte, one.end_byte) for one in edited_tree.changed_ranges(tree)]
        # Broken code may be parsed differently each time, and comparing trees misses nodes of zero length,
        # such as missing tokens.
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
        """Returns the text after edits, and a copy of this file's tree with them recorded for incremental parsing."""
        tree = self._tree.copy()
        return self._edit_trees([tree], edits), tree

    def _edit_trees(self, trees: Sequence[Tree], edits: Sequence[tuple[Span, bytes]]) -> SourceText:
        """Returns the text after edits, and records them in the trees."""
        text = self.text
        for span, replacement in edits:
            after = text.edited(span, replacement)
            record_edit(trees, text, after, span, len(replacement))
            text = after
        reach = EditReach.of(edits)
        boundary = self.items.boundary_behind(reach.old_end)
        if boundary is not None:
            record_edit(trees, text, text, Span(boundary, boundary).shifted(reach.growth), 0)
        return text

    @memoized_property
    def has_errors(self) -> bool:
        """Returns whether any part of the file has syntax errors."""
        return self.is_abandoned or (not self._is_known_sound and self.tree.root_node.has_error)

    @property
    def broken_items(self) -> Iterator[Item]:
        """Returns the items with syntax errors of their own."""
        return self.items_where(_is_broken)

    @memoized_property
    def unparsed_from(self) -> int:
        """Returns the offset from which on the text could not be parsed, in bytes. Returns the text's length if all
        of it was.

        If the whole tree is one error, the complete statements and declarations at its start were parsed as intended.
        From the first stray token on, the structure is unknown.
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
        """Returns the names that some item reads from its surroundings or exports in a list."""
        return self.symbol_counts.reads.keys()

    @property
    def member_names(self) -> Set[str]:
        """Returns the names that are used after a dot or an arrow anywhere in the file."""
        return self.symbol_counts.members.keys()

    @property
    def is_dynamic(self) -> bool:
        """Returns whether the file's names cannot be known."""
        return self.symbol_counts.dynamic > 0

    @property
    def lacking_names(self) -> frozenset[str]:
        """Returns the names that items read and the file does not bind. They may be built in."""
        return self.symbol_counts.lacking

    def has_member(self, container: Item | None, name: str) -> bool:
        """Returns whether some item binds the name in a container. The file itself is not a container."""
        return container is not None and (container.facts, name) in self.symbol_counts.places

    def folded(self, function: Callable[..., _T], *arguments: Hashable) -> Sequence[_T]:
        """Returns the results of a function for each section, in file order. Those of unchanged sections are cached.

        The function may use all of an item except its position, and must be long-lived, such as a module's function.
        """
        return self.items.folded(function, *arguments)

    def found(
        self, function: Callable[..., Sequence[tuple[int, _T]]], *arguments: Hashable
    ) -> Iterator[tuple[Item, _T]]:
        """Yields what a function finds in items; see `ItemIndex.found`."""
        return self.items.found(function, *arguments)

    def noted(self, work: Callable[..., _T | None], *arguments: Hashable) -> Sequence[tuple[Item, _T]]:
        """Returns the items for which a function of this file, an item and further arguments returns something, with
        the results.

        The function may use the item's text and language and nothing else of the file. It must be long-lived.
        """
        # Several checks may ask for the same, and one side of a pair may be unchanged.
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
        """Returns the results of `noted` by section, with the index of each item in its section.

        Items are not moved to their positions for this, and the result of an unchanged section is the same object as
        before.
        """
        return self.items.noted((work, *arguments), partial(self._notes, work, arguments))

    def _notes(
        self, work: Callable[..., _T | None], arguments: Sequence[Hashable], section: int, numbers: range
    ) -> list[tuple[int, _T]]:
        # The section's own items may have old positions, but looking up nodes in the tree requires current
        # ones.
        items = self.items.placed(section)
        return [(number, value) for number in numbers if (value := work(self, items[number], *arguments))]

    def items_where(self, function: Callable[..., object], *arguments: Hashable) -> Iterator[Item]:
        """Yields the items for which a function of them returns true. It may not use their positions."""
        return (item for item, _ in self.found(_those_where, function, *arguments))

    def items_with(self, capture: str) -> Sequence[Item]:
        """Returns the items with a match of this capture of `artifacts.scm`, in source order."""
        if capture not in self.symbol_counts.marks:
            return ()
        return [item for item, _ in self.found(_those_with, capture)]

    def items_listed(
        self, function: Callable[[Sequence[Item]], Mapping[str, Sequence[int]]], names: Set[str]
    ) -> Iterator[Item]:
        """Yields the items that a function lists under one of the names, by their index in the section."""
        for number, listed in enumerate(self.folded(function)) if names else ():
            found = names & listed.keys()
            if found:
                items = self.items.placed(number)
                indices = sorted({index for name in found for index in listed[name]})
                yield from [items[index] for index in indices]

    def bindings_of(self, names: Set[str]) -> Iterator[tuple[Item, Binding]]:
        """Yields the outermost bindings of some names, with their items. Spans are relative to the item."""
        for item in self.items_listed(section_indexes.by_bound_name, names):
            for binding in item.facts.names.outermost:
                if binding.name in names:
                    yield item, binding

    def items_naming(self, names: Set[str]) -> Iterator[Item]:
        """Yields the items that read or write one of these names outside their own scopes, or mention it in an
        export list or documentation.
        """
        return self.items_listed(section_indexes.by_free_name, names)

    def items_speaking_of(self, members: Set[str]) -> Iterator[Item]:
        """Yields the items that use one of these names after a dot or an arrow."""
        return self.items_listed(section_indexes.by_member, members)

    def item_at(self, offset: int) -> Item | None:
        """Returns the innermost item at a byte offset."""
        inside = [item for item in self.items if item.span.start <= offset <= item.span.end]
        return min(inside, key=lambda item: item.span.end - item.span.start, default=None)


def _is_broken(item: Item) -> bool:
    return item.facts.is_broken


def _those_where(
    items: Sequence[Item], function: Callable[..., object], *arguments: Any
) -> list[tuple[int, None]]:
    return [(index, None) for index, item in enumerate(items) if function(item, *arguments)]


def _those_with(items: Sequence[Item], capture: str) -> list[tuple[int, None]]:
    return [(index, None) for index, item in enumerate(items) if capture in item.facts.matches]


def _is_stray(node: Node) -> bool:
    """Returns whether a node directly under an error is a stray token and not a complete construct: a word, a
    bracket, another error.
    """
    if node.is_error:
        return True
    if node.is_extra:
        return False
    return node.child_count == 0 and (node.text or b"").strip(b" \t\r\n;,") != b""
