"""Queries git for the files of a revision and for the changes since."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

import attrs

from variorum.settings.validators import NOT_A_REVISION, is_revision
from variorum.workspace.git_command import Git, GitError, split_nul
from variorum.workspace.git_directory import ForeignRepository, holds_repository, own_repository
from variorum.workspace.renames import kind_of, renames
from variorum.workspace.untracked import LARGEST, MOST_BYTES, untracked_contents


@attrs.frozen(eq=False)
class Revision:
    """A revision of a repository and its differences from the work tree. Paths are relative to the work tree."""

    name: str
    """The name that the user gave."""
    root: Path
    commit: str
    files: Mapping[str, str]
    """The files of the revision and their blob ids."""
    changed: frozenset[str]
    """The files of the work tree that may differ from the revision, including untracked ones."""
    renamed_from: Mapping[str, str]
    """The paths of renamed files in the revision."""
    new_folders: tuple[str, ...] = ()
    """Folders, each with a final slash, that the revision does not cover: they contain other repositories, or an invalid
    link to one."""
    parts: Mapping[str, Revision] = attrs.field(factory=dict)
    """The submodules at their recorded commits, by folder, each with a final slash."""

    def holds(self, file: str) -> bool:
        """Returns whether a file, given by its absolute path, lies in the work tree."""
        return self._relative(file) is not None

    def is_changed(self, file: str) -> bool:
        """Returns whether a file may differ from the revision. Ignored files count as unchanged."""
        part, relative = self._place(file)
        return relative in part.changed or relative.startswith(part.new_folders)

    def content_of(self, file: str) -> str | None:
        """Returns the blob id of a file in the revision under its old path, or None if it did not exist."""
        part, relative = self._place(file)
        return part.files.get(part.renamed_from.get(relative, relative))

    def contents(self, files: Iterable[str]) -> Mapping[str, bytes]:
        """Returns the contents of files in the revision, by absolute path. Omits files that did not exist.

        Raises:
            GitError: a content cannot be read.
        """
        by_part: dict[Path, dict[str, str]] = {}
        for file in files:
            content = self.content_of(file)
            if content is not None:
                by_part.setdefault(self._place(file)[0].root, {})[file] = content
        found: dict[str, bytes] = {}
        for root, wanted in by_part.items():
            contents = _contents(Git(root), sorted(set(wanted.values())))
            found |= {file: contents[content] for file, content in wanted.items()}
        return found

    def _place(self, file: str) -> tuple[Revision, str]:
        """Returns the innermost repository around a file and the file's path in it, or an impossible path outside of all."""
        relative = self._relative(file)
        if relative is None:
            return self, ""
        inner = next((one for folder, one in self.parts.items() if relative.startswith(folder)), None)
        return inner._place(file) if inner is not None else (self, relative)

    def _relative(self, file: str) -> str | None:
        folder, name = os.path.split(file)
        real = os.path.join(os.path.realpath(folder), name)
        top = os.path.join(self.root, "")
        return real.removeprefix(top).replace(os.sep, "/") if real.startswith(top) else None


def revision_of(folder: Path, name: str) -> Revision:
    """Resolves a revision in the repository around a folder.

    Raises:
        GitError: there is no such repository or revision, or git cannot tell.
    """
    if not is_revision(name):
        raise GitError(f"{name!r} {NOT_A_REVISION}")
    git = Git(folder)
    root = Path(os.path.realpath(os.fsdecode(git.run("rev-parse", "--show-toplevel").rstrip(b"\r\n"))))
    if not Path(os.path.realpath(folder)).is_relative_to(root):
        raise GitError(f"{folder}: the repository's work tree is elsewhere, at {root}")
    return _read(root, name, name)


def blob_id(data: bytes, like: str) -> str:
    """Returns the blob id of a content, by the same hash function as `like`."""
    algorithm = "sha256" if len(like) == 64 else "sha1"
    return hashlib.new(algorithm, b"blob %d\0" % len(data) + data, usedforsecurity=False).hexdigest()


