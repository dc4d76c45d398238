"""Finds the comments and attributes of an item that suppress rules: our own, and those of other linters.

`suppressions.toml` of a language describes the comments of other linters: `[comments]` holds regular expressions by their scope
(see `SuppressionScope`), each with a group `codes` (or `more`) for the rule names. An entry `{comment, entry}` describes a
comment with a value for each name: `entry` finds the names in a comment that `comment` matches.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import Enum
from functools import cache

import attrs

from variorum.languages import Language
from variorum.rules.rule_aliases import EVERY_RULE, rules_by_alias
from variorum.syntax.item import ItemFacts
from variorum.syntax.span import Span

_COMMENT = re.compile(r"variorum:\s*ignore(?P<file>-file)?(?:\[(?P<codes>[\w\s,-]*)\])?")
_CODE = re.compile(r"[\w:/@.-]+\*?")
_KEY = "suppressing comments"
ATTRIBUTE = "suppressed.by"
REQUEST = "requested.by"
_DIRECTIVE = "suppressing"


class SuppressionScope(Enum):
    """What a comment or an attribute suppresses. Those of `[comments]` come first, in the order in which they are tried."""

    FILE = "file"
    NEXT_LINE = "next_line"
    LINE = "line"
    """The comment's own line, or the whole import statement that begins there."""
    OWN = "own"
    """The line, or the next line with code if the comment is alone on its line."""
    SCOPE = "scope"
    """The line. If the comment is alone on its line, like `BEGIN`, but at most to the end of the block."""
    BEGIN = "begin"
    """From here to an `END` or the end of the file."""
    END = "end"
    SPAN = "span"
    """The mark's own span."""
    ITEM = "item"
    """The next item."""
    AROUND = "around"
    """The container of the mark, or the file."""
    REQUESTED = "requested"
    """Nothing: the mark asks for the rules in the whole file."""


@attrs.frozen
class Mark:
    """A comment or attribute that suppresses rules. Offsets are relative to its item."""

    offset: int
    rules: frozenset[str]
    scope: SuppressionScope
    span: Span


def marks_of(language: Language, facts: ItemFacts) -> tuple[Mark, ...]:
    """Returns the suppressing comments and attributes of an item. The result is cached with its text."""
    known: tuple[Mark, ...] | None = facts.derived.get(_KEY)
    if known is None:
        known = facts.derived[_KEY] = (
            *_of_comments(language, facts),
            *_of_attributes(language, facts),
            *_requests(language, facts),
        )
    return known


def is_suppressing(language: Language, comment: str) -> bool:
    """Returns whether a comment begins with a suppression, so that only a tool reads it."""
    words = comment.lstrip("/*#! \t")
    forms = [_COMMENT, *(form.comment for form in _forms(language))]
    return any(form.match(text) for form in forms for text in (comment, words))


def _of_comments(language: Language, facts: ItemFacts) -> Iterator[Mark]:
    directives = (match[_DIRECTIVE] for match in facts.matches.get(_DIRECTIVE, ()))
    for span in (*facts.comments, *directives):
        text = facts.text_of(span)
        own = _COMMENT.search(text)
        if own:
            yield Mark(
                span.start,
                _listed(own["codes"]),
                SuppressionScope.FILE if own["file"] else SuppressionScope.OWN,
                span,
            )
            continue
        for form in _forms(language):
            rules = form.rules(language, text)
            if rules is None:
                continue
            statement = _statement_from(facts, span) if form.scope is SuppressionScope.LINE else None
            yield Mark(
                span.start, rules, SuppressionScope.SPAN if statement else form.scope, statement or span
            )
            if form.entry is None:
                break


@attrs.frozen
class _Form:
    """The form of a comment of another linter."""

    scope: SuppressionScope
    comment: re.Pattern[str]
    entry: re.Pattern[str] | None = None

    def rules(self, language: Language, text: str) -> frozenset[str] | None:
        """Returns the rules that a comment suppresses, which may be none known here. Returns None if the comment has another
        form."""
        found = self.comment.search(text)
        if found is None:
            return None
        if self.entry is not None:
            named = [one[1] for one in self.entry.finditer(text, found.end())]
            return frozenset[str]().union(*(rules_by_alias(language, code) for code in named))
        listed = [
            found[name] for name in ("codes", "more") if name in self.comment.groupindex and found[name]
        ]
        return _meant(language, " ".join(listed))


@cache
def _forms(language: Language) -> tuple[_Form, ...]:
    """Returns the forms of the comments of other linters, in the order in which they are tried."""
    tables = language.suppressions.get("comments", {})
    return tuple(_form(scope, given) for scope in SuppressionScope for given in tables.get(scope.value, ()))


def _form(scope: SuppressionScope, given: str | dict[str, str]) -> _Form:
    if isinstance(given, str):
        return _Form(scope, re.compile(given))
    return _Form(scope, re.compile(given["comment"]), re.compile(given["entry"]))


def _of_attributes(language: Language, facts: ItemFacts) -> Iterator[Mark]:
    """Yields attributes (`@suppressed.by`) that suppress rules in a part of the item (`@suppressed`), in the whole container in
    whose head they are, or, as an item of their own, in the next item."""
    for match in facts.matches.get(ATTRIBUTE, ()):
        attribute = match[ATTRIBUTE]
        rules = _meant(language, facts.text_of(attribute))
        if "suppressed.around" in match:
            yield Mark(attribute.start, rules, SuppressionScope.AROUND, attribute)
        elif "suppressed" in match:
            yield Mark(attribute.start, rules, SuppressionScope.SPAN, match["suppressed"])
        elif facts.is_header:
            yield Mark(attribute.start, rules, SuppressionScope.SPAN, Span(0, len(facts.text)))
        elif attribute == Span(0, len(facts.text)):
            yield Mark(attribute.start, rules, SuppressionScope.ITEM, attribute)


def _requests(language: Language, facts: ItemFacts) -> Iterator[Mark]:
    """Yields attributes (`@requested.by`) that ask for rules by name. The name of a group (`groups`) asks for none."""
    groups = language.suppressions.get("groups", ())
    for match in facts.matches.get(REQUEST, ()):
        attribute = match[REQUEST]
        codes = [code for code in _CODE.findall(facts.text_of(attribute)) if code not in groups]
        rules = frozenset[str]().union(*(rules_by_alias(language, code) for code in codes))
        yield Mark(attribute.start, rules, SuppressionScope.REQUESTED, attribute)


def _listed(codes: str | None) -> frozenset[str]:
    return frozenset(name.strip() for name in (codes or "*").split(",") if name.strip())


def _meant(language: Language, codes: str | None) -> frozenset[str]:
    """Returns the rules for a list of names of another tool. Without a list, returns all rules."""
    if not codes or not codes.strip():
        return EVERY_RULE
    return frozenset[str]().union(*(rules_by_alias(language, code) for code in _CODE.findall(codes)))


def _statement_from(facts: ItemFacts, comment: Span) -> Span | None:
    """Returns the import statement that begins on the comment's line and continues after it: the comment applies to all of it."""
    for match in facts.matches.get("import.statement", ()):
        statement = match["import.statement"]
        if statement.contains(comment) and b"\n" not in facts.text[statement.start : comment.start]:
            return statement
    return None
