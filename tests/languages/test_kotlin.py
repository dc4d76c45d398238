"""What the Kotlin folder says of Kotlin programs: items, declarations, names, the language-neutral form."""

from __future__ import annotations

import pytest

from tests.languages.whole_program import program_of
from variorum.languages import language_named
from variorum.rules.engine import findings
from variorum.rules.registry import select
from variorum.syntax.bindings import Binding
from variorum.syntax.document import Document
from variorum.syntax.span import Span

LEDGER = """
package books

import java.util.UUID

/** Adds up, see [UUID]. */
class Ledger<T : Any>(private val limit: Int, floor: Int = 3) : Base(floor) {
    private val names = mutableListOf<T>()
    var count: Int = 0
        get() = field + 1
        set(value) { field = value }

    constructor(limit: Int) : this(limit, 0) {
        count = limit
    }

    override fun total(entries: List<T>, vararg rest: String): Int {
        fun inner(one: Int) = one + limit
        return entries.sumOf { entry -> inner(1) }
    }

    companion object {
        const val MOST = 10
    }
}

enum class Color(val code: Int) {
    RED(1),
    GREEN(2)
}

interface Shape {
    fun area(): Double
}

object Single

fun String.shortened(by: Int): String = this.drop(by)
"""


def kotlin(text: str) -> Document:
    """A parsed Kotlin text."""
    return Document.parse(text, language_named("kotlin"))


def binding(document: Document, name: str) -> Binding:
    """The first binding of a name, in any scope of any item."""
    names = [item.facts.names for item in document.items]
    return next(one for each in names for one in (*each.outermost, *each.inner) if one.name == name)


def test_outline_lists_types_and_functions_with_their_parameters() -> None:
    declared = [
        (one.kind, one.name, one.parameters)
        for item in kotlin(LEDGER).items
        for one in item.facts.declarations
    ]
    assert declared == [
        ("class", "Ledger", ("limit", "floor")),
        ("field", "names", ()),
        ("constructor", "constructor", ("limit",)),
        ("function", "total", ("entries", "rest")),
        ("function", "inner", ("one",)),
        ("class", "object", ()),
        ("field", "MOST", ()),
        ("enum", "Color", ("code",)),
        ("field", "RED", ()),
        ("field", "GREEN", ()),
        ("interface", "Shape", ()),
        ("function", "area", ()),
        ("class", "Single", ()),
        ("function", "shortened", ("by",)),
    ]


def test_a_keystroke_in_a_function_leaves_the_other_items_alone() -> None:
    before = kotlin(LEDGER)
    place = before.text.data.index(b"one + limit")
    after = before.edited([(Span(place, place), b"1 + ")])
    kept = {id(item.facts) for item in before.items} & {id(item.facts) for item in after.items}
    assert len(kept) == len(after.items) - 1


def test_members_are_bound_outside_their_function_and_private_ones_are_marked() -> None:
    document = kotlin(LEDGER)
    assert binding(document, "total").is_outermost
    assert binding(document, "names").kind == "member.private"
    assert binding(document, "limit").kind == "member"
    assert binding(document, "floor").kind == "parameter"


def test_templates_in_strings_read_names() -> None:
    document = kotlin(
        'fun f(a: Int, b: Int, c: Int, d: Int) {\n    println("$a and ${b + 1}")\n    println("""$c""")\n}\n'
    )
    assert [binding(document, name).is_read for name in "abcd"] == [True, True, True, False]


def test_locals_live_in_their_block_and_a_count_is_no_read() -> None:
    document = kotlin(
        "fun f(n: Int) {\n    var i = 0\n    i++\n    i += 1\n    val (x, y) = pair(n)\n    use(x)\n}\n"
    )
    assert not binding(document, "i").is_read
    assert len(binding(document, "i").updates) == 2
    assert binding(document, "x").is_read
    assert not binding(document, "y").is_read


