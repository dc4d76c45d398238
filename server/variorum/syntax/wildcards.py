"""Patterns with wildcards as regular expressions whose cost is bounded: no choice is gone back to.

A wildcard followed by something fixed takes the first place where that something is found. A later place would leave
less to the wildcards behind it, so there is nothing to be won by trying one, and a pattern with many wildcards cannot
make a match take longer and longer, as it can with `.*` after `.*`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum

import attrs


class Wild(Enum):
    """What stands for any text; the values are for one that has something to find behind it."""

    NAME = "[^/]*?"
    """Any part of a name."""
    PATH = ".*?"
    """Anything, slashes included."""
    FOLDERS = "(?:[^/]*/)*?"
    """Any number of folders, each with its slash; it stands at the start of a path or after a slash."""


@attrs.frozen
class Named:
    """Part of a name, of one character at least, that a match tells by this name."""

    name: str


Piece = str | Wild | Named
"""A regular expression of a fixed length, or a wildcard."""


def bounded(pieces: Sequence[Piece], end: str = "") -> str:
    """A regular expression, to match whole paths, for pieces and an end that may follow them."""
    first, *rest = _split(pieces, (Wild.PATH, Wild.FOLDERS))
    parts = [_in_names(first[1], is_last=not rest)]
    for index, (lead, inner) in enumerate(rest):
        is_last = index + 1 == len(rest)
        part = f"{_regex(lead)}{_in_names(inner, is_last=is_last)}"
        parts.append(part if is_last else f"(?>{part})")
    return "".join(parts) + end


def _in_names(pieces: Sequence[Piece], *, is_last: bool) -> str:
    """The pieces between two wildcards that cross slashes; the last wildcard of all has to reach the end."""
    first, *rest = _split(pieces, (Wild.NAME, Named))
    parts = [*first[1]]
    for index, (lead, fixed) in enumerate(rest):
        part = "".join([_regex(lead), *map(str, fixed)])
        parts.append(part if is_last and index + 1 == len(rest) else f"(?>{part})")
    return "".join(map(str, parts))


def _split(pieces: Sequence[Piece], at: tuple[object, ...]) -> Iterator[tuple[Piece, list[Piece]]]:
    """Each piece that is one of those, with what follows it; what comes before the first has an empty one."""
    lead: Piece = ""
    rest: list[Piece] = []
    for piece in pieces:
        if piece in at or type(piece) in at:
            yield lead, rest
            lead, rest = piece, []
        else:
            rest.append(piece)
    yield lead, rest


def _regex(lead: Piece) -> str:
    if isinstance(lead, Named):
        return f"(?P<{lead.name}>[^/]+?)"
    return lead.value if isinstance(lead, Wild) else lead
