"""TypeScript: what it adds to JavaScript, in both of its grammars."""

from __future__ import annotations

import pytest

from variorum.languages import language_named, language_of_path
from variorum.syntax.document import Document


def parsed(text: str, language: str = "typescript") -> Document:
    return Document.parse(text, language_named(language))


def kinds(text: str) -> dict[str, str]:
    names = [item.facts.names for item in parsed(text).items]
    return {one.name: one.kind for each in names for one in (*each.outermost, *each.inner)}


def free_names(text: str) -> set[str]:
    return set().union(*(item.facts.names.free_reads for item in parsed(text).items))


@pytest.mark.parametrize("text", ["function area(w: number, h?: number): Size { return w; }"])
def test_a_signature_carries_its_parameters_and_result(text: str) -> None:
    (declaration,) = parsed(text).items[0].facts.declarations
    assert (declaration.kind, declaration.parameters, declaration.result) == ("function", ("w", "h"), "Size")


def test_types_are_declarations_and_their_parts_no_variables() -> None:
    assert kinds("interface Box { width: number; scale(by: number): Box }") == {
        "Box": "type",
        "width": "member",
        "scale": "member",
        "by": "prototype",
    }
    assert kinds("type Pair = { left: number; swap(by: number): Pair };") == {
        "Pair": "type",
        "by": "prototype",
    }
    assert kinds("enum Size { Small, Large = 2 }") == {"Size": "type"}


@pytest.mark.parametrize(
    ("text", "free"),
    [
        ("let a: Map<Key, A.B.C[]>;", {"A", "Key", "Map"}),
        ("let a: typeof base.field;", {"base"}),
        ("type T<K> = { [P in keyof K as Name<P>]: K[P] };", {"Name"}),
        ("type E<T> = T extends (infer U)[] ? U : Other;", {"Other"}),
        ("let f: (value: In) => value is Out;", {"In", "Out"}),
        ("let t: [first: A, second?: B];", {"A", "B"}),
        ("class A<T> extends B<T> implements C {}", {"B", "C", "T"}),
        ("class A { m(@inject(Key) inject: D): E { return inject as E; } }", {"D", "E", "Key", "inject"}),
        ("import type { X } from 'x'; import Y = X.Z;", {"X"}),
    ],
)
def test_names_in_types_are_uses(text: str, free: set[str]) -> None:
    assert free_names(text) == free


def test_a_parameter_with_access_is_a_member() -> None:
    bound = kinds("class A { constructor(private name: string, readonly age: number, plain: string) {} }")
    assert (bound["name"], bound["age"], bound["plain"]) == ("member.private", "member", "parameter")


def test_the_grammar_follows_the_file_ending() -> None:
    found = [language_of_path(name) for name in ("a.ts", "a.mts", "a.tsx", "a.jsx")]
    expected = ["typescript", "typescript", "typescriptreact", "javascript"]
    assert [language.id if language else None for language in found] == expected


def test_a_cast_parses_in_one_grammar_and_an_element_in_the_other() -> None:
    assert not parsed("const a = <Box>value;").has_errors
    assert not parsed("const a = <Box>value</Box>;", "typescriptreact").has_errors


def test_word_lists_are_inherited() -> None:
    typescript, react = language_named("typescript"), language_named("typescriptreact")
    assert {"console", "Partial"} <= typescript.builtins
    assert react.builtins == typescript.builtins
    assert react.meanings["calls"]["console.log"] == "output"
    assert "c-null" in {entry["id"] for entry in react.leftovers}


@pytest.mark.parametrize("text", ["interface", "type A = {", "class A { private", "enum {", "function f<T"])
def test_a_broken_text_has_a_tree_that_says_so(text: str) -> None:
    assert parsed(text).has_errors