def test_named_arguments_and_labels_are_no_names() -> None:
    document = kotlin("fun f(size: Int) {\n    make(size = 3)\n    list.forEach lost@{ return@lost }\n}\n")
    assert not binding(document, "size").is_read
    assert "lost" not in document.read_names


def test_program_form_of_control_and_literals() -> None:
    document = kotlin(
        """fun f(xs: List<Int>): Int {
    for (i in 0 until xs.size) {
        if (xs[i] > 0x10) continue
    }
    while (true) {
        break
    }
    when (xs.size) {
        0 -> println("none")
        else -> throw Problem("many")
    }
    return readLine()!!.toInt() ?: -1
}
"""
    )
    events = [(event.kind, event.value) for event in program_of(document)]
    kinds = ("loop", "branch", "switch", "case", "throw", "return", "continue", "break")
    control = [value for kind, value in events if kind in kinds]
    assert " ".join(control) == ("each branch continue while break switch case default throw return ternary")
    values = {value for _, value in events}
    expected = "> neg ?? 0 16 none range length output to-int input-line true"
    assert values.issuperset(expected.split())


IDIOMATIC = """import kotlin.math.sqrt

/** Adds up. */
class Ledger(private val limit: Int) {
    fun max(names: List<String>, rest: Array<String>): Int {
        var sum = 0
        for (name in names) {
            sum += name.length
        }
        if (names.isEmpty() || rest[0] == "none") {
            return maxOf(sum, limit)
        }
        println("sum is $sum, root ${sqrt(2.0)}")
        return max(names, rest)
    }
}
"""

LEFTOVERS = [
    ("java", "System.out.println(3)", "`println`"),
    ("java", "System.out.print(3)", "`print`"),
    ("java", "val n = Integer.parseInt(s)", "`toInt()`"),
    ("java", "val n = Math.max(1, 2)", "`maxOf`"),
    ("java", 'val b = s.equals("x")', "`==`"),
    ("java", "val n = s.length()", "properties"),
    ("java", "val x = xs.get(0)", "brackets"),
    ("java", "val t = s.toUpperCase()", "`toUpperCase`"),
    ("java", "val k = entry.getKey()", "property"),
    ("java", "val xs = ArrayList<Int>()", "`ArrayList`"),
    ("java", "val n: Integer = 3", "`Integer`"),
    ("python", "val b = True", "Python"),
    ("cpp", "val p = nullptr", "null"),
    ("javascript", "console.log(3)", "JavaScript"),
    ("java", "for (i in 0..n - 1) println(i)", "range"),
    ("java", "if (ready == true) println(1)", "comparison"),
    ("java", "val n = new Foo(3)", "`new`"),
    ("java", "}\npublic fun g() {", "public"),
    ("java", "}\nfun g(): Unit {", "`Unit`"),
    ("java", "}\nfun getLimit(): Int {\n    return limit", "`getLimit`"),
    ("java", "}\nfun setLimit(v: Int) {\n    limit = v", "`setLimit`"),
    ("java", "}\n@Override\nfun g() {", "`override`"),
    ("java", "if (a instanceof B) println(1)", "`is`"),
    ("python", "elif x:", "line of Python"),
    ("go", "n := 3", "line of Go"),
]


@pytest.mark.parametrize(("source", "code", "message"), LEFTOVERS)
def test_leftovers_are_named_where_the_original_is_known(source: str, code: str, message: str) -> None:
    document = kotlin(f"class A {{\nfun f() {{\n{code}\n}}\n}}\n")
    found = findings(document, select(["source-leftover"]), language_named(source))
    assert [finding.message for finding in found if message in finding.message]


@pytest.mark.parametrize("source", ["python", "javascript", "cpp", "go", "rust", "java", "csharp"])
def test_idiomatic_code_holds_no_leftovers(source: str) -> None:
    assert findings(kotlin(IDIOMATIC), select(["source-leftover"]), language_named(source)) == []
