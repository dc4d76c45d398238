"""A person is asked before anything is sent, and can mark a translation on a form."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.judging.judging_help import KEY, endpoint_at
from variorum.grading.rating_form import rating_form, read_form
from variorum.grading.shipped_rubrics import load_rubric
from variorum.judging.consent import ConsentRequest, ConsentStore

RUBRIC = load_rubric("translation")
FIELDS = [dimension.id for dimension in RUBRIC.dimensions]
PLACE = endpoint_at("https://judge.example/v1")


def test_the_question_names_model_host_files_and_size() -> None:
    request = ConsentRequest(PLACE, ("legacy/A.java", "src/a.py"), 12_545)
    assert request.question == "Send 2 files (13 KB) to asked-model at judge.example?"
    assert request.detail.startswith("legacy/A.java, src/a.py to https://judge.example/v1.")
    assert "and 2 more" in ConsentRequest(PLACE, tuple("abcdefg"), 1).detail
    local = ConsentRequest(endpoint_at("http://localhost:1/v1"), ("a",), 1)
    assert local.question == "Send 1 file (1 bytes) to asked-model on this machine?"
    assert KEY not in request.question + request.detail


def test_a_yes_is_remembered_for_its_endpoint_alone(tmp_path: Path) -> None:
    file = tmp_path / "state" / "consents.json"
    assert not ConsentStore(file).given(PLACE)
    ConsentStore(file).give(PLACE)
    assert ConsentStore(file).given(PLACE)
    assert not ConsentStore(file).given(endpoint_at("https://other.example/v1"))


@pytest.mark.parametrize("text", ["", "{", "7", "[7]", '"https://judge.example/v1"', "[" * 100_000])
def test_a_damaged_file_is_no_yes(tmp_path: Path, text: str) -> None:
    file = tmp_path / "consents.json"
    file.write_text(text)
    assert not ConsentStore(file).given(PLACE)
    ConsentStore(file).give(PLACE)
    assert ConsentStore(file).given(PLACE)


@given(st.lists(st.sampled_from(RUBRIC.grid), min_size=5, max_size=5), st.text(max_size=50))
def test_what_is_ticked_is_read_back(marks: list[float], note: str) -> None:
    values = dict(zip(FIELDS, marks, strict=True))
    form = read_form(rating_form(RUBRIC, "A.java", "a.py", values) + note, RUBRIC)
    assert (form.values, form.problems) == (values, [])


def test_an_empty_form_has_a_box_for_every_level_and_says_what_is_missing() -> None:
    text = rating_form(RUBRIC, "A.java", "a.py")
    assert text.count("- [ ] ") == 25
    assert all(level.means in text for dimension in RUBRIC.dimensions for level in dimension.levels)
    form = read_form(text, RUBRIC)
    assert form.values == {}
    assert [message for _, message in form.problems] == [
        f"{dimension.title}: put an x into one of its boxes" for dimension in RUBRIC.dimensions
    ]
    assert text.split("\n")[form.problems[0].line - 1] == "## Functional intent (functional_intent)"


FULL = rating_form(RUBRIC, "A.java", "a.py", dict.fromkeys(FIELDS, 0.5))


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("- [ ] 1: A practised", "- [x] 1: A practised", "Idiomaticity: only one box can be ticked"),
        ("- [x] 0.5: It can be", "- [x] 0.6: It can be", "Idiomaticity: 0.6 is not one of its levels"),
        ("## Safety (safety)", "## Safety", "the part `## Safety (safety)` is missing"),
        ("## Safety (safety)", "## Charm (charm)", "charm is not a dimension of the rubric translation"),
        ("## Safety (safety)", "## Safety (readability)", "readability is there twice; keep one"),
    ],
)
def test_a_form_that_is_no_judgement_says_why_and_where(old: str, new: str, message: str) -> None:
    assert old in FULL
    form = read_form(FULL.replace(old, new, 1), RUBRIC)
    assert message in [problem.message for problem in form.problems]


def test_the_note_is_kept() -> None:
    assert read_form(FULL + "\nGood, but slow.\n## Safety (safety)\n", RUBRIC).note == (
        "Good, but slow.\n## Safety (safety)"
    )


def test_a_files_name_cannot_leave_its_code_span() -> None:
    assert "`a???b.py`" in rating_form(RUBRIC, "A.java", "a`\n`b.py")
