"""Caches the findings of files under a hash of all their inputs."""

from __future__ import annotations

from variorum.workspace.engine_state import engine_fingerprint
from variorum.workspace.row_cache import RowCache

__all__ = ["FindingCache", "engine_fingerprint"]


class FindingCache(RowCache):
    """A cache of findings in the form that `findings_to_json` returns."""

    file = "findings.sqlite3"
    table = "findings"
