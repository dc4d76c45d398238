"""People and models are compared on the pairs that both rated, and calibration fits one to the other."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from variorum.cli import main
from variorum.grading.agreement import TOTAL, agreement
from variorum.grading.content_hash import content_hash
from variorum.grading.human_judgement import make_judgement
from variorum.grading.ratings import Rating, human_ratings, join_by_id, rating_rows
from variorum.grading.shipped_rubrics import load_rubric
from variorum.workspace.score_log import append_judgement

RUBRIC = load_rubric("translation")
NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
Command = Callable[..., tuple[int, str, str]]


@pytest.fixture
def command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("FORCE_COLOR", raising=False)

    def run(*arguments: str) -> tuple[int, str, str]:
        status = main(arguments)
        printed = capsys.readouterr()
        return status, printed.out, printed.err

    return run


def texts(number: int) -> tuple[str, str]:
    return f"int f() {{ return {number}; }}", f"def f():\n    return {number}\n"


def same(mark: float) -> dict[str, float]:
    return {dimension.id: mark for dimension in RUBRIC.dimensions}


def people_rate(marks: list[float], rater: str = "Ada") -> None:
    for number, mark in enumerate(marks):
        source, target = texts(number)
        append_judgement(
            Path(),
            make_judgement(
                same(mark),
                rubric=RUBRIC,
                rater=rater,
                time=NOON,
                source_text=source,
                target_text=target,
                target=f"f{number}.py",
            ),
        )


def model_row(number: int, values: Mapping[str, float], **changes: object) -> dict[str, object]:
    source, target = texts(number)
    hashes = {"source_hash": content_hash(source), "target_hash": content_hash(target)}
    rubric = {"id": "translation", "version": "1.0", "hash": RUBRIC.content_hash}
    row = {"id": f"pair-{number}", "status": "scored", "dimensions": values, "model": "gpt", "rubric": rubric}
    return {**row, **hashes, **changes}


def model_rates(marks: list[float], path: str = "gpt.jsonl", **changes: object) -> None:
    rows = [model_row(number, same(mark), **changes) for number, mark in enumerate(marks)]
    Path(path).write_text("".join(json.dumps(row) + "\n" for row in rows))


def test_people_and_models_meet_on_the_same_texts(command: Command) -> None:
    people_rate([0, 0.25, 0.5, 0.75, 1] * 8)
    model_rates([0.25, 0.5, 0.75, 1, 1] * 8)
    status, shown, _ = command("agreement", ".", "gpt.jsonl", "--resamples", "50", "--format", "json")
    found = json.loads(shown)
    assert status == 0
    assert found["raters"] == {"Ada": 40, "gpt": 40}
    (pair,) = found["pairs"]
    assert (pair["first"], pair["second"], pair["kind"], pair["items"]) == ("Ada", "gpt", "human-model", 40)
    safety = pair["fields"]["safety"]
    assert safety["bias"]["value"] == pytest.approx(-0.2)
    assert safety["exact"] == 0.2
    for measure in ("spearman", "kendall", "pearson"):
        assert 0.8 < safety[measure]["low"] <= safety[measure]["value"] <= safety[measure]["high"] <= 1
    assert 0.5 < safety["kappa"]["low"] <= safety["kappa"]["value"] <= safety["kappa"]["high"] < 1
    assert pair["fields"][TOTAL]["kappa"]["value"] is None
    assert found["alphas"]["human"]["safety"]["value"] is None
    assert found["disputed"][0]["distance"] == pytest.approx(0.25)


@pytest.mark.parametrize("form", ["text", "markdown", "html"])
def test_every_form_has_the_figures_and_no_markup_of_the_raters(command: Command, form: str) -> None:
    people_rate([0, 0.5, 1], rater="<script>alert(1)</script>")
    model_rates([0, 0.5, 0.75], model="[gpt](http://evil.example)\x1b[31m")
    status, shown, _ = command("agreement", ".", "gpt.jsonl", "--resamples", "20", "--format", form)
    assert status == 0
    assert "Krippendorff" in shown
    assert "only 3 items" in shown
    assert "\x1b[31m" not in shown
    assert form == "text" or "<script>" not in shown
    assert form != "markdown" or "[gpt](" not in shown
    assert form != "html" or shown.count("<svg") == 6


def test_the_order_of_ratings_does_not_matter() -> None:
    rated = [
        Rating(f"item-{number}", rater, rater != "gpt", same((number * step) % 5 / 4))
        for rater, step in (("Ada", 1), ("Bo", 2), ("gpt", 3))
        for number in range(12)
    ]
    assert agreement(rated, RUBRIC, resamples=20) == agreement(rated[::-1], RUBRIC, resamples=20)


def test_rows_that_only_have_ids_meet_those_that_have_hashes_too(command: Command) -> None:
    marks = [index % 4 / 4 for index in range(40)]
    model_rates(marks)
    people = [
        {"id": f"pair-{number}", "rater": "Ada", "dimensions": same(mark)}
        for number, mark in enumerate(marks)
    ]
    Path("people.jsonl").write_text("".join(json.dumps(row) + "\n" for row in people))
    _, shown, _ = command("agreement", "gpt.jsonl", "people.jsonl", "--format", "json", "--resamples", "10")
    assert json.loads(shown)["pairs"][0]["items"] == 40
    status, shown, _ = command("calibrate", "gpt.jsonl", "--people", "people.jsonl")
    assert (status, shown.split("\n")[0]) == (0, "Fitted to 40 items that people and the judge both rated.")


def test_an_id_that_means_several_texts_joins_none() -> None:
    ratings = [
        Rating("a b", "gpt", False, same(1), "x"),
        Rating("c d", "gpt", False, same(1), "x"),
        Rating("x", "Ada", True, same(1), "x"),
    ]
    assert join_by_id(ratings) == tuple(ratings)


def test_judges_without_a_common_pair_cannot_be_compared(command: Command) -> None:
    model_rates([0, 1], "one.jsonl", model="one")
    status, shown, _ = command("agreement", "one.jsonl")
    assert status == 1
    assert "No two raters rated the same item" in shown


def test_without_any_rating_there_are_no_tables(command: Command) -> None:
    Path("empty.jsonl").write_text("", encoding="utf-8")
    status, printed, _ = command("agreement", "empty.jsonl")
    assert status == 1
    assert printed.startswith("No two raters rated the same item, so there is nothing to compare.\n")


def test_what_cannot_be_used_is_counted_or_named(command: Command) -> None:
    rows = [
        json.dumps(model_row(0, same(1))),
        json.dumps({"id": "x", "status": "unscored", "reason": "timeout"}),
        json.dumps(model_row(1, same(1), rubric={"hash": "sha256:other"})),
        "{broken",
        json.dumps(model_row(2, {"safety": 1})),
        "[]",
    ]
    Path("gpt.jsonl").write_text("\n".join(rows))
    _, shown, said = command("agreement", "gpt.jsonl")
    assert "1 unscored rows were left out." in shown
    assert "1 ratings by another rubric, or another version, were left out." in shown
    assert "gpt.jsonl:4: not valid JSON; it is skipped" in said
    assert "gpt.jsonl:5: functional_intent is missing" in said
    assert "gpt.jsonl:6: expected a JSON object" in said


def test_the_last_rating_by_a_person_counts() -> None:
    source, target = texts(1)
    earlier, later = (
        make_judgement(
            same(mark),
            rubric=RUBRIC,
            rater="Ada",
            time=NOON + timedelta(days=day),
            source_text=source,
            target_text=target,
        )
        for mark, day in ((0.25, 0), (0.75, 1))
    )
    (rating,) = human_ratings([later, earlier], RUBRIC).ratings
    assert rating.values["safety"] == 0.75


def test_rows_of_people_from_elsewhere_are_read_too() -> None:
    row = {"id": "a", "rater": "Bo", "values": same(0.5)}
    (rating,) = rating_rows(json.dumps(row), RUBRIC, "file").ratings
    assert (rating.item, rating.rater, rating.is_human) == ("a", "Bo", True)


def test_calibration_says_what_to_set(command: Command) -> None:
    marks = [0.0, 0.25, 0.5, 0.75] * 10
    people_rate(marks)
    model_rates([mark + 0.25 for mark in marks])
    pairs = [
        {
            "id": f"pair-{n}",
            "source": texts(n)[0],
            "target": texts(n)[1],
            "source_lang": "java",
            "target_lang": "python",
        }
        for n in range(40)
    ]
    Path("pairs.jsonl").write_text("".join(json.dumps(pair) + "\n" for pair in pairs))
    status, shown, _ = command("calibrate", "gpt.jsonl", "--people", ".", "--pairs", "pairs.jsonl")
    assert status == 0
    assert "Fitted to 40 items" in shown
    assert "safety: 0 means 0.00, 0.25 means 0.00, 0.5 means 0.25" in shown
    assert "(error 0.250 before, 0.000 after)" in shown
    assert "[translation]\nalpha = 0." in shown


def test_calibration_says_when_there_are_too_few(command: Command) -> None:
    people_rate([0.5, 1])
    model_rates([0.5, 1])
    status, shown, said = command("calibrate", "gpt.jsonl", "--people", ".")
    assert (status, shown) == (1, "")
    assert "2 items were rated by people and by the judge; 30 are the fewest to fit to" in said


def test_calibration_takes_one_judge_at_a_time(command: Command) -> None:
    rows = [model_row(0, same(1)), model_row(0, same(1), model="other")]
    Path("gpt.jsonl").write_text("".join(json.dumps(row) + "\n" for row in rows))
    status, _, said = command("calibrate", "gpt.jsonl", "--people", ".")
    assert status == 2
    assert "holds several judges (gpt, other)" in said
