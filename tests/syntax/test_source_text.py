"""The text buffer splits lines as LSP does, and an edit mends the line table as if it were made again."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from variorum.syntax.source_text import SourceText, decode, encode
from variorum.syntax.span import Span

TEXTS = st.text(st.sampled_from("ab\r\n\t \x0c\u2028é𝄞\ud800"), max_size=40)


def test_only_the_three_line_ends_of_lsp_end_a_line() -> None:
    text = SourceText.of("a\nb\r\nc\rd\x0ce\u2028f\x0bg")
    assert [text.slice(text.line_span(row)) for row in range(4)] == [
        "a\n",
        "b\r\n",
        "c\r",
        "d\x0ce\u2028f\x0bg",
    ]


def test_columns_count_characters() -> None:
    text = SourceText.of("x = '𝄞é' + y")
    assert text.place(text.data.index(b"y")) == (1, 12)


@given(TEXTS, st.data())
def test_a_place_is_the_same_with_and_without_a_line_table(text: str, data: st.DataObject) -> None:
    buffer, without = SourceText.of(text), SourceText.of(text)
    offset = data.draw(st.integers(0, len(buffer)))
    assert len(buffer.line_starts) >= 1
    assert without.place(offset) == buffer.place(offset)


@given(TEXTS)
def test_any_text_survives_the_buffer(text: str) -> None:
    """Half a surrogate pair is no text: it is replaced by a character of the same length."""
    assert decode(encode(text)) == text.replace("\ud800", "\ufffd")
    assert str(SourceText.of(text)) == text.replace("\ud800", "\ufffd")


@given(TEXTS, st.data())
def test_an_edited_line_table_equals_a_fresh_one(text: str, data: st.DataObject) -> None:
    buffer = SourceText.of(text)
    for _ in range(4):
        start = data.draw(st.integers(0, len(buffer)))
        end = data.draw(st.integers(start, len(buffer)))
        buffer = buffer.edited(Span(start, end), encode(data.draw(TEXTS)))
        assert list(buffer.line_starts) == list(SourceText(buffer.data).line_starts)


@given(st.lists(st.tuples(st.integers(0, 4000), st.integers(0, 900), TEXTS), min_size=1, max_size=6))
def test_edits_across_many_lines_leave_the_table_that_a_fresh_text_has(
    edits: list[tuple[int, int, str]],
) -> None:
    buffer = SourceText.of("a\r\nb\n\rc\n" * 400)
    for start, length, piece in edits:
        span = Span(min(start, len(buffer)), min(start + length, len(buffer)))
        buffer = buffer.edited(span, encode(piece))
        fresh = SourceText(buffer.data).line_starts
        assert list(buffer.line_starts) == list(fresh)
        assert [buffer.line_at(offset) for offset in range(0, len(buffer) + 1, 97)] == [
            max(line for line, begin in enumerate(fresh) if begin <= offset)
            for offset in range(0, len(buffer) + 1, 97)
        ]
