"""Matches new files with deleted ones by content, as git does for files that it tracks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Mapping
from pathlib import PurePosixPath

# The similarity that git requires for a rename.
_ALIKE = 0.5
# The maximum number of lines to compare, counting each pair of files. Comparing them takes about a second.
_MOST_LINES = 5_000_000
_Key = Callable[[str, bytes], Hashable]


def renames(gone: Mapping[str, bytes], new: Mapping[str, bytes]) -> dict[str, str]:
    """Returns the old paths of new files. Paths are POSIX. Each deleted file is matched at most once.

    A new file is compared with each file of its kind that is gone. Where these are so many or so large that it would take
    long, only files of the same content are taken for renamed, and files of the same name that are alike: a file whose name
    and content both changed counts as new. Git does the same beyond its `diff.renameLimit`.
    """
    found: dict[str, str] = {}
    gone_by_kind, new_by_kind = (_grouped(files, lambda path, _: kind_of(path)) for files in (gone, new))
    for kind in gone_by_kind.keys() & new_by_kind.keys():
        before, after = gone_by_kind[kind], new_by_kind[kind]
        lines = _line_count(before) * len(after) + _line_count(after) * len(before)
        found |= _by_similarity(before, after) if lines <= _MOST_LINES else _identical(before, after)
    return found


def kind_of(path: str) -> str:
    """Returns the kind of a file. Only files of the same kind are compared."""
    return PurePosixPath(path).suffix


def _by_similarity(gone: Mapping[str, bytes], new: Mapping[str, bytes]) -> dict[str, str]:
    """Returns the most similar files of all pairs."""
    lines = {path: Counter(data.splitlines()) for path, data in {**gone, **new}.items()}
    pairs = sorted(
        (-_similarity(lines[before], lines[after]), after, before) for after in new for before in gone
    )
    found: dict[str, str] = {}
    taken: set[str] = set()
    for unlikeness, after, before in pairs:
        if -unlikeness >= _ALIKE and after not in found and before not in taken:
            found[after] = before
            taken.add(before)
    return found


def _identical(gone: Mapping[str, bytes], new: Mapping[str, bytes]) -> dict[str, str]:
    """Returns the files with equal content, and similar files with equal names. Each is compared with one other at most."""
    found: dict[str, str] = {}
    keys: tuple[_Key, ...] = (
        lambda path, data: (_name(path), data),
        lambda _, data: data,
        lambda path, _: _name(path),
    )
    for key in keys:
        taken = set(found.values())
        gone_by_key = _grouped({path: data for path, data in gone.items() if path not in taken}, key)
        new_by_key = _grouped({path: data for path, data in new.items() if path not in found}, key)
        for same in gone_by_key.keys() & new_by_key.keys():
            # Files of a folder that was moved as a whole keep their order.
            for before, after in zip(sorted(gone_by_key[same]), sorted(new_by_key[same]), strict=False):
                if (
                    _similarity(Counter(gone[before].splitlines()), Counter(new[after].splitlines()))
                    >= _ALIKE
                ):
                    found[after] = before
    return found


def _grouped(files: Mapping[str, bytes], key: _Key) -> dict[Hashable, dict[str, bytes]]:
    groups: dict[Hashable, dict[str, bytes]] = {}
    for path, data in files.items():
        groups.setdefault(key(path, data), {})[path] = data
    return groups


def _name(path: str) -> str:
    return PurePosixPath(path).name


def _line_count(files: Mapping[str, bytes]) -> int:
    return sum(data.count(b"\n") + 1 for data in files.values())


def _similarity(one: Counter[bytes], other: Counter[bytes]) -> float:
    """Returns the share of common lines, in `[0, 1]`. Two empty files have none."""
    longer = max(one.total(), other.total())
    return (one & other).total() / longer if longer else 0.0
