"""Editors with a workspace of their own."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.editor import Editor
from tests.e2e.judge_users import SEND, MakeEditor
from tests.e2e.programs import LEDGER_JAVA, LEDGER_PY
from tests.judging.fake_endpoint import Endpoint, fake_endpoint
from tests.judging.judging_help import KEY


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


@pytest.fixture
def endpoint() -> Iterator[Endpoint]:
    """A model that gives good marks."""
    with fake_endpoint() as server:
        yield server


@pytest.fixture
async def user(workspace: Path, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[MakeEditor]:
    """Makes editors of one user, who has a home of their own and says yes when asked."""
    made: list[Editor] = []
    home = tmp_path_factory.mktemp("home")

    def editor(url: str | None, **judge: Any) -> Editor:
        one = Editor(workspace)
        places = {"XDG_CONFIG_HOME": str(home / "config"), "XDG_CACHE_HOME": str(home / "cache")}
        one.environment = {"HOME": str(home), **places}
        one.options = {"rater": "Ada"}
        if url is not None:
            one.options["judge"] = {"baseUrl": url, "model": "asked-model", "apiKey": KEY, **judge}
        one.picks = SEND
        made.append(one)
        return one

    yield editor
    for one in made:
        await one.abandon()
