"""Converts the workspace contexts of files to text and back, for the cache."""

from __future__ import annotations

import json
from collections.abc import Mapping

from variorum.rules.workspace_context import NO_WORKSPACE, WorkspaceContext


def row_of(state: str, contexts: Mapping[str, WorkspaceContext]) -> str:
    """Returns the workspace contexts of files and the state of the workspace as text. Empty contexts are omitted."""
    numbers: dict[frozenset[str], int] = {}
    files = {}
    for path, one in contexts.items():
        if one != NO_WORKSPACE:
            sets = (
                one.imported_elsewhere,
                one.visible_names,
                one.used_without_import,
                one.imports_with_effect,
            )
            flags = one.is_star_imported, one.is_test_data
            files[path] = [*flags, *(numbers.setdefault(own, len(numbers)) for own in sets)]
    # Many files share the same set of names, so each set is stored once.
    return json.dumps([state, [sorted(own) for own in numbers], files], separators=(",", ":"))


def read_row(row: str, state: str) -> Mapping[str, WorkspaceContext] | None:
    """Parses the text of `row_of`. Returns None if it is of another state or invalid."""
    try:
        state_of_row, sets, files = json.loads(row)
        if state_of_row != state:
            return None
        names = [frozenset(map(str, own)) for own in sets]
        return {
            path: WorkspaceContext(
                imported_elsewhere=names[imported],
                is_star_imported=bool(is_whole),
                visible_names=names[declared],
                used_without_import=names[used],
                imports_with_effect=names[effects],
                is_test_data=bool(is_data),
            )
            for path, (is_whole, is_data, imported, declared, used, effects) in files.items()
        }
    except (ValueError, TypeError, IndexError, AttributeError):
        return None
