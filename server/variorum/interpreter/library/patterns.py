"""Regular expressions, matched by an engine that counts its steps."""

from __future__ import annotations

from typing import Any, ClassVar

from variorum.interpreter.library.regex_matching import Expression, Match
from variorum.interpreter.library.regex_parser import compiled
from variorum.interpreter.library.registry import operation
from variorum.interpreter.library.support import integer, new_list, text_of
from variorum.interpreter.values import UNDEFINED, Array, Iteration, Uninterpreted


class Pattern:
    """A regular expression; `position` is where the next search of a global one starts."""

    __slots__ = ("is_global", "pattern", "position")
    kind: ClassVar[str] = "pattern"

    def __init__(self, pattern: Expression, is_global: bool = False) -> None:
        self.pattern = pattern
        self.is_global = is_global
        self.position = 0


def expression_of(m: Any, source: Any) -> Expression:
    """Returns the expression of a pattern or of its text."""
    if isinstance(source, Pattern):
        return source.pattern
    if isinstance(source, Uninterpreted):
        raise TypeError("an unknown pattern")
    return compiled(m, text_of(m, source), "")


@operation("pattern.new")
def new(m: Any, source: Any, flags: Any = "", *_: Any) -> Pattern:
    """A pattern of a text."""
    if type(source).__name__ == "Type":
        source, flags = flags, _[0] if _ else ""
    if isinstance(source, Pattern):
        return source
    if isinstance(source, Uninterpreted):
        raise TypeError("an unknown pattern")
    marks = flags if isinstance(flags, str) else "i" if isinstance(flags, int) and flags & 2 else ""
    return Pattern(compiled(m, text_of(m, source), marks), "g" in marks)


def _search(m: Any, pattern: Any, text: Any, start: int = 0) -> Match | None:
    return expression_of(m, pattern).search(m, text_of(m, text), start)


@operation("pattern.search")
def search(m: Any, pattern: Any, text: Any, *_: Any) -> Match | None:
    """The first match in a text, null if there is none."""
    return _search(m, pattern, text)


@operation("pattern.match_start")
def match_start(m: Any, pattern: Any, text: Any, *_: Any) -> Match | None:
    """The match at the start of a text, null if there is none."""
    return expression_of(m, pattern).match(m, text_of(m, text), 0)


@operation("pattern.match_all")
def match_all(m: Any, pattern: Any, text: Any, *_: Any) -> Match | None:
    """The match of a whole text, null if there is none."""
    return expression_of(m, pattern).full_match(m, text_of(m, text))


@operation("pattern.matches")
def matches(m: Any, pattern: Any, text: Any, *_: Any) -> bool:
    """Whether a pattern matches a whole text."""
    return match_all(m, pattern, text) is not None


@operation("pattern.matches_of")
def matches_of(m: Any, text: Any, pattern: Any) -> bool:
    """As `matches`, of the text."""
    return match_all(m, pattern, text) is not None


@operation("pattern.is_in")
def is_in(m: Any, pattern: Any, text: Any) -> bool:
    """Whether a pattern matches somewhere in a text."""
    if isinstance(pattern, Pattern) and pattern.is_global:
        found = _search(m, pattern, text, pattern.position)
        pattern.position = found.end if found else 0
        return found is not None
    return _search(m, pattern, text) is not None


@operation("pattern.find_all")
def find_all(m: Any, pattern: Any, text: Any, *_: Any) -> Any:
    """Python's `findall`."""
    found: list[Any] = []
    for each in expression_of(m, pattern).all(m, text_of(m, text)):
        groups = [each.group(index) or "" for index in range(1, each.count + 1)]
        found.append(tuple(groups) if len(groups) > 1 else groups[0] if groups else each.group(0))
    return new_list(m, found)


@operation("pattern.find_iter")
def find_iter(m: Any, pattern: Any, text: Any, *_: Any) -> Any:
    """All matches."""
    return Iteration(expression_of(m, pattern).all(m, text_of(m, text)))


@operation("pattern.substitute")
def substitute(m: Any, pattern: Any, new_text: Any, text: Any, count: Any = 0, **_: Any) -> str:
    """Python's `sub`."""
    return replaced(m, expression_of(m, pattern), text_of(m, text), new_text, integer(m, count), "\\")


def replaced(m: Any, pattern: Expression, text: str, new_text: Any, count: int, mark: str) -> str:
    """Returns a text with matches replaced: all of them, or the first ones."""
    parts, position, done = [], 0, 0
    for each in pattern.all(m, text):
        if count and done >= count:
            break
        parts.append(text[position : each.start])
        parts.append(_replacement(m, each, new_text, mark))
        position, done = each.end, done + 1
    parts.append(text[position:])
    result = "".join(parts)
    m.charge(len(result))
    return result


def _replacement(m: Any, match: Match, new_text: Any, mark: str) -> str:
    if hasattr(new_text, "invoke"):
        if m.semantics.undefined:
            groups = [
                match.group(0),
                *[
                    match.group(i) if match.group(i) is not None else UNDEFINED
                    for i in range(1, match.count + 1)
                ],
            ]
            arity = getattr(new_text, "arity", 1)
            extra = [*groups, match.start, match.text]
            return str(m.text(m.call_value(new_text, extra[: max(arity, 1)])))
        return str(m.text(m.apply(new_text, match)))
    template, position = text_of(m, new_text), 0
    parts: list[Any] = []
    while position < len(template):
        each = template[position]
        following = template[position + 1 : position + 2]
        if each == mark and following.isdigit():
            parts.append(match.group(int(following)) or "" if int(following) <= match.count else "")
            position += 2
        elif each == "$" and mark == "$" and following == "&":
            parts.append(match.group(0))
            position += 2
        elif each == "\\" and following:
            parts.append({"n": "\n", "t": "\t"}.get(following, following))
            position += 2
        elif each == "$" and mark == "$" and following == "$":
            parts.append("$")
            position += 2
        else:
            parts.append(each)
            position += 1
    return "".join(str(each) for each in parts)


