"""Operations on texts as Ruby has them: sets of characters, patterns with blocks, and results that are null."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from variorum.interpreter.library.blocks import each_or_list
from variorum.interpreter.library.patterns import expression_of
from variorum.interpreter.library.regex_matching import Match
from variorum.interpreter.library.registry import operation
from variorum.interpreter.library.support import integer, made, new_list, text_of
from variorum.interpreter.spans import Span
from variorum.interpreter.values import Map, SymbolName


@operation("text.of_none")
def of_none(m: Any, start: Any = "", *_: Any) -> str:
    """A new text."""
    return text_of(m, start)


@operation("text.cleared")
def cleared(m: Any, _: Any) -> str:
    """The empty text."""
    return ""


@operation("any.other")
def other(m: Any, _: Any, new: Any) -> Any:
    """What replaces a value."""
    return new


@operation("text.prepended")
def prepended(m: Any, s: Any, *parts: Any) -> str:
    """A text behind others."""
    return made(m, "".join(text_of(m, each) for each in parts) + s)


@operation("text.without_line_end")
def without_line_end(m: Any, s: str, suffix: Any = None) -> str:
    """A text without the end of its last line, or without a suffix."""
    if suffix is not None:
        return s.removesuffix(text_of(m, suffix))
    return s[:-2] if s.endswith("\r\n") else s[:-1] if s.endswith(("\n", "\r")) else s


@operation("text.without_last")
def without_last(m: Any, s: str) -> str:
    """A text without its last character."""
    return s[:-1]


@operation("text.each_character")
def each_character(m: Any, s: str, function: Any = None) -> Any:
    """Calls the block with each character."""
    return each_or_list(m, list(s), function, s)


@operation("text.lines_with_ends")
def lines_with_ends(m: Any, s: str, function: Any = None) -> Any:
    """The lines with their ends."""
    return each_or_list(m, s.splitlines(keepends=True), function, s)


@operation("text.split_ruby")
def split(m: Any, s: str, separator: Any = None, limit: Any = 0) -> Any:
    """The pieces between separators, without empty ones at the end; between white space without a separator."""
    most = integer(m, limit)
    if not s:
        return new_list(m, [])
    if separator is None or separator == " ":
        return new_list(m, s.split(None, most - 1) if most > 0 else s.split())
    if isinstance(separator, str):
        pieces = (s.split(separator, most - 1) if most > 0 else s.split(separator)) if separator else list(s)
    else:
        pieces = (
            list(s) if separator.pattern.source == "" else list(m.operation("pattern.split")(m, separator, s))
        )
    while not most and pieces and not pieces[-1]:
        pieces.pop()
    return new_list(m, pieces)


@operation("text.starts_with_one")
def starts_with_one(m: Any, s: str, *parts: Any) -> bool:
    """Whether a text starts with one of several."""
    return any(s.startswith(text_of(m, each)) for each in parts)


@operation("text.ends_with_one")
def ends_with_one(m: Any, s: str, *parts: Any) -> bool:
    """Whether a text ends with one of several."""
    return any(s.endswith(text_of(m, each)) for each in parts)


@operation("text.find_last_or_null")
def find_last_or_null(m: Any, s: str, what: Any) -> Any:
    """The last position of a text, or null."""
    found = s.rfind(text_of(m, what))
    return found if found >= 0 else None


def _members(specification: str) -> Callable[[str], bool]:
    """Returns whether a character is in a set such as `a-z` or `^aeiou`."""
    is_negated = len(specification) > 1 and specification[0] == "^"
    chosen = set(expanded(specification[1:] if is_negated else specification))
    return lambda each: (each in chosen) != is_negated


def expanded(specification: str) -> list[str]:
    """Returns the characters of a specification, its ranges written out."""
    found: list[str] = []
    index = 0
    while index < len(specification):
        if specification[index] == "\\" and index + 1 < len(specification):
            index += 1
            found.append(specification[index])
        elif index + 2 < len(specification) and specification[index + 1] == "-":
            low, high = ord(specification[index]), ord(specification[index + 2])
            found.extend(map(chr, range(low, high + 1)))
            index += 2
        else:
            found.append(specification[index])
        index += 1
    return found


@operation("text.count_of_set")
def count_of_set(m: Any, s: str, *sets: Any) -> int:
    """How many characters are in all of the sets."""
    tests = [_members(text_of(m, each)) for each in sets]
    m.step(len(s))
    return sum(1 for each in s if all(test(each) for test in tests))


@operation("text.without_set")
def without_set(m: Any, s: str, *sets: Any) -> str:
    """A text without the characters of a set."""
    tests = [_members(text_of(m, each)) for each in sets]
    m.step(len(s))
    return "".join(each for each in s if not all(test(each) for test in tests))


@operation("text.squeezed")
def squeezed(m: Any, s: str, *sets: Any) -> str:
    """A text in which runs of a character, or of those of a set, are one character."""
    tests = [_members(text_of(m, each)) for each in sets]
    m.step(len(s))
    found: list[str] = []
    for each in s:
        if not (found and found[-1] == each and all(test(each) for test in tests)):
            found.append(each)
    return "".join(found)


@operation("text.translated")
def translated(m: Any, s: str, old: Any, new: Any) -> str:
    """A text whose characters of one set are those of another."""
    source, target = text_of(m, old), expanded(text_of(m, new))
    m.step(len(s))
    if len(source) > 1 and source[0] == "^":
        test = _members(source)
        return "".join((target[-1] if target else "") if test(each) else each for each in s)
    table: dict[str, str] = {}
    for index, each in enumerate(expanded(source)):
        table.setdefault(each, target[min(index, len(target) - 1)] if target else "")
    return "".join(table.get(each, each) for each in s)


def _substituted(m: Any, s: str, old: Any, new: Any, most: int) -> str:
    matches: list[tuple[int, int, Any]] = []
    if isinstance(old, str):
        position = 0
        while len(matches) < most or not most:
            start = s.find(old, position)
            if start < 0 or not old:
                break
            matches.append((start, start + len(old), None))
            position = start + len(old)
    else:
        found: list[Match] = list(expression_of(m, old).all(m, s))[: most or None]
        matches = [(each.start, each.end, each) for each in found]
    parts, position = [], 0
    for start, end, match in matches:
        parts.append(s[position:start])
        whole = s[start:end]
        if isinstance(new, Map):
            parts.append(m.text(m.indexer.get(new, whole)))
        elif hasattr(new, "invoke"):
            parts.append(m.text(m.apply(new, whole)))
        else:
            parts.append(_filled(text_of(m, new), match, whole))
        position = end
    return made(m, "".join(parts) + s[position:])


def _filled(new: str, match: Any, whole: str) -> str:
    first, *parts = new.split("\\")
    filled = [first]
    for part in parts:
        if not part[:1].isdigit():
            filled.append("\\" + part)
        elif part[0] == "0":
            filled.append(whole + part[1:])
        else:
            filled.append((match.group(int(part[0])) or "" if match is not None else "") + part[1:])
    return "".join(filled)


@operation("text.substituted")
def substituted(m: Any, s: str, old: Any, new: Any) -> str:
    """A text with all matches replaced by a text, by what a map has for them, or by what a block makes of them."""
    return _substituted(m, s, old, new, 0)


@operation("text.substituted_once")
def substituted_once(m: Any, s: str, old: Any, new: Any) -> str:
    """A text with its first match replaced."""
    return _substituted(m, s, old, new, 1)


@operation("text.scanned")
def scanned(m: Any, s: str, pattern: Any, function: Any = None) -> Any:
    """All matches, or their groups where the pattern has some."""
    found: list[Any] = []
    for each in expression_of(m, pattern).all(m, s):
        groups = [each.group(index) for index in range(1, each.count + 1)]
        found.append(m.new_list(groups) if groups else each.group(0))
    return each_or_list(m, found, function, s)


@operation("text.matches_part")
def matches_part(m: Any, s: str, pattern: Any) -> bool:
    """Whether a pattern matches a part of a text."""
    return expression_of(m, pattern).search(m, s, 0) is not None


@operation("text.matched")
def matched(m: Any, s: str, pattern: Any) -> Any:
    """The first match, or null."""
    return expression_of(m, pattern).search(m, s, 0)


@operation("text.match_position")
def match_position(m: Any, s: str, pattern: Any) -> Any:
    """Where the first match starts, or null."""
    found = expression_of(m, pattern).search(m, s, 0)
    return found.start if found is not None else None


@operation("pattern.position")
def position(m: Any, pattern: Any, s: Any) -> Any:
    """Where the first match starts, or null."""
    return match_position(m, s, pattern) if s is not None else None


@operation("text.slice")
def slice_(m: Any, s: str, start: Any, count: Any = None) -> Any:
    """A character, or a part by position and size or by a range."""
    return m.indexer.get(s, start) if count is None else m.operation("span.part")(m, s, start, count)


@operation("text.cut_out")
def cut_out(m: Any, s: str, start: Any, count: Any = None) -> tuple[str, Any]:
    """A text without a part, and the part."""
    part = slice_(m, s, start, count)
    if not part:
        return s, part
    if isinstance(start, str):
        first = s.index(start)
    else:
        given = start.low or 0 if isinstance(start, Span) else integer(m, start)
        first = given + len(s) if given < 0 else given
    return s[:first] + s[first + len(part) :], part


@operation("text.sum_of_codes")
def sum_of_codes(m: Any, s: str) -> int:
    """The sum of the character codes."""
    return sum(map(ord, s))


@operation("text.successor")
def successor(m: Any, s: str) -> str:
    """The next text: the last letter or digit is counted up, with a carry."""
    if not s:
        return ""
    if not any(each.isalnum() for each in s):
        return s[:-1] + chr(ord(s[-1]) + 1)
    letters = list(s)
    index = max(i for i, each in enumerate(letters) if each.isalnum())
    while True:
        each = letters[index]
        last = {"z": ("a", "a"), "Z": ("A", "A"), "9": ("0", "1")}.get(each)
        if last is None:
            letters[index] = chr(ord(each) + 1)
            return "".join(letters)
        letters[index] = last[0]
        if index == 0 or not letters[index - 1].isalnum():
            letters.insert(index, last[1])
            return "".join(letters)
        index -= 1


@operation("text.up_to")
def up_to(m: Any, low: Any, high: Any, function: Any = None) -> Any:
    """Calls the block with all letters between two."""
    return each_or_list(m, Span(low, high, False), function, low)


@operation("text.partitioned")
def partitioned(m: Any, s: str, separator: Any) -> Any:
    """What stands in front of a separator, the separator, and the rest."""
    return m.new_list(s.partition(text_of(m, separator)))


@operation("parse.integer_or_zero")
def integer_or_zero(m: Any, s: Any, base: Any = 10) -> int:
    """The integer that a text starts with, 0 where it starts with none."""
    digits = "0123456789abcdefghijklmnopqrstuvwxyz"[: integer(m, base)]
    text = text_of(m, s).strip().lower()
    sign = text[:1] if text[:1] in ("+", "-") else ""
    end = start = len(sign)
    while end < len(text) and (
        text[end] in digits or (text[end] == "_" and text[end - 1] in digits and end > start)
    ):
        end += 1
    number = text[start:end].replace("_", "")
    return int(sign + number, integer(m, base)) if number else 0


@operation("parse.hexadecimal")
def hexadecimal(m: Any, s: Any) -> int:
    """The hexadecimal integer that a text starts with."""
    return integer_or_zero(m, text_of(m, s).removeprefix("0x"), 16)


@operation("parse.int_strict")
def int_strict(m: Any, value: Any, base: Any = 10, *_: Any) -> int:
    """The integer that a text is, or that a float is cut to."""
    if isinstance(value, (int, float)):
        return int(value)
    if value is None:
        raise m.fail("type", "no integer")
    try:
        return int(text_of(m, value), integer(m, base))
    except ValueError:
        raise m.fail("value", "no integer") from None


@operation("text.to_symbol")
def to_symbol(m: Any, s: str) -> SymbolName:
    """The symbol of a text."""
    return SymbolName(s)


@operation("text.order_ignoring_case")
def order_ignoring_case(m: Any, a: str, b: Any) -> int | None:
    """Below, at or above 0 by the order of two texts without regard to case, null if the other is no text."""
    if not isinstance(b, str):
        return None
    first, second = a.lower(), b.lower()
    return (first > second) - (first < second)
