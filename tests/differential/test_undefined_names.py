"""A name of the target that nothing can define is a failure wherever a run comes to it."""

from __future__ import annotations

import pytest

from variorum.differential.interpreted_pair import compare_sources
from variorum.differential.verdict import Verdict
from variorum.languages import language_named

JAVA = """
class Words {
    static int letters(String text) {
        int count = 0;
        for (char c : text.toCharArray()) if (isLetter(c)) count++;
        return count;
    }
    static boolean isLetter(char c) { return c >= 'a' && c <= 'z'; }
}
"""
PYTHON = "def letters(text):\n    return sum(is_letter(c) for c in text)\n"
HELPER = "def is_letter(c):\n    return 'a' <= c <= 'z'\n"


def verdict(source: str, source_language: str, target: str, target_language: str) -> Verdict:
    return compare_sources(source, language_named(source_language), target, language_named(target_language))


def has_warning(found: Verdict) -> bool:
    return found.warning is not None


def test_a_helper_that_is_not_there_is_a_witness() -> None:
    found = verdict(JAVA, "java", PYTHON, "python")
    assert found.warning is not None
    assert found.warning.message.endswith("the translation fails because `is_letter` is not defined")
    assert not has_warning(verdict(JAVA, "java", PYTHON + HELPER, "python"))


@pytest.mark.parametrize(
    "elsewhere",
    [
        "from helpers import is_letter\n",
        "from helpers import *\n",
        "def define():\n    global is_letter\n    is_letter = str.isalpha\n",
    ],
)
def test_a_name_that_something_else_may_define_is_no_witness(elsewhere: str) -> None:
    assert not has_warning(verdict(JAVA, "java", elsewhere + PYTHON, "python"))


def test_a_name_that_the_source_takes_from_another_file_may_be_there() -> None:
    java = "class A { static int twice(int n) { return Project.check(n) * 2; } }"
    python = "def twice(n):\n    return Project.check(n) * 3\n"
    assert not has_warning(verdict(java, "java", python, "python"))


def test_a_missing_name_that_the_program_handles_is_no_witness() -> None:
    python = (
        "def twice(n):\n    try:\n        return special(n)\n    except NameError:\n        return n * 2\n"
    )
    assert not has_warning(
        verdict("class A { int twice(int n) { return n * 2; } }", "java", python, "python")
    )


@pytest.mark.parametrize(("head", "differs"), [("class Words", True), ("class Words extends Letters", False)])
def test_a_base_class_may_define_a_name(head: str, differs: bool) -> None:
    java = head + " { static int twice(int n) { return 2 * checked(n); } }"
    assert has_warning(verdict("def twice(n):\n    return 2 * n\n", "python", java, "java")) is differs


@pytest.mark.parametrize(
    ("call", "differs"),
    [
        ("values.push(n)", True),
        ("values.append(n)", False),
        ("values.add(n)", True),
        ("values.__len__()", False),
    ],
)
def test_a_member_that_a_value_of_the_language_lacks_is_a_witness(call: str, differs: bool) -> None:
    java = "class A { static int next(int n) { return n + 1; } }"
    python = f"def next(n):\n    values = []\n    {call}\n    return n + 1\n"
    assert has_warning(verdict(java, "java", python, "python")) is differs


def test_names_of_the_usual_modules_need_no_import_in_a_fragment() -> None:
    java = "class A { static int product(int[] v) { int m = 1; for (int x : v) m *= x % 3 + 1; return m; } }"
    python = "def product(v):\n    return reduce(lambda m, x: m * (x % 3 + 1), v, 1)\n"
    found = verdict(java, "java", python, "python")
    assert found.is_conclusive
    assert not has_warning(found)


def test_a_name_without_which_the_file_cannot_be_loaded_is_defined_elsewhere() -> None:
    javascript = "shop.provide('shop.Words');\nshop.Words = { twice(n) { return n * shop.Numbers.two; } };\n"
    function = "function twice(n) { return n * shop.Numbers.two; }\n"
    java = "class Words { static int twice(int n) { return n * 2; } }"
    assert not has_warning(verdict(java, "java", javascript + function, "javascript"))
    assert has_warning(verdict(java, "java", function, "javascript"))
