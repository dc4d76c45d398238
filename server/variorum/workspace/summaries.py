"""Summaries of files on disk, kept between runs under what tells a file that was changed from one that was not."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from sys import intern

from variorum.languages import dialect_of, language_of_path
from variorum.syntax.embedding.host import host_of_path
from variorum.syntax.summary import NOTHING_KNOWN, FileSummary, Import
from variorum.syntax.text import encode
from variorum.workspace.families import family_of
from variorum.workspace.kept_rows import KeptRows
from variorum.workspace.reading import UnreadableFile, read_text

MOST_FILES = 20_000
"""How many files of a workspace are looked at to know who uses what."""
MOST_BYTES = 500_000_000
"""The same of their bytes."""
_KEY_BYTES = 16


class KnownSummaries(KeptRows):
    """The store of summaries, as `row_of` writes them."""

    file = "summaries.sqlite3"
    table = "summaries"


def files_to_index(
    root: Path, files: Iterable[str], families: Iterable[str], max_size: int
) -> Iterator[tuple[str, os.stat_result]]:
    """The files of some families, with their states, as far as an index goes.

    Args:
        root: the workspace's folder.
        files: its files, relative to it.
        families: those whose files are wanted.
        max_size: the size in bytes beyond which a file is left out.
    """
    wanted, count, size = frozenset(families), 0, 0
    for path in files:
        if family_of(path) not in wanted:
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


def key_of(fingerprint: bytes, root: Path, path: str, state: os.stat_result) -> bytes:
    """The name under which the summary of a file in this state is kept."""
    stamp = f"{root}\0{path}\0{state.st_ino} {state.st_size} {state.st_mtime_ns} {state.st_ctime_ns}"
    own = hashlib.sha256(fingerprint)
    own.update(encode(stamp))
    return own.digest()[:_KEY_BYTES]


def summary_on_disk(root: Path, path: str, max_size: int) -> FileSummary:
    """The summary of a file; `NOTHING_KNOWN` where it cannot be read. The path is one that a listing of `root` has."""
    # A workspace whose files are known needs no parser.
    from variorum.syntax.embedding.summarising import summary_of_text

    try:
        text = read_text(root / path, max_size).text
    except UnreadableFile:
        return NOTHING_KNOWN
    language = language_of_path(path)
    if language is not None:
        language = dialect_of(language, path, text)
    return summary_of_text(language, host_of_path(path), encode(text))


def row_of(summary: FileSummary) -> str:
    """A summary as text."""
    imports = [[one.module, one.name, one.alias, one.uses] for one in summary.imports]
    fields = [
        summary.packages,
        summary.is_module,
        summary.names,
        summary.everywhere,
        summary.members,
        imports,
        sorted(summary.words),
    ]
    return json.dumps(fields, ensure_ascii=True, separators=(",", ":"))


def read_row(row: str) -> FileSummary | None:
    """The summary that `row_of` wrote; None for any other text."""
    try:
        packages, is_module, names, everywhere, members, imports, words = json.loads(row)
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
            words=frozenset(map(intern, words)),
        )
    except (ValueError, TypeError):
        return None


def _names(values: Iterable[str]) -> tuple[str, ...]:
    # Few names are told in one file alone.
    return tuple(map(intern, values))
