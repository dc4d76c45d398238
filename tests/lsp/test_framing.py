"""Messages from a stream of bytes, whatever pieces they come in."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from variorum.lsp.framing import framed, messages


def in_pieces(data: bytes, size: int) -> list[bytes]:
    pieces = [data[start : start + size] for start in range(0, len(data), size)]
    return list(messages(lambda _: pieces.pop(0) if pieces else b""))


@given(st.lists(st.binary(min_size=1, max_size=50), max_size=5), st.integers(1, 40))
def test_messages_are_found_wherever_the_stream_is_cut(bodies: list[bytes], size: int) -> None:
    data = b"".join(framed(body) for body in bodies)
    assert in_pieces(data, size) == bodies


def test_other_headers_and_other_letter_cases_are_taken() -> None:
    data = b"Content-Type: application/json\r\ncontent-length:2\r\n\r\n{}CONTENT-LENGTH: 2\r\nX: y\r\n\r\n[]"
    assert in_pieces(data, 7) == [b"{}", b"[]"]


def test_a_header_without_a_length_is_passed_over() -> None:
    assert in_pieces(b"Content-Length: many\r\n\r\nContent-Length: 2\r\n\r\n{}", 9) == [b"{}"]


def test_a_message_that_never_ends_is_no_message() -> None:
    assert in_pieces(b"Content-Length: 100\r\n\r\n{}", 9) == []
