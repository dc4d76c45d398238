"""Decides what a syntax error proves. Grammars have gaps, so that not every text that one rejects is wrong."""

from __future__ import annotations

import re
from collections.abc import Sequence

from variorum.syntax.document import Document
from variorum.syntax.item import Item
from variorum.syntax.source_text import decode

_RULE = "syntax-error"
_BRACKET_PAIRS = {")": "(", "]": "[", "}": "{"}
# Comments, string literals of all languages, characters, and the remaining brackets. No two alternatives match the same text, so
# that matching takes linear time.
_TOKEN = re.compile(
    r"""
    //[^\n]*
  | /\*(?s:.*?)(?:\*/|\Z)
  | R"(\w*)\((?s:.*?)(?:\)\1"|\Z)
  | \br(\#+)"(?s:.*?)(?:"\2|\Z)
  | "{3}(?s:.*?)(?:"{3}|\Z)
  | (?:@\$?|\$@)"[^"]*+(?:""[^"]*+)*(?:"|\Z)
  | "[^"\\\n]*+(?:\\(?s:.)[^"\\\n]*+)*"
  | '(?:[^'\\\n]|\\[^\n][^'\n]{0,8})'
  | (?:(?<=[(=,:!&|?{;\[])[ ]?|(?<=\breturn[ ]))/(?![/*])(?:[^/\\\[\n]|\\[^\n]|\[[^\]\n]{0,200}\]){1,400}/
  | `[^`\\]*+(?:\\(?s:.)[^`\\]*+)*(?:`|\Z)
  | \\(?s:.)
  | (?P<bracket>[()\[\]{}])
  | (?P<unfinished>(?<!operator)(?<![=!<>])=\s{0,20}[;}])
    """,
    re.VERBOSE,
)
# Only one of two branches is compiled, so that both may open what is closed once.
_BRANCHES = re.compile(r"^[ \t]*#[ \t]*el", re.MULTILINE)
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
    return not _BRANCHES.search(text) and _is_unfinished(text)


def is_fragment(document: Document) -> bool:
    """Returns whether the file is the first or the last of several that a build concatenates: `part` in `[rules.syntax-error]`
    matches it, and its brackets are not balanced."""
    part = document.language.policy(_RULE).get("part")
    text = decode(document.text.data)
    return part is not None and re.search(part, text) is not None and _is_unfinished(text)


def _is_unfinished(text: str) -> bool:
    opened: list[str] = []
    for token in _TOKEN.finditer(text):
        if token["unfinished"]:
            return True
        bracket = token["bracket"]
        if bracket in _BRACKET_PAIRS:
            if not opened or opened.pop() != _BRACKET_PAIRS[bracket]:
                return True
        elif bracket:
            opened.append(bracket)
    return bool(opened)


def _code_items(items: Sequence[Item]) -> int:
    return sum(1 for item in items if item.node_type != "comment" and not item.facts.is_header)
