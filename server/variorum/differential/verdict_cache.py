"""Caches verdicts by what they depend on, and distributes the steps of a pair to its items."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import attrs

from variorum.differential.budget import Budget
from variorum.differential.verdict import Verdict

PAIR_STEPS = 160_000
"""The steps for the first items of a pair together. Measured: less than half a second on one core."""
_STEPS_EACH = 16_000
"""What each item adds that is beyond the first ones. Few items use it up."""
_MOST_STEPS = 800_000
"""Measured: two seconds."""
_CAPACITY = 4096
# The first share of an item. Most items need much less; those that need more get it after all others have
# been compared.
_SHARES = (80_000, 40_000, 20_000, 10_000, 6_000)


def pair_steps(items: int) -> int:
    """Returns the steps for all items of a pair together."""
    return max(PAIR_STEPS, min(items * _STEPS_EACH, _MOST_STEPS))


@attrs.define
class VerdictCache:
    """The latest verdicts, by key and the number of steps the comparison was allowed."""

    _verdicts: dict[tuple[bytes, int], Verdict] = attrs.Factory(dict)

    def get(self, key: bytes, steps: int) -> Verdict | None:
        """Returns the cached verdict of a comparison with so many steps, None if there is none."""
        return self._verdicts.get((key, steps))

    def put(self, key: bytes, steps: int, verdict: Verdict) -> None:
        """Stores a verdict. The oldest ones are dropped first."""
        self._verdicts[key, steps] = verdict
        if len(self._verdicts) > _CAPACITY:
            del self._verdicts[next(iter(self._verdicts))]

    def clear(self) -> None:
        """Drops every verdict."""
        self._verdicts.clear()


@attrs.frozen
class ComparableItem:
    """An item that can be compared. `key` covers everything its verdict depends on; `compare` computes it within a
    budget.
    """

    key: bytes
    compare: Callable[[Budget], Verdict]


def verdicts_of(
    items: Sequence[ComparableItem], memory: VerdictCache, steps: int = PAIR_STEPS
) -> list[Verdict]:
    """Returns the verdicts of all items of a pair. Items that need more than the first share get it as far as the
    steps suffice.
    """
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
