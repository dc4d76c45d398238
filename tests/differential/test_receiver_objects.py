"""Methods are compared by what they leave in the fields of their object, however these are spelled."""

from __future__ import annotations

import pytest

from variorum.differential.interpreted_pair import compare_sources
from variorum.languages import language_named

PYTHON = """class Counter:
    def __init__(self, step: int):
        self.step = step
        self.items = 0

    def add(self, n: int):
        self.items += n * self.step
"""
CPP = """class Counter {
    int step_;
    int items_;
public:
    Counter(int step) : step_(step), items_(0) {}
    void add(int n) { items_ = items_ + n %s step_; }
};
"""


@pytest.mark.parametrize(("operator", "differs"), [("*", False), ("-", True)])
def test_fields_are_the_same_in_either_spelling(operator: str, differs: bool) -> None:
    verdict = compare_sources(PYTHON, language_named("python"), CPP % operator, language_named("cpp"))
    assert verdict.is_conclusive
    assert (verdict.warning is not None) is differs
