"""Checks that the repository that git finds for a folder belongs to that folder.

`.git` may be a file, or a symbolic link, that names any place. In a workspace that came from somebody else it may name the
user's other repositories, whose files would be read then. Such a place is trusted only if it lies in the folder itself or
names the folder as its work tree, as a linked worktree's directory does in its file `gitdir` and a submodule's in its setting
`core.worktree`. Git writes both, and nobody can write them who cannot write there.
"""

from __future__ import annotations

import os
from pathlib import Path

from variorum.workspace.file_text import read_prefix
from variorum.workspace.git_command import Git, GitError

# Bytes. No system has longer paths.
_LONGEST_PATH = 32_768


class ForeignRepository(GitError):
    """Raised for a folder whose `.git` refers to a repository of another folder."""


def own_repository(folder: Path) -> Git:
    """Returns git for a folder that is the top of a work tree.

    Raises:
        ForeignRepository: the repository is not the folder's own.
        GitError: there is none.
    """
    git = Git(folder)
    own = _real(folder, git.run("rev-parse", "--absolute-git-dir"))
    common = _real(folder, git.run("rev-parse", "--git-common-dir"))
    top = _real(folder, git.run("rev-parse", "--show-toplevel"))
    if top != folder:
        raise ForeignRepository(f"{folder}: the repository's work tree is elsewhere, at {top}")
    outside = next((one for one in (own, common) if not one.is_relative_to(folder)), None)
    # A directory outside that names this folder as its work tree is not under the workspace's control, so it
    # is trusted.
    if outside is not None and (outside is not own or not _names(git, own, folder)):
        raise ForeignRepository(
            f"{folder}: `.git` leads to {outside}, which does not name this folder as its work tree; "
            "if it is right, set `core.worktree` there"
        )
    return git


def holds_repository(root: Path, folder: str) -> bool:
    """Returns whether a folder below the top of a work tree contains a repository. Does not follow symbolic links."""
    inner = root / folder
    return Path(os.path.realpath(inner)) == inner and os.path.lexists(inner / ".git")


def _names(git: Git, directory: Path, folder: Path) -> bool:
    """Returns whether a git directory names a folder as its work tree."""
    try:
        named = read_prefix(directory / "gitdir", _LONGEST_PATH)
    except OSError:
        named = b""
    if named:
        return _real(directory, named) == Path(os.path.realpath(folder / ".git"))
    work_tree = git.try_run("config", "--file", str(directory / "config"), "--get", "core.worktree")
    return work_tree is not None and _real(directory, work_tree) == folder


def _real(base: Path, answer: bytes) -> Path:
    """Returns the absolute path of a line of git's output, relative to a folder."""
    return Path(os.path.realpath(base / os.fsdecode(answer.rstrip(b"\r\n"))))
