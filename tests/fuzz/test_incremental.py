"""Whatever was typed, with several cursors and undone again, findings, alignment and scores are those of a fresh server."""

from __future__ import annotations

from pathlib import Path
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from tests.fuzz.editing import Typist, differences
from tests.fuzz.test_broken_programs import PROGRAMS, language_of
from variorum.languages import language_named
from variorum.syntax.document import Document

ORIGINAL = Document.parse(
    "class Tally {\n  int half(int count) {\n    return count / 2;\n  }\n}\n", language_named("java")
)


@given(st.sampled_from(PROGRAMS), st.randoms(use_true_random=False))
def test_an_edited_text_is_analysed_as_if_it_had_just_been_opened(path: Path, random: Random) -> None:
    typist = Typist(path.read_text(encoding="utf-8"), language_of(path), random)
    for step in range(6):
        typist.step()
        assert differences(typist.buffer, ORIGINAL if step == 5 else None) is None, str(typist.buffer.text)
