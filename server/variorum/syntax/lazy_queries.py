"""Compiles query files in pieces, starting with the patterns that the first document can match.

Compiling a query file takes between a tenth of a second and nearly one second, because tree-sitter analyses every
pattern against the whole grammar, and it holds the GIL. A document of a few pages can match half of the patterns or
fewer, and messages are handled between two pieces. A piece is used for an item only if every pattern that is not
compiled requires a node or a word that the item does not contain; otherwise another piece is compiled first. So the
results are those of the whole files.
"""

from __future__ import annotations

from collections.abc import Callable

import attrs
from tree_sitter import Node, Query

from variorum.languages import Language
from variorum.syntax.grammar import grammar_of, query_of
from variorum.syntax.query_patterns import Pattern, patterns_of
from variorum.syntax.query_prefilter import NodeContents, NodeKinds, PatternRequirement

ITEM_QUERIES = ("artifacts", "scopes", "flow", "outline")
"""The query files that compute the facts of an item."""
# If two patterns of this file match one node, the first match counts, which only a single query can decide.
_IN_ONE_PIECE = frozenset({"outline"})
# The patterns of one piece, which compile in a tenth of a second or two at most, so that messages do not wait
# for a whole file. The last piece may be half as large again, because each piece costs every item a walk.
_PIECE, _LAST_PIECE = 40, 60
_LONGEST_ITEM = 10_000


@attrs.frozen(eq=False)
class Compiled:
    """A query file, or a part of it."""

    query: Query
    captures: tuple[str, ...]
    """The names of all captures of the whole file, in file order."""


class ItemQueries:
    """The queries for one item, compiled as far as that item needs them."""

    def __init__(self, language: Language, node: Node, text: bytes) -> None:
        """`text` is the whole text that the node is in."""
        self._language = language
        self._partial = _partial.get(language)
        self._contents = (
            self._partial.contents(node, node.end_byte, text) if self._partial is not None else None
        )

    def named(self, name: str) -> tuple[Compiled, ...]:
        """Returns the compiled pieces of the query file `name`, none if the language has no such file or nothing of
        it can match.
        """
        if self._partial is None or self._contents is None:
            return _compiled(self._language, name)
        return self._partial.files[name].serving(self._contents).pieces


def prepare(
    language: Language, root: Node, text: bytes, reach: int, is_wanted: Callable[[], bool] = lambda: True
) -> None:
    """Compiles what the items of a text may match up to an offset, unless the whole files are compiled.

    Args:
        language: the text's language.
        root: the root of its tree.
        text: the whole text.
        reach: the length in bytes of the part that is about to be analysed.
        is_wanted: called before each piece; if it returns False, the rest is skipped.
    """
    if language not in _partial and all((language, name) in _whole for name in ITEM_QUERIES):
        return
    partial = _partial_of(language)
    end = _end_of_item(root, min(len(text), reach))
    contents = partial.contents(root, end, text)
    for file in partial.files.values():
        if is_wanted():
            file.extend(contents)


def go_on(language: Language) -> bool:
    """Compiles one more piece of a language's queries. Returns whether all of them are compiled."""
    return _partial_of(language).go_on()


def _end_of_item(root: Node, place: int) -> int:
    """Returns the end of the largest node around a place that may be an item of ordinary length."""
    node, end = root.descendant_for_byte_range(place, place), place
    while node is not None and node.end_byte - node.start_byte <= _LONGEST_ITEM:
        end, node = max(end, node.end_byte), node.parent
    return end


@attrs.frozen(eq=False)
class _Part:
    """The compiled part of a query file."""

    places: frozenset[int]
    pieces: tuple[Compiled, ...]
    left_out: tuple[PatternRequirement, ...]

    def serves(self, contents: NodeContents) -> bool:
        """Returns whether no pattern outside this part can match."""
        return not any(requirement.may_match(contents) for requirement in self.left_out)


