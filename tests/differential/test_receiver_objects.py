"""Methods are compared by what they leave in the fields of their object, however these are spelled."""

from __future__ import annotations

import pytest

from variorum.differential.budget import Budget
from variorum.differential.comparison import compare_functions
from variorum.differential.interpreted_pair import compare_sources, interpreted_pair
from variorum.differential.side import all_functions
from variorum.differential.verdict import Verdict
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


GAUGE = """function Gauge(low, high, seen, label, unit) {
  this.low = low.value;
  this.high = high;
  this.seen = seen;
  this.label = label;
  this.unit = unit;
}
Gauge.prototype.clip = function (first, second, third) {
  var n = first * second - third;
  for (var i = 0; i < 20; i++) {
    n += i;
  }
  return n < this.high ? n : %s;
};
"""
METER = """class Gauge:
    def __init__(self, low, high, seen, label, unit):
        self.low = low.value
        self.high = high
        self.seen = seen
        self.label = label
        self.unit = unit

    def clip(self, first, second, third):
        n = first * second - third
        for i in range(20):
            n += i
        return n if n < self.high else self.high
"""


@pytest.mark.parametrize(("returned", "differs"), [("this.high", False), ("this.high + 1", True)])
def test_no_steps_go_into_fields_that_no_method_reads(returned: str, differs: bool) -> None:
    verdict = compared_within(2_500, GAUGE % returned, METER)
    assert verdict.is_conclusive
    assert (verdict.warning is not None) is differs


def compared_within(steps: int, source: str, target: str) -> Verdict:
    """Compares the methods of both within a budget."""
    first, second = interpreted_pair(source, language_named("javascript"), target, language_named("python"))
    one, other = (
        next(each for each in all_functions(side.program) if each.name == "clip") for side in (first, second)
    )
    return compare_functions(
        first.program, first.machine, one, second.program, second.machine, other, Budget(steps)
    )


POINTS = """import java.util.*;
class Point { int x; Point(int x) { this.x = x; } }
class Points { static int count(Set<Point> points) { return points.size(); } }
"""
COUNT = """class Point:
    def __init__(self, x: int):
        self.x = x

def count(points: set[Point]) -> int:
    return len(points)
"""


def test_sets_of_objects_hold_stand_ins() -> None:
    verdict = compare_sources(POINTS, language_named("java"), COUNT, language_named("python"))
    assert verdict.agreement == 1.0


VISITED = """class Visited:
    def __init__(self):
        self.seen = set()

    def visit(self, x: int) -> bool:
        if x in self.seen:
            return False
        self.seen.add(x)
        return True
"""
VISITED_GO = """package p

type Visited struct {
	seen map[int]%s
}

func NewVisited() *Visited {
	return &Visited{seen: make(map[int]%s)}
}

func (v *Visited) Visit(x int) bool {
	if _, ok := v.seen[x]; ok {
		return false
	}
	v.seen[x] = %s
	return %s
}
"""


@pytest.mark.parametrize(("value", "type_"), [("true", "bool"), ("struct{}{}", "struct{}")])
@pytest.mark.parametrize(("returned", "differs"), [("true", False), ("false", True)])
def test_a_set_is_a_map_in_a_language_without_sets(
    value: str, type_: str, returned: str, differs: bool
) -> None:
    go = VISITED_GO % (type_, type_, value, returned)
    verdict = compare_sources(VISITED, language_named("python"), go, language_named("go"))
    assert (verdict.witness is not None and verdict.witness.kind != "form") is differs


GRID = """public sealed class Grid {
    private readonly long[,] cells;
    public int Rows { get; }
    public int Columns { get; }
    public Grid(int rows, int columns) { Rows = rows; Columns = columns; cells = new long[rows, columns]; }
    public long Sum(int n) {
        long sum = n;
        for (int i = 0; i < Rows; i++)
            for (int j = 0; j < Columns; j++) sum += cells[i, j] + 1;
        return sum;
    }
}
"""
ROWS = """class Grid:
    def __init__(self, rows: int, columns: int) -> None:
        self.rows = rows
        self.columns = columns
        self.cells = [[0] * columns for _ in range(rows)]

    def sum(self, n: int) -> int:
        return n + sum(sum(row) + %s for row in self.cells)
"""


