"""Caches the summaries of files between runs, keyed by the state of the file on disk."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Collection, Iterable, Iterator
from pathlib import Path
from sys import intern

from variorum.languages import dialect_of, language_of_path
from variorum.syntax.embedding.host import host_of_path
from variorum.syntax.file_summary import UNKNOWN_SUMMARY, FileSummary, Import
from variorum.syntax.source_text import encode
from variorum.workspace.file_text import UnreadableFile, read_text
from variorum.workspace.language_families import family_of
from variorum.workspace.row_cache import RowCache
from variorum.workspace.workspace import Workspace

MOST_FILES = 20_000
"""The most files of a workspace that are indexed."""
MOST_BYTES = 500_000_000
"""The most bytes of a workspace that are indexed."""
_KEY_BYTES = 16


class KnownSummaries(RowCache):
    """The cache of summaries, in the form of `row_of`."""

    file = "summaries.sqlite3"
    table = "summaries"


def keys_to_index(
    workspace: Workspace, exclude: Collection[str], family: str, max_size: int, fingerprint: bytes
) -> dict[str, bytes]:
    """Returns the files of a family to index, each with the cache key of its summary.

    Args:
        workspace: the workspace whose files are listed.
        exclude: globs of what is left out.
        family: the family of languages whose files are wanted.
        max_size: the size in bytes beyond which a file is left out.
        fingerprint: names the engine that made the summaries.
    """
    listed = workspace.files(exclude, with_hosts=True)
    files = _files_to_index(workspace.root, listed, family, max_size)
    return {path: _key_of(fingerprint, workspace.root, path, state) for path, state in files}


def _files_to_index(
    root: Path, files: Iterable[str], family: str, max_size: int
) -> Iterator[tuple[str, os.stat_result]]:
    count, size = 0, 0
    for path in files:
        if family_of(path) != family:
            continue
        try:
            state = os.stat(root / path)
        except OSError:
            continue
        if state.st_size > max_size:
            continue
        count, size = count + 1, size + state.st_size
        if count > MOST_FILES or size > MOST_BYTES:
            return
        yield path, state


def _key_of(fingerprint: bytes, root: Path, path: str, state: os.stat_result) -> bytes:
    stamp = f"{root}\0{path}\0{state.st_ino} {state.st_size} {state.st_mtime_ns} {state.st_ctime_ns}"
    own = hashlib.sha256(fingerprint)
    own.update(encode(stamp))
    return own.digest()[:_KEY_BYTES]


def summary_on_disk(root: Path, path: str, max_size: int) -> FileSummary:
    """Reads the summary of a listed file. Returns `UNKNOWN_SUMMARY` if it cannot be read."""
    # Imported on demand: a workspace with cached summaries needs no parser.
    from variorum.syntax.embedding.summarize import summary_of_text

    try:
        text = read_text(root / path, max_size).text
    except UnreadableFile:
        return UNKNOWN_SUMMARY
    language = language_of_path(path)
    if language is not None:
        language = dialect_of(language, path, text)
    return summary_of_text(language, host_of_path(path), encode(text))


def row_of(summary: FileSummary) -> str:
    """Returns a summary as text."""
    imports = [[one.module, one.name, one.alias, one.uses] for one in summary.imports]
    fields = [
        summary.packages,
        summary.is_module,
        summary.names,
        summary.everywhere,
        summary.members,
        imports,
        summary.acts,
        sorted(summary.words),
        summary.asked_of_tests,
    ]
    return json.dumps(fields, ensure_ascii=True, separators=(",", ":"))


def read_row(row: str) -> FileSummary | None:
    """Parses the text of `row_of`. Returns None for any other text."""
    try:
        packages, is_module, names, everywhere, members, imports, acts, words, asked = json.loads(row)
        return FileSummary(
            packages=_names(packages),
            is_module=bool(is_module),
            names=_names(names),
            everywhere=_names(everywhere),
            members=tuple((intern(owner), _names(own)) for owner, own in members),
            imports=tuple(
                Import(intern(module), intern(name), intern(alias), None if uses is None else _names(uses))
                for module, name, alias, uses in imports
            ),
            acts=bool(acts),
            words=frozenset(map(intern, words)),
            asked_of_tests=_names(asked),
        )
    except (ValueError, TypeError):
        return None


def _names(values: Iterable[str]) -> tuple[str, ...]:
    # Interned, because most names occur in several files.
    return tuple(map(intern, values))
