"""Messages as the loop gets them: all that wait at once, and none after the last."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator

from variorum.lsp.transport.inbox import Inbox


async def test_every_message_is_handed_out_in_order_until_the_stream_ends() -> None:
    bodies = [b"%d" % number for number in range(1000)]
    taken: list[bytes] = []
    ends: list[int] = []

    def take(body: bytes) -> bool:
        taken.append(body)
        return True

    await Inbox(bodies, take, lambda: ends.append(len(bodies))).until_end()
    assert taken == bodies
    assert ends == [1000]


async def test_messages_that_wait_together_are_handed_out_without_a_pause() -> None:
    all_are_there = threading.Event()

    def bodies() -> Iterator[bytes]:
        yield from (b"1", b"2", b"3")
        all_are_there.set()

    passed: list[tuple[bytes, int]] = []
    turns = 0

    def take(body: bytes) -> bool:
        passed.append((body, turns))
        return True

    inbox = Inbox(bodies(), take)
    # The loop stands still until the reader is done, as it does while it is busy with an analysis.
    all_are_there.wait()
    ending = asyncio.ensure_future(inbox.until_end())
    while not ending.done():
        turns += 1
        await asyncio.sleep(0)
    assert [body for body, _ in passed] == [b"1", b"2", b"3"]
    assert len({turn for _, turn in passed}) == 1


async def test_nothing_is_handed_out_after_the_last_message() -> None:
    taken: list[bytes] = []

    def take(body: bytes) -> bool:
        taken.append(body)
        return body != b"exit"

    await Inbox([b"exit", b"more"], take).until_end()
    assert taken == [b"exit"]


async def test_a_stream_that_breaks_ends() -> None:
    def bodies() -> Iterator[bytes]:
        yield b"1"
        raise OSError("the client is gone")

    taken: list[bytes] = []

    def take(body: bytes) -> bool:
        taken.append(body)
        return True

    await Inbox(bodies(), take).until_end()
    assert taken == [b"1"]
