"""Byte offsets and LSP positions: there and back, in every encoding, for every text."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from variorum.lsp.protocol.params import MalformedParams, Params
from variorum.lsp.protocol.positions import Encoding, offset_of, position_of, range_of, span_of
from variorum.syntax.long_line import Width
from variorum.syntax.source_text import SourceText, decode, encode
from variorum.syntax.span import Span

TEXTS = st.text(st.sampled_from("ab\t é€𝄞\u2028\x0c\r\n\ud800"), max_size=40)
ENCODINGS = st.sampled_from(list(Encoding))


def boundaries(text: str) -> list[int]:
    """The offsets between characters that a position can name: all but the one between CR and LF."""
    offsets = [len(encode(text[:index])) for index in range(len(text) + 1)]
    inside = {
        len(encode(text[: index + 1])) for index in range(len(text)) if text[index : index + 2] == "\r\n"
    }
    return [offset for offset in offsets if offset not in inside]


@given(TEXTS, ENCODINGS, st.data())
def test_a_position_leads_back_to_its_offset(text: str, encoding: Encoding, data: st.DataObject) -> None:
    source = SourceText.of(text)
    offset = data.draw(st.sampled_from(boundaries(text)))
    position = position_of(source, offset, encoding)
    assert offset_of(source, position["line"], position["character"], encoding) == offset


@given(TEXTS, ENCODINGS, st.integers(0, 60), st.integers(0, 60))
def test_every_position_means_a_place_between_two_characters(
    text: str, encoding: Encoding, line: int, character: int
) -> None:
    offset = offset_of(SourceText.of(text), line, character, encoding)
    assert offset in boundaries(text)


@given(TEXTS, ENCODINGS, st.data())
def test_later_offsets_have_later_positions(text: str, encoding: Encoding, data: st.DataObject) -> None:
    source = SourceText.of(text)
    places = st.sampled_from(boundaries(text))
    first, second = sorted((data.draw(places), data.draw(places)))
    one, other = (position_of(source, offset, encoding) for offset in (first, second))
    assert (one["line"], one["character"]) <= (other["line"], other["character"])


@given(st.text("a é€𝄞\r\n", min_size=1, max_size=12), ENCODINGS, st.integers(0, 3), st.data())
def test_a_column_in_a_long_line_is_what_encoding_all_before_it_says(
    piece: str, encoding: Encoding, shift: int, data: st.DataObject
) -> None:
    source = SourceText.of("a" * shift + piece * 1500)
    for offset in data.draw(st.lists(st.integers(0, len(source)), min_size=1, max_size=8)):
        position = position_of(source, offset, encoding)
        before = decode(source.data[source.line_starts[position["line"]] : offset])
        units = {"utf-8": None, "utf-16": len(before.encode("utf-16-le")) // 2, "utf-32": len(before)}
        start = source.line_starts[position["line"]]
        assert position["character"] == (
            offset - start if encoding is Encoding.UTF_8 else units[encoding.value]
        )
        assert source.place(offset) == (position["line"] + 1, len(before) + 1)


def test_many_columns_of_a_long_line_read_it_once(monkeypatch: pytest.MonkeyPatch) -> None:
    counted: list[int] = []
    of = Width.of
    monkeypatch.setattr(Width, "of", lambda data: counted.append(len(data)) or of(data))
    source = SourceText.of('x = "é";' * 20_000)
    for offset in range(0, len(source), 1800):
        position_of(source, offset, Encoding.UTF_16)
    assert sum(counted) < 4 * len(source)


@pytest.mark.parametrize(("encoding", "character"), [("utf-8", 7), ("utf-16", 3), ("utf-32", 2)])
def test_a_character_counts_as_the_encoding_counts(encoding: str, character: int) -> None:
    source = SourceText.of("é\n€𝄞x")
    offset = len(encode("é\n€𝄞"))
    assert position_of(source, offset, Encoding(encoding)) == {"line": 1, "character": character}


def test_a_position_inside_a_character_means_its_start() -> None:
    source = SourceText.of("a𝄞b")
    assert offset_of(source, 0, 2, Encoding.UTF_16) == 1
    assert offset_of(source, 0, 3, Encoding.UTF_8) == 1


def test_a_reversed_range_is_turned_round() -> None:
    source = SourceText.of("abc\ndef\n")
    place = {"start": {"line": 1, "character": 2}, "end": {"line": 0, "character": 1}}
    assert span_of(source, Params(place), Encoding.UTF_16) == Span(1, 6)
    assert range_of(source, Span(1, 6), Encoding.UTF_16) == {"start": place["end"], "end": place["start"]}


@pytest.mark.parametrize(
    "place", [None, {}, {"start": {"line": 0}}, {"start": {"line": True, "character": 0}}]
)
def test_what_is_no_range_is_refused(place: object) -> None:
    with pytest.raises(MalformedParams, match="has to be"):
        span_of(SourceText.of("a"), Params(place), Encoding.UTF_16)


@pytest.mark.parametrize(
    ("offered", "chosen"),
    [
        (["utf-16", "utf-8"], Encoding.UTF_8),
        (["utf-16", "utf-32"], Encoding.UTF_32),
        (["utf-16"], Encoding.UTF_16),
        (["ebcdic", None], Encoding.UTF_16),
        ([], Encoding.UTF_16),
    ],
)
def test_the_cheapest_encoding_that_is_offered_is_chosen(offered: list[object], chosen: Encoding) -> None:
    assert Encoding.negotiated(offered) is chosen
