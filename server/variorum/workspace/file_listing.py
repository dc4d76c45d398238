"""Lists the source files of a workspace, without the output of tools and builds."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

_TOOL_FOLDERS = frozenset({"node_modules", "__pycache__", "site-packages", "bower_components"})
# `target` or `out` may contain translations: such a folder is build output only beside the file that drives
# the build.
_BUILD_FOLDERS = {
    "target": ("pom.xml", "Cargo.toml", "build.sbt"),
    "build": ("build.gradle", "build.gradle.kts", "CMakeLists.txt", "package.json", "pyproject.toml"),
    "dist": ("package.json", "setup.py", "pyproject.toml"),
    "distr": ("package.json",),
    "bundles": ("package.json",),
    "umd": ("package.json",),
    **dict.fromkeys(("fesm5", "fesm2015", "fesm2020", "fesm2022"), ("package.json",)),
    "out": ("package.json", "build.gradle", "build.gradle.kts"),
    "vendor": ("composer.json", "go.mod", "Gemfile"),
}
# Files that mark a folder as a virtual environment or a cache.
_MARKERS = ("pyvenv.cfg", "CACHEDIR.TAG")


def source_files(
    root: Path,
    start: Path,
    excluded: Callable[[str], bool],
    is_wanted: Callable[[str], bool],
    skip_build: Callable[[str], object] = str,
) -> Iterator[str]:
    """Yields the files under `start` with wanted names, in a stable order.

    The paths are POSIX and relative to `root`. Folders that are links are not entered, and a linked file
    counts only where it leads to a file in `root`. `skip_build` is called with each folder that is not entered because a build
    writes it.
    """
    # Strings and not path objects, which cost more than reading the folder itself.
    first = "" if start == root else f"{start.relative_to(root).as_posix()}/"
    pending = [first]
    while pending:
        prefix = pending.pop()
        folders, files = _entries(os.path.join(root, prefix))
        beside = {entry.name for entry in files}
        if prefix != first and not beside.isdisjoint(_MARKERS):
            continue
        for entry in files:
            relative = prefix + entry.name
            if not is_wanted(entry.name) or excluded(relative):
                continue
            if not entry.is_symlink() or Path(entry.path).resolve().is_relative_to(root):
                yield relative
        for entry in reversed(folders):
            relative = prefix + entry.name
            if _is_tooling(entry.name) or excluded(relative):
                continue
            if beside.isdisjoint(_BUILD_FOLDERS.get(entry.name, ())):
                pending.append(f"{relative}/")
            else:
                skip_build(relative)


def _entries(folder: str) -> tuple[list[os.DirEntry[str]], list[os.DirEntry[str]]]:
    """Returns folders and files, sorted by name. An unreadable folder is empty."""
    try:
        with os.scandir(folder) as scan:
            entries = sorted(scan, key=lambda entry: entry.name)
    except OSError:
        return [], []
    folders = [entry for entry in entries if entry.is_dir(follow_symlinks=False)]
    return folders, [entry for entry in entries if _is_file(entry)]


def _is_file(entry: os.DirEntry[str]) -> bool:
    """Returns whether the entry is a file or a link to one. A link cycle leads to none."""
    try:
        return entry.is_file()
    except OSError:
        return False


def _is_tooling(name: str) -> bool:
    return name.startswith(".") or name in _TOOL_FOLDERS or name.endswith(".egg-info")
