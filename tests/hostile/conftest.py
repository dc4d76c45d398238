"""A workspace in which everything that has a name has a hostile one."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from tests.hostile.words import WORDS, file_name, quoted, ticked
from tests.judging.fake_endpoint import Endpoint, answer, fake_endpoint, marks
from variorum.cli import main
from variorum.grading.human_judgement import make_judgement
from variorum.grading.shipped_rubrics import load_rubric, rubric_text
from variorum.workspace.score_log import append_judgement

Run = Callable[..., tuple[int, str, str]]
SETTINGS = """\
[[pairs.patterns]]
source = "old/{name}.kt"
target = "new/{name}.js"
"""
NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)


def original(word: str) -> str:
    """A Kotlin program whose class, function and text are named so."""
    name = ticked(word)
    return (
        f"class `{name}` {{\n    fun `{name}`(count: Int): String {{\n        if (count > 1) {{\n"
        f'            return "{quoted(word).replace("$", "$")}x"\n        }}\n        return "b"\n    }}\n'
        f"    fun `gone {name}`(count: Int): Int {{\n        return count / 2\n    }}\n}}\n"
    )


def translation(word: str) -> str:
    """What became of it in JavaScript: another text, a function lost, and things that no translation needs."""
    name = quoted(word)
    return (
        f'import unheard from "{name}";\n// {ticked(word)}\nclass Kept {{\n'
        f'    "{name}"(count) {{\n        if (count > 1) {{\n            return "{name}";\n        }}\n'
        f'        return "b";\n    }}\n}}\n'
    )


def pairs() -> Iterator[tuple[str, str, str, str]]:
    """For every word the path and text of an original, and of its translation."""
    for word in WORDS.values():
        name = file_name(word)
        yield f"old/{name}.kt", original(word), f"new/{name}.js", translation(word)


def write_rows(path: Path, rows: list[dict[str, Any]]) -> None:
    path.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The workspace, as the current folder, of a user with a home of their own."""
    for name in ("HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "LOCALAPPDATA", "APPDATA"):
        monkeypatch.setenv(name, str(tmp_path / "home"))
    monkeypatch.setenv("OPENAI_API_KEY", "sk-nobody")
    monkeypatch.delenv("FORCE_COLOR", raising=False)
    (tmp_path / "variorum.toml").write_text(SETTINGS)
    for folder in ("old", "new", "runs", ".variorum/rubrics"):
        (tmp_path / folder).mkdir(parents=True)
    for source, source_text, target, target_text in pairs():
        (tmp_path / source).write_text(source_text, encoding="utf-8")
        (tmp_path / target).write_text(target_text, encoding="utf-8")
        _rate(tmp_path, source_text, target, target_text)
    _name_others(tmp_path)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def _rate(folder: Path, source_text: str, target: str, target_text: str) -> None:
    """Ratings of a pair by two people with hostile names."""
    rubric = load_rubric("translation")
    for number, rater in enumerate((WORDS["markdown"], WORDS["escape"])):
        values = {one.id: rubric.grid[number + 1] for one in rubric.dimensions}
        texts = {"source_text": source_text, "target_text": target_text, "target": target}
        append_judgement(
            folder, make_judgement(values, rubric=rubric, rater=rater, time=NOON, note=WORDS["html"], **texts)
        )


def _name_others(folder: Path) -> None:
    """Rows of data sets, runs, a rubric, documents and settings."""
    rows: list[dict[str, Any]] = []
    for number, (kind, word) in enumerate(WORDS.items()):
        source, target = original(word), translation(word)
        languages = {"source_lang": "kotlin", "target_lang": "javascript"}
        rows.append({"id": word, "source": source, "target": target, **languages, "model": word})
        metadata = {
            "team_id": word,
            "run_id": "".join(one if one.isprintable() or one == "\u202e" else "?" for one in word),
            "topic_id": "1",
            "task": word,
        }
        run = {"metadata": metadata, "responses": [{"text": word, "citations": []}], "references": []}
        write_rows(folder / f"runs/{kind}", [run])
        sections = f"# Prompt\n\n{word}\n\n# Response A\n\n{word}\n\n```python\nimport os\n{word}\n```\n"
        document = f"---\nvariorum: response\nlanguage: python\n---\n\n{sections}"
        (folder / f"{number} {file_name(word)}.response.md").write_text(document, encoding="utf-8")
    write_rows(folder / "pairs.jsonl", rows)
    contests = [{**row, "a": row["target"], "b": f"{row['target']}\n"} for row in rows]
    write_rows(folder / "contests.jsonl", contests)
    write_rows(
        folder / "tasks.jsonl",
        [{"task": one, "approach": one, "code": one, "id": one} for one in WORDS.values()],
    )
    write_rows(
        folder / "answers.jsonl", [{"id": one, "prompt": one, "a": one, "b": one} for one in WORDS.values()]
    )
    write_rows(
        folder / "topics.jsonl",
        [
            {
                "request_id": "1",
                "title": WORDS["html"],
                "problem_statement": WORDS["markdown"],
                "background": WORDS["escape"],
            }
        ],
    )
    title = json.dumps(" ".join(word[:60] for word in WORDS.values()))
    text = rubric_text("translation").replace("id: translation\n", "id: hostile\n")
    text = text.replace("title: Functional intent", f"title: {title}").replace(
        "title: Quality of a code translation", f"title: {title}"
    )
    text = text.replace("asks: Does the translation do", f"asks: {title} #")
    (folder / ".variorum/rubrics/hostile.yaml").write_text(text, encoding="utf-8")


@pytest.fixture
def run(here: Path, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs a command line in the workspace; its exit status, standard output and standard error."""

    def command(*arguments: str) -> tuple[int, str, str]:
        status = main(list(arguments))
        printed = capsys.readouterr()
        return status, printed.out, printed.err

    return command


@pytest.fixture
def judge(monkeypatch: pytest.MonkeyPatch) -> Iterator[Endpoint]:
    """A model that gives good marks in bad words."""
    words = " ".join(word[:60] for word in WORDS.values())
    said = {name: {"rationale": words, "score": 0.75} for name in marks()}
    with fake_endpoint(answer(json.dumps(said))) as server:
        monkeypatch.setenv("OPENAI_BASE_URL", server.url)
        yield server
