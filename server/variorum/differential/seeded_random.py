"""A small seeded pseudo-random generator, so that the same programs always get the same inputs."""

from __future__ import annotations

import zlib
from collections.abc import MutableSequence, Sequence
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1


class SeededRandom:
    """Splitmix64 (Steele, Lea and Flood, 2014), whose state is a single integer."""

    def __init__(self, seed: int) -> None:
        self._state = seed & _MASK

    @classmethod
    def of_texts(cls, *texts: str) -> SeededRandom:
        """Returns a generator seeded by the texts."""
        seed = 0
        for text in texts:
            seed = (seed << 16) ^ zlib.crc32(text.encode("utf-8", "surrogatepass"), seed & 0xFFFFFFFF)
        return cls(seed)

    def bits(self) -> int:
        """Returns the next 64 bits."""
        self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        value = self._state
        value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & _MASK
        return value ^ (value >> 31)

    def below(self, limit: int) -> int:
        """Returns an int in `[0, limit)`. The modulo bias is irrelevant here."""
        return self.bits() % limit

    def between(self, low: int, high: int) -> int:
        """Returns an int in `[low, high]`."""
        return low + self.below(high - low + 1)

    def fraction(self) -> float:
        """Returns a float in `[0, 1)`."""
        return (self.bits() >> 11) / (1 << 53)

    def chance(self, probability: float) -> bool:
        """Returns True with the given probability."""
        return self.fraction() < probability

    def choice(self, options: Sequence[T]) -> T:
        """Returns one of the options."""
        return options[self.below(len(options))]

    def weighted(self, options: Sequence[T], weights: Sequence[float]) -> T:
        """Returns one of the options, with a probability proportional to its weight."""
        at = self.fraction() * sum(weights)
        for option, weight in zip(options, weights, strict=True):
            at -= weight
            if at < 0:
                return option
        return options[-1]

    def shuffle(self, values: MutableSequence[T]) -> None:
        """Shuffles in place (Fisher and Yates)."""
        for i in range(len(values) - 1, 0, -1):
            j = self.below(i + 1)
            values[i], values[j] = values[j], values[i]
