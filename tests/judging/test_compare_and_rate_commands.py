"""`variorum compare`, several models in `variorum judge`, `variorum rate`, and the question before the first send."""

from __future__ import annotations

import io
import json
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.judging.fake_endpoint import FIELDS, Endpoint, Turn, answer, fake_endpoint, marks, status
from tests.judging.judging_help import KEY
from variorum.cli import main

Run = Callable[..., tuple[int, str, str]]


class Terminal(io.StringIO):
    """Standard input with somebody before it."""

    def isatty(self) -> bool:
        return True


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs a command in a folder of its own; what is typed makes it a terminal."""
    monkeypatch.chdir(tmp_path)
    for name in ("HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "LOCALAPPDATA", "APPDATA"):
        monkeypatch.setenv(name, str(tmp_path / "home"))
    monkeypatch.setenv("OPENAI_API_KEY", KEY)

    def command(
        *given: str, server: Endpoint | None = None, typed: str | None = None
    ) -> tuple[int, str, str]:
        if server is not None:
            monkeypatch.setenv("OPENAI_BASE_URL", server.url)
        with monkeypatch.context() as here:
            if typed is not None:
                here.setattr(sys, "stdin", Terminal(typed))
                here.setattr(sys.stderr, "isatty", lambda: True)
            exit_status = main(list(given))
        printed = capsys.readouterr()
        assert KEY not in printed.out + printed.err
        return exit_status, printed.out, printed.err

    return command


def rows(name: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in Path(name).read_text().splitlines()]


def write(name: str, *objects: dict[str, Any]) -> None:
    Path(name).write_text("".join(json.dumps(one) + "\n" for one in objects))


PAIR = {"id": "p", "source": "int x;", "target": "x = 0", "source_lang": "java", "target_lang": "python"}
CONTEST = {
    "id": "c",
    "source": "int x;",
    "a": "x = 0",
    "b": "x = int(0)",
    "source_lang": "java",
    "target_lang": "python",
}
JUDGE = ("judge", "pairs.jsonl", "--output", "scores.jsonl", "--model", "asked-model")
COMPARE = ("compare", "contests.jsonl", "--output", "out.jsonl", "--model", "asked-model")


def preferring(*values: int) -> list[Turn]:
    return [answer(json.dumps({"rationale": "r", "preference": one})) for one in values]


def test_a_comparison_asks_in_both_orders_and_is_paid_for_once(run: Run) -> None:
    write("contests.jsonl", CONTEST)
    with fake_endpoint(*preferring(2, -1)) as server:
        assert run(*COMPARE, server=server)[0] == 0
        Path("out.jsonl").unlink()
        run(*COMPARE, server=server)
        assert len(server.requests) == 2
    (row,) = rows("out.jsonl")
    assert (row["id"], row["preference"], row["orders"], row["consistent"]) == ("c", 1.5, [2, 1], True)
    assert (row["cached"], row["rationales"]) == (True, ["r", "r"])


def test_what_cannot_be_compared_says_why(run: Run) -> None:
    write("contests.jsonl", {**CONTEST, "b": ""}, {**CONTEST, "a": f'KEY = "ghp_{"a1B2" * 9}"'}, CONTEST)
    with fake_endpoint(status(400)) as server:
        exit_status, _, _ = run(*COMPARE, "--concurrency", "1", server=server)
    assert exit_status == 1
    reasons = [row["reason"] for row in rows("out.jsonl")]
    assert reasons[0] == "`source`, `a` and `b` must be non-empty strings"
    assert reasons[1] == "secrets in the text: a line 1: GitHub token; nothing was sent"
    assert reasons[2].startswith("refused: ")


def test_a_dry_run_sends_nothing(run: Run) -> None:
    write("contests.jsonl", CONTEST)
    with fake_endpoint() as server:
        _, printed, _ = run(*COMPARE[:2], "--model", "m", "--dry-run", server=server)
        assert server.requests == []
        shown = json.loads(printed)
        assert shown["post"] == f"{server.url}/chat/completions"
    assert "TRANSLATION A" in shown["body"]["messages"][1]["content"]


def test_several_models_judge_together(run: Run) -> None:
    write("pairs.jsonl", PAIR)
    told = {"one": 1.0, "two": 0.5, "three": 0.0}

    def by_model(exchange: Any) -> None:
        level = told[exchange.asked["model"]]
        answer(json.dumps(marks(**dict.fromkeys(FIELDS, level))))(exchange)

    models = [word for model in told for word in ("--model", model)]
    with fake_endpoint(by_model) as server:
        assert run(*JUDGE[:4], *models, server=server)[0] == 0
        assert len(server.requests) == 3
    (row,) = rows("scores.jsonl")
    assert (row["j"], row["model"], row["status"]) == (0.5, "median of one, two, three", "scored")
    assert row["spread"] == dict.fromkeys(FIELDS, 1.0)
    assert [(one["model"], one["j"]) for one in row["models"]] == [("one", 1), ("two", 0.5), ("three", 0)]
    assert row["usage"]["input_tokens"] == 6000


def test_most_models_have_to_give_marks(run: Run) -> None:
    write("pairs.jsonl", PAIR)
    with fake_endpoint(answer(), status(400)) as server:
        options = ("--model", "two", "--concurrency", "1", "--combine", "majority")
        assert run(*JUDGE, *options, server=server)[0] == 1
    (row,) = rows("scores.jsonl")
    assert row["reason"] == "1 of 2 models gave no marks"
    assert row["dimensions"] is None


def test_a_terminal_is_asked_before_the_first_send(run: Run) -> None:
    write("pairs.jsonl", PAIR)
    with fake_endpoint() as server:
        exit_status, _, said = run(*JUDGE, server=server, typed="\n")
        assert (exit_status, server.requests) == (2, [])
        assert f"pairs.jsonl to {server.url}" in said
        assert re.search(r"Send 1 file \(\d+ (?:KB|bytes)\) to [\w-]+ on this machine\? \[y/N\]", said)
        assert run(*JUDGE, server=server, typed="y\n")[0] == 0
        Path("scores.jsonl").unlink()
        _, _, said = run(*JUDGE, server=server, typed="")
        assert "[y/N]" not in said


def test_a_price_table_of_the_users_own_counts(run: Run, tmp_path: Path) -> None:
    write("pairs.jsonl", PAIR)
    own = tmp_path / "home" / "variorum" / "judge.toml"
    own.parent.mkdir(parents=True)
    own.write_text("[prices]\nasked-model = [1.0, 10.0]\n")
    if sys.platform == "darwin":
        pytest.skip("the file lies elsewhere there")
    with fake_endpoint() as server:
        run(*JUDGE, server=server)
    assert rows("scores.jsonl")[0]["cost"] == pytest.approx(0.004)


@pytest.fixture
def pair(run: Run) -> None:
    Path("A.java").write_text("int x;")
    Path("a.py").write_text("x = 0\n")


@pytest.mark.usefixtures("pair")
def test_a_person_picks_in_a_terminal(run: Run) -> None:
    typed = "1\nnine\n2\n3\n4\n5\n"
    exit_status, printed, said = run("rate", "a.py", "--source", "A.java", "--rater", "Ada", typed=typed)
    assert exit_status == 0
    assert "J 0.625 (Ada)" in printed
    assert "give a number from 1 to 5" in said
    (row,) = rows(".variorum/scores.jsonl")
    assert list(row["values"].values()) == [1.0, 0.75, 0.5, 0.25, 0.0]
    assert (row["source"], row["target"]) == ("A.java", "a.py")


@pytest.mark.usefixtures("pair")
def test_answers_that_end_early_store_nothing(run: Run) -> None:
    exit_status, _, said = run("rate", "a.py", "--source", "A.java", typed="1\n2\n")
    assert exit_status == 2
    assert "nothing was stored" in said
    assert not Path(".variorum").exists()


@pytest.mark.usefixtures("pair")
def test_a_form_is_written_filled_in_and_stored(run: Run) -> None:
    given = ("rate", "a.py", "--source", "A.java", "--rater", "Ada", "--form", "mine.rating.md")
    assert run(*given)[0] == 0
    assert run(*given)[0] == 2
    exit_status, _, said = run("rate", "mine.rating.md")
    assert exit_status == 1
    assert said.count("put an x into one of its boxes") == 5
    form = Path("mine.rating.md")
    form.write_text(form.read_text().replace("- [ ] 0.5:", "- [x] 0.5:"))
    assert run("rate", "mine.rating.md")[0] == 0
    assert rows(".variorum/scores.jsonl")[0]["values"] == dict.fromkeys(FIELDS, 0.5)
    Path("a.py").write_text("x = 1\n")
    exit_status, _, said = run("rate", "mine.rating.md")
    assert exit_status == 2
    assert "a.py changed since the form was made" in said


@pytest.mark.parametrize(
    ("given", "message"),
    [
        (("rate", "a.py"), "has no original; name it with --source"),
        (("rate", "a.py", "--source", "A.java"), "there is no terminal to ask on"),
        (("rate", "a.py", "--source", "/etc/hostname"), "outside the workspace"),
        (("rate", "a.py", "--rubric", "response"), "a rating needs a rubric of weighted dimensions"),
        (("rate", "none.rating.md"), "cannot be read"),
    ],
)
@pytest.mark.usefixtures("pair")
def test_what_cannot_be_rated_is_one_line(run: Run, given: tuple[str, ...], message: str) -> None:
    exit_status, _, said = run(*given)
    assert exit_status == 2
    assert message in said
    assert said.count("\n") == 1
