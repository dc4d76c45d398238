"""The places of a translation that are worth reading first."""

from __future__ import annotations

import pytest

from variorum.languages import language_named
from variorum.rules.registry import default_selection
from variorum.syntax.document import Document
from variorum.translation.comparison import compared
from variorum.translation.suspicion.suspect import Suspect
from variorum.translation.suspicion.suspects import suspects_of

JAVA = """
class Ledger {
    static int total(int[] entries, int limit) {
        int sum = 0;
        for (int i = 0; i < entries.length; i++) {
            if (entries[i] > limit) {
                sum += entries[i] * 2;
            } else {
                sum -= 3;
            }
        }
        return Math.max(sum, limit);
    }
}
"""
PYTHON = """
def total(entries, limit):
    sum = 0
    for i in range(len(entries)):
        if entries[i] > limit:
            sum += entries[i] * 2
        else:
            sum -= 3
    return max(sum, limit)
"""


def suspects(target: str, source: str = JAVA) -> list[Suspect]:
    original = Document.parse(source, language_named("java"))
    translation = Document.parse(target, language_named("python"))
    matched = compared(original, translation, default_selection()).matched
    return suspects_of(original, translation, matched)


def test_a_faithful_translation_has_no_suspect() -> None:
    assert suspects(PYTHON) == []


@pytest.mark.parametrize(
    ("right", "wrong", "message"),
    [
        ("entries[i] > limit", "entries[i] >= limit", "the translation has `>=` where the original has `>`"),
        ("entries[i] * 2", "entries[i] + 2", "the translation has `+` where the original has `*`"),
        ("sum -= 3", "sum -= 4", "the translation has `4` where the original has `3`"),
        ("max(sum, limit)", "max(sum, i)", "the translation has `i` where the original has `limit`"),
        (
            "range(len(entries))",
            "range(1, len(entries))",
            "the translation has `1` where the original has `0`",
        ),
    ],
)
def test_one_wrong_token_is_the_first_suspect(right: str, wrong: str, message: str) -> None:
    translation = PYTHON.replace(right, wrong)
    first = suspects(translation)[0]
    line = translation[: first.target.start].count("\n")
    assert wrong in translation.split("\n")[line]
    assert first.message == message
    assert first.source is not None


def test_swapped_arguments_are_named() -> None:
    first = suspects(
        PYTHON.replace("max(sum", "pow(limit").replace("limit, limit", "limit, sum"),
        JAVA.replace("max", "pow"),
    )[0]
    assert first.message == (
        "the parts of `pow(limit, sum)` are in another order than in the original's `Math.pow(sum, limit)`"
    )


def test_the_order_of_operands_that_commute_is_no_suspect() -> None:
    assert (
        suspects(
            PYTHON.replace("max(sum, limit)", "max(limit, sum)").replace("entries[i] * 2", "2 * entries[i]")
        )
        == []
    )


def test_a_missing_statement_is_suspected_where_it_would_be() -> None:
    translation = PYTHON.replace("    sum = 0\n", "")
    first = suspects(translation)[0]
    assert first.message == "the original's `sum = 0` has no counterpart"
    assert translation[: first.target.start].count("\n") in (1, 2)


def test_a_renamed_variable_is_no_suspect() -> None:
    assert suspects(PYTHON.replace("sum", "amount")) == []


def test_an_order_of_suspicion_is_kept() -> None:
    found = [each.suspicion for each in suspects(PYTHON.replace("* 2", "* 4").replace("limit:", "sum:"))]
    assert len(found) == 2
    assert found == sorted(found, reverse=True)
