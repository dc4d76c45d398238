"""Finds the original of a translation: by an explicit choice, a header comment, or a pattern. Files with the same stem are only
offered.

Paths are workspace-relative POSIX paths, such as `legacy/Ledger.java`. Nothing here reads the disk: the caller passes the
existing files.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from enum import Enum
from pathlib import PurePosixPath
from typing import Protocol

import attrs

from variorum.languages import language_of_path
from variorum.syntax.source_text import encode
from variorum.syntax.span import Span
from variorum.translation.pair_patterns import InvalidPattern, sources_of

_HEADER = re.compile(
    r"variorum:[ \t]*translated-from[ \t]+(?P<path>[^\s*][^\r\n]*?)[ \t]{0,20}(?:\*/|-->|\r|\n|$)"
)
# A header comment is at the top. Searching the whole file would slow every keystroke.
_HEADER_REACH = 4096


class PairOrigin(Enum):
    """How a pair was found."""

    CHOSEN = "chosen"
    HEADER = "header"
    PATTERN = "pattern"


class PatternSetting(Protocol):
    """A pattern as the configuration states it."""

    @property
    def source(self) -> str:
        """The original's path with placeholders, such as `legacy/{name:pascal}.java`."""

    @property
    def target(self) -> str:
        """The translation's path with placeholders, such as `src/{name:snake}.py`."""


@attrs.frozen
class Pair:
    """An original and its translation."""

    source: str
    target: str
    origin: PairOrigin


@attrs.frozen
class PairProblem:
    """Why a statement about a pair was not followed. `span` is its place in the translation, if it is there."""

    message: str
    span: Span | None = None


@attrs.frozen
class PairSearch:
    """The result of a search for an original: a pair, or files to offer, and the problems on the way."""

    pair: Pair | None
    offers: tuple[str, ...] = ()
    problems: tuple[PairProblem, ...] = ()

    @property
    def is_of_translation(self) -> bool:
        """Whether something says that the file is a translation, even if its original is not found."""
        return self.pair is not None or bool(self.problems)


def find_pair(
    target: str,
    text: str,
    *,
    choices: Mapping[str, str],
    patterns: Sequence[PatternSetting],
    files: Collection[str],
) -> PairSearch:
    """Returns the original of `target`, by the first of: a choice, a header comment, a pattern of the configuration.

    Args:
        target: the translation's path.
        text: its text, for the header comment.
        choices: translation to original, as a person chose them.
        patterns: the configuration's patterns. The first that matches wins.
        files: every file of the workspace that could be an original.
    """
    problems: list[PairProblem] = []
    chosen = choices.get(target)
    if chosen is not None:
        if chosen in files and chosen != target:
            return PairSearch(Pair(chosen, target, PairOrigin.CHOSEN))
        problems.append(PairProblem(f"the chosen original `{chosen}` is not in the workspace"))
    header = _from_header(target, text, files)
    if isinstance(header, PairProblem):
        problems.append(header)
    elif header is not None:
        return PairSearch(Pair(header, target, PairOrigin.HEADER), problems=tuple(problems))
    for pattern in patterns:
        try:
            candidates = sources_of(pattern.source, pattern.target, target, files)
        except InvalidPattern as error:
            problems.append(PairProblem(str(error)))
            continue
        for candidate in candidates:
            if candidate != target:
                return PairSearch(Pair(candidate, target, PairOrigin.PATTERN), problems=tuple(problems))
    return PairSearch(None, offers_for(target, files), tuple(problems))


def heading(text: str) -> str:
    """Returns the text up to the end of the header comment. Returns an empty string if there is none.

    Nothing after it affects the search, so edits there need no new search.
    """
    found = _HEADER.search(text, 0, _HEADER_REACH)
    return text[: found.end()] if found else ""


def offers_for(target: str, files: Collection[str]) -> tuple[str, ...]:
    """Returns files beside `target` with the same stem in another language, ignoring letter case and separators."""
    path, language = PurePosixPath(target), language_of_path(target)
    folder = f"{path.parent}/" if str(path.parent) != "." else ""
    found = []
    for name in files:
        # Only the files beside the target are parsed as paths.
        if name == target or not name.startswith(folder) or "/" in name[len(folder) :]:
            continue
        other = PurePosixPath(name)
        if _plain(other.stem) == _plain(path.stem) and language_of_path(other) not in (None, language):
            found.append(name)
    return tuple(sorted(found))


def _from_header(target: str, text: str, files: Collection[str]) -> str | PairProblem | None:
    found = _HEADER.search(text, 0, _HEADER_REACH)
    if found is None:
        return None
    path_text = found["path"].strip("\"'` ")
    start = len(encode(text[: found.start("path")]))
    span = Span(start, start + len(encode(found["path"])))
    relative = normalised(str(PurePosixPath(target).parent / path_text))
    from_root = normalised(path_text)
    if relative is None and from_root is None:
        hint = "both files must be in the workspace; `git init` or an empty `variorum.toml` in a folder makes it one"
        return PairProblem(f"`{path_text}` leaves the workspace and is not read: {hint}", span)
    for candidate in (relative, from_root):
        if candidate == target:
            return PairProblem("a file cannot be its own original", span)
        if candidate is not None and candidate in files:
            return candidate
    return PairProblem(f"the original `{path_text}` is not in the workspace", span)


def normalised(path: str) -> str | None:
    """Returns the path with `.` and `..` resolved. Returns None if it leaves the workspace or is absolute."""
    if path.startswith(("/", "\\", "~")) or re.match(r"[A-Za-z]:|\w+://", path):
        return None
    parts: list[str] = []
    for part in path.replace("\\", "/").split("/"):
        if part in ("", "."):
            continue
        if part != "..":
            parts.append(part)
        elif parts:
            parts.pop()
        else:
            return None
    return "/".join(parts) or None


def _plain(stem: str) -> str:
    return re.sub(r"[\W_]", "", stem).lower()
