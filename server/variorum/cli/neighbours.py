"""What the other files of a workspace mean for files that were checked by themselves.

What others say can only excuse a finding. So a file is looked at by itself first, and workspaces are only looked at where
a file has a finding that another one may excuse.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from variorum.cli.checking import ToCheck
from variorum.cli.files import HostSource, Surroundings
from variorum.cli.processes import MANY, cores
from variorum.languages import language_named
from variorum.rules.finding import Finding
from variorum.rules.neighbourhood import NO_NEIGHBOURHOOD
from variorum.syntax.summary import FileSummary
from variorum.syntax.text import encode
from variorum.workspace.families import family_of_language
from variorum.workspace.name_index import NameIndex
from variorum.workspace.summaries import (
    KnownSummaries,
    files_to_index,
    key_of,
    read_row,
    row_of,
    summary_on_disk,
)


class Neighbours:
    """The indexes of the workspaces that a command touches, each made when it is first asked for."""

    def __init__(self, fingerprint: bytes, store: KnownSummaries | None) -> None:
        self._fingerprint = fingerprint
        self._store = store
        self._new: dict[bytes, str] = {}
        self._indexes: dict[tuple[Path, str], NameIndex] = {}

    def beside_others(self, one: ToCheck, findings: Sequence[Finding]) -> ToCheck | None:
        """The file as one of its workspace; None where that cannot change what was found in it."""
        if isinstance(one.source, HostSource):
            return None
        language = language_named(one.job.kind)
        family, rules = family_of_language(language), language.facts.get("workspace", {}).get("rules", ())
        if family is None or not any(finding.rule in rules for finding in findings):
            return None
        relative = one.around.workspace.relative(os.path.abspath(one.source.path))
        if relative is None:
            return None
        index = self._index(one.around, family)
        if one.source.is_stdin:
            from variorum.syntax.summarising import summary_of

            index.replace(relative, summary_of(language, encode(one.job.text)))
        neighbourhood = index.neighbourhood(relative)
        return None if neighbourhood == NO_NEIGHBOURHOOD else one.beside(neighbourhood)

    def close(self) -> None:
        """Keep what is new."""
        if self._store is not None:
            self._store.close(self._new)

    def _index(self, around: Surroundings, family: str) -> NameIndex:
        root = around.workspace.root
        index = self._indexes.get((root, family))
        if index is None:
            summaries = self._summaries(around, family)
            index = self._indexes[root, family] = NameIndex(summaries, root)
        return index

    def _summaries(self, around: Surroundings, family: str) -> Mapping[str, FileSummary]:
        root, limit = around.workspace.root, around.settings.max_file_size
        files = files_to_index(root, sorted(around.files), (family,), limit)
        keys = {path: key_of(self._fingerprint, root, path, state) for path, state in files}
        rows = self._store.look_up(list(keys.values())) if self._store is not None else {}
        found = {path: read_row(rows[key]) if key in rows else None for path, key in keys.items()}
        missing = [path for path, summary in found.items() if summary is None]
        for path, row in zip(missing, _summarised(root, missing, limit), strict=True):
            found[path] = read_row(row)
            self._new[keys[path]] = row
        return {path: summary for path, summary in found.items() if summary is not None}


def _summarised(root: Path, paths: Sequence[str], limit: int) -> Iterator[str]:
    if len(paths) < MANY or cores() == 1:
        return (row_of(summary_on_disk(root, path, limit)) for path in paths)
    from variorum.cli.check_workers import summaries_shared_out

    return summaries_shared_out(root, paths, limit, cores())
