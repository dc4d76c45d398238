"""What the Java folder says of Java programs: items, declarations, names, the language-neutral form."""

from __future__ import annotations

import pytest

from tests.languages.whole_program import program_of
from variorum.languages import language_named
from variorum.rules.engine import findings
from variorum.rules.registry import select
from variorum.syntax.bindings import Binding
from variorum.syntax.document import Document
from variorum.syntax.span import Span
from variorum.syntax.undefined_names import undefined_names

LEDGER = """
package books;

import java.util.List;
import static java.lang.Math.max;

/** Adds up entries, see {@link Entry}. */
public class Ledger<T extends Number> extends Base {
    private final int limit = 3, floor;
    enum Color { RED(1), GREEN; private int code; Color(int code) { this.code = code; } }
    record Entry(String name, int amount) { Entry { name = name.trim(); } }

    public Ledger(int floor) { this.floor = floor; }

    int total(List<Entry> entries, T... rest) {
        Comparable<T> order = new Comparable<T>() {
            public int compareTo(T other) { return limit; }
        };
        return entries.stream().mapToInt(entry -> entry.amount()).sum();
    }
}
"""


def java(text: str) -> Document:
    """A parsed Java text."""
    return Document.parse(text, language_named("java"))


def binding(document: Document, name: str) -> Binding:
    """The first binding of a name, in any scope of any item."""
    names = [item.facts.names for item in document.items]
    return next(one for each in names for one in (*each.outermost, *each.inner) if one.name == name)


def test_outline_lists_types_methods_and_fields_with_their_parameters() -> None:
    declared = [
        (one.kind, one.name, one.parameters) for item in java(LEDGER).items for one in item.facts.declarations
    ]
    assert declared == [
        ("class", "Ledger", ()),
        ("field", "limit", ()),
        ("field", "floor", ()),
        ("enum", "Color", ()),
        ("field", "RED", ()),
        ("field", "GREEN", ()),
        ("field", "code", ()),
        ("constructor", "Color", ("code",)),
        ("class", "Entry", ("name", "amount")),
        ("constructor", "Entry", ()),
        ("constructor", "Ledger", ("floor",)),
        ("method", "total", ("entries", "rest")),
        ("method", "compareTo", ("other",)),
    ]


def test_members_belong_to_the_class_around_them() -> None:
    container = {
        item.declaration.name: item.container.declaration.name
        for item in java(LEDGER).items
        if item.declaration and item.container and item.container.declaration
    }
    assert container["total"] == "Ledger"
    assert container["code"] == "Color", "the part behind an enum's constants is no item of its own"


def test_a_keystroke_in_a_method_leaves_the_other_items_alone() -> None:
    before = java(LEDGER)
    place = before.text.data.index(b"return limit")
    after = before.edited([(Span(place, place), b"/* soon */ ")])
    kept = {id(item.facts) for item in before.items} & {id(item.facts) for item in after.items}
    assert len(kept) == len(after.items) - 1


def test_members_are_bound_outside_their_method_and_private_ones_are_marked() -> None:
    document = java(LEDGER)
    assert binding(document, "total").kind == "member"
    assert binding(document, "limit").kind == "member.private"
    assert binding(document, "total").is_outermost
    assert binding(document, "compareTo").is_member
    assert not binding(document, "compareTo").is_outermost


def test_every_name_of_a_sound_file_is_bound() -> None:
    assert undefined_names(java(LEDGER)).keys() == {"Base"}


def test_a_pattern_variable_outlives_its_condition() -> None:
    document = java(
        "class A { int f(Object o) { if (!(o instanceof String s)) return 0; return s.length(); } }"
    )
    assert len(binding(document, "s").reads) == 1


def test_an_assignment_is_no_read_and_a_count_as_a_value_is() -> None:
    document = java("class A { int f(int a, int b, int c) { a = 1; a += 2; b++; return c++; } }")
    assert (len(binding(document, "a").writes), len(binding(document, "a").updates)) == (1, 1)
    assert not binding(document, "a").is_read
    assert not binding(document, "b").is_read
    assert binding(document, "c").is_read


def test_names_in_documentation_are_uses() -> None:
    document = java(
        "import a.Alpha;\nimport a.Beta;\n/** {@link Alpha#go(Beta,\n * Gamma[])} and Delta */ class A {}\n"
    )
    assert {"Alpha", "Beta", "Gamma"} <= document.read_names
    assert "Delta" not in document.read_names


