"""Messages as pygls asks for them."""

from __future__ import annotations

from variorum.lsp.transport import AheadReader


async def test_the_reader_hands_out_header_blank_line_and_body() -> None:
    reader = AheadReader([b"{}"])
    parts = [
        await reader.readline(),
        await reader.readline(),
        await reader.readexactly(2),
        await reader.readline(),
    ]
    assert parts == [b"Content-Length: 2\r\n", b"\r\n", b"{}", b""]
