"""Compiles wildcard patterns to regular expressions with bounded cost, without backtracking.

A wildcard followed by something fixed takes the first place where that occurs. A later place would leave less to the
wildcards after it, so trying it cannot help, and patterns with many wildcards cannot take exponential time as `.*`
after `.*` can.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum

import attrs


class Wild(Enum):
    """A wildcard. The values are for one that is followed by something fixed."""

    NAME = "[^/]*?"
    """Any part of a name."""
    PATH = ".*?"
    """Anything, slashes included."""
    FOLDERS = "(?:[^/]*/)*?"
    """Any number of folders, each with its slash; at the start of a path or after a slash."""


@attrs.frozen
class Named:
    """A non-empty part of a name, captured under this name."""

    name: str


Piece = str | Wild | Named
"""A regular expression of a fixed length, or a wildcard."""


def bounded(pieces: Sequence[Piece], end: str = "") -> str:
    """Returns a regular expression for whole paths, from pieces and an optional end."""
    first, *rest = _split(pieces, (Wild.PATH, Wild.FOLDERS))
    parts = [_in_names(first[1], is_last=not rest)]
    for index, (lead, inner) in enumerate(rest):
        is_last = index + 1 == len(rest)
        part = f"{_regex(lead)}{_in_names(inner, is_last=is_last)}"
        parts.append(part if is_last else f"(?>{part})")
    return "".join(parts) + end


def _in_names(pieces: Sequence[Piece], *, is_last: bool) -> str:
    """Returns the expression of the pieces between two wildcards that cross slashes. The last wildcard of all must
    reach the end.
    """
    first, *rest = _split(pieces, (Wild.NAME, Named))
    parts = [*first[1]]
    for index, (lead, fixed) in enumerate(rest):
        part = "".join([_regex(lead), *map(str, fixed)])
        parts.append(part if is_last and index + 1 == len(rest) else f"(?>{part})")
    return "".join(map(str, parts))


def _split(pieces: Sequence[Piece], at: tuple[object, ...]) -> Iterator[tuple[Piece, list[Piece]]]:
    """Yields each piece that is one of those, with what follows it. What precedes the first has an empty piece."""
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
