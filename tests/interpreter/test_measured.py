"""What comparing the interpreter with real toolchains has found, in small functions."""

from __future__ import annotations

from typing import Any

import pytest
from tests.interpreter.support import call, value


def go(body: str, result: str = "int", setup: str = "") -> Any:
    return value("go", f"package p\n{setup}\nfunc f() {result} {{ {body} }}", "f")


@pytest.mark.parametrize(
    ("body", "result", "expected"),
    [
        ("n := 0; for _, r := range \"1011\" { if r == '1' { n++ } }; return n", "int", 3),
        ("m := map[int32]bool{'a': true}; return m['a']", "bool", True),
        ('return fmt.Sprint(1, 2.5, "a", 3, true)', "string", "1 2.5a3 true"),
        (
            "return fmt.Sprintf(\"%v %T %T %q %v\", 1, 1, 'a', 'a', 1000000.0)",
            "string",
            "1 int int32 'a' 1e+06",
        ),
        ("return len(make([]int, 2, 5))", "int", 2),
        ('return fmt.Sprint(strings.IndexAny("abc", "xc"), strings.IndexAny("abc", "xy"))', "string", "2 -1"),
        ("return fmt.Sprint([]P{{1, 2}}, Q{3})", "string", "[{1 2}] q"),
    ],
)
def test_go(body: str, result: str, expected: object) -> None:
    setup = (
        'import ("fmt"; "strings")\ntype P struct { x, y int }\n'
        'type Q struct { x int }\nfunc (q Q) String() string { return "q" }'
    )
    assert go(body, result, setup) == expected


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("a := &P{1, 2}; b := a; b.x++; return a.x", 2),
        ("a := P{1, 2}; b := a; b.x++; return a.x", 1),
        ("m := map[int]*P{}; a := &P{1, 2}; m[0] = a; b := a; b.x = 7; return m[0].x", 7),
    ],
)
def test_a_pointer_to_a_new_struct_is_not_copied(body: str, expected: int) -> None:
    assert go(body, "int", "type P struct { x, y int }") == expected


def test_a_capacity_below_the_length_fails() -> None:
    assert call("go", "package p\nfunc f(n int) []int { return make([]int, 0, n) }", "f", -1).kind == "raised"


@pytest.mark.parametrize(
    ("expression", "expected"),
    [
        ("new Map([[0, 'a'], [1, 'b']]).get(1)", "b"),
        ("1 in ['a', 'b']", True),
        ("2 in ['a', 'b']", False),
        ("'' + undefined + null", "undefinednull"),
        ("((a, b = 5) => a + b)(1, undefined)", 6),
        ("((a, b = 5, ...c) => a + b + c.length)(1, undefined, 3)", 7),
    ],
)
def test_javascript(expression: str, expected: object) -> None:
    assert value("javascript", f"function f() {{ return {expression}; }}", "f") == expected
    assert value("typescript", f"function f(): any {{ return {expression}; }}", "f") == expected


def test_a_character_of_c_has_eight_bits() -> None:
    assert value("c", "char f(char c) { return c + 100; }", "f", "z") == "Þ"


def test_csharp_selects_from_what_was_selected() -> None:
    text = "class A { static int f(List<int> a) { return a.SelectMany(x => a.Where(y => y > x), (x, y) => x * y).Sum(); } }"
    assert value("csharp", text, "f", [2, 3]) == 6


def kotlin(expression: str, parameter: str = "s: String") -> str:
    return f"fun f({parameter}): Any? = {expression}"


@pytest.mark.parametrize(
    ("expression", "argument", "expected"),
    [
        ("s.filterNot { it.isDigit() }", "a1b2", "ab"),
        ("s.windowed(2)", "abc", ["ab", "bc"]),
        ("s.lines()", "a\nb\n", ["a", "b", ""]),
        ("s.takeWhile { it == 'a' } + s.dropWhile { it == 'a' }.length", "aab", "aa1"),
        ('s.split(",").joinToString("-", "<", ">") { it.uppercase() }', "a,b", "<A-B>"),
    ],
)
def test_kotlin(expression: str, argument: str, expected: object) -> None:
    assert value("kotlin", kotlin(expression), "f", argument) == expected


def test_go_methods_run_on_null() -> None:
    text = (
        "package p\ntype N struct { v int; next *N }\n"
        "func (n *N) Add(v int) *N { if n == nil { return &N{v: v} }; n.next = n.next.Add(v); return n }\n"
        "func f() int { var n *N; n = n.Add(1); n = n.Add(2); return n.next.v }"
    )
    assert value("go", text, "f") == 2


