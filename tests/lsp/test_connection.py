"""Requests in both directions over one connection."""

from __future__ import annotations

import asyncio
import io
import json
from collections.abc import Callable
from typing import Any

import pytest

from variorum.lsp.connection import Connection
from variorum.lsp.errors import ErrorCode, RequestFailed
from variorum.lsp.framing import messages
from variorum.lsp.params import Params


class Wire:
    """A connection, and what it has sent."""

    def __init__(self, handle: Callable[[str, Params], Any] = lambda method, params: None) -> None:
        self._stream = io.BytesIO()
        self.connection = Connection(self._stream, handle)
        self.connection.is_initialized = True

    def take(self, **message: Any) -> None:
        self.connection.take(json.dumps({"jsonrpc": "2.0", **message}).encode())

    @property
    def sent(self) -> list[dict[str, Any]]:
        stream = io.BytesIO(self._stream.getvalue())
        return [json.loads(body) for body in messages(stream.read)]


async def _forever() -> None:
    await asyncio.Event().wait()


async def test_a_cancelled_request_is_answered_as_such() -> None:
    wire = Wire(lambda method, params: _forever())
    wire.take(id=1, method="textDocument/hover")
    wire.take(method="$/cancelRequest", params={"id": 1})
    while not wire.sent:
        await asyncio.sleep(0)
    assert wire.sent[0]["id"] == 1
    assert wire.sent[0]["error"]["code"] == ErrorCode.CANCELLED


async def test_the_shutdown_gives_up_what_is_under_way_on_both_sides() -> None:
    wire = Wire(lambda method, params: _forever())
    wire.take(id="theirs", method="textDocument/hover")
    ours = asyncio.create_task(wire.connection.request("window/showDocument", {}, "ours"))
    await asyncio.sleep(0)
    wire.connection.shut_down()
    with pytest.raises(asyncio.CancelledError):
        await ours
    assert [one["id"] for one in wire.sent] == ["ours", "theirs"]


@pytest.mark.parametrize("error", [{"code": 7, "message": "no"}, {"message": "no"}, "no"])
async def test_what_the_client_refuses_raises(error: object) -> None:
    wire = Wire()
    asked = asyncio.create_task(wire.connection.request("window/showDocument", {}, "ours"))
    await asyncio.sleep(0)
    wire.take(id="ours", error=error)
    with pytest.raises(RequestFailed, match="no"):
        await asked


async def test_an_answer_that_nobody_awaits_is_passed_over() -> None:
    wire = Wire()
    wire.take(id="never", result=1)
    wire.take(id=None, error="no")
    assert wire.sent == []


def test_an_answer_that_cannot_be_written_is_an_error() -> None:
    wire = Wire(lambda method, params: {1, 2})
    wire.take(id=1, method="textDocument/hover")
    assert [one["error"]["code"] for one in wire.sent] == [ErrorCode.INTERNAL]
