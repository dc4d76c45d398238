"""Jumps out of blocks: out of the function around them, and out of the call that they were given to."""

from __future__ import annotations

import pytest
from tests.interpreter.support import call, value

RUBY = """
def found(list, wanted)
  list.each_with_index { |x, i| return i if x == wanted }
  -1
end
def cut(list, limit)
  sum = 0
  last = list.each do |x|
    break x * 10 if sum > limit
    sum += x
  end
  [sum, last]
end
def nested(n)
  [1, 2].each { |a| [3, 4].each { |b| break if b == 4; return [a, b] if a * b > n } }
  nil
end
def ensured(n)
  log = []
  [n].each do |x|
    begin
      return log if x > 2
    ensure
      log << x
    end
  end
  log << 0
end
def lambdas(n)
  f = lambda { |x| return x * 2 }
  f.call(n) + 1
end
def recursive(n)
  return 0 if n.zero?
  [n].each { |x| return x + recursive(n - 1) }
end
"""


@pytest.mark.parametrize(
    ("name", "arguments", "expected"),
    [
        ("found", ([5, 6, 7], 6), 1),
        ("found", ([5, 6, 7], 9), -1),
        ("cut", ([1, 2, 3], 2), [3, 30]),
        ("cut", ([1, 2, 3], 9), [6, [1, 2, 3]]),
        ("nested", (2,), [1, 3]),
        ("nested", (5,), [2, 3]),
        ("nested", (50,), None),
        ("ensured", (3,), [3]),
        ("ensured", (1,), [1, 0]),
        ("lambdas", (4,), 9),
        ("recursive", (3,), 6),
    ],
)
def test_ruby(name: str, arguments: tuple[object, ...], expected: object) -> None:
    assert value("ruby", RUBY, name, *arguments) == expected


def test_kotlin() -> None:
    text = """
fun found(list: List<Int>, wanted: Int): Int {
    list.forEachIndexed { i, x -> if (x == wanted) return i }
    return -1
}
fun odd(list: List<Int>): Int { var n = 0; list.forEach { if (it % 2 == 0) return@forEach; n++ }; return n }
"""
    assert value("kotlin", text, "found", [5, 6], 6) == 1
    assert value("kotlin", text, "found", [5, 6], 7) == -1
    assert value("kotlin", text, "odd", [1, 2, 3]) == 2


def test_a_block_that_outlives_its_method_ends_the_evaluation() -> None:
    text = "def make = proc { return 1 }\ndef f\n  make.call\nend"
    assert call("ruby", text, "f").kind == "unsupported"