def test_labels_live_apart_from_variables() -> None:
    document = java("class A { void f(int row) { row: while (true) { break row; } } }")
    assert not binding(document, "row").is_read
    assert binding(document, "row:").is_read


def test_program_form_of_control_and_literals() -> None:
    document = java(
        """class A { void f(int[] xs) {
            for (int i = 0; i < xs.length; i++) if (xs[i] > 0x10) continue; else break;
            for (int x : xs) x += 1;
            do { g(xs.clone()); } while (!done && 'c' != 1.5);
            switch (xs[0]) { case 1 -> throw new Problem(); default -> System.out.println("hi\\n" + null); }
        } }"""
    )
    events = [(event.kind, event.value) for event in program_of(document)]
    kinds = ("loop", "branch", "else", "switch", "case", "throw", "break", "continue")
    control = [value for kind, value in events if kind in kinds]
    assert " ".join(control) == ("for branch continue else break each do switch case throw default")
    values = {value for _, value in events}
    expected = "< + > not and != 0 16 1.5 hi length copy output Problem null"
    assert values.issuperset(expected.split())


IDIOMATIC = """import java.util.List;

/** Adds up. */
class Ledger {
    private final int limit = 3;

    int max(List<String> names, String[] rest) {
        int sum = 0;
        for (String name : names) {
            sum += name.length();
        }
        if (names.isEmpty() || "none".equals(rest[0])) {
            return Math.max(sum, limit);
        }
        System.out.println(sum);
        return max(names, rest);
    }
}
"""

LEFTOVERS = [
    ("python", "boolean b = True;", "`True`"),
    ("python", "Object o = None;", "`null`"),
    ("python", "return self;", "`this`"),
    ("python", "int n = len(xs);", "`len`"),
    ("python", "s.lower();", "`lower`"),
    ("python", "map.items();", "`items`"),
    ("python", '"a docstring";', "docstring"),
    ("python", "list xs;", "`list`"),
    ("csharp", "Console.WriteLine(3);", "`Console`"),
    ("csharp", "int n = xs.Count;", "property of C#"),
    ("csharp", "s.ToString();", "`ToString`"),
    ("csharp", "string s;", "`String`"),
    ("cpp", "bool b;", "`boolean`"),
    ("cpp", "cout.print(3);", "stream of C++"),
    ("cpp", "v.push_back(3);", "`push_back`"),
    ("cpp", "size_t n;", "`size_t`"),
    ("c", "int xs[];", "brackets"),
    ("c", 'printf("x");', "`printf`"),
    ("c", "Object o = NULL;", "`null`"),
    ("javascript", "console.log(3);", "`console`"),
    ("javascript", "xs.includes(3);", "`includes`"),
    ("typescript", "number n;", "`number`"),
    ("javascript", "if (a === b) {}", "`===`"),
    ("go", "if (err != null) {}", "style"),
    ("go", "fmt.Println(3);", "Go"),
    ("go", "int64 n;", "`int64`"),
    ("go", "n := 3", "line of Go"),
    ("rust", "i32 n = x.unwrap();", "`unwrap`"),
    ("rust", "usize n;", "`usize`"),
    ("kotlin", "println(3);", "Kotlin"),
    ("kotlin", "fun g(): Int {", "line of Kotlin"),
    ("kotlin", "val n = 3;", "`val`"),
    ("python", "int n = max(1, 2);", "`Math.max`"),
    ("python", "if (xs.size() == 0) {}", "isEmpty"),
    ("python", 'if (s == "x") {}', "`equals`"),
    ("python", 'if (s != "x") {}', "`equals`"),
    ("python", "if (ready == true) {}", "comparison"),
]


@pytest.mark.parametrize(("source", "code", "message"), LEFTOVERS)
def test_leftovers_are_named_where_the_original_is_known(source: str, code: str, message: str) -> None:
    document = java(f"class A {{ void f() {{\n{code}\n}} }}")
    found = findings(document, select(["source-leftover"]), language_named(source))
    assert [finding.message for finding in found if message in finding.message]


@pytest.mark.parametrize("source", ["python", "javascript", "cpp", "go", "rust", "csharp", "kotlin"])
def test_idiomatic_code_holds_no_leftovers(source: str) -> None:
    assert findings(java(IDIOMATIC), select(["source-leftover"]), language_named(source)) == []
