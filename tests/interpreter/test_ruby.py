"""What Ruby does with its values, in small functions."""

from __future__ import annotations

import pytest
from tests.interpreter.support import call, output, value


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("-7 / 2", -4),
        ("-7 % 3", 2),
        ("2 ** 70", 2**70),
        ('s = +"abc"; s << "d"; s.upcase!; s', "ABCD"),
        ('"#{[1, nil, "a", 1.5]} #{{"a" => 1}}"', '[1, nil, "a", 1.5] {"a"=>1}'),
        ('"hello"[1..3] + "hello"[0, 2] + "hello"[-1]', "ellheo"),
        ("[1, 2, 3][1..]", [2, 3]),
        ("[1, 2, 3][5]", None),
        ('s = +"abcd"; t = s.slice!(0...2); s << "x" << "y"; [s, t]', ["cdxy", "ab"]),
        ("h = Hash.new(0); [1, 1, 2].each { |x| h[x] += 1 }; h", {1: 2, 2: 1}),
        ("h = Hash.new { |g, k| g[k] = [] }; h[1] << 2; h", {1: [2]}),
        ("{1 => 2, 3 => 4}.map { |k, v| k * v }", [2, 12]),
        ("[[1, 2], [3, 4]].each_with_index.map { |(a, b), i| a + b + i }", [3, 8]),
        ("[3, 1, 2].sort_by { |x| -x }.each_slice(2).to_a", [[3, 2], [1]]),
        ("[1, 2, 3].inject(:+) + (1..4).reduce(1) { |a, b| a * b }", 30),
        ("(1..10).step(3).to_a", [1, 4, 7, 10]),
        ("5.digits.sum + 12.gcd(18) + 10.fdiv(4)", 13.5),
        ('"a1b2".gsub(/\\d/) { |d| (d.to_i + 1).to_s }', "a2b3"),
        ('"hello".tr("a-y", "b-z") + "aabb".squeeze + "az".succ', "ifmmpabba"),
        ("0 ? 1 : 2", 1),
        ("x = nil; [x&.length, x || 5]", [None, 5]),
        ("[1, 2, 3, 4].partition(&:even?)", [[2, 4], [1, 3]]),
        ("case 5 when 1..3 then 1 when Integer then 2 end", 2),
    ],
)
def test_ruby(body: str, expected: object) -> None:
    assert value("ruby", f"def f\n{body}\nend", "f") == expected


def test_exceptions() -> None:
    assert call("ruby", "def f(a) = [1].fetch(a)", "f", 3).exception == "index"
    assert call("ruby", "def f(a) = 1 / a", "f", 0).exception == "arithmetic"
    text = 'def f(a)\n  raise ArgumentError, "no" if a > 1\n  1\nrescue ArgumentError => e\n  e.message\nend'
    assert value("ruby", text, "f", 2) == "no"


def test_a_constructor_without_its_arguments_makes_no_object() -> None:
    text = "class A\n  def initialize(n) = @n = n\n  def f = @n\nend"
    assert call("ruby", text, "f").kind == "unsupported"


def test_reading_at_the_end_gives_null() -> None:
    assert output("ruby", "while line = gets\n  puts line.size\nend\np gets", "ab\nc\n") == "3\n2\nnil\n"


def test_programs() -> None:
    assert output("ruby", "n = gets.to_i\nputs [n, [n + 1]]\np n", "4\n") == "4\n5\n4\n"


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("n = 0; begin; n += 1; end while n < 0; n", 1),
        ("n = 0; begin; n += 1; end until true; n", 1),
        ("n = 5; n -= 2 while n > 0; n", -1),
        ("[1e15.to_s, 1e14.to_s]", ["1.0e+15", "100000000000000.0"]),
        (
            "[2.5.round, -2.5.round, 2.345.round(2), 1234.round(-2), 7.0.divmod(2)]",
            [3, -3, 2.35, 1200, [3, 1.0]],
        ),
        ("[1.0.infinite?, (1 / 0.0).infinite?]", [None, 1]),
        (
            '[{a: [:b, "c"]}.inspect, :a.to_s.inspect, "a".to_sym.inspect, "#{:a}"]',
            ['{:a=>[:b, "c"]}', '"a"', ":a", "a"],
        ),
        ("[1, 0].map { |d| 6 / d rescue -1 }", [6, -1]),
        ("[1, 0].map do |d|\n6 / d\nrescue ZeroDivisionError => e\ne.message\nend", [6, "divided by 0"]),
        ('"abc".gsub(/[ab]/, "a" => "1", "b" => "2")', "12c"),
        ("n = 2\nt = <<~E\n  a #{n}\n    b\n\n  E\nt.lines", ["a 2\n", "  b\n", "\n"]),
        ('[("ab" =~ /b/), ("ab" =~ /c/)]', [1, None]),
        ('["b".casecmp("A"), "".split(",", -1), "%p" % [nil]]', [1, [], "nil"]),
    ],
)
def test_what_ruby_does_otherwise(body: str, expected: object) -> None:
    assert value("ruby", f"def f\n{body}\nend", "f") == expected


def test_a_value_of_break_is_not_guessed() -> None:
    assert call("ruby", "def f(n)\n  while true do break n end\nend", "f", 1).kind == "unsupported"
    assert call("ruby", "def f(a, b) = a - b", "f", [1], 2).exception == "type"


@pytest.mark.parametrize(
    ("expression", "expected"),
    [
        ("'x'.is_a?(String)", True),
        ("[1].is_a?(Array)", True),
        ("1.kind_of?(Integer)", True),
        ("{}.is_a?(Hash)", True),
        ("1.is_a?(Float)", False),
        ("B.new.is_a?(A)", True),
        ("A.new.is_a?(B)", False),
    ],
)
def test_what_a_value_is(expression: str, expected: bool) -> None:
    classes = "class A; end\nclass B < A; end"
    assert value("ruby", f"{classes}\ndef f\n  {expression}\nend", "f") is expected


@pytest.mark.parametrize(
    ("rest", "given", "expected"),
    [("", 1, 7), ("", 9, 8), ("else\n9", 1, 9), ("else\n9", 9, 8), ("ensure\nn = 0", 1, 7)],
)
def test_a_block_with_handlers_is_the_value_of_a_function(rest: str, given: int, expected: int) -> None:
    body = f"begin\nraise 'no' if n > 5\n7\nrescue RuntimeError\n8\n{rest}\nend"
    assert value("ruby", f"def f(n)\n{body}\nend", "f", given) == expected
