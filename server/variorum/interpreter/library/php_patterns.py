"""PHP's functions with regular expressions between delimiters."""

from __future__ import annotations

from typing import Any

from variorum.interpreter.keyed_array import KeyedArray
from variorum.interpreter.library.php_support import array, joined, new_list, new_map, store, text, whole
from variorum.interpreter.library.regex_matching import Expression, Match
from variorum.interpreter.library.regex_parser import compiled
from variorum.interpreter.library.registry import operation
from variorum.interpreter.signals import Unsupported

CLOSING = {"(": ")", "[": "]", "{": "}", "<": ">"}
SET_ORDER, NO_EMPTY, DELIMITERS = 2, 1, 2
"""`PREG_SET_ORDER`, `PREG_SPLIT_NO_EMPTY` and `PREG_SPLIT_DELIM_CAPTURE`."""


def expression(m: Any, pattern: Any) -> Expression:
    """Returns the expression of a pattern with its delimiters and flags."""
    given = text(m, pattern).lstrip()
    if not given or given[0].isalnum() or given[0] in "\\ ":
        raise Unsupported("a pattern without delimiters")
    end = given.rfind(CLOSING.get(given[0], given[0]))
    flags = given[end + 1 :]
    if end <= 0 or flags.strip("imsu"):
        raise Unsupported(f"flags {flags} of a pattern")
    body = given[1:end]
    if given[0] not in CLOSING:
        body = body.replace("\\" + given[0], given[0] if given[0] not in "^$.|?*+" else "\\" + given[0])
    return compiled(m, body, flags.replace("u", ""))


def _groups(m: Any, match: Match, is_whole: bool = False) -> KeyedArray:
    """The groups of a match; those behind the last that matched are left out unless all are wanted."""
    names = {number: name for name, number in match.names.items()}
    last = match.count
    while not is_whole and last > 0 and match.group(last) is None:
        last -= 1
    entries: dict[Any, Any] = {}
    for index in range(last + 1):
        value = match.group(index) or ""
        if index in names:
            entries[names[index]] = value
        entries[index] = value
    return new_map(m, entries)


@operation("delimited.match", places=(2,))
def match(m: Any, pattern: Any, subject: Any, groups: Any = None, flags: Any = 0, offset: Any = 0) -> int:
    """Whether a pattern matches: 1 or 0. Stores the groups."""
    if flags:
        raise Unsupported("flags of a match")
    found = expression(m, pattern).search(m, text(m, subject), whole(m, offset))
    store(groups, KeyedArray() if found is None else _groups(m, found))
    return int(found is not None)


@operation("delimited.match_all", places=(2,))
def match_all(m: Any, pattern: Any, subject: Any, groups: Any = None, flags: Any = 1) -> int:
    """How often a pattern matches. Stores the groups: by group, or (2) by match."""
    if flags not in (0, 1, SET_ORDER):
        raise Unsupported("flags of a match")
    compiled_pattern = expression(m, pattern)
    found = list(m.bounded(compiled_pattern.all(m, text(m, subject))))
    rows = [_groups(m, each, flags != SET_ORDER) for each in found]
    if flags == SET_ORDER:
        store(groups, new_list(m, rows))
        return len(found)
    names = {number: name for name, number in compiled_pattern.names.items()}
    entries: dict[Any, Any] = {}
    for index in range(compiled_pattern.groups + 1):
        column = [row.entries.get(index, "") for row in rows]
        if index in names:
            entries[names[index]] = new_list(m, column)
        entries[index] = new_list(m, column)
    store(groups, new_map(m, entries))
    return len(found)


