"""Finds which files that are gone some new files were made from, as git does for files that it knows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import PurePosixPath

# The share of lines that git, too, asks for.
_ALIKE = 0.5
# Beyond so many pairs only files of the same name are compared.
_MOST_PAIRS = 10_000


def renames(gone: Mapping[str, bytes], new: Mapping[str, bytes]) -> dict[str, str]:
    """The former paths of new files, by the new ones; paths are POSIX, and each file that is gone was made into one at most."""
    lines = {path: Counter(data.splitlines()) for path, data in {**gone, **new}.items()}
    by_name = len(gone) * len(new) > _MOST_PAIRS
    pairs = sorted(
        (-_likeness(lines[before], lines[after]), after, before)
        for after in new
        for before in gone
        if _may_be(before, after, by_name=by_name)
    )
    found: dict[str, str] = {}
    taken: set[str] = set()
    for unlikeness, after, before in pairs:
        if -unlikeness >= _ALIKE and after not in found and before not in taken:
            found[after] = before
            taken.add(before)
    return found


def _may_be(before: str, after: str, *, by_name: bool) -> bool:
    one, other = PurePosixPath(before), PurePosixPath(after)
    return one.name == other.name if by_name else one.suffix == other.suffix


def _likeness(one: Counter[bytes], other: Counter[bytes]) -> float:
    """The share of common lines, in `[0, 1]`; two empty files have none."""
    longer = max(one.total(), other.total())
    return (one & other).total() / longer if longer else 0.0
