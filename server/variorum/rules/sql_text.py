"""Reads texts that a program puts together: whether they are SQL, and whether a value from outside can get into them."""

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
# The quotation mark of a text, and what may stand in front of it, as for an f-string.
_STRING_START = re.compile(r"[$@a-zA-Z]{0,3}[\"'`]")
_CALL = r"\([^()]{0,200}(?:\([^()]{0,200}\)[^()]{0,200}){0,9}\)"
# How far into an expression a statement is looked for.
_NEAR = 1_000
_HANDED = re.compile(r"\(\s*(?=[$@a-zA-Z]{0,3}[\"'`])")
_CHAIN = re.compile(r"([A-Za-z_$]\w*)\s*\.\s*\w+\s*\(")
# A comparison, or an order; or nothing but values.
_CLAUSE = re.compile(
    r"[\w`\]}\"']\s*(?:[=<>]|!=|<>)\s*|\b(?:like|ilike|in|is|between|asc|desc)\b|^[\"'`](?:[#$]?\{[^{}]*\}\s*)+[\"'`]$",
    re.IGNORECASE,
)
_LITERAL = re.compile(
    r"(?<!\\)(?:\"(?:\\.|[#$](?:\{[^{}]{0,300}\}|(?!\{[^{}]{0,300}\}))|[^\"\\#$])*\"|'(?:\\.|[^'\\])*'|`(?:\\.|\$(?:\{[^{}]{0,300}\}|(?!\{[^{}]{0,300}\}))|[^`\\$])*`)",
    re.DOTALL,
)
# What a written-out text has filled in: between braces or behind a dollar sign.
_INSIDE = re.compile(r"[#$]?\{([^{}]*)\}|\$(\w+)")
_JOINED = re.compile(r"\s{0,99}[+.%]\s{0,99}\(?\s{0,99}")
_OPERAND = re.compile(r"[\w.$@]+(?:(?:->|::)\w+)*(?:" + _CALL + r")?")
# A constant, written-out text, a number, or what some function has made safe.
_HARMLESS = re.compile(
    r"(?:\w+\.)*[A-Z][A-Z0-9_]*|(?:[\w.$@]|->|::)*(?i:quote|escape|literal)\w{0,40}(?:\(.*)?|\d+|"
    r"\"[^\"{}$]*\"?|'[^'{}$]*'?|`[^`{}$]*`?",
    re.DOTALL,
)
# What repeats a placeholder: a text of nothing else, used in a call or an expression.
_PLACEHOLDERS = re.compile(r"[\"'`][\s(]*(?:\?|%s)(?:\?|%s|[\s,()])*[\"'`]")


def is_statement(text: str) -> bool:
    """Whether the code of a text begins like an SQL statement."""
    return bool(_LOUD.match(text) or _QUIET.match(text))


def begins_statement(code: str) -> bool:
    """Whether an expression is such a text, or hands one to a call, as `new StringBuilder("SELECT ...")` does."""
    if is_statement(code):
        return True
    near = code[:_NEAR]
    return any(is_statement(near[one.end() :]) for one in _HANDED.finditer(near))


def built_variable(chain: str) -> str | None:
    """The variable that a chain of calls begins with; None where it begins with something else, or is no chain."""
    found = _CHAIN.match(chain)
    return found[1] if found else None


def is_clause(text: str) -> bool:
    """Whether the code of a text that a query takes reads like a condition or an order."""
    return _CLAUSE.search(text) is not None


def added_by(match: Match, item: ItemUnit) -> str | None:
    """The code of what a statement adds to the end of a variable; None where the variable is given something else."""
    if "text.extension" in match:
        return item.text(match["text.extension"])
    name = item.text(match["text.extended"])
    rewritten = item.text(match["text.rewritten"])
    rest = rewritten.removeprefix(name)
    found = re.match(r"\s*[+.]\s*", rest)
    return rest[found.end() :] if found and rest != rewritten else None


def is_harmless(text: str, item: ItemUnit) -> bool:
    """Whether only constants, numbers, placeholders and what was quoted before are filled in or added.

    False where nothing is: then a function does it, in a way that the text does not show.
    """
    parts = list(_parts(text))
    return bool(parts) and all(
        one is None or _is_plain(one, item) or _holds_plain(one, item) for one in parts
    )


def is_harmless_addition(text: str, item: ItemUnit) -> bool:
    """The same for what is added to the end of another text."""
    return is_harmless(f"'' + {text}", item)


def _parts(code: str) -> Iterator[str | None]:
    """The values that the texts of an expression are filled or joined with; None for a text that is joined to another."""
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
    """Whether an expression can hold no text from outside."""
    if _HARMLESS.fullmatch(value) or _PLACEHOLDERS.search(value):
        return True
    called = re.match(r"([\w.]+)" + _CALL + r"$", value)
    return called is not None and called[1] in item.policy("sql-built-by-concatenation").get("numbers", ())


def _holds_plain(name: str, item: ItemUnit) -> bool:
    """Whether a variable of the item is only ever given what `_is_plain`: a parameter or the variable of a loop is not."""
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
