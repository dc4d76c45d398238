"""The leftovers of a language from `leftovers/*.toml`, indexed by how each entry is detected."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, cached_property
from typing import Any

import attrs

from variorum.languages import Language

_CAPTURE = "leftover."

Entry = Mapping[str, Any]


@attrs.frozen(slots=False)
class LeftoverTable:
    """The entries of a language, indexed by how they are detected."""

    entries: tuple[Entry, ...]

    @cached_property
    def by_capture(self) -> Mapping[str, Entry]:
        """Entries with a query, by the capture of the query. Those that yield to others at the same place come last."""
        with_query = [entry for entry in self.entries if "query" in entry]
        with_query.sort(key=lambda entry: bool(entry.get("yields")))
        return {f"{_CAPTURE}{entry['id']}": entry for entry in with_query}

    @cached_property
    def ranks(self) -> Mapping[str, int]:
        """The place of each capture of `by_capture`: where two match the same code, the first is reported."""
        return {capture: rank for rank, capture in enumerate(self.by_capture)}

    @cached_property
    def in_context(self) -> Mapping[str, Entry]:
        """Entries of `by_capture` that need more than the item: `newer_only` ones do not apply to files in an older dialect of
        the language, `named_like_class` ones need the name of the enclosing class, `of_library` ones no method of the file."""
        return {
            capture: entry
            for capture, entry in self.by_capture.items()
            if entry.get("newer_only") or entry.get("named_like_class") or entry.get("of_library")
        }

    @cached_property
    def by_name(self) -> Mapping[str, tuple[Entry, ...]]:
        """Entries that match a name that nothing binds, by name. Several languages may share a name."""
        found: dict[str, tuple[Entry, ...]] = {}
        for entry in self.entries:
            for name in entry.get("names", ()):
                found[name] = (*found.get(name, ()), entry)
        return found

    @cached_property
    def names(self) -> frozenset[str]:
        """All names of `by_name`."""
        return frozenset(self.by_name)

    @cached_property
    def in_comments(self) -> tuple[tuple[re.Pattern[str], Entry], ...]:
        """Entries that match the text of a comment."""
        return tuple(
            (re.compile(entry["comment"], re.M), entry) for entry in self.entries if "comment" in entry
        )

    @cached_property
    def in_broken_text(self) -> tuple[tuple[re.Pattern[bytes], Entry], ...]:
        """Entries that match a line with a syntax error."""
        return tuple(
            (re.compile(entry["broken"].encode(), re.M), entry) for entry in self.entries if "broken" in entry
        )

    @cached_property
    def behind_items(self) -> tuple[tuple[re.Pattern[bytes], Entry], ...]:
        """Entries that match text directly after an item."""
        return tuple(
            (re.compile(entry["behind"].encode()), entry) for entry in self.entries if "behind" in entry
        )


@cache
def leftover_table(language: Language) -> LeftoverTable:
    """Returns the leftovers of other languages in code of `language`."""
    return LeftoverTable(language.leftovers)
