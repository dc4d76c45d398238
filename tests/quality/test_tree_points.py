"""Each point of the default rubric, won and lost, with the line that decides it."""

from __future__ import annotations

import pytest

import variorum
from variorum.quality.quality_score import PointScore
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


@pytest.mark.parametrize(
    ("lines", "share"),
    [
        # As gofmt writes them.
        ("total := z + z*r\n\treturn total", 1),
        ("for i := 0; i < len(xs)-1; i++ {\n\t\tr += xs[i+1]\n\t}\n\treturn r", 1),
        ("return combine(z*2, r/2)", 1),
        ("return xs[z+1 : r*2]", 1),
        ("return sqrt(z*z) * r", 1),
        # As it never does.
        ("return z+r", 0),
        ("return z*r", 0),
        ("total:=z + z*r\n\tif z==r { return r }\n\treturn total", 0),
        ("return equal(z==r, r)", 0),
    ],
)
def test_operators_that_the_formatter_of_go_joins_are_no_matter_of_spacing(lines: str, share: float) -> None:
    code = f"package p\n\nfunc f(z, r float64) float64 {{\n\t{lines}\n}}\n"
    assert point(code, "spacing", language="go")[0] == share


@pytest.mark.parametrize(
    ("language", "code"),
    [
        ("javascript", "function f(n) {\n  for (let i = 0; i < n; i++) {\n    g(i);\n  }\n}\n"),
        (
            "java",
            "class A {\n  void f(int n) {\n    for (int i = 0; i < n; i++) {\n      g(i);\n    }\n  }\n}\n",
        ),
        ("go", "package p\n\nfunc f(n int) {\n\tfor i := 0; i < n; i++ {\n\t\tg(i)\n\t}\n}\n"),
        ("cpp", "void f(int n) {\n  for (int i = 0; i < n; ++i) {\n    g(i);\n  }\n}\n"),
    ],
)
def test_an_increment_needs_no_spaces(language: str, code: str) -> None:
    assert point(code, "spacing", language=language)[0] == 1


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
