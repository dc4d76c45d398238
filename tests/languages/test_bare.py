"""Code without its comments and strings."""

from __future__ import annotations

import time

import pytest

from variorum.languages import language_named
from variorum.languages.bare import bare

C = language_named("c")


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("a /* b */ c", "a   c"),
        ("a // b\nc", "a  \nc"),
        ('a "b // c" d', "a   d"),
        ('a "b \\" c" d', "a   d"),
        ('a "open\nb', "a  \nb"),
        ("a /* open\nb", "a  "),
    ],
)
def test_comments_and_strings_are_blanks(text: str, left: str) -> None:
    assert bare(C, text) == left


def test_a_text_of_open_strings_takes_no_longer_than_another() -> None:
    started = time.process_time()
    assert len(bare(C, '"\\' * 25_000)) < 10
    assert time.process_time() - started < 1
