"""Editors with a workspace of their own."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.e2e.editor import Editor
from tests.e2e.programs import LEDGER_JAVA, LEDGER_PY


@pytest.fixture
def workspace(tmp_path: Path) -> Path:
    """A folder with an original and its translation."""
    (tmp_path / "legacy").mkdir()
    (tmp_path / "src").mkdir()
    (tmp_path / "legacy" / "Ledger.java").write_text(LEDGER_JAVA)
    (tmp_path / "src" / "ledger.py").write_text(LEDGER_PY)
    return tmp_path


@pytest.fixture
async def editor(workspace: Path) -> AsyncIterator[Editor]:
    """A modern editor, which asks for diagnostics."""
    editor = Editor(workspace)
    await editor.start()
    yield editor
    await editor.abandon()


@pytest.fixture
async def older_editor(workspace: Path) -> AsyncIterator[Editor]:
    """An editor that waits for diagnostics to be pushed."""
    editor = Editor(workspace, pulls=False)
    await editor.start()
    yield editor
    await editor.abandon()


@pytest.fixture
async def silent_editor(workspace: Path) -> AsyncIterator[Editor]:
    """An editor that has started the server and said nothing yet."""
    editor = Editor(workspace)
    await editor.launch()
    yield editor
    await editor.abandon()