@operation("pattern.replace_all")
def replace_all(m: Any, text: Any, pattern: Any, new_text: Any) -> str:
    """Java's `replaceAll`."""
    return replaced(m, expression_of(m, pattern), text_of(m, text), new_text, 0, "$")


@operation("pattern.replace_first")
def replace_first(m: Any, text: Any, pattern: Any, new_text: Any) -> str:
    """Java's `replaceFirst`."""
    return replaced(m, expression_of(m, pattern), text_of(m, text), new_text, 1, "$")


@operation("pattern.replace_in")
def replace_in(m: Any, text: Any, pattern: Any, new_text: Any) -> str:
    """JavaScript's `replace` with a pattern."""
    return replaced(m, pattern.pattern, text_of(m, text), new_text, 0 if pattern.is_global else 1, "$")


@operation("text.replace_every")
def replace_every(m: Any, text: Any, old: Any, new_text: Any) -> str:
    """JavaScript's `replaceAll`."""
    if isinstance(old, Pattern):
        return replace_in(m, text, old, new_text)
    if hasattr(new_text, "invoke"):
        return text_of(m, text).replace(text_of(m, old), m.text(m.apply(new_text, old)))
    return str(m.operation("text.replace")(m, text, old, new_text))


@operation("pattern.split")
def split(m: Any, pattern: Any, text: Any, *_: Any) -> Any:
    """A text cut at all matches; what groups match is kept."""
    t, position = text_of(m, text), 0
    pieces: list[Any] = []
    for each in expression_of(m, pattern).all(m, t):
        if (
            each.start == each.end
            and (each.start == 0 or each.end == len(t))
            and m.semantics.unset != "error"
        ):
            continue
        pieces.append(t[position : each.start])
        pieces.extend(each.group(index) for index in range(1, each.count + 1))
        position = each.end
    pieces.append(t[position:])
    return new_list(m, pieces)


@operation("text.split_pattern")
def split_pattern(m: Any, text: Any, pattern: Any, limit: Any = 0) -> Array:
    """Java's `split`: at matches of a pattern; empty pieces at the end are left out."""
    t, n = text_of(m, text), integer(m, limit)
    if not t:
        return Array([""])
    source = pattern if isinstance(pattern, Pattern) else text_of(m, pattern)
    if isinstance(source, str) and len(source) == 1 and source not in ".$|()[{^?*+\\":
        pieces = t.split(source, n - 1 if n > 0 else -1)
    else:
        pieces, position = [], 0
        for each in expression_of(m, pattern).all(m, t):
            if n > 0 and len(pieces) == n - 1:
                break
            if each.end == 0:
                continue
            if each.start == each.end == len(t):
                continue
            pieces.append(t[position : each.start])
            position = each.end
        pieces.append(t[position:])
    if n == 0:
        while len(pieces) > 1 and not pieces[-1]:
            pieces.pop()
        if len(pieces) == 1 and not pieces[0] and t:
            pieces = []
    m.charge(len(t))
    return Array(pieces)


@operation("pattern.split_at")
def split_at(m: Any, pattern: Any, text: Any, *limit: Any) -> Array:
    """Java's `Pattern.split`."""
    return split_pattern(m, text, pattern, *limit)


@operation("pattern.quoted")
def quoted(m: Any, text: Any) -> str:
    """A text as a pattern that matches itself."""
    return "".join(each if each.isalnum() or each == "_" else "\\" + each for each in text_of(m, text))


@operation("pattern.match_javascript")
def match_javascript(m: Any, text: Any, pattern: Any) -> Any:
    """JavaScript's `match`."""
    found = pattern if isinstance(pattern, Pattern) else new(m, pattern)
    if found.is_global:
        all_found = [each.group(0) for each in found.pattern.all(m, text_of(m, text))]
        return Array(all_found) if all_found else None
    return _match_array(m, found.pattern.search(m, text_of(m, text), 0))


def _match_array(m: Any, match: Match | None) -> Any:
    if match is None:
        return None
    return Array(
        [UNDEFINED if each is None else each for each in (match.group(i) for i in range(match.count + 1))]
    )


@operation("pattern.execute")
def execute(m: Any, pattern: Pattern, text: Any) -> Any:
    """JavaScript's `exec`."""
    found = pattern.pattern.search(m, text_of(m, text), pattern.position if pattern.is_global else 0)
    if pattern.is_global:
        pattern.position = found.end if found else 0
    return _match_array(m, found)


@operation("pattern.match_every")
def match_every(m: Any, text: Any, pattern: Any) -> Any:
    """JavaScript's `matchAll`."""
    return Iteration(_match_array(m, each) for each in expression_of(m, pattern).all(m, text_of(m, text)))


@operation("pattern.position_in")
def position_in(m: Any, text: Any, pattern: Any) -> int:
    """JavaScript's `search`."""
    found = _search(m, pattern, text)
    return found.start if found else -1
