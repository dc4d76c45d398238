"""Control flow and live variables, told by small Python functions."""

from __future__ import annotations

import pytest

from variorum.languages import language_named
from variorum.syntax.document import Document
from variorum.syntax.item import ItemFacts

PYTHON = language_named("python")


def facts_of(program: str) -> ItemFacts:
    """The facts of a program that is one function."""
    document = Document.parse(program, PYTHON)
    assert not document.has_errors
    return document.items[0].facts


def dead(program: str) -> list[str]:
    """The lines of the stores that nothing reads."""
    facts = facts_of(program)
    lines = facts.text.decode().splitlines()
    return [lines[facts.text[: span.start].count(b"\n")].strip() for span in facts.dead_stores]


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("x = 1\n    x = 2\n    return x", ["x = 1"]),
        ("x = 1\n    if a:\n        x = 2\n    return x", []),
        ("x = 1\n    if a:\n        x = 2\n    else:\n        x = 3\n    return x",
         ["x = 1"]),
        ("x = 1\n    while a:\n        x = 2\n    return x", []),
        ("x = 1\n    while a:\n        print(x)\n        x = 2", []),
        ("x = 1\n    for a in a:\n        x = 2\n        break\n    else:\n        x = 3\n    return x",
         ["x = 1"]),
        ("x = 1\n    try:\n        x = a()\n    except OSError:\n        pass\n    return x", []),
        ("x = 1\n    try:\n        a()\n    finally:\n        print(x)\n    x = 2\n    return a", ["x = 2"]),
        ("x = 1\n    try:\n        return a()\n    finally:\n        x = 2\n    print(x)",
         ["x = 1", "x = 2"]),
        ("x = 1\n    match a:\n        case 1:\n            x = 2\n"
         "        case _:\n            x = 3\n    return x", ["x = 1"]),
        ("x = a\n    x = x + 1\n    return x", []),
        ("x, y = a\n    x, y = y, x\n    return x, y", []),
        ("x = 1\n    def b():\n        return x\n    x = 2\n    return b", []),
        ("x = 1\n    eval('x')\n    x = 2\n    return x", []),
    ],
)  # fmt: skip
def test_a_store_is_dead_where_no_path_reads_it(body: str, expected: list[str]) -> None:
    assert dead(f"def f(a):\n    {body}\n") == expected


@pytest.mark.parametrize(
    ("body", "runs_once"),
    [
        ("while a:\n        return 1", True),
        ("while a:\n        if a():\n            return 1", False),
        (
            "while a:\n        try:\n            return a()\n        except OSError:\n            continue",
            False,
        ),
        ("while a:\n        try:\n            a()\n        finally:\n            break", True),
        ("for x in a:\n        for y in x:\n            continue\n        break", True),
    ],
)
def test_a_loop_repeats_where_some_path_gets_back_to_its_head(body: str, runs_once: bool) -> None:
    assert bool(facts_of(f"def f(a):\n    {body}\n").single_pass_loops) is runs_once


def test_a_jump_through_finally_does_not_look_like_its_normal_end() -> None:
    body = "while a:\n        try:\n            return a()\n        finally:\n            a.close()"
    assert facts_of(f"def f(a):\n    {body}\n").single_pass_loops


@pytest.mark.parametrize(("statement", "completes"), [("raise a", False), ("if a:\n    raise a", True)])
def test_an_item_completes_where_its_end_can_be_reached(statement: str, completes: bool) -> None:
    assert facts_of(statement + "\n").completes is completes


def test_deep_nesting_yields_no_facts_about_flow_and_no_error() -> None:
    depth = 200
    lines = ["def f(a):", *("    " * level + "if a:" for level in range(1, depth)), "    " * depth + "pass"]
    facts = Document.parse("\n".join(lines) + "\n", PYTHON).items[0].facts
    assert facts.unreachable == facts.dead_stores == facts.single_pass_loops == ()
