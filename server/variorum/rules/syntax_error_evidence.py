"""Decides what a syntax error proves. Grammars have gaps, so that not every text that one rejects is wrong."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

import attrs

from variorum.languages import Language
from variorum.rules.bracket_balance import BRACKET_PAIRS, brackets, is_unfinished
from variorum.syntax.document import Document
from variorum.syntax.item import Item
from variorum.syntax.source_text import decode
from variorum.syntax.span import Span

_RULE = "syntax-error"
# Only one of two branches is compiled, so that both may open what is closed once.
_BRANCHES = re.compile(r"^[ \t]*#[ \t]*el", re.MULTILINE)
_CLOSED_AT_END = re.compile(r"\}[)\]};\s]*\Z")
_CALLED_AT_END = re.compile(r"\}\s*\)?\s*\([^(){}]*\)[)\]};\s]*\Z")
_RETURNED = re.compile(r"(?:\A|[;}\n])\s*return\b[^;{}]*;?\s*\Z")
# Bytes before a bracket that are searched for a `return`.
_LONGEST_RETURN = 500
# Bytes of an error that are searched for a construct of older versions.
_LONGEST_ERROR = 2_000
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
    return not _BRANCHES.search(text) and is_unfinished(document.language, text)


def is_fragment(document: Document) -> bool:
    """Returns whether the file is the first or the last of several that a build concatenates: `part` in `[rules.syntax-error]`
    matches it, and its brackets are not balanced, or it ends a function that another file begins."""
    part = document.language.policy(_RULE).get("part")
    if part is None:
        return False
    text = decode(document.text.data)
    if re.search(part, text) is not None and is_unfinished(document.language, text):
        return True
    return _ends_function_of_another(document.language, text)


def _ends_function_of_another(language: Language, text: str) -> bool:
    """Returns whether the text ends with brackets that nothing in it opened, and what is around them shows that they close a
    function: a `return` outside of all functions before them, or the call of the function behind them."""
    depth = 0
    for bracket, start in brackets(language, text):
        depth += (bracket in BRACKET_PAIRS.values()) - (bracket in BRACKET_PAIRS)
        if depth < 0:
            return _CALLED_AT_END.match(text, start) is not None or (
                _CLOSED_AT_END.match(text, start) is not None
                and _RETURNED.search(text, max(0, start - _LONGEST_RETURN), start) is not None
            )
    return False


@attrs.frozen
class Former:
    """A construct that only older versions of the language know."""

    span: Span
    message: str


def former_construct(document: Document) -> Former | None:
    """Returns the construct of an older version that the lines of the first error have: `former` in `[rules.syntax-error]`."""
    stated = document.language.policy(_RULE).get("former", ())
    first = next(iter(document.items_where(_is_broken)), None) if stated else None
    if first is None or not first.facts.problems:
        return None
    data, place = document.text.data, first.facts.problems[0].span.shifted(first.span.start)
    start = data.rfind(b"\n", 0, place.start) + 1
    end = data.find(b"\n", min(place.end, start + _LONGEST_ERROR))
    for one in stated:
        found = re.compile(one["code"].encode()).search(data, start, end if end >= 0 else len(data))
        if found is not None:
            return Former(Span(*found.span()), one["message"])
    return None


def _is_broken(item: Item) -> bool:
    return item.facts.is_broken


def texts_that_may_be_misread(document: Document) -> list[Span]:
    """Returns the long texts inside of the code that the grammar may take for code: `texts` in `[rules.syntax-error]`."""
    texts = _texts(document.language)
    return [Span(*found.span()) for found in texts.finditer(document.text.data)] if texts is not None else []


@cache
def _texts(language: Language) -> re.Pattern[bytes] | None:
    stated = language.policy(_RULE).get("texts")
    return re.compile(stated.encode(), re.MULTILINE) if stated else None


def _code_items(items: Sequence[Item]) -> int:
    return sum(1 for item in items if item.node_type != "comment" and not item.facts.is_header)
