"""What the Rust folder says of Rust programs: items, declarations, names, the language-neutral form."""

from __future__ import annotations

import pytest

from tests.languages.whole_program import program_of
from variorum.languages import language_named
from variorum.syntax.bindings import Binding
from variorum.syntax.document import Document

LEDGER = """
use std::collections::{BTreeMap, HashMap as Table};
use std::fmt::{self, Display};
use rand::Rng;

pub struct Ledger<'a, T: Display> { pub owner: &'a T, place: i32 }
enum Color { Red, Green(i32) }

trait Adder {
    fn add(&self, amount: i32) -> i32;
}

impl<'a, T: Display> Adder for Ledger<'a, T> {
    fn add(&self, amount: i32) -> i32 {
        let twice = |side: i32| side * 2;
        twice(amount)
    }
}

mod inner {
    pub fn find<const N: usize>(items: [i32; N]) -> Option<i32> { None }
}
"""


def rust(text: str) -> Document:
    """A parsed Rust text."""
    return Document.parse(text, language_named("rust"))


def binding(document: Document, name: str) -> Binding:
    """The first binding of a name, in any scope of any item."""
    names = [item.facts.names for item in document.items]
    return next(one for each in names for one in (*each.outermost, *each.inner) if one.name == name)


def events(body: str) -> list[tuple[str, str]]:
    """The events of a function body, without names and types."""
    unspoken = ("name", "type", "typed", "member", "method", "assign")
    return [
        (one.kind, one.value) for one in program_of(rust(f"fn f() {{ {body} }}")) if one.kind not in unspoken
    ]


def test_outline_lists_types_methods_and_functions_inside_their_containers() -> None:
    document = rust(LEDGER)
    declared = [
        (one.kind, one.name, one.parameters) for item in document.items for one in item.facts.declarations
    ]
    assert declared == [
        ("class", "Ledger", ()),
        ("field", "owner", ()),
        ("field", "place", ()),
        ("enum", "Color", ()),
        ("field", "Red", ()),
        ("field", "Green", ()),
        ("interface", "Adder", ()),
        ("method", "add", ("amount",)),
        ("module", "Ledger", ()),
        ("method", "add", ("amount",)),
        ("function", "twice", ("side",)),
        ("module", "inner", ()),
        ("function", "find", ("items",)),
    ]


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("BTreeMap", "import"),
        ("Table", "import"),
        ("fmt", "import"),
        ("Display", "reexport"),
        ("Rng", "reexport"),
        ("Ledger", "class"),
        ("place", "member"),
        ("Red", "member"),
        ("amount", "parameter"),
        ("side", "parameter"),
        ("N", "type_parameter"),
        ("find", "function"),
    ],
)
def test_every_definition_has_its_kind(name: str, kind: str) -> None:
    assert binding(rust(LEDGER), name).kind == kind


@pytest.mark.parametrize(
    ("body", "kind"),
    [
        ("let x;", "declared"),
        ("let mut x = 1;", "variable"),
        ("let (x, y) = pair;", "pattern"),
        ("if let Some(x) = given {}", "pattern"),
        ("while let Ok(x) = given {}", "pattern"),
        ("for x in items {}", "loop"),
        ("match given { Point { x, .. } => 1, _ => 2 };", "pattern"),
        ("match given { x @ 1..=3 => 1, _ => 2 };", "pattern"),
        ("let call = |x| 1;", "parameter"),
        ("const x: i32 = 1;", "constant"),
    ],
)
def test_every_pattern_binds(body: str, kind: str) -> None:
    assert binding(rust(f"fn f() {{ {body} }}"), "x").kind == kind


def test_constants_and_variants_in_patterns_bind_nothing() -> None:
    document = rust("fn f() { match x { None => 1, LIMIT => 2, Some(None) => 3, _ => 4 }; }")
    assert [one.name for item in document.items for one in item.facts.names.inner] == []


def test_macros_use_names_in_tokens_and_between_braces() -> None:
    document = rust('fn f() { let a = 1; let b = 2; let c = 3; println!("{a} {}", b); assert_eq!(1, 2); }')
    assert binding(document, "a").is_read
    assert binding(document, "b").is_read
    assert not binding(document, "c").is_read


def test_the_name_behind_a_path_is_no_use() -> None:
    assert not binding(rust("fn f() { let new = 1; Vec::new(); self.new; }"), "new").is_read


def test_loops_matches_and_the_last_expression_speak_the_common_form() -> None:
    text = (
        "fn f(x: i32) -> i32 { for i in 0..x { loop { break; } } match x { 1 => 2, _ => panic!() }; x + 1 }"
    )
    kept = ("loop", "call", "break", "switch", "case", "throw", "return", "number")
    assert [(one.kind, one.value) for one in program_of(rust(text)) if one.kind in kept] == [
        ("loop", "each"),
        ("call", "range"),
        ("number", "0"),
        ("loop", "while"),
        ("break", "break"),
        ("switch", "switch"),
        ("case", "case"),
        ("number", "1"),
        ("number", "2"),
        ("case", "default"),
        ("throw", "throw"),
        ("return", "return"),
        ("number", "1"),
    ]


def test_calls_of_the_library_speak_the_common_form() -> None:
    assert events('let v = vec![1]; println!("{}", v.len()); let n: i32 = text.trim().parse().unwrap();') == [
        ("call", "new-list"),
        ("number", "1"),
        ("call", "output"),
        ("string", "{}"),
        ("call", "length"),
        ("call", "to-int"),
        ("call", "trim"),
    ]
