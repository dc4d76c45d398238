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


JAVASCRIPT = """function Counter(step) {
  this.step = step;
  this.items = [];
}
Counter.prototype.add = function (n) {
  this.items.push(n %s this.step);
  return this.items.length + n;
};
"""
LISTING = """class Counter:
    def __init__(self, step):
        self.step = step
        self.items = []

    def add(self, n):
        self.items.append(n * self.step)
        return len(self.items) + n
"""


@pytest.mark.parametrize(("returned", "differs"), [("n", False), ("1", True)])
def test_only_one_constructor_may_work_without_arguments(returned: str, differs: bool) -> None:
    text = JAVASCRIPT.replace("+ n;", f"+ {returned};") % "*"
    verdict = compare_sources(text, language_named("javascript"), LISTING, language_named("python"))
    assert verdict.is_conclusive
    assert (verdict.warning is not None) is differs


OPENED = """class Reader {
    private int position;
    private Source source;
    Reader(Source source) { this.source = source; }
    int ahead(int n) { this.position = this.position + n; return this.position; }
}
"""
OTHER = """class Reader:
    def __init__(self, source):
        self.origin = source.opened

    def ahead(self, n):
        self.position = self.position %s n
        return self.position
"""


@pytest.mark.parametrize(("operator", "differs"), [("+", False), ("-", True)])
def test_fields_that_only_a_method_assigns_are_paired(operator: str, differs: bool) -> None:
    verdict = compare_sources(OPENED, language_named("java"), OTHER % operator, language_named("python"))
    assert verdict.is_conclusive
    assert (verdict.warning is not None) is differs
