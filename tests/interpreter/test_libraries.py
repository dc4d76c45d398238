"""Tests of parts of standard libraries, and of what a file says outside of functions."""

from __future__ import annotations

from typing import Any

import pytest
from tests.interpreter.support import call, output, value


def javascript(body: str, *arguments: Any) -> Any:
    return value("javascript", f"function f(a, b) {{ {body} }}", "f", *arguments)


@pytest.mark.parametrize(
    ("expression", "expected"),
    [
        (
            "{ n: 1, s: 'x\"', list: [1, null, undefined], u: undefined, f: 1.5 }",
            '{"n":1,"s":"x\\"","list":[1,null,null],"f":1.5}',
        ),
        ("[NaN, true, 'é']", '[null,true,"é"]'),
        ("{ 2: 'b', 1: 'a' }", '{"1":"a","2":"b"}'),
    ],
)
def test_json(expression: str, expected: str) -> None:
    assert javascript(f"return JSON.stringify({expression})") == expected


def test_json_on_several_lines_and_back() -> None:
    assert (
        javascript("return JSON.stringify({ a: [1, {}] }, null, 2)") == '{\n  "a": [\n    1,\n    {}\n  ]\n}'
    )
    assert javascript("return JSON.parse('{\"a\": [1, 2.5]}').a[1]") == 2.5
    assert javascript("try { JSON.parse(a) } catch (e) { return e instanceof SyntaxError }", "{") is True


def test_an_array_of_bytes_wraps_what_is_stored() -> None:
    assert javascript("const x = new Uint8Array(2); x[0] = a; x[5] = 1; return [x[0], x.length]", -1) == [
        255,
        2,
    ]


@pytest.mark.parametrize(
    ("body", "given", "expected"),
    [
        ('return string.Join(",", s.GroupBy(c => c).Select(g => g.Key + "" + g.Count()));', "aba", "a2,b1"),
        ('return Regex.Replace(s, "(.)(.)", "$2$1") + Regex.Match(s, "z").Success;', "ab", "baFalse"),
        ("return s[^1] + s[1..] + s[..^1];", "abc", "cbcab"),
        ('var t = ""; for (int i = 0, j = 2; i < j; i++, j--) t += i + j; return t;', "", "2"),
    ],
)
def test_csharp(body: str, given: str, expected: str) -> None:
    assert value("csharp", f"class A {{ static string F(string s) {{ {body} }} }}", "F", given) == expected


def test_macros_with_parameters_and_sizes() -> None:
    text = """#define MAX(a, b) ((a) > (b) ? (a) : (b))
#define BOTH(v) v.begin(), v.end()
const int LIMIT = 1e3 + 7;
int f(int n) { int a[4]; memset(a, 0, sizeof(a)); return MAX(n, 3) % LIMIT + (int)(sizeof(a) / sizeof(a[0])) + a[1]; }
int g() { return numeric_limits<int>::max(); }
"""
    assert value("cpp", text, "f", 5) == 9
    assert value("cpp", text, "g") == 2**31 - 1


def test_a_statement_that_fails_keeps_no_other_from_running() -> None:
    text = "first = 1\nsecond = first + missing\nthird = first + 2\ndef f():\n    return third\n"
    assert value("python", text, "f") == 3


def test_rust_methods_by_the_path_of_their_type() -> None:
    assert value("rust", "fn f(n: i32) -> i32 { i32::pow(n, 2) + i32::from(2u8) }", "f", 3) == 11


def test_ruby_class_methods_and_failures() -> None:
    text = """class A
  class << self
    def make(n) = n + 1
  end
end
def f(s)
  fail(ArgumentError.new('bad')) if s !~ /^a+$/
  A.make(s.length)
rescue ArgumentError => e
  e.message
end
"""
    assert [value("ruby", text, "f", each) for each in ("aa", "b")] == [3, "bad"]


BLOCKS = """class Main {
  static byte[] buffer = new byte[1 << 16];
  static int at, size;
  static int read() throws Exception {
    if (at == size) { size = System.in.read(buffer, at = 0, buffer.length); if (size <= 0) return -1; }
    return buffer[at++];
  }
  static int next() throws Exception {
    int c = read(), n = 0;
    while (c <= ' ') c = read();
    for (; c >= '0'; c = read()) n = n * 10 + c - '0';
    return n;
  }
  public static void main(String[] args) throws Exception { System.out.println(next() + next()); }
}
"""


def test_java_reads_blocks_and_tokens() -> None:
    assert output("java", BLOCKS, "12\n30\n") == "42\n"
    tokens = """import java.io.*;
class Main { public static void main(String[] args) throws IOException {
  StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
  in.nextToken(); int n = (int) in.nval; in.nextToken(); System.out.println(n + in.sval); } }
"""
    assert output("java", tokens, "7 ab\n") == "7ab\n"


def test_python_iterates_over_standard_input() -> None:
    assert (
        output("python", "import sys\nfor line in sys.stdin:\n    print(len(line))\n", "ab\nc\n") == "3\n2\n"
    )


@pytest.mark.parametrize(
    ("expression", "expected"),
    [
        ("(1234567).toLocaleString()", "1,234,567"),
        ("(1234.56789).toLocaleString('en-US')", "1,234.568"),
        ("(-0.5).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })", "-0.50"),
        ("(5).toLocaleString(undefined, { minimumFractionDigits: 1 })", "5.0"),
    ],
)
def test_javascript_groups_digits(expression: str, expected: str) -> None:
    assert value("javascript", f"function f() {{ return {expression}; }}", "f") == expected


@pytest.mark.parametrize(
    "expression", ["(1).toLocaleString('de')", "(1).toLocaleString('en', { style: 'percent' })"]
)
def test_what_depends_on_a_locale_is_unknown(expression: str) -> None:
    outcome = call("javascript", f"function f() {{ return {expression}; }}", "f")
    assert (outcome.kind, "opaque" in outcome.notes) == ("returned", True)


def test_arguments_that_no_table_has_make_a_result_unknown() -> None:
    text = "class A { static String f(String s) { return s.trim(1, 2, 3); } }"
    assert "opaque" in call("java", text, "f", " a").notes
    assert call("python", "def f(s): return s.zfill()", "f", "a").exception == "type"
