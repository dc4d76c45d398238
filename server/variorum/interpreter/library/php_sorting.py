"""PHP's functions that sort an array: by values or keys, with the keys or without them."""

from __future__ import annotations

from functools import cmp_to_key
from typing import Any

from variorum.interpreter.library.php_support import array, leading, text
from variorum.interpreter.library.registry import operation
from variorum.interpreter.library.support import is_plain

NUMERIC, TEXTS, IGNORES_CASE = 1, 2, 8
"""`SORT_NUMERIC`, `SORT_STRING` and `SORT_FLAG_CASE`."""


def _order(m: Any, a: Any, b: Any, flags: Any) -> int:
    if flags == NUMERIC:
        a, b = leading(a), leading(b)
        return int(a > b) - int(a < b)
    if isinstance(flags, int) and flags & TEXTS:
        a, b = text(m, a), text(m, b)
        if flags & IGNORES_CASE:
            a, b = a.lower(), b.lower()
        return int(a > b) - int(a < b)
    return int(m.order(a, b))


def sorted_entries(m: Any, entries: list[tuple[Any, Any]], part: int, sign: int, flags: Any, by: Any) -> Any:
    """Returns entries sorted by their keys (part 0) or values (1); equal ones stay in their order."""
    m.charge(len(entries) * 2)
    m.step(len(entries))
    wanted = [each[part] for each in entries]
    if by is None and flags == 0 and is_plain(wanted) and not (wanted and isinstance(wanted[0], str)):
        return sorted(entries, key=lambda each: each[part] * sign)

    def compare(a: Any, b: Any) -> int:
        if by is not None:
            return int(m.order(a[part], b[part], by))
        return _order(m, a[part], b[part], flags) * sign

    return sorted(entries, key=cmp_to_key(compare))


def _register(name: str, part: int, sign: int, keeps: bool, takes_comparison: bool) -> None:
    @operation(name, places=(0,))
    def sort(m: Any, a: Any, given: Any = None) -> bool:
        """Sorts an array in place."""
        found = array(m, a)
        entries = list(m.own_entries(found).items())
        flags = 0 if takes_comparison or given is None else given
        by = given if takes_comparison else None
        chosen = sorted_entries(m, entries, part, sign, flags, by)
        if keeps:
            found.set_entries(dict(chosen))
        else:
            found.set_values([each for _, each in chosen])
        return True


_register("keyed.sort", 1, 1, False, False)
_register("keyed.sort_down", 1, -1, False, False)
_register("keyed.sort_values", 1, 1, True, False)
_register("keyed.sort_values_down", 1, -1, True, False)
_register("keyed.sort_keys", 0, 1, True, False)
_register("keyed.sort_keys_down", 0, -1, True, False)
_register("keyed.sort_by", 1, 1, False, True)
_register("keyed.sort_values_by", 1, 1, True, True)
_register("keyed.sort_keys_by", 0, 1, True, True)


def _extreme(m: Any, values: tuple[Any, ...], sign: int) -> Any:
    if len(values) == 1:
        values = tuple(array(m, values[0]).values())
        if not values:
            raise m.fail("value", "no elements")
    best = values[0]
    for each in values[1:]:
        if m.order(each, best) * sign > 0:
            best = each
    return best


@operation("juggled.max")
def largest(m: Any, *values: Any) -> Any:
    """The largest of several values, or of an array's; the first of equal ones."""
    return _extreme(m, values, 1)


@operation("juggled.min")
def smallest(m: Any, *values: Any) -> Any:
    """The smallest of several values, or of an array's; the first of equal ones."""
    return _extreme(m, values, -1)
