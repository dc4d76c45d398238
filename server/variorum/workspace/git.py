"""Asks git what a revision holds and which files have changed since.

Git is asked in ways that run nothing else: no shell, hooks, filters, file watchers, external differs or downloads, whatever
the repository's own configuration names.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

import attrs

from variorum.settings.accepted import is_revision
from variorum.workspace.renames import renames

# Seconds; even the largest trees are compared within a few.
_TIME_LIMIT = 120
# Bytes: a larger file is not looked at for having been renamed.
_MAX_SIZE = 1_000_000
# What a hook or another git command may have set for a repository of its own.
_OF_A_REPOSITORY = (
    "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_COMMON_DIR", "GIT_NAMESPACE",
    "GIT_OBJECT_DIRECTORY", "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_EXTERNAL_DIFF", "GIT_DIFF_OPTS",
    "GIT_LITERAL_PATHSPECS", "GIT_GLOB_PATHSPECS", "GIT_NOGLOB_PATHSPECS", "GIT_ICASE_PATHSPECS",
)  # fmt: skip
_OPTIONS = (
    "core.fsmonitor=false",
    f"core.hooksPath={os.devnull}",
    "diff.relative=false",
    "core.quotePath=false",
)
_FILTERS = r"^filter\..*\.(clean|smudge|process|required)$"


class GitError(Exception):
    """Raised when git cannot answer; the message is one line."""


@attrs.frozen(eq=False)
class Revision:
    """A revision of a repository, and how the work tree differs from it. Paths are relative to the work tree's top."""

    name: str
    """As the user spells it."""
    root: Path
    commit: str
    files: Mapping[str, str]
    """The files that the revision holds, and the names of their contents."""
    changed: frozenset[str]
    """The files of the work tree that may not be as the revision has them, those that git does not know yet among them."""
    former: Mapping[str, str]
    """The paths that renamed files had in the revision."""
    new_folders: tuple[str, ...] = ()
    """Folders, each with a slash at its end, that hold repositories of their own and that the revision does not know."""
    parts: Mapping[str, Revision] = attrs.field(factory=dict)
    """The submodules at the commits that the revision names for them, by their folders, each with a slash at its end."""

    def holds(self, file: str) -> bool:
        """Whether a file, given by its absolute path, lies in the work tree."""
        return self._relative(file) is not None

    def is_changed(self, file: str) -> bool:
        """Whether a file may not be as the revision has it; files that git ignores count as unchanged."""
        part, relative = self._place(file)
        return relative in part.changed or relative.startswith(part.new_folders)

    def content_of(self, file: str) -> str | None:
        """The name of the content that a file had, under the path that it had; None for one that was not there."""
        part, relative = self._place(file)
        return part.files.get(part.former.get(relative, relative))

    def contents(self, files: Iterable[str]) -> Mapping[str, bytes]:
        """The contents that files had, by their absolute paths; those that were not there are left out.

        Raises:
            GitError: a content cannot be had.
        """
        by_part: dict[Path, dict[str, str]] = {}
        for file in files:
            content = self.content_of(file)
            if content is not None:
                by_part.setdefault(self._place(file)[0].root, {})[file] = content
        found: dict[str, bytes] = {}
        for root, wanted in by_part.items():
            contents = _contents(_Git(root), sorted(set(wanted.values())))
            found |= {file: contents[content] for file, content in wanted.items()}
        return found

    def _place(self, file: str) -> tuple[Revision, str]:
        """The innermost repository around a file, and the file's path in it; outside of all, a path that none has."""
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
    """The revision with this name in the repository around a folder.

    Raises:
        GitError: there is no such repository or revision, or git cannot tell.
    """
    if not is_revision(name):
        raise GitError(f"{name!r} is no git revision: write one such as `main` or `HEAD~3`")
    git = _Git(folder)
    root = Path(os.path.realpath(os.fsdecode(git.ask("rev-parse", "--show-toplevel").rstrip(b"\r\n"))))
    if not Path(os.path.realpath(folder)).is_relative_to(root):
        raise GitError(f"{folder}: the repository's work tree is elsewhere, at {root}")
    return _read(root, name, name)


def content_name(data: bytes, like: str) -> str:
    """The name by which git knows a content, by the hash that made the name `like`."""
    algorithm = "sha256" if len(like) == 64 else "sha1"
    return hashlib.new(algorithm, b"blob %d\0" % len(data) + data, usedforsecurity=False).hexdigest()


def _read(root: Path, name: str, commit_name: str) -> Revision:
    git = _Git(root)
    commit = git.ask_maybe("rev-parse", "--verify", "--quiet", f"{commit_name}^{{commit}}")
    if commit is None:
        is_shallow = git.ask("rev-parse", "--is-shallow-repository").strip() == b"true"
        hint = ": the clone is shallow, fetch more of its history" if is_shallow else ""
        raise GitError(f"{root}: git knows no revision `{commit_name}` here{hint}")
    own = commit.decode("ascii").strip()
    files: dict[str, str] = {}
    parts: dict[str, Revision] = {}
    for kind, content, path in _tree(git.ask("ls-tree", "-r", "-z", "--full-tree", own)):
        if kind.startswith("100"):
            files[path] = content
        elif kind == "160000" and (root / path / ".git").exists():
            parts[f"{path}/"] = _read(root / path, name, content)
    changed, gone, former = _changes(git, own)
    untracked = _names(git.ask("ls-files", "--others", "--exclude-standard", "-z"))
    former |= _renamed_untracked(git, {path: files[path] for path in gone if path in files}, untracked)
    added = (f"{path}/" for path in changed if path not in files and (root / path / ".git").exists())
    nested = (path for path in untracked if path.endswith("/"))
    new_folders = tuple(folder for folder in (*added, *nested) if folder not in parts)
    return Revision(name, root, own, files, frozenset({*changed, *untracked}), former, new_folders, parts)


