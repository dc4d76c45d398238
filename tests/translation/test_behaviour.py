"""What both sides of a pair do on the same inputs, and its effect on S."""

from __future__ import annotations

import attrs
import pytest

import variorum
from variorum import Severity, TranslationScore
from variorum.differential import interpreted_pair
from variorum.interpreter.semantics import Semantics, semantics_of

LARGER = "static int larger(int first, int second) { return first > second ? first : second; }"


def score(java: str, python: str) -> TranslationScore:
    return variorum.score_translation(java, python, source_language="java", target_language="python")


def test_swapped_results_have_a_witness() -> None:
    (item,) = score(LARGER, "def larger(a, b):\n    return b if a > b else a\n").behaviour.warnings
    assert item.verdict.warning is not None
    assert item.verdict.warning.message.startswith("for first = ")


def test_an_idiomatic_translation_agrees() -> None:
    found = score(LARGER, "def larger(a, b):\n    return max(a, b)\n")
    assert found.behaviour.value == 1
    assert found.s > score(LARGER, "def larger(a, b):\n    return min(a, b)\n").s


def test_an_overflow_is_undecided_and_costs_nothing() -> None:
    java = "static int total(int[] prices) { int sum = 0; for (int price : prices) { sum += price * 3; } return sum; }"
    found = score(
        java,
        "def total(prices):\n    sum = 0\n    for price in prices:\n        sum += price * 3\n    return sum\n",
    )
    (item,) = found.behaviour.items
    assert item.verdict.witness is not None
    assert item.verdict.witness.message.endswith("can numbers become so large?")
    assert found.behaviour.value == 1


def test_agreement_says_little_of_a_translation_with_an_error() -> None:
    """The interpreter knows few types: what agrees in it need not compile."""
    python = "def squares(n):\n    total = 0\n    for i in range(n):\n        total += i * i\n    return str(total)\n"
    java = "static String squares(int n) { int total = 0; for (int i = 0; i < n; i++) { total += i * i; } return %s; }"
    sound, broken = (
        variorum.score_translation(python, java % result, source_language="python", target_language="java")
        for result in ("String.valueOf(total)", "total")
    )
    assert [one.rule for one in broken.findings if one.severity is Severity.ERROR] == ["type-mismatch"]
    assert sound.behaviour.value == broken.behaviour.value == 1
    assert sound.parts["behaviour"].weight > broken.parts["behaviour"].weight
    assert sound.s > 0.9 > 0.6 > broken.s


def test_a_rare_difference_is_a_hint_that_asks() -> None:
    java = "static int code(int n) { if (n == 3) { return 7; } return n; }"
    found = score(java, "def code(n):\n    if n == 3:\n        return 8\n    return n\n")
    (finding,) = (one for one in found.findings if one.rule == "different-behaviour")
    assert finding.severity is Severity.HINT
    assert finding.message == "for n = 3 the original returns 7, the translation 8: can that happen?"
    assert found.behaviour.value == 0.8


def test_a_program_without_a_verdict_says_why() -> None:
    java = (
        'class Main { public static void main(String[] args) { System.out.println(System.getenv("HOME")); } }'
    )
    (item,) = score(java, "import os\nprint(os.environ['HOME'])\n").behaviour.items
    assert item.verdict.reason == "what takes part cannot be known: unknown:System.getenv"


def test_a_language_whose_interpretation_is_not_measured_has_no_verdict(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def semantics(identifier: str) -> Semantics:
        return attrs.evolve(semantics_of(identifier), is_measured=identifier != "python")

    is_right = score(LARGER, "def larger(a, b):\n    return max(a, b)\n").s
    monkeypatch.setattr(interpreted_pair, "semantics_of", semantics)
    for function in ("min", "max"):
        found = score(LARGER, f"def larger(a, b):\n    return {function}(a, b)\n")
        (item,) = found.behaviour.items
        assert item.verdict.reason == "the interpretation of Python is not measured"
        assert not item.verdict.is_conclusive
        assert found.behaviour.value is None
        assert found.s < is_right


def test_a_witness_in_a_language_that_has_not_earned_warnings_is_information(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def semantics(identifier: str) -> Semantics:
        return attrs.evolve(semantics_of(identifier), warns=identifier != "python")

    monkeypatch.setattr(interpreted_pair, "semantics_of", semantics)
    found = score(LARGER, "def larger(a, b):\n    return min(a, b)\n")
    (item,) = found.behaviour.items
    assert item.verdict.warning is not None
    assert not item.verdict.warning.is_frequent


COUNTER = "class Counter { private int sum; int twice(int n) { return n + n; } }"
DEFINED_ELSEWHERE = (
    "class Counter { int sum; public: int twice(int n); };\nint Counter::twice(int n) { return n %s n; }\n"
)


@pytest.mark.parametrize(("operator", "warnings"), [("+", 0), ("*", 1)])
def test_a_method_that_is_defined_outside_of_its_class_has_a_verdict(operator: str, warnings: int) -> None:
    cpp = DEFINED_ELSEWHERE % operator
    found = variorum.score_translation(COUNTER, cpp, source_language="java", target_language="cpp")
    assert any(item.verdict.is_conclusive for item in found.behaviour.items)
    assert len(found.behaviour.warnings) == warnings
