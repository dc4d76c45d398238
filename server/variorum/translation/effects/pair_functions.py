"""The functions of both files of a pair."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from functools import cached_property
from operator import attrgetter

import attrs

from variorum.syntax.document import Document
from variorum.syntax.span import Span
from variorum.translation.effects.function_effects import Function, functions_of
from variorum.translation.effects.inlining import PlacedFunction

_KEY = "functions with their places"
_start = attrgetter("start")


@attrs.frozen(eq=False, slots=False)
class PairFunctions:
    """The functions of both files, collected on demand."""

    original: Document
    translation: Document

    @cached_property
    def source_functions(self) -> Sequence[PlacedFunction]:
        """Returns the functions of the original, in the order of their items."""
        return _functions_in(self.original)

    @cached_property
    def target_functions(self) -> Sequence[PlacedFunction]:
        """Returns the functions of the translation."""
        return _functions_in(self.translation)

    @cached_property
    def helpers(self) -> tuple[Mapping[str, PlacedFunction], Mapping[str, PlacedFunction]]:
        """Returns the functions that only the original has, and those that only the translation has, by name."""
        source, target = _by_name(self.source_functions), _by_name(self.target_functions)
        return (
            {name: one for name, one in source.items() if name not in target},
            {name: one for name, one in target.items() if name not in source},
        )

    @cached_property
    def shared_names(self) -> frozenset[str]:
        """Returns the keys of the names that both files use. Translators rename much, so that other names cannot be
        compared.
        """
        return _names(self.source_functions) & _names(self.target_functions)

    @cached_property
    def words(self) -> tuple[frozenset[str], frozenset[str], frozenset[str]]:
        """Returns what the comparison of functions without calls of helpers depends on, besides these functions."""
        source, target = self.helpers
        return frozenset(source), frozenset(target), self.shared_names

    @cached_property
    def basis(self) -> tuple[Mapping[str, Function], Mapping[str, Function], frozenset[str]]:
        """Returns what the comparison of any functions depends on, besides these functions: it is equal until a
        helper changes.
        """
        source, target = ({name: one.function for name, one in side.items()} for side in self.helpers)
        return source, target, self.shared_names


def within(span: Span, start: int, functions: Sequence[PlacedFunction]) -> list[PlacedFunction]:
    """Returns the functions in an absolute range of a file. The item in which the range begins starts at `start`."""
    first = bisect_left(functions, start, key=_start)
    behind = bisect_left(functions, span.end, lo=first, key=_start)
    return [one for one in functions[first:behind] if span.contains(one.function.span.shifted(one.start))]


def _functions_in(document: Document) -> Sequence[PlacedFunction]:
    known: Sequence[PlacedFunction] | None = document.derived.get(_KEY)
    if known is None:
        known = [
            PlacedFunction(one, item.span.start)
            for item, functions in document.noted(functions_of)
            for one in functions
        ]
        document.derived[_KEY] = known
    return known


def _by_name(functions: Sequence[PlacedFunction]) -> Mapping[str, PlacedFunction]:
    return {one.function.name: one for one in functions if one.function.name}


def _names(functions: Sequence[PlacedFunction]) -> frozenset[str]:
    return frozenset().union(*(one.function.names for one in functions))
