"""Looks for unbalanced brackets and unfinished assignments in a text, by its characters alone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from variorum.languages import Language

_RULE = "syntax-error"
BRACKET_PAIRS = {")": "(", "]": "[", "}": "{"}
# Comments, string literals of all languages, characters, and the remaining brackets. No two alternatives match the same text, so
# that matching takes linear time.
_PIECE = r"""
    //[^\n]*
  | /\*(?s:.*?)(?:\*/|\Z)
  | R"(\w*)\((?s:.*?)(?:\)\1"|\Z)
  | \br(\#+)"(?s:.*?)(?:"\2|\Z)
  | "{3}(?s:.*?)(?:"{3}|\Z)
  | (?:@\$?|\$@)"[^"]*+(?:""[^"]*+)*(?:"|\Z)
  | "[^"\\\n]*+(?:\\(?s:.)[^"\\\n]*+)*"
  | QUOTED
  | (?:(?<=[(=,:!&|?{;\[])[ ]?|(?<=\breturn[ ]))/(?![/*])(?:[^/\\\[\n]|\\[^\n]|\[[^\]\n]{0,200}\]){1,400}/
  | TEMPLATE
  | \\(?s:.)
  | (?P<bracket>[()\[\]{}])
  | (?P<unfinished>(?<!operator)(?<![=!<>])=\s{0,20}[;}])
"""
# What stands between single quotes: one character, as in C, or a string of any length.
_CHARACTER = r"'(?:[^'\\\n]|\\[^\n][^'\n]{0,8})'"
_QUOTED_STRING = r"'[^'\\\n]*+(?:\\(?s:.)[^'\\\n]*+)*'"
# What stands between backticks: plain text, or a template, whose expressions are code again.
_PLAIN = r"`[^`\\]*+(?:\\(?s:.)[^`\\]*+)*(?:`|\Z)"
_TEMPLATE = "(?P<template>`)"
_IN_TEMPLATE = re.compile(r"(?:[^`\\$]++|\\(?s:.)|\$(?!\{))*(?:(?P<bracket>\$\{)|`|\Z|\\)")
# Stands for an assignment without a value.
_UNFINISHED = "="


def is_unfinished(language: Language, text: str) -> bool:
    """Returns whether brackets are not balanced, or an assignment has no value."""
    opened: list[str] = []
    for piece, _ in brackets(language, text):
        if piece == _UNFINISHED:
            return True
        if piece in BRACKET_PAIRS:
            if not opened or opened.pop() != BRACKET_PAIRS[piece]:
                return True
        else:
            opened.append(piece)
    return bool(opened)


def brackets(language: Language, text: str) -> Iterator[tuple[str, int]]:
    """Yields each bracket outside of comments and strings, and `_UNFINISHED` for an assignment without a value, each with its
    offset."""
    tokens = _tokens(language)
    # For each template around the current offset, the braces that its expression has opened.
    depths: list[int] = []
    found = tokens.search(text)
    while found is not None:
        groups = found.groupdict()
        bracket, pattern = groups["bracket"], tokens
        if groups.get("template") or (bracket == "}" and depths and depths[-1] == 0):
            pattern = _IN_TEMPLATE
            if bracket:
                depths.pop()
        elif found.re is _IN_TEMPLATE and bracket:
            depths.append(0)
            bracket = "{"
        elif bracket in ("{", "}") and depths:
            depths[-1] += 1 if bracket == "{" else -1
        if bracket or groups.get("unfinished"):
            yield bracket or _UNFINISHED, found.start()
        found = pattern.search(text, found.end()) if found.end() < len(text) else None


@cache
def _tokens(language: Language) -> re.Pattern[str]:
    """`_PIECE` for a language; `quoted_strings` in `[rules.syntax-error]` says that its single quotes enclose strings, and
    `templates` that its backticks enclose templates."""
    policy = language.policy(_RULE)
    quoted = _QUOTED_STRING if policy.get("quoted_strings") else _CHARACTER
    between_backticks = _TEMPLATE if policy.get("templates") else _PLAIN
    return re.compile(_PIECE.replace("QUOTED", quoted).replace("TEMPLATE", between_backticks), re.VERBOSE)
