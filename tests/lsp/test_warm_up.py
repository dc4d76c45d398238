"""What is loaded while nobody waits: before a text is opened, and after its findings were shown."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest
from tree_sitter import Node

from tests.lsp.test_bursts import Talk
from variorum.languages import Language, language_named
from variorum.lsp.services import warm_up
from variorum.lsp.state.open_document import OpenDocument
from variorum.syntax import lazy_queries
from variorum.syntax.lazy_queries import ITEM_QUERIES

PYTHON, JAVA = language_named("python"), language_named("java")


@pytest.fixture
def talk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Talk:
    """A server that has just started, with a folder of Python and Java."""
    monkeypatch.setattr(lazy_queries, "_whole", {})
    monkeypatch.setattr(lazy_queries, "_partial", {})
    monkeypatch.setattr(warm_up, "_REST", 0.0)
    (tmp_path / "a.py").write_text("def f(a):\n    return len(a)\n")
    (tmp_path / "b.py").write_text("import os\n")
    (tmp_path / "A.java").write_text("class A {}\n")
    (tmp_path / "B.java").write_text("class B { int b; }\n")
    (tmp_path / "c.go").write_text("package c\n")
    talk = Talk()
    folder = talk.session.add_folder(tmp_path.as_uri())
    assert folder is not None
    folder.set_files(folder.list_files())
    return talk


def left_out(language: Language) -> int:
    """How many patterns of a language are not compiled yet."""
    return sum(len(file.part.left_out) for file in lazy_queries._partial[language].files.values())


async def test_the_commonest_languages_are_made_ready_as_far_as_their_files_ask(talk: Talk) -> None:
    await talk.services.warm_up.begin()
    assert lazy_queries._partial.keys() == {PYTHON, JAVA}
    assert all(lazy_queries._partial[PYTHON].files[name].part.places for name in ITEM_QUERIES)
    assert left_out(PYTHON) > 100
    talk.services.tasks.stop()


async def test_a_text_that_is_open_does_not_wait_for_others(talk: Talk) -> None:
    talk.open("x = 1\n")
    await talk.services.warm_up.begin()
    assert lazy_queries._partial == {}
    talk.services.tasks.stop()


async def test_the_rest_is_compiled_when_the_findings_are_shown(talk: Talk) -> None:
    talk.open("import os\n")
    await talk.until(lambda: talk.pushed)
    assert [one["code"] for one in talk.pushed[0]["diagnostics"]] == ["unused-import"]
    assert left_out(PYTHON) > 100
    await talk.until(lambda: left_out(PYTHON) == 0)
    assert JAVA not in lazy_queries._partial
    talk.insert(2, 1, "breakpoint()\n")
    await talk.until(lambda: len(talk.pushed) == 2)
    assert "debug-breakpoint" in {one["code"] for one in talk.pushed[1]["diagnostics"]}
    talk.services.tasks.stop()


async def test_a_file_that_cannot_be_read_is_passed_over(talk: Talk, tmp_path: Path) -> None:
    (tmp_path / "a.py").unlink()
    await talk.services.warm_up.begin()
    assert PYTHON in lazy_queries._partial
    talk.services.tasks.stop()


async def test_a_text_that_is_opened_meanwhile_ends_it(talk: Talk, monkeypatch: pytest.MonkeyPatch) -> None:
    prepared: list[bytes] = []

    def open_a_text(
        language: Language, root: Node, text: bytes, reach: int, is_wanted: Callable[[], bool]
    ) -> None:
        prepared.append(text)
        assert is_wanted()
        talk.session.documents["a text"] = cast("OpenDocument", None)
        assert not is_wanted()

    monkeypatch.setattr(warm_up, "prepare", open_a_text)
    await talk.services.warm_up.begin()
    assert len(prepared) == 1
    assert JAVA not in lazy_queries._partial
    talk.session.documents.clear()
    talk.services.tasks.stop()
