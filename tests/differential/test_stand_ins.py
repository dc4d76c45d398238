"""Objects of classes that no side defines have stand-ins, on which both sides can agree but never differ."""

from __future__ import annotations

from variorum.differential.comparison import compare_functions
from variorum.differential.interpreted_pair import compare_sources, interpreted_pair
from variorum.differential.side import all_functions
from variorum.differential.verdict import Verdict
from variorum.languages import language_named


def compared(source: tuple[str, str], target: tuple[str, str], name: str, counterpart: str = "") -> Verdict:
    """Compares two functions of texts in languages."""
    first, second = interpreted_pair(
        source[1], language_named(source[0]), target[1], language_named(target[0])
    )
    one = next(each for each in all_functions(first.program) if each.name == name)
    other = next(each for each in all_functions(second.program) if each.name == (counterpart or name))
    return compare_functions(first.program, first.machine, one, second.program, second.machine, other)


READER = "class Reader {{ int sum(Input in) {{ return in.read() + in.read(2) + {added}; }} }}"
SUM = "class Reader:\n    def sum(self, source):\n        return source.read() + source.read(2) + 1\n"


def test_calls_of_a_stand_in_agree() -> None:
    assert compared(("java", READER.format(added=1)), ("python", SUM), "sum").agreement == 1.0


def test_a_difference_with_a_stand_in_is_never_shown() -> None:
    verdict = compared(("java", READER.format(added=5)), ("python", SUM), "sum")
    assert verdict.witness is None
    assert not verdict.is_conclusive


WRITER = """class Writer extends Base {
  private Output out;
  void write(int value) { if (value > 3) { out.put(value); } else { out.skip(); } }
}"""
AWAITING = """class Writer : Base {
  private Output out;
  public async Task WriteAsync(int value, CancellationToken token) {
    token.ThrowIfCancellationRequested();
    if (value > 3) { await out.PutAsync(value, token); } else { await out.SkipAsync(token); }
  }
}"""


def test_a_parameter_of_an_unknown_class_needs_no_counterpart() -> None:
    assert compared(("java", WRITER), ("csharp", AWAITING), "write", "WriteAsync").agreement == 1.0


METER = """class Meter extends Base {
  private int size;
  int scaled(int by) { return size * by + 1; }
}"""
OUT_OF_LINE = "int Meter::scaled(int by) { return size_ * by + 1; }"


def test_methods_outside_of_a_class_make_the_class() -> None:
    assert compared(("java", METER), ("cpp", OUT_OF_LINE), "scaled").agreement == 1.0


def test_a_method_outside_of_a_class_may_declare_a_class() -> None:
    text = "int Meter::scaled(int by) { struct Pair { int a; }; Pair pair{by}; return size_ * pair.a + 1; }"
    assert compared(("java", METER), ("cpp", text), "scaled").agreement == 1.0


REFUSING = """class Stub {{ static int count(String name) {{ throw new {kind}("no"); }} }}"""
REFUSED = """class MissingError(Exception):
    pass

def count(name: str) -> int:
    raise MissingError("no")
"""


def test_the_same_exception_of_the_program_is_the_same() -> None:
    assert compared(
        ("java", REFUSING.format(kind="MissingError")), ("python", REFUSED), "count"
    ).is_conclusive
    assert not compared(
        ("java", REFUSING.format(kind="OtherError")), ("python", REFUSED), "count"
    ).is_conclusive


def test_a_constant_has_a_verdict() -> None:
    assert compared(
        ("java", "class A { static int kind() { return 5; } }"),
        ("python", "def kind():\n    return 5\n"),
        "kind",
    ).is_conclusive


def test_doing_nothing_on_both_sides_is_the_same() -> None:
    verdict = compared(
        ("java", "class A { static void close(int code) { } }"),
        ("python", "def close(code: int) -> None:\n    pass\n"),
        "close",
    )
    assert verdict.agreement == 1.0


WAITING = "class A { static int drain(Input in) { int n = 0; while (in.ready()) { n++; } return n; } }"
DRAINED = "def drain(source):\n    n = 0\n    while source.ready():\n        n += 1\n    return n\n"


def test_an_unknown_condition_of_a_loop_ends() -> None:
    assert compared(("java", WAITING), ("python", DRAINED), "drain").agreement == 1.0


def test_functions_that_a_file_assigns_are_compared() -> None:
    text = "var twice;\ntwice = function(n) { return n * 2; };\n"
    verdict = compared(("javascript", text), ("python", "def twice(n):\n    return n * 2\n"), "twice")
    assert verdict.agreement == 1.0


HELD = "class Box extends Base { private Thing thing; Thing held() { return thing; } }"
OTHER = "class Box(Base):\n    def held(self):\n        return self.other\n"


def test_unknown_results_never_differ() -> None:
    assert compared(("java", HELD), ("python", OTHER), "held").witness is None


RENAMED = "class A { static int size(Items items) { return items.count + items.first; } }"
SIZE = "class A { static int size(Items items) { return items.Total + items.Head; } }"


def test_fields_of_an_unknown_class_with_other_names_have_no_values() -> None:
    assert compared(("java", RENAMED), ("csharp", SIZE), "size").witness is None


def test_a_name_space_is_no_class() -> None:
    text = "int numbers::twice(int n) { return n * 2; }"
    verdict = compared(("cpp", text), ("python", "def twice(n):\n    return n * 2\n"), "twice")
    assert verdict.agreement == 1.0


def test_an_object_of_an_unknown_class_is_the_same_however_it_is_made() -> None:
    java = "class Node { static Object span(int a, int b) { return Spans.of(new Interval(a, a * b)); } }"
    cpp = "Span Node::span(int a, int b) { return Spans::of(misc::Interval(a, a * b)); }\nNode::Node() {}\n"
    verdict = compare_sources(java, language_named("java"), cpp, language_named("cpp"))
    assert verdict.is_conclusive
    assert verdict.warning is None
    other = cpp.replace("a * b", "a + b")
    assert not compare_sources(java, language_named("java"), other, language_named("cpp")).is_conclusive
