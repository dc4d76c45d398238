"""Reads which files `.gitattributes` marks as generated or vendored for GitHub's linguist."""

from __future__ import annotations

import attrs

from variorum.linters.path_patterns import NO_PATHS, PathPatterns, globs

FILE = ".gitattributes"
_ATTRIBUTES = ("linguist-generated", "linguist-vendored")


@attrs.frozen
class GitAttributes:
    """The attributes of one file. Paths are relative to its folder."""

    generated: PathPatterns = NO_PATHS
    vendored: PathPatterns = NO_PATHS


def read_git_attributes(text: str) -> GitAttributes:
    """Parses a `.gitattributes`. Skips invalid lines, as git does."""
    patterns: dict[str, list[str]] = {name: [] for name in _ATTRIBUTES}
    for line in text.splitlines():
        pattern, *attributes = line.split()[:32] or [""]
        if not attributes or pattern.startswith("#"):
            continue
        for given in attributes:
            name, _, value = given.lstrip("-!").partition("=")
            if name in patterns:
                is_set = not given.startswith(("-", "!")) and value.lower() not in ("false", "0")
                patterns[name].append(pattern if is_set else f"!{pattern}")
    return GitAttributes(*(globs(patterns[name]) for name in _ATTRIBUTES))
