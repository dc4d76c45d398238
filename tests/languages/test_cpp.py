"""What the C++ folder says of C++ programs: items, declarations, names, the language-neutral form."""

from __future__ import annotations

import pytest

from tests.languages.whole_program import program_of
from variorum.languages import language_named
from variorum.syntax.bindings import Binding
from variorum.syntax.document import Document

LEDGER = """
#ifndef LEDGER_HPP
#define LEDGER_HPP
#include <vector>

namespace books {

enum class Color { red, green };

template <typename T>
class Ledger : public Base<T> {
public:
    explicit Ledger(int floor) : floor_(floor) {}
    ~Ledger();
    virtual int total(const std::vector<T>& entries, int start = 0) const = 0;
    bool operator==(const Ledger& other) const { return floor_ == other.floor_; }

private:
    int floor_ = 3, *place_;
};

}  // namespace books

int* books::Ledger::find(int* place) { return place; }
std::ostream& operator<<(std::ostream& out, const Ledger& ledger);

int main(int argc, char** argv) {
    auto twice = [&](int side) { return side * 2; };
    return twice(argc);
}
#endif
"""


def cpp(text: str) -> Document:
    """A parsed C++ text."""
    return Document.parse(text, language_named("cpp"))


def binding(document: Document, name: str) -> Binding:
    """The first binding of a name, in any scope of any item."""
    names = [item.facts.names for item in document.items]
    return next(one for each in names for one in (*each.outermost, *each.inner) if one.name == name)


def local(body: str, name: str) -> Binding:
    """The binding of a name in a function with this body."""
    return binding(cpp("void f(int given) {\n" + body + "\n}\n"), name)


def events(body: str) -> list[tuple[str, str]]:
    """The events of a function body, without names and types."""
    unspoken = ("name", "type", "typed", "member", "method", "assign")
    return [
        (one.kind, one.value) for one in program_of(cpp(f"void f() {{ {body} }}")) if one.kind not in unspoken
    ]


def test_outline_lists_what_namespaces_classes_and_the_file_declare() -> None:
    declared = [
        (one.kind, one.name, one.parameters) for item in cpp(LEDGER).items for one in item.facts.declarations
    ]
    assert declared == [
        ("module", "books", ()),
        ("enum", "Color", ()),
        ("class", "Ledger", ()),
        ("constructor", "Ledger", ("floor",)),
        ("method", "total", ("entries", "start")),
        ("method", "operator==", ("other",)),
        ("field", "floor_", ()),
        ("method", "find", ("place",)),
        ("function", "main", ("argc", "argv")),
        ("function", "twice", ("side",)),
    ]


def test_members_are_items_of_their_own_inside_namespaces_templates_and_guards() -> None:
    document = cpp(LEDGER)
    constructor = next(item for item in document.items if "explicit" in item.facts.text.decode())
    assert constructor.container is not None
    assert constructor.container.facts.text.decode().startswith("class Ledger")
    namespace = constructor.container.container
    assert namespace is not None
    assert namespace.facts.text.decode().startswith("namespace books")


def test_a_header_can_be_used_unseen() -> None:
    assert cpp(LEDGER).is_dynamic
    assert cpp("#pragma once\nint x;\n").is_dynamic
    assert not cpp("#define LIMIT 3\nint x;\n").is_dynamic


@pytest.mark.parametrize(
    ("body", "kind"),
    [
        ("int x;", "declared"),
        ("int *x, y;", "declared"),
        ("int x = 1;", "variable"),
        ("int* x = nullptr;", "variable"),
        ("int& x = given;", "variable"),
        ("int x[3] = {1};", "variable"),
        ("int (*x)(int) = call;", "variable"),
        ("std::string x;", "declared"),
        ("std::map<int, int>::iterator x = m.begin();", "variable"),
        ("Lock x{mutex};", "object"),
        ("auto x = make();", "with"),
        ("auto x = given + 1;", "variable"),
        ("auto [x, y] = pair;", "unpacked"),
        ("for (const auto& x : items) {}", "loop"),
        ("for (auto [x, y] : items) {}", "unpacked"),
        ("try {} catch (const std::exception& x) {}", "catch"),
        ("auto g = [x = 3] { return x; };", "with"),
        ("auto g = [](int&& x) { return 1; };", "parameter"),
        ("using std::x;", "import"),
        ("using Base::x;", "reexport"),
        ("struct x { int y; };", "class"),
        ("using x = int;", "type"),
    ],
)
def test_every_definition_has_its_kind(body: str, kind: str) -> None:
    assert local(body, "x").kind == kind


def test_parameters_of_prototypes_and_function_types_bind_nothing_outside() -> None:
    document = cpp(
        "int f(int a, char* b);\nusing call = int (*)(int c);\nint g(int (*d)(int e)) { return d(1); }\n"
    )
    outermost = {one.name for item in document.items for one in item.facts.names.outermost}
    assert outermost == {"f", "call", "g"}
    assert binding(document, "d").kind == "parameter"
    assert binding(document, "e").kind == "prototype"


def test_reads_writes_and_updates_are_told_apart() -> None:
    x = local("int x = 1; x = 2; x += 3; x++; if (x) {} y = x++; int z = x;", "x")
    assert (len(x.writes), len(x.updates), len(x.reads)) == (1, 2, 3)


def test_a_macro_body_uses_names() -> None:
    document = cpp("#define TWICE(x) helper(x, x)\n")
    assert "helper" in document.read_names


def test_deleting_is_no_use() -> None:
    assert not local("int* x = new int[3]; delete[] x;", "x").is_read
    assert local("int* x = new int[3]; x[0] = 1;", "x").is_read


def test_a_chain_of_shifts_into_a_stream_is_one_output() -> None:
    assert events('std::cout << "a" << x << std::endl;') == [("call", "output"), ("string", "a")]
    assert events("std::cin >> x >> y;") == [("call", "input"), ("call", "input")]
    assert events("int y = x << 2;") == [("operator", "<<"), ("number", "2")]


def test_loops_calls_and_objects_speak_the_common_form() -> None:
    assert events("for (auto x : v) {} while (!v.empty()) v.pop_back();") == [
        ("loop", "each"),
        ("loop", "while"),
        ("operator", "not"),
        ("call", "is-empty"),
        ("call", "pop"),
    ]
    assert events('std::vector<int> v(3); throw std::runtime_error("x");') == [
        ("call", "new-list"),
        ("number", "3"),
        ("throw", "throw"),
        ("string", "x"),
    ]
    assert events("return a > b ? std::max(a, 1) : abs(b);") == [
        ("return", "return"),
        ("branch", "ternary"),
        ("operator", ">"),
        ("call", "max"),
        ("number", "1"),
        ("call", "abs"),
    ]


def test_a_keystroke_in_a_method_leaves_its_neighbours_alone() -> None:
    document = cpp(LEDGER)
    at = document.text.data.index(b"return floor_ ==")
    edited = document.edited([((span := document.items[0].span)._replace(start=at, end=at), b"int spare; ")])
    shared = {id(item.facts) for item in document.items} & {id(item.facts) for item in edited.items}
    assert span in [item.span for item in document.items]
    assert len(edited.items) == len(document.items)
    assert len({id(item.facts) for item in edited.items} - shared) == 1


def test_what_comes_from_cpp_is_no_leftover_in_it() -> None:
    identifiers = {entry["id"] for entry in language_named("cpp").leftovers}
    assert "cpp-name" in {entry["id"] for entry in language_named("c").leftovers}
    assert "cpp-name" not in identifiers
    assert "system-out" in identifiers
