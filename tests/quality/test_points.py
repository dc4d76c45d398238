"""Each point of the default rubric, won and lost, with the line that decides it."""

from __future__ import annotations

import pytest

import variorum
from variorum.quality.score import PointScore
from variorum.syntax.source_text import SourceText

LONGEST = f"x = '{'a' * 93}'"
"""99 characters, the most that a line may have."""


def point(
    code: str, identifier: str, language: str = "python", task: str = ""
) -> tuple[float | None, int | None]:
    """The share of a point that code earns, None where it does not apply, and the line that decides it."""
    score = variorum.score_quality(code, language=language, task=task)
    found: dict[str, PointScore] = {
        one.id: one for dimension in score.dimensions.values() for one in dimension.points
    }
    one = found[identifier]
    line = None if one.span is None else SourceText.of(code).line_at(one.span.start) + 1
    share = one.earned if one.possible == 0 else one.earned / one.possible
    return (round(share, 3) if one.is_applicable else None), line


@pytest.mark.parametrize(
    ("identifier", "code", "share", "line"),
    [
        ("line_length", f"total = 1\n{LONGEST}\n", 1, None),
        ("line_length", f"total = 1\n{LONGEST[:-1]}b'\n", 0, 2),
        ("names", "total = 1\ncount = 2\n", 1, None),
        ("names", "total = 1\nc = 2\nd = 3\ncount = 4\n", 0.5, 2),
        ("names", "for i in range(3):\n    print(i)\n", None, None),
        ("names", "def _():\n    return 1\n", None, None),
        ("spacing", "total = 1 + 2\n", 1, None),
        ("spacing", "total = 1\ncount = total*total*total\n", 0, 2),
        ("spacing", "total = 1 + 2 * 3 / 4 == 5\ncount = total+1\n", 1, 2),
        ("definition", "def total():\n    return 1\n", 1, 1),
        ("definition", "total = 1\n", 0, None),
        ("returns", "def total():\n    count = 2\n    return count\n", 1, 3),
        ("returns", "def total():\n    print(1)\n", 0, None),
        ("control_flow", "def f(x):\n    if x:\n        return x\n", 1, 2),
        ("control_flow", "def f(x):\n    return x\n", 0, None),
        ("imports", "total = 1\n", None, None),
        ("imports", "import os\nprint(os.name)\n", 1, None),
        ("docstring", 'def f():\n    """It."""\n', 1, 2),
        ("docstring", "def f():\n    # It.\n    return 1\n", 0, None),
        ("comments", "def f():\n    # It.\n    return 1\n", 1, 2),
        ("module_docstring", '"""All."""\ntotal = 1\n', 1, None),
        ("module_docstring", "total = 1\n", 0, None),
        ("catches", "try:\n    f()\nexcept OSError:\n    g()\n", 1, 3),
        ("catches", "f()\n", 0, None),
        ("input_validation", "def f(x):\n    if x < 0:\n        raise ValueError\n    return x\n", 1, 2),
        ("input_validation", "def f(x):\n    return x\n", 0, None),
        ("input_validation", "def f():\n    return 1\n", None, None),
        ("test_functions", "def test_f():\n    assert f()\n", 1, 1),
        ("test_functions", "def proof():\n    assert f()\n", 0, None),
        ("assertions", "def proof():\n    assert f()\n", 1, 2),
        ("framework", "import pytest\n", 1, None),
        ("framework", "import os\n", 0, None),
    ],
)
def test_a_point_is_won_or_lost_where_it_should_be(
    identifier: str, code: str, share: float | None, line: int | None
) -> None:
    assert point(code, identifier) == (share, line)


def test_a_task_that_speaks_of_the_outside_asks_for_imports() -> None:
    assert point("total = 1\n", "imports", task="Fetch a page over http") == (0, None)
    assert point("total = 1\n", "imports", task="Add two numbers") == (None, None)


def test_a_letter_that_the_documentation_explains_is_a_meaningful_name() -> None:
    def names(documentation: str) -> float:
        code = f'def area(w, h):\n    """The area.\n\n    {documentation}\n    """\n    return w * h\n'
        points = variorum.score_quality(code, language="python").dimensions["code_quality"].points
        return next(point.earned / point.possible for point in points if point.id == "names")

    assert names("w: The width.\n    h: The height.") == 1
    assert names("Multiplies both.") < 0.5
