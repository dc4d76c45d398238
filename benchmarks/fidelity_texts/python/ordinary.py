import bisect
import functools
import heapq
import itertools
import math
from collections import Counter, defaultdict, deque, namedtuple
from dataclasses import dataclass
from enum import Enum


def number_texts(n: int, x: float) -> str:
    return f"{n:05d}|{n:+d}|{n:x}|{n:#b}|{n:,}|{x:.3f}|{x:10.2f}|{x:<8.1f}|{x:e}|{x:g}|{x:%}|{n:^7}|{n:*>6}"


def percent_texts(n: int, x: float, s: str) -> str:
    return "%d %5d %-5d| %05d %x %o %.2f %8.3f %s %r %5s|%-5s|%%" % (n, n, n, n, n, n, x, x, s, s, s, s)


def float_texts(x: float) -> list[str]:
    return [str(x), repr(x / 3), str(x * 1e16), str(x * 1e-5), str(x // 1), str(round(x, 1)), str(round(x)), str(-x)]


def divisions(a: int, b: int) -> list[int]:
    return [a // b, a % b, -a // b, -a % b, int(a / b), divmod(a, -b)[1], math.floor(a / b), math.ceil(a / b)]


def float_divisions(x: float, n: int) -> list[float]:
    return [x // n, x % n, math.fmod(x, n), -x // n, -x % n, x ** 2, abs(x) ** 0.5]


def bit_work(n: int) -> list[int]:
    return [n << 3, n >> 1, n & 0xFF, n | 8, n ^ 5, ~n, n.bit_length(), bin(n).count("1"), (n * 2654435761) & 0xFFFFFFFF, pow(n, 3, 7)]


def slices(xs: list[int]) -> list[list[int]]:
    return [xs[1:], xs[:-1], xs[::-1], xs[::2], xs[-3:-1], xs[5:1:-1], xs[:100], xs[-100:2], xs[3:1]]


def slice_changes(xs: list[int]) -> list[int]:
    xs[1:2] = [7, 8, 9]
    del xs[-1:]
    xs[::2] = [0] * len(xs[::2])
    xs += (4, 5)
    xs.insert(-1, 6)
    xs.extend(x for x in range(2))
    return xs


def text_slices(s: str) -> list[str]:
    return [s[1:], s[:-1], s[::-1], s[::2], s[-2:], s[1:3] * 2, s.center(9, "."), s.zfill(6), s.ljust(4) + "|", s.rjust(7, "-")]


def text_methods(s: str) -> list[object]:
    return [
        s.title(), s.capitalize(), s.swapcase(), s.strip("ab"), s.lstrip("a"), s.partition("b"), s.rpartition("b"),
        s.split("a"), s.split(), s.rsplit("b", 1), s.split("a", 1), s.find("b"), s.rfind("b"), s.count("a"),
        s.replace("a", "", 1), s.isdigit(), s.isalpha(), s.isalnum(), s.isspace(), s.islower(), s.isupper(), s.casefold(),
        s.removeprefix("a"), s.removesuffix("b"), s.splitlines(), s.startswith(("a", "h")), 
    ]


def translated(s: str) -> str:
    return s.translate(str.maketrans("abc", "xyz", "o")) + "-".join(s) + "".join(map(chr, (ord(c) + 1 for c in s)))


def sorting(words: list[str]) -> list[list[str]]:
    return [
        sorted(words, key=len), sorted(words, key=lambda w: (-len(w), w)), sorted(words, reverse=True),
        sorted(words, key=functools.cmp_to_key(lambda a, b: len(b) - len(a) or (a > b) - (a < b))),
        sorted(set(words), key=lambda w: w.lower()),
    ]


def map_order(words: list[str]) -> list[object]:
    counts: dict[str, int] = {}
    for word in words:
        counts[word] = counts.get(word, 0) + 1
    first = counts.pop("a", None)
    counts.setdefault("z", 9)
    counts |= {"q": 1}
    return [list(counts.items()), first, max(counts, key=lambda k: (counts[k], k)), list(reversed(counts)), counts.popitem()]


def counters(s: str) -> list[object]:
    c = Counter(s)
    c.update("aab")
    c.subtract("b")
    d = c - Counter("a")
    return [c.most_common(2), sorted(c.elements()), c["?"], sorted(d.items()), sum(c.values()), sorted((c & d).items())]


def grouped(words: list[str]) -> dict[int, list[str]]:
    groups = defaultdict(list)
    for w in words:
        groups[len(w)].append(w)
    return {k: sorted(v) for k, v in sorted(groups.items())}


def set_work(xs: list[int], ys: list[int]) -> list[object]:
    a, b = set(xs), set(ys)
    a.discard(3)
    return [sorted(a | b), sorted(a & b), sorted(a - b), sorted(a ^ b), a <= b, a.isdisjoint(b), len(frozenset(xs)), 2 in a]


def run_lengths(s: str) -> list[tuple[str, int]]:
    return [(k, len(list(g))) for k, g in itertools.groupby(s)]


def iterator_tools(xs: list[int]) -> list[object]:
    return [
        list(itertools.accumulate(xs)), list(itertools.accumulate(xs, max)), list(itertools.chain(xs, [1], (2,))),
        list(itertools.combinations(xs[:4], 2)), list(itertools.permutations(xs[:3])), list(itertools.islice(itertools.count(3, 2), 4)),
        list(itertools.takewhile(lambda x: x > 2, xs)), list(itertools.dropwhile(lambda x: x > 2, xs)),
        list(itertools.zip_longest(xs, [1, 2], fillvalue=-1)), list(itertools.product([0, 1], repeat=2)), list(itertools.starmap(pow, [(2, 3)])),
        list(itertools.pairwise(xs)),
    ]


def heap_work(xs: list[int]) -> list[object]:
    h = list(xs)
    heapq.heapify(h)
    heapq.heappush(h, 4)
    first = heapq.heappop(h)
    return [first, heapq.nsmallest(2, h), heapq.nlargest(2, h), heapq.heappushpop(h, -5), [heapq.heappop(h) for _ in range(len(h))]]


def searched(xs: list[int], n: int) -> list[int]:
    ys = sorted(xs)
    bisect.insort(ys, n)
    return [bisect.bisect_left(ys, n), bisect.bisect(ys, n), *ys]


def queue_work(xs: list[int], n: int) -> list[object]:
    d = deque(xs, maxlen=4)
    d.rotate(n)
    d.appendleft(n)
    d.extendleft([8, 9])
    return [list(d), d[0], d[-1], len(d), d.count(n)]


def unpacking(xs: list[int]) -> list[object]:
    first, *middle, last = xs
    (a, b), c = (first, last), middle
    a, b = b, a
    return [a, b, c, [*c, *c], {**{"a": a}, "b": b}]


def matched(value: list[int]) -> str:
    match value:
        case []:
            return "empty"
        case [0]:
            return "zero"
        case [x] if x < 0:
            return f"negative {x}"
        case [x, y]:
            return f"two {x} {y}"
        case [1 | 2 as first, *rest]:
            return f"starts {first} {rest}"
        case [_, *_]:
            return "many"
    return "none"


def matched_mapping(n: int, s: str) -> str:
    match {"kind": s, "size": n}:
        case {"kind": "a" | "b", "size": size}:
            return f"ab{size}"
        case {"size": 0 | 1}:
            return "small"
        case {"kind": str(k)} if k:
            return k.upper()
        case _:
            return "other"


class Shape:
    count = 0

    def __init__(self, name: str) -> None:
        self.name = name
        Shape.count += 1

    def area(self) -> float:
        raise NotImplementedError

    def __str__(self) -> str:
        return f"{self.name}: {self.area():.2f}"

    def __lt__(self, other: "Shape") -> bool:
        return self.area() < other.area()


class Square(Shape):
    def __init__(self, side: float) -> None:
        super().__init__("square")
        self._side = side

    @property
    def side(self) -> float:
        return self._side

    @side.setter
    def side(self, value: float) -> None:
        if value < 0:
            raise ValueError("negative side")
        self._side = value

    def area(self) -> float:
        return self._side**2


class Circle(Shape):
    def __init__(self, r: float) -> None:
        super().__init__("circle")
        self.r = r

    def area(self) -> float:
        return math.pi * self.r**2

    @classmethod
    def unit(cls) -> "Circle":
        return cls(1)


def shapes(xs: list[int]) -> list[str]:
    made = [Square(x) if x % 2 else Circle(x) for x in xs] + [Circle.unit()]
    return [str(s) for s in sorted(made)] + [type(made[0]).__name__, str(isinstance(made[-1], Shape))]


def set_side(n: int) -> str:
    s = Square(2)
    try:
        s.side = n
    except ValueError as error:
        return f"refused {error}"
    else:
        return f"side {s.side}"
    finally:
        s._side = 0


@dataclass(order=True)
class Item:
    weight: int
    name: str = "x"


def items(xs: list[int]) -> list[object]:
    made = sorted(Item(x, "abc"[x % 3]) for x in xs)
    return [[i.name for i in made], str(Item(1)), Item(1) == Item(1, "x"), Item(2) > Item(1, "z")]


def points(a: int, b: int) -> list[object]:
    Point = namedtuple("Point", "x y")
    p = Point(a, y=b)
    x, y = p
    return [p, x + y, p._replace(x=0), str(p), p == (a, b), p.y, max(p, Point(3, 3))]


class Colour(Enum):
    RED = 1
    GREEN = 2


def colours(n: int) -> list[object]:
    c = Colour(n % 2 + 1)
    return [c.name, c.value, c is Colour.RED, Colour["GREEN"].value]


def fibonacci():
    a, b = 0, 1
    while True:
        yield a
        a, b = b, a + b


def generated(n: int) -> list[int]:
    def flatten(tree):
        for each in tree:
            if isinstance(each, list):
                yield from flatten(each)
            else:
                yield each

    return [*itertools.islice(fibonacci(), abs(n) % 12), *flatten([n, [1, [2, []], 3]])]


def echo():
    total = 0
    while (got := (yield total)) is not None:
        total += got
    return total


def sent(xs: list[int]) -> list[int]:
    g = echo()
    next(g)
    return [g.send(x) for x in xs]


def closures(n: int) -> list[int]:
    total = n

    def add(k: int = 1, *more: int, scale: int = 1, **named: int) -> int:
        nonlocal total
        total += (k + sum(more)) * scale + len(named)
        return total

    captured = [lambda: i for i in range(3)]
    early = [lambda i=i: i for i in range(3)]
    return [add(), add(2, 3, 4), add(1, scale=3), add(1, a=1, b=2), *[f() for f in captured], *[f() for f in early]]


@functools.lru_cache(maxsize=None)
def ways(n: int) -> int:
    return 1 if n < 2 else ways(n - 1) + ways(n - 2)


def remembered(n: int) -> int:
    return ways(abs(n) % 40)


def caught(xs: list[int], n: int, s: str) -> list[str]:
    out = []
    for action in (lambda: xs[n], lambda: 1 // n, lambda: int(s), lambda: {}[s], lambda: s.index("b"), lambda: [].pop(), lambda: float(s)):
        try:
            out.append(str(action()))
        except (IndexError, KeyError) as error:
            out.append(type(error).__name__ + str(error))
        except ArithmeticError as error:
            out.append(str(error))
        except ValueError as error:
            out.append(str(error))
    return out


class Stack:
    def __init__(self) -> None:
        self._items: list[int] = []

    def __len__(self) -> int:
        return len(self._items)

    def __iter__(self):
        return iter(self._items[::-1])

    def __contains__(self, x: int) -> bool:
        return x in self._items

    def __getitem__(self, i: int) -> int:
        return self._items[i]

    def push(self, x: int) -> "Stack":
        self._items.append(x)
        return self

    def __enter__(self) -> "Stack":
        return self

    def __exit__(self, *details: object) -> bool:
        self._items.clear()
        return True

    def __bool__(self) -> bool:
        return len(self._items) > 1


def stacks(xs: list[int]) -> list[object]:
    s = Stack()
    for x in xs:
        s.push(x).push(x * 2)
    found = [len(s), list(s), 4 in s, bool(s), s[-1] if s else None]
    with s:
        raise KeyError(1)
    return [*found, len(s)]


def loops(n: int) -> list[object]:
    out: list[object] = []
    for i in range(10, n, -3):
        if i % 2:
            continue
        if i == 4:
            break
        out.append(i)
    else:
        out.append("done")
    while n > 0:
        n //= 3
    out.append(n)
    return [*out, *enumerate("ab", 1), *zip("ab", range(3)), any(out), all(out), list(range(3))[::-1]]
