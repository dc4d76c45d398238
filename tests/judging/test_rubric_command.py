"""`variorum rubric` and `variorum cache` from the command line."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from variorum.cli import main
from variorum.grading.shipped_rubrics import parse_rubric, rubric_names, rubric_text
from variorum.judging.cache import Cache
from variorum.workspace.user_folders import cache_file

Command = Callable[..., tuple[int, str, str]]


@pytest.fixture
def command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("FORCE_COLOR", raising=False)
    for name in ("XDG_CACHE_HOME", "LOCALAPPDATA", "HOME"):
        monkeypatch.setenv(name, str(tmp_path / "home"))

    def run(*arguments: str) -> tuple[int, str, str]:
        status = main(arguments)
        printed = capsys.readouterr()
        return status, printed.out, printed.err

    return run


def test_the_list_names_every_rubric(command: Command) -> None:
    status, shown, _ = command("rubric", "list")
    assert status == 0
    assert all(name in shown for name in rubric_names())
    listed = json.loads(command("rubric", "list", "--format", "json")[1])["rubrics"]
    assert [one["id"] for one in listed] == list(rubric_names())
    assert listed[-1]["dimensions"][0] == {"id": "functional_intent", "weight": 0.30}


def test_show_prints_the_file(command: Command) -> None:
    assert command("rubric", "show", "translation") == (0, rubric_text("translation"), "")


def test_an_unknown_rubric_is_one_line(command: Command) -> None:
    status, _, said = command("rubric", "show", "tranlsation")
    assert (status, said.count("\n")) == (2, 1)
    assert "unknown rubric `tranlsation`; known: code-quality" in said


def test_a_new_rubric_is_sound_and_has_its_own_name(command: Command) -> None:
    status, _, _ = command("rubric", "new", ".variorum/rubrics/our-way.yaml")
    made = Path(".variorum/rubrics/our-way.yaml")
    assert status == 0
    assert parse_rubric(made.read_text("utf-8"), str(made)).id == "our-way"
    status, shown, _ = command("rubric", "check", str(made))
    assert status == 0
    assert "our-way.yaml: our-way 1.0 is sound (sha256:" in shown


def test_a_team_has_rubrics_of_its_own_by_name(command: Command) -> None:
    command("rubric", "new", ".variorum/rubrics/our-way.yaml")
    assert "our-way" in command("rubric", "list")[1]
    assert command("rubric", "show", "our-way")[1].startswith("# How a reviewer marks")
    Path(".variorum/rubrics/translation.yaml").write_text("id: hijacked")
    assert command("rubric", "show", "translation")[1] == rubric_text("translation")


def test_a_file_that_is_there_is_not_written_over(command: Command) -> None:
    Path("mine.yaml").write_text("precious")
    status, _, said = command("rubric", "new", "mine.yaml")
    assert status == 2
    assert "the file exists" in said
    assert Path("mine.yaml").read_text() == "precious"


def test_a_name_that_is_no_id_is_refused(command: Command) -> None:
    status, _, said = command("rubric", "new", "Was für ein Name!.yaml")
    assert status == 2
    assert "name the file in lower-case words" in said
    assert list(Path().glob("*.yaml")) == []


def test_a_name_makes_a_file_where_rubrics_are_found_by_name(command: Command) -> None:
    status, shown, _ = command("rubric", "new", "ours", "--from", "code-quality")
    assert status == 0
    assert "`variorum quality FILE --rubric ours`" in shown
    assert command("rubric", "show", "ours")[1] == Path(".variorum/rubrics/ours.yaml").read_text()


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("rubrics/ours", "rubrics/ours: end the name of a file in .yaml"),
        ("../ours", "../ours: end the name of a file in .yaml"),
        ("translation", "`translation` ships with Variorum; name yours otherwise"),
    ],
)
def test_a_name_by_which_no_command_would_find_the_file_is_refused(
    command: Command, name: str, reason: str
) -> None:
    status, _, said = command("rubric", "new", name)
    assert status == 2
    assert reason in said
    assert list(Path().iterdir()) == []


def test_the_commands_that_are_named_can_be_copied(command: Command) -> None:
    _, shown, _ = command("rubric", "new", "our way.yaml", "--from", "code-quality")
    assert "`variorum quality FILE --rubric 'our way.yaml'`" in shown


def test_check_names_every_mistake_with_its_line(command: Command) -> None:
    Path("bad.yaml").write_text(rubric_text("translation").replace("weight: 0.30", "weight: 0.40"))
    status, shown, _ = command("rubric", "check", "bad.yaml")
    assert status == 1
    assert shown.endswith("the weights of the dimensions sum to 1.1; they must sum to 1\n")
    assert shown.startswith("bad.yaml:")


def test_the_cache_is_shown_and_emptied(command: Command) -> None:
    path = cache_file(
        {"XDG_CACHE_HOME": str(Path("home").resolve()), "LOCALAPPDATA": str(Path("home").resolve())}
    )
    assert "answers.sqlite3: 0 answers, 0.0 MB\n" in command("cache")[1]
    with Cache(path) as cache:
        cache.put("key", {"text": "x" * 100_000})
    assert "answers.sqlite3: 1 answers, 0.1 MB\n" in command("cache")[1]
    assert "answers.sqlite3: 1 answers, 0.1 MB were forgotten\n" in command("cache", "clear")[1]
    assert "answers.sqlite3: 0 answers, 0.0 MB\n" in command("cache", "show")[1]
