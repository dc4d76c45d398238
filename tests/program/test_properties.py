"""What holds of every lowering: the same text gives the same form, bodies do not depend on each other, depth is bounded."""

from __future__ import annotations

from variorum.languages import language_named
from variorum.program.declarations import Program
from variorum.program.expressions import Variable
from variorum.program.lowering import lower
from variorum.program.opacity import opacity_of
from variorum.program.printing import function_lines
from variorum.program.traversal import walk

JAVA = language_named("java")
PYTHON = language_named("python")

TWO = "class A {{ int f() {{ return {first}; }} int g(int x) {{ return f() + x++; }} }}"


def lines(program: Program, name: str) -> list[str]:
    method = next(one for one in program.classes[0].methods if one.name == name)
    return list(function_lines(method))


def test_a_body_does_not_change_how_another_is_lowered() -> None:
    before, after = (lower(JAVA, TWO.format(first=first)) for first in ("1", "g(2) + g(g(3))"))
    assert lines(before, "g") == lines(after, "g")
    assert lines(before, "f") != lines(after, "f")


def test_deep_nesting_is_opaque_and_no_crash() -> None:
    program = lower(PYTHON, f"x = {'(' * 3000}1{')' * 3000}\n")
    assert [part.reason for part in opacity_of(program).parts] == ["nested too deeply"]


def test_a_long_chain_of_operators_is_no_crash() -> None:
    lower(PYTHON, f"x = {' + '.join(['a'] * 3000)}\n")


def test_a_captured_variable_is_marked() -> None:
    program = lower(PYTHON, "def f():\n    a = 1\n    b = 2\n    return lambda: a\n")
    marks = {
        node.symbol.name: node.symbol.is_captured
        for node in walk(program.functions[0])
        if isinstance(node, Variable)
    }
    assert marks == {"a": True, "b": False}


def test_methods_that_were_cut_out_call_each_other() -> None:
    program = lower(JAVA, "int f() { return g(1); }\nstatic long g(long x) { return x; }\n")
    assert list(function_lines(program.functions[0])) == [
        "function f() -> int32",
        "    return (as int32 g(1))",
    ]


def test_a_csharp_method_alone_keeps_its_ranges() -> None:
    text = "public int F(int x) { return x; }"
    function = lower(language_named("csharp"), text).functions[0]
    assert text[function.start : function.end] == text


def test_what_is_opaque_is_counted_by_function() -> None:
    found = opacity_of(lower(PYTHON, "def f():\n    with a:\n        pass\n\ndef g():\n    return 1\n"))
    assert (found.functions, found.clear_functions) == (2, 1)
    assert {part.reason for part in found.parts} == {"`with`"}
