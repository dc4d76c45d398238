"""Makes edits that remove a statement or a list element and leave a text that parses."""

from __future__ import annotations

import re

from variorum.languages import Language
from variorum.rules.finding import Edit
from variorum.syntax.item import ItemFacts
from variorum.syntax.span import Span

_COMMA_AFTER = re.compile(rb"\s*,[ \t]*")
# A semicolon outside of the statement's node separates it from the next statement.
_SEPARATOR = re.compile(rb"[ \t]*;[ \t]*")
_COMMA_BEFORE = re.compile(rb",\s*$")


def remove_list_element(facts: ItemFacts, part: Span) -> Edit:
    """Returns the edit that removes one element of a comma-separated list with its comma."""
    after = _COMMA_AFTER.match(facts.text, part.end)
    if after:
        return Edit(Span(part.start, after.end()))
    before = _COMMA_BEFORE.search(facts.text, 0, part.start)
    return Edit(Span(before.start() if before else part.start, part.end))


def remove_statement(language: Language, facts: ItemFacts, statement: Span) -> Edit:
    """Returns the edit that removes a statement. If it is alone in its block, the language's empty statement replaces it."""
    alone = (match["alone"] for match in facts.matches.get("alone", ()))
    if statement in alone:
        return Edit(statement, language.facts.get("blocks", {}).get("empty", ""))
    separator = _SEPARATOR.match(facts.text, statement.end)
    return Edit(Span(statement.start, separator.end() if separator else statement.end), "", whole_lines=True)
