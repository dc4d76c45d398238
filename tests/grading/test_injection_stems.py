"""The stems that a text may hold are found by its words, and none is missed."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from variorum.grading.injection_stems import Stem, Stems

TOP, ALL, SYSTEM, MARK = (
    Stem.normalized("english", "top mark"),
    Stem.normalized("english", " all"),
    Stem.literal("markup", "[system]"),
    Stem.literal("markup", "<|"),
)
STEMS = Stems([TOP, ALL, SYSTEM, MARK])


def test_a_stem_is_near_where_the_text_holds_all_its_words_in_any_order() -> None:
    assert STEMS.candidates("marks_of_the_stopper") == [TOP]
    assert set(STEMS.candidates("stop the marker, callable")) == {TOP, ALL}
    assert STEMS.candidates("remark") == []


def test_a_stem_of_written_text_is_near_where_it_stands_as_it_is() -> None:
    assert STEMS.candidates("the system") == []
    assert set(STEMS.candidates("x[system] <| y")) == {SYSTEM, MARK}


@given(st.text("tops markl[]<|ey ", max_size=30), st.text("tops markl[]<|ey ", min_size=1, max_size=5))
def test_what_a_text_holds_as_it_is_read_aloud_is_near(text: str, stem: str) -> None:
    """Reading aloud puts blanks into the text, and takes signs away that are no letters."""
    one = Stem.normalized("english", stem.strip() or "top")
    assert one in Stems([one, TOP, ALL]).candidates(text + one.text.replace(" ", "_") + text)
