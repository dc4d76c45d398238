"""Messages in the order in which they came."""

from __future__ import annotations

from variorum.lsp.transport import Inbox


async def test_the_inbox_hands_out_message_by_message_until_the_stream_ends() -> None:
    inbox = Inbox([b"1", b"2"])
    assert [await inbox.next() for _ in range(3)] == [b"1", b"2", None]
