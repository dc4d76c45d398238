"""Complexity is one definition for all languages, worked out here by hand."""

from __future__ import annotations

import pytest

from variorum.languages import language_named
from variorum.quality.complexity import Complexity, complexity_of
from variorum.syntax.document import Document

# One function each: a decision with a run of `and`, a loop in it, a decision in that, an `else if`, an `else`.
PYTHON = """\
def first(a, b, xs):
    if a and b and xs:
        for x in xs:
            if x > 0:
                return 1
    elif b:
        return 2
    else:
        return 3
    return 0
"""
BRACES = """\
    if (a && b && xs) {
        for (HEAD) {
            if (x > 0) { return 1; }
        }
    } else if (b) {
        return 2;
    } else {
        return 3;
    }
    return 0;
}
"""
RUBY = """\
def first(a, b, xs)
  if a && b && xs
    while xs
      if x > 0
        return 1
      end
    end
  elsif b
    return 2
  else
    return 3
  end
  0
end
"""
FIRST = {
    "python": PYTHON,
    "ruby": RUBY,
    "java": "class A { int first(boolean a, boolean b, int[] xs) {\n"
    + BRACES.replace("HEAD", "int x : xs")
    + "}\n",
    "javascript": "function first(a, b, xs) {\n" + BRACES.replace("HEAD", "const x of xs"),
    "cpp": "int first(bool a, bool b, std::vector<int> xs) {\n" + BRACES.replace("HEAD", "int x : xs"),
    "csharp": "class A { int First(bool a, bool b, int[] xs) {\n"
    + BRACES.replace("for (HEAD)", "foreach (int x in xs)")
    + "}\n",
}


def measured(code: str, language: str) -> Complexity:
    return complexity_of(Document.parse(code, language_named(language)))


@pytest.mark.parametrize("language", FIRST)
def test_the_same_function_is_as_complex_in_every_language(language: str) -> None:
    found = measured(FIRST[language], language)
    # 1 for the function, 3 `if`, 1 loop, 2 `and`.
    assert found.cyclomatic == found.highest_cyclomatic == 7
    # `if` 1, the run of `and` 1, the loop 1 + 1, the inner `if` 1 + 2, `else if` 1, `else` 1.
    assert found.cognitive == 9
    assert found.nesting == 3


def test_straight_code_is_as_simple_as_can_be() -> None:
    found = measured("x = 1\n", "python")
    assert (found.cyclomatic, found.cognitive, found.nesting, found.lines) == (1, 0, 0, 1)
    assert found.maintainability == pytest.approx(100, abs=10)


def test_the_default_of_a_switch_decides_nothing() -> None:
    code = (
        "class A { void f(int x) { switch (x) { case 1: g(); break; case 2: h(); break; default: i(); } } }"
    )
    assert measured(code, "java").cyclomatic == 3


def test_longer_code_of_the_same_shape_is_harder_to_maintain() -> None:
    one = "def f{0}(count):\n    if count > {0}:\n        return count * {0}\n    return {0}\n"
    short, long = (measured("".join(one.format(place) for place in range(n)), "python") for n in (1, 40))
    assert 0 < long.maintainability < short.maintainability < 100
    assert long.cyclomatic == 80
    assert long.highest_cyclomatic == short.highest_cyclomatic == 2


def test_an_empty_file_has_no_complexity_to_speak_of() -> None:
    # 171 less 0.23 for the one path, scaled; there is no volume and no line.
    assert measured("", "python") == Complexity(1, 1, 0, 0, pytest.approx(170.77 * 100 / 171), 0)
