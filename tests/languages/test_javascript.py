"""JavaScript: outline, scopes and items that no rule shows by itself."""

from __future__ import annotations

import pytest

from tests.languages.whole_program import program_of
from variorum.languages import language_named
from variorum.syntax.document import Document
from variorum.syntax.span import Span


def parsed(text: str, language: str = "javascript") -> Document:
    return Document.parse(text, language_named(language))


Outline = list[tuple[str, str, tuple[str, ...]]]


def outline(text: str) -> Outline:
    declared = (one for item in parsed(text).items for one in item.facts.declarations)
    return [(one.kind, one.name, one.parameters) for one in declared]


def free_names(text: str) -> set[str]:
    return set().union(*(item.facts.names.free for item in parsed(text).items))


def kinds(text: str) -> dict[str, str]:
    names = [item.facts.names for item in parsed(text).items]
    return {one.name: one.kind for each in names for one in (*each.outermost, *each.inner)}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("function add(a, b = 1, ...rest) {}", [("function", "add", ("a", "b", "rest"))]),
        ("const add = (a, { b, c: d }) => a;", [("function", "add", ("a", "b", "d"))]),
        ("const twice = x => x * 2;", [("function", "twice", ("x",))]),
        ("module.exports.add = function (a) {};", [("function", "add", ("a",))]),
        ("module.exports = function add(a) {};", [("function", "add", ("a",))]),
        ("module.exports = function (a) {};", [("function", "exports", ("a",))]),
        ("module.exports = class Box {};", [("class", "Box", ())]),
        ("export default class Box {}", [("class", "Box", ())]),
        ("const api = { start() {}, stop: () => {} };", [("method", "start", ()), ("method", "stop", ())]),
        ("var add = list.add = function (a, b) {};", [("function", "add", ("a", "b"))]),
        ("list.sub = list.minus = list.less = (a) => a;", [("function", "sub", ("a",))]),
        ("module.exports = exports.sub = function (a) {};", [("function", "sub", ("a",))]),
        ("let late; late = function (a) {};", [("function", "late", ("a",))]),
        ("list['first'] = function (a) {};", [("function", "first", ("a",))]),
        ("var one = () => 1, two = (a) => a;", [("function", "one", ()), ("function", "two", ("a",))]),
        ("List.prototype.push = function (a) {};", [("function", "push", ("a",))]),
        (
            "List.prototype = { push(a) {}, 'pop-all': function () {} };",
            [("method", "push", ("a",)), ("method", "pop-all", ())],
        ),
        ("Object.assign(List.prototype, { push(a) {} });", [("method", "push", ("a",))]),
        ("api.Box = class { area(a) {} };", [("class", "Box", ()), ("method", "area", ("a",))]),
        ("var Box = exports.Box = class Box {};", [("class", "Box", ())]),
        ("define(function () { function add(a) {} return { add }; });", [("function", "add", ("a",))]),
        ("class Box { static area = (a) => a; }", [("class", "Box", ()), ("method", "area", ("a",))]),
    ],
)
def test_functions_are_found_in_every_form(text: str, expected: Outline) -> None:
    assert outline(text) == expected


def test_members_of_a_class_are_items_of_their_own() -> None:
    text = "export class Box {\n  width = 1;\n  constructor(width) {}\n  get area() { return 1; }\n}\n"
    assert outline(text) == [
        ("class", "Box", ()),
        ("field", "width", ()),
        ("constructor", "constructor", ("width",)),
        ("method", "area", ()),
    ]


def test_a_keystroke_in_a_method_leaves_the_other_methods_alone() -> None:
    before = parsed("class Box {\n  first() { return 1; }\n  second() { return 2; }\n}\n")
    at = before.text.data.index(b"1;")
    after = before.edited([(Span(at, at + 1), b"10")])
    kept = [old.facts is new.facts for old, new in zip(before.items, after.items, strict=True)]
    assert kept == [True, False, True]


def test_destructuring_binds_at_every_depth() -> None:
    bound = kinds("const { a, b: { c, d: [e = 1, ...f] }, ...g } = h;")
    assert bound == dict.fromkeys("acefg", "unpacked")
    assert free_names("const { a = fallback } = source;") == {"fallback", "source"}


def test_destructuring_assignment_writes_and_binds_nothing() -> None:
    assert kinds("[a, b] = [b, a]; ({ c, d: e } = f);") == {}


@pytest.mark.parametrize(
    ("text", "free"),
    [
        ("const f = function g() { return g(); };", set()),
        ("const C = class D { make() { return new D(); } };", set()),
        ("function f() { return typeof missing; }", set()),
        ("label: for (;;) { break label; }", {"label:"}),
        ("function f() { class A { run() { return run(); } } return A; }", {"run"}),
        ("const o = { name() { return name(); }, size, [key]: 1 };", {"key", "name", "size"}),
        ("const view = <div id={id}><Panel.Body {...rest} /><svg:path /></div>;", {"Panel", "id", "rest"}),
        ("import a from 'a' with { type: 'json' };", set()),
        ("export { x as y } from 'z';", set()),
    ],
)
def test_names_mean_what_the_language_says(text: str, free: set[str]) -> None:
    assert free_names(text) == free


def test_exports_of_every_form_count_as_uses() -> None:
    text = "const a = 1; const b = 2;\nexport { a, b as c };\nexport const d = 1;\nexport function e() {}\n"
    assert {"a", "b", "d", "e"} <= parsed(text).read_names


def test_the_program_form_speaks_no_javascript() -> None:
    events = program_of(parsed("if (a === null && xs.length) { xs.push(1); console.log(`n ${a}`); }"))
    kinds_asked = ("operator", "call", "null", "branch")
    assert sorted((event.kind, event.value) for event in events if event.kind in kinds_asked) == [
        ("branch", "branch"),
        ("call", "append"),
        ("call", "length"),
        ("call", "output"),
        ("null", "null"),
        ("operator", "=="),
        ("operator", "and"),
    ]


@pytest.mark.parametrize("text", ["function (", "class A { #", "`${", "<div>", "/* open", "import {"])
def test_a_broken_text_has_a_tree_that_says_so(text: str) -> None:
    assert parsed(text).has_errors
