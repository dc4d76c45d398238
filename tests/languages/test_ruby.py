"""Ruby: outline, scopes and the program form."""

from __future__ import annotations

import pytest

from tests.languages.whole_program import program_of
from variorum.languages import language_named
from variorum.syntax.document import Document


def parsed(text: str) -> Document:
    return Document.parse(text, language_named("ruby"))


def inner(text: str) -> dict[str, str]:
    return {one.name: one.kind for item in parsed(text).items for one in item.facts.names.inner}


def test_the_outline_knows_modules_classes_and_methods() -> None:
    text = (
        "module Shop\n  class Box < Base\n    def initialize(a, b = 1, *c, d:, &e)\n    end\n"
        "    def self.make = new\n  end\nend\n"
    )
    declared = [one for item in parsed(text).items for one in item.facts.declarations]
    assert [(one.kind, one.name, one.parameters) for one in declared] == [
        ("module", "Shop", ()),
        ("class", "Box", ()),
        ("constructor", "initialize", ("a", "b", "c", "d", "e")),
        ("method", "make", ()),
    ]


def test_variables_and_parameters_of_every_kind() -> None:
    text = (
        "def run(xs)\n  first, (second, third), *rest = xs\n"
        "  xs.each { |(a, b), c| p a }\n  for i in xs do end\n"
        "  case xs\n  in [Integer => n, *more] then n\n  in {name:} then name\n  end\n  total = 0\n"
        "rescue StandardError => e\n  e\nend\n"
    )
    assert inner(text) == {
        "xs": "parameter",
        **dict.fromkeys(("first", "second", "third", "rest"), "unpacked"),
        **dict.fromkeys("abc", "parameter"),
        "i": "loop",
        **dict.fromkeys(("n", "more", "name"), "pattern"),
        "total": "variable",
        "e": "catch",
    }


def test_a_block_shares_the_variables_of_its_method() -> None:
    (item,) = parsed("def sum(xs)\n  total = 0\n  xs.each { |x| total += x }\n  total\nend\n").items
    (total,) = (one for one in item.facts.names.inner if one.name == "total")
    assert (len(total.definitions), len(total.updates), len(total.reads)) == (1, 1, 1)


def test_members_stand_behind_a_dot() -> None:
    (item,) = parsed("box&.lid.open(key: 1)\n").items
    assert item.facts.names.members == {"lid", "open"}
    assert set(item.facts.names.free) == {"box"}


def test_the_program_form_speaks_no_ruby() -> None:
    text = "puts xs.length if xs.empty? && a == nil\nxs.each { |x| xs << x }\nHash.new\n"
    kinds_asked = ("operator", "call", "null", "branch", "loop")
    events = program_of(parsed(text))
    assert sorted((event.kind, event.value) for event in events if event.kind in kinds_asked) == [
        ("branch", "branch"),
        ("call", "is-empty"),
        ("call", "length"),
        ("call", "new-map"),
        ("call", "output"),
        ("loop", "each"),
        ("null", "null"),
        ("operator", "<<"),
        ("operator", "=="),
        ("operator", "and"),
    ]


@pytest.mark.parametrize("text", ["def", "class A <", 'puts "#{', "foo do |x", "%w["])
def test_a_broken_text_has_a_tree_that_says_so(text: str) -> None:
    assert parsed(text).has_errors
