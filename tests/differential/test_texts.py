"""Whole texts are interpreted on both sides: objects, classes of other files, variables without values, endless loops."""

from __future__ import annotations

import pytest

from variorum.differential.comparison import compare_programs
from variorum.differential.interpreted_pair import compare_sources, interpreted_pair
from variorum.differential.verdict import Verdict
from variorum.languages import language_named

JAVA_COUSINS = """
public static boolean sameSides(TreeNode root) {
    if (root == null) return true;
    return depth(root.left) == depth(root.right);
}
static int depth(TreeNode node) {
    if (node == null) return 0;
    return 1 + Math.max(depth(node.left), depth(node.right));
}
"""
PYTHON_COUSINS = """
def same_sides(root):
    if root is None:
        return True
    return depth(root.left) == depth(root.right)

def depth(node):
    if node is None:
        return 0
    return 1 + {}(depth(node.left), depth(node.right))
"""
JAVA_COUNTER = """
class Counter {
    private int start;
    Counter(int start) { this.start = start; }
    int after(int steps) { return start + steps; }
}
"""


def compared(source: str, target: str, languages: tuple[str, str] = ("java", "python")) -> Verdict:
    first, second = map(language_named, languages)
    return compare_sources(source, first, target, second)


def test_trees_of_a_class_of_another_file_are_made() -> None:
    verdict = compared(JAVA_COUSINS, PYTHON_COUSINS.format("max"))
    assert verdict.agreement == 1.0
    assert verdict.branches == verdict.all_branches
    wrong = compared(JAVA_COUSINS, PYTHON_COUSINS.format("min"))
    assert wrong.witness is not None
    assert "root = TreeNode(" in wrong.witness.message


SHAPES = """
export function area(shape: Shape): number {
  switch (shape.kind) {
    case "circle":
      return 3 * shape.radius;
    case "rect":
      return shape.width * shape.height;
  }
}
"""
RECORDS = """
public final class Shapes {
    public sealed interface Shape {}
    public record Circle(double radius) implements Shape {}
    public record Rect(double width, double height) implements Shape {}

    public static double area(Shape shape) {
        if (shape instanceof Circle circle) return 3 * circle.radius();
        Rect rect = (Rect) shape;
        return rect.width() * rect.height();
    }
}
"""


def test_members_of_a_union_are_not_made() -> None:
    verdict = compared(SHAPES, RECORDS, ("typescript", "java"))
    assert verdict.witness is None


def test_what_is_searched_and_read_by_the_same_key_is_a_map() -> None:
    source = "function pick(o, keys) { return keys.map((k) => (k in o ? o[k] : k)); }"
    target = "def pick(o, keys):\n    return [o[k] if k in o else k for k in keys]\n"
    verdict = compared(source, target, ("javascript", "python"))
    assert verdict.is_conclusive
    assert verdict.reported is None


def test_a_method_is_a_function_of_its_constructors_arguments_too() -> None:
    verdict = compared(JAVA_COUNTER, "def after(start, steps):\n    return start + steps\n")
    assert verdict.agreement == 1.0
    wrong = compared(JAVA_COUNTER, "def after(start, steps):\n    return start - steps\n")
    assert wrong.warning is not None
    assert wrong.warning.message == "for start = 1, steps = 1 the original returns 2, the translation 0"


def test_a_local_variable_without_a_value_is_a_mistake() -> None:
    java = "static int total(int[] a) { int sum = 0; for (int x : a) { sum += x; } return sum; }"
    verdict = compared(java, "def total(a):\n    sum = sum(a)\n    return sum\n")
    assert verdict.warning is not None
    assert verdict.warning.message.endswith("the translation fails with a variable without a value")


def test_a_name_of_another_file_is_no_mistake() -> None:
    java = "static int total(int[] a) { int sum = 0; for (int x : a) { sum += x; } return sum; }"
    python = "from sums import added\n\ndef total(a):\n    return added(a)\n"
    assert compared(java, python).warning is None


def test_endless_functions_end_in_the_budget() -> None:
    java = "static int spin(int n) { int t = 0; while (t >= 0) { t = (t + n) % 7; } return t; }"
    python = "def spin(n):\n    t = 0\n    while t >= 0:\n        t = (t + n) % 7\n    return t\n"
    verdict = compared(java, python)
    assert "steps" in verdict.reason


def test_a_program_that_needs_many_steps_to_begin_is_run() -> None:
    java = """
import java.util.Scanner;
class Main {
    public static void main(String[] args) {
        int[] squares = new int[7000];
        for (int i = 0; i < 7000; i++) { squares[i] = i * i; }
        System.out.println(squares[new Scanner(System.in).nextInt()]);
    }
}
"""
    assert compared(java, "print(int(input()) ** 2)\n").agreement == 1.0
    assert compared(java, "print(int(input()) ** 3)\n").warning is not None


def test_a_translation_that_never_ends_is_a_mistake() -> None:
    java = "static int halvings(int n) { int count = 0; while (n > 1) { n /= 2; count++; } return count; }"
    python = "def halvings(n):\n    count = 0\n    while n > 1:\n        n //= 1\n        count += 1\n    return count\n"
    verdict = compared(java, python)
    assert verdict.warning is not None
    assert verdict.warning.message.endswith("the translation does not end in reasonable time")


def test_texts_are_made_of_parts_where_the_source_takes_them_apart() -> None:
    python = """
def is_month(date):
    parts = date.split("-")
    if len(parts) != 3:
        return False
    return 1 <= int(parts[0]) <= 12
"""
    verdict = compared(python, python, ("python", "python"))
    assert verdict.agreement == 1.0
    assert verdict.results >= 2


