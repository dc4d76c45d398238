"""Computes the workspace contexts of checked files: what other files imply for their findings.

What others say can only excuse a finding. So a file is looked at by itself first, and workspaces are only looked at where
a file has a finding that another one may excuse.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path

import attrs

from variorum.cli.check_job import Job
from variorum.cli.checked_source import PendingCheck
from variorum.cli.finding_json import findings_to_json
from variorum.cli.processes import MANY, cpu_count
from variorum.cli.source_files import CommandWorkspace, HostSource
from variorum.languages import Language, language_named
from variorum.rules.workspace_context import NO_WORKSPACE, WorkspaceContext
from variorum.syntax.file_summary import FileSummary
from variorum.syntax.source_text import encode
from variorum.workspace import context_rows
from variorum.workspace.definitions import Definitions
from variorum.workspace.language_families import family_of_language
from variorum.workspace.name_index import NameIndex
from variorum.workspace.summaries import (
    KnownSummaries,
    keys_to_index,
    read_row,
    row_of,
    summary_on_disk,
)
from variorum.workspace.test_data import folders_below_tests

# Messages name the subject of a finding in backticks.
_NAMED = re.compile(r"`([^`]*)`")
# A finding that changes if a file around the translation defines the missing item.
_MISSING = '"missing-item"'
_NOTHING = findings_to_json(())


class WorkspaceContexts:
    """The indexes of the workspaces of a command, created on first use."""

    def __init__(self, fingerprint: bytes, store: KnownSummaries | None) -> None:
        self._fingerprint = fingerprint
        self._store = store
        self._new: dict[bytes, str] = {}
        self._defined: dict[tuple[Path, str], Definitions] = {}
        self._known: dict[tuple[Path, str], Mapping[str, WorkspaceContext]] = {}

    def with_context(self, one: PendingCheck, row: str) -> PendingCheck | None:
        """Returns the file with its workspace context, or None if that cannot change its findings, given as JSON."""
        if isinstance(one.source, HostSource):
            return None
        language = language_named(one.job.kind)
        family = family_of_language(language)
        relative = one.around.relative(one.source.path)
        if family is None or relative is None:
            return None
        lacks_items = one.job.original is not None and _MISSING in row
        may_be_data = not one.is_asked_for and row != _NOTHING and bool(folders_below_tests(relative))
        if not (
            lacks_items or may_be_data or any(rule in row for rule in _rules_context_can_excuse(language))
        ):
            return None
        workspace_context = self._contexts(one.around, family).get(relative, NO_WORKSPACE)
        if one.is_asked_for:
            workspace_context = workspace_context.as_requested()
        if lacks_items:
            elsewhere = self._definitions(one.around, family).beside(relative, _names_in_original(one.job))
            workspace_context = attrs.evolve(workspace_context, defined_elsewhere=elsewhere)
        return (
            one.with_context(workspace_context) if workspace_context.concerns(_NAMED.findall(row)) else None
        )

    def close(self) -> None:
        """Stores new cache entries."""
        if self._store is not None:
            self._store.close(self._new)

    def _definitions(self, around: CommandWorkspace, family: str) -> Definitions:
        root = around.workspace.root
        known = self._defined.get((root, family))
        if known is None:
            summaries = self._summaries(root, self._keys(around, family), around.settings.max_file_size)
            known = self._defined[root, family] = Definitions(summaries)
        return known

    def _keys(self, around: CommandWorkspace, family: str) -> Mapping[str, bytes]:
        settings = around.settings
        return keys_to_index(
            around.workspace, settings.exclude, family, settings.max_file_size, self._fingerprint
        )

    def _contexts(self, around: CommandWorkspace, family: str) -> Mapping[str, WorkspaceContext]:
        """Returns the contexts of all files of a language family. Files without one are omitted."""
        root, limit = around.workspace.root, around.settings.max_file_size
        known = self._known.get((root, family))
        if known is not None:
            return known
        keys = self._keys(around, family)
        own = _digest(self._fingerprint, str(root).encode("utf-8", "surrogatepass"), family.encode())
        state = _digest(*keys.values()).hex()
        row = self._store.look_up([own]).get(own) if self._store is not None else None
        known = context_rows.read_row(row, state) if row is not None else None
        if known is None:
            index = NameIndex(self._summaries(root, keys, limit), root)
            known = {path: index.workspace_context(path) for path in keys}
            self._new[own] = context_rows.row_of(state, known)
        self._known[root, family] = known
        return known

    def _summaries(self, root: Path, keys: Mapping[str, bytes], limit: int) -> Mapping[str, FileSummary]:
        rows = self._store.look_up(list(keys.values())) if self._store is not None else {}
        found = {path: read_row(rows[key]) if key in rows else None for path, key in keys.items()}
        missing = [path for path, summary in found.items() if summary is None]
        for path, row in zip(missing, _summarised(root, missing, limit), strict=True):
            found[path] = read_row(row)
            self._new[keys[path]] = row
        return {path: summary for path, summary in found.items() if summary is not None}


def _names_in_original(job: Job) -> frozenset[str]:
    from variorum.syntax.summarize import summary_of

    assert job.original is not None
    text, language = job.original
    summary = summary_of(language_named(language), encode(text))
    return frozenset(summary.names).union(*(members for _, members in summary.members))


@cache
def _rules_context_can_excuse(language: Language) -> tuple[str, ...]:
    """Returns the rules whose findings the workspace context can suppress, quoted as in JSON."""
    return tuple(f'"{rule}"' for rule in language.facts.get("workspace", {}).get("rules", ()))


def _digest(*parts: bytes) -> bytes:
    own = hashlib.sha256()
    for part in parts:
        own.update(b"%d:" % len(part))
        own.update(part)
    return own.digest()[:16]


def _summarised(root: Path, paths: Sequence[str], limit: int) -> Iterator[str]:
    if len(paths) < MANY or cpu_count() == 1:
        return (row_of(summary_on_disk(root, path, limit)) for path in paths)
    from variorum.cli.check_workers import summarize_in_parallel

    return summarize_in_parallel(root, paths, limit, cpu_count())
