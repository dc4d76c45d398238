"""Settings as editors send them."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from variorum.rules.finding import Severity
from variorum.settings import DEFAULT, PairPattern, Settings, settings_of
from variorum.settings.keys import KEYS


def test_nested_tables_are_read() -> None:
    settings, problems = settings_of(
        {
            "rules": {"disabled": ["debug-print"], "enabled": [], "severity": {"unused-import": "error"}},
            "analysis": {"maxFileSize": 5000},
            "translation": {"alpha": 0},
            "pairs": {"patterns": [{"source": "a/{name}.java", "target": "b/{name:snake}.py"}]},
            "lens": {"enabled": False},
            "exclude": ["old"],
        }
    )
    assert problems == ()
    assert settings == Settings(
        disabled=frozenset({"debug-print"}),
        severities={"unused-import": Severity.ERROR},
        max_file_size=5000,
        alpha=0.0,
        patterns=(PairPattern("a/{name}.java", "b/{name:snake}.py"),),
        lens=False,
        exclude=("old",),
    )


def test_dotted_keys_do_as_well() -> None:
    assert settings_of({"translation.alpha": 0.75})[0].alpha == 0.75


@pytest.mark.parametrize(
    "values",
    [
        {"translation": {"compilerEvidence": True}},
        {"translation.compilerEvidence": True},
        {"judge": {"model": "m"}},
    ],
)
def test_what_is_the_users_own_is_read_elsewhere(values: dict[str, object]) -> None:
    assert settings_of(values) == (DEFAULT, ())


def test_an_editor_whose_numbers_are_all_fractions_may_send_a_whole_one() -> None:
    assert settings_of({"analysis": {"maxFileSize": 5e6}}) == (DEFAULT, ())


def test_null_means_that_nobody_set_it() -> None:
    assert settings_of({"rules": None, "lens": {"enabled": None}, "exclude": None}) == (DEFAULT, ())


def test_what_belongs_to_the_extension_is_passed_over() -> None:
    assert settings_of({"server": {"path": "/bin/x"}, "trace": {"server": "off"}}) == (DEFAULT, ())


def test_an_invalid_value_names_the_key_as_the_editor_spells_it() -> None:
    settings, (problem,) = settings_of({"analysis": {"maxFileSize": "big"}})
    assert settings == DEFAULT
    assert problem.message.startswith("variorum.analysis.maxFileSize: 'big' is not a size: use an integer")
    assert problem.line is None


def test_a_key_spelled_as_in_a_file_gets_a_hint() -> None:
    _, (problem,) = settings_of({"analysis": {"max_file_size": 5}})
    assert "did you mean `analysis.maxFileSize`?" in problem.message


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)
sections = st.sampled_from(sorted({part for key in KEYS for part in key.in_client.split(".")}))
configurations = st.dictionaries(
    sections, st.dictionaries(sections, json_values, max_size=3) | json_values, max_size=4
)


@given(configurations)
def test_no_configuration_breaks_anything(values: dict[str, Any]) -> None:
    """Whatever comes, there are settings that work, and every problem is one line."""
    settings, problems = settings_of(values)
    assert 0 <= settings.alpha <= 1
    assert settings.max_file_size >= 1
    assert settings.selection(is_translation=False).rules
    assert all("\n" not in problem.message for problem in problems)
