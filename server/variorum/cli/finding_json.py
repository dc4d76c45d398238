"""Converts findings to compact JSON and back, for the cache and for worker processes."""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from variorum.rules.finding import Edit, Finding, Fix, Related, Severity, Tag, Weight
from variorum.syntax.span import Span

# Calling an enumeration is many times slower than looking up its member.
_SEVERITIES = {int(one): one for one in Severity}
_WEIGHTS = {one.value: one for one in Weight}


def findings_to_json(findings: Iterable[Finding]) -> str:
    """Returns the findings as one line of JSON."""
    return json.dumps([_row(one) for one in findings], separators=(",", ":"))


def findings_from_json(text: str) -> tuple[Finding, ...]:
    """Parses what `findings_to_json` returned.

    Raises:
        ValueError: the text is not of that form.
    """
    if text == "[]":
        return ()
    try:
        rows = json.loads(text)
        if not isinstance(rows, list):
            raise ValueError("not a list")
        return tuple(_finding(*row) for row in rows)
    except (TypeError, KeyError, RecursionError) as error:
        raise ValueError(f"not a list of findings: {error}") from error


def _row(one: Finding) -> list[Any]:
    fix = one.relative_fix
    return [
        one.rule,
        one.message,
        int(one.severity),
        one.weight.value,
        [one.line, one.column, one.end_line, one.end_column],
        [*one.span],
        fix and [fix.title, fix.is_safe, [[*edit.span, edit.text] for edit in fix.edits]],
        sorted(int(tag) for tag in one.tags),
        [[*related.span, related.message, related.in_source] for related in one.related],
    ]


def _finding(
    rule: str,
    message: str,
    severity: int,
    weight: str,
    place: list[int],
    span: list[int],
    fix: list[Any] | None,
    tags: list[int],
    related: list[list[Any]],
) -> Finding:
    line, column, end_line, end_column = map(int, place)
    return Finding(
        rule=str(rule),
        message=str(message),
        severity=_SEVERITIES[severity],
        weight=_WEIGHTS[weight],
        line=line,
        column=column,
        end_line=end_line,
        end_column=end_column,
        span=_span(*span),
        relative_fix=None if fix is None else _fix(*fix),
        tags=_tags(*tags),
        related=tuple(
            [Related(_span(start, end), str(text), bool(own)) for start, end, text, own in related]
        ),
    )


@lru_cache(maxsize=16)
def _tags(*tags: int) -> frozenset[Tag]:
    return frozenset(map(Tag, tags))


def _fix(title: str, is_safe: bool, edits: list[list[Any]]) -> Fix:
    return Fix(
        str(title), tuple([Edit(_span(start, end), str(text)) for start, end, text in edits]), bool(is_safe)
    )


def _span(start: int, end: int) -> Span:
    return Span(int(start), int(end))
