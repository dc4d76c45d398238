"""The generator of hostile programs covers every language, and the same number gives the same pair."""

from __future__ import annotations

import re
from random import Random

import pytest
from benchmarks.hostile.generator import hostile_pair, languages, program

from variorum.languages import language_ids


def test_every_language_has_programs() -> None:
    assert set(languages()) == set(language_ids())


def test_the_same_number_gives_the_same_pair() -> None:
    assert hostile_pair(41, 7, languages()) == hostile_pair(41, 7, languages())
    assert hostile_pair(41, 7, languages()) != hostile_pair(41, 8, languages())


@pytest.mark.parametrize("language", languages())
def test_no_hole_is_left(language: str) -> None:
    texts = [program(language, Random(seed)) for seed in range(40)]
    assert len(set(texts)) > 30
    assert not any(re.search(r"@[a-z]", text) for text in texts)
