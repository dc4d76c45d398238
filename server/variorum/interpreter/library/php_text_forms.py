"""Comparisons, counts, tests and layouts of texts as PHP has them."""

from __future__ import annotations

import hashlib
import math
import zlib
from collections.abc import Callable
from typing import Any

from variorum.interpreter.library.php_support import (
    ascii_text,
    joined,
    new_list,
    new_map,
    number,
    text,
    whole,
)
from variorum.interpreter.library.registry import operation


def _comparing(name: str, ignores_case: bool, has_size: bool) -> None:
    @operation(name)
    def compare(m: Any, a: Any, b: Any, size: Any = None) -> int:
        """The difference of the first bytes that differ, or else whether the first text is shorter or longer."""
        left, right = ascii_text(m, a), ascii_text(m, b)
        if ignores_case:
            left, right = left.lower(), right.lower()
        if has_size:
            many = whole(m, size)
            if many < 0:
                raise m.fail("value", "a negative length")
            left, right = left[:many], right[:many]
        for x, y in zip(left, right, strict=False):
            if x != y:
                return ord(x) - ord(y)
        return (len(left) > len(right)) - (len(left) < len(right))


_comparing("bytes.compare", False, False)
_comparing("bytes.compare_start", False, True)
_comparing("bytes.compare_any_case", True, False)
_comparing("bytes.compare_start_any_case", True, True)


@operation("bytes.words")
def words(m: Any, a: Any, form: Any = 0, also: Any = "") -> Any:
    """The words of letters, apostrophes and inner hyphens: their number, or (1) a list of them."""
    found: list[str] = []
    word = ""
    extra = text(m, also)
    for each in ascii_text(m, a) + " ":
        if each.isalpha() or each in extra or each == "'" or (each == "-" and word):
            word += each
            continue
        if word.rstrip("-"):
            found.append(word.rstrip("-"))
        word = ""
    if form not in (0, 1):
        raise TypeError("positions of words")
    return len(found) if form == 0 else new_list(m, found)


@operation("bytes.counts")
def counts(m: Any, a: Any, mode: Any = 0) -> Any:
    """How often each byte occurs: (1) of those that do, by their codes; (3) the text of those that do."""
    found = ascii_text(m, a)
    if mode == 3:
        return "".join(sorted(set(found)))
    chosen = {ord(each): found.count(each) for each in sorted(set(found))}
    if mode == 1:
        return new_map(m, chosen)
    if mode == 0:
        return new_map(m, {code: chosen.get(code, 0) for code in range(256)})
    raise TypeError("a mode of counting")


@operation("bytes.wrapped")
def wrapped(m: Any, a: Any, width: Any = 75, mark: Any = "\n", cuts: Any = False) -> str:
    """A text with line breaks instead of blanks, so that lines are no longer than a width where words are not."""
    found, size, end, is_cutting = ascii_text(m, a), whole(m, width), text(m, mark), m.truth(cuts)
    if not end or (size == 0 and is_cutting):
        raise m.fail("value", "an empty mark or width")
    parts: list[str] = []
    start = space = 0
    position = 0
    while position < len(found):
        m.step()
        if found.startswith(end, position):
            parts.append(found[start : position + len(end)])
            position += len(end)
            start = space = position
            continue
        if found[position] == " ":
            if position - start >= size:
                parts += [found[start:position], end]
                start = position + 1
            space = position
        elif position - start >= size and is_cutting and start >= space:
            parts += [found[start:position], end]
            start = space = position
        elif position - start >= size and start < space:
            parts += [found[start:space], end]
            start = space = space + 1
        position += 1
    parts.append(found[start:])
    return joined(m, parts)


@operation("bytes.chunked")
def chunked(m: Any, a: Any, size: Any = 76, end: Any = "\r\n") -> str:
    """A text with a mark behind each piece of a size."""
    found, many = ascii_text(m, a), whole(m, size)
    if many < 1:
        raise m.fail("value", "a size below one")
    pieces = [found[start : start + many] for start in range(0, len(found), many)] or [""]
    return joined(m, pieces, text(m, end)) + text(m, end)