def _replacement(m: Any, found: Match, template: str) -> str:
    parts, position = [], 0
    while position < len(template):
        each = template[position]
        digits, end = "", position + 1
        if each in "$\\":
            is_braced = each == "$" and template[end : end + 1] == "{"
            end += is_braced
            while len(digits) < 2 and template[end : end + 1].isdigit():
                digits, end = digits + template[end], end + 1
            end += is_braced and bool(digits)
        if digits:
            parts.append(found.group(int(digits)) or "" if int(digits) <= found.count else "")
            position = end
        elif each == "\\" and template[position + 1 : position + 2] == "\\":
            parts.append("\\")
            position += 2
        else:
            parts.append(each)
            position += 1
    return joined(m, parts)


def _replaced(m: Any, pattern: Any, new: Any, subject: str, limit: int, is_call: bool) -> tuple[str, int]:
    parts, position, done = [], 0, 0
    for each in expression(m, pattern).all(m, subject):
        if 0 <= limit <= done:
            break
        parts.append(subject[position : each.start])
        parts.append(
            text(m, m.apply(new, _groups(m, each))) if is_call else _replacement(m, each, text(m, new))
        )
        position, done = each.end, done + 1
    parts.append(subject[position:])
    return joined(m, parts), done


def _each_replaced(
    m: Any, pattern: Any, new: Any, subject: Any, limit: Any, count: Any, is_call: bool
) -> Any:
    if isinstance(subject, KeyedArray):
        raise Unsupported("patterns in an array of texts")
    patterns = pattern.values() if isinstance(pattern, KeyedArray) else [pattern]
    found, total = text(m, subject), 0
    for index, each in enumerate(patterns):
        chosen = new
        if isinstance(new, KeyedArray) and not is_call:
            values = new.values()
            chosen = values[index] if index < len(values) else ""
        found, done = _replaced(m, each, chosen, found, whole(m, limit), is_call)
        total += done
    store(count, total)
    return found


@operation("delimited.replace", places=(4,))
def replace(m: Any, pattern: Any, new: Any, subject: Any, limit: Any = -1, count: Any = None) -> Any:
    """A text with the matches of patterns replaced."""
    return _each_replaced(m, pattern, new, subject, limit, count, False)


@operation("delimited.replace_by", places=(4,))
def replace_by(m: Any, pattern: Any, function: Any, subject: Any, limit: Any = -1, count: Any = None) -> Any:
    """A text with the matches of patterns replaced by what a function makes of them."""
    return _each_replaced(m, pattern, function, subject, limit, count, True)


@operation("delimited.split")
def split(m: Any, pattern: Any, subject: Any, limit: Any = -1, flags: Any = 0) -> Any:
    """A text cut at the matches of a pattern; an empty match does not cut at the ends."""
    given, most, marks = text(m, subject), whole(m, limit if limit is not None else -1), whole(m, flags)
    if marks > 3:
        raise Unsupported("flags of a split")
    pieces: list[str] = []
    position = 0

    def add(piece: str) -> None:
        if piece or not marks & NO_EMPTY:
            pieces.append(piece)

    for each in expression(m, pattern).all(m, given):
        if 0 < most <= len(pieces) + 1:
            break
        if each.start == each.end and (each.start == position or each.end == len(given)):
            continue
        add(given[position : each.start])
        if marks & DELIMITERS:
            for index in range(1, each.count + 1):
                add(each.group(index) or "")
        position = each.end
    add(given[position:])
    return new_list(m, pieces)


@operation("delimited.grep")
def grep(m: Any, pattern: Any, a: Any, *_: Any) -> Any:
    """The entries whose values a pattern matches."""
    found = expression(m, pattern)
    return new_map(
        m,
        {
            name: each
            for name, each in array(m, a).entries.items()
            if found.search(m, text(m, each), 0) is not None
        },
    )


@operation("delimited.quoted")
def quoted(m: Any, a: Any, delimiter: Any = None) -> str:
    """A text as a pattern that matches itself."""
    special = set(".\\+*?[^]$(){}=!<>|:-#")
    if delimiter is not None:
        special.add(text(m, delimiter))
    return joined(m, ("\\" + each if each in special else each for each in text(m, a)))
