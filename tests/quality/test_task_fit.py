"""Code of another task scores below code of its own, in any language, and only where the task can be compared."""

from __future__ import annotations

import pytest

import variorum
from variorum.quality.quality_score import PointScore

TASKS = {
    "factorial": "Implement the factorial of a number using recursion.",
    "palindrome": "Check whether a given string is a palindrome, ignoring upper and lower case.",
    "prices": "Read a file of prices, one on each line, and return the average price.",
}
PYTHON = {
    "factorial": "def factorial(n):\n    if n < 2:\n        return 1\n    return n * factorial(n - 1)\n",
    "palindrome": (
        "def is_palindrome(text):\n    text = text.lower()\n    if text == text[::-1]:\n"
        "        return True\n    return False\n"
    ),
    "prices": (
        "def average_price(path):\n    with open(path) as lines:\n        prices = [float(line) for line in lines]\n"
        "    return sum(prices) / len(prices) if prices else 0\n"
    ),
}
GO = {
    "factorial": (
        "package a\n\nfunc Factorial(n int) int {\n\tif n < 2 {\n\t\treturn 1\n\t}\n\treturn n * Factorial(n-1)\n}\n"
    ),
    "palindrome": (
        'package a\n\nimport "strings"\n\nfunc IsPalindrome(text string) bool {\n\ttext = strings.ToLower(text)\n'
        "\tfor i := range text {\n\t\tif text[i] != text[len(text)-1-i] {\n\t\t\treturn false\n\t\t}\n\t}\n"
        "\treturn true\n}\n"
    ),
}


def overall(code: str, task: str | None, language: str = "python") -> float:
    return variorum.score_quality(code, language=language, task=task).overall


def fit(code: str, task: str) -> PointScore:
    points = variorum.score_quality(code, language="python", task=task).dimensions["completeness"].points
    return next(point for point in points if point.id == "task")


@pytest.mark.parametrize(("language", "programs"), [("python", PYTHON), ("go", GO)])
def test_code_scores_lower_for_another_task(language: str, programs: dict[str, str]) -> None:
    for name, code in programs.items():
        own = overall(code, TASKS[name], language)
        others = {other: overall(code, text, language) for other, text in TASKS.items() if other != name}
        assert all(own > score + 0.03 for score in others.values()), (name, own, others)


@pytest.mark.parametrize(("language", "programs"), [("python", PYTHON), ("go", GO)])
def test_code_of_another_task_scores_lower(language: str, programs: dict[str, str]) -> None:
    for name in programs:
        own = overall(programs[name], TASKS[name], language)
        others = {
            other: overall(code, TASKS[name], language) for other, code in programs.items() if other != name
        }
        assert all(own > score for score in others.values()), (name, own, others)


@pytest.mark.parametrize("task", ["", "42", "task-3", "HumanEval/0", "实现阶乘", "Berechne die Fakultät"])
def test_a_task_that_cannot_be_compared_changes_nothing(task: str) -> None:
    code = PYTHON["factorial"]
    assert not fit(code, task).is_applicable
    assert overall(code, task) == overall(code, None)


def test_a_short_task_changes_little() -> None:
    code = PYTHON["factorial"]
    assert fit(code, "Reverse strings").earned > fit(code, TASKS["palindrome"]).earned


def test_words_in_a_comment_count_less_than_names() -> None:
    claims = '"""Checks whether a string is a palindrome, ignoring case."""\n' + PYTHON["factorial"]
    task = TASKS["palindrome"]
    assert (
        fit(PYTHON["factorial"], task).earned
        < fit(claims, task).earned
        < fit(PYTHON["palindrome"], task).earned
    )


def test_a_long_task_costs_little() -> None:
    assert fit(PYTHON["factorial"], "factorial of a number " * 100_000).is_applicable


@pytest.mark.parametrize("task", ["Merge two sorted linked lists.", "Draw a red circle on canvas"])
def test_a_task_without_little_words_is_compared(task: str) -> None:
    assert overall(PYTHON["prices"], task) < overall(PYTHON["prices"], None)


def test_a_name_may_have_the_initials_of_the_tasks_words() -> None:
    code = "def gcd(a, b):\n    while b:\n        a, b = b, a % b\n    return a\n"
    task = "Compute the greatest common divisor of two integers."
    assert overall(code, task) > overall(code.replace("gcd", "lcm"), task)