def test_a_store_into_shared_memory_is_noted() -> None:
    text = "package p\nfunc f(a []int) int { b := a[:]; b[0] = 9; return a[0] }"
    assert "undefined" in call("go", text, "f", [1]).notes
    text = (
        "package p\nfunc f() int { a := make([]int, 1, 4); b := append(a, 1); _ = append(a, 2); return b[1] }"
    )
    assert "undefined" in call("go", text, "f").notes


def test_a_case_of_a_pointer_type_takes_objects() -> None:
    text = (
        "package p\ntype C struct { r int }\n"
        "func f() int { var s any = &C{r: 3}; switch v := s.(type) { case *C: return v.r }; return 0 }"
    )
    assert value("go", text, "f") == 3


def test_c_compares_with_unsigned_integers_as_unsigned() -> None:
    assert value("c", "int f(int a) { unsigned b = 5; return a < b; }", "f", -1) == 0
    assert value("c", "double f(const char *s) { return atof(s); }", "f", "1.5x") == 1.5


def test_csharp_aligns_what_it_formats() -> None:
    text = 'class A { static string f(double x, string s) { return $"{x,8:F1}|{s,-3}|"; } }'
    assert value("csharp", text, "f", 2.5, "a") == "     2.5|a  |"


@pytest.mark.parametrize(
    ("text", "arguments", "expected"),
    [
        ("int f(int *a, int n) { int t = 0; while (n-- > 0) t += *a++; return t; }", ([1, 2, 3], 3), 6),
        ("char *f(char *s) { for (char *p = s; *p; p++) *p = *p + 1; return s; }", ("abc",), "bcd"),
        ("int f(const char *s) { return strchr(s, 'c') - s; }", ("abc",), 2),
        ('int f(const char *s) { return strstr(s, "x") == NULL; }', ("abc",), 1),
    ],
)
def test_c_pointers_into_arguments(text: str, arguments: tuple[object, ...], expected: object) -> None:
    outcome = call("c", text, "f", *arguments)
    assert (outcome.kind, outcome.value) == ("returned", expected)
    assert "opaque" not in outcome.notes


def test_go_searches_and_cuts() -> None:
    text = (
        'package p\nimport ("sort"; "strings")\n'
        'func f(s string) (string, int) { a, _, _ := strings.Cut(s, "b"); '
        "return a, sort.Search(50, func(i int) bool { return i*i >= 30 }) }"
    )
    assert value("go", text, "f", "abc") == ("a", 6)


def test_go_finds_none_of_several_characters() -> None:
    text = 'package p\nimport "strings"\nfunc f(s string) int { return strings.IndexAny(s, "bc") }'
    assert (value("go", text, "f", "abc"), value("go", text, "f", "xyz")) == (1, -1)


def test_a_text_of_cpp_with_a_negative_length_fails() -> None:
    text = "std::string f(int n) { return std::string(n, '1') + \"0\"; }"
    assert value("cpp", text, "f", 2) == "110"
    assert call("cpp", text, "f", -1).kind == "raised"


def test_what_cpp_inserts_at_the_back_stays_there() -> None:
    text = """
vector<int> common(vector<int> a, vector<int> b) {
    vector<int> found;
    set_intersection(a.begin(), a.end(), b.begin(), b.end(), back_inserter(found));
    return found;
}
string upper(string s) { string r; transform(s.begin(), s.end(), back_inserter(r), ::toupper); return r; }"""
    assert value("cpp", text, "common", [1, 2, 5], [2, 3, 5]) == [2, 5]
    assert value("cpp", text, "upper", "ab") == "AB"


@pytest.mark.parametrize(
    "method",
    [
        "A F() { return this; }",
        "A F() => this;",
        "A F() { return (this); }",
        "A F() { var x = this; return x; }",
        "A F() { return G(this); } static A G(A a) => a;",
        "A F() { return new List<A> { this }[0]; }",
        "A F() { return new[] { this }[0]; }",
        "A F() => v switch { 3 => this, _ => null };",
        "A F() { foreach (var x in G()) return x; return null; } IEnumerable<A> G() { yield return this; }",
    ],
)
def test_csharp_hands_over_the_receiver(method: str) -> None:
    text = f"using System.Collections.Generic; class A {{ int v = 3; {method} }}"
    assert value("csharp", text, "F").fields == {"v": 3}
