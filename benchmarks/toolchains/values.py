"""Arguments for functions, and whether two results are the same."""

from __future__ import annotations

from typing import Any

from variorum.differential.seeded_random import SeededRandom
from variorum.program.types import Kind, Type
from variorum.program.values import Opaque, Record

_FLOATS = (0.0, 1.0, 2.5, -1.25, 10.0, 0.1, 3.75, 100.5)
_NUMBERS = (0, 1, 2, 7, 2.5, -3, 12)
_RANGES = ((0, 5), (0, 20), (-10, 10), (0, 1000), (1, 9))
_ALPHABETS = ("abc", "aA1 ", "0123456789", "()[]{}", "hello world", "ab")


def argument(type_: Type, random: SeededRandom, depth: int = 0) -> Any:
    """Returns a value of the type, Opaque where no value is known."""
    kind = type_.kind
    if kind is Kind.INT:
        low, high = random.choice(_RANGES)
        value = random.between(low, high)
        return value if type_.is_signed else max(value, 0)
    if kind is Kind.FLOAT:
        return random.choice(_NUMBERS if type_.name == "number" else _FLOATS)
    if kind is Kind.BOOL:
        return random.chance(0.5)
    if kind is Kind.CHAR:
        return random.choice("abcxyzABC019 ")
    if kind in (Kind.STR, Kind.BUILDER):
        alphabet = random.choice(_ALPHABETS)
        return "".join(random.choice(alphabet) for _ in range(random.below(9)))
    if kind in (Kind.LIST, Kind.SET) and depth < 3:
        inner = type_.arguments[0] if type_.arguments else Type(Kind.INT)
        values = [argument(inner, random, depth + 1) for _ in range(random.below(7))]
        return values if kind is Kind.LIST else list(dict.fromkeys(values))
    if kind is Kind.POINTER and type_.arguments:
        inner = type_.arguments[0]
        if type_.name == "&":
            return argument(inner, random, depth)
        if inner.kind is Kind.CHAR:
            return argument(Type(Kind.STR), random, depth)
        if inner.kind in (Kind.INT, Kind.FLOAT):
            return argument(Type(Kind.LIST, "[]", (inner,)), random, depth)
    return Opaque("no value")


def arguments(types: list[Type], random: SeededRandom) -> list[Any]:
    """Returns a value for each type. An integer behind a pointer is its length, as C's functions expect it."""
    values: list[Any] = []
    for index, type_ in enumerate(types):
        before = types[index - 1] if index else None
        is_length = (
            before is not None
            and type_.kind is Kind.INT
            and (before.kind is Kind.POINTER or (before.kind is Kind.LIST and before.name == "[]"))
            and isinstance(values[-1], list)
            and random.chance(0.8)
        )
        values.append(len(values[-1]) if is_length else argument(type_, random))
    return values


def plain(value: Any) -> Any:
    """Returns a neutral value as the drivers print it."""
    if isinstance(value, Record | Opaque):
        return {"skip": 1}
    if isinstance(value, dict):
        return {"map": [[plain(key), plain(each)] for key, each in value.items()]}
    if isinstance(value, set | frozenset):
        return {"set": [plain(each) for each in value]}
    if isinstance(value, list | tuple):
        return [plain(each) for each in value]
    if isinstance(value, float) and (value != value or value in (float("inf"), float("-inf"))):
        return {"number": str(value)}
    return value


def is_same(a: Any, b: Any) -> bool:
    """Whether an interpreted value (as `plain` gives it) and a printed one are the same."""
    if isinstance(a, dict) and isinstance(b, dict):
        if "number" in a or "number" in b:
            # C++ prints the sign of what is not a number.
            left, right = (str(each.get("number")).lower().replace("-nan", "nan")[:3] for each in (a, b))
            return left == right
        name = next(iter(a))
        first, second = sorted(a[name], key=repr), sorted(b.get(name, []), key=repr)
        return (
            name in b
            and len(first) == len(second)
            and all(is_same(x, y) for x, y in zip(first, second, strict=True))
        )
    if isinstance(a, list) and isinstance(b, list):
        return len(a) == len(b) and all(is_same(x, y) for x, y in zip(a, b, strict=True))
    if isinstance(a, str) and len(a) == 1 and isinstance(b, int):
        # Go prints a rune as a number.
        return ord(a) == b
    if (
        isinstance(a, int | float)
        and isinstance(b, int | float)
        and isinstance(a, bool) == isinstance(b, bool)
    ):
        return a == b or abs(a - b) <= 1e-9 * max(abs(a), abs(b)) or (a != a and b != b)
    return bool(a == b)
