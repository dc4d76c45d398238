"""Messages from a stream of bytes, whatever pieces they come in."""

from __future__ import annotations

import tracemalloc

from hypothesis import given
from hypothesis import strategies as st

from variorum.lsp.transport.framing import framed, messages


def in_pieces(data: bytes, size: int) -> list[bytes]:
    pieces = [data[start : start + size] for start in range(0, len(data), size)]
    return list(messages(lambda _: pieces.pop(0) if pieces else b""))


@given(st.lists(st.binary(min_size=1, max_size=50), max_size=5), st.integers(1, 40))
def test_messages_are_found_wherever_the_stream_is_cut(bodies: list[bytes], size: int) -> None:
    data = b"".join(framed(body) for body in bodies)
    assert in_pieces(data, size) == bodies


@given(st.lists(st.binary(max_size=9), min_size=1, max_size=5))
def test_a_body_may_come_in_pieces(pieces: list[bytes]) -> None:
    assert framed(*pieces) == framed(b"".join(pieces))


def test_other_headers_and_other_letter_cases_are_taken() -> None:
    data = b"Content-Type: application/json\r\ncontent-length:2\r\n\r\n{}CONTENT-LENGTH: 2\r\nX: y\r\n\r\n[]"
    assert in_pieces(data, 7) == [b"{}", b"[]"]


def test_a_header_without_a_length_is_passed_over() -> None:
    assert in_pieces(b"Content-Length: many\r\n\r\nContent-Length: 2\r\n\r\n{}", 9) == [b"{}"]


def test_a_message_that_never_ends_is_no_message() -> None:
    assert in_pieces(b"Content-Length: 100\r\n\r\n{}", 9) == []


def test_a_length_beyond_all_reason_is_passed_over_with_its_header() -> None:
    assert in_pieces(b"Content-Length: 999999999999\r\n\r\n" + framed(b"{}"), 9) == [b"{}"]


def test_noise_before_a_header_costs_no_message() -> None:
    assert in_pieces(b"warning: something\nContent-Length: 2\r\n\r\n{}" + framed(b"[]"), 9) == [b"{}", b"[]"]


@given(st.binary(max_size=30), st.integers(1, 40))
def test_a_body_longer_than_announced_costs_itself_alone(rest: bytes, size: int) -> None:
    data = framed(b"{") + b"}" + rest.replace(b"\r", b"") + b" " + framed(b"[1]")
    assert in_pieces(data, size) == [b"{", b"[1]"]


def test_a_stream_without_any_header_is_not_hoarded() -> None:
    pieces = [b"x" * 65536] * 200 + [b"\r\n\r\n", framed(b"{}")]
    tracemalloc.start()
    try:
        assert list(messages(lambda _: pieces.pop(0) if pieces else b"")) == [b"{}"]
        assert tracemalloc.get_traced_memory()[1] < 1_000_000
    finally:
        tracemalloc.stop()
