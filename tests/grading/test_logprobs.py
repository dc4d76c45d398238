"""Scores that a tokeniser splits are weighed along the path that the model took."""

from __future__ import annotations

import math

import pytest

from variorum.grading.logprobs import TokenChoice, weighted_value

GRID = (0.0, 0.25, 0.5, 0.75, 1.0)


def token(text: str, **odds: float) -> TokenChoice:
    names = {"zero": "0", "one": "1", "point": ".", "comma": ",", "half": "5", "quarter": "25", "three": "75"}
    return TokenChoice(text, tuple((names[name], math.log(share)) for name, share in odds.items()))


def weighed(*tokens: TokenChoice, number: str) -> float | None:
    content = "".join(one.text for one in tokens)
    start = content.index(number)
    return weighted_value(tokens, content, (start, start + len(number)), GRID)


def test_a_number_in_three_tokens_is_weighed_along_its_path() -> None:
    found = weighed(
        token('{"s":'),
        token("0", zero=0.8, one=0.2),
        token(".", point=0.9, comma=0.1),
        token("75", three=0.5, half=0.3, quarter=0.2),
        token("}"),
        number="0.75",
    )
    at_zero = 0.8 * 0.9
    assert found == pytest.approx(0.2 + at_zero * (0.5 * 0.75 + 0.3 * 0.5 + 0.2 * 0.25))


def test_a_path_not_taken_that_could_end_anywhere_gives_no_value() -> None:
    assert weighed(token("1", one=0.7, zero=0.3), token("}"), number="1") is None


def test_a_small_doubt_about_the_path_is_no_obstacle() -> None:
    assert weighed(token("1", one=0.97, zero=0.03), token("}"), number="1") == 1.0


def test_what_a_server_stripped_from_the_answer_does_not_matter() -> None:
    tokens = [token("```json\n"), token("1", one=0.97, zero=0.03), token("\n```")]
    assert weighted_value(tokens, "1", (0, 1), GRID) == 1.0


def test_tokens_that_do_not_spell_the_answer_give_no_value() -> None:
    assert weighted_value([token("1", one=1.0)], "0.5", (0, 3), GRID) is None
