"""Matches pair patterns: `legacy/{name:pascal}.java` to `src/{name:snake}.py`, with globs and case conversions."""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import lru_cache

from variorum.syntax.name_words import in_case, words_of
from variorum.syntax.wildcards import Named, Piece, Wild, bounded

CASES = ("snake", "pascal", "camel", "kebab")
_PLACEHOLDER = re.compile(r"\{(\w+)(?::(\w+))?\}|((?<![^/])\*\*/)|(\*\*)|(\*)|(\?)")
_GLOBS: dict[str, Piece] = {"**/": Wild.FOLDERS, "**": Wild.PATH, "*": Wild.NAME, "?": "[^/]"}


class InvalidPattern(ValueError):
    """Raised for an invalid pattern. The message says what is wrong with it."""


def sources_of(source: str, target: str, path: str, files: Collection[str]) -> list[str]:
    """Returns the originals among `files` that the pattern pair gives for the translation at `path`, sorted.

    Raises:
        InvalidPattern: an unknown case conversion, or a source placeholder that the target does not bind.
    """
    bound = _compiled(target).fullmatch(path)
    if bound is None:
        return []
    names = {name: value for name, value in bound.groupdict().items() if value is not None}
    if not _has_glob(source):
        candidate = _plain_path(source, names)
        return [candidate] if candidate in files else []
    wanted = _with_names(source, names)
    return sorted(name for name in files if wanted.fullmatch(name))


@lru_cache(maxsize=256)
def _compiled(pattern: str) -> re.Pattern[str]:
    """Returns the pattern as a regular expression with a group for each placeholder. Groups match as little as possible."""
    seen: set[str] = set()
    pieces: list[Piece] = []
    end = 0
    for found in _PLACEHOLDER.finditer(pattern):
        pieces.append(re.escape(pattern[end : found.start()]))
        end = found.end()
        name, case = found[1], found[2]
        if case is not None and case not in CASES:
            raise InvalidPattern(
                f"unknown case `{case}` in the pair pattern `{pattern}`: use {', '.join(CASES)}"
            )
        if name is None:
            pieces.append(_GLOBS[found[0]])
        elif name in seen:
            pieces.append(f"(?P={name})")
        else:
            seen.add(name)
            pieces.append(Named(name))
    return re.compile(bounded([*pieces, re.escape(pattern[end:])]))


def _with_names(pattern: str, names: dict[str, str]) -> re.Pattern[str]:
    """Returns the regular expression for a path that matches the pattern, with the known names filled in."""
    pieces: list[Piece] = []
    end = 0
    for found in _PLACEHOLDER.finditer(pattern):
        pieces.append(re.escape(pattern[end : found.start()]))
        end = found.end()
        pieces.append(re.escape(_filled(pattern, found, names)) if found[1] else _GLOBS[found[0]])
    return re.compile(bounded([*pieces, re.escape(pattern[end:])]))


def _plain_path(pattern: str, names: dict[str, str]) -> str:
    return _PLACEHOLDER.sub(lambda found: _filled(pattern, found, names), pattern)


def _filled(pattern: str, found: re.Match[str], names: dict[str, str]) -> str:
    name, case = found[1], found[2]
    if case is not None and case not in CASES:
        raise InvalidPattern(f"unknown case `{case}` in the pair pattern `{pattern}`: use {', '.join(CASES)}")
    if name not in names:
        raise InvalidPattern(f"pair pattern `{pattern}` uses `{{{name}}}`, which its target does not bind")
    return in_case(words_of(names[name]), case) if case else names[name]


def _has_glob(pattern: str) -> bool:
    return "*" in pattern or "?" in pattern
