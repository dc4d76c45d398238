"""Makes the index of a folder in the background, a few files at a time, from what is known of earlier sessions."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from variorum.lsp.services.request_priority import RequestPriority
from variorum.lsp.services.tasks import Tasks
from variorum.lsp.state.folder import Folder
from variorum.lsp.state.name_indexes import FolderIndex
from variorum.syntax.file_summary import UNKNOWN_SUMMARY, FileSummary
from variorum.workspace import OutsideWorkspace, Workspace
from variorum.workspace.engine_state import engine_fingerprint
from variorum.workspace.name_index import NameIndex
from variorum.workspace.summaries import (
    KnownSummaries,
    keys_to_index,
    read_row,
    row_of,
    summary_on_disk,
)
from variorum.workspace.user_folders import cache_folder

# Files that are summarised between two looks at who waits: some hundredths of a second.
_SHARE = 8
# Files whose rows are read at a time.
_ROWS = 250


async def build(
    folder: Folder, family: str, before: FolderIndex | None, tasks: Tasks, priority: RequestPriority
) -> FolderIndex:
    """Returns the index of a folder as it is on disk. Files that are as they were in `before` are not read again."""
    in_thread, limit = tasks.in_thread, folder.loaded.settings.max_file_size
    root = folder.workspace.root
    keys = await in_thread(_keys, folder, family, limit)
    found: dict[str, FileSummary] = {}
    if before is not None:
        same = (path for path, key in keys.items() if before.keys.get(path) == key)
        found = {path: before.names.summaries[path] for path in same}
    for part in _parts([path for path in keys if path not in found], _ROWS):
        found |= await in_thread(_stored, {path: keys[path] for path in part})
    new: dict[str, FileSummary] = {}
    for part in _parts([path for path in keys if path not in found], _SHARE):
        await priority.wait()
        new |= await in_thread(summaries_on_disk, folder.workspace, part, limit)
    if new:
        await in_thread(_store, {keys[path]: summary for path, summary in new.items()})
    return FolderIndex(await in_thread(NameIndex, found | new, root), keys)


def summaries_on_disk(workspace: Workspace, paths: Sequence[str], limit: int) -> dict[str, FileSummary]:
    """Returns the summaries of some files. Nothing is known of one that left the workspace, or that is too large."""
    found = {}
    for path in paths:
        try:
            workspace.inside(path)
        except OutsideWorkspace:
            found[path] = UNKNOWN_SUMMARY
        else:
            found[path] = summary_on_disk(workspace.root, path, limit)
    return found


def _parts(paths: Sequence[str], size: int) -> Iterator[Sequence[str]]:
    return (paths[start : start + size] for start in range(0, len(paths), size))


def _keys(folder: Folder, family: str, limit: int) -> dict[str, bytes]:
    # The folder's own listing has no pages.
    return keys_to_index(folder.workspace, folder.loaded.settings.exclude, family, limit, _fingerprint())


def _stored(keys: Mapping[str, bytes]) -> dict[str, FileSummary]:
    store = KnownSummaries(cache_folder(os.environ))
    rows = store.look_up(list(keys.values()))
    store.close({})
    read = ((path, read_row(rows[key])) for path, key in keys.items() if key in rows)
    return {path: summary for path, summary in read if summary is not None}


def _store(new: Mapping[bytes, FileSummary]) -> None:
    store = KnownSummaries(cache_folder(os.environ))
    store.close({key: row_of(summary) for key, summary in new.items()})


@cache
def _fingerprint() -> bytes:
    return engine_fingerprint()
