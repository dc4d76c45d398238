"""What the Python folder says of a program, where no rule shows it yet."""

from __future__ import annotations

from variorum.languages import language_named
from variorum.syntax.bindings import Binding
from variorum.syntax.document import Document

PYTHON = language_named("python")


def bindings(program: str) -> dict[str, Binding]:
    """Every binding of the first item, by name."""
    names = Document.parse(program, PYTHON).items[0].facts.names
    return {binding.name: binding for binding in (*names.outermost, *names.inner)}


def test_generic_types_use_names_and_bind_none() -> None:
    free = (
        Document.parse("def f(rows: list[Row]) -> dict[str, Total]: ...\n", PYTHON)
        .items[0]
        .facts.names.free_reads
    )
    assert free == {"list", "Row", "dict", "str", "Total"}


def test_type_parameters_are_bound_with_and_without_a_limit() -> None:
    found = bindings("def first[T, U: Row](rows: list[T]) -> U: ...\n")
    assert found["T"].kind == found["U"].kind == "type_parameter"
    assert found["T"].is_read


def test_the_variable_of_a_handler_ends_with_it() -> None:
    program = (
        "try:\n    run()\nexcept OSError as error:\n    error = error.inner\n    print(error)\nprint(error)\n"
    )
    document = Document.parse(program, PYTHON)
    error = bindings(program)["error"]
    assert (error.kind, len(error.definitions), len(error.reads)) == ("catch", 2, 2)
    assert "error" in document.items[1].facts.names.free_reads


def test_a_variable_that_a_nested_function_assigns_is_shared() -> None:
    assert bindings("def f():\n    x = 1\n    def g():\n        nonlocal x\n        x = 2\n    return x\n")[
        "x"
    ].is_captured


def test_values_side_by_side_are_variables_and_unpacked_ones_are_not() -> None:
    found = bindings("def f(row):\n    a, b = 1, 2\n    c, d = row\n")
    assert {name: found[name].kind for name in "abcd"} == {
        "a": "variable", "b": "variable", "c": "unpacked", "d": "unpacked",
    }  # fmt: skip


def test_a_wildcard_import_makes_the_names_of_a_file_unknowable() -> None:
    assert Document.parse("from shapes import *\n", PYTHON).is_dynamic


def test_the_outline_names_functions_classes_and_their_parameters() -> None:
    document = Document.parse(
        "class Box:\n    @property\n    def area(self, unit: str = 'm') -> int: ...\n", PYTHON
    )
    box, area = document.items
    assert (box.declaration and box.declaration.kind, box.declaration and box.declaration.name) == (
        "class",
        "Box",
    )
    assert area.container is box
    (declared,) = area.facts.declarations
    assert (declared.name, declared.parameters, declared.result) == ("area", ("self", "unit"), "int")
