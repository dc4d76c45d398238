"""Generators that may have no end are compared by their first elements."""

from __future__ import annotations

import pytest

from variorum.differential.interpreted_pair import compare_sources
from variorum.languages import language_named

ENDLESS = """def f():
    a, b = 0, 1
    while True:
        yield a
        a, b = b, a + b
"""
ENDLESS_JS = "function* f() { let [a, b] = [0n, 1n]; while (true) { yield a; [a, b] = [b, a %s b]; } }"


@pytest.mark.parametrize(("operator", "differs"), [("+", False), ("-", True)])
def test_generators_without_an_end_are_compared_by_their_first_elements(operator: str, differs: bool) -> None:
    python, javascript = language_named("python"), language_named("javascript")
    verdict = compare_sources(ENDLESS, python, ENDLESS_JS % operator, javascript)
    assert verdict.agreed + (verdict.witness is not None) == 1
    assert (verdict.witness is not None) is differs


JAVA = """import java.util.*;
class A {
    static List<Integer> f() {
        List<Integer> found = new ArrayList<>();
        for (int i = 0; i < 200; i++) found.add(i);
        return found;
    }
}
"""


def test_a_result_that_has_more_elements_than_are_asked_for_is_unsure() -> None:
    python = "def f():\n    for i in range(200):\n        yield i\n"
    verdict = compare_sources(python, language_named("python"), JAVA, language_named("java"))
    assert verdict.witness is None
