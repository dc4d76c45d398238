"""Random tiny programs in every language: rewriting a translation costs next to nothing, changing its meaning costs."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

import variorum
from tests.translation.tiny.mutating import MUTATIONS
from tests.translation.tiny.printing import STYLES, can_say, printed
from tests.translation.tiny.programs import programs
from tests.translation.tiny.rewriting import REWRITES
from tests.translation.tiny.tree import Program

FEW = settings(
    max_examples=12, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.filter_too_much]
)


def original_language(language: str) -> str:
    """Returns a language with integers of the same width, so that no pair rule about widths applies."""
    return "java" if language != "java" else "csharp"


def s(program: Program, translation: Program, language: str) -> float:
    """Returns the structural score of a translation of the program into a language."""
    source = original_language(language)
    return variorum.score_translation(
        printed(program, source),
        printed(translation, language),
        source_language=source,
        target_language=language,
    ).s


@pytest.mark.parametrize("language", STYLES)
@FEW
@given(program=programs(), name=st.sampled_from(sorted(REWRITES)))
def test_a_rewrite_costs_next_to_nothing(language: str, program: Program, name: str) -> None:
    rewritten = REWRITES[name](program)
    assume(rewritten != program and can_say(rewritten, language))
    assert s(program, rewritten, language) >= s(program, program, language) - 0.05


@pytest.mark.parametrize("language", STYLES)
@FEW
@given(program=programs(), name=st.sampled_from(sorted(MUTATIONS)))
def test_a_change_of_meaning_costs(language: str, program: Program, name: str) -> None:
    changed = MUTATIONS[name](program)
    assume(changed != program)
    assert s(program, changed, language) < s(program, program, language)


@pytest.mark.parametrize("language", STYLES)
@FEW
@given(program=programs(), rewrite=st.sampled_from(sorted(REWRITES)), name=st.sampled_from(sorted(MUTATIONS)))
def test_a_change_of_meaning_costs_in_a_rewrite_too(
    language: str, program: Program, rewrite: str, name: str
) -> None:
    rewritten = REWRITES[rewrite](program)
    changed = MUTATIONS[name](rewritten)
    assume(changed != rewritten and can_say(rewritten, language))
    assert s(program, changed, language) < s(program, rewritten, language)
