"""What `+=` and `-=` of Kotlin do with collections, and what may be called on null."""

from __future__ import annotations

import pytest
from tests.interpreter.support import call, value


@pytest.mark.parametrize(
    ("type_", "body", "given", "expected"),
    [
        ("List<String>", "val r = mutableListOf<String>(); r += x; return r", "ba", ["ba"]),
        ("List<String>", "val r = mutableListOf(\"b\"); r += listOf(x, x); return r", "a", ["b", "a", "a"]),
        ("List<String>", "val r = ArrayDeque<String>(); for (w in x.split(' ')) r += w; return r", "ab c", ["ab", "c"]),
        ("List<Char>", "val r = mutableListOf<Char>(); for (c in x) r += c; r += x.toList(); return r", "a", ["a", "a"]),
        ("List<Int>", "val r = mutableListOf(1, 2, 1); r -= x; r += 5..6; return r", 1, [2, 1, 5, 6]),
        ("List<Int>", "val r = mutableListOf(1, 2, 1); r -= setOf(x); return r", 1, [2]),
        ("List<Pair<Int, Int>>", "val r = mutableListOf<Pair<Int, Int>>(); r += x to 2; return r", 1, [(1, 2)]),
        ("Set<String>", "val r = mutableSetOf(\"q\"); r += x; r += listOf(\"z\"); r -= \"q\"; return r", "ab", {"ab", "z"}),
        ("Map<String, Int>", "val r = mutableMapOf(\"a\" to 1); r += \"b\" to x; return r", 2, {"a": 1, "b": 2}),
        ("Map<String, Int>", "val r = mutableMapOf(\"a\" to 1, \"b\" to 2); r -= \"a\"; return r", 2, {"b": 2}),
        ("List<Int>", "var r = listOf(1); val s = r; r += x; r -= 1; return s + r", 2, [1, 2]),
        ("Set<Int>", "var r = setOf(1); val s = r; r += x; return s", 2, {1}),
        ("List<Int>", "val r = mutableListOf(1); val s = r; r += x; return s", 2, [1, 2]),
    ],
)  # fmt: skip
def test_updates_of_collections(type_: str, body: str, given: object, expected: object) -> None:
    parameter = "Int" if isinstance(given, int) else "String"
    assert value("kotlin", f"fun f(x: {parameter}): {type_} {{ {body} }}", "f", given) == expected


def test_updates_of_elements() -> None:
    text = """
fun f(x: Int): Map<Int, List<Int>> {
    val r = mutableMapOf(1 to mutableListOf(1))
    r.getOrPut(4) { mutableListOf() } += x
    r[1]!! += 3
    return r
}
"""
    assert value("kotlin", text, "f", 2) == {1: [1, 3], 4: [2]}


def test_updates_of_fields() -> None:
    text = """
class Log {
    private val lines = mutableListOf<String>()
    private var seen = setOf<String>()
    fun add(line: String): Int { lines += line; seen += line; this.lines += line; return lines.size * 10 + seen.size }
}
"""
    assert value("kotlin", text, "add", "ab") == 21


@pytest.mark.parametrize(
    ("type_", "expression", "expected"),
    [
        ("String?", "x.orEmpty()", ""),
        ("Map<Int, Int>?", "x.orEmpty()", {}),
        ("List<Int>?", "x.orEmpty().sum()", 0),
        ("String?", "x.isNullOrBlank()", True),
        ("String?", 'x.equals("a")', False),
    ],
)
def test_what_is_called_on_null(type_: str, expression: str, expected: object) -> None:
    assert value("kotlin", f"fun f(x: {type_}): Any = {expression}", "f", None) == expected


def test_an_extension_that_no_table_has_may_be_called_on_null() -> None:
    assert "unknown:orNothing" in call("kotlin", "fun f(x: String?): Any = x.orNothing()", "f", None).notes
    assert call("kotlin", "fun f(x: String?): Any = x.length", "f", None).exception == "null"


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ('separator = "-") { "<$it>" }', "<1>-<2>"),
        ('"-", prefix = "[") { "$it" }', "[1-2"),
        (') { "$it$it" }', "11, 22"),
        ('"/", "(", ")", transform = { "$it" })', "(1/2)"),
    ],
)
def test_what_is_joined_is_transformed(arguments: str, expected: str) -> None:
    assert value("kotlin", f"fun f(): String = listOf(1, 2).joinToString({arguments}", "f") == expected


@pytest.mark.parametrize(
    ("comparator", "expected"),
    [
        ("compareBy({ it.a }, { it.n })", "cab"),
        ("compareBy(P::a, P::n)", "cab"),
        ("compareByDescending<P> { it.a }.thenBy { it.n }", "abc"),
        ("compareBy<P> { it.a }.thenByDescending { it.n }", "cba"),
        ("compareBy<P> { it.a }.thenByDescending(P::n)", "cba"),
        ("compareBy(naturalOrder<String>()) { p: P -> p.n }", "abc"),
    ],
)
def test_comparators(comparator: str, expected: str) -> None:
    text = f"""data class P(val n: String, val a: Int)
fun f(): String = listOf(P("b", 1), P("a", 1), P("c", 0)).sortedWith({comparator}).joinToString("") {{ it.n }}
"""
    assert value("kotlin", text, "f") == expected
