"""PHP: outline, scopes and imports."""

from __future__ import annotations

import pytest

from tests.languages.whole_program import program_of
from variorum.languages import language_named
from variorum.syntax.document import Document


def parsed(code: str) -> Document:
    return Document.parse(f"<?php\n{code}\n", language_named("php"))


def outermost(code: str) -> dict[str, str]:
    return {one.name: one.kind for item in parsed(code).items for one in item.facts.names.outermost}


def inner(code: str) -> dict[str, str]:
    return {one.name: one.kind for item in parsed(code).items for one in item.facts.names.inner}


def test_the_outline_knows_classes_and_their_members() -> None:
    code = (
        "class Box extends Base { private int $width = 1; function __construct(public int $x) {}"
        " function area(): int { return 1; } }"
    )
    declared = [one for item in parsed(code).items for one in item.facts.declarations]
    assert [(one.kind, one.name, one.parameters, one.result) for one in declared] == [
        ("class", "Box", (), None),
        ("field", "width", (), None),
        ("constructor", "__construct", ("x",), None),
        ("method", "area", (), "int"),
    ]


@pytest.mark.parametrize(
    ("code", "names"),
    [
        ("use App\\Models\\User;", {"User"}),
        ("use App\\Models\\User as Person;", {"Person"}),
        ("use App\\{Models\\User, Clock as Watch};", {"User", "Watch"}),
        ("use function App\\total;", {"total"}),
    ],
)
def test_imports_bind_their_last_part_or_alias(code: str, names: set[str]) -> None:
    assert {name for name, kind in outermost(code).items() if kind == "import"} == names


def test_variables_live_in_their_function_and_keep_their_dollar_sign() -> None:
    code = (
        "function f($a) { if ($a) { $b = 1; } [$c, 'k' => $d] = $a; foreach ($a as $k => $v) {}"
        " try {} catch (E $e) {} return $b; }"
    )
    assert inner(code) == {
        "$a": "parameter",
        "$b": "variable",
        "$c": "unpacked",
        "$d": "unpacked",
        "$k": "loop",
        "$v": "loop",
        "$e": "catch",
    }


def test_references_and_shared_variables_are_not_the_functions_own() -> None:
    code = "function f(array &$a) { global $g; static $s = 0; foreach ($a as &$v) { $v = 1; } $g = $s = 3; }"
    assert set(inner(code)) == {"$a"}


def test_dynamic_names_make_a_function_unknowable() -> None:
    assert parsed("function f($a) { return compact('a'); }").is_dynamic
    assert parsed("function f($a) { return $$a; }").is_dynamic
    assert not parsed("function f($a) { return $a; }").is_dynamic


def test_the_program_form_speaks_no_php() -> None:
    events = program_of(parsed('if ($a === null) { echo strlen($b) . "!"; } new Box();'))
    kinds_asked = ("operator", "call", "new", "null", "branch")
    assert sorted((event.kind, event.value) for event in events if event.kind in kinds_asked) == [
        ("branch", "branch"),
        ("call", "length"),
        ("call", "output"),
        ("new", "Box"),
        ("null", "null"),
        ("operator", "+"),
        ("operator", "=="),
    ]


@pytest.mark.parametrize("code", ["function (", "class {", "$a = [", "'never closed", "?> text <?php if ("])
def test_a_broken_text_has_a_tree_that_says_so(code: str) -> None:
    assert parsed(code).has_errors
