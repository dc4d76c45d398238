"""The tests' own editor: what it has under way when it is closed comes to an end with it, without a word."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path
from typing import Any

from tests.e2e.editor import Editor


async def test_an_answer_under_way_when_the_server_is_ended_is_given_up(tmp_path: Path) -> None:
    complaints: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: complaints.append(context))
    editor = Editor(tmp_path)
    asked, thought = asyncio.Event(), asyncio.Event()

    async def slowly(_: object) -> list[None]:
        asked.set()
        await thought.wait()
        return [None]

    editor.answers["workspace/configuration"] = slowly
    await editor.start()
    await asyncio.wait_for(asked.wait(), 30)
    await editor.abandon()
    thought.set()
    for _ in range(5):
        await asyncio.sleep(0)
    del editor
    gc.collect()
    await asyncio.sleep(0)
    assert complaints == []
