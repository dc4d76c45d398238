"""Matches paths against pattern lists in the dialects of several tools."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

import attrs

from variorum.syntax.globs import compiled
from variorum.syntax.wildcards import Piece, Wild, bounded

# More patterns than a hand-written file has. The rest is ignored.
_MOST = 2_000
_MOST_ALTERNATIVES = 64
_BRACES = re.compile(r"\{([^{},]*,[^{}]*)\}")
# A regular expression of fixed text, anchors, `.`, and `.*` or `.+`.
_PLAIN_REGEX = re.compile(r"\^?(?:[\w/ @,=:~-]|\\[./_-]|\.(?![*+?{])|\.[*+](?=[^*+?(]|$))*\$?")
_WILD = re.compile(r"(?<!\\)\.([*+])")


@attrs.frozen
class PathPatterns:
    """Patterns that include or exclude files. The last matching one decides."""

    patterns: tuple[tuple[re.Pattern[str], bool], ...] = ()

    def decide(self, path: str) -> bool | None:
        """Returns whether a POSIX path is covered, or None if no pattern matches."""
        for pattern, is_in in reversed(self.patterns):
            if pattern.fullmatch(path):
                return is_in
        return None

    def cover(self, path: str) -> bool:
        """Returns whether a POSIX path is covered."""
        return bool(self.decide(path))


NO_PATHS = PathPatterns()


def globs(patterns: Iterable[str], *, star_crosses: bool = False) -> PathPatterns:
    """Returns patterns of globs as in ignore files: `!` negates, and `{a,b}` is an alternative.

    Args:
        patterns: one without a slash inside holds at any depth.
        star_crosses: whether `*` stands for slashes, too.
    """
    found: list[tuple[re.Pattern[str], bool]] = []
    for given in list(patterns)[:_MOST]:
        is_in = not given.startswith("!")
        body = given if is_in else given[1:]
        if body.strip(" /.") or body.startswith("."):
            found += ((compiled(one, star_crosses=star_crosses), is_in) for one in _alternatives(body))
    return PathPatterns(tuple(found))


def ignore_lines(text: str) -> Iterator[str]:
    """Yields the patterns of an ignore file. Skips blank lines and comments."""
    for line in text.splitlines():
        stripped = line.strip()
        if stripped and not stripped.startswith("#"):
            yield stripped


def plain_regexes(patterns: Iterable[str], *, whole: bool = False) -> PathPatterns:
    """Returns patterns of regular expressions over paths. Skips complex ones: a file of a workspace must not control how
        long a match takes.

    Args:
        patterns: found anywhere in a path.
        whole: whether they match from the beginning on, and folders on the way count.
    """
    found = []
    for given in list(patterns)[:_MOST]:
        for one in _regex_alternatives(given.strip()):
            if _PLAIN_REGEX.fullmatch(one):
                found.append((re.compile(_bounded_regex(one, whole=whole), re.S), True))
    return PathPatterns(tuple(found))


def _bounded_regex(regex: str, *, whole: bool) -> str:
    """Returns a regular expression for whole paths without backtracking."""
    pieces: list[Piece] = [] if whole or regex.startswith("^") else [Wild.PATH]
    body, end = regex.removeprefix("^").removesuffix("$"), 0
    for found in _WILD.finditer(body):
        pieces += [body[end : found.start()], *(["."] if found[1] == "+" else []), Wild.PATH]
        end = found.end()
    pieces.append(body[end:])
    return bounded(pieces if regex.endswith("$") else [*pieces, Wild.PATH])


def _alternatives(glob: str) -> list[str]:
    """Returns a glob without braces for each combination of alternatives."""
    pending: list[str] = [glob]
    done: list[str] = []
    while pending and len(pending) + len(done) <= _MOST_ALTERNATIVES:
        current = pending.pop()
        found = _BRACES.search(current)
        if found is None:
            done.append(current)
            continue
        pending += (f"{current[: found.start()]}{one}{current[found.end() :]}" for one in found[1].split(","))
    return done


def _regex_alternatives(regex: str) -> list[str]:
    """Expands groups such as `(a|b)/c`. Other groups are not expanded."""
    outer = re.fullmatch(r"\(([^()]*)\)", regex)
    if outer:
        regex = outer[1]
    found = re.fullmatch(r"([^()|]*)\((?:\?:)?([^()]*)\)([^()|]*)", regex)
    if found and "|" in found[2]:
        return [f"{found[1]}{one}{found[3]}" for one in found[2].split("|")][:_MOST_ALTERNATIVES]
    return regex.split("|")[:_MOST_ALTERNATIVES]
