"""C#'s regular expressions."""

from __future__ import annotations

from typing import Any

from variorum.interpreter.library.patterns import Pattern, expression_of, replaced
from variorum.interpreter.library.regex_matching import Match
from variorum.interpreter.library.regex_parser import compiled
from variorum.interpreter.library.registry import operation
from variorum.interpreter.library.support import integer, text_of
from variorum.interpreter.signals import Unsupported
from variorum.interpreter.values import Sequence

_IGNORES_CASE = 1
_MOST_GROUPS = 20


class Failed(Match):
    """The match of a pattern that matches nowhere."""

    def __init__(self) -> None:
        super().__init__("", [(0, 0)], {})


class Groups(Sequence):
    """The groups of a match, the whole match first."""

    kind = "groups"


class Captured(Match):
    """A group of a match; it may have matched nothing."""

    __slots__ = ("is_success",)

    def __init__(self, text: str, span: tuple[int, int] | None) -> None:
        super().__init__(text, [span or (0, 0)], {})
        self.is_success = span is not None


def _options(m: Any, options: Any) -> str:
    if isinstance(options, int) and int(options) == _IGNORES_CASE:
        return "i"
    if options in (None, 0):
        return ""
    raise Unsupported("options of a pattern")


def _pattern(m: Any, pattern: Any, options: Any = None) -> Pattern:
    if isinstance(pattern, Pattern):
        return pattern
    return Pattern(compiled(m, text_of(m, pattern), _options(m, options)))


@operation("csharp.pattern")
def new(m: Any, _type: Any, pattern: Any, options: Any = None) -> Pattern:
    """A pattern of a text."""
    return _pattern(m, pattern, options)


@operation("csharp.match")
def match(m: Any, pattern: Any, text: Any) -> Match:
    """The first match of a pattern, a failed one if there is none."""
    return expression_of(m, pattern).search(m, text_of(m, text), 0) or Failed()


@operation("csharp.match_in")
def match_in(m: Any, text: Any, pattern: Any, options: Any = None) -> Match:
    """As `match`, with the text first."""
    return match(m, _pattern(m, pattern, options), text)


@operation("csharp.matches")
def matches(m: Any, pattern: Any, text: Any) -> Any:
    """All matches of a pattern."""
    return m.new_list(list(expression_of(m, pattern).all(m, text_of(m, text))))


@operation("csharp.matches_in")
def matches_in(m: Any, text: Any, pattern: Any, options: Any = None) -> Any:
    """As `matches`, with the text first."""
    return matches(m, _pattern(m, pattern, options), text)


@operation("csharp.is_match")
def is_match(m: Any, pattern: Any, text: Any) -> bool:
    """Whether a pattern matches somewhere."""
    return expression_of(m, pattern).search(m, text_of(m, text), 0) is not None


@operation("csharp.is_match_in")
def is_match_in(m: Any, text: Any, pattern: Any, options: Any = None) -> bool:
    """As `is_match`, with the text first."""
    return is_match(m, _pattern(m, pattern, options), text)


@operation("csharp.replace_matches")
def replace(m: Any, pattern: Any, text: Any, new_text: Any, count: Any = 0) -> str:
    """The text with matches replaced."""
    return replaced(m, expression_of(m, pattern), text_of(m, text), new_text, integer(m, count), "$")


@operation("csharp.replace_in")
def replace_in(m: Any, text: Any, pattern: Any, new_text: Any, options: Any = None) -> str:
    """As `replace_matches`, with the text first."""
    return replace(m, _pattern(m, pattern, options), text, new_text)


@operation("csharp.split_by")
def split_by(m: Any, pattern: Any, text: Any) -> Any:
    """The pieces between matches, and what groups match."""
    whole, parts, position = text_of(m, text), [], 0
    for each in expression_of(m, pattern).all(m, whole):
        parts.append(whole[position : each.start])
        parts.extend(found for i in range(1, each.count + 1) if (found := each.group(i)) is not None)
        position = each.end
    return m.make_collection("array", [*parts, whole[position:]])


@operation("csharp.split_in")
def split_in(m: Any, text: Any, pattern: Any, options: Any = None) -> Any:
    """As `split_by`, with the text first."""
    return split_by(m, _pattern(m, pattern, options), text)


@operation("csharp.match_value")
def value(m: Any, a: Match) -> str:
    """What a match or group matches."""
    return a.group(0) or ""


@operation("csharp.match_success")
def success(m: Any, a: Match) -> bool:
    """Whether there is a match."""
    return a.is_success if isinstance(a, Captured) else not isinstance(a, Failed)


@operation("csharp.match_length")
def length(m: Any, a: Match) -> int:
    """How long a match is."""
    return a.end - a.start


@operation("csharp.match_groups")
def groups(m: Any, a: Match) -> Groups:
    """The groups of a match."""
    # A failed match has no text in any group, whatever its number.
    spans = [None] * _MOST_GROUPS if isinstance(a, Failed) else a.spans
    found = Groups(Captured(a.text, span) for span in spans)
    found.names = dict(a.names)  # type: ignore[attr-defined]
    return found


@operation("csharp.next_match")
def next_match(m: Any, a: Match) -> Any:
    """The match after another; not followed here."""
    raise Unsupported("the next match")
