"""Output that a translation shares with its original is not reported."""

from __future__ import annotations

import pytest

from variorum.languages import language_named
from variorum.rules.registry import select
from variorum.rules.engine import findings
from variorum.rules.workspace_context import NO_WORKSPACE
from variorum.rules.printed_output import with_original_output, printed_words
from variorum.syntax.document import Document

JAVA = """class Walk {
    static void step(int depth) {
        System.out.println("entering " + depth);
        System.out.printf("trace: %d\\n", depth);
    }
}
"""
PYTHON = """def step(depth):
    print(f"entering {depth}")
    print("trace:", depth)
    print("DEBUG", depth)
"""


def lines_of(python: str, java: str) -> list[int]:
    """Returns the lines of debug output in a translation from Java."""
    original = Document.parse(java, language_named("java"))
    translation = Document.parse(python, language_named("python"))
    nearby = with_original_output(NO_WORKSPACE, original)
    found = findings(translation, select(["debug-print"]), original.language, nearby)
    return [one.line for one in found]


def test_output_that_the_original_has_is_not_reported() -> None:
    assert lines_of(PYTHON, JAVA) == [4]


def test_an_original_without_output_excuses_nothing() -> None:
    assert lines_of(PYTHON, "class Walk { static void step(int depth) { } }\n") == [2, 3, 4]


def test_a_value_may_have_another_name() -> None:
    java = "class Run { static void run(Exception e) { System.err.println(\"error: \" + e); } }\n"
    python = 'def run(error):\n    print(f"error: {error}")\n    print(f"error = {error}", 1)\n'
    assert lines_of(python, java) == []
    assert lines_of(python.replace("error", "result"), java) == [2, 3]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ('"total " + rowCount', 'f"total {row_count}"'),
        ('"%s: %d%n", name, count', '"{}: {}".format(name, count)'),
        ('"done" << std::endl', '"done"'),
        ('"warning: " + message', '"warning:", message, file=sys.stderr'),
    ],
)
def test_the_same_words_are_the_same_output(one: str, other: str) -> None:
    assert printed_words(one) == printed_words(other)
