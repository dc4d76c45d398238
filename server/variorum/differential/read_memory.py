"""Remembers which answers worked at which place that reads."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import attrs

from variorum.differential.seeded import SeededRandom

Choice = tuple[Hashable, Hashable]
"""A question (a place and what is to be chosen there), and the option taken."""

_LEAST = 0.002


@attrs.define
class _Record:
    """How often an option was taken, how often the program read on or ended well, and how often the run succeeded."""

    taken: int = 0
    passed: int = 0
    succeeded: float = 0.0


@attrs.define
class ReadMemory:
    """Prefers options that worked. A program that fails right after a read most likely did not like what it read."""

    records: dict[Choice, _Record] = attrs.Factory(dict)

    def choose(
        self,
        random: SeededRandom,
        question: Hashable,
        options: Sequence[Hashable],
        prior: Sequence[float] = (),
    ) -> Hashable:
        """One of the options, by what is known of them and, if given, how likely each is beforehand."""
        weights = [self.weight((question, option)) for option in options]
        if prior:
            weights = [weight * before for weight, before in zip(weights, prior, strict=True)]
        return random.weighted(options, weights)

    def reward(self, choices: Sequence[Choice], *, is_new: bool) -> None:
        """The run with these choices succeeded; `is_new` if it did what no run before did."""
        for choice in choices:
            record = self._record(choice)
            record.taken += 1
            record.passed += 1
            record.succeeded += 1.5 if is_new else 0.6

    def punish(self, choices: Sequence[Choice], last: Sequence[Choice]) -> None:
        """The run with these choices failed, after the last ones were made."""
        blamed = set(last)
        for choice in choices:
            record = self._record(choice)
            record.taken += 1
            record.passed += choice not in blamed

    def _record(self, choice: Choice) -> _Record:
        return self.records.setdefault(choice, _Record())

    def weight(self, choice: Choice) -> float:
        """The estimated chance that a run with the option succeeds, times that it is at least taken; `[0.002, 1]`."""
        record = self.records.get(choice)
        if record is None:
            return 0.5
        passed = (record.passed + 0.3) / (record.taken + 0.6)
        succeeded = (record.succeeded + 1.0) / (record.taken + 2.0)
        return max(_LEAST, passed * passed * passed * succeeded)
