"""The catalogue of a language's leftovers, sorted by the way each entry is found."""

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
    """The entries of a language, sorted by the way they are found."""

    entries: tuple[Entry, ...]

    @cached_property
    def by_capture(self) -> Mapping[str, Entry]:
        """Entries with a query, under the capture that the query leaves in the facts."""
        return {f"{_CAPTURE}{entry['id']}": entry for entry in self.entries if "query" in entry}

    @cached_property
    def in_context(self) -> Mapping[str, Entry]:
        """Those of `by_capture` for which the item alone does not do: `newer_only` ones mean nothing in a file that is
        written in an older form of the language, `named_like_class` ones ask for the name of the class around them."""
        return {
            capture: entry
            for capture, entry in self.by_capture.items()
            if entry.get("newer_only") or entry.get("named_like_class")
        }

    @cached_property
    def by_name(self) -> Mapping[str, tuple[Entry, ...]]:
        """Entries that are names which nothing binds, under each name: several languages may have the same."""
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
        """Entries that a comment's text matches."""
        return tuple(
            (re.compile(entry["comment"], re.M), entry) for entry in self.entries if "comment" in entry
        )

    @cached_property
    def in_broken_text(self) -> tuple[tuple[re.Pattern[bytes], Entry], ...]:
        """Entries that a line matches where the text does not parse."""
        return tuple(
            (re.compile(entry["broken"].encode(), re.M), entry) for entry in self.entries if "broken" in entry
        )

    @cached_property
    def behind_items(self) -> tuple[tuple[re.Pattern[bytes], Entry], ...]:
        """Entries that show in what stands directly behind an item."""
        return tuple(
            (re.compile(entry["behind"].encode()), entry) for entry in self.entries if "behind" in entry
        )


@cache
def leftover_table(language: Language) -> LeftoverTable:
    """The catalogue of leftovers in code of `language`."""
    return LeftoverTable(language.leftovers)
