"""Small programs in two languages: an original, and its translation written in many ways, correct and wrong.

Each computes a total over a list with a branch. The original is in Java, the translation in Python.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

import attrs


@attrs.frozen
class Sum:
    """What a program computes: one term for every price beyond a limit, another for every other one."""

    comparison: str
    operator: str
    factor: int
    otherwise: int
    start: int


def java(program: Sum) -> str:
    """Returns the original."""
    return f"""class Shop {{
    static int total(int[] prices, int limit) {{
        int sum = {program.start};
        int known = 0;
        for (int i = 0; i < prices.length; i++) {{
            if (prices[i] {program.comparison} limit) {{
                sum += prices[i] {program.operator} {program.factor};
                known = known + 1;
            }} else {{
                sum -= {program.otherwise};
            }}
        }}
        System.out.println(known);
        return sum;
    }}
}}
"""


def by_index(program: Sum) -> str:
    """Returns the translation, line by line."""
    return f"""def total(prices, limit):
    sum = {program.start}
    known = 0
    for i in range(len(prices)):
        if prices[i] {program.comparison} limit:
            sum += prices[i] {program.operator} {program.factor}
            known = known + 1
        else:
            sum -= {program.otherwise}
    print(known)
    return sum
"""


def by_element(program: Sum) -> str:
    """Returns the translation with a loop over the elements."""
    return (
        by_index(program).replace("i in range(len(prices))", "price in prices").replace("prices[i]", "price")
    )


def by_comprehension(program: Sum) -> str:
    """Returns the translation with two comprehensions and `sum` instead of the loop and its accumulators."""
    test, worth = f"price {program.comparison} limit", f"price {program.operator} {program.factor}"
    return f"""def total(prices, limit):
    known = sum(1 for price in prices if {test})
    print(known)
    return {program.start} + sum({worth} if {test} else -{program.otherwise} for price in prices)
"""


def with_guard(program: Sum) -> str:
    """Returns the translation with the other case first and a `continue`."""
    return f"""def total(prices, limit):
    sum = {program.start}
    known = 0
    for price in prices:
        if not price {program.comparison} limit:
            sum -= {program.otherwise}
            continue
        sum += price {program.operator} {program.factor}
        known = known + 1
    print(known)
    return sum
"""


def with_helper(program: Sum) -> str:
    """Returns the translation with the branch in a function of its own."""
    return f"""def worth(price, limit):
    if price {program.comparison} limit:
        return price {program.operator} {program.factor}
    return -{program.otherwise}


def total(prices, limit):
    sum = {program.start}
    known = 0
    for price in prices:
        sum += worth(price, limit)
        if price {program.comparison} limit:
            known = known + 1
    print(known)
    return sum
"""


def renamed(program: Sum) -> str:
    """Returns the translation with other names for all local variables."""
    return by_index(program).replace("sum", "amount").replace("known", "seen")


def reordered(program: Sum) -> str:
    """Returns the translation with independent statements in another order."""
    first, second = f"    sum = {program.start}\n", "    known = 0\n"
    return by_index(program).replace(first + second, second + first)


def updated_in_place(program: Sum) -> str:
    """Returns the translation with `x += 1` for the original's `x = x + 1`."""
    return by_index(program).replace("known = known + 1", "known += 1")


REWRITES: Mapping[str, Callable[[Sum], str]] = {
    "elements": by_element,
    "comprehension": by_comprehension,
    "guard clause": with_guard,
    "helper function": with_helper,
    "other names": renamed,
    "other order": reordered,
    "update in place": updated_in_place,
}

_FLIPPED = {"<": ">", ">": "<", "<=": ">=", ">=": "<="}
_STRICT = {"<": "<=", ">": ">=", "<=": "<", ">=": ">"}
_OTHER_OPERATOR = {"+": "-", "*": "+", "-": "+"}


def _swapped_arms(program: Sum) -> str:
    own = f"            sum += prices[i] {program.operator} {program.factor}\n            known = known + 1\n"
    other = f"            sum -= {program.otherwise}\n"
    return by_index(program).replace(own, "@").replace(other, own).replace("@", other)


MUTATIONS: Mapping[str, Callable[[Sum], str]] = {
    "swapped branch": _swapped_arms,
    "one element less": lambda program: by_index(program).replace(
        "range(len(prices))", "range(len(prices) - 1)"
    ),
    "one element later": lambda program: by_index(program).replace("range(len", "range(1, len"),
    "wrong operator": lambda program: by_index(
        attrs.evolve(program, operator=_OTHER_OPERATOR[program.operator])
    ),
    "flipped comparison": lambda program: by_index(
        attrs.evolve(program, comparison=_FLIPPED[program.comparison])
    ),
    "moved limit": lambda program: by_index(attrs.evolve(program, comparison=_STRICT[program.comparison])),
    "dropped statement": lambda program: by_index(program).replace("            known = known + 1\n", ""),
    "dropped else": lambda program: by_index(program).replace(
        f"        else:\n            sum -= {program.otherwise}\n", ""
    ),
    "changed constant": lambda program: by_index(attrs.evolve(program, factor=program.factor + 3)),
    "changed start": lambda program: by_index(attrs.evolve(program, start=program.start + 4)),
}
