"""What single languages do with their values, in small functions."""

from __future__ import annotations

from typing import Any

import pytest
from tests.interpreter.support import call, machine, output, value

from variorum.interpreter.standard_input import TextInput


def java(expression: str, result: str = "Object", setup: str = "") -> Any:
    text = f"import java.util.*; import java.util.stream.*; class A {{ static {result} f() {{ {setup} return {expression}; }} }}"
    return value("java", text, "f")


@pytest.mark.parametrize(
    ("expression", "result", "expected"),
    [
        ("'a' + 1", "int", 98),
        ("(char) ('a' + 1)", "char", "b"),
        ('"" + (char) 98 + 1.0f + 1e10 + 100.0 / 3', "String", "b1.01.0E1033.333333333333336"),
        ("1L << 40", "long", 1 << 40),
        ("Long.MAX_VALUE + 1", "long", -(1 << 63)),
        ("(1L << 40) * 3 - 1", "long", 3 * (1 << 40) - 1),
        ("7L / -2 * 10 + -7L % 3", "long", -31),
        ("(1L << 40) > Integer.MAX_VALUE", "boolean", True),
        ("Math.round(-2.5)", "long", -2),
        ('String.format("%5.2f|%-4d|%04d|%s", 2.345, 7, 42, true)', "String", " 2.35|7   |0042|true"),
        ("(int) 3.99e12", "int", 2147483647),
        ('"a,b,,".split(",").length', "int", 2),
        (
            "List.of(1, 2, 3).stream().map(x -> x * 2).collect(Collectors.toList())",
            "List<Integer>",
            [2, 4, 6],
        ),
        ("Integer.MAX_VALUE + 1", "int", -2147483648),
        ("(byte) 200", "byte", -56),
        ("-7 >> 1", "int", -4),
        ('"b".compareTo("abc")', "int", 1),
        ("Arrays.asList(3, 1, 2).toString()", "String", "[3, 1, 2]"),
        ('new TreeMap<>(Map.of(2, "b", 1, "a")).toString()', "String", "{1=a, 2=b}"),
    ],
)
def test_java(expression: str, result: str, expected: object) -> None:
    assert java(expression, result) == expected


@pytest.mark.parametrize(
    ("expression", "expected"),
    [
        ("round(2.5), round(3.5), round(-0.5)", (2, 4, 0)),
        ("'%.2f %5s|%-5d|' % (2.345, 'ab', 7)", "2.35    ab|7    |"),
        ("f'{3.14159:.2f} {5:03d} {\"x\":>4} {1000000:,}'", "3.14 005    x 1,000,000"),
        ("sorted({3: 'a', 1: 'b'}.items(), key=lambda p: p[1], reverse=True)", [(1, "b"), (3, "a")]),
        ("[x for x in range(10) if x % 3 == 1][::-1]", [7, 4, 1]),
        ("str([1, 'a', (2,), {}, set(), None, True])", "[1, 'a', (2,), {}, set(), None, True]"),
        ("'a b  c'.split(), 'a,b,'.split(',')", (["a", "b", "c"], ["a", "b", ""])),
        ("max('hello', key='lohe'.index)", "e"),
        ("2 ** 100 % 1000007", 2**100 % 1000007),
        ("list(zip('ab', (1, 2)))", [("a", 1), ("b", 2)]),
        ("sum([[1], [2]], [])", [1, 2]),
        ("1 if [] or {} else 2", 2),
        ("'abc'[-2:], 'abc'[5:], (1, 2, 3)[::2]", ("bc", "", (1, 3))),
        ("1 < 2 < 3 > 2", True),
    ],
)
def test_python(expression: str, expected: object) -> None:
    assert value("python", f"def f():\n    return {expression}", "f") == expected


@pytest.mark.parametrize(
    ("expression", "expected"),
    [
        ("[10, 9, 1].sort()", [1, 10, 9]),
        ("'5' * '2' + 1", 11),
        ("'5' + 2", "52"),
        ("[1, [2, [3]]].flat(Infinity)", [1, 2, 3]),
        ("0.1 + 0.2", 0.1 + 0.2),
        ("(1.005).toFixed(2) + (2.5).toFixed(0) + (1e21).toString()", "1.0031e+21"),
        ("Math.round(-2.5) + Math.round(2.5)", 1),
        ("[3, 1, 2].map(String).join('-')", "3-1-2"),
        ("['1', '2', '3'].map(Number).reduce((a, b) => a + b)", 6),
        ("typeof null + typeof [] + typeof 1n", "objectobjectbigint"),
        ("-7 % 3", -1),
        ("Object.entries({b: 1, a: 2, 1: 3})", [["1", 3], ["b", 1], ["a", 2]]),
        ("parseInt('12px') + parseFloat('1.5e1x')", 27),
        ("'a-b-c'.replace(/-/g, '+')", "a+b+c"),
        ("[1, 2, 3].includes(2) && 'x' || 'y'", "x"),
    ],
)
def test_javascript(expression: str, expected: object) -> None:
    assert value("javascript", f"function f() {{ return {expression}; }}", "f") == expected


