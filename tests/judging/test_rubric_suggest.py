"""`variorum rubric suggest`: what gradings say about a rubric, on gradings small enough to count by hand."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest

from tests.responses.own_rubric import OWN
from variorum.cli import main
from variorum.judging.ratings import Rating
from variorum.judging.refinement import Dispute, Fault, Suggestion, refinement
from variorum.judging.rubric import Rubric
from variorum.judging.rubrics import load_rubric, parse_rubric
from variorum.responses.dimensions import TITLES
from variorum.responses.template import new_document

Command = Callable[..., tuple[int, str, str]]
RUBRIC = parse_rubric(OWN, "support.yaml")


@pytest.fixture
def command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("FORCE_COLOR", raising=False)

    def run(*arguments: str) -> tuple[int, str, str]:
        status = main(arguments)
        printed = capsys.readouterr()
        return status, printed.out, printed.err

    return run


def gradings(judge: str, *rows: dict[str, float]) -> list[Rating]:
    return [Rating(f"item {n:02}", judge, False, row, f"row {n}") for n, row in enumerate(rows)]


def suggested(ratings: Iterable[Rating], rubric: Rubric = RUBRIC, **options: Any) -> list[tuple[str, Fault]]:
    return [(one.dimension, one.fault) for one in refinement(ratings, rubric, **options).suggestions]


def test_a_dimension_that_nobody_marks_is_unused() -> None:
    ratings = gradings("m", *({"solves": 1 + n % 3, "safety": 3 - n % 2} for n in range(10)))
    found = refinement(ratings, RUBRIC)
    assert found.suggestions == (Suggestion("tone", Fault.UNUSED, "no mark in 10 gradings"),)
    assert (found.gradings, found.items, found.judges) == (10, 10, ("m",))


def test_a_dimension_that_always_has_one_mark_says_nothing() -> None:
    ratings = gradings("m", *({"tone": 3, "solves": 1 + n % 3, "safety": 3 - (n == 9)} for n in range(10)))
    assert refinement(ratings, RUBRIC).suggestions == (
        Suggestion("tone", Fault.CONSTANT, "3 in all 10 gradings"),
    )


def test_judges_that_agree_no_better_than_chance_dispute_a_dimension() -> None:
    agreed = [{"solves": 1.0 + n % 3} for n in range(12)]
    one = gradings("m", *({**row, "tone": 3, "safety": 1 + n % 2} for n, row in enumerate(agreed)))
    other = gradings("n", *({**row, "tone": 2, "safety": 1 + n // 2 % 2} for n, row in enumerate(agreed)))
    found = refinement([*one, *other], RUBRIC)
    assert [(s.dimension, s.fault) for s in found.suggestions] == [
        ("tone", Fault.DISPUTED),
        ("safety", Fault.DISPUTED),
    ]
    assert found.suggestions[1].figures == "alpha 0.04, the same mark on 6 of 12"
    solves = next(use for use in found.dimensions if use.dimension == "solves")
    assert (solves.alpha.value, solves.same, solves.shared) == (1, 12, 12)
    assert Dispute("tone", "row 0", {"m": 3, "n": 2}) in found.disputes
    assert len(found.disputes) == 6


def test_two_dimensions_with_equal_marks_are_one() -> None:
    ratings = gradings(
        "m", *({"tone": 1 + n % 3, "solves": 1 + n % 3, "safety": 3 - n % 2} for n in range(10))
    )
    assert suggested(ratings) == [("solves", Fault.TWIN)]


def test_nothing_is_said_on_too_few() -> None:
    rows = [{"tone": 3.0, "safety": 3.0 - n % 2} for n in range(9)]
    ratings = [*gradings("m", *rows), *gradings("n", *({"safety": 2.0} for _ in rows))]
    assert suggested(ratings[:9]) == []
    assert suggested(ratings[:9], fewest=9) == [("solves", Fault.UNUSED), ("tone", Fault.CONSTANT)]
    assert ("safety", Fault.DISPUTED) not in suggested(ratings)
    assert ("safety", Fault.DISPUTED) in suggested(ratings, fewest=9)


def test_the_order_of_the_gradings_changes_nothing() -> None:
    draw = random.Random(3)
    ratings = [
        rating
        for judge in ("m", "n", "o")
        for rating in gradings(
            judge, *({name: draw.choice([1, 2, 3]) for name in ("tone", "safety")} for _ in range(15))
        )
    ]
    shuffled = ratings.copy()
    draw.shuffle(shuffled)
    assert refinement(shuffled, RUBRIC) == refinement(ratings, RUBRIC)


def write(name: str, judge: str, marks: Iterable[dict[str, int]], **more: Any) -> None:
    rubric = {"id": "response", "hash": load_rubric("response").content_hash}
    rows = [
        {"judge": judge, "rubric": rubric, "id": n, "grade": {"a": {"ratings": one}}, **more}
        for n, one in enumerate(marks)
    ]
    Path(name).write_text("".join(json.dumps(row) + "\n" for row in rows))


def marks(**changes: int) -> dict[str, int]:
    return {**dict.fromkeys(TITLES, 3), **changes}


def test_the_command_reads_grades_of_several_judges(command: Command) -> None:
    write("m.jsonl", "m", (marks(safety=1 + n % 3, code_quality=1 + n % 2) for n in range(12)))
    write("n.jsonl", "n", (marks(safety=1 + n % 3, code_quality=2 - n // 2 % 2) for n in range(12)))
    status, shown, _ = command("rubric", "suggest", "m.jsonl", "n.jsonl")
    assert status == 0
    assert "24 gradings of 12 items by 2 judges" in shown
    assert "Code Quality             judges disagree" in shown
    assert "Technical Accuracy       always the same mark  3 in all 24 gradings" in shown
    assert "line 1 (0), A" in shown
    found = json.loads(command("rubric", "suggest", "m.jsonl", "n.jsonl", "--format", "json")[1])
    assert {"dimension": "safety"}.items() <= found["dimensions"][-1].items()
    assert found["suggestions"][0]["fault"] == "judges disagree"
    for form in ("markdown", "html"):
        assert "Code Quality" in command("rubric", "suggest", "m.jsonl", "n.jsonl", "--format", form)[1]


def test_answers_meet_by_their_texts_wherever_they_stand(command: Command) -> None:
    rows = [{"id": f"x{n}", "prompt": f"p{n}", "a": "`one`", "b": "Great question! two"} for n in range(10)]
    swapped = [{**row, "id": f"y{n}", "a": row["b"], "b": row["a"]} for n, row in enumerate(rows)]
    for name, data in (("one", rows), ("two", swapped)):
        Path(f"{name}.jsonl").write_text("".join(json.dumps(row) + "\n" for row in data))
        assert main(["response", "grade", f"{name}.jsonl", "--text-only", "-o", f"{name}.grades"]) == 0
    text = Path("two.grades").read_text().replace('"text checks"', '"other"')
    Path("two.grades").write_text(text)
    found = json.loads(command("rubric", "suggest", "one.grades", "two.grades", "--format", "json")[1])
    presentation = next(one for one in found["dimensions"] if one["dimension"] == "presentation_clarity")
    assert (presentation["shared"], presentation["same"]) == (10, 10)
    assert ("safety", "never marked") in [(one["dimension"], one["fault"]) for one in found["suggestions"]]


def test_documents_of_people_count_and_drafts_do_not(command: Command) -> None:
    Path("docs").mkdir()
    for n in range(10):
        text = new_document(f"p{n}", "answer").replace("**Safety**: [3/2/1]", "**Safety**: 3")
        text = text.replace("**Code Quality**: [3/2/1]", "**Code Quality**: 2 - (draft) Untidy.")
        Path(f"docs/{n}.response.md").write_text(text)
    found = json.loads(command("rubric", "suggest", "docs", "--format", "json")[1])
    faults = {one["dimension"]: one["fault"] for one in found["suggestions"]}
    assert (faults["safety"], faults["code_quality"]) == ("always the same mark", "never marked")
    assert found["judges"] == ["docs"]


def documents(folder: str, count: int, front: str = "", **marks: int) -> list[str]:
    Path(folder).mkdir(exist_ok=True)
    names = []
    for n in range(count):
        text = new_document(f"p{n}", "answer").replace("variorum: response\n", f"variorum: response\n{front}")
        for title, mark in marks.items():
            text = text.replace(f"**{title}**: [3/2/1]", f"**{title}**: {mark}{' - So.' if mark < 3 else ''}")
        name = f"{folder}/{n}{len(front)}.response.md"
        Path(name).write_text(text)
        names.append(name)
    return names


def judges(command: Command, *names: str) -> object:
    return json.loads(command("rubric", "suggest", *names, "--format", "json")[1])["judges"]


def test_the_judge_of_a_document_is_its_folder_or_the_one_it_names(command: Command) -> None:
    names = documents("ann", 10, Safety=3)
    assert judges(command, *names) == ["ann"]
    assert judges(command, "ann", *names) == ["ann"]
    assert judges(command, "./ann/", str(Path("ann").resolve())) == ["ann"]
    more = documents("bob", 10, Safety=2)
    assert judges(command, *names, *more) == ["ann", "bob"]
    found = json.loads(command("rubric", "suggest", *names, *more, "--format", "json")[1])
    (safety,) = [one for one in found["dimensions"] if one["dimension"] == "safety"]
    assert (safety["shared"], safety["same"]) == (10, 0)
    documents("both", 10, 'judge: "Cleo"\n', Safety=3)
    documents("both", 10, "judge: Dan\n", Safety=2)
    assert judges(command, "both") == ["Cleo", "Dan"]


def test_a_document_here_is_judged_by_the_folder_that_it_is_in(command: Command, tmp_path: Path) -> None:
    (name,) = documents(".", 1, Safety=3)
    assert judges(command, Path(name).name) == [tmp_path.name]


def test_gradings_by_another_version_of_the_rubric_are_left_out(command: Command) -> None:
    write("m.jsonl", "m", (marks() for _ in range(3)), rubric={"id": "response", "hash": "sha256:old"})
    status, _, said = command("rubric", "suggest", "m.jsonl")
    assert status == 2
    assert "3 rows were graded by another rubric, or another version of it" in said
    assert "m.jsonl: holds no grading by the rubric response" in said


def test_scores_of_translations_are_read_too(command: Command) -> None:
    fields = [dimension.id for dimension in load_rubric("translation").dimensions]
    rows = [
        {"id": f"p{n}", "model": "m", "dimensions": {**dict.fromkeys(fields, 0.5), fields[0]: n % 2}}
        for n in range(10)
    ]
    Path("scores.jsonl").write_text("".join(json.dumps(row) + "\n" for row in rows))
    shown = command("rubric", "suggest", "scores.jsonl", "--rubric", "translation", "--format", "json")[1]
    assert {one["dimension"] for one in json.loads(shown)["suggestions"]} == set(fields[1:])


def test_names_from_a_data_set_are_shown_harmlessly(command: Command) -> None:
    write("m.jsonl", "\x1b[31mm", (marks(safety=1 + n % 2) for n in range(10)))
    write("n.jsonl", "<b>n", (marks(safety=2 - n // 2 % 2) for n in range(10)))
    assert "\x1b" not in command("rubric", "suggest", "m.jsonl", "n.jsonl")[1]
    assert "<b>n" not in command("rubric", "suggest", "m.jsonl", "n.jsonl", "--format", "html")[1]
