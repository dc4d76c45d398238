"""The rubrics that ship with Variorum are sound, and say what the specification says."""

from __future__ import annotations

import json
from pathlib import Path

import jsonschema
import pytest
import yaml

from variorum.grading.rubric import Criticality, Scoring
from variorum.grading.shipped_rubrics import Rubric, UnknownRubric, load_rubric, rubric_names, rubric_text

SCHEMA = json.loads((Path(__file__).parents[2] / "rubrics" / "rubric.schema.json").read_text("utf-8"))

QUALITY_WEIGHTS = {
    "correctness": 0.30,
    "completeness": 0.25,
    "code_quality": 0.20,
    "documentation": 0.10,
    "error_handling": 0.10,
    "testing": 0.05,
}


def weights(rubric: Rubric) -> dict[str, float | None]:
    return {dimension.id: dimension.weight for dimension in rubric.dimensions}


def test_four_rubrics_ship() -> None:
    assert rubric_names() == ("code-quality", "code-quality-classic", "response", "translation")


@pytest.mark.parametrize("name", rubric_names())
def test_a_shipped_rubric_is_named_like_its_file(name: str) -> None:
    assert load_rubric(name).id == name


@pytest.mark.parametrize("name", rubric_names())
def test_a_shipped_rubric_keeps_to_the_published_schema(name: str) -> None:
    jsonschema.Draft202012Validator.check_schema(SCHEMA)
    jsonschema.Draft202012Validator(SCHEMA).validate(yaml.safe_load(rubric_text(name)))


@pytest.mark.parametrize("name", rubric_names())
def test_the_schema_refuses_an_unknown_key(name: str) -> None:
    document = yaml.safe_load(rubric_text(name)) | {"wieght": 1}
    with pytest.raises(jsonschema.ValidationError, match="wieght"):
        jsonschema.Draft202012Validator(SCHEMA).validate(document)


def test_the_translation_rubric_has_the_five_fields_and_their_weights() -> None:
    rubric = load_rubric("translation")
    assert rubric.scoring is Scoring.WEIGHTED
    assert rubric.grid == (0, 0.25, 0.5, 0.75, 1)
    assert weights(rubric) == {
        "functional_intent": 0.30,
        "idiomaticity": 0.25,
        "readability": 0.20,
        "unnecessary_artifacts": 0.15,
        "safety": 0.10,
    }


@pytest.mark.parametrize("name", ["code-quality", "code-quality-classic"])
def test_the_code_quality_rubrics_have_six_dimensions_and_pass_at_70(name: str) -> None:
    rubric = load_rubric(name)
    assert weights(rubric) == QUALITY_WEIGHTS
    assert rubric.pass_threshold == 0.70


def test_the_classic_points_reproduce_the_published_totals() -> None:
    rubric = load_rubric("code-quality-classic")
    good = {"correctness": 1, "completeness": 0.7, "code_quality": 1, "documentation": 0.8}
    good |= {"error_handling": 0.3, "testing": 0.3}
    bad = dict.fromkeys(QUALITY_WEIGHTS, 0.0) | {"correctness": 1, "completeness": 0.7, "code_quality": 1}
    assert rubric.total(good) == 0.80
    assert rubric.total(good | {"documentation": 0.6}) == 0.78
    assert rubric.total(bad) == 0.675


def test_the_response_rubric_ranks_its_dimensions_by_criticality() -> None:
    found = {dimension.id: dimension.criticality for dimension in load_rubric("response").dimensions}
    assert found == {
        "requirements_compliance": Criticality.CRITICAL,
        "technical_accuracy": Criticality.CRITICAL,
        "code_quality": Criticality.IMPORTANT,
        "completeness_focus": Criticality.IMPORTANT,
        "presentation_clarity": Criticality.NICE_TO_HAVE,
        "safety": Criticality.IMPORTANT,
    }


def test_the_response_rubric_prefers_from_plus_two_to_minus_two() -> None:
    assert [level.value for level in load_rubric("response").preferences] == [2, 1, 0, -1, -2]


def test_an_unknown_rubric_is_refused_with_the_known_names() -> None:
    with pytest.raises(UnknownRubric, match="known: code-quality, "):
        load_rubric("tranlsation")


def test_a_path_is_no_rubric_name() -> None:
    with pytest.raises(UnknownRubric):
        rubric_text("../rubrics/translation")
