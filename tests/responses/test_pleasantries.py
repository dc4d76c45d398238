"""Pleasantries are found where they are mere courtesy, and counted as the guide counts them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from variorum.responses.pleasantries import find_pleasantries, pleasantry_rating


def found(answer: str) -> list[str]:
    return [pleasantry.text for pleasantry in find_pleasantries(answer)]


@pytest.mark.parametrize(
    "phrase",
    [
        "I'd be happy to help",
        "I’d be happy to help",
        "I would be glad to assist",
        "Great question",
        "That's an excellent question",
        "I hope this helps",
        "Hope this helps",
        "Let me know if you",
        "Feel free to ask",
        "Don't hesitate to reach out",
        "Thank you for your",
        "Certainly",
        "Have a great day",
        "Happy coding",
        "As an AI language model",
        "I apologize for the confusion",
        "Sure, here's",
        "Certainly. Below is",
        "Hope that clarifies things",
        "I hope this answers",
        "I've carefully crafted this response",
        "If you have any further questions, feel free to ask",
    ],
)
def test_a_courtesy_is_found(phrase: str) -> None:
    assert found(f"Use a set. {phrase}!") == [phrase]


@pytest.mark.parametrize(
    "sentence",
    [
        "Feel free to change the limit.",
        "Of course the list may be empty.",
        "The method certainly terminates.",
        "A good question to ask is whether the input is sorted.",
        "This helps the compiler. We hope for a hit in the cache.",
        "Let me show the query.",
        "If you are not sure, here is a test. Make sure, I can wait.",
        "We hope the cache explains the gap.",
        "I have written this test for the answer table.",
        "If you have any keys, sort them.",
        "The function greets with `Have a nice day`.",
        '```python\nprint("Great question! I hope this helps!")\n```',
        "~~~\nI hope this helps\n~~~",
        "",
    ],
)
def test_what_carries_meaning_or_is_code_is_none(sentence: str) -> None:
    assert found(sentence) == []


@pytest.mark.parametrize(
    ("answer", "count", "rating"),
    [
        ("Use a set.", 0, 3),
        ("Use a set. I hope this helps!", 1, 2),
        ("Great question! Use a set. I hope this helps!", 2, 2),
        ("Sure! I'd be happy to help. Use a set. Hope this helps!", 3, 1),
        (
            "Sure, here's the code:\n\n`x`\n\nHope that clarifies things! I've carefully crafted this response.",
            3,
            1,
        ),
        ("Great question! Sure! Use a set. I hope it helps! Feel free to ask. Have a nice day.", 5, 1),
    ],
)
def test_none_is_3_one_or_two_are_2_three_or_more_are_1(answer: str, count: int, rating: int) -> None:
    pleasantries = find_pleasantries(answer)
    assert len(pleasantries) == count
    assert pleasantry_rating(pleasantries) == rating


def test_spans_are_bytes_whatever_stands_before() -> None:
    answer = "שלום 🙂 naïve. I hope this helps!"
    (pleasantry,) = find_pleasantries(answer)
    assert answer.encode()[pleasantry.span.start : pleasantry.span.end] == b"I hope this helps"


@given(st.text())
def test_any_text_can_be_searched_and_spans_hold_their_words(answer: str) -> None:
    data = answer.encode("utf-8", "surrogatepass")
    for span, text in find_pleasantries(answer + " Great question!"):
        assert (data + b" Great question!")[span.start : span.end] == text.encode("utf-8", "surrogatepass")
