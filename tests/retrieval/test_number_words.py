"""Numbers in words are read as the numbers that they are."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from variorum.retrieval.number_words import in_digits, worded_numbers


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("twelve men", "12 men"),
        ("Twenty-one of them", "21 of them"),
        ("twenty one", "21"),
        ("one hundred and five", "105"),
        ("two hundred thousand and twelve", "200012"),
        ("nineteen hundred", "1900"),
        ("a hundred", "a 100"),
        ("three million two hundred thousand", "3200000"),
        ("1.5 million", "1500000"),
        ("2,500 thousand", "2500000"),
        ("two dozen", "24"),
        ("three hundred million", "300000000"),
        ("ten and twelve", "10 and 12"),
        ("one or two", "1 or 2"),
        ("two three four", "2 3 4"),
        ("twenty twelve", "20 12"),
        ("1,000 days", "1000 days"),
        ("1,000,000 days", "1000000 days"),
        ("1,2 and 3,4567", "1,2 and 3,4567"),
        ("millions of tones", "millions of tones"),
        ("a stone, often, alone", "a stone, often, alone"),
        ("zero", "0"),
        ("five hundred and", "500 and"),
        ("iPhone 6 twelve", "iPhone 6 12"),
        ("hundred hundred", "100 100"),
    ],
)
def test_words_become_digits(text: str, expected: str) -> None:
    assert in_digits(text) == expected


SMALL = (
    "zero one two three four five six seven eight nine ten eleven twelve "
    "thirteen fourteen fifteen sixteen seventeen eighteen nineteen"
).split()
TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split()


def written(value: int) -> str:
    for scale, name in ((10**9, "billion"), (10**6, "million"), (1_000, "thousand"), (100, "hundred")):
        if value >= scale:
            rest = value % scale
            return f"{written(value // scale)} {name}" + (f" and {written(rest)}" if rest else "")
    if value < 20:
        return SMALL[value]
    return TENS[value // 10 - 2] + (f"-{SMALL[value % 10]}" if value % 10 else "")


@given(st.integers(0, 10**12 - 1))
def test_every_number_is_read(value: int) -> None:
    (found,) = worded_numbers(f"It is {written(value)} in all.")
    assert found.value == value