class LazyQueryFile:
    """A query file, of which a part is compiled."""

    def __init__(
        self,
        language: Language,
        patterns: list[Pattern],
        requirements: list[PatternRequirement],
        *,
        in_one_piece: bool,
    ) -> None:
        self._language, self._patterns, self._requirements = language, patterns, requirements
        self._captures = tuple(dict.fromkeys(name for one in patterns for name in one.captures))
        self._in_one_piece = in_one_piece
        self.part = _Part(frozenset(), (), tuple(requirements))

    def serving(self, contents: NodeContents) -> _Part:
        """Returns a compiled part that includes every pattern that can match in this part of a text."""
        part = self.part
        # A new pattern is rarely needed alone, so the next piece is compiled with it.
        return part if part.serves(contents) else self._with(self._met(contents) | self._next())

    def extend(self, contents: NodeContents) -> None:
        """Compiles the patterns that can match in this part of a text."""
        self._with(self._met(contents))

    def go_on(self) -> bool:
        """Compiles one more piece. Returns whether the file is complete."""
        return not self._with(self._next()).left_out

    def _met(self, contents: NodeContents) -> frozenset[int]:
        return frozenset(
            place for place, requirement in enumerate(self._requirements) if requirement.may_match(contents)
        )

    def _next(self) -> frozenset[int]:
        """Returns the patterns of the next piece; for a file in one piece, all that are left."""
        before = self.part.places
        left_out = [place for place in range(len(self._patterns)) if place not in before]
        is_last = self._in_one_piece or len(left_out) <= _LAST_PIECE
        return frozenset(left_out if is_last else left_out[:_PIECE])

    def _with(self, places: frozenset[int]) -> _Part:
        before = self.part
        if places <= before.places:
            return before
        # Patterns are never compiled twice: compiling one takes a hundred times as long as running it on an
        # item.
        together = before.places | places
        piece = self._compiled(together if self._in_one_piece else places - before.places)
        # Assigned at once: other threads read it.
        self.part = part = _Part(
            together,
            (piece,) if self._in_one_piece else (*before.pieces, piece),
            tuple(
                requirement for place, requirement in enumerate(self._requirements) if place not in together
            ),
        )
        return part

    def _compiled(self, places: frozenset[int]) -> Compiled:
        source = "\n".join(self._patterns[place].text for place in sorted(places))
        return Compiled(Query(grammar_of(self._language), source), self._captures)


class LazyQueries:
    """The query files of one language, each compiled in part."""

    def __init__(self, language: Language) -> None:
        read = {name: patterns_of(language.query_source(name)) for name in ITEM_QUERIES}
        self._kinds = NodeKinds(
            language, {kind for patterns in read.values() for one in patterns for kind in one.kinds}
        )
        numbers = self._kinds.numbers
        self.files = {
            name: LazyQueryFile(
                language,
                patterns,
                [
                    PatternRequirement(frozenset(numbers[kind] for kind in one.kinds), one.words)
                    for one in patterns
                ],
                in_one_piece=name in _IN_ONE_PIECE,
            )
            for name, patterns in read.items()
        }

    def contents(self, node: Node, end: int, text: bytes) -> NodeContents:
        """Returns what a node of a text contains up to an offset."""
        return NodeContents(self._kinds, node, end, text)

    def go_on(self) -> bool:
        """Compiles one more piece of an incomplete file. Returns whether all files are complete."""
        unfinished = [file for file in self.files.values() if file.part.left_out]
        return not unfinished or (unfinished[0].go_on() and len(unfinished) == 1)


_whole: dict[tuple[Language, str], tuple[Compiled, ...]] = {}
_partial: dict[Language, LazyQueries] = {}


def _compiled(language: Language, name: str) -> tuple[Compiled, ...]:
    known = _whole.get((language, name))
    if known is not None:
        return known
    query = query_of(language, name)
    if query is None:
        return ()
    names = tuple(query.capture_name(index) for index in range(query.capture_count))
    return _whole.setdefault((language, name), (Compiled(query, names),))


def _partial_of(language: Language) -> LazyQueries:
    if language not in _partial:
        _partial[language] = LazyQueries(language)
    return _partial[language]
