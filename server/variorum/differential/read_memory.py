"""Remembers which answers worked at which place that reads."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import attrs

from variorum.differential.seeded import SeededRandom

Choice = tuple[Hashable, Hashable]
"""A question (a place and what is to be chosen there), and the option taken."""

_LEAST, _MOST = 0.02, 6.0


@attrs.define
class ReadMemory:
    """Weights of options, 1 at first. What leads to a run that succeeds becomes likelier, what leads to a failure less likely."""

    weights: dict[Choice, float] = attrs.Factory(dict)

    def choose(
        self,
        random: SeededRandom,
        question: Hashable,
        options: Sequence[Hashable],
        prior: Sequence[float] = (),
    ) -> Hashable:
        """One of the options, by their weights and, if given, how likely each is beforehand."""
        weights = [self.weights.get((question, option), 1.0) for option in options]
        if prior:
            weights = [weight * before for weight, before in zip(weights, prior, strict=True)]
        return random.weighted(options, weights)

    def reward(self, choices: Sequence[Choice]) -> None:
        """The run with these choices succeeded."""
        for choice in choices:
            self._scale(choice, 1.4)

    def punish(self, choices: Sequence[Choice], last: Sequence[Choice]) -> None:
        """The run with these choices failed, right after the last of them."""
        for choice in choices:
            self._scale(choice, 0.9)
        for choice in last:
            self._scale(choice, 0.4)

    def _scale(self, choice: Choice, factor: float) -> None:
        self.weights[choice] = min(_MOST, max(_LEAST, self.weights.get(choice, 1.0) * factor))