@pytest.mark.parametrize(("added", "differs"), [("len(row)", False), ("1", True)])
def test_generated_fields_that_would_contradict_each_other_come_from_constructors(
    added: str, differs: bool
) -> None:
    verdict = compare_sources(GRID, language_named("csharp"), ROWS % added, language_named("python"))
    assert verdict.is_conclusive
    assert (verdict.reported is not None) is differs


FORWARDING = """class Decorator {
    private final Protocol inner;
    void end(int n) { inner.writeEnd(n); }
}
"""
FORWARDING_CSHARP = """class Decorator {
    private readonly Protocol _wrapped;%s
    public void End(int n) { _wrapped.WriteEnd(n); }
}
"""


@pytest.mark.parametrize(("other", "is_paired"), [("", True), (" private Protocol _next;", False)])
def test_the_only_fields_of_a_class_are_the_same_by_any_name(other: str, is_paired: bool) -> None:
    verdict = compare_sources(
        FORWARDING, language_named("java"), FORWARDING_CSHARP % other, language_named("csharp")
    )
    assert verdict.is_conclusive is is_paired


STATIC = "class Angles { static int twice(int n) { return n * 2; } }"
IN_A_HEADER = "Angles::Angles(int n) { %s }\nint Angles::twice(int n) { return n * %s; }"


@pytest.mark.parametrize(("factor", "differs"), [("2", False), ("3", True)])
def test_a_method_that_uses_no_field_is_compared_with_a_static_one(factor: str, differs: bool) -> None:
    cpp = IN_A_HEADER % ("", factor)
    verdict = compare_sources(STATIC, language_named("java"), cpp, language_named("cpp"))
    assert verdict.is_conclusive
    assert (verdict.warning is not None) is differs


def test_a_method_that_uses_a_field_is_not_compared_with_a_static_one() -> None:
    cpp = IN_A_HEADER % ("factor_ = n;", "factor_")
    assert not compare_sources(STATIC, language_named("java"), cpp, language_named("cpp")).is_conclusive


CHECKED_CPP = """#include <string>
class Request {
public:
    std::string name;
    std::string checked(const std::string& name) {
        if (name.size() > 2) { return ""; }
        return name;
    }
};
"""
CHECKED = """class Request:
    def __init__(self, name: str):
        self.name = name

    def checked(self, name: str) -> str:
        return %s if len(name) > 2 else name
"""


@pytest.mark.parametrize(("missing", "differs"), [("None", False), ("self.name", True)])
def test_the_unchanged_object_is_not_the_result_of_a_method_that_returns_null(
    missing: str, differs: bool
) -> None:
    verdict = compare_sources(CHECKED_CPP, language_named("cpp"), CHECKED % missing, language_named("python"))
    assert verdict.is_conclusive
    assert (verdict.reported is not None) is differs


CALL_JAVASCRIPT = """class Call {
  constructor(text) {
    this.text = text;
    this.finish();
  }
  ends() { return this.text[0] + "!"; }
  finish() { this.text = this.text + "!"; }
}
"""
CALL = """class Call:
    def __init__(self, text: str):
        self.text = text
        self.finish()

    def ends(self):
        return self.text[0] + self.text[-%s]

    def finish(self):
        self.text = self.text + "!"
"""


@pytest.mark.parametrize(("place", "differs"), [("1", False), ("2", True)])
def test_fields_that_a_constructor_completes_with_a_method_come_from_it(place: str, differs: bool) -> None:
    source, target = language_named("javascript"), language_named("python")
    verdict = compare_sources(CALL_JAVASCRIPT, source, CALL % place, target)
    assert verdict.is_conclusive
    assert (verdict.reported is not None) is differs
