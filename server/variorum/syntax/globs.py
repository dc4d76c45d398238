"""Compiles globs as ignore files have them: `generated`, `*.min.js`, `src/**/old`, `/docs`."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import lru_cache

from variorum.syntax.wildcards import Piece, Wild, bounded

_PIECE = re.compile(r"(?<![^/])\*\*/|\*\*|\*|\?|\[!?\]?[^\]/]{0,255}\]")
_WILD = {"**/": Wild.FOLDERS, "**": Wild.PATH, "*": Wild.NAME}


def matcher(globs: Iterable[str]) -> Callable[[str], bool]:
    """Returns a predicate on workspace-relative POSIX paths: whether a glob covers the path or one of its folders.

    A glob without an inner slash matches at any depth. Any other one is relative to the workspace's root.
    """
    patterns = [compiled(glob) for glob in globs]
    return lambda path: any(pattern.fullmatch(path) for pattern in patterns)


@lru_cache(maxsize=1024)
def compiled(glob: str, *, star_crosses: bool = False) -> re.Pattern[str]:
    """Returns a pattern for whole paths that are covered by a glob or lie in a folder covered by it.

    Args:
        glob: one without an inner slash matches at any depth; any other one is relative to where the paths start.
        star_crosses: whether `*` also matches slashes, as in `fnmatch`.
    """
    body = glob.strip().replace("\\", "/").removeprefix("./").rstrip("/")
    pieces: list[Piece] = [] if "/" in body else [Wild.FOLDERS]
    body, end = body.removeprefix("/"), 0
    plain: list[Piece] = [*pieces, re.escape(body)]
    for found in _PIECE.finditer(body):
        pieces.append(re.escape(body[end : found.start()]))
        wild = Wild.PATH if star_crosses and found[0] == "*" else _WILD.get(found[0])
        pieces.append(wild or _letters(found[0]))
        end = found.end()
    pieces.append(re.escape(body[end:]))
    try:
        return re.compile(bounded(pieces, "(?:/.*)?"), re.S)
    except re.error:
        # An invalid class such as `[z-a]` is matched literally.
        return re.compile(bounded(plain, "(?:/.*)?"), re.S)


def _letters(piece: str) -> str:
    """Returns the regular expression of a character class or of `?`."""
    if piece == "?":
        return "[^/]"
    negated = piece.startswith("[!")
    letters = piece[2:-1] if negated else piece[1:-1]
    escaped = letters.replace("\\", "\\\\").replace("^", "\\^").replace("[", "\\[").replace("]", "\\]")
    return f"[^/{escaped}]" if negated else f"(?!/)[{escaped}]"
