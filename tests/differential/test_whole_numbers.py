"""Whole numbers are ints for a language that has them, also where the other one has one type for all numbers."""

from __future__ import annotations

import pytest

from variorum.differential.interpreted_pair import compare_sources
from variorum.differential.verdict import Verdict
from variorum.differential.whole_numbers import with_whole_ints
from variorum.languages import language_named
from variorum.program.values import Record, Value

TYPESCRIPT = """export function written(seconds: number, parts: number[]): string {
  return `${seconds}s` + parts.map(x => `<${x}>`).join(",");
}
"""
PYTHON = """def written(seconds, parts):
    return f"{seconds}s" + ",".join(f"<{x}>" for x in parts)
"""
JAVA = """import java.util.*;
class W {
    static double third(double n) { return n / 3; }
}
"""
JAVASCRIPT = "function third(n) { return n / 3; }\n"


def verdict(source: str, source_language: str, target: str, target_language: str) -> Verdict:
    return compare_sources(source, language_named(source_language), target, language_named(target_language))


def test_a_number_of_typescript_may_be_an_int() -> None:
    for found in (
        verdict(TYPESCRIPT, "typescript", PYTHON, "python"),
        verdict(PYTHON, "python", TYPESCRIPT, "typescript"),
    ):
        assert found.witness is None
        assert found.agreement == 1.0


def test_a_declared_float_is_a_float() -> None:
    assert verdict(JAVASCRIPT, "javascript", JAVA, "java").agreement == 1.0
    assert verdict(JAVA, "java", JAVASCRIPT, "javascript").agreement == 1.0


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        (1.0, "1"),
        (1.5, "1.5"),
        (float("inf"), "inf"),
        (True, "True"),
        ([1.0, (2.0, "a")], "[1, (2, 'a')]"),
        ({1.0: 2.0}, "{1: 2}"),
    ],
)
def test_whole_numbers_of_a_value(value: Value, expected: str) -> None:
    assert repr(with_whole_ints(value)) == expected


def test_whole_numbers_of_an_object() -> None:
    made = with_whole_ints(Record("Point", {"x": 1.0}))
    assert isinstance(made, Record)
    assert repr(made.fields["x"]) == "1"
