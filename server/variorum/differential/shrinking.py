"""Shrinks an input on which two programs differ: smaller numbers, shorter lists and strings."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from variorum.program.values import Value


def shrink(
    arguments: Sequence[Value], is_witness: Callable[[Sequence[Value]], bool], most: int
) -> list[Value]:
    """Returns the smallest arguments found that are still a witness, after at most `most` trials."""
    current, tried = list(arguments), 0
    shrunk = True
    while shrunk and tried < most:
        shrunk = False
        for i, value in enumerate(current):
            for smaller in _smaller(value):
                if tried >= most:
                    return current
                tried += 1
                trial = [*current[:i], smaller, *current[i + 1 :]]
                if is_witness(trial):
                    current, shrunk = trial, True
                    break
            if shrunk:
                break
    return current


def _smaller(value: Value) -> Iterator[Value]:
    """Yields smaller values of the same type, the smallest first."""
    if isinstance(value, bool) or value is None:
        return
    if isinstance(value, int):
        yield from (each for each in dict.fromkeys((1, 2, 3, value // 2, value - 1)) if 0 < each < value)
    elif isinstance(value, float):
        yield from (each for each in (1.0, 2.0, float(int(value)), round(value, 1)) if 0 < each < value)
    elif isinstance(value, str):
        yield from _shorter(value)
        if value and any(c not in "ab01 " for c in value) and value.isalpha():
            yield "".join("a" if c == value[0] else c for c in value)
    elif isinstance(value, list):
        yield from _shorter(value)
        for i, each in enumerate(value):
            for smaller in _smaller(each):
                yield [*value[:i], smaller, *value[i + 1 :]]


def _shorter(value: Sequence[Value]) -> Iterator[Value]:
    length = len(value)
    if length > 2:
        yield value[: length // 2]
        yield value[length // 2 :]
    if length > 1:
        for i in range(length):
            yield _without(value, i)


def _without(value: Sequence[Value], index: int) -> Value:
    if isinstance(value, str):
        return value[:index] + value[index + 1 :]
    return [*value[:index], *value[index + 1 :]]
