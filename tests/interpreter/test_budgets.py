"""Hostile programs end in a budget: soon, without much memory, without a crash of the host."""

from __future__ import annotations

import tracemalloc

import pytest
from tests.interpreter.support import Limits, call, machine

from variorum.interpreter.standard_input import TextInput

HOSTILE = {
    "endless loop": "def f():\n    while True:\n        pass",
    "endless recursion": "def f(n=0):\n    return f(n + 1)",
    "mutual recursion": "def g(n):\n    return f(n)\ndef f(n=0):\n    return g(n + 1)",
    "recursion through a sort": "def f(n=0):\n    return sorted([1, 2], key=lambda x: f(n + 1))",
    "power": "def f():\n    return 9 ** 9 ** 9",
    "shift": "def f():\n    return 1 << 10 ** 10",
    "squares": "def f():\n    x = 3\n    while True:\n        x = x * x",
    "factorial": "import math\ndef f():\n    return math.factorial(10 ** 7)",
    "repetition of a text": "def f():\n    return 'ab' * 10 ** 10",
    "repetition of a list": "def f():\n    return [0] * 10 ** 10",
    "doubling text": "def f():\n    s = 'ab'\n    while True:\n        s = s + s",
    "doubling list": "def f():\n    a = [1]\n    while True:\n        a = a + a",
    "extending": "def f():\n    a = [1]\n    while True:\n        a.extend(a)",
    "growing list": "def f():\n    a = []\n    while True:\n        a.append(1)",
    "growing map": "def f():\n    a = {}\n    while True:\n        a[len(a)] = 1",
    "replacing": "def f():\n    s = 'a'\n    while True:\n        s = s.replace('a', 'aaaaaaaaaa')",
    "width": "def f():\n    return f'{1:1000000000}'",
    "percent width": "def f():\n    return '%1000000000d' % 1",
    "padding": "def f():\n    return 'a'.ljust(10 ** 10)",
    "range": "def f():\n    return list(range(10 ** 12))",
    "endless iterator": "import itertools\ndef f():\n    return sum(itertools.count())",
    "products": "import itertools\ndef f():\n    return list(itertools.product(range(100), repeat=8))",
    "joining": "def f():\n    s = 'a' * 1000\n    while True:\n        s = s.join([s, s, s])",
    "output": "def f():\n    while True:\n        print('x' * 1000)",
    "catastrophic pattern": "import re\ndef f():\n    return re.match('(a+)+$', 'a' * 40 + 'b')",
    "pattern on a long text": "import re\ndef f():\n    return re.search('(x*)*y', 'x' * 3000)",
    "nested lists": "def f():\n    a = []\n    for i in range(100000):\n        a = [a]\n    return a",
    "endless generator": "def g():\n    while True:\n        yield 1\ndef f():\n    return list(g())",
    "hash of shared tuples": "def f():\n    p = ()\n    for i in range(60):\n        p = (p, p)\n    return {p: 1}",
    "zipped tuples": "def f():\n    p = [1]\n    for i in range(60):\n        p = list(zip(p, p))\n    return p[0] in {p[0]}",
    "equality of shared maps": "def f():\n    p, q = {}, {}\n    for i in range(60):\n        p, q = {1: p, 2: p}, {1: q, 2: q}\n"
    "    return p == q",
    "shared objects": "class A:\n    pass\ndef f():\n    p = 1\n    for i in range(50):\n        a = A()\n        a.l = a.r = p\n"
    "        p = a\n    return p",
    "comparing long texts": "def f():\n    a, b = 'a' * 900000, 'a' * 900000\n    while a == b:\n        pass",
    "searching in long texts": "def f():\n    a = 'a' * 900000\n    while 'b' not in a or a.find('c') < 0:\n        pass",
    "endless comprehension": "import itertools\ndef f():\n    return [x for x in itertools.cycle([1])]",
}


@pytest.mark.parametrize("name", HOSTILE)
def test_ends_in_a_budget(name: str) -> None:
    tracemalloc.start()
    outcome = call("python", HOSTILE[name], "f", limits=Limits(steps=50_000, size=2_000_000, depth=200))
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert outcome.kind == "budget", outcome
    assert peak < 60_000_000


