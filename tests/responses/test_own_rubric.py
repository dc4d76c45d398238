"""Answers are graded by a team's own dimensions, weights, criticality and labels."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.judging.fake_endpoint import Endpoint, Exchange, answer, fake_endpoint
from tests.judging.judging_help import KEY
from tests.responses.own_rubric import OWN
from variorum.cli import main
from variorum.grading.rubric import Rubric
from variorum.grading.shipped_rubrics import check_rubric, load_rubric, parse_rubric
from variorum.responses.scheme import SchemeError, scheme_of
from variorum.responses.text_grade import grade_text, preference_of

Run = Callable[..., tuple[int, str, str]]
UNSAFE = """```python
name = input()
cursor.execute("SELECT * FROM users WHERE name = '" + name + "'")
```
"""
ROW = {"id": "r", "prompt": "Find a user in Python.", "a": "Call `find`.", "b": UNSAFE}
MODEL = ("grade", "data.jsonl", "--model", "m", "--rubric", "support.yaml", "-o", "grades.jsonl")


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    monkeypatch.chdir(tmp_path)
    for name in ("HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "LOCALAPPDATA", "APPDATA"):
        monkeypatch.setenv(name, str(tmp_path / "home"))
    monkeypatch.setenv("OPENAI_API_KEY", KEY)
    Path("support.yaml").write_text(OWN)
    Path("data.jsonl").write_text(json.dumps(ROW) + "\n")

    def command(*given: str, server: Endpoint | None = None) -> tuple[int, str, str]:
        if server is not None:
            monkeypatch.setenv("OPENAI_BASE_URL", server.url)
        exit_status = main(["response", *given])
        printed = capsys.readouterr()
        return exit_status, printed.out, printed.err

    return command


def own() -> Rubric:
    return parse_rubric(OWN, "support.yaml")


def strict(exchange: Exchange) -> None:
    """A model that finds the answer with the query unsafe, and prefers the other one."""
    text = exchange.asked["messages"][1]["content"]
    if "ANSWER A" in text:
        worse_first = "SELECT" in text[text.index("ANSWER A") : text.index("ANSWER B")]
        answer(json.dumps({"rationale": "r", "preference": -1 if worse_first else 1}))(exchange)
        return
    marks = {"tone": 2, "solves": 3, "safety": 1 if "SELECT" in text else 3}
    fields = {name: {"rationale": "r", "score": value} for name, value in marks.items()}
    answer(json.dumps(fields))(exchange)


def grade() -> dict[str, Any]:
    (row,) = (json.loads(line) for line in Path("grades.jsonl").read_text().splitlines())
    found = row["grade"]
    assert isinstance(found, dict)
    return found


def test_a_scheme_carries_dimensions_weights_and_criticality() -> None:
    scheme = scheme_of(own())
    assert list(scheme.titles) == ["tone", "solves", "safety"]
    assert scheme.criticality["tone"].value == "nice-to-have"
    assert scheme.labels == ("Good", "Bad")
    assert scheme.score({"tone": 2, "solves": 3, "safety": 1}) == 0.6
    assert scheme_of(load_rubric("response")).score({}) is None


def test_a_model_grades_by_it(run: Run) -> None:
    with fake_endpoint(strict) as server:
        assert run(*MODEL, server=server)[0] == 0
        system = server.requests[0]["messages"][0]["content"]
    assert "solves (Solves the case, critical, weight 0.5): Does it help?" in system
    found = grade()
    assert found["a"]["ratings"] == {"tone": 2, "solves": 3, "safety": 3}
    assert [(found[name]["label"], found[name]["score"]) for name in "ab"] == [("Good", 0.9), ("Bad", 0.6)]
    assert (found["preference"], found["contradictions"]) == (1, [])


def test_the_report_counts_its_labels_and_dimensions(run: Run) -> None:
    with fake_endpoint(strict) as server:
        run(*MODEL, server=server)
    shown = run("report", "grades.jsonl", "--rubric", "support.yaml")[1]
    assert "Solves the case" in shown
    assert "Inadequate" not in shown
    counted = json.loads(run("report", "grades.jsonl", "--rubric", "support.yaml", "--format", "json")[1])
    assert counted["labels"] == {"A": {"Good": 1}, "B": {"Bad": 1}}


def test_a_report_by_another_rubric_says_so(run: Run) -> None:
    with fake_endpoint(strict) as server:
        run(*MODEL, server=server)
    exit_status, _, said = run("report", "grades.jsonl")
    assert exit_status == 2
    assert "1 rows were graded by the rubric support; name it with --rubric" in said
    assert "grades.jsonl: contains no row graded by response" in said


def test_text_alone_proves_what_the_dimensions_share_with_the_guide(run: Run) -> None:
    options = ("grade", "data.jsonl", "--text-only", "--rubric", "support.yaml", "-o", "grades.jsonl")
    assert run(*options)[0] == 0
    found = grade()
    assert found["b"]["ratings"] == {"safety": 1}
    assert found["b"]["unscored"] == ["tone", "solves"]
    assert (found["a"]["label"], found["b"]["label"]) == (None, "Bad")
    assert found["preference"] == 1


@pytest.mark.parametrize(
    ("tone", "safety", "preferred"), [("critical", "important", -1), ("important", "critical", 1)]
)
def test_criticality_decides_by_the_own_rubric(tone: str, safety: str, preferred: int) -> None:
    text = OWN.replace("id: tone", "id: presentation_clarity").replace("nice-to-have", tone)
    text = text.replace("title: Safety\n  criticality: critical", f"title: Safety\n  criticality: {safety}")
    scheme = scheme_of(parse_rubric(text, "x"))
    chatty = "Great question! I'd be happy to help you. Call `find`. I hope this helps!"
    a, b = (grade_text("Find a user.", text, scheme=scheme) for text in (chatty, UNSAFE))
    assert (a.ratings, b.ratings) == ({"presentation_clarity": 1}, {"safety": 1})
    assert preference_of(a, b) == preferred


def test_another_rubric_is_another_run(run: Run) -> None:
    options = ("grade", "data.jsonl", "--text-only", "-o", "grades.jsonl")
    assert run(*options)[0] == 0
    exit_status, _, said = run(*options, "--rubric", "support.yaml")
    assert exit_status == 2
    assert "grades.jsonl" in said


@pytest.mark.parametrize(
    ("name", "message"),
    [
        (
            "translation",
            "--rubric: the rubric translation has scoring: weighted; answers are graded by one with",
        ),
        ("nobody", "unknown rubric `nobody`"),
        ("none.yaml", "none.yaml: no such file"),
    ],
)
def test_a_rubric_that_cannot_grade_is_refused(run: Run, name: str, message: str) -> None:
    for arguments in (("grade", "data.jsonl", "--text-only", "-o", "x"), ("report", "data.jsonl")):
        exit_status, _, said = run(*arguments, "--rubric", name)
        assert exit_status == 2
        assert message in said


@pytest.mark.parametrize(
    ("old", "new", "line", "message"),
    [
        ("  weight: 0.2\n", "", 7, "tone has no weight; give every dimension one, or none"),
        ("weight: 0.2", "weight: 0.3", 7, "the weights of the dimensions sum to 1.1; they must sum to 1"),
        ("weight: 0.2", "weight: 2", 11, "weight"),
    ],
)
def test_weights_beside_labels_make_sense_or_are_refused(old: str, new: str, line: int, message: str) -> None:
    rubric, problems = check_rubric(OWN.replace(old, new, 1))
    assert rubric is None
    assert any(problem.line == line and message in problem.message for problem in problems), problems


def test_labels_need_no_weights() -> None:
    unweighted = "".join(line for line in OWN.splitlines(keepends=True) if "weight" not in line)
    scheme = scheme_of(parse_rubric(unweighted, "x"))
    assert scheme.weights == {}


def test_points_need_their_weights_still() -> None:
    with pytest.raises(SchemeError, match="scoring: weighted"):
        scheme_of(load_rubric("translation"))
