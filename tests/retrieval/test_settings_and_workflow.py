"""Settings are checked before use, and a workflow file is refused with every mistake on its line."""

from __future__ import annotations

import pytest

from variorum.retrieval.settings import Settings, SettingsError
from variorum.retrieval.workflow import WorkflowError, parse_workflow

PUBLISHED = """\
judge_settings:
  # Metric weights (should sum to 1.0)
  length_weight: 0.2
  keyword_weight: 0.3
  bm25_weight: 0.3
  coverage_weight: 0.2

  min_length: 50
  optimal_length: 200
  max_length: 500
"""


def test_the_published_workflow_states_the_defaults() -> None:
    workflow = parse_workflow(PUBLISHED, "workflow.yml")
    assert workflow.settings == Settings()
    assert workflow.warnings == ()


def test_weights_that_do_not_sum_to_one_are_scaled_with_a_warning() -> None:
    settings = Settings(1, 1, 1, 1)
    assert dict(settings.weights) == dict.fromkeys(("length", "keyword", "bm25", "coverage"), 0.25)
    assert settings.warning == "the weights sum to 4 instead of 1; each was divided by 4"
    assert Settings().warning is None


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"length_weight": -0.1}, "length_weight must be a number from 0 up"),
        ({"bm25_weight": float("nan")}, "bm25_weight must be a number from 0 up"),
        (dict.fromkeys(("length_weight", "keyword_weight", "bm25_weight", "coverage_weight"), 0), "above 0"),
        ({"min_length": 300}, "must rise from 0"),
        ({"min_length": 0, "optimal_length": 0}, "must rise from 0"),
        ({"bm25": "okapi"}, "bm25 must be one of simplified, corpus"),
    ],
)
def test_settings_that_make_no_sense_are_refused(changes: dict[str, float], message: str) -> None:
    with pytest.raises(SettingsError, match=message):
        Settings(**changes)  # type: ignore[arg-type]


def test_variants_change_the_settings_of_the_file() -> None:
    text = PUBLISHED + "variants:\n  short:\n    min_length: 5\n  rare:\n    judge_settings: {bm25: corpus}\n"
    variants = parse_workflow(text, "w").variants
    assert variants == {"short": Settings(min_length=5), "rare": Settings(bm25="corpus")}


def test_a_warning_has_the_line_of_its_settings() -> None:
    text = PUBLISHED + "nuggets: false\nvariants:\n  heavy:\n    bm25_weight: 1.3\n"
    assert parse_workflow(text, "w").warnings == (
        (11, "`nuggets` is not used by this judge"),
        (13, "the weights sum to 2 instead of 1; each was divided by 2"),
    )


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("min_length: 50", "min_length: fifty", "w.yml:8: `min_length` must be a whole number"),
        ("min_length: 50", "min_length: 600", "w.yml:1: min_length, optimal_length and max_length must rise"),
        ("min_length: 50", "minlength: 50", "w.yml:8: unknown key `minlength` in `judge_settings`"),
        ("bm25_weight: 0.3", "bm25_weight: -1", "w.yml:5: `bm25_weight` must be a number from 0"),
        ("bm25_weight: 0.3", "bm25_weight: .inf", "w.yml:5: `bm25_weight` must be a number from 0"),
        ("  min_length: 50", "  length_weight: 0", "w.yml:8: `length_weight` is given twice"),
        ("judge_settings:", "judge_settings: 3\nx:", "w.yml:1: `judge_settings` must be a mapping"),
        ("  length_weight: 0.2", "  length_weight: [", "w.yml:"),
    ],
)
def test_a_mistake_in_a_workflow_has_file_and_line(old: str, new: str, message: str) -> None:
    with pytest.raises(WorkflowError) as caught:
        parse_workflow(PUBLISHED.replace(old, new), "w.yml")
    assert message in str(caught.value)


@pytest.mark.parametrize("text", ["", "- 1", "just words", "\0"])
def test_what_is_no_workflow_is_refused(text: str) -> None:
    with pytest.raises(WorkflowError):
        parse_workflow(text, "w.yml")
