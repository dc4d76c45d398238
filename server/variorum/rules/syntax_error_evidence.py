"""Decides what a syntax error proves. Grammars have gaps, so that not every text that one rejects is wrong."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from variorum.languages import Language
from variorum.syntax.document import Document
from variorum.syntax.item import Item
from variorum.syntax.source_text import decode
from variorum.syntax.span import Span

_RULE = "syntax-error"
_BRACKET_PAIRS = {")": "(", "]": "[", "}": "{"}
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
  | `[^`\\]*+(?:\\(?s:.)[^`\\]*+)*(?:`|\Z)
  | \\(?s:.)
  | (?P<bracket>[()\[\]{}])
  | (?P<unfinished>(?<!operator)(?<![=!<>])=\s{0,20}[;}])
"""
# What stands between single quotes: one character, as in C, or a string of any length.
_CHARACTER = r"'(?:[^'\\\n]|\\[^\n][^'\n]{0,8})'"
_QUOTED_STRING = r"'[^'\\\n]*+(?:\\(?s:.)[^'\\\n]*+)*'"
# Only one of two branches is compiled, so that both may open what is closed once.
_BRANCHES = re.compile(r"^[ \t]*#[ \t]*el", re.MULTILINE)
_CLOSED_AT_END = re.compile(r"\}[)\]};\s]*\Z")
_CALLED_AT_END = re.compile(r"\}\s*\)?\s*\([^(){}]*\)[)\]};\s]*\Z")
_RETURNED = re.compile(r"(?:\A|[;}\n])\s*return\b[^;{}]*;?\s*\Z")
# Bytes before a bracket that are searched for a `return`.
_LONGEST_RETURN = 500
# This many broken parts of a file are no typing mistake.
_FEWEST_BROKEN = 5


def is_mostly_unparsable(document: Document) -> bool:
    """Returns whether most of the file does not parse, as if it were in another language than its name says."""
    if not document.has_errors:
        return False
    broken = sum(1 for _ in document.broken_items)
    if broken < _FEWEST_BROKEN:
        return False
    return 2 * broken > sum(document.folded(_code_items))


def is_certainly_invalid(document: Document) -> bool:
    """Returns whether the file is wrong whatever its grammar lacks: unbalanced brackets, or an assignment without a value.

    If the grammar of a language is complete (`gaps` is not set in `[rules.syntax-error]`), every error proves that.
    """
    if not document.language.policy(_RULE).get("gaps"):
        return True
    text = decode(document.text.data)
    return not _BRANCHES.search(text) and _is_unfinished(document.language, text)


def is_fragment(document: Document) -> bool:
    """Returns whether the file is the first or the last of several that a build concatenates: `part` in `[rules.syntax-error]`
    matches it, and its brackets are not balanced, or it ends a function that another file begins."""
    part = document.language.policy(_RULE).get("part")
    if part is None:
        return False
    text = decode(document.text.data)
    if re.search(part, text) is not None and _is_unfinished(document.language, text):
        return True
    return _ends_function_of_another(document.language, text)


def _ends_function_of_another(language: Language, text: str) -> bool:
    """Returns whether the text ends with brackets that nothing in it opened, and what is around them shows that they close a
    function: a `return` outside of all functions before them, or the call of the function behind them."""
    depth = 0
    for token in _tokens(language).finditer(text):
        bracket = token["bracket"]
        depth += (bracket in _BRACKET_PAIRS.values()) - (bracket in _BRACKET_PAIRS)
        if depth < 0:
            start = token.start()
            return _CALLED_AT_END.match(text, start) is not None or (
                _CLOSED_AT_END.match(text, start) is not None
                and _RETURNED.search(text, max(0, start - _LONGEST_RETURN), start) is not None
            )
    return False


def texts_that_may_be_misread(document: Document) -> list[Span]:
    """Returns the long texts inside of the code that the grammar may take for code: `texts` in `[rules.syntax-error]`."""
    texts = _texts(document.language)
    return [Span(*found.span()) for found in texts.finditer(document.text.data)] if texts is not None else []


@cache
def _texts(language: Language) -> re.Pattern[bytes] | None:
    stated = language.policy(_RULE).get("texts")
    return re.compile(stated.encode(), re.MULTILINE) if stated else None


def _is_unfinished(language: Language, text: str) -> bool:
    opened: list[str] = []
    for token in _tokens(language).finditer(text):
        if token["unfinished"]:
            return True
        bracket = token["bracket"]
        if bracket in _BRACKET_PAIRS:
            if not opened or opened.pop() != _BRACKET_PAIRS[bracket]:
                return True
        elif bracket:
            opened.append(bracket)
    return bool(opened)


@cache
def _tokens(language: Language) -> re.Pattern[str]:
    """`_PIECE` for a language; `quoted_strings` in `[rules.syntax-error]` says that its single quotes enclose strings."""
    quoted = _QUOTED_STRING if language.policy(_RULE).get("quoted_strings") else _CHARACTER
    return re.compile(_PIECE.replace("QUOTED", quoted), re.VERBOSE)


def _code_items(items: Sequence[Item]) -> int:
    return sum(1 for item in items if item.node_type != "comment" and not item.facts.is_header)
