"""Renders recorded reads as texts, in every layout that the reading program cannot distinguish."""

from __future__ import annotations

from collections.abc import Callable, Sequence, Set

from variorum.differential.generated_input import Read


def layouts(reads: Sequence[Read], repeated: Set[int] = frozenset()) -> list[str]:
    """Returns the texts that the reads may come from, the likeliest first.

    Reads of lines have one layout only. Words may be on one line or on many: first as people write them, with a new
    line where a loop starts again or another place starts to read many words, then each on its own line, then all on
    one.

    Args:
        reads: the answers in order.
        repeated: places that read many words in a row, in this run or in others.
    """
    if not any(read.kind == "token" for read in reads):
        return [_render(reads, lambda _before, _after: "\n")]
    rows = _row_ends(reads, repeated)
    texts = [
        _render(reads, lambda _before, after: "\n" if after in rows else " "),
        _render(
            reads,
            lambda before, after: " " if _are_similar(reads, before, after) and after not in rows else "\n",
        ),
        _render(reads, lambda _before, _after: "\n"),
        _render(reads, lambda _before, _after: " "),
    ]
    return list(dict.fromkeys(texts))


def _render(reads: Sequence[Read], separator: Callable[[int, int], str]) -> str:
    text = ""
    for i, read in enumerate(reads):
        if read.kind == "token":
            if i and reads[i - 1].kind == "token":
                text += separator(i - 1, i)
            text += read.text
        elif read.kind == "line":
            text += read.text + "\n"
        else:
            text += read.text
    return text if text.endswith("\n") else text + "\n"


def _are_similar(reads: Sequence[Read], before: int, after: int) -> bool:
    return reads[before].site == reads[after].site


def _row_ends(reads: Sequence[Read], repeated: Set[int]) -> frozenset[int]:
    """Returns the indices of reads before which a line ends.

    A line ends where the places repeat (the next iteration of a loop with several reads), before and after a place
    that reads many words, and after each row of a matrix.
    """
    ends: set[int] = set()
    heads: set[int] = set()
    runs = _runs(reads)
    seen: list[int] = []
    for start, length in runs:
        site = reads[start].site
        if site in seen:
            heads.add(site)
            seen = []
        if length > 1 or site in repeated:
            ends |= {start, start + length} | _rows(reads, start, length)
            if not reads[start].text.lstrip("-").isdigit():
                # Strings are mostly on lines of their own, numbers on one line.
                ends |= set(range(start, start + length))
        seen.append(site)
    return frozenset(ends | {start for start, _ in runs if reads[start].site in heads})


def repeated_sites(reads: Sequence[Read]) -> set[int]:
    """Returns the places that read several words in a row."""
    return {
        reads[start].site for start, length in _runs(reads) if length > 1 and reads[start].kind == "token"
    }


def _runs(reads: Sequence[Read]) -> list[tuple[int, int]]:
    """Returns the runs of reads at one place: the index of the first one and their number."""
    runs: list[tuple[int, int]] = []
    for i, read in enumerate(reads):
        if runs and reads[i - 1].kind == read.kind and reads[i - 1].site == read.site:
            runs[-1] = (runs[-1][0], runs[-1][1] + 1)
        else:
            runs.append((i, 1))
    return runs


def _rows(reads: Sequence[Read], start: int, length: int) -> set[int]:
    """Returns the row ends of a matrix, if the two ints before the run are its dimensions."""
    before = [int(read.text) for read in reads[max(0, start - 2) : start] if read.text.lstrip("-").isdigit()]
    if len(before) != 2 or before[0] * before[1] != length or before[1] < 1:
        return set()
    return set(range(start, start + length, before[1]))
