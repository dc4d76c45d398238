"""A soak of a few seconds: no request without an answer, and no more threads and handles at the end than before."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from benchmarks.soak import main, soak
from benchmarks.soaking.documents import documents_in, every_language, python_alone

from variorum.languages import all_languages
from variorum.workspace import Workspace


async def test_a_server_that_is_typed_at_answers_everything_and_holds_no_more(tmp_path: Path) -> None:
    every_language(tmp_path, 52)
    documents = documents_in(tmp_path, 52)
    assert {one.language for one in documents} == {language.id for language in all_languages()}
    command = f"{sys.executable} -m variorum server"
    soaked = await soak(command, tmp_path, documents, edits=300, seconds=0)
    assert soaked.requests.asked > 40
    assert soaked.requests.cancelled > 5
    assert soaked.requests.failed == []
    assert soaked.unanswered == 0
    # A pair may just be interpreted when they are counted: a thread that waits for one with a deep stack.
    assert soaked.end[-1].threads <= soaked.warm[0].threads + 2
    # One file may just be read when they are counted; a handle that is left behind would be so many times.
    # The store of summaries opens three files when the index of names is first kept.
    assert soaked.end[-1].handles <= soaked.warm[0].handles + 4


def test_half_of_the_documents_are_pairs(tmp_path: Path) -> None:
    every_language(tmp_path, 52)
    workspace = Workspace(tmp_path)
    settings, files = workspace.settings().settings, workspace.files()
    searches = (workspace.pair_of(path, "", settings, files) for path in files)
    assert sum(search.pair is not None for search in searches) == 13


def test_there_are_documents_for_servers_that_read_python_alone(tmp_path: Path) -> None:
    python_alone(tmp_path, 8)
    assert [one.language for one in documents_in(tmp_path, 9)] == ["python"] * 8


def refusal_of(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], command: str) -> str:
    """The last line that a soak says of a command that starts no server."""
    monkeypatch.setattr(sys, "argv", ["soak", "--documents", "4", "--python", command])
    with pytest.raises(SystemExit) as ended:
        main()
    said = capsys.readouterr().err
    return ended.value.code if isinstance(ended.value.code, str) else said.splitlines()[-1]


def test_a_command_that_starts_no_server_is_one_clear_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "'no-such-server --stdio': there is no such command" in refusal_of(
        monkeypatch, capsys, "no-such-server --stdio"
    )
    ends = f"{sys.executable} -c pass"
    assert refusal_of(monkeypatch, capsys, ends) == f"{ends!r} ended by itself: start it by hand to see why"
