"""What the Go folder says of Go programs: declarations, names, imports by path, the language-neutral form."""

from __future__ import annotations

import pytest

from tests.languages.whole_program import program_of
from variorum.languages import language_named
from variorum.syntax.bindings import Binding
from variorum.syntax.document import Document

LEDGER = """
package books

import (
	"example.com/paper/v2"
	text "bytes"
	_ "embed"
	"math/rand"
)

type Ledger struct {
	Owner, place string
	*Base
}

type Adder interface {
	Add(amount int) (total int)
}

type Pair[K comparable, V any] struct {
	key K
}

func (l *Ledger) Total(first, second int, rest ...int) (sum int, err error) {
	twice := func(side int) int { return side * 2 }
	return twice(first), nil
}

func Map[T, U any](items []T, call func(item T) U) []U {
	return nil
}
"""


def go(text: str) -> Document:
    """A parsed Go text."""
    return Document.parse(text, language_named("go"))


def binding(document: Document, name: str) -> Binding:
    """The first binding of a name, in any scope of any item."""
    names = [item.facts.names for item in document.items]
    return next(one for each in names for one in (*each.outermost, *each.inner) if one.name == name)


def events(body: str) -> list[tuple[str, str]]:
    """The events of a function body, without names and types."""
    unspoken = ("name", "type", "typed", "member", "method", "assign")
    text = f"package p\nfunc f() {{\n{body}\n}}\n"
    return [(one.kind, one.value) for one in program_of(go(text)) if one.kind not in unspoken]


def test_outline_lists_types_methods_and_their_parameters() -> None:
    declared = [
        (one.kind, one.name, one.parameters) for item in go(LEDGER).items for one in item.facts.declarations
    ]
    assert declared == [
        ("class", "Ledger", ()),
        ("field", "Owner", ()),
        ("interface", "Adder", ()),
        ("method", "Add", ()),
        ("class", "Pair", ()),
        ("field", "key", ()),
        ("method", "Total", ("first", "second", "rest")),
        ("function", "twice", ("side",)),
        ("function", "Map", ("items", "call")),
    ]


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("paper", "import"),
        ("text", "import"),
        ("rand", "import"),
        ("Ledger", "class"),
        ("place", "member"),
        ("l", "hoisted"),
        ("sum", "hoisted"),
        ("rest", "parameter"),
        ("item", "prototype"),
        ("twice", "variable"),
        ("T", "type_parameter"),
        ("K", "type_parameter"),
    ],
)
def test_every_definition_has_its_kind(name: str, kind: str) -> None:
    assert binding(go(LEDGER), name).kind == kind


@pytest.mark.parametrize(
    ("path", "names"),
    [
        ("os", {"os"}),
        ("net/http", {"http"}),
        ("example.com/paper/v3", {"paper"}),
        ("gopkg.in/yaml.v3", set()),
        ("github.com/mattn/go-sqlite3", set()),
        ("C", set()),
    ],
)
def test_a_package_is_called_like_the_last_part_of_its_path_where_that_can_be_a_name(
    path: str, names: set[str]
) -> None:
    document = go(f'package p\n\nimport "{path}"\n')
    assert {one.name for item in document.items for one in item.facts.names.outermost} == names


def test_a_second_short_declaration_of_a_name_writes_it_again() -> None:
    err = binding(go("package p\nfunc f() {\na, err := g()\nb, err := g()\nreturn\n}\n"), "err")
    assert (len(err.definitions), err.is_read) == (2, False)


def test_the_blank_name_and_field_names_are_no_uses() -> None:
    x = binding(go("package p\nfunc f() {\nx := 1\n_ = y.x\nz = 2\n}\n"), "x")
    assert not x.is_read


def test_every_form_of_for_has_its_name() -> None:
    loops = events("for i := 0; i < 3; i++ {}\nfor _, x := range xs {}\nfor x > 0 {}\nfor {}")
    assert [value for kind, value in loops if kind == "loop"] == ["for", "each", "while", "while"]


def test_collections_errors_and_output_speak_the_common_form() -> None:
    assert events('s := []int{1}\nm := map[string]int{}\nfmt.Println(len(s))\npanic("x")') == [
        ("call", "new-list"),
        ("number", "1"),
        ("call", "new-map"),
        ("call", "output"),
        ("call", "length"),
        ("throw", "throw"),
        ("string", "x"),
    ]