def _tree(listing: bytes) -> Iterator[tuple[str, str, str]]:
    """Mode, content and path of each entry."""
    for entry in filter(None, listing.split(b"\0")):
        about, _, path = entry.partition(b"\t")
        mode, _, content = about.decode("ascii").split(" ")
        yield mode, content, os.fsdecode(path)


def _changes(git: _Git, commit: str) -> tuple[list[str], list[str], dict[str, str]]:
    """The files of the work tree that differ from a commit, those that are gone, and what the renamed ones were called."""
    options = ("--no-ext-diff", "--no-textconv", "--no-color", "--ignore-submodules=dirty")
    fields = iter(_names(git.ask("diff", "-M", "--name-status", "-z", *options, commit, "--")))
    changed: list[str] = []
    gone: list[str] = []
    former: dict[str, str] = {}
    for status in fields:
        path = next(fields)
        if status[0] in "RC":
            before, path = path, next(fields)
            former[path] = before
        (gone if status[0] == "D" else changed).append(path)
    return changed, gone, former


def _renamed_untracked(git: _Git, gone: Mapping[str, str], untracked: Sequence[str]) -> dict[str, str]:
    """What files that git does not know yet were called: to git, a file renamed by other means is one gone and one new."""
    if not gone or not untracked:
        return {}
    try:
        contents = _contents(git, sorted(set(gone.values())))
    except GitError:
        # A partial clone need not have the contents of files that nobody checks.
        return {}
    new: dict[str, bytes] = {}
    for path in untracked:
        file = git.folder / path
        try:
            if not file.is_symlink() and file.is_file() and file.stat().st_size <= _MAX_SIZE:
                new[path] = file.read_bytes()
        except OSError:
            # It was made from none, then.
            continue
    return renames({path: contents[content] for path, content in gone.items()}, new)


def _names(answer: bytes) -> list[str]:
    return [os.fsdecode(name) for name in answer.split(b"\0") if name]


def _contents(git: _Git, names: Sequence[str]) -> Mapping[str, bytes]:
    answer = git.ask("cat-file", "--batch", given="".join(f"{name}\n" for name in names).encode("ascii"))
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


class _Git:
    """Runs git in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._environment: dict[str, str] | None = None

    def ask(self, *words: str, given: bytes = b"") -> bytes:
        """What a command answers.

        Raises:
            GitError: it fails.
        """
        done = self._run(words, given, self._guarded_environment())
        if done.returncode == 0:
            return done.stdout
        raise GitError(f"{self.folder}: {_reason(done.stderr)}")

    def ask_maybe(self, *words: str) -> bytes | None:
        """What a command answers; None where it fails."""
        done = self._run(words, b"", self._guarded_environment())
        return done.stdout if done.returncode == 0 else None

    def _guarded_environment(self) -> dict[str, str]:
        """The environment for a command, in which no filter of the repository is run."""
        if self._environment is None:
            plain = _environment()
            names = self._run(
                ("config", "--null", "--name-only", "--get-regexp", _FILTERS), b"", plain
            ).stdout
            self._environment = _with_settings(plain, dict.fromkeys(_names(names), ""))
        return self._environment

    def _run(
        self, words: Sequence[str], given: bytes, environment: Mapping[str, str]
    ) -> subprocess.CompletedProcess[bytes]:
        command = shutil.which("git")
        if command is None:
            raise GitError("git is not on the PATH, and findings are compared with a revision by it")
        options = [word for option in _OPTIONS for word in ("-c", option)]
        try:
            return subprocess.run(  # noqa: S603 - git itself, without a shell; the user asked to compare with a revision
                [command, "--no-pager", *options, "-C", str(self.folder), *words],
                input=given,
                capture_output=True,
                env=environment,
                timeout=_TIME_LIMIT,
                check=False,
            )
        except subprocess.TimeoutExpired as error:
            raise GitError(f"{self.folder}: git took longer than {_TIME_LIMIT} seconds") from error
        except (OSError, ValueError) as error:
            raise GitError(f"{self.folder}: git could not be started: {error}") from error


def _environment() -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name not in _OF_A_REPOSITORY}
    return kept | {
        "LC_ALL": "C",
        "GIT_OPTIONAL_LOCKS": "0",
        "GIT_TERMINAL_PROMPT": "0",
        # Contents that a partial clone lacks are not downloaded: an empty list of protocols allows none.
        "GIT_NO_LAZY_FETCH": "1",
        "GIT_ALLOW_PROTOCOL": "",
    }


def _with_settings(environment: Mapping[str, str], settings: Mapping[str, str]) -> dict[str, str]:
    """The environment with git settings beside those that it has; a name may hold any character."""
    count = environment.get("GIT_CONFIG_COUNT", "")
    first = int(count) if count.isdecimal() else 0
    changed = dict(environment)
    for number, (name, value) in enumerate(settings.items(), first):
        changed |= {f"GIT_CONFIG_KEY_{number}": name, f"GIT_CONFIG_VALUE_{number}": value}
    return changed | {"GIT_CONFIG_COUNT": str(first + len(settings))}


def _reason(stderr: bytes) -> str:
    lines = stderr.decode("utf-8", "replace").strip().splitlines()
    said = next((line for line in lines if line.startswith("fatal: ")), lines[0] if lines else "git failed")
    said = said.removeprefix("fatal: ")
    return "this lies in no git repository" if said.startswith("not a git repository") else said