@pytest.mark.parametrize(
    ("body", "result", "expected"),
    [
        ("vector<int> a{1, 2}; auto b = a; b.push_back(3); return a.size();", "int", 2),
        ("vector<int> a; return a.size() - 1 > 0;", "bool", True),
        ('string s = "abc"; s[1] = \'x\'; return s + "!" + to_string(7);', "string", "axc!7"),
        ('map<string, int> m; m["a"]++; m["a"] += 2; return m["a"] + m["b"];', "int", 3),
        ("vector<vector<int>> g(2, vector<int>(2, 1)); g[0][0] = 5; return g[1][0];", "int", 1),
        ("int a[3] = {3, 1, 2}; sort(a, a + 3); return a[0] * 100 + a[1] * 10 + a[2];", "int", 123),
        ("priority_queue<int> q; q.push(1); q.push(5); q.push(3); return q.top();", "int", 5),
        ("pair<int, int> p = {1, 2}; auto q = p; q.first = 9; return p.first;", "int", 1),
        ("return 7 / 2 * 2.0;", "double", 6.0),
        ("char c = 'a'; c += 2; return c;", "char", "c"),
        ("unsigned int x = 0; x--; return x > 5;", "bool", True),
        ("unsigned int x = 7; unsigned int y = 9; return x - y > 5;", "bool", True),
        ("unsigned int x = 7; long long y = -1; return y < x;", "bool", True),
    ],
)
def test_cpp(body: str, result: str, expected: object) -> None:
    text = f"#include <bits/stdc++.h>\nusing namespace std;\n{result} f() {{ {body} }}"
    assert value("cpp", text, "f") == expected


def test_arguments_by_reference_change_what_the_caller_has() -> None:
    text = (
        "void g(int &x, vector<int> &v) { x++; v.push_back(x); }\n"
        "int f() { int k = 1; vector<int> w; g(k, w); g(k, w); return k * 10 + w.size(); }"
    )
    assert value("cpp", text, "f") == 32


def test_exceptions_have_neutral_kinds() -> None:
    assert call("java", "class A { static int f(int[] a) { return a[3]; } }", "f", [1]).exception == "index"
    assert call("python", "def f(d):\n    return d['x']", "f", {}).exception == "key"
    assert (
        call("java", "class A { static int f(String s) { return s.length(); } }", "f", None).exception
        == "null"
    )
    assert (
        call("python", "class E(Exception):\n    pass\ndef f():\n    raise E('no')", "f").exception
        == "thrown:E"
    )
    assert call("java", "class A { static int f(int a) { return 1 / a; } }", "f", 0).exception == "arithmetic"


def test_a_handler_takes_what_is_of_its_type() -> None:
    text = (
        "def f(d):\n"
        "    try:\n"
        "        return d['x']\n"
        "    except LookupError as e:\n"
        "        return 'caught'\n"
        "    finally:\n"
        "        d['y'] = 1"
    )
    outcome = call("python", text, "f", {})
    assert (outcome.value, outcome.arguments) == ("caught", ({"y": 1},))


def test_methods_run_on_objects_from_their_constructors() -> None:
    text = (
        "class C:\n"
        "    def __init__(self):\n"
        "        self.n = 2\n"
        "    def f(self, x):\n"
        "        self.n += x\n"
        "        return self.n * 2"
    )
    outcome = call("python", text, "f", 3)
    assert (outcome.value, outcome.fields) == (10, {"n": 5})
    assert call("python", text, "f", 3, fields={"n": 7}).value == 20


def test_programs_read_and_write() -> None:
    python = "n = int(input())\nprint(sum(map(int, input().split())), n)"
    java = (
        "import java.util.*; class A { public static void main(String[] x) { Scanner s = new Scanner(System.in); "
        'int n = s.nextInt(), t = 0; for (int i = 0; i < n; i++) t += s.nextInt(); System.out.println(t + " " + n); } }'
    )
    cpp = (
        "#include <iostream>\n"
        "using namespace std;\n"
        "int main() { int n, t = 0, x; cin >> n; while (cin >> x) t += x; cout << t << ' ' << n << endl; }"
    )
    assert (
        output("python", python, "2\n3 4\n")
        == output("java", java, "2\n3 4\n")
        == output("cpp", cpp, "2\n3 4\n")
        == "7 2\n"
    )


def test_javascript_sets_are_made_of_what_can_be_iterated() -> None:
    assert call("javascript", "function f(x) { return new Set(x).size; }", "f", 2).exception == "type"
    assert value("javascript", "function f(x) { return new Set(x).size; }", "f", "aab") == 2


