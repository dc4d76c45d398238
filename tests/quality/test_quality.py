"""The six quality dimensions: the published figures to the digit, and the tree-based rubric in several languages."""

from __future__ import annotations

import pytest

import variorum

TASK = "Implement factorial using recursion"
GOOD = '''def factorial(n: int) -> int:
    """Calculate factorial of n using recursion"""
    if n < 0:
        raise ValueError("Input must be non-negative")
    if n == 0 or n == 1:
        return 1
    return n * factorial(n - 1)

# Tests
assert factorial(5) == 120
'''
AS_PRINTED = GOOD.replace("# Tests\n", "")
BAD = """def f(x):
    if x==0:return 1
    return x*f(x-1)
"""
JAVA = """/** Factorials. */
class Factorial {
    /** The product of all numbers from 1 to `number`. */
    static long factorial(int number) {
        if (number < 0) {
            throw new IllegalArgumentException("negative");
        }
        return number < 2 ? 1 : number * factorial(number - 1);
    }
}
"""


@pytest.mark.parametrize(("code", "overall"), [(GOOD, 0.80), (AS_PRINTED, 0.78), (BAD, 0.675)])
def test_the_classic_rubric_gives_the_published_figures(code: str, overall: float) -> None:
    assert (
        variorum.score_quality(code, language="python", task=TASK, rubric="code-quality-classic").overall
        == overall
    )


def test_the_classic_dimensions_are_the_published_ones() -> None:
    score = variorum.score_quality(GOOD, language="python", task=TASK, rubric="code-quality-classic")
    values = {name: dimension.value for name, dimension in score.dimensions.items()}
    assert values == {
        "correctness": 1.0,
        "completeness": 0.7,
        "code_quality": 1.0,
        "documentation": 0.8,
        "error_handling": 0.3,
        "testing": 0.3,
    }


@pytest.mark.parametrize(("code", "passed"), [(GOOD, True), (AS_PRINTED, True), (BAD, False)])
def test_good_code_passes_and_bad_code_fails(code: str, passed: bool) -> None:
    assert variorum.score_quality(code, language="python", task=TASK).passed is passed


def test_a_java_class_is_judged_by_the_same_points() -> None:
    score = variorum.score_quality(JAVA, language="java", task=TASK)
    assert score.passed
    assert score.dimensions["documentation"].value > 0.5
    assert score.dimensions["error_handling"].value > 0


@pytest.mark.parametrize("rubric", ["code-quality", "code-quality-classic"])
@pytest.mark.parametrize(
    ("language", "code"), [("python", "def f(:\n"), ("java", "class {"), ("javascript", "if (")]
)
def test_a_syntax_error_takes_all_of_correctness(language: str, code: str, rubric: str) -> None:
    assert (
        variorum.score_quality(code, language=language, rubric=rubric).dimensions["correctness"].value == 0.0
    )


def test_points_that_cannot_apply_leave_the_reckoning() -> None:
    score = variorum.score_quality("def greet():\n    return 'hello'\n", language="python")
    points = {point.id: point for dimension in score.dimensions.values() for point in dimension.points}
    assert not points["input_validation"].is_applicable
    assert not points["imports"].is_applicable


def test_the_overall_is_the_weighted_mean() -> None:
    score = variorum.score_quality(GOOD, language="python")
    assert score.overall == pytest.approx(sum(one.contribution for one in score.dimensions.values()))


def test_an_unknown_rubric_names_the_known_ones() -> None:
    with pytest.raises(ValueError, match="code-quality-classic"):
        variorum.score_quality("", language="python", rubric="beauty")
