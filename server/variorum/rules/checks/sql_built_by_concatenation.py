"""sql-built-by-concatenation: an SQL statement that is built from values."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Category, Example, Rule
from variorum.rules.sql_text import (
    added_by,
    begins_statement,
    built_variable,
    is_clause,
    is_harmless,
    is_harmless_addition,
    is_statement,
)
from variorum.rules.unit import FileUnit, ItemUnit
from variorum.syntax.document import Document
from variorum.syntax.item import Item, Match
from variorum.syntax.item_memo import CollectedItems, memoized_per_item
from variorum.syntax.span import Span

RULE = Rule(
    id="sql-built-by-concatenation",
    weight=Weight.MAJOR,
    severity=Severity.WARNING,
    category=Category.SAFETY,
    is_style_rule=True,
    what=(
        "Finds SQL statements that are concatenated from strings and values, at once or piece by piece, and such conditions in "
        "calls of query methods. Names in capitals only count as constants, such as a table name. Numbers, placeholders and "
        "escaped or quoted values are ignored."
    ),
    why="A value with a quotation mark becomes part of the statement. The database never parses values passed as parameters.",
    example=Example(
        before="def find(connection, name):\n    return connection.execute(f\"SELECT * FROM books WHERE name = '{name}'\")\n",
        after='def find(connection, name):\n    return connection.execute("SELECT * FROM books WHERE name = ?", (name,))\n',
        language="python",
    ),
)

_MESSAGE = "SQL built from values: pass them as parameters"


@RULE.check_items_with("text.built", "text.clause", "text.chained")
def built_statements(item: ItemUnit) -> Iterator[Violation]:
    """Reports every concatenated string that is an SQL statement, or a condition in a query call."""
    tagged = {match["text.tagged"] for match in item.matches("text.tagged")}
    built = {match["text.built"] for match in item.matches("text.built")} - tagged
    found = {span for span in built if is_statement(item.text(span))}
    found |= {match["text.clause"] for match in item.matches("text.clause") if _is_clause(match, item)}
    for span in sorted(found):
        if not is_harmless(item.text(span), item):
            yield RULE.at(span, _MESSAGE)
    for match in item.matches("text.chained"):
        part = item.text(match["text.appended"])
        if begins_statement(item.text(match["text.chained"])) and not is_harmless_addition(part, item):
            yield RULE.at(match["text.appended"], _MESSAGE)


@RULE.check_files_with("text.extension", "text.rewritten", "text.chained")
def extended_statements(file: FileUnit) -> Iterator[Violation]:
    """Reports every value appended to a variable that holds the beginning of an SQL statement."""
    shared: frozenset[str] | None = None
    for item, additions in _ADDITIONS(file.document):
        names = _begun(file.document, item) or frozenset()
        if _is_statement_of_file(item):
            # Top-level statements share their variables.
            shared = _begun_outside(file.document) if shared is None else shared
            names |= shared
        for name, span in additions:
            if name in names:
                yield RULE.at(span.shifted(item.span.start), _MESSAGE)


def _is_clause(match: Match, item: ItemUnit) -> bool:
    """Returns whether the argument of a query call is concatenated and is a part of a statement."""
    text = item.text(match["text.clause"])
    return any(mark in text for mark in "\"'`") and is_clause(text)


@memoized_per_item
def _begun(document: Document, item: Item) -> frozenset[str] | None:
    """Returns the variables of an item that are assigned the beginning of an SQL statement."""
    unit = ItemUnit(document.language, item.facts)
    names = {
        unit.text(match["assign.name"])
        for match in unit.matches("assign.value")
        if "assign.name" in match and begins_statement(unit.text(match["assign.value"]))
    }
    # A builder may be made empty and be given the beginning afterwards.
    names |= {
        unit.text(match["text.extended"])
        for match in unit.matches("text.extension")
        if is_statement(unit.text(match["text.extension"]))
    }
    return frozenset(names) or None


@memoized_per_item
def _additions(document: Document, item: Item) -> tuple[tuple[str, Span], ...] | None:
    """Returns the harmful values that an item appends to strings: the variable of the string and the place.

    A declaration knows which of its own variables begin a statement. Most have none and are skipped.
    """
    if item.declaration is not None and _begun(document, item) is None:
        return None
    unit = ItemUnit(document.language, item.facts)
    found = []
    for match in (*unit.matches("text.extension"), *unit.matches("text.rewritten")):
        part = added_by(match, unit)
        if part is not None and not is_harmless_addition(part, unit):
            found.append(
                (unit.text(match["text.extended"]), match.get("text.extension") or match["text.rewritten"])
            )
    for match in unit.matches("text.chained"):
        chain, part = unit.text(match["text.chained"]), unit.text(match["text.appended"])
        name = built_variable(chain)
        # What begins in the chain itself is found with the item.
        if name and not begins_statement(chain) and not is_harmless_addition(part, unit):
            found.append((name, match["text.appended"]))
    return tuple(found) or None


_BEGUN, _ADDITIONS = CollectedItems(_begun), CollectedItems(_additions)


def _begun_outside(document: Document) -> frozenset[str]:
    return frozenset(
        name for item, names in _BEGUN(document) if _is_statement_of_file(item) for name in names
    )


def _is_statement_of_file(item: Item) -> bool:
    return item.declaration is None and item.container is None