def test_words_that_the_source_writes_out_are_tried() -> None:
    python = """
def place(planet):
    planets = ["Mercury", "Venus", "Earth"]
    if planet not in planets:
        return -1
    return planets.index(planet) + {}
"""
    assert compared(python.format(1), python.format(0), ("python", "python")).witness is not None


def test_one_kind_of_bracket_brings_its_counterpart() -> None:
    python = """
def closed(text):
    depth = 0
    for c in text:
        if c == "[":
            depth += 1
        else:
            depth -= 1
    return depth == 0
"""
    verdict = compared(python, python, ("python", "python"))
    assert verdict.agreement == 1.0


SLOTS = """<?php
class Slot {
    public function __construct(public readonly int $start, public readonly int $end) {}
}
function busy(array $slots): int {
    $busy = 0;
    foreach ($slots as $slot) {
        $busy += max(0, min($slot->end, 5) - max($slot->start, 2));
    }
    return $busy;
}
"""
SLOT = """
export class Slot {
  constructor(readonly start: number, readonly end: number) {}
}
export function busy(slots: readonly Slot[]): number {
  return slots.map((s) => Math.max(0, Math.min(s.end, 5) - Math.max(s.%s, 2))).reduce((a, b) => a + b, 0);
}
"""


@pytest.mark.parametrize(("field", "differs"), [("start", False), ("end", True)])
def test_objects_have_the_fields_of_their_constructors(field: str, differs: bool) -> None:
    verdict = compared(SLOTS, SLOT % field, ("php", "typescript"))
    assert verdict.is_conclusive
    assert (verdict.witness is not None) is differs


GO_STACK = """package main
import "fmt"
type stack struct { values []int }
func (s *stack) push(n int) { s.values = append(s.values, n) }
func main() {
	s := &stack{}
	s.push(3)
	s.push(4)
	fmt.Println(len(s.values), s.values[0] %s 1)
}
"""
JS_STACK = """
class Stack {
  constructor() { this.values = []; }
  push(n) { this.values.push(n); }
}
function main() {
  const s = new Stack();
  s.push(3);
  s.push(4);
  console.log(s.values.length, s.values[0] + 1);
}
main();
"""


@pytest.mark.parametrize(("operator", "differs"), [("+", False), ("-", True)])
def test_programs_that_read_nothing_are_run_once(operator: str, differs: bool) -> None:
    first, second = interpreted_pair(
        GO_STACK % operator, language_named("go"), JS_STACK, language_named("javascript")
    )
    verdict = compare_programs(first.program, first.machine, second.program, second.machine)
    assert verdict.inputs == 1
    assert (verdict.warning is not None) is differs


def test_a_target_without_code_prints_nothing() -> None:
    python = "n = int(input())\nprint(n * 2)\n"
    verdict = compared(python, "import java.util.Scanner;\n", ("python", "java"))
    assert verdict.warning is not None
    assert verdict.warning.message == 'for the input "1" the original prints "2", the translation nothing'
    assert compared(python, "import java.util.Scanner;\nclass Ma", ("python", "java")).warning is None


@pytest.mark.parametrize(("mark", "words"), [(",", "input().split(',')"), (":", "input().split(':')")])
def test_input_with_a_separator_is_found(mark: str, words: str) -> None:
    python = f"a, b = map(int, {words})\nprint(a * 60 + b)\n"
    java = """
import java.util.Scanner;
class Main {
    public static void main(String[] args) {
        String[] words = new Scanner(System.in).next().split("MARK");
        System.out.println(Integer.parseInt(words[0]) * FACTOR + Integer.parseInt(words[1]));
    }
}
""".replace("MARK", mark)
    assert compared(python, java.replace("FACTOR", "60"), ("python", "java")).agreement == 1.0
    assert compared(python, java.replace("FACTOR", "100"), ("python", "java")).warning is not None


OUT_OF_BOUNDS = """
int total(const vector<int>& a) {{
    int sum = 0;
    for (int i = 0; i {} a.size(); i++) {}
    return sum;
}}
"""


def test_an_access_out_of_bounds_is_a_mistake_where_the_language_leaves_its_result_undefined() -> None:
    java = "static int total(int[] a) { int sum = 0; for (int x : a) { sum += x; } return sum; }"
    assert compared(java, OUT_OF_BOUNDS.format("<", "sum += a[i];"), ("java", "cpp")).agreement == 1.0
    wrong = compared(java, OUT_OF_BOUNDS.format("<=", "sum += a[i];"), ("java", "cpp"))
    assert wrong.warning is not None
    assert wrong.warning.message.endswith("the translation accesses memory out of bounds")


def test_an_access_out_of_bounds_of_the_original_says_nothing() -> None:
    java = "static int total(int[] a) { int sum = 0; for (int x : a) { sum += x; } return sum; }"
    assert compared(OUT_OF_BOUNDS.format("<=", "sum += a[i];"), java, ("cpp", "java")).witness is None


def test_what_a_handler_makes_of_an_access_out_of_bounds_is_unknown() -> None:
    java = "static int total(int[] a) { int sum = 0; for (int x : a) { sum += x; } return sum; }"
    guarded = "try { sum += a[i]; } catch (...) { return -1; }"
    assert compared(java, OUT_OF_BOUNDS.format("<=", guarded), ("java", "cpp")).witness is None
