"""Pipes, sockets, devices and circles of links where a file is looked for: a clear message, and nobody waits."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.e2e.editor import Editor
from variorum.cli import main

pytestmark = pytest.mark.skipif(os.name == "nt", reason="Windows has no such files")
Run = Callable[..., tuple[int, str]]
PYTHON = "# variorum: translated-from A.java\nimport os\n"
JAVA = "class A {\n    int half(int count) {\n        return count / 2;\n    }\n}\n"


def pipe(path: Path) -> None:
    os.mkfifo(path)


def device(path: Path) -> None:
    path.symlink_to("/dev/zero")


def circle(path: Path) -> None:
    path.symlink_to(path.name)


def listening(path: Path) -> None:
    # The address of a socket may not be long.
    here = Path.cwd()
    os.chdir(path.parent)
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(path.name)
    os.chdir(here)


KINDS = [pipe, device, circle, listening]


@pytest.fixture(params=KINDS, ids=lambda kind: kind.__name__)
def kind(request: pytest.FixtureRequest) -> Callable[[Path], None]:
    made: Callable[[Path], None] = request.param
    return made


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A workspace with a pair."""
    (tmp_path / ".variorum/rubrics").mkdir(parents=True)
    (tmp_path / "a.py").write_text(PYTHON)
    (tmp_path / "A.java").write_text(JAVA)
    return tmp_path


@pytest.fixture
def run(folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs a command line in the workspace; its exit status and its complaints."""
    monkeypatch.chdir(folder)

    def command(*arguments: str) -> tuple[int, str]:
        status = main(list(arguments))
        return status, capsys.readouterr().err

    return command


@pytest.mark.parametrize("name", ["variorum.toml", "pyproject.toml", ".variorum/pairs.toml", "other.py"])
def test_beside_the_files_of_a_workspace(
    run: Run, folder: Path, kind: Callable[[Path], None], name: str
) -> None:
    kind(folder / name)
    status, said = run("check", "a.py", "--no-cache")
    assert status == 1, said
    assert run("score", "A.java", "a.py")[0] == 0


def test_as_the_scores(run: Run, folder: Path, kind: Callable[[Path], None]) -> None:
    kind(folder / ".variorum/scores.jsonl")
    status, said = run("agreement", ".")
    assert status == 2
    assert "scores.jsonl: cannot be read: " in said
    assert run("pairs")[0] == 0


def test_as_a_rubric(run: Run, folder: Path, kind: Callable[[Path], None]) -> None:
    kind(folder / ".variorum/rubrics/ours.yaml")
    assert run("rubric", "list")[0] == 0
    for command in (("show", "ours"), ("check", "ours")):
        status, said = run("rubric", *command)
        assert status == 2, said
        assert said.count("\n") == 1


@pytest.mark.parametrize("kind", [device, circle, listening], indirect=True)
def test_named_on_the_command_line(run: Run, folder: Path, kind: Callable[[Path], None]) -> None:
    kind(folder / "other.py")
    for command in (("check",), ("quality",), ("rate",), ("score", "A.java")):
        status, said = run(*command, "other.py")
        assert (command, status) == (command, 2)
        assert said.count("\n") == 1, said


@pytest.fixture
def around(folder: Path, kind: Callable[[Path], None]) -> Path:
    """A workspace in which everything that is read without being named is something else."""
    for name in (
        "variorum.toml",
        "pyproject.toml",
        ".variorum/pairs.toml",
        ".variorum/scores.jsonl",
        "other.py",
    ):
        kind(folder / name)
    return folder


async def test_in_an_editor(around: Path) -> None:
    editor = Editor(around)
    await editor.start()
    try:
        page = await editor.open("a.py")
        await page.diagnostics_contain("unused-import", line=2)
        assert (await editor.command("variorum.scoreTranslation", uri=page.uri))["target"] == "a.py"
        assert (await editor.command("variorum.listPairs"))["pairs"]
    finally:
        await editor.abandon()
