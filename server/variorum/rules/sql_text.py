"""Analyses strings that a program builds: whether they are SQL, and whether an outside value can get into them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from variorum.rules.unit import ItemUnit
from variorum.syntax.item import Match

_LEAD = (
    r"""^(?:new\s+\w+\(\s*|format!\(|fmt\.Sprintf\(|String\.format\()?[$@a-zA-Z]{0,3}["'`]+\s*(?:\(\s*)?"""
)
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
# The quotation mark of a string and its prefix, as for an f-string.
_STRING_START = re.compile(r"[$@a-zA-Z]{0,3}[\"'`]")
_CALL = r"\([^()]{0,200}(?:\([^()]{0,200}\)[^()]{0,200}){0,9}\)"
# How far into an expression a statement is looked for.
_NEAR = 1_000
_HANDED = re.compile(r"\(\s*(?=[$@a-zA-Z]{0,3}[\"'`])")
_CHAIN = re.compile(r"([A-Za-z_$]\w*)\s*\.\s*\w+\s*\(")
# A comparison or an ORDER BY; or only values.
_CLAUSE = re.compile(
    r"[\w`\]}\"']\s*(?:[=<>]|!=|<>)\s*|\b(?:like|ilike|in|is|between|asc|desc)\b|^[\"'`](?:[#$]?\{[^{}]*\}\s*)+[\"'`]$",
    re.IGNORECASE,
)
_LITERAL = re.compile(
    r"(?<!\\)(?:\"(?:\\.|[#$](?:\{[^{}]{0,300}\}|(?!\{[^{}]{0,300}\}))|[^\"\\#$])*\"|'(?:\\.|[^'\\])*'|`(?:\\.|\$(?:\{[^{}]{0,300}\}|(?!\{[^{}]{0,300}\}))|[^`\\$])*`)",
    re.DOTALL,
)
# What is interpolated into a literal: between braces or after a dollar sign.
_INSIDE = re.compile(r"[#$]?\{([^{}]*)\}|\$(\w+)")
_JOINED = re.compile(r"\s{0,99}[+.%]\s{0,99}\(?\s{0,99}")
_OPERAND = re.compile(r"[\w.$@]+(?:(?:->|::)\w+)*(?:" + _CALL + r")?")
# A constant, a literal, a number, or the result of an escaping function.
_HARMLESS = re.compile(
    r"(?:\w+\.)*[A-Z][A-Z0-9_]*|(?:[\w.$@]|->|::)*(?i:quote|escape|literal)\w{0,40}(?:\(.*)?|\d+|"
    r"\"[^\"{}$]*\"?|'[^'{}$]*'?|`[^`{}$]*`?",
    re.DOTALL,
)
# Repeats a placeholder: a string of placeholders only, in a call or an expression.
_PLACEHOLDERS = re.compile(r"[\"'`][\s(]*(?:\?|%s)(?:\?|%s|[\s,()])*[\"'`]")


def is_statement(text: str) -> bool:
    """Returns whether the source of a string begins like an SQL statement."""
    return bool(_LOUD.match(text) or _QUIET.match(text))


def begins_statement(code: str) -> bool:
    """Returns whether an expression is an SQL string or passes one to a call, such as `new StringBuilder("SELECT ...")`."""
    if is_statement(code):
        return True
    near = code[:_NEAR]
    return any(is_statement(near[one.end() :]) for one in _HANDED.finditer(near))


def built_variable(chain: str) -> str | None:
    """Returns the variable that a chain of calls begins with. Returns None for any other expression."""
    found = _CHAIN.match(chain)
    return found[1] if found else None


def is_clause(text: str) -> bool:
    """Returns whether the source of a string in a query is a condition or an order."""
    return _CLAUSE.search(text) is not None


def added_by(match: Match, item: ItemUnit) -> str | None:
    """Returns the source of what a statement appends to a variable. Returns None if it assigns something else."""
    if "text.extension" in match:
        return item.text(match["text.extension"])
    name = item.text(match["text.extended"])
    rewritten = item.text(match["text.rewritten"])
    rest = rewritten.removeprefix(name)
    found = re.match(r"\s*[+.]\s*", rest)
    return rest[found.end() :] if found and rest != rewritten else None


def is_harmless(text: str, item: ItemUnit) -> bool:
    """Returns whether only constants, numbers, placeholders and escaped values are interpolated or concatenated.

    Returns False if there are none: a function then builds the string in a way that cannot be seen.
    """
    parts = list(_parts(text))
    return bool(parts) and all(
        one is None or _is_plain(one, item) or _holds_plain(one, item) for one in parts
    )


def is_harmless_addition(text: str, item: ItemUnit) -> bool:
    """Returns the same for text that is appended to another text."""
    return is_harmless(f"'' + {text}", item)


def _parts(code: str) -> Iterator[str | None]:
    """Yields the values that are interpolated or concatenated. Yields None for a value concatenated with another string."""
    at = 0
    while (literal := _LITERAL.search(code, at)) is not None:
        for inner in _INSIDE.finditer(literal[0]):
            yield (inner[1] if inner[1] is not None else inner[2]).strip()
        at = literal.end()
        while (joined := _JOINED.match(code, at)) is not None:
            at = joined.end()
            if _STRING_START.match(code, at):
                yield None
                break
            operand = _OPERAND.match(code, at)
            if operand is None:
                break
            yield operand[0]
            at = operand.end()


def _is_plain(value: str, item: ItemUnit) -> bool:
    """Returns whether an expression cannot contain text from outside."""
    if _HARMLESS.fullmatch(value) or _PLACEHOLDERS.search(value):
        return True
    called = re.match(r"([\w.]+)" + _CALL + r"$", value)
    return called is not None and called[1] in item.policy("sql-built-by-concatenation").get("numbers", ())


def _holds_plain(name: str, item: ItemUnit) -> bool:
    """Returns whether a variable of the item is only assigned values for which `_is_plain` holds. Parameters and loop
    variables do not qualify."""
    values = {
        match["assign.name"]: item.text(match["assign.value"])
        for match in item.matches("assign.value")
        if "assign.name" in match and item.text(match["assign.name"]) == name
    }
    for match in item.matches("text.extension"):
        if item.text(match["text.extended"]) == name:
            values[match["text.extended"]] = item.text(match["text.extension"])
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
