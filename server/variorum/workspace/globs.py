"""Globs as ignore files have them: `generated`, `*.min.js`, `src/**/old`, `/docs`."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import lru_cache

_PIECE = re.compile(r"\*\*/|\*\*|\*|\?|\[!?\]?[^\]/]*\]")


def matcher(globs: Iterable[str]) -> Callable[[str], bool]:
    """Whether one of `globs` covers a workspace-relative POSIX path, or a folder that the path lies in.

    A glob without a slash inside holds at any depth; any other one counts from the workspace's root.
    """
    patterns = [_compiled(glob) for glob in globs]
    return lambda path: any(pattern.fullmatch(path) for pattern in patterns)


@lru_cache(maxsize=256)
def _compiled(glob: str) -> re.Pattern[str]:
    body = glob.strip().replace("\\", "/").removeprefix("./").rstrip("/")
    anywhere = "" if "/" in body else "(?:.*/)?"
    parts, end = [], 0
    body = body.removeprefix("/")
    for found in _PIECE.finditer(body):
        parts.append(re.escape(body[end : found.start()]))
        parts.append(_regex(found[0]))
        end = found.end()
    parts.append(re.escape(body[end:]))
    pattern = "".join(parts)
    try:
        return re.compile(f"{anywhere}{pattern}(?:/.*)?", re.S)
    except re.error:
        # A class such as `[z-a]` that no character can match is taken letter by letter.
        return re.compile(f"{anywhere}{re.escape(body)}(?:/.*)?", re.S)


def _regex(piece: str) -> str:
    plain = {"**/": "(?:.*/)?", "**": ".*", "*": "[^/]*", "?": "[^/]"}.get(piece)
    if plain is not None:
        return plain
    negated = piece.startswith("[!")
    letters = piece[2:-1] if negated else piece[1:-1]
    escaped = letters.replace("\\", "\\\\").replace("^", "\\^").replace("[", "\\[").replace("]", "\\]")
    return f"[^/{escaped}]" if negated else f"(?!/)[{escaped}]"
