"""Generates lengths and arrangements of lists: sorted, permutations, rows of a matrix."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from variorum.differential.seeded_random import SeededRandom
from variorum.program.values import Value

_SIZES = (1, 2, 3, 3, 4, 5, 6, 7, 8)
_MAX_DERIVED = 5000
_EDGE_SIZES = (0, 0, 1, 1, 2, 3, 4)


def sizes(is_natural: bool) -> Sequence[int]:
    """Returns the lengths to choose from."""
    return _SIZES if is_natural else _EDGE_SIZES


def ordered(random: SeededRandom, numbers: list[int]) -> list[int]:
    """Returns the numbers, sometimes sorted, sometimes replaced by a permutation, sometimes with repetitions."""
    roll = random.fraction()
    if roll < 0.25:
        return sorted(numbers)
    if roll < 0.33:
        permutation = list(range(1, len(numbers) + 1))
        random.shuffle(permutation)
        return permutation
    if roll < 0.43 and numbers:
        return [random.choice(numbers) for _ in numbers]
    return numbers


def derived(random: SeededRandom, count: int) -> list[int]:
    """Returns numbers of which each follows from another: the next one, its double, its square, a fixed step away."""
    numbers = [random.between(2, 6)]
    step = random.between(1, 5)
    while len(numbers) < count:
        from_ = random.choice(numbers)
        follows = random.choice((from_ + 1, from_ * 2, from_ * from_, from_ + step))
        numbers.append(follows if follows <= _MAX_DERIVED else from_ + step)
    random.shuffle(numbers)
    return numbers


def rows_of(
    random: SeededRandom, make: Callable[[], Value], count: int, width: int, is_ragged: bool
) -> list[Value]:
    """Returns rows of one width, or of different widths if ragged."""
    return [[make() for _ in range(random.between(0, width) if is_ragged else width)] for _ in range(count)]
