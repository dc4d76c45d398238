"""What the files of a workspace mean for each other, written down for the next run."""

from __future__ import annotations

import json
from collections.abc import Mapping

from variorum.rules.neighbourhood import NO_NEIGHBOURHOOD, Neighbourhood


def row_of(state: str, neighbourhoods: Mapping[str, Neighbourhood]) -> str:
    """The neighbourhoods of files as text, with what tells the state of the workspace. Those without any are left out."""
    numbers: dict[frozenset[str], int] = {}
    files = {}
    for path, one in neighbourhoods.items():
        if one != NO_NEIGHBOURHOOD:
            sets = (one.imported_elsewhere, one.declared_nearby, one.used_nearby, one.imports_with_effect)
            flags = one.is_imported_whole, one.is_test_data
            files[path] = [*flags, *(numbers.setdefault(own, len(numbers)) for own in sets)]
    # What many files see is one set for all of them.
    return json.dumps([state, [sorted(own) for own in numbers], files], separators=(",", ":"))


def read_row(row: str, state: str) -> Mapping[str, Neighbourhood] | None:
    """The neighbourhoods that `row_of` wrote; None where they are those of another state, or damaged."""
    try:
        written, sets, files = json.loads(row)
        if written != state:
            return None
        names = [frozenset(map(str, own)) for own in sets]
        return {
            path: Neighbourhood(
                imported_elsewhere=names[imported],
                is_imported_whole=bool(is_whole),
                declared_nearby=names[declared],
                used_nearby=names[used],
                imports_with_effect=names[effects],
                is_test_data=bool(is_data),
            )
            for path, (is_whole, is_data, imported, declared, used, effects) in files.items()
        }
    except (ValueError, TypeError, IndexError, AttributeError):
        return None
