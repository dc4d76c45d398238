"""Tells code from prose inside comments: finds the lines of a comment that parse as statements.

A cheap test comes first. A line without an assignment, a call, a final semicolon or the like is not parsed, and nearly all
comments are prose.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from functools import lru_cache
from textwrap import dedent

import attrs

from variorum.languages import Language
from variorum.rules.quoted_code import CommentRun
from variorum.syntax.bounded_parse import read
from variorum.syntax.document import Document
from variorum.syntax.source_text import encode
from variorum.syntax.span import Span

# Code has one of these and prose has none: an assignment, a call, an element access, a semicolon or brace at the end of a line.
_EVIDENCE = re.compile(
    r"[\w)\]]\s*(?:[-+*/%&|^]|:|\?\?|<<|>>)?=(?!=)\s*\S|\w[\w.>:]{0,99}\([^()]*(?:\([^()]*\)[^()]*)*\)\s*[;:{]?\s*$"
    r"|\)\s*;\s*$|\w(?:\+\+|--);\s*$|^\s*(?:break|continue);\s*$|[\w)]\s*\{\s*$|^\s*\}|^\s*(?:import|from|using|package|#include|require|use)\s+[\w.<\"'{*]+"
    r"|^\s*return\b|^\s*(?:el)?if\b.*:\s*$|^\s*(?:for|while|with|def|class|except)\b.*:\s*$|^\s*(?:try|else|finally)\s*:\s*$"
)
# Directives of tools, headings such as `Note: f(x) is even`, and orders of growth look like code but are not.
_NO_CODE = re.compile(
    r"://|^\s*(?:noqa|type|pylint|pyright|mypy|ruff|flake8|isort|fmt|yapf|coverage|pragma|nosec|eslint\S*|jshint|jslint|global"
    r"|istanbul|c8|prettier\S*|ts-\w+|@ts-\w+|tslint\S*|NOLINT\w*|clang-format|noinspection|CHECKSTYLE|NOSONAR|nolint|go|export"
    r"|rubocop|phpcs|phpstan|variorum|vim?|ex|coding|-\*-.*|SPDX\S*|Copyright"
    r"|TODO|FIXME|XXX|HACK|NOTE)\b\s*[:(= ]"
    r"|^\s*(?i:given|assum\w+|returns?|results?|input|output|where|examples?|usage)\s*:\s|^\s*[\w.]+\([^()]*\)\s*=(?!=)"
    r"|^\s*[-*]\s|^\s*[A-Za-z][\w ]*:\s+[^=]*$|^\s*[OΘΩ]\(|^\s*[!\[]\w|^\s*@\w+|^\s*(?:e\.g|i\.e|ex)\b",
)
_RULE = "commented-out-code"
# Captures of statements that only compute a value.
_USELESS = ("useless", "useless.dropped")
# Up to this many statements without effect may be remarks.
_MOST_STATEMENTS = 8
_CREATION = re.compile(r"^\s*[A-Z](?=[A-Z0-9_]*[a-z])\w*\([^()]*\)$")
_BLANK = re.compile(r"^\s*$")
# Longer runs are read in pieces, so that the cost is linear in the length of the comment.
_LONGEST_PIECE = 24


@attrs.frozen
class Line:
    """One comment of a run: its range, and its text without comment tokens. A block comment is one `Line` with several lines
    of text."""

    span: Span
    text: str


def code_runs(
    lines: tuple[Line, ...], languages: tuple[Language, ...], names: AbstractSet[str] | None = None
) -> Iterator[Span]:
    """Yields the ranges of the longest runs of `lines` that are commented-out code of one of `languages`.

    `names` are the names in the code around the comment. None if there is no code.
    """
    texts = [line.text for line in lines]
    run = CommentRun(texts)
    start = 0
    while start < len(lines):
        is_piece = _is_piece(texts[start], languages[0])
        end = _end_of_code(lines, start, languages) if is_piece or _may_be_code(texts[start]) else None
        if end is None and is_piece:
            end = start + 1
        if end is None:
            start += 1
            continue
        if not run.is_quoted(start, end, names):
            yield Span(lines[start].span.start, lines[end - 1].span.end)
        start = end


def _is_piece(text: str, language: Language) -> bool:
    """Returns whether a line is a part of a statement, such as `else {`: the language's `pieces`, a regular expression."""
    pieces = language.policy(_RULE).get("pieces")
    return pieces is not None and "\n" not in text and re.search(pieces, text.strip()) is not None


def _end_of_code(lines: tuple[Line, ...], start: int, languages: tuple[Language, ...]) -> int | None:
    """Returns the line after the longest run of code that begins at `start`. Returns None if there is none."""
    for end in range(min(len(lines), start + _LONGEST_PIECE), start, -1):
        if _BLANK.match(lines[end - 1].text):
            continue
        text = "\n".join(line.text for line in lines[start:end])
        if any(is_code(text, language) for language in languages):
            return end
    return None


def _may_be_code(text: str) -> bool:
    return any(_EVIDENCE.search(line) and not _NO_CODE.search(line) for line in text.splitlines())


@lru_cache(maxsize=4096)
def is_code(text: str, language: Language) -> bool:
    """Returns whether the text of a comment is statements of `language` rather than prose."""
    lines = [line for line in text.splitlines() if line.strip()]
    evidence = [line for line in lines if _EVIDENCE.search(line) and not _NO_CODE.search(line)]
    if len(lines) == 1 and language.naming.function == "snake" and _CREATION.match(lines[0]):
        # The form of a type name: creating an object and dropping it has no effect.
        return False
    prose = language.policy(_RULE).get("prose")
    if not evidence or any(_NO_CODE.search(line) or (prose and re.search(prose, line)) for line in lines):
        return False
    return any(_parses(candidate, language) for candidate in _completions(dedent(text).strip("\n"), language))


def _completions(text: str, language: Language) -> Iterator[str]:
    """Yields the text as it is, and with the end of a block that the comment only opens."""
    prefix = language.policy(_RULE).get("prefix", "")
    yield prefix + text
    empty = language.facts.get("blocks", {}).get("empty")
    last = text.rstrip().rsplit("\n", 1)[-1]
    if empty and last.endswith(":"):
        indent = " " * (len(last) - len(last.lstrip()) + 4)
        yield f"{prefix}{text}\n{indent}{empty}"
    unclosed = text.count("{") - text.count("}")
    if 0 < unclosed < _LONGEST_PIECE:
        yield prefix + text + "\n" + "}" * unclosed


def _parses(text: str, language: Language) -> bool:
    tree, is_abandoned = read(language, encode(text + "\n"))
    root = tree.root_node
    if is_abandoned or root.has_error or root.named_child_count == 0:
        return False
    return root.named_child_count > _MOST_STATEMENTS or not _has_no_effect(text, language)


def _has_no_effect(text: str, language: Language) -> bool:
    """Returns whether all statements only compute values. Such lines are written to mention a value, not to run."""
    items = Document.parse(text, language).items
    return bool(items) and all(
        any(
            match[capture].start == 0 for capture in _USELESS for match in item.facts.matches.get(capture, ())
        )
        for item in items
    )
