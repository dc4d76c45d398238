"""Finds the lines that the preprocessor leaves out of every build, such as those between `#if 0` and `#endif`.

They have no effect and are there on purpose, so nothing is reported in them. `[preprocessor]` of a language's `suppressions.toml`
has two regular expressions for conditions: those that are `never` true and those that are `always` true.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import attrs

from variorum.languages import Language

_DIRECTIVE = re.compile(rb"^[ \t]*#[ \t]*(if|ifdef|ifndef|elif|elifdef|elifndef|else|endif)\b([^\n]*)", re.M)


@attrs.define
class _Part:
    """An open conditional, with the first line of the part that is left out, if the current part is."""

    is_decided: bool
    """Whether an earlier condition is always true, so that all following branches are left out."""
    first: int | None


@attrs.frozen
class _Conditions:
    """The conditions that are the same in every build, and a quick test for a file that has one."""

    never: re.Pattern[bytes]
    always: re.Pattern[bytes]
    any: re.Pattern[bytes]

    def opened(self, condition: bytes, line: int) -> _Part:
        is_never = self.never.match(condition) is not None
        return _Part(self.always.match(condition) is not None, line + 1 if is_never else None)


def disabled_lines(data: bytes, language: Language) -> Iterator[tuple[int, int]]:
    """Yields the first and last line of every part that no build contains. Lines count from 1; parts may nest."""
    conditions = _conditions(language)
    if conditions is None or conditions.any.search(data) is None:
        return
    parts: list[_Part] = []
    line, place = 1, 0
    for found in _DIRECTIVE.finditer(data):
        line, place = line + data.count(b"\n", place, found.start()), found.start()
        directive, condition = found[1], found[2].strip()
        if directive.startswith(b"if"):
            is_plain = directive == b"if"
            parts.append(conditions.opened(condition, line) if is_plain else _Part(False, None))
            continue
        if not parts:
            continue
        part = parts[-1]
        if part.first is not None and part.first < line:
            yield part.first, line - 1
        if directive == b"endif":
            parts.pop()
        else:
            part.first = line + 1 if part.is_decided else None


@cache
def _conditions(language: Language) -> _Conditions | None:
    stated = language.suppressions.get("preprocessor")
    if not stated:
        return None
    never, always = stated["never"].encode(), stated["always"].encode()
    either = re.compile(rb"#[ \t]*if[ \t]+(?:" + never + rb"|" + always + rb")")
    return _Conditions(re.compile(never), re.compile(always), either)
