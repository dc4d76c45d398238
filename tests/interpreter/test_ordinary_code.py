"""What ordinary code showed beside the real languages: small functions with what they really give."""

from __future__ import annotations

import pytest
from tests.interpreter.support import value


@pytest.mark.parametrize(
    ("expression", "expected"),
    [
        ("String(4e-7) + String(-4e-7) + String(0.000001)", "4e-7-4e-70.000001"),
        ("parseInt('0x1f') + parseInt('0x1f', 16)", 62),
        ("parseInt('0x1f', 10)", 0),
        ("Number.isNaN(Math.sign(NaN))", True),
        ("Math.cbrt(27)", 3),
        ("''.codePointAt(0) ?? -1", -1),
    ],
)
def test_javascript_numbers(expression: str, expected: object) -> None:
    assert value("javascript", f"function f() {{ return {expression}; }}", "f") == expected


def test_a_generator_returns_a_value() -> None:
    inner = "function* g() { yield 1; return 7; }"
    outer = "function* h() { const r = yield* g(); yield r; }"
    text = f"{inner}\n{outer}\nfunction f() {{ const i = g(); i.next(); return [i.next().value, ...h()]; }}"
    assert value("javascript", text, "f") == [7, 1, 7]
    given = "def g():\n    yield 1\n    return 7\ndef h():\n    r = yield from g()\n    yield r\n"
    python = f"{given}def f():\n    return list(h())"
    assert value("python", python, "f") == [1, 7]


@pytest.mark.parametrize(
    ("tried", "caught"),
    [
        ("return a[n] + 1;", "ArrayIndexOutOfBoundsException"),
        ("a[n] = 1; return 1;", "ArithmeticException | ArrayIndexOutOfBoundsException"),
        ('return "a".substring(n).length();', "StringIndexOutOfBoundsException"),
        ("return a[n];", "IndexOutOfBoundsException"),
    ],
)
def test_each_kind_of_index_is_caught(tried: str, caught: str) -> None:
    body = f"int[] a = new int[2]; try {{ {tried} }} catch ({caught} e) {{ return -1; }}"
    assert value("java", f"class A {{ static int f(int n) {{ {body} }} }}", "f", 5) == -1


@pytest.mark.parametrize(
    ("appended", "expected"),
    [("List.of(1, 97)", "[1, 97]"), ("Map.entry(1, 2)", "1=2"), ("new char[] {'a', 'b'}", "ab")],
)
def test_a_builder_takes_the_text_of_a_list(appended: str, expected: str) -> None:
    body = f"StringBuilder b = new StringBuilder(); b.append({appended}); return b.toString();"
    text = f"import java.util.*; class A {{ static String f() {{ {body} }} }}"
    assert value("java", text, "f") == expected


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("map<int, int, greater<int>> m; m[1] = 2; m[3] = 4; return {m.begin()->first};", [3]),
        ("map<int, int, C> m{{1, 2}, {5, 6}}; return {m.begin()->first};", [5]),
        ("set<int, greater<>> s{1, 2}; s.insert(0); return vector<int>(s.begin(), s.end());", [2, 1, 0]),
        ("vector<int> v{1, 2}; for (auto i = v.rbegin(); i != v.rend(); ++i) *i += v[0]; return v;", [2, 3]),
        ("vector<int> v{1}; int n = 2; v.insert(v.end(), {n, 3}); return v;", [1, 2, 3]),
        ("map<int, P> m; m[1] = {2, 3}; return {m[1].b};", [3]),
    ],
)
def test_cpp_containers(body: str, expected: object) -> None:
    compare = "struct C { bool operator()(int a, int b) const { return a > b; } }; struct P { int a, b; };"
    head = f"#include <bits/stdc++.h>\nusing namespace std;\n{compare}"
    assert value("cpp", f"{head}\nvector<int> f() {{ {body} }}", "f") == expected


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("return first[0]", "ax"),
        ("return called", "x!"),
        ('_, err := strconv.Atoi("x"); return err.Error()', 'strconv.Atoi: parsing "x": invalid syntax'),
        ('_, err := strconv.ParseFloat(" 1", 64); return fmt.Sprint(err == nil)', "false"),
        ('var b strings.Builder; b.WriteString("é"); return fmt.Sprint(b.Len())', "2"),
    ],
)
def test_go_packages(body: str, expected: str) -> None:
    names = 'var first = []string{"a" + last}\nvar called = g()\nconst last = "x"\nvar read = last + "!"'
    functions = f"func g() string {{ return read }}\nfunc f() string {{ {body} }}"
    assert (
        value("go", f'package p\nimport ("fmt"; "strconv"; "strings")\n{names}\n{functions}', "f") == expected
    )


@pytest.mark.parametrize("change", ["d.appendleft(9)", "d.extendleft([7, 9])"])
def test_a_bounded_queue_drops_at_the_other_end(change: str) -> None:
    body = f"d = deque([1, 2, 3], maxlen=3)\n    {change}\n    return d[0], len(d)"
    text = f"from collections import deque\ndef f():\n    {body}"
    assert value("python", text, "f") == (9, 3)


def test_what_ordinary_libraries_do() -> None:
    assert value("kotlin", 'fun f(): String = "%.1f".format(-1.25)', "f") == "-1.3"
    added = 'd.Add(1, 2); return ""; } catch (System.ArgumentException) { return "twice"; }'
    body = f"var d = new Dictionary<int, int>(); d.Add(1, 1); try {{ {added}"
    text = f"using System.Collections.Generic; class A {{ static string f() {{ {body} }} }}"
    assert value("csharp", text, "f") == "twice"
    matched = "try { return match (3) { 1 => 2 }; } catch (\\UnhandledMatchError $e) { return 'none'; }"
    assert value("php", f"<?php\nfunction f() {{ {matched} }}", "f") == "none"
