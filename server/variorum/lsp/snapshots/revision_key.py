"""Names what the findings of a file at a git revision depend on."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING

from variorum.lsp.snapshots.snapshot import Snapshot
from variorum.lsp.state.folder import Folder

if TYPE_CHECKING:
    from variorum.workspace.git import Revision


def revision_key(revision: Revision, snapshot: Snapshot, folder: Folder, relative: str) -> Hashable | None:
    """Returns everything that the findings at a revision depend on, or None if the file did not exist there."""
    contents = [revision.content_of(path) for path in revision_paths(snapshot, folder, relative)]
    if contents[0] is None:
        return None
    documents = (snapshot.document, snapshot.original.document if snapshot.original is not None else None)
    languages = [one.language.id for one in documents if one is not None]
    host = snapshot.hosted.host.id if snapshot.hosted is not None else None
    return (*contents, *languages, host, snapshot.settings.rules, snapshot.settings.max_file_size)


def revision_paths(snapshot: Snapshot, folder: Folder, relative: str) -> Sequence[str]:
    """Returns the absolute paths of a file and of its original."""
    names = [relative, *([snapshot.original.name] if snapshot.original is not None else [])]
    return [str(folder.workspace.root / name) for name in names]
