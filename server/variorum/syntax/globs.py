"""Globs as ignore files have them: `generated`, `*.min.js`, `src/**/old`, `/docs`."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import lru_cache

from variorum.syntax.wildcards import Piece, Wild, bounded

_PIECE = re.compile(r"(?<![^/])\*\*/|\*\*|\*|\?|\[!?\]?[^\]/]{0,255}\]")
_WILD = {"**/": Wild.FOLDERS, "**": Wild.PATH, "*": Wild.NAME}


def matcher(globs: Iterable[str]) -> Callable[[str], bool]:
    """Whether one of `globs` covers a workspace-relative POSIX path, or a folder that the path lies in.

    A glob without a slash inside holds at any depth; any other one counts from the workspace's root.
    """
    patterns = [compiled(glob) for glob in globs]
    return lambda path: any(pattern.fullmatch(path) for pattern in patterns)


@lru_cache(maxsize=1024)
def compiled(glob: str, *, star_crosses: bool = False) -> re.Pattern[str]:
    """A pattern, to match whole paths, for a glob and for all that lies in a folder that it covers.

    Args:
        glob: one without a slash inside holds at any depth; any other counts from where the paths begin.
        star_crosses: whether `*` also stands for text with slashes, as it does in `fnmatch`.
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
        # A class such as `[z-a]` that no character can match is taken letter by letter.
        return re.compile(bounded(plain, "(?:/.*)?"), re.S)


def _letters(piece: str) -> str:
    """The class of one character: of those between the brackets, or of any but the slash."""
    if piece == "?":
        return "[^/]"
    negated = piece.startswith("[!")
    letters = piece[2:-1] if negated else piece[1:-1]
    escaped = letters.replace("\\", "\\\\").replace("^", "\\^").replace("[", "\\[").replace("]", "\\]")
    return f"[^/{escaped}]" if negated else f"(?!/)[{escaped}]"
