"""Findings of files that were checked before, kept under a hash of all that they depend on."""

from __future__ import annotations

from variorum.workspace.engine_state import engine_fingerprint
from variorum.workspace.row_cache import RowCache

__all__ = ["FindingCache", "engine_fingerprint"]


class FindingCache(RowCache):
    """The findings of files, as `finding_rows` writes them."""

    file = "findings.sqlite3"
    table = "findings"
