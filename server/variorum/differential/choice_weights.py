"""Learns which answers to a program's reads lead to successful runs."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from enum import Enum

import attrs

from variorum.differential.seeded_random import SeededRandom

Choice = tuple[Hashable, Hashable]
"""A question (a place and what is chosen there) and the option taken."""

_MIN = 0.0005
# The first reads of a program may have been answered well although no run has succeeded yet.
_LEAST_SUCCESS = 0.25
_UNKNOWN = 0.5


class Cause(Enum):
    """What a program that failed right after a read objected to."""

    WORDS = "words"
    """The kind of words: its message quotes one of them."""
    SHAPE = "shape"
    """The structure of the line or the number of lines."""
    SIZE = "size"
    """Most likely the size of a number or the length of a string."""
    UNKNOWN = "unknown"


# How far each kind of question is to blame for a failure, in `[0, 1]`; 1 for all others.
_BLAME = {
    Cause.WORDS: {"count": 0.0, "range": 0.0, "length": 0.0, "line": 0.5},
    Cause.SHAPE: {"words": 0.0, "range": 0.0, "length": 0.3, "line": 0.7},
    Cause.SIZE: {"words": 0.0, "line": 0.3, "count": 0.3, "end": 0.0},
}


def _blame(question: Hashable, cause: Cause) -> float:
    name = question[0] if isinstance(question, tuple) else question
    return _BLAME.get(cause, {}).get(str(name), 1.0)


@attrs.define
class _Record:
    """Counts how often an option was taken, how often the run continued after it, and how often the run succeeded."""

    taken: int = 0
    passed: float = 0.0
    succeeded: float = 0.0

    @property
    def weight(self) -> float:
        """Returns a weight in `[0.0005, 1]` from the estimated chances that the run continues after the option, and
        that it succeeds.
        """
        passed = (self.passed + 0.3) / (self.taken + 0.6)
        succeeded = (self.succeeded + 1.0) / (self.taken + 2.0)
        return max(_MIN, passed * passed * passed * max(succeeded, _LEAST_SUCCESS))


@attrs.define
class ChoiceWeights:
    """Prefers options that worked before. A failure right after a read is blamed on that read."""

    records: dict[Choice, _Record] = attrs.Factory(dict)
    weights: dict[Hashable, dict[Hashable, float]] = attrs.Factory(dict)
    """The weights of the options of each question."""

    def choose(
        self,
        random: SeededRandom,
        question: Hashable,
        options: Sequence[Hashable],
        prior: Sequence[float] = (),
    ) -> Hashable:
        """Returns one of the options, drawn by their weights and, if given, by their prior probabilities."""
        known = self.weights.get(question)
        if known is None:
            weights = list(prior) or [1.0] * len(options)
        elif prior:
            weights = [
                known.get(option, _UNKNOWN) * before for option, before in zip(options, prior, strict=True)
            ]
        else:
            weights = [known.get(option, _UNKNOWN) for option in options]
        return random.weighted(options, weights)

    def known(self, question: Hashable) -> dict[Hashable, float]:
        """Returns the weights of the options that were taken before."""
        return self.weights.get(question, {})

    def reward(self, choices: Sequence[Choice], *, is_new: bool) -> None:
        """Records a successful run with these choices; `is_new` if its output is new."""
        for choice in choices:
            record = self._record(choice)
            record.taken += 1
            record.passed += 1
            record.succeeded += 1.5 if is_new else 0.6
            self._keep(choice, record)

    def punish(self, choices: Sequence[Choice], last: Sequence[Choice], cause: Cause = Cause.UNKNOWN) -> None:
        """Records a run with these choices that failed after the last of them."""
        blamed = set(last)
        for choice in choices:
            record = self._record(choice)
            record.taken += 1
            record.passed += 1.0 - _blame(choice[0], cause) if choice in blamed else 1.0
            self._keep(choice, record)

    def _record(self, choice: Choice) -> _Record:
        return self.records.setdefault(choice, _Record())

    def _keep(self, choice: Choice, record: _Record) -> None:
        question, option = choice
        self.weights.setdefault(question, {})[option] = record.weight
