"""Editors whose users have a judge, and homes of their own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.e2e.editor import Editor
from tests.e2e.page import Page

TARGET = "src/ledger.py"
SEND, KEPT = "Send", "Don't send"
MakeEditor = Callable[..., Editor]


def uri(editor: Editor, name: str = TARGET) -> str:
    """The URI of a file of the editor's workspace."""
    return (editor.workspace / name).as_uri()


async def judged(editor: Editor, **more: Any) -> Any:
    """What the model judge says of the translation."""
    return await editor.command("variorum.judgeTranslation", uri=uri(editor), **more)


async def page_of(editor: Editor) -> tuple[Editor, Page]:
    """The editor, started, with the translation open."""
    await editor.start()
    return editor, await editor.open(TARGET)
