"""Reads from `.gitattributes` which files GitHub's linguist is to take for generated or vendored."""

from __future__ import annotations

import attrs

from variorum.linters.path_patterns import NO_PATHS, PathPatterns, globs

FILE = ".gitattributes"
_ATTRIBUTES = ("linguist-generated", "linguist-vendored")


@attrs.frozen
class GitAttributes:
    """What one file states; paths count from its folder."""

    generated: PathPatterns = NO_PATHS
    vendored: PathPatterns = NO_PATHS


def read_git_attributes(text: str) -> GitAttributes:
    """Returns what a `.gitattributes` states; lines of another form are passed over, as git passes over them."""
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
