"""Every command, in a workspace of hostile names: nothing that it prints or writes becomes more than words."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.hostile import harm
from tests.hostile.conftest import Run, write_rows
from tests.hostile.words import WORDS, file_name
from tests.judging.fake_endpoint import Endpoint
from tests.judging.test_compare_and_rate_commands import Terminal

FORMS: dict[str, Callable[[str], list[str]]] = {
    "text": harm.in_text,
    "json": harm.in_json,
    "markdown": harm.in_markdown,
    "html": harm.in_html,
    "csv": harm.in_csv,
    "sarif": harm.in_sarif,
    "github": harm.in_text,
    "data": harm.in_data,
}
ALL = ("text", "json", "markdown", "html")


def shows_no_harm(run: Run, *arguments: str, form: str = "text") -> None:
    """Run a command in a form and look at what it said; it has to have said something."""
    asked = () if form == "text" else ("--format", form)
    status, out, err = run(*arguments, *asked)
    assert status in (0, 1), err
    assert out + err
    found = [*FORMS[form](out), *harm.in_text(err)]
    assert found == []


@pytest.mark.parametrize("form", ["text", "json", "sarif", "github"])
def test_check(run: Run, form: str) -> None:
    shows_no_harm(run, "check", ".", "--no-cache", form=form)


@pytest.mark.parametrize("option", ["--diff", "--fix"])
def test_check_and_change(run: Run, monkeypatch: pytest.MonkeyPatch, option: str) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    # A patch for another program is the text as it is; for a terminal it is not.
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    shows_no_harm(run, "check", ".", option, "--unsafe-fixes")


@pytest.mark.parametrize("form", ALL)
@pytest.mark.parametrize("word", WORDS)
def test_score(run: Run, word: str, form: str) -> None:
    name = file_name(WORDS[word])
    shows_no_harm(run, "score", f"old/{name}.kt", f"new/{name}.js", form=form)


@pytest.mark.parametrize("form", ["text", "json"])
@pytest.mark.parametrize("word", WORDS)
def test_quality(run: Run, word: str, form: str) -> None:
    shows_no_harm(run, "quality", f"new/{file_name(WORDS[word])}.js", f"--task={WORDS[word]}", form=form)


@pytest.mark.parametrize("form", ["text", "json"])
def test_pairs(run: Run, form: str) -> None:
    shows_no_harm(run, "pairs", form=form)


@pytest.mark.parametrize("form", ALL)
def test_agreement(run: Run, form: str) -> None:
    shows_no_harm(run, "agreement", ".", form=form)


@pytest.mark.parametrize("command", ["judge", "compare"])
def test_a_model_s_words(run: Run, judge: Endpoint, command: str) -> None:
    asked = (
        "--model",
        WORDS["markdown"],
        "--rubric",
        "hostile",
        "--yes",
        "--send-secrets",
        "--output",
        "out",
    )
    data = {"judge": "pairs.jsonl", "compare": "contests.jsonl"}[command]
    shows_no_harm(run, command, data, *asked)
    assert judge.requests
    assert harm.in_json(Path("out").read_text()) == []


@pytest.mark.parametrize("word", WORDS)
def test_a_form_for_ratings(run: Run, word: str) -> None:
    target, form = f"new/{file_name(WORDS[word])}.js", "mine.rating.md"
    shows_no_harm(run, "rate", target, "--form", form, "--rubric", "hostile", f"--rater={WORDS[word]}")
    # What stands above is YAML, and editors leave it out of what they render.
    _, head, body = Path(form).read_text().split("---\n", 2)
    assert harm.in_text(head) + harm.in_markdown(body) == []
    shows_no_harm(run, "rate", form)


def test_a_rating_on_a_terminal(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", Terminal("9\n" + "1\n" * 5))
    target = f"new/{file_name(WORDS['html'])}.js"
    shows_no_harm(run, "rate", target, "--rubric", "hostile", "--rater", WORDS["escape"])


@pytest.mark.parametrize(
    "arguments",
    [
        ("list",),
        ("list", "--format", "json"),
        ("check", ".variorum/rubrics/hostile.yaml"),
        ("check", *(f"{file_name(word)}.yaml" for word in WORDS.values() if word[0] != "-")),
        ("show", "hostile"),
    ],
)
def test_rubric(run: Run, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...]) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    for word in WORDS.values():
        mistaken = f"id: {json.dumps(word)}\ntitle: {json.dumps(word)}\n{json.dumps(word[:100])}: 1\n"
        Path(f"{file_name(word)}.yaml").write_text(mistaken)
    shows_no_harm(run, "rubric", *arguments)


@pytest.mark.parametrize("form", ["text", "json", "markdown"])
@pytest.mark.parametrize(
    "arguments",
    [
        ("quality", "tasks.jsonl"),
        ("translations", "pairs.jsonl", "--group-by", "model", "--compare", "model", "--worst", "12"),
        ("translations", "."),
    ],
)
def test_bench(run: Run, arguments: tuple[str, ...], form: str) -> None:
    shows_no_harm(run, "bench", *arguments, "--out-dir", "out", "--workers", "1", form=form)
    files_hold_no_harm(Path("out"))


@pytest.mark.parametrize("form", ["text", "json", "markdown"])
def test_rank(run: Run, form: str) -> None:
    shows_no_harm(
        run, "rank", "--topics", "topics.jsonl", "--responses", "runs", "--out-dir", "out", form=form
    )
    files_hold_no_harm(Path("out"))


@pytest.mark.parametrize("word", ["escape", "lines"])
def test_runs_that_cannot_have_a_line(run: Run, word: str) -> None:
    row = json.loads(Path("runs/html").read_text())
    row["metadata"]["run_id"] = WORDS[word]
    write_rows(Path("runs/html"), [row])
    status, out, err = run("rank", "--topics", "topics.jsonl", "--responses", "runs", "--out-dir", "out")
    assert (status, harm.in_text(out + err)) == (2, [])


@pytest.mark.parametrize("form", ["text", "json"])
def test_response_check(run: Run, here: Path, form: str) -> None:
    documents = [path.name for path in here.glob("*.response.md")]
    shows_no_harm(run, "response", "check", *documents, form=form)


@pytest.mark.parametrize("form", ["text", "markdown", "html", "csv", "json"])
def test_response_report(run: Run, judge: Endpoint, form: str) -> None:
    shows_no_harm(run, "response", "grade", "answers.jsonl", "--text-only", "--output", "grades.jsonl")
    assert harm.in_json(Path("grades.jsonl").read_text()) == []
    shows_no_harm(run, "response", "report", "grades.jsonl", form=form)


@pytest.mark.parametrize(
    "arguments",
    [
        ("check",),
        ("score", "{}", "{}"),
        ("rule", "{}"),
        ("check", "{}"),
        ("check", ".", "--rules", "{}"),
        ("check", ".", "--language", "{}"),
        ("pairs", "{}"),
        ("cache", "{}"),
        ("rubric", "show", "{}"),
        ("rate", "{}"),
        ("agreement", "{}"),
        ("bench", "quality", "{}", "--out-dir", "out"),
        ("rank", "--topics", "{}", "--responses", "{}", "--out-dir", "{}"),
        ("response", "check", "{}"),
        ("response", "report", "{}"),
        ("judge", "{}", "--model", "{}", "--output", "{}"),
        ("demo", "{}"),
        ("{}",),
    ],
)
def test_what_cannot_run(run: Run, arguments: tuple[str, ...]) -> None:
    for word in WORDS.values():
        status, out, err = run(*(f"x{word}" if one == "{}" else one for one in arguments))
        assert (word, status) == (word, 2)
        assert harm.in_text(out + err) == []
        assert 1 <= err.count("\n") <= 2


def files_hold_no_harm(folder: Path) -> None:
    """Look at every file that a command wrote, by what its name says it is."""
    kinds = {
        ".txt": "data",
        ".tsv": "data",
        ".json": "json",
        ".jsonl": "json",
        ".md": "markdown",
        ".html": "html",
        ".csv": "csv",
    }
    written = [path for path in folder.rglob("*") if path.is_file()]
    assert written
    for path in written:
        harms = FORMS[kinds.get(path.suffix, "text")](path.read_text(encoding="utf-8"))
        assert (path.name, harms) == (path.name, [])
        assert harm.in_line(path.name) == []
