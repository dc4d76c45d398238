"""Tests of which functions of two files are compared, and on what strings."""

from __future__ import annotations

from variorum.differential.entry_points import entry_points
from variorum.differential.interpreted_pair import compare_sources
from variorum.differential.verdict import Verdict
from variorum.languages import language_named
from variorum.program.lowering import lower


def names(first: str, source: str, second: str, target: str) -> list[tuple[str, str]]:
    """The names of the pairs of functions, likeliest first."""
    found = entry_points(lower(language_named(first), source), lower(language_named(second), target))
    return [(each.source.name, each.target.name) for each in found]


def compared(first: str, source: str, second: str, target: str) -> Verdict:
    return compare_sources(source, language_named(first), target, language_named(second))


def test_functions_with_similar_names_follow_those_of_one_name() -> None:
    source = "def total(a, b):\n    return a + b\ndef first_row(a):\n    return a[0]\n"
    target = "function getTotal(a, b) { return a + b } function row(a) { return a[0] }"
    assert names("python", source, "javascript", target)[:3] == [
        ("total", "getTotal"),
        ("first_row", "row"),
    ] or ("first_row", "row") in names("python", source, "javascript", target)


def test_what_every_class_has_comes_last() -> None:
    source = """class A {
  constructor(n) { this.n = n }
  toString() { return '' + this.n }
  twice() { return 2 * this.n }
}"""
    target = """class A:
    def __init__(self, n):
        self.n = n
    def to_string(self):
        return str(self.n)
    def twice(self):
        return 2 * self.n
"""
    assert names("javascript", source, "python", target)[0] == ("twice", "twice")


def test_a_helper_gives_the_verdict_where_the_entry_cannot() -> None:
    source = "def half(n):\n    return n // 2\ndef show(n):\n    return open(str(half(n)))\n"
    target = "function half(n) { return Math.floor(n / 2) } function show(n) { return readIt(half(n)) }"
    verdict = compared("python", source, "javascript", target)
    assert (verdict.source_name, verdict.agreement) == ("half", 1.0)


def test_a_difference_between_helpers_is_not_reported() -> None:
    source = "def half(n):\n    return n // 2\ndef show(n):\n    return open(str(half(n)))\n"
    target = "function half(n) { return n + 7 } function show(n) { return readIt(half(n)) }"
    assert compared("python", source, "javascript", target).warning is None


def test_strings_take_every_letter_where_usual_ones_give_one_result() -> None:
    source = "def f(s: str) -> bool:\n    return len({c for c in s.lower() if c.isalpha()}) == 26\n"
    target = "function f(s) { return 'abcdefghijklmnopqrstuvwxyz'.split('').every(c => s.toLowerCase().includes(c)) }"
    assert compared("python", source, "javascript", target).agreement == 1.0


def test_strings_are_literals_of_a_global_that_the_function_names() -> None:
    source = """COLORS = ['black', 'brown', 'red']
def f(color: str) -> int:
    return COLORS.index(color) if color in COLORS else -1
"""
    target = "const COLORS = ['black', 'brown', 'red'];\nfunction f(color) { return COLORS.indexOf(color) }"
    assert compared("python", source, "javascript", target).agreement == 1.0


def test_lines_of_numbers_are_tried_where_others_are_not_accepted() -> None:
    source = (
        "def f(s: str) -> int:\n    return sum(int(x) for line in s.split('\\n') for x in line.split(' '))\n"
    )
    target = "function f(s) { return s.split('\\n').flatMap(l => l.split(' ').map(Number)).reduce((a, b) => a + b, 0) }"
    assert compared("python", source, "javascript", target).agreement == 1.0


def test_the_rest_of_the_arguments_is_a_list_on_the_other_side() -> None:
    source = "def f(*values):\n    return sum(values)\n"
    target = "class A { static int f(int[] values) { int s = 0; for (int v : values) s += v; return s; } }"
    assert compared("python", source, "java", target).agreement == 1.0


def test_a_property_is_read_on_a_constructed_object() -> None:
    source = "class A { private readonly int n; public A(int n) { this.n = n; } public int Twice => n * 2; }"
    target = "class A {\n  constructor(n) { this.n = n; }\n  get twice() { return this.n * 2; }\n}"
    assert compared("csharp", source, "javascript", target).agreement == 1.0
