"""What the C# folder says of C# programs: items, declarations, names, the language-neutral form."""

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
using System;
using Text = System.Text.StringBuilder;

namespace Books
{
    /// <summary>Adds up.</summary>
    public class Ledger<T> : Base where T : class
    {
        private int limit = 3, floor;
        public int Limit { get => limit; private set { limit = value; } }
        public event EventHandler Changed;
#if DEBUG
        int spare;
#endif
        public Ledger(int floor) : base(floor) { this.floor = floor; }

        public int Total(List<T> entries, params string[] rest)
        {
            int Inner(int one) => one + floor;
            var query = from entry in entries where entry != null select entry;
            return entries.Sum(entry => Inner(1));
        }
    }

    enum Color { Red, Green }
    record Entry(string Name, int Amount);
}
"""


def csharp(text: str) -> Document:
    """A parsed C# text."""
    return Document.parse(text, language_named("csharp"))


def binding(document: Document, name: str) -> Binding:
    """The first binding of a name, in any scope of any item."""
    names = [item.facts.names for item in document.items]
    return next(one for each in names for one in (*each.outermost, *each.inner) if one.name == name)


def test_outline_lists_types_methods_and_fields_with_their_parameters() -> None:
    declared = [
        (one.kind, one.name, one.parameters)
        for item in csharp(LEDGER).items
        for one in item.facts.declarations
    ]
    assert declared == [
        ("module", "Books", ()),
        ("class", "Ledger", ()),
        ("field", "limit", ()),
        ("field", "floor", ()),
        ("field", "Limit", ()),
        ("field", "Changed", ()),
        ("field", "spare", ()),
        ("constructor", "Ledger", ("floor",)),
        ("method", "Total", ("entries", "rest")),
        ("function", "Inner", ("one",)),
        ("enum", "Color", ()),
        ("field", "Red", ()),
        ("field", "Green", ()),
        ("class", "Entry", ("Name", "Amount")),
    ]


def test_a_keystroke_in_a_method_leaves_the_other_items_alone() -> None:
    before = csharp(LEDGER)
    place = before.text.data.index(b"one + floor")
    after = before.edited([(Span(place, place), b"1 + ")])
    kept = {id(item.facts) for item in before.items} & {id(item.facts) for item in after.items}
    assert len(kept) == len(after.items) - 1


def test_members_are_bound_outside_their_method_and_private_ones_are_marked() -> None:
    document = csharp(LEDGER)
    assert binding(document, "Total").is_outermost
    assert binding(document, "limit").kind == "member.private"
    assert binding(document, "spare").kind == "member.private", "without a modifier a field is private"
    assert binding(document, "Limit").kind == "member"


def test_locals_of_queries_functions_and_patterns_are_read() -> None:
    document = csharp(
        """class A { int F(object o, string s) {
            if (o is not string t || !int.TryParse(s, out var n)) return 0;
            var (x, y) = Pair();
            foreach (var (k, v) in Map()) Use(k);
            return t.Length + n + x + o switch { int i when i > 0 => i, _ => 0 };
        } }"""
    )
    assert all(binding(document, name).is_read for name in ("t", "n", "x", "k", "i"))
    assert not binding(document, "y").is_read
    assert not binding(document, "v").is_read


def test_an_object_initializer_names_members_and_not_variables() -> None:
    document = csharp(
        "class A { void F() { int Size = 0; var box = new Box { Size = 3 }; Use(box, Size: 2); } }"
    )
    assert not binding(document, "Size").is_read
    assert not binding(document, "Size").writes
    assert "Size" in document.member_names


def test_a_variable_may_be_there_for_what_a_call_hands_back() -> None:
    document = csharp("class A { void F(int a, int b) { Fill(out a); Fill(ref b); } }")
    assert (binding(document, "a").is_read, len(binding(document, "a").lent)) == (True, 1)
    assert binding(document, "b").is_read


def test_program_form_of_control_and_literals() -> None:
    document = csharp(
        """class A { int F(List<int> xs) {
            for (int i = 0; i < xs.Count; i++) { if (xs[i] > 0x10) continue; }
            foreach (var x in xs) Console.Write($"item {x}");
            var label = xs.Count switch { 0 => "none", _ => throw new Problem() };
            return int.Parse(Console.ReadLine()) ?? -1;
        } }"""
    )
    events = [(event.kind, event.value) for event in program_of(document)]
    kinds = ("loop", "branch", "switch", "case", "throw", "return", "continue")
    control = [value for kind, value in events if kind in kinds]
    assert " ".join(control) == ("for branch continue each switch case default throw return")
    values = {value for _, value in events}
    expected = "< + > ?? neg 16 none length output-part to-int input-line Problem"
    assert values.issuperset(expected.split())


IDIOMATIC = """using System;
using System.Collections.Generic;

/// <summary>Adds up.</summary>
class Ledger
{
    private readonly int limit = 3;

    int Max(List<string> names, string[] rest)
    {
        var sum = 0;
        foreach (var name in names) sum += name.Length;
        if (names.Count == 0 || rest[0] == "none") return Math.Max(sum, limit);
        Console.WriteLine(sum);
        return Max(names, rest);
    }
}
"""

LEFTOVERS = [
    ("python", "var b = True;", "`True`"),
    ("python", "object o = None;", "`null`"),
    ("python", "var n = len(xs);", "`len`"),
    ("python", "return self;", "`this`"),
    ("java", "boolean b;", "`bool`"),
    ("java", "Integer n = 3;", "`Integer`"),
    ("java", "var m = new HashMap();", "`HashMap`"),
    ("java", "throw new IllegalArgumentException();", "exception of Java"),
    ("java", "System.out.println(3);", "`System`"),
    ("java", "s.toString();", "`toString`"),
    ("java", "var n = xs.length;", "`Length`"),
    ("java", "String s;", "`string`"),
    ("java", 'if ("x".Equals(s)) { }', "`==`"),
    ("java", 'var s = string.Format("%d", 3);', "`printf`"),
    ("cpp", 'printf("x");', "`printf`"),
    ("javascript", "var n = parseInt(s);", "`parseInt`"),
    ("go", "fmt.Println(3);", "`fmt`"),
    ("rust", "var n = Some(3);", "`Some`"),
    ("javascript", "if (a === b) { }", "`===`"),
    ("python", "if (ready == true) { }", "comparison"),
    ("go", "n := 3", "line of Go"),
    ("java", "} int getLimit() { return limit; } void G() {", "`getLimit`"),
    ("java", "} void setLimit(int v) { limit = v; } void G() {", "`setLimit`"),
    ("java", "} const int MOST_ROWS = 3; void G() {", "`MOST_ROWS`"),
    ("java", "} static void main() {", "`Main`"),
]


@pytest.mark.parametrize(("source", "code", "message"), LEFTOVERS)
def test_leftovers_are_named_where_the_original_is_known(source: str, code: str, message: str) -> None:
    document = csharp(f"class A {{ void F() {{\n{code}\n}} }}")
    found = findings(document, select(["source-leftover"]), language_named(source))
    assert [finding.message for finding in found if message in finding.message]


@pytest.mark.parametrize("source", ["python", "javascript", "cpp", "go", "rust", "java", "kotlin"])
def test_idiomatic_code_holds_no_leftovers(source: str) -> None:
    assert findings(csharp(IDIOMATIC), select(["source-leftover"]), language_named(source)) == []
