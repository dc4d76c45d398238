"""Operations on what a pattern has matched in a text."""

from __future__ import annotations

from typing import Any, ClassVar

from variorum.interpreter.library.patterns import Pattern, replaced
from variorum.interpreter.library.regex_matching import Expression, Match
from variorum.interpreter.library.registry import operation
from variorum.interpreter.library.support import integer, text_of
from variorum.interpreter.values import Map


class Matcher:
    """Java's matcher: a pattern on a text, with its last match."""

    __slots__ = ("found", "pattern", "position", "text")
    kind: ClassVar[str] = "matcher"

    def __init__(self, pattern: Expression, text: str) -> None:
        self.pattern, self.text, self.position = pattern, text, 0
        self.found: Match | None = None


@operation("match.group")
def group(m: Any, match: Any, *indexes: Any) -> Any:
    """What a group of a match is."""
    if isinstance(match, Matcher):
        if match.found is None:
            raise m.fail("state", "no match")
        match = match.found
    wanted = indexes or (0,)
    found = [_group(m, match, each) for each in wanted]
    return found[0] if len(found) == 1 else tuple(found)


def _group(m: Any, match: Match, index: Any) -> Any:
    if isinstance(index, str):
        if index not in match.names:
            raise m.fail("index", "no such group")
        return match.group(match.names[index])
    if not 0 <= index <= match.count:
        raise m.fail("index", "no such group")
    return match.group(index)


@operation("match.groups")
def groups(m: Any, match: Match, *_: Any) -> tuple[Any, ...]:
    """What all groups of a match are."""
    return tuple(match.group(index) for index in range(1, match.count + 1))


@operation("match.named")
def named(m: Any, match: Match) -> Map:
    """The named groups of a match."""
    return Map("insertion", {name: match.group(index) for name, index in match.names.items()})


@operation("match.start")
def start(m: Any, match: Any, index: Any = 0) -> int:
    """Where a match, or a group, starts."""
    found: Any = match.found if isinstance(match, Matcher) else match
    if found is None:
        raise m.fail("state", "no match")
    return int(found.span(integer(m, index))[0])


@operation("match.end")
def end(m: Any, match: Any, index: Any = 0) -> int:
    """Where a match, or a group, ends."""
    found: Any = match.found if isinstance(match, Matcher) else match
    if found is None:
        raise m.fail("state", "no match")
    return int(found.span(integer(m, index))[1])


@operation("match.span")
def span(m: Any, match: Match, index: Any = 0) -> tuple[int, int]:
    """Where a match, or a group, starts and ends."""
    return match.span(integer(m, index))


@operation("matcher.new")
def matcher(m: Any, pattern: Pattern, text: Any) -> Matcher:
    """Java's matcher."""
    return Matcher(pattern.pattern, text_of(m, text))


@operation("matcher.find")
def matcher_find(m: Any, a: Matcher) -> bool:
    """Whether another match follows."""
    if a.position > len(a.text):
        a.found = None
        return False
    a.found = a.pattern.search(m, a.text, a.position)
    if a.found is not None:
        a.position = a.found.end if a.found.end > a.found.start else a.found.end + 1
    return a.found is not None


@operation("matcher.matches")
def matcher_matches(m: Any, a: Matcher) -> bool:
    """Whether the pattern matches the whole text."""
    a.found = a.pattern.full_match(m, a.text)
    return a.found is not None


@operation("matcher.looking_at")
def matcher_looking_at(m: Any, a: Matcher) -> bool:
    """Whether the pattern matches at the start of the text."""
    a.found = a.pattern.match(m, a.text, 0)
    return a.found is not None


@operation("matcher.replace_all")
def matcher_replace_all(m: Any, a: Matcher, new_text: Any) -> str:
    """The text with all matches replaced."""
    return replaced(m, a.pattern, a.text, new_text, 0, "$")


@operation("matcher.count")
def matcher_count(m: Any, a: Matcher) -> int:
    """How many groups the pattern has."""
    return a.pattern.groups
