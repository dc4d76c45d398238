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
    patterns = [_compiled(glob) for glob in globs]
    return lambda path: any(pattern.fullmatch(path) for pattern in patterns)


@lru_cache(maxsize=256)
def _compiled(glob: str) -> re.Pattern[str]:
    body = glob.strip().replace("\\", "/").removeprefix("./").rstrip("/")
    pieces: list[Piece] = [] if "/" in body else [Wild.FOLDERS]
    body, end = body.removeprefix("/"), 0
    plain: list[Piece] = [*pieces, re.escape(body)]
    for found in _PIECE.finditer(body):
        pieces.append(re.escape(body[end : found.start()]))
        pieces.append(_WILD.get(found[0]) or _letters(found[0]))
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
