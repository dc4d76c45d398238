"""Matches compiled regular expressions, and what a match is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, ClassVar

Continue = Callable[[int], int]
"""What is to match from a position on; gives where all of it ends, -1 if it does not match."""
Step = Callable[["State", int, Continue], int]


class State:
    """A match that is being tried: the text, what the groups have matched, and the machine that counts."""

    __slots__ = ("groups", "machine", "text")

    def __init__(self, machine: Any, text: str, count: int) -> None:
        self.machine, self.text = machine, text
        self.groups: list[tuple[int, int] | None] = [None] * (count + 1)


class Match:
    """A match: where it is, and what its groups are."""

    __slots__ = ("count", "names", "spans", "text")
    kind: ClassVar[str] = "match"

    def __init__(self, text: str, spans: list[tuple[int, int] | None], names: dict[str, int]) -> None:
        self.text, self.spans, self.names = text, spans, names
        self.count = len(spans) - 1

    @property
    def start(self) -> int:
        """Where it starts."""
        return self.span(0)[0]

    @property
    def end(self) -> int:
        """Where it ends."""
        return self.span(0)[1]

    def span(self, index: int) -> tuple[int, int]:
        """Returns where a group starts and ends, -1 if it matches nothing."""
        return self.spans[index] or (-1, -1)

    def group(self, index: int) -> str | None:
        """Returns what a group matches, None if nothing."""
        span = self.spans[index]
        return None if span is None else self.text[span[0] : span[1]]


class Expression:
    """A compiled expression."""

    def __init__(self, step: Step, groups: int, names: dict[str, int]) -> None:
        self.step, self.groups, self.names = step, groups, names

    def _at(self, machine: Any, text: str, start: int, whole: bool) -> Match | None:
        state = State(machine, text, self.groups)
        size = len(text)
        end = self.step(state, start, lambda at: at if not whole or at == size else -1)
        if end < 0:
            return None
        state.groups[0] = (start, end)
        return Match(text, state.groups, self.names)

    def match(self, machine: Any, text: str, start: int) -> Match | None:
        """Returns the match at a position."""
        return self._at(machine, text, start, False)

    def full_match(self, machine: Any, text: str) -> Match | None:
        """Returns the match of the whole text."""
        return self._at(machine, text, 0, True)

    def search(self, machine: Any, text: str, start: int) -> Match | None:
        """Returns the first match from a position on."""
        for position in range(start, len(text) + 1):
            machine.step()
            found = self._at(machine, text, position, False)
            if found is not None:
                return found
        return None

    def all(self, machine: Any, text: str) -> Iterator[Match]:
        """Yields all matches that do not overlap."""
        position = 0
        while position <= len(text):
            found = self.search(machine, text, position)
            if found is None:
                return
            yield found
            position = found.end if found.end > found.start else found.end + 1
