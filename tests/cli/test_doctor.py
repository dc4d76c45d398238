"""`variorum doctor`: what it looks at, and what it keeps to itself."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import pytest
from tree_sitter import QueryError

from tests.cli.conftest import Run
from variorum.cli import doctor
from variorum.languages import Language


@pytest.fixture(autouse=True)
def a_place_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No user's settings, cache or key."""
    for name in ("VARIORUM_JUDGE_MODEL", "OPENAI_API_KEY", "OPENAI_BASE_URL"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))


def test_a_sound_installation_is_0(run: Run) -> None:
    status, out, err = run("doctor")
    assert (status, err) == (0, "")
    assert "ok   variorum: " in out
    assert "ok   tree-sitter-java: " in out
    assert "languages load with their queries" in out
    assert "ok   settings: variorum.toml" in out
    assert out.endswith("All is well.\n")


def test_settings_that_cannot_be_used_are_named_with_their_line(run: Run, here: Path) -> None:
    (here / "variorum.toml").write_text("[translation]\nalpha = 7\n")
    status, out, _ = run("doctor")
    assert status == 1
    assert "BAD  settings: variorum.toml; line 2: translation.alpha: 7 is not a share" in out
    assert out.endswith(" need attention.\n")


def test_a_key_is_never_shown(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VARIORUM_JUDGE_MODEL", "some-model")
    monkeypatch.setenv("OPENAI_BASE_URL", "https://someone:hidden-word@example.org/v1?key=hidden-word")
    monkeypatch.setenv("OPENAI_API_KEY", "sk-hidden-word")
    _, out, err = run("doctor")
    assert "hidden-word" not in out + err


def test_a_judge_is_shown_by_its_host(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VARIORUM_JUDGE_MODEL", "some-model")
    monkeypatch.setenv("OPENAI_BASE_URL", "https://models.example.org/v1")
    monkeypatch.setenv("OPENAI_API_KEY", "sk-hidden-word")
    _, out, _ = run("doctor")
    assert "model some-model at models.example.org, a key is set" in out


def test_a_package_that_is_gone_is_named_with_the_way_to_bring_it_back(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def known(name: str) -> str:
        if name == "tree-sitter-java":
            raise PackageNotFoundError(name)
        return version(name)

    monkeypatch.setattr(doctor, "version", known)
    status, out, _ = run("doctor")
    assert status == 1
    assert "BAD  tree-sitter-java: not installed: run `" in out


def test_a_grammar_that_does_not_fit_is_named(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(language: Language, query: str) -> None:
        if language.id == "go":
            raise QueryError("Invalid node type at row 3")

    monkeypatch.setattr(doctor, "query_of", fails)
    status, out, _ = run("doctor")
    assert status == 1
    assert "BAD  grammars: go (QueryError: Invalid node type at row 3) cannot be used" in out


def test_an_address_of_a_judge_that_is_none(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VARIORUM_JUDGE_MODEL", "some-model")
    monkeypatch.setenv("OPENAI_BASE_URL", "file:///etc/passwd")
    status, out, _ = run("doctor")
    assert status == 1
    assert "BAD  judge: " in out


def test_a_machine_without_editors_is_well(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    status, out, _ = run("doctor")
    assert status == 0
    assert "editors on the PATH: no known editor" in out
    assert "the command editors start: editors need its full path" in out


def test_answers_that_could_not_be_stored(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor.os, "access", lambda *_: False)
    status, out, _ = run("doctor")
    assert status == 1
    assert "cannot be written: answers cannot be cached and are paid for again" in out


def test_what_cannot_be_interpreted_is_listed_with_its_line_and_counted(run: Run, here: Path) -> None:
    (here / "a.py").write_text(
        "def f(path):\n    with open(path) as file:\n        return file\n\n\ndef g():\n    return 1\n"
    )
    status, out, err = run("doctor", "--lowering", "a.py")
    assert (status, err) == (0, "")
    assert out == "a.py:2: `with`\n    1 `with`\n1 of 2 functions are lowered completely.\n"
