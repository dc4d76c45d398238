"""Lays out the rows of a table for a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from variorum.reports.printable import display_width


def aligned_rows(rows: Sequence[Sequence[str]], is_words: Sequence[bool] | None = None) -> list[str]:
    """Returns the rows as indented lines with equally wide columns.

    Columns with `is_words` are aligned to the left and others to the right; without it, all to the left.
    """
    widths = [max(map(display_width, column)) for column in zip(*rows, strict=True)]
    leftwards = is_words if is_words is not None else [True] * len(widths)
    return ["  " + "  ".join(map(_padded, row, widths, leftwards)).rstrip() for row in rows]


def _padded(cell: str, width: int, is_leftwards: bool) -> str:
    room = " " * (width - display_width(cell))
    return cell + room if is_leftwards else room + cell
