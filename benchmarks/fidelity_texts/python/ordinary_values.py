import math
from collections import OrderedDict


def number_kinds(n: int, x: float) -> list[object]:
    return [int(x), float(n), n == float(n), True + n, math.isclose(x / 3 * 3, x), math.gcd(n, 12), math.isqrt(abs(n)), round(x / 7, 3), round(2.5), round(-n, -1), math.comb(abs(n) % 9, 2), sum([0.1] * 3), min(x, n), int("ff", 16)]


def value_texts(s: str, n: int, x: float) -> str:
    return str([s, n, x, None, True, (n,), {s: n}, {n}]) + repr({"a": [s, (1, 2)], 1: x}) + f"{s!r:>8}{[n]}{x!s}"


def truth(n: int, s: str, xs: list[int]) -> list[object]:
    return [n or "zero", s and s[0], not xs, n if xs else s, 1 < n <= 7, xs is None, [] or {} or 0, None and 1, "a" in s != "b"]


def matrix(n: int) -> list[object]:
    size = abs(n) % 4 + 1
    m = [[i * size + j for j in range(size)] for i in range(size)]
    alias = [[0] * 2] * 2
    alias[0][0] = 1
    return [[list(r) for r in zip(*m)], [sum(r) for r in m], [m[i][~i] for i in range(size)], alias, [x for r in m for x in r if x % 2], m[::-1]]


def ordered(words: list[str]) -> list[str]:
    d = OrderedDict((w, len(w)) for w in words)
    for w in words[:1]:
        d.move_to_end(w)
    if d:
        d.popitem(last=False)
    return list(d)