def test_a_property_of_a_javascript_map_is_no_entry() -> None:
    text = "function f() { const m = new Map(); m[1] = 2; m.set(3, 4); return [m.size, m[1], m.get(1)]; }"
    assert value("javascript", text, "f") == [1, 2, None]


def test_python_functions_are_bound_when_they_are_defined() -> None:
    outcome = machine("python", "print(f())\ndef f():\n    return 1").run(TextInput(""))
    assert outcome.exception == "name"


def test_a_type_that_nobody_knows_is_a_missing_name() -> None:
    assert call("javascript", "function f(x) { return x instanceof Integer; }", "f", 2).exception == "name"
    assert value("javascript", "class C {} function f(x) { return x instanceof C; }", "f", 2) is False


def test_kotlin_s_maps_and_what_must_not_be_null() -> None:
    text = """
fun absent(n: Int): Int? { val m = HashMap<Int, Int>(); m[1] = 2; return m[n] }
fun sure(n: Int): Int { val m = mapOf(1 to 10); return m[n]!! }
fun checked(n: Int): String { require(n > 1) { "small" }; check(n > 2) { "not " + n }; return "good" }
fun message(n: Int): String = try { checked(n) } catch (e: Exception) { e.message ?: "" }
fun sets(xs: List<Int>): List<Any> = listOf(xs union listOf(9), xs intersect listOf(1), xs subtract listOf(1))
"""
    assert [value("kotlin", text, "absent", n) for n in (1, 2)] == [2, None]
    assert value("kotlin", text, "sure", 1) == 10
    assert call("kotlin", text, "sure", 2).exception == "null"
    assert [value("kotlin", text, "message", n) for n in (1, 2, 3)] == ["small", "not 2", "good"]
    assert value("kotlin", text, "sets", [1, 2]) == [{1, 2, 9}, {1}, {2}]


@pytest.mark.parametrize(
    ("statement", "expected"),
    [
        ("List<Integer> w = Arrays.asList(2, 1); w.set(0, 3); Collections.reverse(w);", "1 3"),
        ("List<Integer> w = new ArrayList<>(Arrays.asList(2, 1)); w.add(3);", "2 1 3"),
        ("List<Integer> w = Arrays.asList(2, 1); w.add(3);", "state"),
        ("List<Integer> w = Arrays.asList(2, 1); w.remove(0);", "state"),
        ("List<Integer> w = List.of(2, 1); Collections.reverse(w);", "state"),
        ("List<Integer> w = List.of(2, 1); Collections.swap(w, 0, 1);", "state"),
        ("List<Integer> w = List.of(2); Collections.reverse(w);", "2"),
    ],
)
def test_java_lists_that_cannot_be_changed(statement: str, expected: str) -> None:
    joined = 'return w.stream().map(String::valueOf).collect(Collectors.joining(" "));'
    imports = "import java.util.*; import java.util.stream.*;"
    text = f"{imports} class A {{ static String f() {{ {statement} {joined} }} }}"
    outcome = call("java", text, "f")
    assert (outcome.exception or outcome.value) == expected


def test_a_text_that_is_no_number_raises_what_the_language_has_for_it() -> None:
    java_text = """
class A {
    static int f(String s) { try { return Integer.parseInt(s); } catch (NumberFormatException e) { return -1; } }
}
"""
    assert value("java", java_text, "f", "x") == -1
    kotlin_text = "fun f(s: String): Int = try { s.toInt() } catch (e: NumberFormatException) { -1 }"
    assert value("kotlin", kotlin_text, "f", "x") == -1


def test_what_the_parser_gave_up_on_is_not_left_out() -> None:
    assert call("python", "def f(n):\n    a = n\n    $ a = 3\n    return a\n", "f", 1).kind == "unsupported"


def test_a_static_field_that_cannot_be_known_leaves_the_others() -> None:
    text = (
        "class A { static final Logger LOG = Logger.getLogger(A.class.getName()); static final int N = 4;"
        " static int f(int x) { return x + N; } static Logger g() { return LOG; } }"
    )
    assert call("java", text, "f", 3).value == 7
    assert "opaque" not in call("java", text, "f", 3).notes


def test_static_fields_and_blocks_run_in_their_order() -> None:
    text = (
        "import java.util.*; class A { static final List<Integer> MADE; static { MADE = new ArrayList<>(); MADE.add(5); }"
        " static final int FIRST = MADE.get(0) + 1; static int f() { return FIRST; } }"
    )
    assert call("java", text, "f").value == 6


def test_the_first_evaluation_is_like_the_later_ones() -> None:
    text = """
class Box:
    sizes = list(range(10))

    def __init__(self, n):
        self.n = n + Box.sizes[3]

START = Box.sizes[1]

def f(n):
    return Box(n).n + Box.sizes[2]
"""
    made = machine("python", text)
    function = made.program.functions[0]
    first, second = (made.call(function, (4,)) for _ in range(2))
    assert (first.value, first.steps) == (second.value, second.steps) == (9, first.steps)
