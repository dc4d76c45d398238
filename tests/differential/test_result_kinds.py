"""Ports that give their results in another form than the original."""

from __future__ import annotations

import pytest

from variorum.differential.interpreted_pair import compare_sources
from variorum.differential.verdict import Verdict
from variorum.languages import language_named

JAVA = "class Limits {{ static {type} limits(int low, int high) {{ {body} }} }}"


def verdict(body: str, translation: str, type_: str = "int") -> Verdict:
    source = JAVA.format(type=type_, body=body)
    return compare_sources(source, language_named("java"), translation, language_named("python"))


@pytest.mark.parametrize(
    "translation",
    [
        "def limits(low, high):\n    return (0, low + high)\n",
        "def limits(low, high):\n    return {'sum': low + high}\n",
        "def limits(low, high):\n    return str(low + high)\n",
    ],
)
def test_a_result_of_another_kind_on_every_input_is_a_convention(translation: str) -> None:
    found = verdict("return low + high;", translation)
    assert found.warning is None


def test_a_value_that_is_not_returned_is_a_mistake() -> None:
    found = verdict("return low + high;", "def limits(low, high):\n    low + high\n")
    assert found.warning is not None


def test_another_kind_on_some_inputs_is_a_mistake() -> None:
    translation = "def limits(low, high):\n    return low + high if low < high else [low]\n"
    assert verdict("return low + high;", translation).warning is not None


def test_a_body_that_is_left_out_is_not_interpreted() -> None:
    found = verdict("return low + high;", "def limits(low: int, high: int) -> int: ...\n")
    assert found.warning is None
    assert not found.is_conclusive