def _read(root: Path, name: str, commit_name: str) -> Revision:
    git = own_repository(root)
    commit = git.try_run("rev-parse", "--verify", "--quiet", f"{commit_name}^{{commit}}")
    if commit is None:
        is_shallow = git.run("rev-parse", "--is-shallow-repository").strip() == b"true"
        hint = ": the clone is shallow, fetch more of its history" if is_shallow else ""
        raise GitError(f"{root}: git knows no revision `{commit_name}` here{hint}")
    own = commit.decode("ascii").strip()
    files: dict[str, str] = {}
    parts: dict[str, Revision] = {}
    foreign: list[str] = []
    for mode, content, path in _tree(git.run("ls-tree", "-r", "-z", "--full-tree", own)):
        if mode.startswith("100"):
            files[path] = content
        elif mode == "160000" and holds_repository(root, path):
            try:
                parts[f"{path}/"] = _read(root / path, name, content)
            except ForeignRepository:
                foreign.append(f"{path}/")
    changed, gone, renamed_from = _changes(git, own)
    untracked = split_nul(git.run("ls-files", "--others", "--exclude-standard", "-z"))
    renamed_from |= _renamed_untracked(git, {path: files[path] for path in gone if path in files}, untracked)
    added = (f"{path}/" for path in changed if path not in files and holds_repository(root, path))
    nested = (path for path in untracked if path.endswith("/"))
    new_folders = tuple(folder for folder in (*foreign, *added, *nested) if folder not in parts)
    return Revision(
        name, root, own, files, frozenset({*changed, *untracked}), renamed_from, new_folders, parts
    )


def _tree(listing: bytes) -> Iterator[tuple[str, str, str]]:
    """Yields mode, blob id and path of each entry."""
    for entry in filter(None, listing.split(b"\0")):
        about, _, path = entry.partition(b"\t")
        mode, _, content = about.decode("ascii").split(" ")
        yield mode, content, os.fsdecode(path)


def _changes(git: Git, commit: str) -> tuple[list[str], list[str], dict[str, str]]:
    """Returns the files that differ from a commit, the deleted files, and the old paths of renamed files."""
    options = ("--no-ext-diff", "--no-textconv", "--no-color", "--ignore-submodules=dirty")
    fields = iter(split_nul(git.run("diff", "-M", "--name-status", "-z", *options, commit, "--")))
    changed: list[str] = []
    gone: list[str] = []
    renamed_from: dict[str, str] = {}
    for status in fields:
        path = next(fields)
        if status[0] in "RC":
            before, path = path, next(fields)
            renamed_from[path] = before
        (gone if status[0] == "D" else changed).append(path)
    return changed, gone, renamed_from


def _renamed_untracked(git: Git, gone: Mapping[str, str], untracked: Sequence[str]) -> dict[str, str]:
    """Returns the old paths of untracked files. Git sees a file renamed by other means as deleted and untracked."""
    kinds = {kind_of(path) for path in gone} & {kind_of(path) for path in untracked}
    if not kinds:
        return {}
    new = untracked_contents(git.folder, [path for path in untracked if kind_of(path) in kinds])
    before = {path: content for path, content in gone.items() if kind_of(path) in kinds}
    try:
        contents = _contents(git, _small(git, sorted(set(before.values()))))
    except GitError:
        # A partial clone may lack the contents of unchecked files.
        return {}
    return renames({path: contents[content] for path, content in before.items() if content in contents}, new)


def _small(git: Git, names: Sequence[str]) -> list[str]:
    """Returns the contents needed to detect renames, within the limits of `untracked_contents`."""
    answer = git.run(
        "cat-file", "--batch-check", given="".join(f"{name}\n" for name in names).encode("ascii")
    )
    small: list[str] = []
    room = MOST_BYTES
    for line in answer.decode("ascii").splitlines():
        # A blob that is not in this clone has no size.
        name, _, *sizes = line.split(" ")
        size = int(sizes[0]) if sizes else room + 1
        if size <= min(LARGEST, room):
            small.append(name)
            room -= size
    return small


def _contents(git: Git, names: Sequence[str]) -> Mapping[str, bytes]:
    answer = git.run("cat-file", "--batch", given="".join(f"{name}\n" for name in names).encode("ascii"))
    found, at = {}, 0
    for name in names:
        head, _, _ = answer[at : at + 200].partition(b"\n")
        words = head.split(b" ")
        if len(words) != 3:
            raise GitError(f"{git.folder}: a file of the revision is not in this clone; fetch it ({name})")
        start = at + len(head) + 1
        end = start + int(words[2])
        found[name] = answer[start:end]
        at = end + 1
    return found
