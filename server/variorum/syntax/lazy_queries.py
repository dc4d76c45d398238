"""Queries that are compiled bit by bit: first the patterns that the first text of a session can match.

Compiling a query file takes from a tenth of a second to most of one, because the compiler follows every pattern through the
whole grammar, and nothing else runs meanwhile. A text of a few pages holds what half of the patterns ask for, or less, and
messages are handled between two pieces. Each item is looked at before what is compiled is used for it: it
is used only where every pattern that is left out asks for a node or a word that the item does not hold, and else another
piece is compiled first. So the answers are those of the whole files.
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
"""The query files that the facts of an item are read with."""
# Of two patterns of this file that match one node, the match that is found first counts, and only one query tells which.
_IN_ONE_PIECE = frozenset({"outline"})
# Patterns in one piece, which take a tenth of a second or two, most often less: messages do not wait for a whole file. Half as
# many again are compiled with them where they are the last, because each piece costs every item a walk.
_PIECE, _LAST_PIECE = 40, 60
_LONGEST_ITEM = 10_000


@attrs.frozen(eq=False)
class Compiled:
    """A query file, or a part of it."""

    query: Query
    captures: tuple[str, ...]
    """The names of all captures of the whole file, in its order."""


class ItemQueries:
    """The queries for one item: what is compiled of their files where that says the same, and more of it otherwise."""

    def __init__(self, language: Language, node: Node, text: bytes) -> None:
        """`text` is the whole one that the node lies in."""
        self._language = language
        self._partial = _partial.get(language)
        self._contents = (
            self._partial.contents(node, node.end_byte, text) if self._partial is not None else None
        )

    def named(self, name: str) -> tuple[Compiled, ...]:
        """The query file `name`, in pieces that hold different patterns of it; none where the language has no such file, or
        where nothing of it can match in the item."""
        if self._partial is None or self._contents is None:
            return _compiled(self._language, name)
        return self._partial.files[name].serving(self._contents).pieces


def prepare(
    language: Language, root: Node, text: bytes, reach: int, is_wanted: Callable[[], bool] = lambda: True
) -> None:
    """Compile what the items of a text may match, as far as it reaches, unless the whole files are compiled.

    Args:
        language: the text's language.
        root: the root of its tree.
        text: the whole text.
        reach: the length in bytes of the part that is about to be analysed.
        is_wanted: asked before each piece; once it says no, the rest is left.
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
    """Compile one more piece of a language's queries; whether all of them are compiled now."""
    return _partial_of(language).go_on()


def _end_of_item(root: Node, place: int) -> int:
    """Where the largest node around a place ends that may be an item of ordinary length."""
    node, end = root.descendant_for_byte_range(place, place), place
    while node is not None and node.end_byte - node.start_byte <= _LONGEST_ITEM:
        end, node = max(end, node.end_byte), node.parent
    return end


@attrs.frozen(eq=False)
class _Part:
    """A part of a query file."""

    places: frozenset[int]
    pieces: tuple[Compiled, ...]
    left_out: tuple[PatternRequirement, ...]

    def serves(self, contents: NodeContents) -> bool:
        """Whether nothing that is left out can match."""
        return not any(requirement.may_match(contents) for requirement in self.left_out)


class LazyQueryFile:
    """One query file, and the part of it that is compiled."""

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
        """The part that is compiled, with what can match in this part of a text."""
        part = self.part
        # What a text has that nothing before it had seldom comes alone.
        return part if part.serves(contents) else self._with(self._met(contents) | self._next())

    def extend(self, contents: NodeContents) -> None:
        """Compile what can match in this part of a text as well, if anything of that is left out."""
        self._with(self._met(contents))

    def go_on(self) -> bool:
        """Compile one more piece; whether nothing is left out now."""
        return not self._with(self._next()).left_out

    def _met(self, contents: NodeContents) -> frozenset[int]:
        return frozenset(
            place for place, requirement in enumerate(self._requirements) if requirement.may_match(contents)
        )

    def _next(self) -> frozenset[int]:
        """The patterns of the next piece: of a file that is in one piece, all that are left out."""
        before = self.part.places
        left_out = [place for place in range(len(self._patterns)) if place not in before]
        is_last = self._in_one_piece or len(left_out) <= _LAST_PIECE
        return frozenset(left_out if is_last else left_out[:_PIECE])

    def _with(self, places: frozenset[int]) -> _Part:
        before = self.part
        if places <= before.places:
            return before
        # What is compiled is not compiled again: for an item, a pattern takes a hundred times as long as a walk.
        together = before.places | places
        piece = self._compiled(together if self._in_one_piece else places - before.places)
        # Set at once: other threads look at it meanwhile.
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
        """What a node of a text holds up to an end."""
        return NodeContents(self._kinds, node, end, text)

    def go_on(self) -> bool:
        """Compile one more piece of a file that is not whole; whether all of them are now."""
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
