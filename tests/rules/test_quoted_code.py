"""Quoted code in a comment is recognised in one pass over the comment."""

from __future__ import annotations

import pytest

from variorum.languages import language_named
from variorum.rules import quoted_code
from variorum.rules.code_in_comments import Line, code_runs
from variorum.syntax.span import Span

PYTHON = language_named("python")


def spans(texts: list[str]) -> list[int]:
    """Returns the lines at which runs of commented-out code begin."""
    lines = tuple(Line(Span(number, number + 1), text) for number, text in enumerate(texts))
    return [span.start for span in code_runs(lines, (PYTHON,))]


def test_lines_of_a_long_comment_are_scanned_once(monkeypatch: pytest.MonkeyPatch) -> None:
    looked_at = 0
    is_prose = quoted_code.is_prose

    def counted(line: str) -> bool:
        nonlocal looked_at
        looked_at += 1
        return is_prose(line)

    monkeypatch.setattr(quoted_code, "is_prose", counted)
    texts = ["x = f(1)", "--"] * 400
    assert spans(texts) == list(range(0, 800, 2))
    assert looked_at <= 2 * len(texts)


def test_fences_and_prose_affect_the_lines_after_them() -> None:
    assert spans(["```", "x = f(1)", "--", "```", "x = f(2)"]) == [4]
    assert spans(["x = f(1)", "--", "for example it would be this:", "x = f(2)", "--", "x = f(3)"]) == [0]
