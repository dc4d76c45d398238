"""Keeps verdicts by what they depend on, and shares the steps of a pair among its items."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import attrs

from variorum.differential.budget import Budget
from variorum.differential.verdict import Verdict

PAIR_STEPS = 160_000
"""For all items of a pair together. Measured: less than half a second on one core."""
_CAPACITY = 4096
# What an item gets at first. Most need much less; what needs more gets it once all others have been compared.
_SHARES = (80_000, 40_000, 20_000, 10_000, 6_000)


@attrs.define
class VerdictCache:
    """The latest verdicts. `get` and `put` are given the steps that a comparison may use."""

    _verdicts: dict[tuple[bytes, int], Verdict] = attrs.Factory(dict)

    def get(self, key: bytes, steps: int) -> Verdict | None:
        """The verdict that a comparison with so many steps would come to, if it is known."""
        return self._verdicts.get((key, steps))

    def put(self, key: bytes, steps: int, verdict: Verdict) -> None:
        """Keeps a verdict. The ones kept longest are dropped first."""
        self._verdicts[key, steps] = verdict
        if len(self._verdicts) > _CAPACITY:
            del self._verdicts[next(iter(self._verdicts))]

    def clear(self) -> None:
        """Drops every verdict."""
        self._verdicts.clear()


@attrs.frozen
class ComparableItem:
    """An item that can be compared. `key` names all that the verdict depends on, and `compare` comes to it within a budget."""

    key: bytes
    compare: Callable[[Budget], Verdict]


def verdicts_of(
    items: Sequence[ComparableItem], memory: VerdictCache, steps: int = PAIR_STEPS
) -> list[Verdict]:
    """The verdicts on all items of a pair: cheap ones first, then those that need more, as far as the steps go."""
    first = next((share for share in _SHARES if share * len(items) <= steps), _SHARES[-1])
    verdicts = [_verdict(item, memory, first) for item in items]
    unfinished = [place for place, verdict in enumerate(verdicts) if verdict.is_limited]
    left = steps - sum(verdict.steps for verdict in verdicts)
    for number, place in enumerate(unfinished):
        share = first
        while share * 2 <= left // (len(unfinished) - number):
            share *= 2
        if share > first:
            verdicts[place] = _verdict(items[place], memory, share)
            left -= verdicts[place].steps
    return verdicts


def _verdict(item: ComparableItem, memory: VerdictCache, steps: int) -> Verdict:
    known = memory.get(item.key, steps)
    if known is None:
        known = item.compare(Budget(steps))
        memory.put(item.key, steps, known)
    return known
