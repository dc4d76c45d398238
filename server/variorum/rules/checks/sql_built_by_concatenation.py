"""sql-built-by-concatenation: a statement for a data base that is put together from values."""

from __future__ import annotations

import re
from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Category, Example, Rule
from variorum.rules.unit import ItemUnit

RULE = Rule(
    id="sql-built-by-concatenation",
    weight=Weight.MAJOR,
    severity=Severity.WARNING,
    category=Category.SAFETY,
    is_habit=True,
    what="Finds SQL statements that are put together from text and values. Names in capitals alone, such as that of a "
    "table, are taken for constants; numbers, placeholders and what a function quotes or escapes are left alone.",
    why="A value that holds a quotation mark becomes a part of the statement. Data bases take values beside the "
    "statement, where they stay values.",
    example=Example(
        before="def find(connection, name):\n    return connection.execute(f\"SELECT * FROM books WHERE name = '{name}'\")\n",
        after='def find(connection, name):\n    return connection.execute("SELECT * FROM books WHERE name = ?", (name,))\n',
        language="python",
    ),
)

_LEAD = r"""^(?:format!\(|fmt\.Sprintf\(|String\.format\()?[$@a-zA-Z]{0,3}["'`]+\s*(?:\(\s*)?"""
_LOUD = re.compile(
    _LEAD
    + r"(?:SELECT\s.*\sFROM\b|INSERT\s+(?:OR\s+\w+\s+)?INTO\b|UPDATE\s+\S+\s+SET\b|DELETE\s+FROM\b|SELECT\s.*\bWHERE\b)",
    re.DOTALL,
)
_QUIET = re.compile(
    _LEAD
    + r"(?:select\s.*\sfrom\s.*\b(?:where|limit|join|order by)\b|insert\s+into\s.*\bvalues\b|update\s+\S+\s+set\s.*=|"
    r"delete\s+from\s.*\bwhere\b)",
    re.DOTALL,
)
_CALL = r"\([^()]{0,200}(?:\([^()]{0,200}\)[^()]{0,200}){0,9}\)"
# What is filled in: between braces, behind a dollar sign, or behind the operator that joins the parts. The mark that ends a
# joined text stays, since another part may follow it.
_FILLED = re.compile(
    r"[#$]?\{([^{}]*)\}|\$(\w+)|[\"'`]\s{0,99}(?:\+|\.|%)\s{0,99}\(?\s{0,99}"
    r"((?:[\w.$@]+(?:(?:->|::)\w+)*)(?:" + _CALL + r")?|\"[^\"{}$]*(?=\")|'[^'{}$]*(?=')|`[^`{}$]*(?=`))"
)
# A constant, written-out text, a number, or what some function has made safe.
_HARMLESS = re.compile(
    r"(?:\w+\.)*[A-Z][A-Z0-9_]*|(?:[\w.$@]|->|::)*(?i:quote|escape|literal)\w{0,40}(?:\(.*)?|\d+|"
    r"\"[^\"{}$]*\"?|'[^'{}$]*'?|`[^`{}$]*`?",
    re.DOTALL,
)
# What repeats a placeholder: a text of nothing else, used in a call or an expression.
_PLACEHOLDERS = re.compile(r"[\"'`][\s(]*(?:\?|%s)(?:\?|%s|[\s,()])*[\"'`]")


@RULE.check_items_with("text.built")
def built_statements(item: ItemUnit) -> Iterator[Violation]:
    """Every text that the language's `@text.built` marks and that reads like SQL."""
    tagged = {match["text.tagged"] for match in item.matches("text.tagged")}
    for span in sorted({match["text.built"] for match in item.matches("text.built")} - tagged):
        text = item.text(span)
        if (_LOUD.match(text) or _QUIET.match(text)) and not _is_harmless(text, item):
            yield RULE.at(span, "this SQL statement is put together from values; hand them over beside it")


def _is_harmless(text: str, item: ItemUnit) -> bool:
    """Whether only constants, numbers, placeholders and what was quoted before are filled in."""
    filled = [
        next(group for group in found.groups() if group is not None).strip()
        for found in _FILLED.finditer(text)
    ]
    return bool(filled) and all(_is_plain(one, item) or _holds_plain(one, item) for one in filled)


def _is_plain(value: str, item: ItemUnit) -> bool:
    """Whether an expression can hold no text from outside."""
    if _HARMLESS.fullmatch(value) or _PLACEHOLDERS.search(value):
        return True
    called = re.match(r"([\w.]+)" + _CALL + r"$", value)
    return called is not None and called[1] in item.policy(RULE.id).get("numbers", ())


def _holds_plain(name: str, item: ItemUnit) -> bool:
    """Whether a variable of the item is only ever given what `_is_plain`: a parameter or the variable of a loop is not."""
    values = {
        match["assign.name"]: item.text(match["assign.value"])
        for match in item.matches("assign.value")
        if "assign.name" in match and item.text(match["assign.name"]) == name
    }
    bound = [one for one in (*item.facts.names.inner, *item.facts.names.outermost) if one.name == name]
    return (
        bool(bound)
        and all(
            span in values
            for one in bound
            for span in (*one.definitions, *one.writes, *one.updates, *one.lent)
        )
        and all(_is_plain(value, item) for value in values.values())
    )
