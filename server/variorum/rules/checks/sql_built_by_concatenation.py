"""sql-built-by-concatenation: a statement for a data base that is put together from values."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Category, Example, Rule
from variorum.rules.sql_text import added_by, is_clause, is_harmless, is_harmless_addition, is_statement
from variorum.rules.unit import FileUnit, ItemUnit
from variorum.syntax.item import Match

RULE = Rule(
    id="sql-built-by-concatenation",
    weight=Weight.MAJOR,
    severity=Severity.WARNING,
    category=Category.SAFETY,
    is_habit=True,
    what="Finds SQL statements that are put together from text and values, at once or bit by bit, and such conditions that "
    "a query method takes. Names in capitals alone, such as that of a "
    "table, are taken for constants; numbers, placeholders and what a function quotes or escapes are left alone.",
    why="A value that holds a quotation mark becomes a part of the statement. Data bases take values beside the "
    "statement, where they stay values.",
    example=Example(
        before="def find(connection, name):\n    return connection.execute(f\"SELECT * FROM books WHERE name = '{name}'\")\n",
        after='def find(connection, name):\n    return connection.execute("SELECT * FROM books WHERE name = ?", (name,))\n',
        language="python",
    ),
)

_MESSAGE = "this SQL statement is put together from values; hand them over beside it"


@RULE.check_items_with("text.built", "text.clause")
def built_statements(item: ItemUnit) -> Iterator[Violation]:
    """Every text put together that reads like SQL, and every one that a query takes and that reads like a condition."""
    tagged = {match["text.tagged"] for match in item.matches("text.tagged")}
    built = {match["text.built"] for match in item.matches("text.built")} - tagged
    found = {span for span in built if is_statement(item.text(span))}
    found |= {match["text.clause"] for match in item.matches("text.clause") if _is_clause(match, item)}
    for span in sorted(found):
        if not is_harmless(item.text(span), item):
            yield RULE.at(span, _MESSAGE)


@RULE.check_files_with("text.extension", "text.rewritten")
def extended_statements(file: FileUnit) -> Iterator[Violation]:
    """Every value that is added to a variable whose text begins an SQL statement."""
    outer: set[str] | None = None
    for item in file.document.items:
        unit = ItemUnit(file.language, item.facts)
        added = [*unit.matches("text.extension"), *unit.matches("text.rewritten")]
        if not added:
            continue
        names = _begun(unit)
        if item.declaration is None and item.container is None:
            # Statements of the file share their variables.
            outer = _begun_outside(file) if outer is None else outer
            names |= outer
        for match in added:
            part = added_by(match, unit) if unit.text(match["text.extended"]) in names else None
            if part is not None and not is_harmless_addition(part, unit):
                span = match.get("text.extension") or match["text.rewritten"]
                yield RULE.at(span.shifted(item.span.start), _MESSAGE)


def _is_clause(match: Match, item: ItemUnit) -> bool:
    """Whether a text that a query takes is put together, and reads like a part of a statement."""
    text = item.text(match["text.clause"])
    return any(mark in text for mark in "\"'`") and is_clause(text)


def _begun(item: ItemUnit) -> set[str]:
    """The variables of an item that are given the beginning of an SQL statement."""
    return {
        item.text(match["assign.name"])
        for match in item.matches("assign.value")
        if "assign.name" in match and is_statement(item.text(match["assign.value"]))
    }


def _begun_outside(file: FileUnit) -> set[str]:
    statements = (item for item in file.document.items if item.declaration is None and item.container is None)
    return set().union(*(_begun(ItemUnit(file.language, item.facts)) for item in statements))