@pytest.mark.parametrize(
    ("language", "text", "name"),
    [
        ("java", 'class A { static String f() { return "ab".repeat(2000000000); } }', "f"),
        ("java", "class A { static int f() { return f() + 1; } }", "f"),
        (
            "java",
            "import java.util.*; class A { static int f() { Object p = 1; for (int i = 0; i < 60; i++) p = Arrays.asList(p, p);"
            " return new HashSet<Object>(Arrays.asList(p)).size(); } }",
            "f",
        ),
        (
            "java",
            "import java.util.*; class A { static int f() { List<Object> p = new ArrayList<>(); p.add(p); p.add(p);"
            " return p.hashCode(); } }",
            "f",
        ),
        (
            "kotlin",
            "fun f(): Int { var p: Any = 1; for (i in 0 until 60) { p = Pair(p, p) }; return setOf(p).size }",
            "f",
        ),
        (
            "kotlin",
            "data class P(val a: Any, val b: Any)\nfun f(): Boolean { var p: Any = 1; var q: Any = 1;"
            " for (i in 0 until 60) { p = P(p, p); q = P(q, q) }; return p == q }",
            "f",
        ),
        ("php", "<?php function f() { $a = [1]; while (true) { $a[] = $a; } }", "f"),
        ("php", "<?php function f() { $a = str_repeat('1', 900000); while ($a + 1 > 0) { } }", "f"),
        (
            "cpp",
            "#include <vector>\nstruct T { std::vector<T> p; }; int f() { T t; while (true) t.p.push_back(t); }",
            "f",
        ),
        ("java", "class A { static int[][] f() { return new int[100000][100000]; } }", "f"),
        ("java", 'class A { static String f() { return String.format("%999999999d", 1); } }', "f"),
        (
            "java",
            "import java.util.*; class A { static int f() { List<Integer> a = new ArrayList<>(); while (true) a.add(1); } }",
            "f",
        ),
        ("cpp", "#include <vector>\nint f() { std::vector<int> v(2000000000); return v.size(); }", "f"),
        ("cpp", "#include <string>\nint f() { std::string s(2000000000, 'a'); return s.size(); }", "f"),
        ("javascript", "function f() { return 'a'.padStart(1e9); }", "f"),
        (
            "javascript",
            "function f() { let p = [1]; for (let i = 0; i < 60; i++) p = [p, p]; return elsewhere(p); }",
            "f",
        ),
        (
            "go",
            'package main\nimport "fmt"\ntype T struct { a, b interface{} }\nfunc f() { var p interface{} = 1\n'
            "for i := 0; i < 29; i++ { p = T{p, p} }\nfmt.Println(p) }",
            "f",
        ),
        ("javascript", "function f() { return new Array(1e9).fill(0); }", "f"),
        ("javascript", "function f() { return /(a*)*b/.test('a'.repeat(40)); }", "f"),
    ],
)
def test_ends_in_a_budget_in_other_languages(language: str, text: str, name: str) -> None:
    outcome = call(language, text, name, limits=Limits(steps=50_000, size=2_000_000, depth=200))
    assert outcome.kind == "budget", outcome


def test_recursion_within_the_depth_works() -> None:
    text = "def f(n):\n    return 0 if n == 0 else 1 + f(n - 1)"
    assert call("python", text, "f", 900, limits=Limits(depth=1000)).value == 900


def test_an_exception_gives_depth_back() -> None:
    text = (
        "def g(n):\n"
        "    if n == 0:\n"
        "        raise ValueError()\n"
        "    g(n - 1)\n"
        "def f():\n"
        "    for i in range(50):\n"
        "        try:\n"
        "            g(20)\n"
        "        except ValueError:\n"
        "            pass\n"
        "    return 1"
    )
    assert call("python", text, "f", limits=Limits(depth=60)).value == 1


def test_an_evaluation_leaves_nothing_behind() -> None:
    made = machine("python", "seen = []\ndef f(x):\n    seen.append(x)\n    return len(seen)")
    assert [made.call(made.program.functions[0], [1]).value for _ in range(3)] == [1, 1, 1]


def test_a_program_is_bounded_too() -> None:
    outcome = machine("java", "class A { public static void main(String[] a) { while (true) {} } }").run(
        TextInput(""), limits=Limits(steps=1000)
    )
    assert (outcome.kind, outcome.reason) == ("budget", "steps")


def test_a_receiver_is_made_within_the_limits() -> None:
    text = """class A {
  constructor() { this.n = 0; for (let i = 0; i < 1000; i++) this.n += i }
  get() { return this.n }
}"""
    assert call("javascript", text, "get", limits=Limits(steps=100)).kind == "budget"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("python", "def f(x):\n    for i in range(1000):\n        x = {sum}\n    return x"),
        ("javascript", "function f(x) {{ for (let i = 0; i < 1000; i++) {{ x = {sum}; }} return x; }}"),
        ("java", "class A {{ static int f(int x) {{ while ({sum} != 1) {{ }} return x; }} }}"),
        (
            "python",
            "def f(x):\n    for i in range(1000):\n        x = 1" + "; x = 2" * 200 + "\n    return x",
        ),
    ],
)
def test_long_code_costs_more_steps(language: str, text: str) -> None:
    text = text.format(sum="(" * 48 + "x" + " + 1)" * 48)
    outcome = call(language, text, "f", 1, limits=Limits(steps=2000))
    assert (outcome.kind, outcome.reason) == ("budget", "steps")


@pytest.mark.parametrize("language", ["python", "javascript", "cpp", "java", "ruby"])
def test_a_number_of_very_many_digits_is_not_read(language: str) -> None:
    digits = "9" * 20_000
    texts = {
        "python": f"def f():\n    return {digits}",
        "ruby": f"def f()\n  return {digits}\nend",
        "javascript": f"function f() {{ return {digits}; }}",
    }
    text = texts.get(language, f"class A {{ static int f() {{ return {digits}; }} }};")
    assert call(language, text, "f").kind == "unsupported"
