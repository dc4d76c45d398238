"""The server on a socket: whom it serves, and how it ends."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import sys
from asyncio.subprocess import Process
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from tests.e2e.editor import PATIENCE

TOKEN = "a word that only we know"
Launch = Callable[..., Awaitable[tuple[Process, int, str]]]
"""Starts a server for an address; the process, its port, and what it said before it listened."""


@pytest.fixture
async def launch(workspace: Path) -> AsyncIterator[Launch]:
    """Servers on free ports, which do not outlive the test."""
    started: list[Process] = []

    async def one(address: str, **environment: str) -> tuple[Process, int, str]:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "variorum", "server", "--tcp", address),
            stderr=asyncio.subprocess.PIPE,
            cwd=workspace,
            env={**os.environ, **environment},
        )
        started.append(process)
        assert process.stderr is not None
        said = ""
        while (port := re.search(r"listening on \S+ port (\d+)", said)) is None:
            line = await asyncio.wait_for(process.stderr.readline(), PATIENCE)
            assert line, said
            said += line.decode()
        return process, int(port[1]), said

    yield one
    for process in started:
        if process.returncode is None:
            process.kill()
        await process.wait()


def greeting(**options: str) -> bytes:
    params = {"capabilities": {}, "initializationOptions": options}
    body = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": params}).encode()
    return b"content-length: %d\r\nContent-Type: x\r\n\r\n" % len(body) + body


async def name_of(reader: asyncio.StreamReader) -> str:
    """The name by which the server answers a greeting."""
    head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
    length = re.search(rb"Content-Length: (\d+)", head)
    assert length is not None
    name: str = json.loads(await reader.readexactly(int(length[1])))["result"]["serverInfo"]["name"]
    return name


async def test_a_client_is_served_and_when_it_goes_the_server_ends(launch: Launch) -> None:
    process, port, _ = await launch("127.0.0.1:0")
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(greeting())
    assert await name_of(reader) == "variorum"
    writer.close()
    assert await asyncio.wait_for(process.wait(), PATIENCE) == 1


async def test_a_client_that_dies_in_a_message_ends_the_server(launch: Launch) -> None:
    process, port, _ = await launch("127.0.0.1:0")
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(greeting())
    assert await name_of(reader) == "variorum"
    writer.write(b'Content-Length: 4000\r\n\r\n{"jsonrpc"')
    await writer.drain()
    writer.transport.abort()
    assert await asyncio.wait_for(process.wait(), PATIENCE) == 1


async def test_nobody_else_is_served_beside_the_first_client(launch: Launch) -> None:
    _, port, _ = await launch("127.0.0.1:0")
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(greeting())
    assert await name_of(reader) == "variorum"
    # The socket is closed just after the greeting; a client that connects before that is sent nothing.
    with contextlib.suppress(ConnectionError):
        other, second = await asyncio.open_connection("127.0.0.1", port)
        second.write(greeting())
        assert await asyncio.wait_for(other.read(), PATIENCE) == b""
    writer.close()


async def test_a_client_with_the_token_is_served(launch: Launch) -> None:
    _, port, said = await launch("0", VARIORUM_TCP_TOKEN=TOKEN)
    assert TOKEN not in said
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(greeting(token=TOKEN))
    assert await name_of(reader) == "variorum"
    writer.close()


async def test_a_client_without_it_hears_nothing_and_the_next_one_is_served(launch: Launch) -> None:
    process, port, _ = await launch("0", VARIORUM_TCP_TOKEN=TOKEN)
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(greeting(token="a guess"))
    assert await asyncio.wait_for(reader.read(), PATIENCE) == b""
    writer.close()
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(greeting(token=TOKEN))
    assert await name_of(reader) == "variorum"
    writer.close()
    assert await asyncio.wait_for(process.wait(), PATIENCE) == 1


@pytest.mark.parametrize("environment", [{}, {"VARIORUM_TCP_TOKEN": TOKEN}])
async def test_clients_that_say_nothing_hold_nobody_up(launch: Launch, environment: dict[str, str]) -> None:
    process, port, _ = await launch("0", **environment)
    for _ in range(3):
        _, silent = await asyncio.open_connection("127.0.0.1", port)
        silent.write(b"Content-Length: 4000\r\n\r\n{")
    _, gone = await asyncio.open_connection("127.0.0.1", port)
    gone.close()
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(greeting(token=TOKEN))
    assert await name_of(reader) == "variorum"
    assert process.returncode is None
    writer.close()


async def test_an_address_that_others_can_reach_is_said_aloud(launch: Launch) -> None:
    _, _, said = await launch("0.0.0.0:0")
    assert "0.0.0.0 can be reached from other machines, and whoever connects can read the workspace" in said


@pytest.mark.parametrize("address", ["0", "127.0.0.1:0", "localhost:0"])
async def test_this_machine_alone_is_nothing_to_speak_of(launch: Launch, address: str) -> None:
    _, _, said = await launch(address)
    assert "can be reached" not in said
