"""The one edit that two texts differ by."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from variorum.syntax import minimal_edit as module
from variorum.syntax.minimal_edit import minimal_edit

FEW = st.text("ab", max_size=12).map(str.encode)


@pytest.mark.parametrize("chunk", [1, 2, 5, 65_536])
@given(before=FEW, after=FEW)
def test_the_edit_makes_the_other_text_and_touches_no_more(chunk: int, before: bytes, after: bytes) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, "_CHUNK", chunk)
        (start, end), replacement = minimal_edit(before, after)
    assert before[:start] + replacement + before[end:] == after
    removed = before[start:end]
    assert not (removed and replacement) or (removed[0] != replacement[0] and removed[-1] != replacement[-1])


def test_one_letter_in_a_long_text_is_found() -> None:
    before = b"ab" * 100_000
    after = before[:123_456] + b"x" + before[123_456:]
    assert minimal_edit(before, after) == ((123_456, 123_456), b"x")
