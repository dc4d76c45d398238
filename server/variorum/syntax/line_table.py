"""The line table of a text, in blocks of neighbouring lines.

Offsets are relative to a block, so blocks after an edit move without changes to their lines: an edit costs the lines
of the blocks it touches, and one step for each block.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from itertools import accumulate
from typing import NamedTuple, overload

from variorum.syntax.span import Span

# Lines per block. An edit rereads about one block and adds up the lengths of all.
_SIZE = 512


class _Block(NamedTuple):
    starts: Sequence[int]
    """The start of each line in bytes from the start of the block."""
    length: int
    """The length in bytes, the end of the last line included."""


class LineTable(Sequence[int]):
    """The byte offset of each line's start. Immutable: an edit returns a new table."""

    __slots__ = ("_blocks", "_firsts", "_offsets")

    def __init__(self, blocks: Sequence[_Block]) -> None:
        self._blocks = blocks
        self._offsets = list(accumulate([block.length for block in blocks], initial=0))
        self._firsts = list(accumulate([len(block.starts) for block in blocks], initial=0))

    @classmethod
    def of(cls, data: bytes) -> LineTable:
        """Returns the line table of a text."""
        return cls(list(_blocks(data, is_last=True)))

    def __len__(self) -> int:
        return self._firsts[-1]

    def __iter__(self) -> Iterator[int]:
        for block, offset in zip(self._blocks, self._offsets, strict=False):
            yield from (offset + start for start in block.starts)

    @overload
    def __getitem__(self, line: int) -> int: ...

    @overload
    def __getitem__(self, line: slice) -> Sequence[int]: ...

    def __getitem__(self, line: int | slice) -> int | Sequence[int]:
        if isinstance(line, slice):
            return [self[one] for one in range(*line.indices(len(self)))]
        if line < 0:
            line += len(self)
        if not 0 <= line < len(self):
            raise IndexError(f"there are {len(self)} lines")
        block = bisect_right(self._firsts, line) - 1
        return self._offsets[block] + self._blocks[block].starts[line - self._firsts[block]]

    def line_at(self, offset: int) -> int:
        """Returns the 0-based line of the byte at `offset`."""
        return self.line_around(offset)[0]

    def line_around(self, offset: int) -> tuple[int, int]:
        """Returns the 0-based line of the byte at `offset`, and that line's start."""
        block = min(bisect_right(self._offsets, offset), len(self._blocks)) - 1
        begin, starts = self._offsets[block], self._blocks[block].starts
        inside = bisect_right(starts, offset - begin) - 1
        return self._firsts[block] + inside, begin + starts[inside]

    def edited(self, data: bytes, span: Span, growth: int) -> LineTable:
        """Returns the table of `data`, in which `span` of the old text was replaced by something longer by `growth`."""
        # One more byte on either side, because an edit can split or join a CR LF pair.
        first = self._block_at(max(span.start - 1, 0))
        behind = self._block_at(min(span.end + 1, self._offsets[-1])) + 1
        mended = self._mended(first, data, span, growth) if behind == first + 1 else None
        if mended is not None:
            return LineTable([*self._blocks[:first], mended, *self._blocks[behind:]])
        region = data[self._offsets[first] : self._offsets[behind] + growth]
        fresh = _blocks(region, is_last=behind == len(self._blocks))
        return LineTable([*self._blocks[:first], *fresh, *self._blocks[behind:]])

    def _mended(self, number: int, data: bytes, span: Span, growth: int) -> _Block | None:
        """Returns the block that contains the whole edit with only the changed lines read again. Returns None if it
        becomes too long or empty.
        """
        (starts, length), offset = self._blocks[number], self._offsets[number]
        first = bisect_right(starts, max(span.start - 1 - offset, 0)) - 1
        behind = bisect_right(starts, span.end + 1 - offset)
        begin, end = starts[first], starts[behind] if behind < len(starts) else length
        is_last = behind == len(starts) and number + 1 == len(self._blocks)
        lengths = _line_lengths(data[offset + begin : offset + end + growth], is_last=is_last)
        if not 0 < len(starts) - (behind - first) + len(lengths) <= 2 * _SIZE:
            return None
        fresh = list(accumulate(lengths, initial=begin))[:-1]
        moved = [start + growth for start in starts[behind:]]
        return _Block([*starts[:first], *fresh, *moved], length + growth)

    def _block_at(self, offset: int) -> int:
        return min(bisect_right(self._offsets, offset), len(self._blocks)) - 1


def _blocks(data: bytes, *, is_last: bool) -> Iterator[_Block]:
    """Yields whole lines in blocks. At the end of a text, what follows the last line end is a line too."""
    lengths = _line_lengths(data, is_last=is_last)
    for first in range(0, len(lengths), _SIZE):
        *starts, length = accumulate(lengths[first : first + _SIZE], initial=0)
        yield _Block(starts, length)


def _line_lengths(data: bytes, *, is_last: bool) -> list[int]:
    # `bytes.splitlines`, unlike `str.splitlines`, splits at LSP's three line ends only.
    lengths = list(map(len, data.splitlines(keepends=True)))
    if is_last and (not data or data.endswith((b"\n", b"\r"))):
        lengths.append(0)
    return lengths
