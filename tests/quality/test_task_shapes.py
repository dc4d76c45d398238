"""Tasks and code are read for the kinds of what goes in and comes out, in every language alike."""

from __future__ import annotations

import pytest

from variorum.languages import language_named
from variorum.quality.evaluate import evaluate
from variorum.quality.quality_facts import QualityFacts
from variorum.quality.task_shapes import Shape, code_shape, task_shape
from variorum.quality.task_words import read_task
from variorum.syntax.document import Document


def shape_of(code: str, language: str) -> Shape:
    document = Document.parse(code, language_named(language))
    return code_shape(QualityFacts(document, document.items))


@pytest.mark.parametrize(
    ("task", "result", "given"),
    [
        ("Return True if the given string is a palindrome, False otherwise.", "boolean", "string"),
        ("Check whether a list of numbers, given as an array, is sorted.", "boolean", "list"),
        ("Takes a list of words. Returns the number of vowels in them.", "number", "list"),
        ("Given an integer n, return a string of n stars.", "string", "number"),
        ("Given a text, return a dictionary of how often each letter occurs.", "map", "string"),
    ],
)
def test_a_task_says_what_goes_in_and_comes_out(task: str, result: str, given: str) -> None:
    shape = task_shape(task)
    assert shape.results == {result}
    assert shape.inputs == {given}


@pytest.mark.parametrize(
    ("task", "arities"),
    [
        (">>> area(3, 4)\n12\n>>> area(5, 6)\n30", {2}),
        ('shout("a, b", [1, 2]) => 3', {2}),
        ("Takes two lists and merges them.", {2}),
        ("Given 3 numbers, find the largest.", {3}),
        ("Find what two numbers have in common.", set()),
        ("open(", set()),
    ],
)
def test_examples_and_number_words_tell_how_many_values_are_passed(task: str, arities: set[int]) -> None:
    assert task_shape(task).arities == arities


@pytest.mark.parametrize(
    ("language", "code", "result", "given"),
    [
        ("python", "def f(text):\n    return text.upper() == text\n", "boolean", "string"),
        ("python", "def f(xs: list[int]):\n    return [x for x in xs if x > 0]\n", "list", "list"),
        ("python", "def f(n: int):\n    total = 0\n    return total\n", "number", "number"),
        ("javascript", "const f = (words) => words.map(w => w + 1);\n", "list", "list"),
        ("javascript", "function f(items) { return items.every(x => x > 1); }\n", "boolean", "list"),
        ("java", "class A { static boolean f(int[] a) { return true; } }\n", "boolean", "list"),
        (
            "java",
            "class A { static Object f(String s) { return s.chars().filter(c -> c > 3).count(); } }\n",
            "number",
            "string",
        ),
        ("go", "func F(n int) []string { return nil }\n", "list", "number"),
        ("rust", "fn f(s: &str) -> String { s.to_string() }\n", "string", "string"),
        ("cpp", "vector<int> f(string s) { return {}; }\n", "list", "string"),
    ],
)
def test_code_tells_by_types_uses_and_names(language: str, code: str, result: str, given: str) -> None:
    shape = shape_of(code, language)
    assert result in shape.results
    assert given in shape.inputs


def test_a_result_of_another_kind_costs_and_an_unknown_one_does_not() -> None:
    task = "Given a list of numbers, return True if they ascend, False otherwise."
    decides = (
        "def solve(nums):\n    for i in range(1, len(nums)):\n        if nums[i] < nums[i - 1]:\n"
        "            return False\n    return True\n"
    )
    counts = decides.replace("False", "1").replace("True", "2")

    def earned(code: str) -> float:
        score = evaluate(Document.parse(code, language_named("python")), task=task)
        return next(one.earned for one in score.dimensions["completeness"].points if one.id == "task")

    assert earned(counts) < earned(decides)


def test_a_number_that_is_spelled_out_is_a_value_of_the_task() -> None:
    assert "7" in read_task("Every seven days").values


@pytest.mark.parametrize("text", ["", "(", "f(" * 5_000, 'f("' * 500, "given given given", "return" * 900])
def test_any_text_has_a_shape(text: str) -> None:
    assert isinstance(task_shape(text), Shape)