@operation("bytes.edit_distance")
def edit_distance(m: Any, a: Any, b: Any, *costs: Any) -> int:
    """How many changes of letters turn one text into the other."""
    left, right = ascii_text(m, a), ascii_text(m, b)
    insert, change, delete = [whole(m, each) for each in costs] if costs else [1, 1, 1]
    m.step(len(left) * len(right))
    row = [index * insert for index in range(len(right) + 1)]
    for x in left:
        following = [row[0] + delete]
        for index, y in enumerate(right):
            following.append(
                min(row[index] + (0 if x == y else change), row[index + 1] + delete, following[-1] + insert)
            )
        row = following
    return row[-1]


def _similar(m: Any, a: str, b: str) -> int:
    m.step(1 + len(a) * len(b))
    best = left = right = 0
    for i in range(len(a)):
        for j in range(len(b)):
            size = 0
            while i + size < len(a) and j + size < len(b) and a[i + size] == b[j + size]:
                size += 1
            m.step(size)
            if size > best:
                best, left, right = size, i, j
    if not best:
        return 0
    return best + _similar(m, a[:left], b[:right]) + _similar(m, a[left + best :], b[right + best :])


@operation("bytes.similarity", places=(2,))
def similarity(m: Any, a: Any, b: Any, share: Any = None) -> int:
    """How many letters two texts have in common parts; stores the percentage."""
    left, right = ascii_text(m, a), ascii_text(m, b)
    found = _similar(m, left, right)
    if share is not None:
        size = len(left) + len(right)
        share.write(found * 2.0 * 100.0 / size if size else 0.0)
    return found


def _tests(name: str, holds: Callable[[str], bool]) -> None:
    @operation(name)
    def test(m: Any, a: Any) -> bool:
        """Whether a text is not empty and all of its characters are of a class."""
        if not isinstance(a, str):
            if isinstance(a, int) and not isinstance(a, bool):
                raise TypeError("the class of a code")
            return False
        return bool(a) and a.isascii() and all(map(holds, a))


_tests("bytes.are_letters", str.isalpha)
_tests("bytes.are_digits", str.isdigit)
_tests("bytes.are_letters_or_digits", str.isalnum)
_tests("bytes.are_upper", str.isupper)
_tests("bytes.are_lower", str.islower)
_tests("bytes.are_blanks", lambda each: each in " \t\n\r\v\f")
_tests("bytes.are_hexadecimal", lambda each: each in "0123456789abcdefABCDEF")
_tests("bytes.are_marks", lambda each: each.isprintable() and not each.isalnum() and each != " ")


def _escaping(name: str, table: dict[str, str]) -> None:
    @operation(name)
    def escape(m: Any, a: Any, *_: Any) -> str:
        """A text with some characters written otherwise."""
        return joined(m, (table.get(each, each) for each in text(m, a)))


_escaping("bytes.escaped_markup", {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#039;"})
_escaping("bytes.with_slashes", {"'": "\\'", '"': '\\"', "\\": "\\\\", "\0": "\\0"})
_escaping("bytes.with_breaks", {"\n": "<br />\n"})


@operation("bytes.md5")
def md5(m: Any, a: Any) -> str:
    """The MD5 sum in hexadecimal digits."""
    return hashlib.md5(text(m, a).encode("utf-8", "replace"), usedforsecurity=False).hexdigest()


@operation("bytes.sha1")
def sha1(m: Any, a: Any) -> str:
    """The SHA-1 sum in hexadecimal digits."""
    return hashlib.sha1(text(m, a).encode("utf-8", "replace"), usedforsecurity=False).hexdigest()


@operation("bytes.crc32")
def crc32(m: Any, a: Any) -> int:
    """The CRC-32 sum."""
    return zlib.crc32(text(m, a).encode("utf-8", "replace"))


@operation("bytes.number_form")
def number_form(m: Any, value: Any, places: Any = 0, point: Any = ".", mark: Any = ",") -> str:
    """A number with a mark between each three digits, rounded to a number of places."""
    from variorum.interpreter.library.php_numbers import rounded

    size = max(whole(m, places), 0)
    found = rounded(float(number(m, value)), size)
    if not math.isfinite(found):
        return str(m.text(found)).lower()
    m.charge(size)
    digits, _, fraction = format(abs(found), f".{size}f").partition(".")
    grouped = f"{int(digits):,}".replace(",", "," if mark is None else text(m, mark))
    digits = grouped + (("." if point is None else text(m, point)) + fraction if size else "")
    is_zero = not (digits + fraction).strip("0")
    return digits if is_zero or found >= 0 else "-" + digits
